// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QTimer>

#include "common/rowmodel.h"
#include "store/archive.h"

namespace boneyard::ui {

/// The matches that are over, the latest first: those that what is asked for
/// lets through, page by page as they come into sight.
class History : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    /// What is asked for: a game's id or "", "any", "won" or "lost"; so many days
    /// back, 0: ever; and a text.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY askedChanged FINAL)
    Q_PROPERTY(QString result READ result WRITE setResult NOTIFY askedChanged FINAL)
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY askedChanged FINAL)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY askedChanged FINAL)
    /// How many there are, those that are not in sight too; -1 as long as that is
    /// not known.
    Q_PROPERTY(int total READ total NOTIFY listed FINAL)
    /// Nothing is left out.
    Q_PROPERTY(bool whole READ whole NOTIFY askedChanged FINAL)

public:
    static constexpr int kPage = 40;

    explicit History(QObject* parent = nullptr);
    explicit History(Archive& archive, QObject* parent = nullptr);

    [[nodiscard]] QString game() const { return filter_.games.value(0); }
    void setGame(const QString& id);
    [[nodiscard]] QString result() const;
    void setResult(const QString& result);
    [[nodiscard]] int days() const { return days_; }
    void setDays(int days);
    [[nodiscard]] QString words() const { return filter_.text; }
    void setWords(const QString& words);
    [[nodiscard]] int total() const { return total_; }
    [[nodiscard]] bool whole() const;

    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// Reads a match to be looked at: `loaded` comes with it.
    Q_INVOKABLE void load(int id);
    Q_INVOKABLE void remove(int id);

signals:
    void askedChanged();
    void listed();
    void loaded(const QVariant& plan);
    void said(const QString& sentence);

private:
    void ask();
    void askAnew();
    [[nodiscard]] static Row rowOf(const MatchSummary& match);

    Archive& archive_;
    MatchFilter filter_;
    int days_ = 0;
    int total_ = -1;
    int asked_ = 0;         // which question the answers are waited for
    bool waiting_ = false;  // for the next page
    QList<MatchSummary> matches_;
    QTimer asking_;  // somebody is still writing
};

}  // namespace boneyard::ui
