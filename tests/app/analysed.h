// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <string_view>
#include <vector>

#include "analysis/matchanalysis.h"
#include "common/line.h"
#include "registry.h"

/// Matches that are judged, quickly or never to the end.
namespace boneyard::test {

inline constexpr bots::Analyzer::Budget kQuick{24, 8};
inline constexpr bots::Analyzer::Budget kEndless{1'000'000'000, 1'000'000'000};
inline constexpr int kPatience = 120'000;

/// What weak bots have played in a match, or in its beginning; at so many seats, if it has so many.
inline kit::Record played(std::string_view game, std::size_t plies = 80, std::string_view by = "greedy",
                          int seats = 2) {
    const auto& info = find_game(game)->info;
    const auto match = new_match(game, std::clamp(seats, info.min_seats, info.max_seats), 6, {}).value();
    const int level = bots::find_level(by)->number;
    while (!match->status().match_over() && match->actions().size() < plies) {
        const kit::Seat seat = match->status().to_move;
        const auto action =
            seat == kit::kNobody ? match->legal().front() : *make_bot(*match, seat, level, 3)({});
        (void)match->play(action);
    }
    return match->record();
}

inline void analyse(ui::MatchAnalysis& analysis, const kit::Record& record, kit::Seat seat = 0) {
    analysis.setBudget(kQuick);
    const QSignalSpy finished(&analysis, &ui::MatchAnalysis::finished);
    analysis.lookAt(record, ui::Players::usual(record.seats), seat);
    QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty() && !analysis.running(), kPatience);
}

inline std::vector<std::size_t> decisionsOf(const kit::Record& record, kit::Seat seat) {
    return ui::outlineOf(record, seat, {}).plies;
}

/// The line of play up to that action and with it, as a judgement on it has it.
inline std::uint64_t lineAt(const kit::Record& record, std::size_t ply) {
    ui::Line line;
    for (std::size_t at = 0; at <= ply; ++at) line.add(record.actions[at]);
    return line.number();
}

inline int number(const QVariant& map, const QString& key) { return map.toMap().value(key).toInt(); }
inline double real(const QVariant& map, const QString& key) { return map.toMap().value(key).toDouble(); }

}  // namespace boneyard::test
