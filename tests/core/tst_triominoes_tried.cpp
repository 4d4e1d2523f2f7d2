// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What drawing is worth beside laying, and what that comes from: counted once more, by what the rules tell of
// each action.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include "by_hand.h"
#include "registry.h"
#include "triominoes/game.h"

using namespace boneyard;
using namespace boneyard::triominoes;

namespace {

/// What all tiles bring that are laid until the round ends, how far ahead a seat is then, and how often is
/// passed: {own tiles, those of others, ahead, own passes, those of others}. It is told by events, each seat
/// doing what is rated best.
std::array<int, 5> until_the_end(Game game, Action action, kit::Seat seat) {
    std::array<int, 5> sums{};
    std::vector<Action> actions;
    std::vector<int> ratings;
    while (true) {
        kit::Events events;
        game.apply(action, &events);
        for (const kit::Event& event : events) {
            if (event.type == kit::EventType::Pass) ++sums[event.seat == seat ? 3 : 4];
            const bool paid = event.why == "draw" || event.why == "pass";
            if (event.type != kit::EventType::Score || paid || event.why == "out" || event.why == "hands")
                continue;
            sums[event.seat == seat ? 0 : 1] += event.points;
        }
        if (game.to_move() == kit::kNobody) break;
        const auto view = game.view(game.to_move());
        Game::candidates(view, actions);
        Game::rate(view, actions, ratings);
        action = actions[static_cast<std::size_t>(std::max_element(ratings.begin(), ratings.end()) -
                                                  ratings.begin())];
    }
    int best = std::numeric_limits<int>::min();
    const kit::Status status = game.status();
    for (kit::Seat other = 0; other < status.seats; ++other) {
        if (other != seat) best = std::max(best, kit::at(status.scores, other));
    }
    sums[2] = kit::at(status.scores, seat) - best;
    return sums;
}

/// The same on average over ways in which the hidden tiles can lie, of one action less another.
std::array<int, 5> tried_again(const View& view, const Action& one, const Action& other) {
    constexpr int kWorlds = 150;
    std::array<int, 5> sums{};
    for (std::uint64_t world = 0; world < kWorlds; ++world) {
        kit::Rng rng(world, kit::Stream::World);
        const auto game = Game::sample(view, rng);
        const auto first = until_the_end(game, one, view.seat);
        const auto second = until_the_end(game, other, view.seat);
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += first[i] - second[i];
    }
    for (std::size_t i = 0; i < 3; ++i) sums[i] /= kWorlds;
    for (std::size_t i = 3; i < 5; ++i) sums[i] = 100 * sums[i] / kWorlds;
    return sums;
}

}  // namespace

TEST_CASE("where the points come from that drawing is worth is told as it is played out") {
    int both = 0;
    int left = std::getenv("BONEYARD_QUICK") == nullptr ? 40 : 6;
    for (std::uint64_t deal = 1; left > 0; ++deal) {
        const auto match =
            boneyard::new_match("triominoes", 2 + static_cast<int>(deal % 2), deal, {}).value();
        kit::Rng rng(deal, kit::Stream::Bot);
        for (std::uint64_t ply = 0; ply < deal % 40 && match->status().to_move != kit::kNobody; ++ply) {
            const auto legal = match->legal();
            REQUIRE(match->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        const Game& game = boneyard::test::game_of<Game>(*match);
        if (game.to_move() == kit::kNobody) continue;
        const auto view = game.view(game.to_move());
        std::vector<Action> actions;
        Game::legal(view, actions);
        for (const auto& action : actions) {
            if (action.kind == Action::Kind::Place) continue;
            const kit::Phrase why = Game::why(view, action);
            if (why.text.find("it is worth about") == std::string_view::npos) continue;
            --left;
            const std::string tile = std::get<std::string>(why.args.at(0));
            const int more_than_that = why.count;
            const auto laid = std::find_if(actions.begin(), actions.end(), [&](const auto& each) {
                return each.kind == Action::Kind::Place && tile_text(each.tile) == tile &&
                       Game::gain(view, each) == std::get<int>(why.args.at(1)) &&
                       tried_again(view, action, each)[2] == more_than_that;
            });
            REQUIRE_MESSAGE((laid != actions.end()), kit::english(why));
            const auto [own, others, more, own_passes, others_passes] = tried_again(view, action, *laid);
            REQUIRE_EQ(more, more_than_that);
            const std::string said = kit::english(why);
            const bool less = own_passes <= -20;
            const bool oftener = others_passes >= 20;
            CAPTURE(said);
            const bool two = view.table.seats == 2;
            REQUIRE_EQ(said.starts_with("With more tiles you can lay more often"), less && !(oftener && two));
            REQUIRE_EQ(said.find("others less often. By") != std::string::npos, less && oftener && !two);
            REQUIRE_EQ(said.starts_with("The others must then pass more often."), oftener && !less && !two);
            REQUIRE_EQ(said.starts_with("Your opponent must then pass more often."), oftener && two);
            both += less && oftener ? 1 : 0;
            if (less || oftener) continue;
            REQUIRE_EQ(said.starts_with("Your tiles then bring more"), own >= 2);
            REQUIRE_EQ(said.find(" others ") != std::string::npos, others <= -2 && !two);
        }
    }
    REQUIRE_GT(both, 0);
}
