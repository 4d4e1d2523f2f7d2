// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <map>
#include <memory>

#include "invariants.h"
#include "matching_elements_matches.h"
#include "protocol/describe.h"
#include "slow_elements_match.h"
#include "slow_elements_now.h"

namespace slow = boneyard::test::elements;
using boneyard::kit::Events;
using boneyard::kit::Match;
using boneyard::kit::Rng;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Placed;
using boneyard::test::game_of;
using boneyard::test::MatchingElementsKind;
using boneyard::test::Words;
using boneyard::test::words;
using boneyard::test::elements::Now;
using std::string;

namespace {

/// A hand with tiles taken out; nothing when it does not hold them.
std::optional<Words> without(Words tiles, const Words& taken) {
    for (const string& tile : taken) {
        const auto found = std::find(tiles.begin(), tiles.end(), tile);
        if (found == tiles.end()) return std::nullopt;
        tiles.erase(found);
    }
    return tiles;
}

/// In the final "doubles drawn in this filling are shown".
Words doubles_of(const Words& tiles) {
    Words found;
    std::copy_if(tiles.begin(), tiles.end(), std::back_inserter(found),
                 [](const string& tile) { return slow::read_tile(tile).is_double(); });
    return found;
}

/// Tiles come to a hand and leave it only where they may.
std::string check_hands(const Now& before, const Now& now, const Words& action) {
    for (std::size_t seat = 0; seat < now.held.hands.size(); ++seat) {
        const bool moved = before.sight.to_move == int(seat);
        Words had = before.held.hands[seat].tiles;
        if (moved && action.front() == "place") {
            const auto rest = without(had, {action[1]});
            if (!rest) return "a tile was laid from nowhere";
            had = *rest;
        }
        if (now.sight.out[seat] != 0) had.clear();
        const auto gained = without(now.held.hands[seat].tiles, had);
        if (!gained) return boneyard::test::filled("seat %1 lost tiles", seat);
        const bool deals = action.front() == "next" || action.front() == "reenter" || before.sight.dealer < 0;
        const bool draws = moved && action.front() == "draw";
        if (!gained->empty() && !deals && !draws) return boneyard::test::filled("seat %1 got tiles", seat);
        const Words shown = boneyard::test::texts_of(now.table.shown[seat], MatchingElementsKind::text);
        if (deals && now.sight.final && doubles_of(*gained) != shown)
            return "the doubles drawn are not shown";
        if (!now.sight.final && !shown.empty()) return "something is shown before the final";
    }
    return {};
}

/// The Banks hold what they held, and what lay on the table.
std::string check_banks(const Now& before, const Now& now, const string& action) {
    if (now.sight.final) return {};
    std::vector<Words> due = before.banks;
    const auto gain = [&](int side, const Words& tiles) {
        Words& bank = due[std::size_t(side)];
        bank.insert(bank.end(), tiles.begin(), tiles.end());
    };
    if (action == "next" && before.sight.round_winner >= 0) {
        Words laid;
        for (const Placed& placed : before.table.board.placed())
            laid.push_back(boneyard::matching_elements::tile_text(placed.tile));
        gain(before.sight.side(before.sight.round_winner), laid);
    }
    for (int side = 0; side < now.sight.sides; ++side) {
        if (now.sight.out[std::size_t(side)] == before.sight.out[std::size_t(side)]) continue;
        const Words lost = std::exchange(due[std::size_t(side)], {});
        for (int heir = 0; heir < now.sight.sides; ++heir) {  // whose it is is foretold
            if (now.banks[std::size_t(heir)].size() > due[std::size_t(heir)].size()) gain(heir, lost);
        }
    }
    for (std::size_t side = 0; side < due.size(); ++side) {
        Words has = now.banks[side];
        std::sort(has.begin(), has.end());
        std::sort(due[side].begin(), due[side].end());
        if (has != due[side]) return boneyard::test::filled("the Bank of side %1 holds other tiles", side);
    }
    return {};
}

/// A match begins with the auction, or with the round that follows doubles drawn.
std::string check_start(const Match& match, const Now& now) {
    const slow::Sight& sight = now.sight;
    if (sight.with_deck) {
        const Words& deck = match.setup().deck;
        std::size_t next = 0;
        for (int seat = 0; seat < sight.seats; ++seat) {
            if (slow::name(sight.draws[std::size_t(seat)]) != deck[std::size_t(seat)]) return "other draws";
            next += std::size_t(sight.held[std::size_t(seat)]);
        }
        if (sight.dealer < 0) next = std::size_t(sight.seats);
        if (Words(deck.begin() + std::ptrdiff_t(next), deck.end()) != now.held.stock) return "another stock";
        if (sight.dealer < 0 && sight.to_move != 0) return "another seat bids first";
    }
    const auto [dealer, earned] = slow::by_doubles(sight, {});
    if (dealer == -1) return sight.phase == "auction" ? "" : "there is no auction";
    if (sight.phase != "colour" || sight.scores[std::size_t(sight.dealer)] != earned)
        return "no double counts";
    return dealer == -2 || dealer == sight.dealer ? "" : "another seat should deal";
}

/// What is told of a tile laid, and whose turn it is.
std::string check_events(const Now& now, const Events& events, const slow::Layout& layout) {
    int points = 0;
    for (const auto& event : events) {
        if (event.type == boneyard::kit::EventType::Turn && event.seat != now.sight.to_move)
            return "another's turn was told";
        if (event.type == boneyard::kit::EventType::Draw && now.sight.phase == "play" && !event.tile.empty())
            return "a drawn tile is told";
        if (event.type != boneyard::kit::EventType::Points) continue;
        const auto [why, due] = layout.due(layout.laid().back());
        points += event.points;
        if (event.why != why || event.points != due) return "other points were told";
    }
    const bool laid = !events.empty() && events.front().type == boneyard::kit::EventType::Place;
    return points == (laid ? now.sight.last_points : 0) ? "" : "points were not told";
}

}  // namespace

namespace {

struct Played {
    Played() {
        watch_.look_at_what_always_holds<Game>({"bid", "round"}, {}, 6);
        watch_.look_at("scores",
                       [tally = boneyard::test::Tally({"bid", "round"}, true)](
                           auto& match, auto& events, auto&) mutable { return tally.add(match, events); });
        const Words keys{"dealer", "colour",      "draws", "bids",         "folded",      "bets",
                         "points", "highest_bet", "drawn", "placed",       "banks",       "out",
                         "final",  "elimination", "shown", "round_winner", "final_scores"};
        // A state is long, and to take an action back is to play all others again: both are asked for seldom.
        watch_.look_at("views", [keys](Match& match, auto&, Rng& rng) {
            const auto seat = boneyard::test::any_seat(match, rng);
            if (rng.below(16) != 0) return std::string();
            if (!boneyard::protocol::describe(match, seat)["deck"].is_null())
                return std::string("the deck is shown");
            return boneyard::test::hides(match, seat, Words(keys.begin(), keys.end()));
        });
        watch_.look_at("undo", [](Match& match, auto&, Rng& rng) {
            return rng.below(4) == 0 ? boneyard::test::take_back<Game>(match, rng) : std::string();
        });
        watch_.look_at("a table",
                       [this](Match& match, auto& events, auto&) { return follow(match, events); });
        watch_.look_at("tiles", [this](Match& match, auto&, Rng& rng) {
            const bool looked = now_.sight.phase != before_.sight.phase || rng.below(4) == 0;
            return looked ? boneyard::test::count_tiles<MatchingElementsKind>(game_of<Game>(match))
                          : std::string();
        });
        watch_.look_at("hands", [this](Match& match, auto&, auto&) {
            if (match.actions().empty()) return std::string();
            const std::string fault = check_banks(before_, now_, match.actions().back());
            return fault.empty() ? check_hands(before_, now_, words(match.actions().back())) : fault;
        });
        watch_.look_at("legal", [this](Match& match, auto&, Rng& rng) { return compare_legal(match, rng); });
        watch_.look_at("course",
                       [this](Match& match, auto& events, auto&) { return check_course(match, events); });
        watch_.look_at("told",
                       [this](auto&, auto& events, auto&) { return check_events(now_, events, layout_); });
        watch_.look_at("counts", [this](Match& match, auto& events, auto&) {
            count(match, events);
            return std::string();
        });
        const auto start = [unplayed = boneyard::test::starts_of_unplayed_elements()](Rng& rng) mutable {
            if (unplayed.empty()) return boneyard::test::matching_elements_start(rng, false);
            boneyard::test::Start next = unplayed.back();
            unplayed.pop_back();
            return next;
        };
        REQUIRE_EQ(watch_.play(boneyard::test::matches_to_play(200), start), "");
    }

    /// Brings what is known of the match up to date; the first to look after every action.
    std::string follow(const Match& match, const Events& events) {
        before_ = std::exchange(now_, Now(match, events));
        const auto& placed = now_.table.board.placed();
        if (placed.empty()) {
            layout_ = slow::Layout(now_.sight.colour);
            return {};
        }
        if (placed.size() == layout_.size() + 1) {
            std::string fault = layout_.lay(slow::read(placed.back()));
            if (!fault.empty()) return fault;
        }
        if (placed.size() != layout_.size()) return "more than one tile was laid";
        if (now_.sight.to_move >= 0) return {};
        for (std::size_t i = 0; i < placed.size(); ++i) {
            if (slow::read(placed[i]) != layout_.laid()[i]) return "a tile was moved";
        }
        return {};
    }

    /// Lists of placements are long: one in six is compared; of the others it is only asked whether one is
    /// possible.
    std::string compare_legal(const Match& match, Rng& rng) {
        const slow::Sight& sight = now_.sight;
        const bool plays = sight.phase == "play";
        if (!plays) {
            const auto due = slow::talk(now_);
            return match.legal() == Words(due.begin(), due.end()) ? "" : "the legal list is another";
        }
        if (sight.to_move < 0 || match.legal().empty()) return "nobody may do anything";
        const slow::Hand& hand = now_.hands[std::size_t(sight.to_move)];
        if (sight.tiles_laid > 0 && !layout_.takes(hand)) {
            ++seen_["stuck"];
            const bool draws = sight.draws_when_stuck && !sight.drawn && sight.stock > 0;
            return match.legal() == Words{draws ? "draw" : "pass"} ? "" : "who is stuck may do other things";
        }
        if (rng.below(6) != 0)
            return match.legal().front().starts_with("place ") ? "" : "no tile may be laid";
        const auto due = layout_.placements(hand);
        return match.legal() == Words(due.begin(), due.end()) ? "" : "the placements are others";
    }

    std::string check_course(const Match& match, const Events& events) {
        if (match.actions().empty()) return check_start(match, now_);
        // "The round ends at once when no seat can place (looked at after every action)."
        const bool stuck = now_.sight.tiles_laid > 0 && !layout_.takes(now_.faces());
        slow::Foretold foretold(before_.sight, now_.sight, events, stuck);
        return now_.sight.other_than(foretold.after(match.actions().back()));
    }

    /// Counts what seldom happens.
    void count(const Match& match, const Events& events) {
        const slow::Sight& sight = now_.sight;
        for (const auto& event : events) {
            if (event.type == boneyard::kit::EventType::RoundOver) ++seen_[string(event.why)];
            if (event.type == boneyard::kit::EventType::Points) ++seen_[string(event.why)];
        }
        if (match.actions().empty()) {
            if (sight.dealer >= 0) ++seen_["a double decides"];
            return;
        }
        const string verb = words(match.actions().back()).front();
        ++seen_[verb];
        if (verb == "fold" && sight.phase == "auction" && sight.folded == slow::Sight::Numbers{})
            ++seen_["all fold"];
        if (verb == "next" && sight.final) ++seen_[sight.phase == "final" ? "final" : "final without a Bank"];
        if (verb == "next" && sight.final && sight.phase == "match_over") ++seen_["final without tiles"];
        if (verb == "next" && sight.elimination && !before_.sight.elimination) ++seen_["elimination"];
        if (verb == "hold" && sight.highest_bet == 99) ++seen_["a bet of 99"];
        if (sight.phase == "round_over" && sight.round_scores != slow::Sight::Numbers{})
            ++seen_["a bet is met"];
        if (match.status().match_over() &&
            sight.winners.size() * std::size_t(sight.sides) > std::size_t(sight.seats))
            ++seen_["shared"];
    }

    boneyard::test::Watch watch_;
    std::map<string, int> seen_;
    Now before_;
    Now now_;
    slow::Layout layout_{'R'};
};

Played& played() {
    static Played all;
    return all;
}

}  // namespace

// What holds in every match of Matching Elements, whatever is played. The matches are played once, before
// the tests; each test looks at one thing that was watched meanwhile.

TEST_CASE("tiles lie as they were joined and none overlaps") {
    REQUIRE_EQ(played().watch_.fault("a table"), "");
}
TEST_CASE("every tile is always somewhere") { REQUIRE_EQ(played().watch_.fault("tiles"), ""); }
TEST_CASE("hands and banks change only where they may") { REQUIRE_EQ(played().watch_.fault("hands"), ""); }
TEST_CASE("the legal list is what trying everything finds") {
    REQUIRE_EQ(played().watch_.fault("legal"), "");
}
TEST_CASE("every action leads to what the rules say") { REQUIRE_EQ(played().watch_.fault("course"), ""); }
TEST_CASE("points and turns are told as they are") { REQUIRE_EQ(played().watch_.fault("told"), ""); }
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
    for (const std::string& what :
         boneyard::test::split(std::string("a double decides, bid, fold, all fold, a bet is met, a bet of "
                                           "99, hold, line, across, both, "
                                           "stuck, pass, draw, out, blocked, elimination, unplayed, final, "
                                           "final without a Bank, reenter"),
                               ", "))
        REQUIRE_MESSAGE(played().seen_[what] > 0, std::string(what));
}
