// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QHash>
#include <QMap>
#include <QSet>
#include <QTimer>
#include <QVariantMap>

#include "common/rowmodel.h"
#include "store/archive.h"

namespace boneyard::ui {

/// The matches that are over, the latest first or in another order: those that what is asked for lets
/// through, page by page as they come into sight. Some can be picked, to be put away or written to files.
class History : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    /// What is asked for: a game's id or "", "any", "won" or "lost"; so many days
    /// back, 0: ever, -1: from one day to another (showDays); and a text.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY askedChanged FINAL)
    Q_PROPERTY(QString result READ result WRITE setResult NOTIFY askedChanged FINAL)
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY askedChanged FINAL)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY askedChanged FINAL)
    /// "latest", "oldest", "game", "longest", "shortest", "best" or "worst" first.
    Q_PROPERTY(QString order READ order WRITE setOrder NOTIFY askedChanged FINAL)
    /// From which day to which, where those were asked for: "1/2/27" or "1/2/27 – 3/2/27".
    Q_PROPERTY(QString span READ spanSaid NOTIFY askedChanged FINAL)
    /// All of this, to be asked for again.
    Q_PROPERTY(QVariantMap asked READ asked WRITE setAsked NOTIFY askedChanged FINAL)
    /// How many there are, those that are not in sight too; -1 as long as that is
    /// not known.
    Q_PROPERTY(int total READ total NOTIFY listed FINAL)
    /// Nothing is left out.
    Q_PROPERTY(bool whole READ whole NOTIFY askedChanged FINAL)
    /// How many are picked, in sight or not.
    Q_PROPERTY(int picked READ picked NOTIFY pickedChanged FINAL)
    /// How many have been put away, and can still be brought back.
    Q_PROPERTY(int leaving READ leaving NOTIFY leavingChanged FINAL)

public:
    static constexpr int kPage = 40;

    explicit History(QObject* parent = nullptr);
    explicit History(Archive& archive, QObject* parent = nullptr);
    /// What has been put away is gone then.
    ~History() override;
    Q_DISABLE_COPY_MOVE(History)

    [[nodiscard]] QString game() const { return filter_.games.value(0); }
    void setGame(const QString& id);
    [[nodiscard]] QString result() const;
    void setResult(const QString& result);
    [[nodiscard]] int days() const { return days_; }
    void setDays(int days);
    [[nodiscard]] QString words() const { return words_; }
    void setWords(const QString& words);
    [[nodiscard]] QString order() const;
    void setOrder(const QString& order);
    [[nodiscard]] QString spanSaid() const;
    [[nodiscard]] QVariantMap asked() const;
    void setAsked(const QVariantMap& asked);
    [[nodiscard]] int total() const { return total_; }
    [[nodiscard]] bool whole() const;
    [[nodiscard]] int picked() const { return static_cast<int>(picked_.size()); }
    [[nodiscard]] int leaving() const { return static_cast<int>(filter_.without.size()); }

    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// Those of a game (empty: of any) from one day to another, as the store numbers days; nothing else is
    /// asked for any more.
    Q_INVOKABLE void showDays(const QString& game, int first, int last);

    /// Reads a match to be looked at: `loaded` comes with it.
    Q_INVOKABLE void load(int id);

    /// A picture of the last table of that row comes in a moment.
    Q_INVOKABLE void wantPicture(int row);

    /// Picks a row, or leaves it again; to that row from the one picked before; all that are asked for; none.
    Q_INVOKABLE void pick(int row);
    Q_INVOKABLE void pickTo(int row);
    Q_INVOKABLE void pickAll();
    Q_INVOKABLE void pickNone();

    /// Puts a match away, or those that are picked: they are gone for good a while later, or with this list.
    Q_INVOKABLE void remove(int id);
    Q_INVOKABLE void removePicked();
    Q_INVOKABLE void bringBack();
    Q_INVOKABLE void letGo();

    /// Writes those that are picked to files in a new folder among the documents; `said` tells where.
    Q_INVOKABLE void exportPicked();

signals:
    void askedChanged();
    void listed();
    void pickedChanged();
    void leavingChanged();
    void loaded(const QVariant& plan);
    void said(const QString& sentence);

private:
    enum Role {
        MatchId,
        GameId,
        GameName,
        Face,
        When,
        Kind,
        Seats,
        Result,
        Won,
        Remark,
        Length,
        Winner,
        Medallion,
        Picked,
        Picture,
    };

    void ask();
    void askAnew();
    void showAgain();
    void putAway(const QList<int>& ids);
    void writeNext(const QString& folder, QList<int> ids, int written);
    [[nodiscard]] Row rowOf(const MatchSummary& match) const;
    [[nodiscard]] QString seatsOf(const MatchSummary& match) const;

    Archive& archive_;
    MatchFilter filter_;
    QString words_;
    int days_ = 0;
    int total_ = -1;
    int asked_ = 0;         // which question the answers are waited for
    bool waiting_ = false;  // for the next page
    QList<MatchSummary> matches_;
    QTimer asking_;   // somebody is still writing
    QTimer leaving_;  // before what was put away is gone
    QSet<int> picked_;
    int lastPicked_ = -1;                // a row
    QHash<int, QVariantMap> pictures_;   // by match; an empty one is on its way
    QHash<int, QMap<int, int>> finals_;  // by match and seat: points of a final that decided it
};

}  // namespace boneyard::ui
