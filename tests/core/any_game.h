// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <type_traits>

#include "games.h"
#include "random_matches.h"

/// What the tests over all games do with one that they know only by its description.
namespace boneyard::test {

/// The names under which a game is listed.
template <class G>
Words ids_of() {
    Words ids;
    for_each_game([&]<class Other>(const Listed<Other>& game) {
        if constexpr (std::is_same_v<G, Other>) ids.emplace_back(game.info().id);
    });
    return ids;
}

/// A number is often its least, which is one round where it is the points that win the match, or the usual
/// one.
inline kit::OptionValue random_value(const kit::OptionSpec& spec, kit::Rng& rng) {
    if (spec.is_bool()) return rng.below(2) == 0;
    if (!spec.choices.empty()) return any_of(spec.choices, rng).value;
    const auto numbers = static_cast<std::uint32_t>(spec.max - spec.min + 1);
    switch (rng.below(8)) {
        case 0:
            return spec.min + static_cast<int>(rng.below(numbers));
        case 1:
        case 2:
            return spec.fallback;
        default:
            return spec.min;
    }
}

/// All tiles that are in the hands and the stock.
inline Words held_tiles(const kit::Holdings& held) {
    Words tiles = held.stock;
    for (const auto& hand : held.hands) tiles.insert(tiles.end(), hand.tiles.begin(), hand.tiles.end());
    return tiles;
}

/// Any seats and options that go together, and half of the time any deck.
inline Start random_start(const std::string& id, kit::Rng& rng) {
    const kit::GameInfo& info = find_game(id)->info;
    Start start;
    start.game = id;
    do {
        const auto seats = static_cast<std::uint32_t>(info.max_seats - info.min_seats + 1);
        start.seats = info.min_seats + static_cast<int>(rng.below(seats));
        start.deal = rng.next() & kit::kMaxDeal;
        start.options.clear();
        for (const auto& spec : info.options) start.options.emplace_back(spec.id, random_value(spec, rng));
    } while (!start.match());
    if (rng.below(2) == 0) return start;
    start.deck = held_tiles(start.match().value()->holdings());
    rng.shuffle(start.deck);
    if (!start.match()) start.deck.clear();  // some lie elsewhere from the start
    return start;
}

/// What the tests over all games have to be told of one, as far as its description tells it. A game whose
/// random matches are to lean to what seldom happens says so in a <game>_matches.h, as in matador_matches.h.
template <class G>
struct AnyKind {
    using Game = G;
    static constexpr int kLength = 1;  ///< of a match of another game; so many times fewer are played
    static Start start(kit::Rng& rng) { return random_start(any_of(ids_of<G>(), rng), rng); }

    /// The phases that must have been seen, beside `play`.
    static Words phases() { return {}; }
};

template <class G>
struct Kind : AnyKind<G> {};

}  // namespace boneyard::test
