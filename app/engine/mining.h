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
#include "kit/action_text.h"
#include "weighing.h"

namespace boneyard::engine {

/// Where puzzles are looked for, and what makes a position one.
struct Mine {
    kit::Setup setup;                      ///< of the matches, but for their deal
    kit::Strengths levels;                 ///< the game's
    std::uint64_t seed = 0;                ///< of all chance but the deal's
    int least = 1;                         ///< points that the second best action costs for certain
    std::vector<std::string_view> enough;  ///< themes of which there are enough
};

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

/// Whoever solves it has so many other actions at the least, and no more than can be looked at.
inline constexpr std::size_t kFewestOthers = 3;
inline constexpr std::size_t kMostOthers = 90;

inline constexpr double kClear = 2;        ///< standard errors ahead, where a puzzle is found
inline constexpr double kSure = 3;         ///< and where it is checked
inline constexpr int kSearchWorlds = 400;  ///< of the search that finds the best action
inline constexpr int kLonger = 10;         ///< times as many has the one that checks it

/// All that may be done, of a range of numbers those about its ends and those that bots think of.
template <kit::Game G>
std::vector<typename G::Action> alternatives(const typename G::View& view) {
    std::vector<typename G::Action> legal;
    std::vector<typename G::Action> all;
    G::legal(view, legal);
    if (legal.size() > kMostOthers) return {};
    G::candidates(view, all);
    const auto add = [&](const std::optional<typename G::Action>& action) {
        if (action && std::find(all.begin(), all.end(), *action) == all.end()) all.push_back(*action);
    };
    for (const auto& action : legal) {
        const std::string text = G::text(action);
        const std::size_t dots = text.find("..");
        if (dots == std::string::npos) {
            add(action);
            continue;
        }
        const std::size_t first = text.rfind(' ', dots) + 1;
        const auto from = kit::parse_number(std::string_view(text).substr(first, dots - first));
        const auto to = kit::parse_number(std::string_view(text).substr(dots + 2));
        if (!from || !to) continue;
        for (const int number : {*from, *from + 1, *to - 1, *to})
            add(G::parse(text.substr(0, first) + std::to_string(number)));
    }
    return all;
}

/// The one of the ratings that is higher than all others; nothing where there are two.
inline std::optional<std::size_t> highest(const std::vector<int>& ratings) {
    const auto most = std::max_element(ratings.begin(), ratings.end());
    if (most == ratings.end() || std::count(ratings.begin(), ratings.end(), *most) > 1) return std::nullopt;
    return static_cast<std::size_t>(most - ratings.begin());
}

/// Which actions may be a solution, as far as can be told without a search: none that brings most at once,
/// nothing else than what the strongest level does where it needs no search to know, and none of a theme of
/// which there is enough.
template <kit::Game G>
class Sieve {
public:
    using Action = typename G::Action;

    Sieve(const Mine& mine, const typename G::View& view, const std::vector<Action>& all)
        : mine_(mine), view_(view), rated_(mine.levels.back() == kit::heuristic()) {
        std::vector<int> ratings;
        ratings.reserve(all.size());
        for (const Action& action : all) ratings.push_back(G::gain(view, action));
        if (const auto most = highest(ratings)) obvious_ = all[*most];
        if (!rated_) return;
        G::rate(view, all, ratings);
        const auto most = highest(ratings);
        if (!most) return;
        strongest_ = all[*most];
        if (!lets_through(*strongest_)) return;
        constexpr std::size_t kMost = 5;
        kit::Rng rng(0);
        glance_ = bots::best_first(all, ratings, kMost, rng);
    }

    /// False where nothing comes through at all.
    [[nodiscard]] bool open() const { return !rated_ || !glance_.empty(); }

    [[nodiscard]] bool lets_through(const Action& action) const {
        if (action == obvious_ || (rated_ && action != strongest_)) return false;
        const auto& enough = mine_.enough;
        return std::find(enough.begin(), enough.end(), G::theme(view_, action)) == enough.end();
    }

    /// Where one alone may be it: that one, and a few that come next, to be looked at before all others.
    [[nodiscard]] const std::vector<Action>& glance() const { return glance_; }

private:
    const Mine& mine_;
    const typename G::View& view_;
    bool rated_;  // the strongest level goes by the ratings
    std::optional<Action> obvious_;
    std::optional<Action> strongest_;
    std::vector<Action> glance_;
};

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

/// The puzzle that a position is, if it is one.
template <kit::Game G>
std::optional<Find> examine(const Mine& mine, const typename G::View& view, kit::Rng& rng, Tally& tally) {
    auto actions = alternatives<G>(view);
    if (actions.size() <= kFewestOthers || actions.size() > kMostOthers) return std::nullopt;
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
    constexpr double kSometimes = 0.25;
    if (find.solved.back() < kSometimes) return std::nullopt;
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
