// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>
#include <map>
#include <regex>

#include "tiles_and_deal_table.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::english;
using boneyard::kit::HandGroup;
using boneyard::kit::Scene;

namespace {

/// A round that is over: what was played, and what is shown.
struct Ended {
    Game game;
    boneyard::kit::Events events;
    Scene scene;
};

Ended end(const Rummy& position, const std::string& action) {
    Ended ended{set_up(position), {}, {}};
    ended.events = play(ended.game, action);
    ended.scene = Game::scene(ended.game.view(0), 1.6);
    return ended;
}

/// The open hand of a seat: "Run: R5 R6 R7 | Deadwood 4: K4".
std::string open_hand(const Scene& scene, std::size_t seat) {
    std::vector<std::string> groups;
    for (const HandGroup& group : scene.hands[seat]) {
        Words tiles;
        for (const auto& face : group.tiles) tiles.push_back(face.tile);
        groups.push_back(english(group.label) + ": " +
                         boneyard::test::replaced(boneyard::test::joined(tiles), ", ", " "));
    }
    return boneyard::test::joined(groups, " | ");
}

std::string account(const Scene& scene) {
    std::vector<std::string> lines;
    for (const auto& line : scene.account) lines.push_back(english(line));
    return boneyard::test::joined(lines, " ");
}

/// What a simple player does: knocks, lays no melds, and throws what leaves the least deadwood.
Action wanted(const Game& game) {
    std::vector<Action> actions;
    game.legal(actions);
    const Tiles hand = game.view(game.to_move()).hand();
    Arranger arranger(deadwood_prices(15));
    Action best = actions.front();
    int least = -1;
    for (const Action& action : actions) {
        if (action.kind == Action::Kind::Knock || action.kind == Action::Kind::Draw) return action;
        if (action.kind != Action::Kind::Discard) continue;
        Tiles rest = hand;
        rest.remove(action.tile);
        if (least >= 0 && arranger.least(rest) >= least) continue;
        least = arranger.least(rest);
        best = action;
    }
    return best;
}

/// Said where a tile is left over that does not count its number.
const std::string kWorths = "A 1 is an ace and counts 11, 10 to 13 count 10, the others their number. ";

}  // namespace

TEST_CASE("a win lays both hands open, with the melds of both") {
    const auto ended = end({{"K2 K3 K4 R2 B5 O13", "R6 R7 R8 K9 O9 B1 B12"}, {}, {}, "O1"}, "knock O13");
    REQUIRE_EQ(open_hand(ended.scene, 0), "Run: K2 K3 K4 | Deadwood 7: R2 B5");
    REQUIRE_EQ(open_hand(ended.scene, 1), "Run: R6 R7 R8 | Deadwood 39: K9 B1 B12 O9");
    REQUIRE_EQ(account(ended.scene), "seat 0: knocked, discarding orange 13. " + kWorths +
                                         "seat 0: deadwood 2 + 5 = 7. seat 1: deadwood 9 + 11 + "
                                         "10 + 9 = 39. seat 0: 39 less 7 is 32, and 25 for the win.");
    REQUIRE((boneyard::test::holds(told(ended.events), "score 0 25 win, score 0 32 deadwood")));
    REQUIRE(ended.scene.hand_note.empty());
    REQUIRE_EQ(ended.scene.hand.size(), std::size_t{2});
}

TEST_CASE("lay offs are shown with the meld they go to") {
    const auto ended =
        end({{"K2 K3 K4 R7 O13", "K5 O8 O12 J B11"}, {"O5 O6 O7", "K12 R12 B12"}, {}, "O1"}, "knock O13");
    REQUIRE_EQ(open_hand(ended.scene, 1),
               "Run: O5 O6 O7 | Set: K12 R12 B12 | Laid off on the orange run: O8 | "
               "Laid off on the set of 12: O12 | Laid off on the black run: K5 J | Deadwood 10: B11");
    REQUIRE_EQ(account(ended.scene), "seat 0: knocked, discarding orange 13. " + kWorths +
                                         "seat 0: deadwood 7. seat 1: 4 tiles laid off. seat 1: "
                                         "deadwood 10. seat 0: 10 less 7 is 3, and 25 for the win.");
    // What is in a meld of the hand is not laid off without need.
    const auto kept = end({{"K2 K3 K4 R7 O13", "K5 K6 K7 B11"}, {}, {}, "O1"}, "knock O13");
    REQUIRE_EQ(open_hand(kept.scene, 1), "Run: K5 K6 K7 | Deadwood 10: B11");
}

/// The tiles of the melds as they lie: "K2 K3 K4 K5 J".
std::string lying(const Scene& scene) {
    Words tiles;
    for (const auto& piece : scene.pieces) {
        if (piece.order < 10000) tiles.push_back(piece.face.tile);
    }
    return boneyard::test::replaced(boneyard::test::joined(tiles), ", ", " ");
}

TEST_CASE("after a knock what was laid off lies on the melds, and in no hand") {
    const Rummy position{{"K2 K3 K4 R7 O13", "K5 O8 B11"}, {"O5 O6 O7"}, {}, "O1"};
    Ended ended = end(position, "knock O13");
    REQUIRE_EQ(lying(ended.scene), "O5 O6 O7 O8 K2 K3 K4 K5");
    const Scene other = Game::scene(ended.game.view(1), 1.6);
    REQUIRE_EQ(other.hand.size(), std::size_t{1});
    REQUIRE_EQ(other.hand[0].face.tile, "B11");
    // What lies on the table is told of in the open hands, but held no more.
    std::string held;
    for (const HandGroup& group : ended.scene.hands[1]) {
        for (const auto& face : group.tiles) held += group.on_table ? "" : face.tile;
    }
    REQUIRE_EQ(held, "B11");
    // And what is in no meld is told from these.
    for (const HandGroup& group : ended.scene.hands[1])
        REQUIRE_EQ(group.loose, group.tiles.front().tile == "B11");
    // Nothing of that is so in the match itself.
    REQUIRE_EQ(ended.game.view(1).hand().count(), 3);
}

TEST_CASE("after a knock the tile that was thrown is marked, and told") {
    const auto ended = end({{"K2 K3 K4 R7 O13", "K9 B1"}, {}, {}, "O1"}, "knock O13");
    const auto thrown = std::find_if(ended.scene.pieces.begin(), ended.scene.pieces.end(),
                                     [&](const auto& piece) { return piece.order == ended.scene.last; });
    REQUIRE((thrown != ended.scene.pieces.end() && thrown->face.tile == "O13"));
    REQUIRE((account(ended.scene).starts_with("seat 0: knocked, discarding orange 13.")));
}

TEST_CASE("an undercut is worked out") {
    const Rummy position{{"K2 K3 K4 R7 O13", "B3"}, {}, {}, "O1"};
    const auto ended = end(position, "knock O13");
    REQUIRE_EQ(account(ended.scene),
               "seat 0: knocked, discarding orange 13. seat 0: deadwood 7. seat 1: deadwood 3. seat 1: 7 "
               "less 3 is 4, and 25 for the undercut.");
    Rummy same = position;
    same.hands[1] = "B7";
    REQUIRE((account(end(same, "knock O13").scene)
                 .ends_with("seat 1: the same, and 25 points for the undercut.")));
    Rummy none = position;
    none.hands[1] = "K5";
    REQUIRE_EQ(open_hand(end(none, "knock O13").scene, 1), "Laid off on the black run: K5");
    REQUIRE((boneyard::test::holds(account(end(none, "knock O13").scene),
                                   "seat 1: 1 tile laid off. seat 1: no deadwood.")));
}

TEST_CASE("an undercut without points says so") {
    Rummy position{{"K2 K3 K4 R7 O13", "B3"}, {}, {}, "O1"};
    position.rules.undercut = 0;
    REQUIRE((account(end(position, "knock O13").scene).ends_with("seat 1: 7 less 3 is 4.")));
    position.hands[1] = "B7";
    REQUIRE((account(end(position, "knock O13").scene)
                 .ends_with("Both have the same: an undercut, without points.")));
}

TEST_CASE("a win or super win without points of its own says so") {
    Rummy position{{"K2 K3 K4 R7 O13", "K9 B1"}, {}, {}, "O1"};
    position.rules.win = 0;
    REQUIRE((account(end(position, "knock O13").scene).ends_with("seat 0: 20 less 7 is 13.")));
    position.hands[0] = "K2 K3 K4 O13";
    position.rules.super_win = 0;
    REQUIRE_EQ(account(end(position, "knock O13").scene), kWorths + "seat 1: deadwood 9 + 11 = 20.");
}

TEST_CASE("a super win adds the others deadwood") {
    const auto ended = end({{"K2 K3 K4 O13", "K5 B3 B9"}, {}, {}, "O1"}, "knock O13");
    REQUIRE_EQ(open_hand(ended.scene, 0), "Run: K2 K3 K4");
    REQUIRE_EQ(open_hand(ended.scene, 1), "Deadwood 17: K5 B3 B9");  // nothing is laid off
    REQUIRE_EQ(account(ended.scene),
               "seat 1: deadwood 5 + 3 + 9 = 17. seat 0: 17, and 50 for the super win, is 67 points.");
    const auto bare = end({{"K2 K3 K4", "B3 B4 B5"}, {}, {}, "O1"}, "meld K2 K3 K4");
    REQUIRE_EQ(account(bare.scene), "seat 1: no deadwood. seat 0: 50 points for the super win.");
}

TEST_CASE("the whole hand counts where melds do") {
    Rummy position{{"K2 K3 K4 R7 O13", "K5 B3 B4 B5"}, {}, {}, "O1"};
    position.rules.unlaid_count = true;
    const auto ended = end(position, "knock O13");
    REQUIRE_EQ(open_hand(ended.scene, 1), "Laid off on the black run: K5 | Deadwood 12: B3 B4 B5");
    REQUIRE_EQ(
        account(ended.scene),
        "Melds that are not laid count in full. seat 0: knocked, discarding orange 13. seat 0: "
        "deadwood 7. seat 1: 1 tile laid off. seat 1: deadwood 3 + 4 + 5 = 12. seat 0: 12 less 7 is 5, "
        "and 25 for the win.");
}

TEST_CASE("a draw says why") {
    Rummy position{{"K2 K3 K4 R7 O13", "B3 B4 B5 O9"}, {}, {}, "O1"};
    position.stock = 0;
    const auto ended = end(position, "discard R7");
    REQUIRE_EQ(account(ended.scene), "The boneyard is empty: nobody scores.");
    REQUIRE_EQ(open_hand(ended.scene, 0), "Run: K2 K3 K4 | Deadwood 10: O13");
    REQUIRE_EQ(open_hand(ended.scene, 1), "Run: B3 B4 B5 | Deadwood 9: O9");
    position.stock = 10;
    position.idle_turns = kMaxIdleTurns;
    REQUIRE_EQ(account(end(position, "discard R7").scene),
               "20 turns without a draw from the boneyard: nobody scores.");
}

/// The pieces of a lay-off that is shown make up the hand, fit where they go, and leave what was counted.
TEST_CASE("a lay off is one that counts") {
    boneyard::kit::Rng rng(4, boneyard::kit::Stream::Bot);
    int laid_off = 0;
    for (int round = 0; round < 300; ++round) {
        Words set = numbered_tiles();
        const auto draw = [&] {
            const auto i = rng.below(static_cast<std::uint32_t>(set.size()));
            const Tile tile = parse_tile(set[i]).value();
            set.erase(set.begin() + i);
            return tile;
        };
        Tiles table;
        for (int i = 0; i < 25; ++i) table.add(draw());
        std::vector<Meld> melds = arrange(table, 15);
        Tiles hand;
        for (int i = 0; i < 13; ++i) hand.add(draw());
        const bool count = round % 3 != 0;
        const Settled settled = settle(hand, melds, 15, count);
        Prices prices = deadwood_prices(15);
        int left = 0;
        Tiles all = settled.over;
        settled.over.each([&](Tile tile) { left += prices.over[tile]; });
        for (const Meld& meld : settled.melds) {
            for (const Tile tile : tiles_of(meld)) all.add(tile);
        }
        for (const auto& addition : settled.laid_off) {
            all.add(addition.tile);
            REQUIRE((can_add(melds[addition.meld], addition.tile, addition.end)));
            add_to(melds[addition.meld], addition.tile, addition.end);
            ++laid_off;
        }
        REQUIRE(all == hand);
        prices.melds_count = count;
        melds = arrange(table, 15);
        REQUIRE_EQ(left, Arranger(prices).least_with(hand, melds));
    }
    REQUIRE(laid_off > 300);
}

TEST_CASE("what is shown agrees with the score") {
    std::map<Result::Kind, int> ends;
    for (std::uint64_t deal = 0; deal < 150; ++deal) {
        const auto match = boneyard::new_match("tiles_and_deal", 2, deal, {{"target", 0}}).value();
        Game game = game_of<Game>(*match);
        boneyard::kit::Events events;
        while (!game.over()) {
            events.clear();
            game.apply(wanted(game), &events);
        }
        const Result result = game.view(0).table.result;
        ++ends[result.kind];
        const Scene scene = Game::scene(game.view(0), 1.6);
        REQUIRE(!scene.account.empty());
        for (std::size_t seat = 0; seat < 2 && result.kind != Result::Kind::Draw; ++seat) {
            const std::string label = boneyard::test::filled("Deadwood %1:", result.deadwood[seat]);
            REQUIRE((boneyard::test::holds(open_hand(scene, seat), label) || result.deadwood[seat] == 0));
        }
        for (const auto& event : events) {
            if (event.type != boneyard::kit::EventType::Score) continue;
            REQUIRE_MESSAGE(
                (std::regex_search(account(scene), std::regex("\\b" + std::to_string(event.points) + "\\b"))),
                account(scene));
        }
    }
    REQUIRE((ends[Result::Kind::Win] > 50 && ends[Result::Kind::Undercut] > 3));
}
