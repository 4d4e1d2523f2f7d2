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

/// What all tiles bring that are laid until the round ends, and how far ahead a seat is then: {own tiles,
/// those of others, ahead}. It is told by events, each seat doing what is rated best.
std::array<int, 3> until_the_end(Game game, Action action, kit::Seat seat) {
    std::array<int, 3> sums{};
    std::vector<Action> actions;
    std::vector<int> ratings;
    while (true) {
        kit::Events events;
        game.apply(action, &events);
        for (const kit::Event& event : events) {
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
std::array<int, 3> tried_again(const View& view, const Action& one, const Action& other) {
    constexpr int kWorlds = 150;
    std::array<int, 3> sums{};
    for (std::uint64_t world = 0; world < kWorlds; ++world) {
        kit::Rng rng(world, kit::Stream::World);
        const auto game = Game::sample(view, rng);
        const auto first = until_the_end(game, one, view.seat);
        const auto second = until_the_end(game, other, view.seat);
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += first[i] - second[i];
    }
    for (int& sum : sums) sum /= kWorlds;
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
            const std::string tile = std::get<std::string>(why.args.at(1));
            const auto number = [&](std::size_t at) { return std::get<int>(why.args.at(at)); };
            const auto laid = std::find_if(actions.begin(), actions.end(), [&](const auto& each) {
                return each.kind == Action::Kind::Place && tile_text(each.tile) == tile &&
                       Game::gain(view, each) == number(2) && tried_again(view, action, each)[2] == number(0);
            });
            REQUIRE_MESSAGE((laid != actions.end()), kit::english(why));
            const auto [own, others, more] = tried_again(view, action, *laid);
            REQUIRE_EQ(more, number(0));
            const std::string said = kit::english(why);
            const bool yours = said.find("Your tiles then bring more") != std::string::npos;
            REQUIRE_EQ(yours, own >= 2);
            REQUIRE_EQ(said.find(" others ") != std::string::npos, others <= -2);
            both += yours && others <= -2 ? 1 : 0;
        }
    }
    REQUIRE_GT(both, 0);
}
