// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <set>

#include "every_game.h"
#include "protocol/describe.h"
#include "protocol/json.h"
#include "protocol/words.h"
#include "swapped_match.h"

using boneyard::kit::Events;
using boneyard::kit::kNobody;
using boneyard::kit::Match;
using boneyard::kit::Rng;
using boneyard::kit::Seat;
using boneyard::test::any_seat;
using boneyard::test::first_fault;
using boneyard::test::for_each_kind;
using boneyard::test::game_of;
using boneyard::test::Words;

namespace {

template <class Kind>
int matches() {
    return boneyard::test::matches_to_play(500, 100) / Kind::kLength;
}

/// Plays random matches of the kind.
template <class Kind, class Check>
std::string fault_of(Check check) {
    return first_fault(matches<Kind>(), Kind::start,
                       [&](Match& match, const Events&, Rng& rng) { return check(match, rng); });
}

std::string choice(const Match& match, Seat seat, const boneyard::bots::Level& level) {
    // A search that does less does the same things.
    constexpr int kPlayouts = 40;
    auto strength = boneyard::bots::strength_of(level, match.info());
    strength.playouts = std::min(strength.playouts, kPlayouts);
    const auto bot = boneyard::find_game(match.info().id)->bot(match, seat, strength, 42, nullptr);
    return bot({}).value();
}

/// What is told of an action when one looks back at it.
std::string judged(const Match& match, Seat seat, const std::string& action) {
    const auto* const analyzer = boneyard::find_game(match.info().id)->analyzer;
    const auto found =
        analyzer->analyze(match, seat, action, boneyard::kit::search(20), 4, {}, 42)({}).value();
    return boneyard::test::filled("%1 %2 %3", found.best.c_str(), found.played_points, found.best_points);
}

/// How the match is said to stand for that seat.
boneyard::bots::Standing standing(const Match& match, Seat seat) {
    const auto* const analyzer = boneyard::find_game(match.info().id)->analyzer;
    return analyzer->standing(match, seat, 4, {}, 42, {}).value();
}

/// What `seat` sees, may do, would do in the place of each bot, and is told of what it did; empty when both
/// matches agree.
template <class Game>
std::string what_differs(const Match& one, const Match& other, Seat seat) {
    using boneyard::protocol::dump;
    using boneyard::protocol::to_json;
    if (dump(to_json(boneyard::protocol::describe(one, seat))) !=
        dump(to_json(boneyard::protocol::describe(other, seat))))
        return "the view";
    if (!(game_of<Game>(one).view(seat) == game_of<Game>(other).view(seat))) return "the typed view";
    const Seat to_move = one.status().to_move;
    if (to_move == kNobody || to_move == seat) {
        if (one.legal() != other.legal()) return "the legal actions";
    }
    constexpr std::size_t kSeldom = 8;  // it takes its time
    const bool now = one.actions().size() % kSeldom == 0;
    if (now && to_move != kNobody && standing(one, seat) != standing(other, seat)) return "how it stands";
    if (to_move != seat) return {};
    for (const auto& level : boneyard::bots::levels()) {
        if (choice(one, seat, level) != choice(other, seat, level))
            return "the choice of the bot " + std::string(level.id);
    }
    const std::string played = choice(one, seat, boneyard::bots::levels().front());
    if (now && judged(one, seat, played) != judged(other, seat, played)) return "the analysis";
    return {};
}

/// What everybody knows a hand to lack, and to hold.
template <class Kind, class Table>
std::pair<Words, Words> known_of(const Table& table, std::size_t seat) {
    if constexpr (requires { Kind::text; }) {
        const auto texts = [](const auto& tiles) { return boneyard::test::texts_of(tiles, Kind::text); };
        if constexpr (requires { table.lacks; }) {
            return {texts(table.lacks[seat]), {}};
        } else if constexpr (requires { table.known[seat].lacks; }) {
            return {texts(table.known[seat].lacks), texts(table.known[seat].holds)};
        } else {
            return {{}, texts(table.known[seat])};
        }
    }
    return {};
}

/// A hand that is not as everybody knows it to be.
template <class Kind>
std::string contradiction(const typename Kind::Game& game) {
    const auto held = game.holdings();
    const auto table = game.view(0).table;
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        const Words& hand = held.hands[seat].tiles;
        const auto [lacks, holds] = known_of<Kind>(table, seat);
        for (const std::string& lacking : lacks) {
            if (std::find(hand.begin(), hand.end(), lacking) != hand.end())
                return boneyard::test::filled("seat %1 holds %2", seat, lacking);
        }
        for (const std::string& known : holds) {
            if (std::count(hand.begin(), hand.end(), known) < std::count(holds.begin(), holds.end(), known))
                return boneyard::test::filled("seat %1 does not hold %2", seat, known);
        }
    }
    return {};
}

/// The seat would see the same, and the same tiles are in the hands and the stock.
template <class Game>
std::string what_does_not_fit(const Game& sampled, const Game& game, Seat seat) {
    if (!(sampled.view(seat) == game.view(seat))) return "the seat would see something else";
    const auto sorted = [](const Game& of) {
        Words tiles = boneyard::test::held_tiles(of.holdings());
        std::sort(tiles.begin(), tiles.end());
        return tiles;
    };
    if (sorted(sampled) != sorted(game)) return "tiles were lost or doubled";
    const auto held = sampled.holdings();
    const auto status = sampled.status();
    for (std::size_t i = 0; i < held.hands.size(); ++i) {
        if (static_cast<int>(held.hands[i].tiles.size()) != status.hand_counts[i])
            return "a wrong count of a hand";
    }
    return static_cast<int>(held.stock.size()) == status.stock_count ? "" : "a wrong count of the stock";
}

template <class Game>
auto legal_of(const Game& game) {
    std::vector<typename Game::Action> actions;
    game.legal(actions);
    return actions;
}

template <class Game>
auto legal_of(const typename Game::View& view) {
    std::vector<typename Game::Action> actions;
    Game::legal(view, actions);
    return actions;
}

}  // namespace

// Nobody plays by what they cannot know.

TEST_CASE("every game is played here") {
    for (const auto& game : boneyard::games()) {
        const std::string id(game.info.id);
        bool played = false;
        boneyard::for_each_game([&]<class G>(const boneyard::Listed<G>&) {
            for (std::uint64_t i = 0; i < 50 && !played; ++i) {
                Rng rng(i);
                played = boneyard::test::Kind<G>::start(rng).game == id;
            }
        });
        REQUIRE_MESSAGE(played, id);
    }
}

TEST_CASE("what a seat cannot know changes nothing it sees or does") {
    for_each_kind([]<class Kind>(Kind) {
        using Game = typename Kind::Game;
        int swaps = 0;
        int settled = 0;
        int drawn = 0;
        std::set<std::string_view> phases;
        const auto check = [&](Match& match, Rng& rng) -> std::string {
            const auto status = match.status();
            const bool over = status.to_move == kNobody;
            if (match.setup().deck.empty() || status.round > 1 || (!over && rng.below(8) != 0)) return {};
            const Seat seat = over || rng.below(4) == 0 ? any_seat(match, rng) : status.to_move;
            const auto other = boneyard::test::swap_hidden(match, seat, rng);
            if (!other) return {};
            ++swaps;
            settled += over ? 1 : 0;
            phases.insert(boneyard::protocol::word(status.phase));
            if constexpr (requires { Kind::drew; })
                drawn += Kind::drew(game_of<Game>(match).view(seat).table) ? 1 : 0;
            const std::string what = what_differs<Game>(match, *other, seat);
            return what.empty() ? "" : what + boneyard::test::filled(" of seat %1 is another", seat);
        };
        REQUIRE_EQ(fault_of<Kind>(check), "");
        const int count = matches<Kind>();
        const bool drew = drawn > count / 10 || !requires { Kind::drew; };
        REQUIRE_MESSAGE((swaps > count && settled > count / 10 && drew),
                        boneyard::test::filled("too few to tell: %1, %2, %3", swaps, settled, drawn));
        for (const std::string& phase : Kind::phases()) REQUIRE_MESSAGE(phases.contains(phase), phase);
    });
}

TEST_CASE("equal views have equal legal actions") {
    for_each_kind([]<class Kind>(Kind) {
        using Game = typename Kind::Game;
        const auto check = [](Match& match, Rng& rng) -> std::string {
            const Game& game = game_of<Game>(match);
            const Seat seat = game.to_move() == kNobody ? any_seat(match, rng) : game.to_move();
            const auto view = game.view(seat);
            const Game other = Game::sample(view, rng);
            if (legal_of<Game>(view) != legal_of(game)) return "the view allows other actions than the game";
            return legal_of(other) == legal_of(game) ? "" : "an equal view allows other actions";
        };
        REQUIRE_EQ(fault_of<Kind>(check), "");
    });
}

TEST_CASE("who is not to move may do nothing") {
    for_each_kind([]<class Kind>(Kind) {
        using Game = typename Kind::Game;
        const auto check = [](Match& match, Rng& rng) -> std::string {
            const Game& game = game_of<Game>(match);
            const Seat seat = any_seat(match, rng);
            if (game.to_move() == kNobody || game.to_move() == seat) return {};
            return legal_of<Game>(game.view(seat)).empty() ? "" : "a seat may act out of turn";
        };
        REQUIRE_EQ(fault_of<Kind>(check), "");
    });
}

TEST_CASE("a sample fits what its seat knows") {
    for_each_kind([]<class Kind>(Kind) {
        using Game = typename Kind::Game;
        int loose = 0;
        int samples = 0;
        const auto check = [&](Match& match, Rng& rng) -> std::string {
            if (rng.below(3) != 0) return {};
            const Seat seat = any_seat(match, rng);
            const Game& game = game_of<Game>(match);
            const Game sampled = Game::sample(game.view(seat), rng);
            ++samples;
            loose += contradiction<Kind>(sampled).empty() ? 0 : 1;
            return what_does_not_fit(sampled, game, seat);
        };
        REQUIRE_EQ(fault_of<Kind>(check), "");
        // What the hands lack is let go only where no fitting deal is found in a fair number of tries.
        REQUIRE_MESSAGE(loose * 1000 <= samples, boneyard::test::filled("%1 of %2", loose, samples));
    });
}

TEST_CASE("what is known of a hand is true") {
    for_each_kind([]<class Kind>(Kind) {
        const auto check = [](Match& match, Rng&) {
            return contradiction<Kind>(game_of<typename Kind::Game>(match));
        };
        REQUIRE_EQ(fault_of<Kind>(check), "");
    });
}

TEST_CASE("every bot plays what is legal") {
    for_each_kind([]<class Kind>(Kind) {
        const auto check = [](Match& match, Rng& rng) -> std::string {
            const Seat seat = match.status().to_move;
            if (seat == kNobody || rng.below(4) != 0) return {};
            const auto& level = boneyard::test::any_of(boneyard::bots::levels(), rng);
            const std::string action = choice(match, seat, level);
            if (boneyard::test::lists(match.legal(), action)) return {};
            return action + " is not legal";
        };
        REQUIRE_EQ(fault_of<Kind>(check), "");
    });
}
