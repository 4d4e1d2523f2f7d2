// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include "protocol/describe.h"
#include "random_matches.h"

/// A match and another that a seat cannot tell from it.
namespace boneyard::test {

/// The tiles that `seat` must not know: the stock and, until the round is over, the other hands; with
/// kit::kNobody all.
inline Words hidden_from(const kit::Match& match, kit::Seat seat) {
    const auto held = match.holdings();
    Words tiles = held.stock;
    if (match.status().to_move == kit::kNobody) return tiles;
    for (std::size_t i = 0; i < held.hands.size(); ++i) {
        const Words& hand = held.hands[i].tiles;
        if (i != static_cast<std::size_t>(seat)) tiles.insert(tiles.end(), hand.begin(), hand.end());
    }
    return tiles;
}

inline std::unique_ptr<kit::Match> restarted(const kit::Match& match, std::uint64_t deal, const Words& deck) {
    const auto& setup = match.setup();
    return new_match(match.info().id, setup.seats, deal, setup.options.all(), deck).value();
}

/// What has happened in a match before everybody's eyes.
inline std::vector<kit::Events> history(const kit::Match& match) {
    std::vector<kit::Events> all;
    const auto again = restarted(match, match.setup().deal, match.setup().deck);
    for (const std::string& action : match.actions()) all.push_back(again->play(action).value());
    return all;
}

/// Another match, from this deck and another deal, in which the same happened; null when that cannot be.
inline std::unique_ptr<kit::Match> same_history(const kit::Match& match,
                                                const std::vector<kit::Events>& happened,
                                                const kit::Match& beginning, const Words& deck) {
    auto again = restarted(match, match.setup().deal ^ 1U, deck);
    if (again->status().to_move != beginning.status().to_move) return nullptr;
    if (!(protocol::describe(*again)["draws"] == protocol::describe(beginning)["draws"]))
        return nullptr;  // "face up for all"
    for (std::size_t i = 0; i < happened.size(); ++i) {
        const auto events = again->play(match.actions()[i]);
        if (!events || *events != happened[i]) return nullptr;
    }
    return again;
}

/// Swaps tiles that `seat` cannot see, wherever the history stays as it was; null when none could be.
inline std::unique_ptr<kit::Match> swap_hidden(const kit::Match& match, kit::Seat seat, kit::Rng& rng) {
    Words deck = match.setup().deck;
    // Of a tile that has a copy which the seat can see the deck does not tell which of them is hidden.
    Words hidden;
    const Words all = hidden_from(match, seat);
    std::copy_if(all.begin(), all.end(), std::back_inserter(hidden), [&](const std::string& tile) {
        return std::count(all.begin(), all.end(), tile) == std::count(deck.begin(), deck.end(), tile);
    });
    if (hidden.size() < 2) return nullptr;
    std::unique_ptr<kit::Match> swapped;
    const std::vector<kit::Events> happened = history(match);
    const auto beginning = restarted(match, match.setup().deal, deck);
    for (int i = 0; i < 8; ++i) {
        Words other = deck;
        const auto place = [&] { return std::find(other.begin(), other.end(), any_of(hidden, rng)); };
        std::iter_swap(place(), place());
        if (other == deck) continue;
        if (auto again = same_history(match, happened, *beginning, other)) {
            swapped = std::move(again);
            deck = other;
        }
    }
    return swapped;
}

}  // namespace boneyard::test
