// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QImage>
#include <QObject>
#include <QUrl>

class QSaveFile;

namespace boneyard::ui {

class ShownMatch;

/// Writes a match, or a picture of its table, to a file that somebody has chosen.
class MatchFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_MOC_INCLUDE("match/shownmatch.h")

public:
    using QObject::QObject;

    /// A good place and name for a file of that suffix: the game and the deal, a "png" among the pictures,
    /// all else among the documents.
    Q_INVOKABLE [[nodiscard]] QUrl suggested(boneyard::ui::ShownMatch* match, const QString& suffix) const;

    /// Each tells in one sentence that it is written, or why it is not.
    Q_INVOKABLE QString saveMatch(boneyard::ui::ShownMatch* match, const QUrl& file) const;
    Q_INVOKABLE QString saveScores(boneyard::ui::ShownMatch* match, const QUrl& file) const;
    Q_INVOKABLE QString savePicture(const QVariant& image, const QUrl& file) const;

    /// Puts a match from a file among those that were played here; `told` says where it is, or that it is
    /// not.
    Q_INVOKABLE void keep(const QString& file);

    /// Matches that lie where people keep files, the newest first: a few whole paths.
    Q_INVOKABLE [[nodiscard]] QStringList atHand() const;

    /// What lies already where a file of that suffix is to be written: its name; empty when nothing does.
    Q_INVOKABLE [[nodiscard]] QString taken(const QUrl& file, const QString& suffix) const;

    /// Beside it, under a name that nothing has.
    Q_INVOKABLE [[nodiscard]] QUrl freeName(const QUrl& file, const QString& suffix) const;

    /// Of what was dropped somewhere: the matches, in that order.
    Q_INVOKABLE [[nodiscard]] QStringList matchesAmong(const QList<QUrl>& files) const;

    /// The same with the ending that tells what it is.
    Q_INVOKABLE [[nodiscard]] QUrl whole(const QUrl& file, const QString& suffix) const;

    /// A file's whole path, as people read and write it; and the file that they mean by it: of a folder,
    /// where something is to be saved, the usual one in it.
    Q_INVOKABLE [[nodiscard]] QString path(const QUrl& file) const;
    Q_INVOKABLE [[nodiscard]] QUrl url(const QString& path, const QUrl& usual = {}) const;

    /// The path of a file that is given by its path or its URL.
    static QString local(const QString& file);

private:
    static QString failed(const QSaveFile& file);

signals:
    void told(const QString& sentence);
};

}  // namespace boneyard::ui
