// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "kit/scene.h"
#include "tiles_and_deal/game.h"

/// The parts of a scene that are files of their own.
namespace boneyard::tiles_and_deal {

/// True when it is the viewer's turn.
inline bool is_mine(const View& view) { return view.seat != kNobody && view.table.to_move == view.seat; }

/// True when so much deadwood is few enough to knock.
inline bool counts_to_knock(const Rules& rules) {
    return rules.knock == Rules::Knock::Threshold || rules.knock == Rules::Knock::ThresholdOrOne;
}

inline std::vector<Meld> melds_of(const Table& table) {
    return {table.melds.begin(), table.melds.begin() + table.meld_count};
}

/// True when the action lays or throws a single tile, and so has a place on the table.
inline bool is_spot(const Action& action) {
    return action.kind == Action::Kind::Add || action.kind == Action::Kind::Swap ||
           action.kind == Action::Kind::Discard;
}

/// The viewer's hand as it is shown: marks, number and words are of this one arrangement.
struct ShownHand {
    Tile thrown = kNoTile;         ///< where one is to be thrown now: the one that leaves least
    std::vector<Meld> melds = {};  ///< without it
    Tiles loose = {};              ///< in none of them; with it
    std::vector<int> values = {};  ///< what these count, without it
    int deadwood = 0;              ///< the sum of that
};

ShownHand shown_hand(const View& view);

/// The viewer's tiles, and what they are worth (hand.cpp); `actions` is what is legal.
void add_hand(const View& view, const std::vector<Action>& actions, kit::Scene& scene);

/// Buttons and melds to lay (choices.cpp), as the hand in the scene is grouped; `actions` is what is legal.
void add_choices(const View& view, const std::vector<Action>& actions, kit::Scene& scene);

/// What speaks for discarding that tile (why_throw.cpp).
kit::Phrase why_throw(const View& view, Tile tile);

/// Why the viewer, whose turn it is, cannot knock now.
kit::Phrase why_no_knock(const View& view);

/// What things are, for whoever asks (meanings.cpp): a tile in the hand, a tile in a meld on the table, a
/// free place at a meld, a joker in one, and the rest. A tile among the discards is part of their pile.
kit::Meaning meaning_of(const Table& table, Tile tile);
kit::Meaning meaning_in(const Meld& meld, Tile tile);
kit::Meaning meaning_of_place(const Meld& meld);
kit::Meaning meaning_of_joker();
kit::Meaning meaning_of_pile();
kit::Meaning meaning_of_stock();
kit::Meaning meaning_of_hand(const Rules& rules, const ShownHand& shown);

/// What tiles count that are in no meld.
kit::Phrase say_worths();

/// The table of a round that is over as its hands were counted: what was laid off lies on the melds.
View as_counted(const View& view);

/// Both hands laid open when a round is over, and how its points came about (open_hands.cpp).
void add_settlement(const View& view, kit::Scene& scene);

}  // namespace boneyard::tiles_and_deal
