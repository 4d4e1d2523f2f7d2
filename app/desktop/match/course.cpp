// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/course.h"

#include <algorithm>

#include "match/find.h"

namespace boneyard::ui {

int Course::rounds() const {
    qsizetype most = 1;
    for (const QList<int>& side : totals) most = std::max(most, side.size());
    return static_cast<int>(most) - 1;
}

int Course::total(qsizetype side, int round) const {
    const QList<int>& own = totals[side];
    return own.isEmpty() ? 0 : own[std::min<qsizetype>(round, own.size() - 1)];
}

int Course::leadsFrom(qsizetype side) const {
    const auto ahead = [&](int round) {
        for (qsizetype other = 0; other < totals.size(); ++other) {
            if (other != side && total(other, round) >= total(side, round)) return false;
        }
        return true;
    };
    int round = rounds();
    if (round == 0 || !ahead(round)) return 0;
    while (round > 1 && ahead(round - 1)) --round;
    return round;
}

Course courseOf(const ScoreSheet& sheet, const std::vector<PlayedAction>& history,
                const QList<Place>& places) {
    Course course;
    const QList<QList<qsizetype>> teams = sheet.teams();
    course.totals.fill({0}, teams.size());
    for (const ScoreSheet::Row& row : sheet.rows) {
        if (row.decides || row.under_way) continue;
        for (qsizetype side = 0; side < teams.size(); ++side) {
            const int total = ScoreSheet::together(row, teams[side]).total;
            if (row.round == 0)
                course.totals[side].first() = total;
            else
                course.totals[side].append(total);
        }
    }
    for (const Place& place : places) {
        QList<int>& own = course.totals[place.side];
        if (place.out > 0) own.resize(std::min<qsizetype>(own.size(), place.out + 1));
    }
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (find(history[i], kit::EventType::RoundOver) != nullptr)
            course.ends.append(static_cast<int>(i) + 1);
    }
    return course;
}

}  // namespace boneyard::ui
