// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "sieve.h"
#include "weighing.h"

namespace boneyard::engine {

/// What became of the positions that were looked at.
struct Tally {
    std::int64_t looked = 0;     ///< had enough to choose from
    std::int64_t clear = 0;      ///< a search found one action clearly better than all others
    std::int64_t held = 0;       ///< and players of other kinds do not say otherwise
    std::int64_t agreed = 0;     ///< a search ten times as long found the same action
    std::int64_t confirmed = 0;  ///< and it is as clear there
};

/// A position in which one action is clearly better than all others.
struct Find {
    std::vector<std::string> actions;  ///< that lead there
    kit::Seat seat = 0;
    std::string best;
    std::string_view theme;
    Sum better;                                 ///< points ahead of the second best, by world
    std::array<double, kit::kLevels> solved{};  ///< how often each level finds it
};

inline constexpr double kClear = 2;        ///< standard errors ahead, where a puzzle is found
inline constexpr double kSure = 3;         ///< and where it is checked
inline constexpr int kSearchWorlds = 400;  ///< of the search that finds the best action
inline constexpr int kLonger = 10;         ///< times as many has the one that checks it

/// False where so many points are hardly to be expected any more.
inline bool within_reach(const Sum& points, int least) {
    constexpr double kSlack = 0.5;  // standard errors
    const auto count = static_cast<double>(points.count);
    return static_cast<double>(points.sum) >= (least - kSlack * points.error()) * count;
}

/// Whether the best of them may be a solution, and is ahead of all others by `least` points and, at the end,
/// clearly.
template <kit::Game G>
bool one_is_clear(Weighing<G>& weighing, const Sieve<G>& sieve, int least, int most_worlds) {
    for (const int worlds : {8, 32, 128, kSearchWorlds}) {
        if (worlds > most_worlds) return true;
        weighing.try_in(worlds - weighing.worlds());
        const std::size_t best = weighing.best();
        if (!sieve.lets_through(weighing.actions()[best])) return false;
        if (!within_reach(weighing.lead(best, weighing.rivals().front()).points, least)) return false;
        weighing.drop_behind(kSure);
    }
    const std::size_t best = weighing.best();
    const auto rivals = weighing.rivals();
    return std::all_of(rivals.begin(), rivals.end(),
                       [&](std::size_t rival) { return weighing.lead(best, rival).sure(kClear); });
}

/// Looks again, ten times as long and in other worlds. Nothing when that does not say the same as clearly.
template <kit::Game G>
std::optional<Lead> confirm(const typename G::View& view, const Weighing<G>& found, int least,
                            std::uint64_t seed, Tally& tally) {
    constexpr std::size_t kRivals = 2;
    std::vector<typename G::Action> actions{found.actions()[found.best()]};
    for (const std::size_t rival : found.rivals()) {
        if (actions.size() <= kRivals) actions.push_back(found.actions()[rival]);
    }
    Weighing<G> again(view, std::move(actions), seed);
    again.try_in(kLonger * kSearchWorlds);
    if (again.best() != 0) return std::nullopt;
    ++tally.agreed;
    const Lead lead = again.lead(0, again.rivals().front());
    const double certain = static_cast<double>(lead.points.mean(100)) / 100 - 2 * lead.points.error();
    if (!lead.sure(kSure) || certain < least) return std::nullopt;
    ++tally.confirmed;
    return lead;
}

/// Whether the action is better than the others as well where everybody goes on with more care than in a
/// search: by the heuristic.
template <kit::Game G>
bool holds_with_care(const typename G::View& view, const typename G::Action& best,
                     const typename G::Action& second, std::uint64_t seed) {
    constexpr std::uint64_t kWorlds = 64;
    using Judge = bots::WorthAndPoints<G>;
    Lead lead;
    for (std::uint64_t number = 0; number < kWorlds; ++number) {
        kit::Rng chance(seed, kit::Stream::World, number);
        const G world = G::sample(view, chance);
        const auto value = [&](const typename G::Action& action) {
            G game = world;
            game.apply(action, nullptr);
            for (std::uint64_t ply = 0; game.to_move() != kit::kNobody; ++ply) {
                const auto next = game.view(game.to_move());
                game.apply(bots::choose<G>(next, kit::heuristic(), seed + number, ply, {}), nullptr);
            }
            return Judge{}(game, view.seat);
        };
        const auto one = value(best);
        const auto other = value(second);
        lead.worth.add(Judge::worth(one) - Judge::worth(other));
        lead.points.add(Judge::points(one) - Judge::points(other));
    }
    return lead.worth.sum > 0 && lead.points.sum > 0;
}

/// How often each level finds the action.
template <kit::Game G>
std::array<double, kit::kLevels> solved_by(const kit::Strengths& levels, const typename G::View& view,
                                           const typename G::Action& best, std::uint64_t seed) {
    constexpr int kTries = 32;
    constexpr int kSearchTries = 12;  // which take longer
    std::array<double, kit::kLevels> solved{};
    for (std::size_t level = 0; level < levels.size(); ++level) {
        const bool searches = levels[level].style == kit::Strength::Style::Search;
        const int tries = searches ? kSearchTries : kTries;
        int found = 0;
        for (int i = 0; i < tries; ++i) {
            const auto chosen = bots::choose<G>(view, levels[level], seed + static_cast<unsigned>(i), 0, {});
            if (chosen == best) ++found;
        }
        solved[level] = static_cast<double>(found) / tries;
    }
    return solved;
}

/// The strongest level seldom finds it, or less often than one that is weaker by far.
inline bool is_doubtful(const std::array<double, kit::kLevels>& solved) {
    constexpr double kSometimes = 0.25;
    constexpr std::size_t kSkilled = 3;  // its place
    return solved.back() < std::max(kSometimes, solved[kSkilled]);
}

/// The puzzle that a position is, if it is one.
template <kit::Game G>
std::optional<Find> examine(const Mine& mine, const typename G::View& view, kit::Rng& rng, Tally& tally) {
    auto actions = alternatives<G>(view);
    if (actions.size() < 2 || actions.size() > kMostOthers) return std::nullopt;
    if (actions.size() <= kFewestOthers && (actions.size() > 2 || mine.of_two.empty())) return std::nullopt;
    ++tally.looked;
    const Sieve<G> sieve(mine, view, actions);
    if (!sieve.open()) return std::nullopt;
    if (!sieve.glance().empty()) {
        constexpr int kGlance = 128;
        Weighing<G> few(view, sieve.glance(), rng.next());
        if (!one_is_clear<G>(few, sieve, mine.least, kGlance)) return std::nullopt;
    }
    Weighing<G> weighing(view, std::move(actions), rng.next());
    if (!one_is_clear<G>(weighing, sieve, mine.least, kSearchWorlds)) return std::nullopt;
    const auto best = weighing.actions()[weighing.best()];
    ++tally.clear;
    const auto second = weighing.actions()[weighing.rivals().front()];
    Find find{{},
              view.seat,
              G::text(best),
              G::theme(view, best),
              {},
              solved_by<G>(mine.levels, view, best, rng.next())};
    if (is_doubtful(find.solved)) return std::nullopt;
    if (!holds_with_care<G>(view, best, second, rng.next())) return std::nullopt;
    ++tally.held;
    const auto lead = confirm<G>(view, weighing, mine.least, rng.next(), tally);
    if (!lead) return std::nullopt;
    find.better = lead->points;
    return find;
}

/// Lets quick players play the first round of that deal, and looks at the positions on the way until one is a
/// puzzle: a deal has one at the most. Precondition: the setup is a good one.
template <kit::Game G>
std::optional<Find> mine_deal(const Mine& mine, std::uint64_t deal, Tally& tally) {
    constexpr std::uint32_t kOneIn = 2;  // positions: so not only the first ones are found
    constexpr std::size_t kLatest = 56;  // actions that lead to a puzzle: it should be seen at a glance
    kit::Setup setup = mine.setup;
    setup.deal = deal;
    G game = G::create(setup).value();
    kit::Rng rng(mine.seed, kit::Stream::Bot, deal);
    std::vector<std::string> played;
    while (played.size() < kLatest && game.to_move() != kit::kNobody) {
        if (rng.below(kOneIn) == 0) {
            const auto view = game.view(game.to_move());
            if (auto find = examine<G>(mine, view, rng, tally)) {
                find->actions = std::move(played);
                return find;
            }
        }
        const auto action = game.reply(rng);
        played.push_back(G::text(action));
        game.apply(action, nullptr);
    }
    return std::nullopt;
}

}  // namespace boneyard::engine
