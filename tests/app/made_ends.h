// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <optional>
#include <utility>
#include <vector>

#include "match/places.h"
#include "match/scoresheet.h"

namespace boneyard::test {

// Matches as they ended, made up.

using ui::By;
using ui::Place;
using ui::PlayedAction;
using ui::ScoreSheet;

inline Place sideOf(int side, int points, bool winner = false, int out = 0, std::optional<int> decides = {}) {
    return {{side}, side, points, decides, out, winner};
}

inline PlayedAction move(int seat, int round, kit::Events events) {
    return {static_cast<kit::Seat>(seat), By::Bot, round, std::move(events)};
}

inline kit::Event laid(int seat) {
    return {.type = kit::EventType::Place, .seat = static_cast<kit::Seat>(seat), .tile = "1-2"};
}

inline const kit::Event kOver{.type = kit::EventType::RoundOver};

/// Three seats, three rounds: 0 30 30 50, 0 10 40 41, 0 20 35 90.
inline ScoreSheet threeRounds() {
    ScoreSheet sheet;
    for (int seat = 0; seat < 3; ++seat) sheet.columns.append({seat, {}, 0, seat, 0, 0});
    const QList<QList<int>> totals{{30, 10, 20}, {30, 40, 35}, {50, 41, 90}};
    for (int round = 1; round <= 3; ++round) {
        ScoreSheet::Row row{round, false, {}};
        for (const int total : totals[round - 1]) row.cells.append({0, total, {}});
        sheet.rows.append(row);
    }
    return sheet;
}
inline std::vector<PlayedAction> threeEnds() {
    return {move(0, 1, {laid(0)}),
            move(1, 1, {kOver}),
            move(-1, 1, {{.type = kit::EventType::Deal}}),
            move(2, 2, {kOver}),
            move(-1, 2, {{.type = kit::EventType::Deal}}),
            move(2, 3, {laid(2)}),
            move(2, 3, {kOver})};
}
inline QList<Place> threePlaces() {
    QList<Place> places{sideOf(0, 50), sideOf(1, 41), sideOf(2, 90, true)};
    rank(places);
    return places;
}

}  // namespace boneyard::test
