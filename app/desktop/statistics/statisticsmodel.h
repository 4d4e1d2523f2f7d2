// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QDate>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <functional>
#include <optional>

#include "common/background.h"
#include "common/dispatcher.h"
#include "statistics/matchcounter.h"
#include "statistics/rating.h"
#include "statistics/tally.h"
#include "store/archive.h"

namespace boneyard::ui {

/// The statistics page: what the matches of one game, or of all, come to in a time, in words and lines. It
/// rests on the sums that the store keeps by day, and counts no match itself. Lines have a point for each
/// day, whose x is the day's number (store/daytally.h).
class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    /// Matches that are still to be looked at; -1: not known yet.
    Q_PROPERTY(int pending READ pending NOTIFY pendingChanged FINAL)
    /// Something was finished, if nothing of it counts.
    Q_PROPERTY(bool played READ played NOTIFY changed FINAL)
    /// The games that were played, after all of them together: {value, label}.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed FINAL)
    /// Empty: all.
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY changed FINAL)
    /// All tables of the game, and those of one size with bots of one level: {value, label}.
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed FINAL)
    /// Which of them are told of; the rating is always that of all.
    Q_PROPERTY(int table READ table WRITE setTable NOTIFY changed FINAL)
    /// So many days back, today among them; 0: all.
    Q_PROPERTY(int period READ period WRITE setPeriod NOTIFY changed FINAL)
    /// Numbers to be shown large, each with what it rests on: {label, value, note}.
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed FINAL)
    /// {gameId, game, matches, won, rating, accuracy}.
    Q_PROPERTY(QVariantList byGame READ byGame NOTIFY changed FINAL)
    /// {level, seats, matches, won, points, bestMatch, bestRound}.
    Q_PROPERTY(QVariantList levels READ levels NOTIFY changed FINAL)
    /// {words, times, points}.
    Q_PROPERTY(QVariantList earned READ earned NOTIFY changed FINAL)
    Q_PROPERTY(QList<QPointF> ratingLine READ ratingLine NOTIFY changed FINAL)
    /// Around it: the upper edge from left to right, then the lower one back.
    Q_PROPERTY(QList<QPointF> ratingBand READ ratingBand NOTIFY changed FINAL)
    /// What the bots are rated at: {label, value}.
    Q_PROPERTY(QVariantList botRatings READ botRatings NOTIFY changed FINAL)
    Q_PROPERTY(QList<QPointF> aheadLine READ aheadLine NOTIFY changed FINAL)
    /// Empty where luck cannot be told apart.
    Q_PROPERTY(QList<QPointF> luckLine READ luckLine NOTIFY changed FINAL)
    /// In percent; of the matches that somebody has looked back at.
    Q_PROPERTY(QList<QPointF> accuracyLine READ accuracyLine NOTIFY changed FINAL)
    /// The costliest first: {words, inaccuracies, mistakes, blunders, cost}; and what they rest on.
    Q_PROPERTY(QVariantList faults READ faults NOTIFY changed FINAL)
    Q_PROPERTY(QString faultsSaid READ faultsSaid NOTIFY changed FINAL)
    Q_PROPERTY(QString ratingSaid READ ratingSaid NOTIFY changed FINAL)
    Q_PROPERTY(QString luckSaid READ luckSaid NOTIFY changed FINAL)
    Q_PROPERTY(QString accuracySaid READ accuracySaid NOTIFY changed FINAL)
    Q_PROPERTY(QString helpedSaid READ helpedSaid NOTIFY changed FINAL)
    /// Where the matches are exported to when nothing else is said.
    Q_PROPERTY(QUrl usualFile READ usualFile CONSTANT FINAL)

public:
    explicit StatisticsModel(QObject* parent = nullptr);
    ~StatisticsModel() override;
    Q_DISABLE_COPY_MOVE(StatisticsModel)

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);
    [[nodiscard]] bool ready() const { return ready_; }
    [[nodiscard]] int pending() const { return counter_.pending(); }
    [[nodiscard]] bool played() const { return !sums_.tallies.isEmpty(); }
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QString gameId() const { return gameId_; }
    void setGameId(const QString& id);
    [[nodiscard]] QVariantList tables() const;
    [[nodiscard]] int table() const;
    void setTable(int table);
    [[nodiscard]] int period() const { return period_; }
    void setPeriod(int days);
    [[nodiscard]] QVariantList figures() const;
    [[nodiscard]] QVariantList byGame() const;
    [[nodiscard]] QVariantList levels() const;
    [[nodiscard]] QVariantList earned() const;
    [[nodiscard]] QList<QPointF> ratingLine() const;
    [[nodiscard]] QList<QPointF> ratingBand() const;
    [[nodiscard]] QVariantList botRatings() const;
    [[nodiscard]] QList<QPointF> aheadLine() const;
    [[nodiscard]] QList<QPointF> luckLine() const;
    [[nodiscard]] QList<QPointF> accuracyLine() const;
    [[nodiscard]] QVariantList faults() const;
    [[nodiscard]] QString faultsSaid() const;
    [[nodiscard]] QString ratingSaid() const;
    [[nodiscard]] QString luckSaid() const;
    [[nodiscard]] QString accuracySaid() const;
    [[nodiscard]] QString helpedSaid() const;
    [[nodiscard]] static QUrl usualFile();

    [[nodiscard]] const GameTally& tally() const { return all_; }

    /// The first of the days that a line's point stands for, whose last one is `day`: lines have no more
    /// points than can be seen.
    Q_INVOKABLE [[nodiscard]] int firstDayOf(const QList<QPointF>& line, int day) const;

    /// Writes all matches, of every game, into a CSV file, over what is there; `told` says where it is, or
    /// what is wrong.
    Q_INVOKABLE void exportTo(const QUrl& file);

    /// Forgets what is known of one game, or of all when it is empty. The matches stay in the history.
    Q_INVOKABLE void forget(const QString& gameId);

    /// What tells the date; else the system's clock does.
    void setToday(std::function<QDate()> today);

signals:
    void archiveChanged();
    void changed();
    void pendingChanged();

    /// A sentence for the player, on what went well or did not.
    void told(const QString& sentence, bool well);

private:
    /// A kind of table.
    struct Table {
        int seats = 0;
        int level = 0;  // of the bots, as in LevelTally

        bool operator==(const Table&) const = default;
    };
    [[nodiscard]] static Table tableOf(const LevelTally& tally) { return {tally.seats, tally.level}; }

    void ask();
    void show(const DaySums& sums);
    void countUp();
    [[nodiscard]] int firstDay() const;
    [[nodiscard]] const Rating* rating() const;
    [[nodiscard]] QVariantMap ratingFigure() const;
    void addGameFigures(QVariantList& all) const;
    void addRunFigures(QVariantList& all) const;
    void write(const QString& path, const QList<CountedMatch>& matches);

    QPointer<Archive> archive_;
    MatchCounter counter_;
    DaySums sums_;
    QList<DayVerdict> verdicts_;
    QString gameId_;
    bool chosen_ = false;  // the game was
    int period_ = 0;
    GameTally all_;   // of the game, in the time
    GameTally told_;  // of the table that was chosen
    QList<RatingPoint> ratings_;
    QList<DayVerdict> judged_;    // of the game, in the time
    Run run_;                     // likewise
    std::optional<Table> table_;  // none: all
    std::function<QDate()> today_ = &QDate::currentDate;
    QTimer asking_;
    Dispatcher answers_;
    Background writer_;
    bool ready_ = false;
};

}  // namespace boneyard::ui
