// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What bots lean to.

#include <bit>

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/game.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

/// Whether it is time to knock is no matter of a small margin: `likes` says how far these go. Of ratings it
/// is less than what lies between a knock and a super win, or tiles that are added to melds.
constexpr int kAnyGain = 1'000'000;
constexpr int kAnyRating = 120'000'000;

Tiles after_throw(const View& view, const Action& action) {
    Tiles rest = view.hand();
    if (action.tile != kNoTile) rest.remove(action.tile);
    return rest;
}

int deadwood_left(const View& view, const Action& action) {
    return least_deadwood(after_throw(view, action), view.table.rules.joker_value);
}

/// To knock where the ratings would wait, with the tile that leaves least; but not with all that is allowed,
/// which would lose too much.
int likes_knocking(const View& view, const Action& action) {
    constexpr int kMost = 9;
    if (action.kind != Action::Kind::Knock) return 0;
    const int left = deadwood_left(view, action);
    return left <= kMost ? 1 + kMost - left : 0;
}

/// Not to knock with much, until the other has had the time to make something of a hand.
int likes_waiting(const View& view, const Action& action) {
    constexpr int kMuch = 7;
    constexpr int kLate = 8;
    if (action.kind != Action::Kind::Knock || view.table.discard_count > kLate) return 1;
    return deadwood_left(view, action) > kMuch ? 0 : 1;
}

/// Pairs of tiles of one suit whose numbers follow each other.
int neighbours(const Tiles& hand) {
    int pairs = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const unsigned ranks = ranks_in(hand, suit);
        pairs += std::popcount(ranks & (ranks >> 1U));
    }
    return pairs;
}

}  // namespace

std::vector<kit::Manner> manners() {
    return {
        //: What one of the computer's players is like, after how well it plays. To knock is to end the round
        {"knock", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Knocks as soon as it may.")), {}, {kAnyRating}},
        //: What one of the computer's players is like, after how well it plays. To knock is to end the round
        {"wait",
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "Waits before it knocks.")),
         {kAnyGain, -2},
         {kAnyRating}},
        //: What one of the computer's players is like, after how well it plays. Runs: tiles of one suit whose
        //: numbers follow each other
        {"runs", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Goes for runs.")), {200, 3}, {100}},
    };
}

int Game::likes(const View& view, const Action& action, std::string_view manner) {
    if (manner == "knock") return likes_knocking(view, action);
    if (manner == "wait") return likes_waiting(view, action);
    return action.kind == Action::Kind::Discard ? neighbours(after_throw(view, action)) : 0;
}

}  // namespace boneyard::tiles_and_deal
