// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QVariantList>
#include <stop_token>

#include "common/background.h"
#include "common/dispatcher.h"
#include "statistics/tally.h"
#include "store/archive.h"

namespace boneyard::ui {

/// The statistics page: what the matches of one game come to, in words and lines. Matches that have been
/// finished since it was open last are looked at first, one after another, on a thread of their own.
class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    /// Matches that are still to be looked at; -1: not known yet.
    Q_PROPERTY(int pending READ pending NOTIFY pendingChanged FINAL)
    /// The games that were played: {value, label}.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed FINAL)
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY changed FINAL)
    /// All tables of the game, and those of one size with bots of one level: {value, label}.
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed FINAL)
    /// Which of them are told of; the rating is always that of all.
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY changed FINAL)
    /// Numbers to be shown large: {label, value, note}.
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed FINAL)
    /// {level, seats, matches, won, points, bestMatch, bestRound}.
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed FINAL)
    /// {words, times, points}.
    Q_PROPERTY(QVariantList earned READ earned NOTIFY changed FINAL)
    Q_PROPERTY(QList<QPointF> ratingLine READ ratingLine NOTIFY changed FINAL)
    /// What the bots are rated at: {label, value}.
    Q_PROPERTY(QVariantList botRatings READ botRatings NOTIFY changed FINAL)
    Q_PROPERTY(QList<QPointF> aheadLine READ aheadLine NOTIFY changed FINAL)
    /// Empty where luck cannot be told apart.
    Q_PROPERTY(QList<QPointF> luckLine READ luckLine NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingSaid READ ratingSaid NOTIFY changed FINAL)
    Q_PROPERTY(QString luckSaid READ luckSaid NOTIFY changed FINAL)
    Q_PROPERTY(QString helpedSaid READ helpedSaid NOTIFY changed FINAL)
    /// Where the matches are exported to when nothing else is said.
    Q_PROPERTY(QString usualFile READ usualFile CONSTANT FINAL)

public:
    explicit StatisticsModel(QObject* parent = nullptr);
    ~StatisticsModel() override;
    Q_DISABLE_COPY_MOVE(StatisticsModel)

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);
    [[nodiscard]] bool ready() const { return ready_; }
    [[nodiscard]] int pending() const { return pending_; }
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QString gameId() const { return gameId_; }
    void setGameId(const QString& id);
    [[nodiscard]] QVariantList tables() const;
    [[nodiscard]] int table() const { return table_; }
    void setTable(int table);
    [[nodiscard]] QVariantList figures() const;
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] QVariantList earned() const;
    [[nodiscard]] QList<QPointF> ratingLine() const;
    [[nodiscard]] QVariantList botRatings() const;
    [[nodiscard]] QList<QPointF> aheadLine() const;
    [[nodiscard]] QList<QPointF> luckLine() const;
    [[nodiscard]] QString ratingSaid() const;
    [[nodiscard]] QString luckSaid() const;
    [[nodiscard]] QString helpedSaid() const;
    [[nodiscard]] static QString usualFile();

    [[nodiscard]] const GameTally& tally() const { return all_; }

    /// Writes all matches, of every game, into a CSV file; `told` says where it is, or what is wrong.
    Q_INVOKABLE void exportTo(const QString& file);

    /// Forgets what is known of one game, or of all when it is empty. The matches stay in the history.
    Q_INVOKABLE void forget(const QString& gameId);

signals:
    void archiveChanged();
    void changed();
    void pendingChanged();

    /// A sentence for the player.
    void told(const QString& sentence);

private:
    void ask();
    void show(const QList<CountedMatch>& matches);
    void countUp();
    void lookAtNext();
    void keep(int id, const std::optional<MatchDigest>& digest);

    QPointer<Archive> archive_;
    QList<CountedMatch> matches_;
    QList<int> uncounted_;  // those that are still to be looked at
    QString gameId_;
    GameTally all_;   // of the game
    GameTally told_;  // of the table that was chosen
    int table_ = 0;   // 0: all; else the row of all_.levels, from 1
    Dispatcher answers_;
    Background looker_;
    Background writer_;
    std::stop_source stop_;
    int pending_ = -1;
    bool ready_ = false;
};

}  // namespace boneyard::ui
