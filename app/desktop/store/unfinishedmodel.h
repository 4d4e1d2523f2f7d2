// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QTimer>
#include <QVariantMap>

#include "common/rowmodel.h"
#include "store/archive.h"

namespace boneyard::ui {

/// The matches one can go on with, the latest first, each with a picture of its table, which comes a moment
/// later. While it is watching it follows what changes.
class UnfinishedModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    Q_MOC_INCLUDE("store/archive.h")
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    Q_PROPERTY(bool watching READ watching WRITE setWatching NOTIFY watchingChanged FINAL)

public:
    explicit UnfinishedModel(QObject* parent = nullptr);

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);
    [[nodiscard]] bool watching() const { return watching_; }
    void setWatching(bool watching);

    /// Looks again: another window may have played.
    Q_INVOKABLE void refresh();

    /// Removes a match for good; one that is being played stays, and refused() says so.
    Q_INVOKABLE void remove(int matchId);

signals:
    void archiveChanged();
    void watchingChanged();
    void refused(const QString& sentence);

private:
    void ask();
    void show(const QList<MatchSummary>& matches);
    [[nodiscard]] QVariantMap pictureOf(const MatchSummary& match);
    void hang(int matchId, const QVariantMap& scene);

    Archive* archive_ = nullptr;
    bool watching_ = false;
    QTimer asking_;
    QList<MatchSummary> matches_;

    /// A little table, and when the match that stands so was played.
    struct Picture {
        QDateTime played;
        int plies = 0;
        QVariantMap scene;
    };
    QHash<int, Picture> pictures_;  // by match
};

}  // namespace boneyard::ui
