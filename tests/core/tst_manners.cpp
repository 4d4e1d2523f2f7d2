// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What bots lean to can be felt: counted over rounds in which one leans and the others do not, from each
// seat.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <optional>
#include <set>

#include "bots/bot.h"
#include "bots/mean.h"
#include "games.h"
#include "registry.h"
#include "tiles_and_deal/deadwood.h"

using namespace boneyard;

namespace {

const kit::GameInfo& info_of(std::string_view game) { return find_game(game)->info; }

/// How much an action is what a manner's words say; nothing of an action that they are not about.
template <class G>
using Measure = std::function<std::optional<int>(const typename G::View&, const typename G::Action&)>;

/// A number that tells of a leaning, where an action can.
template <class G>
using Telling = std::function<std::optional<double>(const typename G::View&, const typename G::Action&)>;

/// 100 where an action is the most so of all that the seat may do, or else 0; nothing where these are all
/// alike.
template <class G>
Telling<G> choice_of(const Measure<G>& measure) {
    return [measure](const auto& view, const auto& played) -> std::optional<double> {
        const auto value = measure(view, played);
        if (!value) return std::nullopt;
        int least = *value;
        int most = *value;
        for (const auto& action : G::legal(view)) {
            const int other = measure(view, action).value_or(*value);
            least = std::min(least, other);
            most = std::max(most, other);
        }
        if (least == most) return std::nullopt;
        return *value == most ? 100 : 0;
    };
}

/// The means of what tells of it.
struct Felt {
    double leaning = 0;  ///< of who has the manner
    double plain = 0;    ///< of who has none
};

/// Over first rounds of so many deals, in which one seat after the other has the manner.
template <class G>
Felt felt(std::string_view id, std::string_view manner, const kit::Strength& strength, std::uint64_t deals,
          const Telling<G>& telling) {
    const kit::GameInfo& info = info_of(id);
    const kit::Manner* leaning = kit::find_manner(info, manner);
    REQUIRE(leaning != nullptr);
    bots::Mean with;
    bots::Mean without;
    const auto options = kit::Options::resolve(info.options, {}).value();
    for (std::uint64_t deal = 1; deal <= deals; ++deal) {
        for (kit::Seat who = 0; who < info.min_seats; ++who) {
            G game = G::create({info.min_seats, deal, options, {}}).value();
            for (std::uint64_t ply = 0; game.to_move() != kit::kNobody; ++ply) {
                const kit::Seat seat = game.to_move();
                const auto view = game.view(seat);
                const auto action = bots::choose<G>(view, strength, deal * 8 + std::uint64_t(seat), ply, {},
                                                    1, seat == who ? leaning : nullptr);
                if (const auto told = telling(view, action)) (seat == who ? with : without).add(*told);
                game.apply(action, nullptr);
            }
        }
    }
    MESSAGE(id, " ", manner, ": ", with.mean(), ", without ", without.mean());
    return {with.mean(), without.mean()};
}

/// One choice of twenty, at least, is another.
void check_chosen(const Felt& felt, double by = 5) { CHECK_GT(felt.leaning, felt.plain + by); }

}  // namespace

TEST_CASE("each game has three manners or more, each with a sentence of its own") {
    for (const GameEntry& game : games()) {
        CAPTURE(game.info.id);
        std::set<std::string_view> ids;
        std::set<std::string_view> words;
        for (const kit::Manner& manner : game.info.manners) {
            ids.insert(manner.id);
            words.insert(manner.words.text);
            CHECK_EQ(kit::find_manner(game.info, manner.id), &manner);
            CHECK(manner.words.text.ends_with('.'));
        }
        CHECK_GE(ids.size(), 3);
        CHECK_EQ(ids.size(), game.info.manners.size());
        CHECK_EQ(words.size(), ids.size());
    }
    CHECK_EQ(kit::find_manner(games().front().info, "shy"), nullptr);
}

TEST_CASE("a manner chooses only among what is about as good") {
    for_each_game([]<class G>(const Listed<G>& listed) {
        const kit::GameInfo& info = info_of(listed.info().id);
        G game = G::create({info.min_seats, 3, kit::Options::resolve(info.options, {}).value(), {}}).value();
        std::vector<typename G::Action> actions;
        std::vector<int> ratings;
        for (std::uint64_t ply = 0; ply < 60 && game.to_move() != kit::kNobody; ++ply) {
            const auto view = game.view(game.to_move());
            G::candidates(view, actions);
            G::rate(view, actions, ratings);
            const int best = *std::max_element(ratings.begin(), ratings.end());
            for (const kit::Manner& manner : info.manners) {
                const auto action = bots::choose<G>(view, kit::heuristic(), 1, ply, {}, 1, &manner);
                const auto at = std::find(actions.begin(), actions.end(), action) - actions.begin();
                REQUIRE_GE(ratings[std::size_t(at)], best - manner.rated.margin);
            }
            game.apply(bots::choose<G>(view, kit::heuristic(), 1, ply, {}), nullptr);
        }
    });
}

TEST_CASE("who keeps doubles or triples lays another tile rather, where one fits") {
    const Measure<matador::Game> single = [](const auto& view, const auto& action) -> std::optional<int> {
        if (!action.lays() || view.hand().count() <= 3) return std::nullopt;  // then it is late
        return dominoes::is_double(action.tile) ? 0 : 1;
    };
    for (const std::string_view id : {"matador", "russian"}) {
        const auto choice = choice_of<matador::Game>(single);
        check_chosen(felt<matador::Game>(id, "doubles", kit::heuristic(15), 200, choice), 2);  // it is dear
    }
    const Measure<triominoes::Game> mixed = [](const auto&, const auto& action) -> std::optional<int> {
        if (action.kind != triominoes::Action::Kind::Place) return std::nullopt;
        return triominoes::is_triple(action.tile) ? 0 : 1;
    };
    check_chosen(felt<triominoes::Game>("triominoes", "triples", kit::heuristic(24), 60,
                                        choice_of<triominoes::Game>(mixed)));
    const Measure<matching_elements::Game> plain = [](const auto&, const auto& action) -> std::optional<int> {
        if (action.kind != matching_elements::Action::Kind::Place) return std::nullopt;
        return matching_elements::is_double(action.tile) ? 0 : 1;
    };
    check_chosen(felt<matching_elements::Game>("matching_elements", "doubles", kit::heuristic(33), 60,
                                               choice_of<matching_elements::Game>(plain)));
}

TEST_CASE("who leaves the others little lays what leaves the fewest tiles that fit") {
    const Measure<matador::Game> fewest = [](const auto& view, const auto& action) -> std::optional<int> {
        if (!action.lays()) return std::nullopt;
        matador::Table after = view.table;
        matador::lay(after, action);
        return -(dominoes::unseen_by(view) & after.fits).count();
    };
    for (const std::string_view id : {"matador", "russian"}) {
        for (const kit::Strength& level : {kit::greedy(), kit::heuristic(15)})
            check_chosen(felt<matador::Game>(id, "close", level, 200, choice_of<matador::Game>(fewest)));
    }
    const Measure<triominoes::Game> few = [](const auto& view, const auto& action) -> std::optional<int> {
        if (action.kind != triominoes::Action::Kind::Place) return std::nullopt;
        triominoes::Table after = view.table;
        triominoes::lay(after, action);
        const auto unseen = triominoes::TileSet::full() - after.laid - view.hand();
        return -(triominoes::fitting(after.lattice) & unseen).count();
    };
    check_chosen(felt<triominoes::Game>("triominoes", "close", kit::heuristic(24), 40,
                                        choice_of<triominoes::Game>(few)));
}

TEST_CASE("who likes the tile laid last lays at it") {
    const Measure<matador::Game> follows = [](const auto& view, const auto& action) -> std::optional<int> {
        if (action.kind != matador::Action::Kind::Place || view.table.last().arm < 0) return std::nullopt;
        return static_cast<std::int8_t>(action.arm) == view.table.last().arm ? 1 : 0;
    };
    for (const std::string_view id : {"matador", "russian"}) {
        for (const kit::Strength& level : {kit::greedy(), kit::heuristic(15)})
            check_chosen(felt<matador::Game>(id, "follow", level, 200, choice_of<matador::Game>(follows)));
    }
}

TEST_CASE("who lays the heavy tiles first lays the heaviest") {
    const Measure<triominoes::Game> heavy = [](const auto&, const auto& action) -> std::optional<int> {
        if (action.kind != triominoes::Action::Kind::Place) return std::nullopt;
        return triominoes::value(action.tile);
    };
    check_chosen(felt<triominoes::Game>("triominoes", "heavy", kit::heuristic(24), 60,
                                        choice_of<triominoes::Game>(heavy)));
}

TEST_CASE("who knocks as soon as it may does, and who waits goes on") {
    using namespace tiles_and_deal;
    const Measure<Game> knocks = [](const auto&, const auto& action) -> std::optional<int> {
        if (action.kind == Action::Kind::Knock) return 1;
        return action.kind == Action::Kind::Discard ? std::optional<int>(0) : std::nullopt;
    };
    const Measure<Game> waits = [&](const auto& view, const auto& action) -> std::optional<int> {
        const auto knock = knocks(view, action);
        return knock ? std::optional<int>(1 - *knock) : std::nullopt;
    };
    // Greedy players all knock at once.
    check_chosen(felt<Game>("tiles_and_deal", "knock", kit::heuristic(), 40, choice_of<Game>(knocks)));
    check_chosen(felt<Game>("tiles_and_deal", "wait", kit::greedy(18), 150, choice_of<Game>(waits)));
}

TEST_CASE("who goes for runs keeps tiles that follow each other") {
    using namespace tiles_and_deal;
    const Measure<Game> pairs = [](const auto& view, const auto& action) -> std::optional<int> {
        if (action.kind != Action::Kind::Discard) return std::nullopt;
        Tiles rest = view.hand();
        rest.remove(action.tile);
        int found = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const unsigned ranks = ranks_in(rest, suit);
            found += std::popcount(ranks & (ranks >> 1U));
        }
        return found;
    };
    check_chosen(felt<Game>("tiles_and_deal", "runs", kit::greedy(18), 100, choice_of<Game>(pairs)));
}

TEST_CASE("who bets high does, and who likes to lay across does") {
    using namespace matching_elements;
    const Telling<Game> bet = [](const auto& view, const auto& action) -> std::optional<double> {
        const bool first = action.kind == Action::Kind::Bet && at(view.table.bets, view.seat) == kNone;
        return first ? std::optional<double>(action.number) : std::nullopt;
    };
    const Measure<Game> across = [](const auto&, const auto& action) -> std::optional<int> {
        if (action.kind != Action::Kind::Place) return std::nullopt;
        return in_line(action.port) ? 0 : 1;
    };
    // Who goes by ratings bets rather high anyway.
    const Felt beginners = felt<Game>("matching_elements", "high", kit::greedy(15), 60, bet);
    CHECK_GT(beginners.leaning, beginners.plain + 3);
    const Felt others = felt<Game>("matching_elements", "high", kit::heuristic(33), 200, bet);
    CHECK_GT(others.leaning, others.plain + 0.3);
    const Telling<Game> crossing = choice_of<Game>(across);
    check_chosen(felt<Game>("matching_elements", "across", kit::greedy(15), 60, crossing), 10);
    check_chosen(felt<Game>("matching_elements", "across", kit::heuristic(33), 60, crossing), 2.5);
}
