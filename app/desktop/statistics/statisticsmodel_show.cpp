// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How what the statistics page knows is said.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "analysis/verdict.h"
#include "common/words.h"
#include "registry.h"
#include "statistics/figurewords.h"
#include "statistics/statisticsmodel.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

QVariantMap figure(const QString& label, const QString& value, const QString& note) {
    return {{u"label"_s, label}, {u"value"_s, value}, {u"note"_s, note}};
}

/// A share in percent.
QString percent(double part, double whole) {
    //: A share in percent
    return StatisticsModel::tr("%L1%").arg(std::lround(100 * part / whole));
}

/// The level that is rated closest.
int closestLevel(double rating, const kit::Ratings& ratings) {
    const auto closest = std::min_element(ratings.begin(), ratings.end(), [rating](int a, int b) {
        return std::abs(a - rating) < std::abs(b - rating);
    });
    return static_cast<int>(closest - ratings.begin()) + 1;
}

QString nameOf(int level) {
    //: In the place of a level's name: the bots of a match were of several levels
    return level == LevelTally::kMixed ? StatisticsModel::tr("Mixed") : levelName(level);
}

/// "1540 ± 80"; "?" where there is none.
QString ratingWords(const Rating* rating) {
    if (rating == nullptr) return u"?"_s;
    //: A player's rating, and by how much it may be off: as 1540 ± 80
    return StatisticsModel::tr("%1 ± %2").arg(number(std::lround(rating->value)),
                                              number(std::lround(2 * rating->deviation)));
}

}  // namespace

QVariantList StatisticsModel::games() const {
    QVariantList all;
    for (const GameEntry& game : boneyard::games()) {
        const QString id = text(game.info.id);
        const bool played = std::any_of(sums_.tallies.cbegin(), sums_.tallies.cend(),
                                        [&](const DayTally& day) { return day.gameId == id; });
        if (played) all.append(QVariantMap{{u"value"_s, id}, {u"label"_s, say(game.info.name)}});
    }
    //: Above the games in a list: all of them together
    const QString together = tr("All games");
    if (all.size() > 1) all.prepend(QVariantMap{{u"value"_s, QString()}, {u"label"_s, together}});
    return all;
}

QVariantList StatisticsModel::tables() const {
    QVariantList tables{QVariantMap{{u"value"_s, 0}, {u"label"_s, tr("All tables")}}};
    for (const LevelTally& tally : all_.levels) {
        //: One kind of matches in a list; %1 is the level of the bots, %n the number of seats
        const QString label = tr("%1, %n seat(s)", "", tally.seats).arg(nameOf(tally.level));
        tables.append(QVariantMap{{u"value"_s, static_cast<int>(tables.size())}, {u"label"_s, label}});
    }
    return tables;
}

const Rating* StatisticsModel::rating() const {
    return ratings_.isEmpty() ? nullptr : &ratings_.last().rating;
}

QVariantMap StatisticsModel::ratingFigure() const {
    const GameEntry* game = find_game(gameId_.toStdString());
    const int level = closestLevel(rating()->value, game->info.ratings);
    const QString over = overMatches(ratings_.last().matches);
    //: Under a player's rating, of which too little is known; %1 is "over 3 matches"
    const QString note = rating()->provisional() ? tr("provisional, %1").arg(over)
                                                 //: Under a player's rating; %1 is a level of the bots, as
                                                 //: Skilled, %2 is "over 30 matches"
                                                 : tr("close to %1, %2").arg(levelName(level), over);
    //: A number that says how strong a player is, as in chess
    return figure(tr("Rating"), ratingWords(rating()), note);
}

/// What has a meaning within one game alone.
void StatisticsModel::addGameFigures(QVariantList& all) const {
    const QString rounds = overRounds(told_.rounds);
    //: %L1 is a number of points, %2 is "over 12 matches"
    all.append(figure(tr("Points"), number(told_.points),
                      tr("%L1 a match, %2")
                          .arg(double(told_.points) / told_.matches, 0, 'f', 1)
                          .arg(overMatches(told_.matches))));
    if (told_.rounds > 0) all.append(figure(tr("Best round"), number(qint64{told_.bestRound}), rounds));
    if (told_.drawn > 0) {
        //: %L1 is a number of tiles, %2 is "over 34 rounds"
        all.append(figure(
            tr("Tiles drawn"), number(told_.drawn),
            tr("%L1 a round, %2").arg(double(told_.drawn) / double(told_.rounds), 0, 'f', 1).arg(rounds)));
    }
}

void StatisticsModel::addRunFigures(QVariantList& all) const {
    if (run_.matches < 2 || table_) return;
    //: How many matches were won one after the other, at most
    all.append(figure(tr("Most wins in a row"), number(qint64{run_.longest}), overMatches(run_.matches)));
    //: How many matches were won one after the other until now
    all.append(figure(tr("Wins in a row now"), number(qint64{run_.last}),
                      //: Under the number of matches that were won one after the other until now
                      tr("up to the last match")));
}

QVariantList StatisticsModel::figures() const {
    if (told_.matches == 0) return {};
    //: Under the number of matches: on how many days they were played
    const QString days = tr("on %n day(s)", "", told_.days);
    //: %1 is a share in percent, %2 is "over 12 matches"
    const QString share = tr("%1 %2").arg(percent(told_.won, told_.matches), overMatches(told_.matches));
    QVariantList all{figure(tr("Matches"), number(qint64{told_.matches}), days),
                     figure(tr("Won"), number(qint64{told_.won}), share)};
    if (rating() != nullptr) all.append(ratingFigure());
    if (!gameId_.isEmpty()) addGameFigures(all);
    if (told_.rounds > 0) {
        all.append(figure(tr("Rounds won"), number(told_.roundsWon),
                          tr("%1 %2").arg(percent(double(told_.roundsWon), double(told_.rounds)),
                                          overRounds(told_.rounds))));
    }
    addRunFigures(all);
    return all;
}

QVariantList StatisticsModel::byGame() const {
    QVariantList all;
    if (!gameId_.isEmpty()) return all;
    for (const GameEntry& game : boneyard::games()) {
        const QString id = text(game.info.id);
        QList<DayTally> days;
        std::copy_if(sums_.tallies.begin(), sums_.tallies.end(), std::back_inserter(days),
                     [&](const DayTally& day) { return day.gameId == id; });
        const QList<RatingPoint> ratings = ratingsOf(days, game.info.ratings);
        days.removeIf([this](const DayTally& day) { return day.day < firstDay(); });
        const GameTally tally = tallyOf(days);
        if (tally.matches == 0) continue;
        all.append(
            QVariantMap{{u"gameId"_s, id},
                        {u"game"_s, say(game.info.name)},
                        {u"matches"_s, number(qint64{tally.matches})},
                        {u"won"_s, percent(tally.won, tally.matches)},
                        {u"rating"_s, ratingWords(ratings.isEmpty() ? nullptr : &ratings.last().rating)}});
    }
    return all;
}

QVariantList StatisticsModel::levels() const {
    QVariantList all;
    if (gameId_.isEmpty()) return all;
    for (const LevelTally& tally : all_.levels) {
        all.append(QVariantMap{
            {u"level"_s, nameOf(tally.level)},
            {u"seats"_s, number(qint64{tally.seats})},
            {u"matches"_s, number(qint64{tally.matches})},
            {u"won"_s, number(qint64{tally.won})},
            {u"points"_s, number(double(tally.points) / tally.matches, 1)},
            {u"bestMatch"_s, number(qint64{tally.bestPoints})},
            {u"bestRound"_s, number(qint64{tally.bestRound})},
        });
    }
    return all;
}

/// In the order of the game's reasons; what is no reason of it any more is left out.
QVariantList StatisticsModel::earned() const {
    const GameEntry* game = find_game(gameId_.toStdString());
    QVariantList all;
    if (game == nullptr) return all;
    for (const kit::Reason& reason : game->info.reasons) {
        for (const Earned& earned : told_.earned) {
            if (earned.why != text(reason.code)) continue;
            all.append(QVariantMap{{u"words"_s, say(reason.words)},
                                   {u"times"_s, number(qint64{earned.times})},
                                   {u"points"_s, difference(earned.points)}});
        }
    }
    return all;
}

QVariantList StatisticsModel::faults() const {
    std::map<QString, Fault> sums;
    for (const DayVerdict& judged : judged_) {
        for (const Fault& fault : judged.verdict.faults) {
            Fault& sum = sums[fault.kind];
            sum.kind = fault.kind;
            sum.inaccuracies += fault.inaccuracies;
            sum.mistakes += fault.mistakes;
            sum.blunders += fault.blunders;
            sum.cost += fault.cost;
        }
    }
    QList<Fault> all;
    for (const auto& [kind, fault] : sums) all.append(fault);
    std::sort(all.begin(), all.end(), [](const Fault& a, const Fault& b) { return a.cost > b.cost; });
    QVariantList rows;
    for (const Fault& fault : all) {
        const QString words = faultWords(fault.kind);
        if (words.isEmpty()) continue;
        rows.append(QVariantMap{{u"words"_s, words},
                                {u"inaccuracies"_s, number(qint64{fault.inaccuracies})},
                                {u"mistakes"_s, number(qint64{fault.mistakes})},
                                {u"blunders"_s, number(qint64{fault.blunders})},
                                {u"cost"_s, number(fault.cost, 1)}});
    }
    return rows;
}

QString StatisticsModel::faultsSaid() const {
    return judged_.isEmpty() ? QString() : overMatches(static_cast<int>(judged_.size()));
}

QString StatisticsModel::helpedSaid() const {
    if (told_.helped == 0) return {};
    //: %L1 is how many matches were played, %L2 how many of these were won
    return tr("With hints or undo, counted separately: %L1 played, %L2 won.")
        .arg(told_.helped)
        .arg(told_.helpedWon);
}

}  // namespace boneyard::ui
