// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What it shows as lines, and what is said of them.
#include <algorithm>
#include <cmath>

#include "registry.h"
#include "statistics/figurewords.h"
#include "statistics/statisticsmodel.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr qsizetype kMostPoints = 300;  // of a line: more cannot be seen

/// Every so many of the values, and always the last.
template <class Value>
QList<Value> thinned(const QList<Value>& values) {
    const qsizetype step = values.size() / kMostPoints + 1;
    QList<Value> some;
    for (qsizetype i = (values.size() - 1) % step; i < values.size(); i += step) {
        if (i >= 0) some.append(values[i]);
    }
    return some;
}

QList<RatingPoint> since(const QList<RatingPoint>& all, int day) {
    QList<RatingPoint> some;
    std::copy_if(all.begin(), all.end(), std::back_inserter(some),
                 [day](const RatingPoint& point) { return point.day >= day; });
    return thinned(some);
}

template <class Value>
QList<QPointF> lineOf(const QList<GameTally::Point>& course, Value value) {
    QList<QPointF> line;
    for (const GameTally::Point& point : thinned(course)) line.append({double(point.day), value(point)});
    return line;
}

}  // namespace

QList<QPointF> StatisticsModel::ratingLine() const {
    QList<QPointF> line;
    for (const RatingPoint& point : since(ratings_, firstDay()))
        line.append({double(point.day), point.rating.value});
    return line;
}

QList<QPointF> StatisticsModel::ratingBand() const {
    QList<QPointF> upper;
    QList<QPointF> lower;
    for (const RatingPoint& point : since(ratings_, firstDay())) {
        upper.append({double(point.day), point.rating.value + 2 * point.rating.deviation});
        lower.prepend({double(point.day), point.rating.value - 2 * point.rating.deviation});
    }
    return upper + lower;
}

QList<QPointF> StatisticsModel::aheadLine() const {
    return lineOf(told_.course, [](const GameTally::Point& point) { return point.ahead; });
}

QList<QPointF> StatisticsModel::luckLine() const {
    if (!told_.luckKnown || gameId_.isEmpty()) return {};
    return lineOf(told_.course, [](const GameTally::Point& point) { return point.luck; });
}

QList<QPointF> StatisticsModel::accuracyLine() const {
    QList<QPointF> line;
    double moves = 0;
    double kept = 0;
    constexpr double kAll = 100;
    for (qsizetype i = 0; i < judged_.size(); ++i) {
        moves += judged_[i].verdict.moves;
        kept += judged_[i].verdict.moves * judged_[i].verdict.accuracy;
        if (i + 1 < judged_.size() && judged_[i + 1].day == judged_[i].day) continue;
        line.append({double(judged_[i].day), kAll * kept / moves});
        moves = kept = 0;
    }
    std::sort(line.begin(), line.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); });
    return thinned(line);
}

int StatisticsModel::firstDayOf(const QList<QPointF>& line, int day) const {
    int before = std::max(firstDay(), 0) - 1;
    for (const QPointF& point : line) {
        if (point.x() < day) before = static_cast<int>(point.x());
    }
    return line.size() < kMostPoints ? day : before + 1;
}

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
    if (ratings_.isEmpty()) return tr("Only matches against the standard bot levels are rated.");
    const Rating& now = ratings_.last().rating;
    //: Under the curve of a player's rating; %L1 and %L2 are the numbers between which it lies, %n the number
    //: of matches that it rests on
    QString sure = tr("Based on %n match(es); 19 times out of 20 it lies between %L1 and %L2.", "",
                      ratings_.last().matches)
                       .arg(std::lround(now.value - 2 * now.deviation))
                       .arg(std::lround(now.value + 2 * now.deviation));
    if (!now.provisional()) return sure;
    //: After "Based on 3 matches; 19 times out of 20 it lies between 1300 and 1700."
    return sure + u' ' + tr("It is provisional until more is known.");
}

QString StatisticsModel::luckSaid() const {
    if (told_.course.isEmpty()) return {};
    const GameTally::Point& end = told_.course.last();
    if (!told_.luckKnown) {
        //: %1 is a number of points with its sign, %n the number of matches
        return tr("Over %n match(es), your points in all rounds less the average of the others: %1. In this "
                  "game the deal says too little about the result to tell luck from play.",
                  "", end.matches)
            .arg(difference(end.ahead));
    }
    //: %1 to %3 are numbers of points with their signs; %1 is the sum of the others; %n the number of matches
    return tr("Over %n match(es), your points in all rounds less the average of the others: %1. About %2 "
              "came from the deal, and %3 from what followed: everybody's moves, and chance.",
              "", end.matches)
        .arg(difference(end.ahead), difference(end.luck),
             difference(static_cast<double>(std::lround(end.ahead) - std::lround(end.luck))));
}

QString StatisticsModel::accuracySaid() const {
    if (judged_.isEmpty()) return {};
    double moves = 0;
    double kept = 0;
    for (const DayVerdict& one : judged_) {
        moves += one.verdict.moves;
        kept += one.verdict.moves * one.verdict.accuracy;
    }
    //: %L1 is a number from 0 to 100, %2 is "over 5 matches", %n the number of moves
    return tr("Your accuracy is %L1%: %n move(s), %2 that you looked back at.", "", static_cast<int>(moves))
        .arg(std::lround(100 * kept / moves))
        .arg(overMatches(static_cast<int>(judged_.size())));
}

}  // namespace boneyard::ui
