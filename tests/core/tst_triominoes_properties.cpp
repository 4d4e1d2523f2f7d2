// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <map>
#include <numeric>

#include "invariants.h"
#include "slow_triangles.h"
#include "triominoes_matches.h"

using boneyard::kit::Events;
using boneyard::kit::Match;
using boneyard::kit::Rng;
using boneyard::kit::Seat;
using boneyard::test::game_of;
using boneyard::test::Point;
using boneyard::test::SlowTriangles;
using boneyard::test::TriominoesKind;
using boneyard::test::Words;
using boneyard::triominoes::Game;
using boneyard::triominoes::Placed;
using boneyard::triominoes::Table;

namespace {

Table table_of(const Match& match) { return game_of<Game>(match).view(0).table; }

int worth(const std::string& tile) { return tile[0] + tile[2] + tile[4] - 3 * '0'; }
bool triple(const std::string& tile) { return tile[0] == tile[2] && tile[2] == tile[4]; }

int worth(const Words& tiles) {
    return std::accumulate(tiles.begin(), tiles.end(), 0,
                           [](int sum, const std::string& tile) { return sum + worth(tile); });
}

/// What decides who opens: triples first, then the value, the largest corner, the middle one.
std::string weight(const std::string& tile) {
    return boneyard::test::filled("%1 %2 %3 %4", triple(tile) ? 1 : 0,
                                  (worth(tile) < 10 ? "0" : "") + std::to_string(worth(tile)), tile[4],
                                  tile[2]);
}

bool lighter(const std::string& a, const std::string& b) { return weight(a) < weight(b); }

/// The heaviest tile of all hands opens, and its holder is to move.
std::set<std::string> openings(const Match& match) {
    const auto held = game_of<Game>(match).holdings();
    std::string best = "0-0-1";
    Words hand;
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        const Words& tiles = held.hands[seat].tiles;
        const std::string top = *std::max_element(tiles.begin(), tiles.end(), lighter);
        if (!hand.empty() && lighter(top, best)) continue;
        best = top;
        hand = match.status().to_move == static_cast<Seat>(seat) ? tiles : Words{"somebody else's"};
    }
    if (std::find(hand.begin(), hand.end(), best) == hand.end()) return {"another seat opens"};
    std::set<std::string> found{"place " + best + " 0 0 0"};
    const bool zeros = std::find(hand.begin(), hand.end(), "0-0-0") != hand.end();
    if (zeros && triple(best) && table_of(match).rules.open_with_zeros) found.insert("place 0-0-0 0 0 0");
    return found;
}

/// Every legal action, found by trying all tiles of the hand in all turns on all cells at the rim.
std::set<std::string> slow_legal(const Match& match) {
    const Table table = table_of(match);
    if (table.placed_count == 0) return openings(match);
    const Words hand = game_of<Game>(match).holdings().hands[static_cast<std::size_t>(table.to_move)].tiles;
    std::set<std::string> found = SlowTriangles(table).placements(hand);
    if (table.stock_count > 0 && table.drawn < 3) found.insert("draw");
    if (table.stock_count == 0 || table.drawn >= 3) found.insert("pass");
    return found;
}

std::string compare_legal(const Match& match, Rng& rng) {
    if (match.status().to_move < 0 || rng.below(4) != 0) return {};
    const Words legal = match.legal();
    const std::set<std::string> slow = slow_legal(match);
    if (Words(slow.begin(), slow.end()) != legal) return "the legal list is another";
    const Words& set = boneyard::test::all_triangles();
    const auto mover = static_cast<std::size_t>(match.status().to_move);
    const Words hand = game_of<Game>(match).holdings().hands[mover].tiles;
    for (int i = 0; i < 40; ++i) {
        const Point cell{static_cast<int>(rng.below(13)) - 6, static_cast<int>(rng.below(13)) - 6};
        const std::string& tile = boneyard::test::any_of(i % 8 == 0 ? set : hand, rng);
        const std::string text = SlowTriangles::name(tile, cell, static_cast<int>(rng.below(3)));
        if (boneyard::kit::allows(game_of<Game>(match), *Game::parse(text)) != slow.contains(text))
            return text + " is allowed and not listed, or the other way round";
    }
    return {};
}

/// "tile 8, bridge 40": what the last placement has to score.
std::string due_for(const Table& table) {
    const Placed& last = table.placed[table.placed_count - 1U];
    const std::string tile = boneyard::triominoes::tile_text(last.tile);
    const Point cell{last.cell.x, last.cell.y};
    const SlowTriangles before(table, 1);
    std::vector<std::string> due;
    if (worth(tile) > 0) due.push_back(boneyard::test::filled("tile %1", worth(tile)));
    if (table.placed_count == 1 && tile == "0-0-0") due.push_back("zeros 30");
    if (table.placed_count == 1 && triple(tile)) due.push_back("triple 10");
    const int hexagons = before.hexagons(cell);
    const bool bridge = before.numbered(cell) == 3 && (!table.rules.strict_bridge || before.edges(cell) == 1);
    const std::array<int, 4> graded{0, 50, 60, 70};
    if (hexagons > 0) {
        const int points = table.rules.hexagons_graded ? graded[std::size_t(hexagons)] : 50 * hexagons;
        due.push_back(boneyard::test::filled("hexagon %1", points));
    } else if (bridge) {
        due.push_back("bridge 40");
    }
    return boneyard::test::joined(due, ", ");
}

std::string check_placement(const Match& match, const Events& events) {
    if (events.empty() || events.front().type != boneyard::kit::EventType::Place) return {};
    std::vector<std::string> paid;
    for (const auto& event : events) {
        if (event.type != boneyard::kit::EventType::Score || event.why == "out" || event.why == "hands")
            continue;
        if (event.seat != events.front().seat) return "another seat scores";
        paid.push_back(boneyard::test::filled("%1 %2", std::string(event.why), event.points));
    }
    const std::string due = due_for(table_of(match));
    return boneyard::test::joined(paid, ", ") == due
               ? ""
               : boneyard::test::joined(paid, ", ") + " was paid for " + due;
}

/// What the end of a round has to bring, from the hands that lie open: "2 18", "nobody".
std::string settlement(const Match& match, const std::string& why) {
    const auto held = game_of<Game>(match).holdings();
    std::vector<std::array<int, 3>> ranks;  // total, tiles, seat
    int all = 0;
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        const Words& hand = held.hands[seat].tiles;
        ranks.push_back({worth(hand), static_cast<int>(hand.size()), static_cast<int>(seat)});
        all += worth(hand);
    }
    std::sort(ranks.begin(), ranks.end());
    const auto [own, tiles, seat] = ranks.front();
    if (why == "out") return tiles == 0 ? boneyard::test::filled("%1 %2", seat, all) : "nobody is out";
    if (tiles == 0) return "somebody is out";
    if (ranks[1][0] == own && ranks[1][1] == tiles) return "nobody";
    int won = all - 2 * own;
    if (table_of(match).rules.blocked_each) won = all - static_cast<int>(ranks.size()) * own;
    return boneyard::test::filled("%1 %2", seat, won);
}

/// A round ends when it has to, and its winner gets what is due.
std::string check_end(const Match& match, const Events& events) {
    const Table table = table_of(match);
    const auto held = game_of<Game>(match).holdings();
    Words all;
    for (const auto& hand : held.hands) all.insert(all.end(), hand.tiles.begin(), hand.tiles.end());
    const auto end = std::find_if(events.begin(), events.end(),
                                  [](auto& e) { return e.type == boneyard::kit::EventType::RoundOver; });
    const bool stuck = table.stock_count == 0 && SlowTriangles(table).placements(all, 1).empty();
    if (end == events.end()) {
        if (match.status().to_move < 0 || !stuck) return {};
        return "nobody can play and the round goes on";
    }
    if (end->why == "blocked" && !stuck && table.passes != table.seats) return "the round was not blocked";
    std::string told = end->seat < 0 ? "nobody" : boneyard::test::filled("%1 0", end->seat);
    for (const auto& event : events) {
        if (event.why == "hands") told = boneyard::test::filled("%1 %2", event.seat, event.points);
    }
    const std::string due = settlement(match, std::string(end->why));
    return told == due ? "" : told + " was settled, not " + due;
}

}  // namespace

namespace {

struct Played {
    Played() {
        watch_.look_at_what_always_holds<Game>(
            {"tile", "triple", "zeros", "hexagon", "bridge", "draw", "pass", "out", "hands"},
            {"placed", "drawn", "passes"});
        watch_.look_at("tiles", [](Match& match, auto&, auto&) {
            return boneyard::test::count_tiles<TriominoesKind>(game_of<Game>(match));
        });
        watch_.look_at("corners",
                       [](Match& match, auto&, auto&) { return SlowTriangles(table_of(match)).fault(); });
        watch_.look_at("legal", [](Match& match, auto&, Rng& rng) { return compare_legal(match, rng); });
        watch_.look_at("gains", [](Match& match, const Events& events, auto&) {
            return check_placement(match, events);
        });
        watch_.look_at("ends",
                       [](Match& match, const Events& events, auto&) { return check_end(match, events); });
        watch_.look_at("counts", [this](Match& match, const Events& events, auto&) {
            count(match, events);
            return std::string();
        });
        REQUIRE_EQ(watch_.play(boneyard::test::matches_to_play(400), TriominoesKind::start), "");
    }

    /// Counts what seldom happens.
    void count(const Match& match, const Events& events) {
        const Table table = table_of(match);
        for (const auto& event : events) {
            const std::string why(event.why);
            ++seen_[why];
            if (why == "hexagon" && event.points > 50) ++seen_["hexagons at once"];
            if (why == "blocked" && table.passes == table.seats) ++seen_["blocked by passes"];
            if (why == "blocked" && event.seat < 0) ++seen_["blocked and nobody wins"];
        }
        if (events.empty() || events.front().type != boneyard::kit::EventType::Place) return;
        if (table.placed_count == 1 && table.lacks == Table{}.lacks) ++seen_["zeros by choice"];
        const Placed& last = table.placed[table.placed_count - 1U];
        const bool bridge =
            std::any_of(events.begin(), events.end(), [](auto& e) { return e.why == "bridge"; });
        if (bridge && SlowTriangles(table, 1).edges({last.cell.x, last.cell.y}) > 1) ++seen_["wide bridge"];
    }

    boneyard::test::Watch watch_;
    std::map<std::string, int> seen_;
};

Played& played() {
    static Played all;
    return all;
}

}  // namespace

// What holds in every match of Triominoes, whatever is played. The matches are played once, before the
// tests; each test looks at one thing that was watched meanwhile.

TEST_CASE("every tile is always somewhere") { REQUIRE_EQ(played().watch_.fault("tiles"), ""); }
TEST_CASE("tiles lie edge to edge and all corners agree") {
    REQUIRE_EQ(played().watch_.fault("corners"), "");
}
TEST_CASE("the legal list is what trying everything finds") {
    REQUIRE_EQ(played().watch_.fault("legal"), "");
}
TEST_CASE("a placement scores its value and at most one bonus") {
    REQUIRE_EQ(played().watch_.fault("gains"), "");
}
TEST_CASE("a round ends when it has to and pays what it has to") {
    REQUIRE_EQ(played().watch_.fault("ends"), "");
}
TEST_CASE("scores are the sum of their events") { REQUIRE_EQ(played().watch_.fault("scores"), ""); }
TEST_CASE("a view hides what its seat must not know") { REQUIRE_EQ(played().watch_.fault("views"), ""); }
TEST_CASE("there is always an action until the match is over") {
    REQUIRE_EQ(played().watch_.fault("actions"), "");
}
TEST_CASE("undo gives back the identical state") { REQUIRE_EQ(played().watch_.fault("undo"), ""); }
TEST_CASE("a record reloads to the identical state") { REQUIRE_EQ(played().watch_.fault("records"), ""); }

TEST_CASE("what seldom happens has happened") {
    for (const char* what :
         {"hexagon", "hexagons at once", "bridge", "wide bridge", "triple", "zeros", "zeros by choice",
          "draw", "pass", "out", "hands", "blocked", "blocked by passes", "blocked and nobody wins"})
        REQUIRE_MESSAGE(played().seen_[what] > 0, std::string(what));
}
