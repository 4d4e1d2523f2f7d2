// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <map>
#include <optional>

#include "invariants.h"
#include "slow_rummy_table.h"
#include "tiles_and_deal_matches.h"

namespace slow = boneyard::test::slow;
using boneyard::kit::Events;
using boneyard::kit::Match;
using boneyard::kit::Rng;
using boneyard::kit::Seat;
using boneyard::test::game_of;
using boneyard::test::TilesAndDealKind;
using boneyard::test::Words;
using boneyard::test::words;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::kNoTile;
using boneyard::tiles_and_deal::Phase;
using boneyard::tiles_and_deal::Result;
using boneyard::tiles_and_deal::Table;
using std::string;

namespace {

Table table_of(const Game& game) { return game.view(0).table; }

slow::Tiles hand_of(const Game& game, Seat seat) {
    return slow::read_tiles(game.holdings().hands[static_cast<std::size_t>(seat)].tiles);
}

/// Every meld on the table is one, as it is written.
std::string check_melds(const Game& game) {
    for (const slow::Tiles& meld : slow::Turn::table_of(game)) {
        if (!slow::is_meld(meld)) return slow::name(meld) + " is no meld";
    }
    return {};
}

/// What is known, taken and due is where it is said to be.
std::string check_known(const Game& game) {
    const Table table = table_of(game);
    const bool melding = table.phase == Phase::Meld;
    if (!melding && (table.taken != kNoTile || table.joker_due))
        return "something is taken or due at the wrong time";
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        slow::Tiles known;
        boneyard::kit::at(table.known, seat).each([&](auto tile) { known.push_back(tile); });
        if (!slow::without(hand_of(game, seat), known)) return "a known tile is not in its hand";
        const bool holds = game.view(seat).hand().count() == game.status().hand_counts[std::size_t(seat)];
        const bool hidden = game.view(seat).hands[std::size_t(1 - seat)].empty();
        if (!holds || (!game.view(seat).open && !hidden)) return "a view holds other tiles than its own";
    }
    if (!melding) return {};
    const slow::Tiles hand = hand_of(game, table.to_move);
    if (table.taken != kNoTile && !slow::without(hand, {int{table.taken}}))
        return "the taken tile is not in hand";
    if (table.joker_due && hand.back() != slow::kJoker) return "there is no joker that could be due";
    return {};
}

/// A round that an action ends: what has to be told of it.
class Ending {
public:
    Ending(const Game& before, const Game& after, string action)
        : before_(table_of(before)), after_(after), action_(std::move(action)) {
        mover_ = before_.to_move;
    }

    /// "score 0 25 win, score 0 21 deadwood, round_over 0 win"; nothing when the round goes on.
    std::string due() {
        const bool lays = action_.starts_with("meld") || action_.starts_with("add");
        const bool throws = action_.starts_with("discard");
        if (action_.starts_with("knock")) return knocked();
        if ((lays || throws) && hand_of(after_, mover_).empty()) return super_win();
        if (throws && (before_.stock_count == 0 || before_.turns_without_draw >= 20)) return over(-1, "draw");
        return {};
    }

    /// What the mover has to lay when knocking.
    static Words melds(const Game& before, const string& action) {
        const Table table = table_of(before);
        slow::Tiles hand = hand_of(before, table.to_move);
        if (const Words parts = words(action); parts.size() == 2)
            hand = *slow::without(hand, {slow::read_tile(parts[1])});
        Words all;
        for (const slow::Tiles& meld : slow::Turn::table_of(before)) all.push_back(slow::name(meld));
        for (const string& text : slow::Hand(hand).arrangement(table.rules.joker_value)) all.push_back(text);
        return all;
    }

private:
    std::string knocked() {
        const int joker = before_.rules.joker_value;
        if (hand_of(after_, mover_).empty()) return super_win();
        const int own = slow::value(hand_of(after_, mover_), joker);
        slow::Hand hand(hand_of(after_, Seat(1 - mover_)));
        const int others =
            slow::LayOff(hand, joker, before_.rules.unlaid_count).least(slow::Turn::table_of(after_));
        if (others > own) {
            score(mover_, before_.rules.win, "win");
            score(mover_, others - own, "deadwood");
            return over(mover_, "win");
        }
        score(1 - mover_, own - others, "deadwood");
        score(1 - mover_, before_.rules.undercut, "undercut");
        return over(1 - mover_, "undercut");
    }

    std::string super_win() {
        const slow::Tiles others = hand_of(after_, Seat(1 - mover_));
        const int joker = before_.rules.joker_value;
        score(mover_, before_.rules.super_win, "super_win");
        score(mover_,
              before_.rules.unlaid_count ? slow::value(others, joker) : slow::Hand(others).deadwood(joker),
              "deadwood");
        return over(mover_, "super_win");
    }

    void score(int seat, int points, const char* why) {
        if (points == 0) return;
        told_.push_back(boneyard::test::filled("score %1 %2 %3", seat, points, why));
        before_.scores[std::size_t(seat)] += points;
    }

    std::string over(int winner, const std::string& why) {
        told_.push_back(winner < 0 ? "round_over " + why
                                   : boneyard::test::filled("round_over %1 %2", winner, why));
        const int best = std::max(before_.scores[0], before_.scores[1]);
        if (before_.rules.target == 0 || best >= before_.rules.target)
            told_.push_back(winner < 0 ? "match_over 0 1" : boneyard::test::filled("match_over %1", winner));
        return boneyard::test::joined(told_, ", ");
    }

    Table before_;
    const Game& after_;
    string action_;
    Seat mover_;
    std::vector<std::string> told_;
};

/// Rounds end when they have to and bring what they have to, and their winner deals the next.
std::string check_end(const Game& before, const Match& match, const Events& events) {
    const Game& after = game_of<Game>(match);
    const string& action = match.actions().back();
    const Table table = table_of(before);
    if (action == "next") {
        const Result& result = table.result;
        Seat dealer = result.kind == Result::Kind::Draw ? table.dealer : result.seat;
        if (result.kind == Result::Kind::Undercut) dealer = Seat(1 - dealer);
        return table_of(after).dealer == dealer ? "" : "another seat should deal";
    }
    if (action.starts_with("knock")) {
        Words laid;
        for (const slow::Tiles& meld : slow::Turn::table_of(after)) laid.push_back(slow::name(meld));
        if (laid != Ending::melds(before, action)) return "the knocker laid other melds";
    }
    const std::string due = Ending(before, after, action).due();
    const std::string told = boneyard::test::told(events);
    if (due.empty())
        return boneyard::test::holds(told, "round_over") ? "the round should go on: " + told : std::string();
    return boneyard::test::part(told, ", ", 1) == due ? "" : told + " was told, not " + due;
}

}  // namespace

namespace {

struct Played {
    Played() {
        watch_.look_at_what_always_holds<Game>(
            {"win", "super_win", "undercut", "deadwood"},
            {"dealer", "discards", "melds", "taken", "joker_due", "turns_without_draw", "known", "result"},
            6);
        watch_.look_at("tiles", [](Match& match, auto&, auto& rng) {
            const bool looked = match.status().to_move < 0 || rng.below(4) == 0;
            return looked ? boneyard::test::count_tiles<TilesAndDealKind>(game_of<Game>(match))
                          : std::string();
        });
        watch_.look_at("melds", [](Match& match, auto&, auto&) { return check_melds(game_of<Game>(match)); });
        watch_.look_at("known", [](Match& match, auto&, auto&) { return check_known(game_of<Game>(match)); });
        watch_.look_at("legal", [this](Match& match, auto&, Rng& rng) { return compare_legal(match, rng); });
        watch_.look_at("ends", [before = Game()](Match& match, const Events& events, auto&) mutable {
            const Game last = std::exchange(before, game_of<Game>(match));
            return match.actions().empty() ? std::string() : check_end(last, match, events);
        });
        watch_.look_at("counts", [this](Match& match, const Events& events, auto&) {
            count(match, events);
            return std::string();
        });
        REQUIRE_EQ(watch_.play(boneyard::test::matches_to_play(400), TilesAndDealKind::start), "");
    }

    std::string compare_legal(const Match& match, Rng& rng) {
        const Game& game = game_of<Game>(match);
        if (table_of(game).phase != Phase::Meld) return {};
        const slow::Turn turn = slow::Turn::of(game);
        if (turn.hand.size() > 4 && rng.below(40) != 0) return {};
        const std::set<string> legal = turn.legal();
        ++seen_["legal lists compared"];
        for (const auto& [text, after] : turn.lays()) {
            if (legal.contains(text)) continue;
            ++seen_["dead ends refused"];
            if (text.starts_with("swap")) ++seen_["swaps refused"];
        }
        return match.legal() == Words(legal.begin(), legal.end()) ? "" : "the legal list is another";
    }

    /// Counts what seldom happens.
    void count(const Match& match, const Events& events) {
        const Table table = table_of(game_of<Game>(match));
        const Words action = match.actions().empty() ? Words{} : words(match.actions().back());
        if (action.empty()) return;
        const string& verb = action.front();
        ++seen_[verb == "add" && action.size() == 3     ? "add to a set"
                : verb == "knock" && action.size() == 2 ? "knock with a discard"
                                                        : verb];
        if (verb == "add" && action[1] == "J") ++seen_["add a joker"];
        if (verb == "meld" && std::find(action.begin(), action.end(), "J") != action.end())
            ++seen_["meld a joker"];
        if (table.joker_due && table.taken == boneyard::tiles_and_deal::kJoker)
            ++seen_["a joker due, another taken"];
        for (const auto& event : events) {
            const string how = verb == "knock" && action.size() == 1 ? "knock alone" : verb;
            if (event.type == boneyard::kit::EventType::RoundOver) ++seen_[string(event.why)];
            if (event.type != boneyard::kit::EventType::RoundOver) continue;
            if (event.why == "super_win") ++seen_["super_win by " + how];
            if (event.why == "undercut" && table.result.deadwood[0] == table.result.deadwood[1])
                ++seen_["undercut by equal counts"];
            if (event.why == "draw")
                ++seen_[table.stock_count == 0 ? "draw with no stock" : "draw with no draws"];
            if (match.status().match_over() && table.round > 1) ++seen_["matches of several rounds"];
        }
    }

    boneyard::test::Watch watch_;
    std::map<string, int> seen_;
};

Played& played() {
    static Played all;
    return all;
}

}  // namespace

// What holds in every match of Tiles & Deal, whatever is played. The matches are played once, before the
// tests; each test looks at one thing that was watched meanwhile.

TEST_CASE("every tile is always somewhere") { REQUIRE_EQ(played().watch_.fault("tiles"), ""); }
TEST_CASE("what lies on the table are melds") { REQUIRE_EQ(played().watch_.fault("melds"), ""); }
TEST_CASE("what is known taken or due is in its hand") { REQUIRE_EQ(played().watch_.fault("known"), ""); }
TEST_CASE("the legal list is what trying everything finds") {
    REQUIRE_EQ(played().watch_.fault("legal"), "");
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
    std::vector<std::string> counts;
    for (const auto& [what, count] : played().seen_)
        counts.push_back(boneyard::test::filled("%1 %2", what.c_str(), count));
    MESSAGE(boneyard::test::filled("%1", boneyard::test::joined(counts, ", ")));
    const char* const seldom =
        "pass, take, draw, meld, meld a joker, add, add to a set, add a joker, swap, dead ends refused, "
        "swaps "
        "refused, win, undercut, undercut by equal counts, draw with no stock, draw with no draws, "
        "super_win by "
        "meld, super_win by add, super_win by discard, super_win by knock, super_win by knock alone, "
        "matches of "
        "several rounds";
    for (const std::string& what : boneyard::test::split(std::string(seldom), ", "))
        REQUIRE_MESSAGE(played().seen_[what] > 0, std::string(what));
}
