// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How what the statistics page knows is said.
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "bots/level.h"
#include "common/numerals.h"
#include "common/players.h"
#include "common/words.h"
#include "registry.h"
#include "statistics/statisticsmodel.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr qsizetype kMostPoints = 300;  // of a line: more cannot be seen

QString number(qint64 value) { return numeral(value); }
QString number(double value, int digits) { return withMinus(QLocale().toString(value, 'f', digits)); }

/// With its sign, as "+12" or "-3".
QString difference(double value) {
    const auto whole = static_cast<qint64>(std::lround(value));
    return isolated((whole > 0 ? QLocale().positiveSign() : QString()) + number(whole));
}

QVariantMap figure(const QString& label, const QString& value, const QString& note = {}) {
    return {{u"label"_s, label}, {u"value"_s, value}, {u"note"_s, note}};
}

/// A line through values, one for each match from 0 on; long ones lose points, but never the last.
QList<QPointF> lineOf(const QList<double>& values) {
    QList<QPointF> line;
    const qsizetype step = values.size() / kMostPoints + 1;
    for (qsizetype i = 0; i < values.size(); i += step) line.append({double(i), values[i]});
    if (const auto last = values.size() - 1; last >= 0 && line.constLast().x() < double(last)) {
        line.append({double(last), values[last]});
    }
    return line;
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

}  // namespace

QVariantList StatisticsModel::games() const {
    QVariantList all;
    for (const GameEntry& game : boneyard::games()) {
        const QString id = text(game.info.id);
        const bool played = std::any_of(matches_.cbegin(), matches_.cend(),
                                        [&](const CountedMatch& match) { return match.gameId == id; });
        if (played) all.append(QVariantMap{{u"value"_s, id}, {u"label"_s, say(game.info.name)}});
    }
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

QVariantList StatisticsModel::figures() const {
    if (told_.matches == 0) return {};
    //: A share in percent
    const auto percent = [](double part, double whole) {
        return tr("%L1%").arg(std::lround(100 * part / whole));
    };
    QVariantList all{
        figure(tr("Matches"), number(qint64{told_.matches})),
        figure(tr("Won"), number(qint64{told_.won}), percent(told_.won, told_.matches)),
    };
    if (all_.ratings.size() > 1) {
        const GameEntry* game = find_game(gameId_.toStdString());
        const int level = closestLevel(all_.ratings.last(), game->info.ratings);
        //: A number that says how strong a player is, as in chess
        all.append(figure(tr("Rating"), number(std::lround(all_.ratings.last())),
                          //: Under a player's rating; %1 is a level of the bots, as Skilled
                          tr("close to %1").arg(levelName(level))));
    }
    all.append(figure(tr("Points"), number(told_.points),
                      //: %L1 is a number of points
                      tr("%L1 per match").arg(double(told_.points) / told_.matches, 0, 'f', 1)));
    if (told_.rounds > 0) {
        all.append(figure(tr("Best round"), number(qint64{told_.bestRound})));
        all.append(figure(tr("Rounds won"), number(told_.roundsWon),
                          percent(double(told_.roundsWon), double(told_.rounds))));
    }
    if (told_.drawn > 0) {
        all.append(figure(tr("Tiles drawn"), number(told_.drawn),
                          //: %L1 is a number of tiles
                          tr("%L1 per round").arg(double(told_.drawn) / double(told_.rounds), 0, 'f', 1)));
    }
    return all;
}

QVariantList StatisticsModel::levels() const {
    QVariantList all;
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

QVariantList StatisticsModel::earned() const {
    const GameEntry* game = find_game(gameId_.toStdString());
    QVariantList all;
    for (const Earned& earned : told_.earned) {
        const auto reason =
            std::find_if(game->info.reasons.begin(), game->info.reasons.end(),
                         [&](const kit::Reason& one) { return text(one.code) == earned.why; });
        all.append(QVariantMap{{u"words"_s, say(reason->words)},
                               {u"times"_s, number(qint64{earned.times})},
                               {u"points"_s, difference(earned.points)}});
    }
    return all;
}

QList<QPointF> StatisticsModel::ratingLine() const { return lineOf(all_.ratings); }
QList<QPointF> StatisticsModel::aheadLine() const { return lineOf(told_.ahead); }
QList<QPointF> StatisticsModel::luckLine() const { return lineOf(told_.luck); }

QVariantList StatisticsModel::botRatings() const {
    QVariantList all;
    const GameEntry* game = find_game(gameId_.toStdString());
    if (game == nullptr) return all;
    for (int level = 1; level <= static_cast<int>(kit::kLevels); ++level) {
        all.append(QVariantMap{{u"label"_s, levelName(level)},
                               {u"value"_s, game->info.ratings[static_cast<std::size_t>(level) - 1]}});
    }
    return all;
}

QString StatisticsModel::ratingSaid() const {
    const auto rated = static_cast<int>(all_.ratings.size()) - 1;
    if (rated < 1) return tr("Only matches against the standard bot levels are rated.");
    const auto [least, most] = std::minmax_element(all_.ratings.cbegin(), all_.ratings.cend());
    //: Spoken for a curve; %L1 the rating now, %L2 the lowest, %L3 the highest, %n the number of matches
    return tr("Your rating is %L1 after %n match(es); the lowest was %L2, the highest %L3.", "", rated)
        .arg(std::lround(all_.ratings.last()))
        .arg(std::lround(*least))
        .arg(std::lround(*most));
}

QString StatisticsModel::luckSaid() const {
    if (told_.ahead.size() < 2) return {};
    const double ahead = told_.ahead.last();
    if (told_.luck.isEmpty()) {
        //: %1 is a number of points with its sign
        return tr("Your points over all rounds, less the others' average: %1. In this game a deal says too "
                  "little about the result to tell luck and play apart.")
            .arg(difference(ahead));
    }
    const double luck = told_.luck.last();
    //: %1 to %3 are numbers of points with their signs; %1 is the sum of the others
    return tr("Your points over all rounds, less the others' average: %1, about %2 of it from the tiles and "
              "%3 from play.")
        .arg(difference(ahead), difference(luck),
             difference(static_cast<double>(std::lround(ahead) - std::lround(luck))));
}

QString StatisticsModel::helpedSaid() const {
    if (told_.helped == 0) return {};
    //: %L1 is how many matches were played, %L2 how many of these were won
    return tr("With hints or undo, counted separately: %L1 played, %L2 won.")
        .arg(told_.helped)
        .arg(told_.helpedWon);
}

}  // namespace boneyard::ui
