// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/playout.h"
#include "bots/search.h"
#include "kit/scene.h"
#include "kit/strength.h"

/// What a person is told to do: by a hint before a move, and by a look back after it. Both are this one
/// advice, so that they never contradict each other.
namespace boneyard::bots {

/// True when everybody holds the same in both.
template <kit::Game G>
bool same_hands(const G& one, const G& other) {
    const kit::Holdings these = one.holdings();
    const kit::Holdings those = other.holdings();
    return std::equal(these.hands.begin(), these.hands.end(), those.hands.begin(), those.hands.end(),
                      [](const auto& a, const auto& b) { return a.tiles == b.tiles; });
}

/// The one world that can be, where the seat knows all that lies hidden and nothing is left to be drawn.
template <kit::Game G>
std::optional<G> only_world(const typename G::View& view) {
    constexpr std::uint64_t kSamples = 4;  // hands of several tiles would hardly come out alike so often
    const auto sample = [&](std::uint64_t number) {
        kit::Rng rng(number, kit::Stream::World);
        return G::sample(view, rng);
    };
    const G first = sample(0);
    if (!first.drawn_out()) return std::nullopt;
    for (std::uint64_t i = 1; i < kSamples; ++i) {
        if (!same_hands<G>(sample(i), first)) return std::nullopt;
    }
    return first;
}

/// What each of the actions brings for certain: nothing unless all of them can be looked at to the end, as
/// what is certain of one cannot be compared with what is guessed of another.
template <kit::Game G, class Judge>
std::optional<std::vector<typename Judge::Value>> solved(const std::optional<G>& world,
                                                         const std::vector<typename G::Action>& actions,
                                                         kit::Seat seat) {
    constexpr int kPositions = 20'000;  // far more than a bot looks at: there is time
    if (!world) return std::nullopt;
    Ending<G, Judge> ending;
    std::vector<typename Judge::Value> values;
    for (const auto& action : actions) {
        G game = *world;
        game.apply(action, nullptr);
        const auto value = ending.value(game, seat, kPositions);
        if (!value) return std::nullopt;
        values.push_back(*value);
    }
    return values;
}

/// The actions that cost points at once, as the table offers them.
template <kit::Game G>
std::vector<typename G::Action> priced(const typename G::View& view) {
    std::vector<typename G::Action> actions;
    for (const kit::Choice& choice : G::scene(view, 1).choices) {
        if (choice.price <= 0) continue;
        if (const auto action = G::parse(choice.action)) actions.push_back(*action);
    }
    return actions;
}

/// The actions worth a thought, the one first that is played unless another is clearly better: what the
/// heuristic would do, or of what costs nothing the best. To pay points now for something better later a bot
/// needs a hunch only; a person is told to where it is clearly better than all that costs nothing, or the
/// game says that it pays.
template <kit::Game G>
std::vector<typename G::Action> worth_a_thought(const typename G::View& view, kit::Rng& rng) {
    std::vector<typename G::Action> actions;
    std::vector<int> ratings;
    G::candidates(view, actions);
    G::rate(view, actions, ratings);
    actions = best_first(actions, ratings, actions.size(), rng);
    if (G::gain(view, actions.front()) < 0 && playouts_tell<G>(view)) {  // it may be one that is paid for
        const auto paid = priced<G>(view);
        const auto free = std::find_if(actions.begin(), actions.end(), [&](const auto& action) {
            return std::find(paid.begin(), paid.end(), action) == paid.end();
        });
        if (free != actions.end()) std::rotate(actions.begin(), free, free + 1);
    }
    if (actions.size() > kMostActions) actions.erase(actions.begin() + kMostActions, actions.end());
    return actions;
}

/// Of the first action and one that is paid for, the one to be advised. It takes a second look, in worlds of
/// its own: to pay is possible in most positions, and in so many a first look is deceived now and then.
template <kit::Game G>
typename G::Action looked_at_twice(const typename G::View& view, const typename G::Action& first,
                                   const typename G::Action& paid, int playouts, std::uint64_t seed,
                                   const std::stop_token& stop) {
    Search<G, CarefulPlayout<G>> search(view, {first, paid}, seed);
    return search.choose({playouts, 1}, stop);
}

/// An action, and what comes next to it; none: nothing else was looked at.
template <kit::Game G>
struct Advised {
    typename G::Action best;
    std::optional<typename G::Action> next = std::nullopt;
};

/// Tells whether actions are of one kind as the table offers them: tiles to be laid, or buttons of a kind.
/// One way to lay says more beside another than beside a draw.
template <kit::Game G>
class Kinds {
public:
    explicit Kinds(const typename G::View& view) : scene_(G::scene(view, 1)) {}

    [[nodiscard]] bool alike(const typename G::Action& one, const typename G::Action& other) const {
        return button(one) == button(other);
    }

private:
    /// Nothing: it is none.
    [[nodiscard]] std::optional<kit::ChoiceKind> button(const typename G::Action& action) const {
        const std::string text = G::text(action);
        const auto found = std::find_if(scene_.choices.begin(), scene_.choices.end(),
                                        [&](const kit::Choice& choice) { return offers(choice, text); });
        if (found == scene_.choices.end()) return std::nullopt;
        return found->kind;
    }

    kit::Scene scene_;
};

/// The first of the best by these values.
template <class Value>
std::size_t best_of(const std::vector<Value>& values) {
    return static_cast<std::size_t>(std::max_element(values.begin(), values.end()) - values.begin());
}

/// The best of these by their values, and the next, rather of those that are of its kind.
template <kit::Game G, class Value>
Advised<G> best_two(const std::vector<typename G::Action>& actions, const std::vector<Value>& values,
                    const Kinds<G>& kinds) {
    const std::size_t best = best_of(values);
    const auto rank = [&](std::size_t i) {
        return std::pair(kinds.alike(actions[i], actions[best]), values[i]);
    };
    std::size_t next = best == 0 ? 1 : 0;
    for (std::size_t i = next + 1; i < values.size(); ++i) {
        if (i != best && rank(next) < rank(i)) next = i;
    }
    return {actions[best], actions[next]};
}

/// What is advised to who has that view: as the strongest bot does it, but with more care. It does not hang
/// on what is played then. Where it was stopped it is the best so far. `compared`: what comes next is told.
template <kit::Game G>
Advised<G> advised_with_next(const typename G::View& view, const kit::Strength& strength, kit::Rng& rng,
                             const std::stop_token& stop, bool compared = true) {
    auto actions = worth_a_thought<G>(view, rng);
    const std::uint64_t seed = rng.next();
    if (strength.style != kit::Strength::Style::Search || actions.size() == 1 || !playouts_tell<G>(view))
        return {actions.front()};
    if (const auto values = solved<G, WorthAndPoints<G>>(only_world<G>(view), actions, view.seat)) {
        if (!compared) return {actions[best_of(*values)]};
        return best_two<G>(actions, *values, Kinds<G>(view));
    }
    Search<G, CarefulPlayout<G>> search(view, actions, seed);
    const auto found = search.choose({strength.playouts, 1}, stop);
    const auto paid = priced<G>(view);
    const auto costs = [&](const auto& action) {
        return std::find(paid.begin(), paid.end(), action) != paid.end();
    };
    const auto next = [&]() -> std::optional<typename G::Action> {
        if (!compared) return std::nullopt;
        const Kinds<G> kinds(view);
        return search.next_best([&](const auto& each) { return kinds.alike(each, found); });
    };
    if (!costs(found) || costs(actions.front())) return {found, next()};
    const auto best =
        looked_at_twice<G>(view, actions.front(), found, strength.playouts / 2, rng.next(), stop);
    return {best, best == found ? next() : found};
}

/// The same without what comes next.
template <kit::Game G>
typename G::Action advised(const typename G::View& view, const kit::Strength& strength, kit::Rng& rng,
                           const std::stop_token& stop) {
    return advised_with_next<G>(view, strength, rng, stop, false).best;
}

}  // namespace boneyard::bots
