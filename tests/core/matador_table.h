// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "dominoes_table.h"
#include "matador/game.h"

/// Matches and positions of Matador made by hand.
namespace boneyard::test {

inline Words set_of(int most) { return texts_of(matador::full_set(most), matador::tile_text); }

/// A match from a deck, in the protocol's words. If nothing else is said, seat 0 opens with any tile and
/// there is one round; the hands named give the number of seats.
class MatadorTable : public TableByHand<matador::Game> {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a table reads as its hands
    MatadorTable(const std::vector<std::string>& hands, const kit::GivenOptions& options = {},
                 const std::string& stock = {}, std::size_t size = 5)
        : TableByHand(start(hands, options, stock, size)) {}

    /// The ends: "L=5 R=gate U=2|5".
    [[nodiscard]] std::string ends() const;

    /// The last tile laid: "2-5 by 1 on R, across" or "1-3 by 0 on L, 1 inward".
    [[nodiscard]] std::string last_laid() const;

private:
    static std::unique_ptr<kit::Match> start(const std::vector<std::string>& hands,
                                             const kit::GivenOptions& options, const std::string& stock,
                                             std::size_t size) {
        kit::GivenOptions all{{"hand", size > 7 ? "all" : std::to_string(size)},
                              {"opener", std::string("rotate")},
                              {"target", 0}};
        all.insert(all.end(), options.begin(), options.end());
        int most = 6;
        for (const auto& [id, value] : options) most = id == "set" ? std::get<int>(value) : most;
        return new_match("matador", static_cast<int>(hands.size()), 1, all,
                         deck_of(set_of(most), size, hands, stock))
            .value();
    }
};

inline std::string end_text(const matador::End& end) {
    if (end.kind == matador::End::Kind::Gate) return "gate";
    if (end.kind == matador::End::Kind::Value) return std::to_string(end.a);
    return std::to_string(end.a) + "|" + std::to_string(end.b);
}

inline std::string MatadorTable::ends() const {
    std::string text;
    const matador::Table table = game().view(0).table;
    for (const matador::Arm arm : matador::kAllArms) {
        if (table.end(arm).kind == matador::End::Kind::None) continue;
        const std::string_view name = matador::arm_name(arm);
        text += (text.empty() ? "" : " ") + std::string(1, name.front()) + "=" + end_text(table.end(arm));
    }
    return text;
}

inline std::string MatadorTable::last_laid() const {
    const matador::Table table = game().view(0).table;
    const matador::Placed& placed = table.placed[table.placed_count - 1U];
    std::string text = matador::tile_text(placed.tile) + " by " + std::to_string(placed.seat);
    if (placed.arm >= 0) {
        text += std::string(" on ") + matador::arm_name(static_cast<matador::Arm>(placed.arm)).front();
    }
    if (placed.inward != matador::kNoHalf) text += ", " + std::to_string(placed.inward) + " inward";
    if (placed.across) text += ", across";
    if (placed.spinner) text += ", spinner";
    return text;
}

/// A position in the middle of a round. Every tile that is named nowhere has been laid.
struct Position {
    matador::Rules rules = {};
    std::vector<std::string> hands = {};
    std::vector<matador::End> ends = {};  ///< L, R and, with a spinner, U and D
    std::string stock = {};
    matador::Seat to_move = 0;
    kit::PerSeat<int> scores = {};
};

inline matador::Game set_up(const Position& position) {
    matador::Table table;
    table.rules = position.rules;
    std::copy(position.ends.begin(), position.ends.end(), table.arms.begin());
    table.fits = fitting(table.rules, table.arms);
    return set_up<matador::Game>(std::move(table),
                                 {position.hands, position.stock, position.to_move, position.scores});
}

inline matador::End value_end(int half) {
    return {matador::End::Kind::Value, static_cast<std::uint8_t>(half), 0};
}
inline matador::End gate() { return {matador::End::Kind::Gate, 0, 0}; }

}  // namespace boneyard::test
