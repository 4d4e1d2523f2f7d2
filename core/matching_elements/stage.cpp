// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What stands beside the number of a round, where it is none like the others.

#include <optional>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

/// In an elimination, how far the viewer's side is ahead of the lowest other one; nothing for who is not in
/// it.
std::optional<int> ahead_of_lowest(const Table& table, Seat viewer) {
    if (viewer == kNobody || at(table.out, viewer)) return {};
    std::optional<int> lowest;  // of the others
    for (Side side = 0; side < table.sides(); ++side) {
        if (!table.side_in(side) || side == table.side_of(viewer)) continue;
        if (!lowest || table.total(side) < *lowest) lowest = table.total(side);
    }
    if (!lowest) return {};
    return table.total(table.side_of(viewer)) - *lowest;
}

}  // namespace

kit::Phrase stage_brief_of(const Table& table, Seat viewer) {
    const bool played = table.phase != Phase::RoundOver && table.phase != Phase::MatchOver;
    if (!played || table.in_final || !table.elimination) return {};
    const std::optional<int> ahead = ahead_of_lowest(table, viewer);
    if (!ahead || *ahead == 0) return {};
    //: Beside the number of the round: points that the player, who is the lowest, has less than the next one
    if (*ahead < 0) return say(QT_TRANSLATE_NOOP("matching_elements", "lowest by %1"), {-*ahead});
    //: Beside the number of the round: points that the player has more than the lowest of the others
    return say(QT_TRANSLATE_NOOP("matching_elements", "%1 above the lowest"), {*ahead});
}

kit::Phrase stage_of(const Table& table, Seat viewer) {
    if (table.phase == Phase::RoundOver || table.phase == Phase::MatchOver) return {};
    //: Beside the number of the round: the last one, in which nobody bets
    if (table.in_final) return say(QT_TRANSLATE_NOOP("matching_elements", "final, without bets"));
    if (!table.elimination) return {};
    //: Beside the number of the round
    const auto plain =
        QT_TRANSLATE_NOOP("matching_elements", "the lowest total drops out, unless it takes the round");
    const std::optional<int> ahead = ahead_of_lowest(table, viewer);
    if (!ahead || *ahead == 0) return say(plain);
    const bool team = has_teams(table);
    if (*ahead < 0) {
        //: Beside the number of the round; %1 points
        const auto alone = QT_TRANSLATE_NOOP(
            "matching_elements", "the lowest total drops out, unless it takes the round: you are %1 behind");
        //: Beside the number of the round; %1 points
        const auto together = QT_TRANSLATE_NOOP(
            "matching_elements",
            "the lowest total drops out, unless it takes the round: your team is %1 behind");
        return say(team ? together : alone, {-*ahead});
    }
    //: Beside the number of the round; %1 points
    const auto alone = QT_TRANSLATE_NOOP(
        "matching_elements", "the lowest total drops out, unless it takes the round: you are %1 ahead");
    //: Beside the number of the round; %1 points
    const auto together = QT_TRANSLATE_NOOP(
        "matching_elements", "the lowest total drops out, unless it takes the round: your team is %1 ahead");
    return say(team ? together : alone, {*ahead});
}

}  // namespace boneyard::matching_elements
