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

#include "bots/mean.h"
#include "bots/playout.h"
#include "bots/search.h"
#include "bots/think.h"
#include "kit/match.h"
#include "kit/skill.h"

namespace boneyard::bots {

/// How much an analysis may do for one action. A budget, not a clock.
struct Care {
    int playouts = 1200;  ///< to find what it would have played
    int worlds = 400;     ///< in which that is compared with the action played
};

/// What an analysis has found about one action. Points are how far ahead of the best other side the seat is
/// at the end of the round, on the average over all that could lie hidden; what winning the match is worth
/// besides is not in them.
struct Judgement {
    std::string best;          ///< what it would have played
    double played_points = 0;  ///< what the action played comes to
    double best_points = 0;    ///< what the best comes to
    double error = 0;          ///< the standard error of the difference of these two
    bool better = false;       ///< the best is worth more than the action played, by two standard errors
    double cost = 0;           ///< in points; 0 when nothing is better, or better for the match alone
};

/// A judgement still to be made, on any thread: nothing when it was stopped before it was done.
using Study = std::function<std::optional<Judgement>(std::stop_token)>;

/// How far the seat's side is ahead of the best other side, in points of this round.
inline int lead_of(const kit::Status& status, kit::Seat seat) {
    kit::PerSeat<int> sums{};
    for (kit::Seat each = 0; each < status.seats; ++each)
        kit::at(sums, kit::at(status.sides, each)) += kit::at(status.round_scores, each);
    const kit::Seat own = kit::at(status.sides, seat);
    int others = std::numeric_limits<int>::min();
    for (kit::Seat each = 0; each < status.seats; ++each) {
        const kit::Seat side = kit::at(status.sides, each);
        if (side != own) others = std::max(others, kit::at(sums, side));
    }
    return kit::at(sums, own) - others;
}

/// Judges the end of a round by its worth, and tells the points as well: an end that is worth as much as
/// another and brings more points is the better one.
template <kit::Game G>
struct ByWorthAndPoints {
    using Value = std::int64_t;
    static constexpr Value kStep = 1 << 20U;  ///< more than twice any number of points
    static constexpr Value kBeyond = Value{1} << 60U;

    Value operator()(const G& end, kit::Seat seat) const {
        return kStep * end.worth(seat) + lead_of(end.status(), seat);
    }
    static std::int64_t points(Value value) {
        const Value rest = value % kStep;
        return rest > kStep / 2 ? rest - kStep : rest < -kStep / 2 ? rest + kStep : rest;
    }
    static std::int64_t worth(Value value) { return (value - points(value)) / kStep; }
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

/// What the bot of that skill would have played, with a larger budget. The action played is among those that
/// it tries, whether the heuristic rates it among the best or not.
template <kit::Game G>
typename G::Action advised(const Decision<G>& decision, const kit::Skill& skill, int playouts, kit::Rng& rng,
                           const std::stop_token& stop) {
    std::vector<typename G::Action> actions;
    std::vector<int> ratings;
    G::candidates(decision.view, actions);
    G::rate(decision.view, actions, ratings);
    actions = best_first(actions, ratings, kMostActions, rng);
    if (skill.style != kit::Style::Search) return actions.front();
    if (std::find(actions.begin(), actions.end(), decision.played) == actions.end())
        actions.push_back(decision.played);
    if (const auto world = only_world<G>(decision.view))
        return best_in<G>(*world, actions, decision.view.seat, rng);
    Search<G> search(decision.view, std::move(actions), rng.next());
    return search.choose({std::max(playouts, skill.playouts), 1}, stop);
}

/// Compares the action played with what was advised, in worlds of its own: in those that the advice was
/// chosen by, it would look better than it is.
template <kit::Game G>
std::optional<Judgement> weigh(const Decision<G>& decision, const typename G::Action& best, int worlds,
                               std::uint64_t seed, const std::stop_token& stop) {
    using Judge = ByWorthAndPoints<G>;
    constexpr double kBelieved = 2;  // standard errors
    constexpr int kUncompared = 4;   // what nothing is compared with is worth fewer worlds
    const bool same = best == decision.played;
    if (only_world<G>(decision.view)) worlds = 1;  // and the difference is exact
    if (same) worlds = std::max(1, worlds / kUncompared);
    Playout<G, Judge> playout;
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
        played_points.add(static_cast<double>(Judge::points(yours)));
        best_points.add(static_cast<double>(Judge::points(other)));
        points.add(static_cast<double>(Judge::points(other) - Judge::points(yours)));
        worth.add(static_cast<double>(Judge::worth(other) - Judge::worth(yours)));
    }
    const auto believed = [](const Mean& more) {
        return more.mean() > 0 && more.mean() >= kBelieved * more.error();
    };
    Judgement judgement{G::text(best), played_points.mean(), best_points.mean(), points.error()};
    judgement.better = believed(worth);
    if (judgement.better && believed(points)) judgement.cost = points.mean();
    return judgement;
}

/// Makes the study of what `seat`, who is to move, plays now. It holds the seat's view and nothing else of
/// the match: what could lie hidden is sampled. The same seed gives the same judgement. Precondition:
/// `played` is legal.
template <kit::Game G>
Study study_for(const kit::Match& match, kit::Seat seat, std::string_view played, const kit::Skill& skill,
                const Care& care, std::uint64_t seed) {
    const G& game = static_cast<const kit::MatchOf<G>&>(match).game();
    return [decision = Decision<G>{game.view(seat), *G::parse(played)}, skill, care, seed,
            ply = match.actions().size()](const std::stop_token& stop) -> std::optional<Judgement> {
        if (stop.stop_requested()) return std::nullopt;
        kit::Rng rng(seed, kit::Stream::Bot, ply);
        const auto best = advised<G>(decision, skill, care.playouts, rng, stop);
        return weigh<G>(decision, best, care.worlds, rng.next(), stop);
    };
}

/// Hindsight: how many points fewer `played` brings than `better` with the tiles as they really lie, if
/// everybody goes on by the game's rule of thumb, or as well as can be where nothing is left to be drawn.
/// Precondition: it is the seat's turn, and both are legal.
template <kit::Game G>
int behind(const kit::Match& match, kit::Seat seat, std::string_view played, std::string_view better) {
    using Judge = ByWorthAndPoints<G>;
    const G& game = static_cast<const kit::MatchOf<G>&>(match).game();
    Playout<G, Judge> playout;
    const auto points = [&](std::string_view action) {
        return Judge::points(playout.value(game, *G::parse(action), seat, kit::Rng(match.setup().deal)));
    };
    return static_cast<int>(points(better) - points(played));
}

}  // namespace boneyard::bots
