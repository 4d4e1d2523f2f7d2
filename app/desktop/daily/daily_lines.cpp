// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The days of one game as lines.
#include <algorithm>
#include <utility>

#include "common/words.h"
#include "daily/daily.h"
#include "registry.h"
#include "store/daytally.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr qsizetype kFewest = 2;  // days that make a line
constexpr qsizetype kMostDays = 366;

double dayOf(const DayResult& result) { return dayNumber(QDate::fromString(result.date, Qt::ISODate)); }

}  // namespace

/// The first day first; days to come, which a clock that was wrong may have left, are not looked at.
QList<DayResult> Daily::finished(const QString& gameId) const {
    QList<DayResult> all;
    const QString today = date_.toString(Qt::ISODate);
    for (const DayResult& result : results_) {
        if (result.game == gameId && result.ahead && result.date <= today && all.size() < kMostDays)
            all.prepend(result);
    }
    return all;
}

QVariantList Daily::plotGames() const {
    QVariantList all;
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        if (finished(id).size() >= kFewest)
            all.append(QVariantMap{{u"value"_s, id}, {u"label"_s, say(game.info.name)}});
    }
    return all;
}

/// The one that was chosen; else the one that was played on most days.
QString Daily::plotGame() const {
    if (finished(plotGame_).size() >= kFewest) return plotGame_;
    QString best;
    qsizetype most = 0;
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        const qsizetype days = finished(id).size();
        if (days > most) best = id;
        most = std::max(most, days);
    }
    return best;
}

void Daily::setPlotGame(const QString& gameId) {
    if (std::exchange(plotGame_, gameId) != gameId) emit shown();
}

QList<QPointF> Daily::ownLine() const {
    QList<QPointF> line;
    for (const DayResult& result : finished(plotGame())) line.append({dayOf(result), double(*result.ahead)});
    return line;
}

QList<QPointF> Daily::parLine() const {
    QList<QPointF> line;
    for (const DayResult& result : finished(plotGame())) {
        if (result.par) line.append({dayOf(result), *result.par});
    }
    return line;
}

QString Daily::plotSaid() const {
    int days = 0;
    int better = 0;
    for (const DayResult& result : finished(plotGame())) {
        if (!result.par) continue;
        ++days;
        better += *result.ahead > *result.par ? 1 : 0;
    }
    if (days == 0) return {};
    //: How the player's deals of the day went; %L1 is a number of days of these %n
    return tr("Better than par on %L1 of %n day(s).", "", days).arg(better);
}

}  // namespace boneyard::ui
