// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "matching_elements_matches.h"
#include "slow_elements_sight.h"

/// A match of Matching Elements after an action, and what may be said in it.
namespace boneyard::test::elements {

/// How a match stands, as the checks need it.
struct Now {
    matching_elements::Table table;
    Sight sight;
    kit::Holdings held;
    std::vector<Hand> hands;
    std::vector<Words> banks;

    Now() = default;
    Now(const kit::Match& match, const kit::Events& events)
        : table(game_of<matching_elements::Game>(match).view(0).table),
          sight(Sight::of(match, table, events)),
          held(game_of<matching_elements::Game>(match).holdings()) {
        for (const auto& hand : held.hands) hands.push_back(read_hand(hand.tiles));
        for (int side = 0; side < sight.sides; ++side)
            banks.push_back(texts_of(table.banks[std::size_t(side)], MatchingElementsKind::text));
    }

    /// The tiles of all hands, each face once: what could be laid.
    [[nodiscard]] Hand faces() const {
        std::map<std::string, Tile> all;
        for (const Hand& hand : hands) {
            for (const Tile& tile : hand) all.emplace(name(tile), tile);
        }
        Hand found;
        for (const auto& [name, tile] : all) found.push_back(tile);
        return found;
    }
};

inline Laid read(const matching_elements::Placed& placed) {
    return {read_tile(matching_elements::tile_text(placed.tile)), placed.x,     placed.y,
            "ENWS"[static_cast<std::size_t>(placed.direction)],   placed.inner, placed.anchor,
            " nflr"[static_cast<std::size_t>(placed.port)],       placed.points};
}

/// "bet 5..99", "bet 99", or nothing where no number is left.
inline void add_range(std::set<std::string>& found, const std::string& verb, int least, int most) {
    if (least > most) return;
    found.insert(verb + std::to_string(least) + (least < most ? ".." + std::to_string(most) : ""));
}

/// What is legal where no tile is laid.
inline std::set<std::string> talk(const Now& now) {
    const Sight& sight = now.sight;
    std::set<std::string> found;
    if (sight.to_move < 0) return sight.phase == "round_over" ? std::set<std::string>{"next"} : found;
    const auto mover = static_cast<std::size_t>(sight.to_move);
    if (sight.phase == "auction") {
        const Tile& own = sight.draws[mover];
        const int highest = *std::max_element(sight.bids.begin(), sight.bids.end());
        add_range(found, "bid ", std::max(1, highest + 1), own.low + own.high);
        found.insert("fold");
    } else if (sight.phase == "colour") {
        for (const Tile& tile : now.hands[mover]) found.insert(std::string("colour ") + tile.colour);
    } else if (sight.phase == "bets") {
        int behind = 0;  // "the k-th seat of the n that bet may bet at most 99-(n-1-k)"
        for (int seat = sight.with_tiles_after(sight.to_move); seat != sight.dealer && behind < 6;
             seat = sight.with_tiles_after(seat))
            ++behind;
        const bool again = sight.bets[mover] >= 0;
        add_range(found, "bet ", sight.highest_bet + 1, again ? 99 : 99 - behind);
        if (again) found.insert("hold");
    } else if (sight.phase == "final") {
        const auto sides = sight.sides_in();
        add_range(found, "reenter ", 1,
                  std::min(sight.banks[std::size_t(sides[0])], sight.banks[std::size_t(sides[1])]));
    }
    return found;
}

}  // namespace boneyard::test::elements
