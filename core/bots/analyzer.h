// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/mean.h"
#include "bots/playout.h"
#include "bots/search.h"
#include "kit/match.h"
#include "kit/strength.h"

namespace boneyard::bots {

/// Counts the ways in which judgements have been made: what an older analyzer has found is found anew.
inline constexpr int kAnalyzerVersion = 1;

/// What an analyzer has found about one action. Points are how far ahead of the best other side the seat's
/// own is at the end of the round, in all, on the average over all that could lie hidden; what winning the
/// match is worth besides is not in them.
struct Analysis {
    std::string best;          ///< what it would have played
    double played_points = 0;  ///< what the action played comes to
    double best_points = 0;    ///< what the best comes to
    double error = 0;          ///< the standard error of the difference of these two
    bool better = false;       ///< the best is worth more than the action played, by two standard errors
    double cost = 0;           ///< in points; 0 when nothing is better, or better for the match alone
    double lead_error = 0;     ///< the standard error of what the action played comes to

    bool operator==(const Analysis&) const = default;
};

/// What judges: of any match of one game it tells what an action was worth, as its seat could know and as the
/// tiles really lay, and what a deal is worth. It does the same for the same match every time.
class Analyzer {
public:
    /// How much it may do for one action. A budget, not a clock.
    struct Budget {
        int playouts = 1200;  ///< to find what it would have played
        int worlds = 400;     ///< in which that is compared with the action played
    };

    /// An analysis still to be made, on any thread, later, or not at all: nothing when it was stopped before
    /// it was done. Like a bot it holds the seat's view and nothing else of the match.
    using Work = std::function<std::optional<Analysis>(std::stop_token)>;

    Analyzer() = default;
    Analyzer(const Analyzer&) = delete;
    Analyzer& operator=(const Analyzer&) = delete;
    virtual ~Analyzer() = default;

    /// Compares what `seat`, who is to move, plays now with what a bot of that strength would have played.
    /// The same seed gives the same analysis. Precondition: `played` is legal.
    [[nodiscard]] virtual Work analyze(const kit::Match& match, kit::Seat seat, std::string_view played,
                                       const kit::Strength& strength, const Budget& budget,
                                       std::uint64_t seed) const = 0;

    /// Hindsight: how many points fewer `played` brings than `better` with the tiles as they really lie, if
    /// everybody goes on by the game's rule of thumb, or as well as can be where nothing is left to be drawn.
    /// Precondition: it is the seat's turn, and both are legal.
    [[nodiscard]] virtual int behind(const kit::Match& match, kit::Seat seat, std::string_view played,
                                     std::string_view better) const = 0;

    /// What each seat gains when good bots, all alike, play the rest of the round with the tiles as they
    /// really lie, each of them knowing only its own. Of a round that has just been dealt this is what the
    /// tiles are worth to the seats, as far as one such play can tell; tests/bench/ladder.md says how far.
    /// Nothing to go by when it was asked to stop. Precondition: a round is being played.
    [[nodiscard]] virtual kit::PerSeat<int> par(const kit::Match& match,
                                                const std::stop_token& stop) const = 0;
};

/// What one seat did, and what it knew when it did it; nothing else of the match.
template <kit::Game G>
struct Decision {
    typename G::View view;
    typename G::Action played;
};

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

/// The best of the actions in that world, the first of equals.
template <kit::Game G>
typename G::Action best_in(const G& world, const std::vector<typename G::Action>& actions, kit::Seat seat,
                           const kit::Rng& chance) {
    Playout<G> playout;
    std::size_t best = 0;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const int value = playout.value(world, actions[i], seat, chance);
        if (value <= most) continue;
        most = value;
        best = i;
    }
    return actions[best];
}

/// What a bot of that strength would have played, with a larger budget. The action played is among those that
/// it tries, whether the heuristic rates it among the best or not.
template <kit::Game G>
typename G::Action advised(const Decision<G>& decision, const kit::Strength& strength, int playouts,
                           kit::Rng& rng, const std::stop_token& stop) {
    std::vector<typename G::Action> actions;
    std::vector<int> ratings;
    G::candidates(decision.view, actions);
    G::rate(decision.view, actions, ratings);
    actions = best_first(actions, ratings, kMostActions, rng);
    if (strength.style != kit::Strength::Style::Search) return actions.front();
    if (std::find(actions.begin(), actions.end(), decision.played) == actions.end())
        actions.push_back(decision.played);
    if (const auto world = only_world<G>(decision.view))
        return best_in<G>(*world, actions, decision.view.seat, rng);
    Search<G> search(decision.view, std::move(actions), rng.next());
    return search.choose({std::max(playouts, strength.playouts), 1}, stop);
}

/// Compares the action played with what was advised, in worlds of its own: in those that the advice was
/// chosen by, it would look better than it is.
template <kit::Game G>
std::optional<Analysis> weigh(const Decision<G>& decision, const typename G::Action& best, int worlds,
                              std::uint64_t seed, const std::stop_token& stop) {
    using Worth = WorthAndPoints<G>;
    constexpr double kBelieved = 2;  // standard errors
    constexpr int kUncompared = 4;   // what nothing is compared with is worth fewer worlds
    const bool same = best == decision.played;
    if (only_world<G>(decision.view)) worlds = 1;  // and the difference is exact
    if (same) worlds = std::max(1, worlds / kUncompared);
    Playout<G, Worth> playout;
    Mean played_points;
    Mean best_points;
    Mean points;
    Mean worth;
    for (int world = 0; world < worlds; ++world) {
        if (stop.stop_requested()) return std::nullopt;
        kit::Rng chance(seed, kit::Stream::World, static_cast<std::uint64_t>(world));
        const G sampled = G::sample(decision.view, chance);
        const auto yours = playout.value(sampled, decision.played, decision.view.seat, chance);
        const auto other = same ? yours : playout.value(sampled, best, decision.view.seat, chance);
        played_points.add(static_cast<double>(Worth::points(yours)));
        best_points.add(static_cast<double>(Worth::points(other)));
        points.add(static_cast<double>(Worth::points(other) - Worth::points(yours)));
        worth.add(static_cast<double>(Worth::worth(other) - Worth::worth(yours)));
    }
    const auto believed = [](const Mean& more) {
        return more.mean() > 0 && more.mean() >= kBelieved * more.error();
    };
    Analysis found{G::text(best), played_points.mean(), best_points.mean(), points.error()};
    found.lead_error = played_points.error();
    found.better = believed(worth);
    if (found.better && believed(points)) found.cost = points.mean();
    return found;
}

/// The one implementation of Analyzer, by the game's own value type.
template <kit::Game G>
class AnalyzerOf final : public Analyzer {
public:
    [[nodiscard]] Work analyze(const kit::Match& match, kit::Seat seat, std::string_view played,
                               const kit::Strength& strength, const Budget& budget,
                               std::uint64_t seed) const override {
        return [decision = Decision<G>{game_of(match).view(seat), *G::parse(played)}, strength, budget, seed,
                ply = match.actions().size()](const std::stop_token& stop) -> std::optional<Analysis> {
            if (stop.stop_requested()) return std::nullopt;
            kit::Rng rng(seed, kit::Stream::Bot, ply);
            const auto best = advised<G>(decision, strength, budget.playouts, rng, stop);
            return weigh<G>(decision, best, budget.worlds, rng.next(), stop);
        };
    }

    [[nodiscard]] int behind(const kit::Match& match, kit::Seat seat, std::string_view played,
                             std::string_view better) const override {
        using Worth = WorthAndPoints<G>;
        Playout<G, Worth> playout;
        const auto points = [&](std::string_view action) {
            const kit::Rng rng(match.setup().deal);
            return Worth::points(playout.value(game_of(match), *G::parse(action), seat, rng));
        };
        return static_cast<int>(points(better) - points(played));
    }

    [[nodiscard]] kit::PerSeat<int> par(const kit::Match& match, const std::stop_token& stop) const override {
        G game = game_of(match);
        for (std::uint64_t ply = 0; game.to_move() != kit::kNobody && !stop.stop_requested(); ++ply) {
            const kit::Seat mover = game.to_move();
            const auto seed = static_cast<std::uint64_t>(mover);
            game.apply(choose<G>(game.view(mover), kit::heuristic(), seed, ply, stop), nullptr);
        }
        return game.status().round_scores;
    }

private:
    static const G& game_of(const kit::Match& match) {
        return static_cast<const kit::MatchOf<G>&>(match).game();
    }
};

}  // namespace boneyard::bots
