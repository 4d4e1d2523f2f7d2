// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "bots/advice.h"
#include "bots/analyzer.h"
#include "bots/mean.h"
#include "bots/worlds.h"

namespace boneyard::bots {

/// What one seat did, and what it knew when it did it; nothing else of the match.
template <kit::Game G>
struct Decision {
    typename G::View view;
    typename G::Action played;
};

/// Two actions, compared world by world.
template <kit::Game G>
class Comparison {
public:
    using Worth = WorthAndPoints<G>;
    using Value = typename Worth::Value;

    explicit Comparison(const Odds& odds) : odds_(odds) {}

    void add(Value yours, Value other) {
        played_points_.add(static_cast<double>(Worth::points(yours)));
        best_points_.add(static_cast<double>(Worth::points(other)));
        points_.add(static_cast<double>(Worth::points(other) - Worth::points(yours)));
        worth_.add(static_cast<double>(Worth::worth(other) - Worth::worth(yours)));
        played_chance_.add(chance(yours));
        best_chance_.add(chance(other));
    }

    [[nodiscard]] Analysis found(std::string best) const {
        Analysis found;
        found.best = std::move(best);
        found.played_points = played_points_.mean();
        found.best_points = best_points_.mean();
        found.error = points_.error();
        found.better = believed(worth_);
        if (found.better && believed(points_)) found.cost = points_.mean();
        found.played_chance = played_chance_.mean();
        found.best_chance = best_chance_.mean();
        found.chance_error = played_chance_.error();
        found.worlds = static_cast<int>(points_.count());
        return found;
    }

private:
    static bool believed(const Mean& more) {
        constexpr double kBelieved = 2;  // standard errors
        return more.mean() > 0 && more.mean() >= kBelieved * more.error();
    }
    [[nodiscard]] double chance(Value value) const {
        return odds_.chance(Worth::end(value), static_cast<double>(Worth::points(value)));
    }

    Odds odds_;
    Mean played_points_;
    Mean best_points_;
    Mean points_;
    Mean worth_;
    Mean played_chance_;
    Mean best_chance_;
};

/// Compares the action played with what was advised, in worlds of its own: in those that the advice was
/// chosen by, it would look better than it is.
template <kit::Game G>
std::optional<Analysis> weigh(const Decision<G>& decision, const typename G::Action& best, int worlds,
                              const Odds& odds, std::uint64_t seed, const std::stop_token& stop) {
    using Worth = WorthAndPoints<G>;
    constexpr int kUncompared = 4;  // what nothing is compared with is worth fewer worlds
    const bool same = best == decision.played;
    const kit::Seat seat = decision.view.seat;
    Comparison<G> compared(odds);
    if (const auto values = solved<G, Worth>(only_world<G>(decision.view), {decision.played, best}, seat)) {
        compared.add((*values)[0], (*values)[1]);
        return compared.found(G::text(best));
    }
    if (same) worlds = std::max(1, worlds / kUncompared);
    CarefulPlayout<G, Worth> playout;
    // Who looks longer looks at none of the worlds that made them doubt.
    const auto begin = static_cast<std::size_t>(worlds);
    Worlds<G> dealt(decision.view, seed, begin);
    for (std::size_t number = begin; number < 2 * begin; ++number) {
        if (stop.stop_requested()) return std::nullopt;
        dealt.prepare(number, 1);
        kit::Rng chance = dealt.chance(number);
        const G sampled = dealt.at(number, chance);
        const auto yours = playout.value(sampled, decision.played, seat, chance);
        compared.add(yours, same ? yours : playout.value(sampled, best, seat, chance));
    }
    return compared.found(G::text(best));
}

/// The chance to win that a seat has, as it can know: the mean over worlds that fit its view.
template <kit::Game G>
std::optional<Standing> standing_of(const typename G::View& view, int worlds, const Odds& odds,
                                    std::uint64_t seed, const std::stop_token& stop) {
    using Worth = WorthAndPoints<G>;
    CarefulPlayout<G, Worth> playout;
    Worlds<G> dealt(view, seed);
    Mean chances;
    for (std::size_t number = 0; number < static_cast<std::size_t>(worlds); ++number) {
        if (stop.stop_requested()) return std::nullopt;
        dealt.prepare(number, 1);
        kit::Rng chance = dealt.chance(number);
        const auto end = playout.value(dealt.at(number, chance), view.seat, chance);
        chances.add(odds.chance(Worth::end(end), static_cast<double>(Worth::points(end))));
    }
    return Standing{chances.mean(), chances.error()};
}

/// The one implementation of Analyzer, by the game's own value type.
template <kit::Game G>
class AnalyzerOf final : public Analyzer {
public:
    [[nodiscard]] Bot advise(const kit::Match& match, kit::Seat seat, const kit::Strength& strength,
                             std::uint64_t seed, std::shared_ptr<Rival> rival) const override {
        return [view = game_of(match).view(seat), strength, seed, ply = match.actions().size(),
                rival = std::move(rival)](const std::stop_token& stop) -> std::optional<std::string> {
            constexpr int kWorlds = 200;  // a sixth of what the hint itself takes
            if (stop.stop_requested()) return std::nullopt;
            kit::Rng rng(seed, kit::Stream::Bot, ply);
            const Advised<G> found = advised_with_next<G>(view, strength, rng, stop);
            if (rival && found.next) {
                const auto weighed =
                    weigh<G>(Decision<G>{view, *found.next}, found.best, kWorlds, {}, rng.next(), stop);
                if (weighed) *rival = {G::text(*found.next), *weighed};
            }
            return G::text(found.best);
        };
    }

    [[nodiscard]] Work analyze(const kit::Match& match, kit::Seat seat, std::string_view played,
                               const kit::Strength& strength, int worlds, const Odds& odds,
                               std::uint64_t seed) const override {
        return [decision = Decision<G>{game_of(match).view(seat), *G::parse(played)}, strength, worlds, odds,
                seed, ply = match.actions().size()](const std::stop_token& stop) -> std::optional<Analysis> {
            if (stop.stop_requested()) return std::nullopt;
            kit::Rng rng(seed, kit::Stream::Bot, ply);
            const auto best = advised<G>(decision.view, strength, rng, stop);
            return weigh<G>(decision, best, worlds, odds, rng.next(), stop);
        };
    }

    [[nodiscard]] std::optional<Standing> standing(const kit::Match& match, kit::Seat seat, int worlds,
                                                   const Odds& odds, std::uint64_t seed,
                                                   const std::stop_token& stop) const override {
        return standing_of<G>(game_of(match).view(seat), worlds, odds, seed, stop);
    }

    [[nodiscard]] Odds odds(const kit::Match& match, kit::Seat seat, int matches, std::uint64_t seed,
                            const std::stop_token& stop) const override {
        return odds_of<G>(game_of(match).view(seat), matches, seed, stop);
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
