// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "bots/playout.h"
#include "kit/game.h"

namespace boneyard::bots {

/// The chance to win the match, from 0 to 1, as it follows from how far a side is ahead of the best other one
/// when a round ends and the match goes on: a logistic curve.
struct Odds {
    double middle = 0;  ///< of the curve, at no lead; 0 is an even chance
    double slope = 0;   ///< for each point

    [[nodiscard]] double at_lead(double lead) const { return 1 / (1 + std::exp(-middle - slope * lead)); }

    /// The chance at a round's end, whether the match goes on or not.
    [[nodiscard]] double chance(MatchEnd end, double lead) const {
        switch (end) {
            case MatchEnd::Lost:
                return 0;
            case MatchEnd::Shared:
                return 0.5;
            case MatchEnd::Won:
                return 1;
            case MatchEnd::None:
                break;
        }
        return at_lead(lead);
    }

    bool operator==(const Odds&) const = default;
};

/// A lead at a round's end, and what came of the match: 1 when it was won, 0 when it was lost.
struct Followed {
    double lead = 0;
    double won = 0;
};

/// The curve that fits best what was seen, by Newton's method. Two that nobody has seen, a lead that won and
/// as large a one behind that lost, keep it from standing upright.
inline Odds fitted(std::vector<Followed> seen) {
    constexpr int kSteps = 25;
    constexpr double kFirm = 1e-6;
    if (seen.empty()) return {};
    double farthest = 1;
    for (const Followed& each : seen) farthest = std::max(farthest, std::abs(each.lead));
    seen.push_back({farthest, 1});
    seen.push_back({-farthest, 0});
    Odds odds;
    for (int step = 0; step < kSteps; ++step) {
        double by_middle = 0;
        double by_slope = 0;
        double flat = kFirm;
        double mixed = 0;
        double steep = kFirm;
        for (const Followed& each : seen) {
            const double lead = each.lead / farthest;
            const double chance = odds.at_lead(lead);
            const double weight = chance * (1 - chance);
            by_middle += each.won - chance;
            by_slope += (each.won - chance) * lead;
            flat += weight;
            mixed += weight * lead;
            steep += weight * lead * lead;
        }
        const double whole = flat * steep - mixed * mixed;
        if (whole < kFirm * kFirm) break;
        odds.middle += (steep * by_middle - mixed * by_slope) / whole;
        odds.slope += (flat * by_slope - mixed * by_middle) / whole;
    }
    odds.slope /= farthest;
    return odds;
}

/// How the match goes on from this round, found by playing it to its end in `matches` ways by the game's rule
/// of thumb: each in a world that fits the view of one seat. It is the same for each side.
template <kit::Game G>
Odds odds_of(const typename G::View& view, int matches, std::uint64_t seed, const std::stop_token& stop) {
    constexpr int kLongest = 20'000;  // actions: a match between such players need not end
    std::vector<Followed> seen;
    std::vector<typename G::Action> actions;
    for (int i = 0; i < matches && !stop.stop_requested(); ++i) {
        kit::Rng chance(seed, kit::Stream::World, static_cast<std::uint64_t>(i));
        G game = G::sample(view, chance);
        while (game.to_move() != kit::kNobody) game.apply(game.reply(chance), nullptr);
        if (game.over()) continue;
        const kit::Status end = game.status();
        for (int left = kLongest; left > 0 && !game.over(); --left) {
            if (game.to_move() != kit::kNobody) {
                game.apply(game.reply(chance), nullptr);
                continue;
            }
            game.legal(actions);
            game.apply(actions.front(), nullptr);
        }
        if (!game.over()) continue;
        const kit::Status last = game.status();
        for (kit::Seat seat = 0; seat < end.seats; ++seat) {
            if (kit::at(end.sides, seat) != seat) continue;  // one for each side
            seen.push_back(
                {static_cast<double>(lead_of(end, seat)), Odds{}.chance(match_end(last, seat), 0)});
        }
    }
    return fitted(std::move(seen));
}

}  // namespace boneyard::bots
