// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/data.h"
#include "kit/event.h"
#include "kit/fact.h"
#include "kit/phrase.h"
#include "kit/result.h"
#include "kit/rng.h"
#include "kit/scene.h"
#include "kit/setup.h"

namespace boneyard::kit {

/// A game is a value: copyable, comparable, with no pointer out of itself. All chance is in its deal
/// number, so applying the same actions to the same setup gives the same match everywhere.
///
/// `Action` is a small value. `View` is what one seat knows and nothing more; bots, hints and the window
/// are given a View and never the Game, so the types keep them honest.
template <class G>
concept Game = std::regular<G> && std::regular<typename G::Action> && std::regular<typename G::View> &&
    requires(const G game, G moving, const typename G::Action action, const typename G::View view,
             std::vector<typename G::Action> actions, std::vector<int> ratings, Events* events, Rng& rng,
             Data data, const Setup setup, const Event event, std::string_view text, Seat seat,
             double aspect) {
    // The rules (rules.cpp).
    { G::create(setup) } -> std::same_as<Result<G>>;  // BadDeck; options and seats are checked already
    {game.legal(actions)};                            // clears the list first
    {moving.apply(action, events)};  // precondition: kit::allows(game, action); events may be null
    { game.status() } -> std::same_as<Status>;
    { game.to_move() } -> std::same_as<Seat>;
    { game.over() } -> std::same_as<bool>;  // the match, not the round
    { game.view(seat) } -> std::same_as<typename G::View>;

    // What a seat can do with its view (view.cpp).
    {G::legal(view, actions)};
    { G::sample(view, rng) } -> std::same_as<G>;  // a full game that fits what the seat knows

    // The protocol's words (text.cpp).
    { G::text(action) } -> std::same_as<std::string>;
    { G::parse(text) } -> std::same_as<std::optional<typename G::Action>>;
    { game.holdings() } -> std::same_as<Holdings>;
    { G::holdings(view) } -> std::same_as<Holdings>;
    {game.describe(data)};      // adds the keys of the game's rules.md
    {G::describe(view, data)};  // the same keys, as the seat may see them

    // The window (scene.cpp, words.cpp). `aspect` is the table's width by its height.
    { G::scene(view, aspect) } -> std::same_as<Scene>;
    { G::why_not(view, text, text) } -> std::same_as<Phrase>;       // tile, group of spots (may be empty)
    { G::why(view, action) } -> std::same_as<Phrase>;               // what speaks for a move
    { G::facts(view, action) } -> std::same_as<std::vector<Fact>>;  // what can be counted of it
    { G::theme(view, action) } -> std::same_as<std::string_view>;   // of a puzzle that it solves: Theme::code

    // The bots (heuristic.cpp). Higher is better; the units are each game's own.
    {G::candidates(view, actions)};  // legal actions, one number for each range
    { G::gain(view, action) } -> std::same_as<int>;
    {G::rate(view, actions, ratings)};

    // Playouts: a search tries what a move leads to in many sampled worlds. Nothing here
    // allocates, nor do sample(), apply() without events, and copying.
    { game.reply(rng) } -> std::same_as<typename G::Action>;  // what a quick, sensible player does
    { game.worth(seat) } -> std::same_as<int>;                // of the round's end, when nobody is to move
    { game.drawn_out() } -> std::same_as<bool>;               // two seats are left, and nothing to draw
};

/// Whether an action is legal now: it is in the list. A game in whose list one action stands for a range, or
/// where the list takes long, says so itself by a member `allows`.
template <Game G>
bool allows(const G& game, const typename G::Action& action) {
    if constexpr (requires { game.allows(action); }) {
        return game.allows(action);
    } else {
        std::vector<typename G::Action> actions;
        game.legal(actions);
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    }
}

}  // namespace boneyard::kit
