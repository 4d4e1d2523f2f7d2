// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>

#include "matador_table.h"
#include "protocol/describe.h"

using boneyard::load_match;
using boneyard::new_match;
using boneyard::kit::Data;
using boneyard::kit::Fault;
using boneyard::kit::GivenOptions;
using boneyard::kit::Match;
using boneyard::kit::Record;
using boneyard::test::set_of;
using boneyard::test::Words;
using std::string;

namespace {

std::unique_ptr<Match> small_match(const GivenOptions& options = {{"target", 0}}) {
    return new_match("matador", 2, 7, options).value();
}

void play_first(Match& match, int actions) {
    for (int i = 0; i < actions; ++i) match.play(match.legal().front());
}

void play_out(Match& match) {
    for (int i = 0; i < 10000 && !match.legal().empty(); ++i) play_first(match, 1);
}

template <class T>
std::string sentence(const boneyard::kit::Result<T>& result, Fault fault) {
    if (result.ok()) return "no error";
    if (result.error().fault != fault) return "another fault";
    return result.error().message;
}

}  // namespace

// A match in progress, whichever game it is, and how it is started.

TEST_CASE("what is played is told and remembered") {
    const auto match = small_match();
    const string action = match->legal().front();
    const auto events = match->play(action);
    REQUIRE(events.ok());
    REQUIRE(events->front().type == boneyard::kit::EventType::Place);
    REQUIRE_EQ(match->actions(), Words{action});
}

TEST_CASE("an illegal action changes nothing") {
    const auto match = small_match();
    const Data before = boneyard::protocol::describe(*match);
    for (const char* action : {"draw", "", "open 9-9", "open", "place 0-0 L across", "next", "nonsense"}) {
        REQUIRE_EQ(match->play(action).error().fault, Fault::IllegalAction);
        REQUIRE(boneyard::protocol::describe(*match) == before);
        REQUIRE(match->actions().empty());
    }
    REQUIRE_EQ(sentence(match->play("draw"), Fault::IllegalAction),
               "The action \"draw\" is not legal; legal now: open 0-1, open 0-6, open 1-2, open 1-5, "
               "open 2-6, open 3-6 and 1 more.");
}

TEST_CASE("an action has one spelling") {
    const auto match = small_match();
    const string action = match->legal().front();
    for (const string& wrong : Words{action + " ", " " + action, string("open  0-1"), string("open 1-0"),
                                     string("open 00-1"), "Open" + action.substr(4)})
        REQUIRE_MESSAGE(!match->play(wrong).ok(), wrong.c_str());
}

TEST_CASE("legal actions are sorted by bytes") {
    const auto match = new_match("matador", 2, 7, {{"set", 12}, {"opener", string("holder")}}).value();
    const Words actions = match->legal();
    REQUIRE((std::is_sorted(actions.begin(), actions.end())));
    REQUIRE(actions.size() == 7);
}

TEST_CASE("undo takes back one action at a time") {
    const auto match = small_match();
    std::vector<Data> states;
    for (int i = 0; i < 12; ++i) {
        states.push_back(boneyard::protocol::describe(*match));
        play_first(*match, 1);
    }
    for (; !states.empty(); states.pop_back()) {
        REQUIRE(match->undo().ok());
        REQUIRE(boneyard::protocol::describe(*match) == states.back());
        REQUIRE_EQ(match->actions().size(), states.size() - 1);
    }
}

TEST_CASE("going back to a ply is like taking back all that came after") {
    const auto match = small_match();
    play_first(*match, 5);
    const Data then = boneyard::protocol::describe(*match);
    play_first(*match, 7);
    match->rewind(20);  // not played that far
    REQUIRE_EQ(match->actions().size(), std::size_t(12));
    match->rewind(5);
    REQUIRE(boneyard::protocol::describe(*match) == then);
    REQUIRE_EQ(match->actions().size(), std::size_t(5));
}

TEST_CASE("nothing can be taken back at the start") {
    REQUIRE_EQ(sentence(small_match()->undo(), Fault::NothingToUndo),
               "Nothing has been played yet, so nothing can be taken back.");
}

TEST_CASE("the end of a match can be taken back") {
    const auto match = small_match();
    play_out(*match);
    REQUIRE(match->status().match_over());
    REQUIRE(match->undo().ok());
    REQUIRE(!match->status().match_over());
    REQUIRE(match->status().winners.empty());
}

TEST_CASE("a match that is over has no action") {
    const auto match = small_match();
    play_out(*match);
    REQUIRE_EQ(sentence(match->play("next"), Fault::IllegalAction),
               "The action \"next\" is not legal; the match is over.");
}

TEST_CASE("a record is the whole match") {
    const auto match = new_match("russian", 3, 99, {{"spinner", true}, {"target", 60}}).value();
    play_out(*match);
    const Record record = match->record();
    REQUIRE_EQ(record.game, string("russian"));
    REQUIRE_EQ(record.seats, 3);
    REQUIRE_EQ(record.deal, std::uint64_t{99});
    REQUIRE_EQ(record.options.size(), std::size_t{10});  // complete
    REQUIRE_EQ(record.actions, match->actions());
    const auto again = load_match(record);
    REQUIRE(boneyard::protocol::describe(**again) == boneyard::protocol::describe(*match));
    REQUIRE((*again)->record() == record);
}

TEST_CASE("a record keeps its deck") {
    Words deck = set_of(6);
    std::reverse(deck.begin(), deck.end());
    const auto match = new_match("matador", 2, 1, {}, deck).value();
    play_first(*match, 5);
    REQUIRE_EQ(match->record().deck, deck);
    REQUIRE(boneyard::protocol::describe(*load_match(match->record()).value()) ==
            boneyard::protocol::describe(*match));
}

TEST_CASE("the same setup gives the same match and another deal another") {
    REQUIRE(boneyard::protocol::describe(*small_match()) == boneyard::protocol::describe(*small_match()));
    REQUIRE((!(boneyard::protocol::describe(*new_match("matador", 2, 8, {}).value())["hands"] ==
               boneyard::protocol::describe(*small_match())["hands"])));
}

TEST_CASE("deals go from 0 to the largest number that json keeps") {
    for (const std::uint64_t deal : {std::uint64_t{0}, boneyard::kit::kMaxDeal}) {
        const auto match = new_match("matador", 2, deal, {});
        REQUIRE(match.ok());
        REQUIRE(boneyard::protocol::describe(**match)["deal"] == Data(static_cast<std::int64_t>(deal)));
    }
}

// Starting

TEST_CASE("there are only the games there are") {
    const std::string told = sentence(new_match("chess", 2, 1, {}), Fault::UnknownGame);
    REQUIRE((told.starts_with("There is no game \"chess\": the games are ")));
    for (const auto& game : boneyard::games()) REQUIRE((told.find(game.info.id) != std::string::npos));
}

TEST_CASE("an option must be known and fit") {
    REQUIRE((sentence(new_match("matador", 2, 1, {{"colour", 1}}), Fault::BadOption)
                 .starts_with("There is no option \"colour\"")));
    REQUIRE_EQ(sentence(new_match("matador", 2, 1, {{"reserve", 3}}), Fault::BadOption),
               "The option reserve cannot be \"3\": it takes a whole number from 0 to 2.");
}

TEST_CASE("a match needs as many seats as the game has") {
    REQUIRE_EQ(sentence(new_match("matador", 1, 1, {}), Fault::BadSeats),
               "This game has 2 to 6 seats, not 1.");
    REQUIRE_EQ(sentence(new_match("matador", 7, 1, {}), Fault::BadSeats),
               "This game has 2 to 6 seats, not 7.");
    REQUIRE((boneyard::test::holds(sentence(new_match("matador", -1, 1, {}), Fault::BadSeats), "not -1")));
}

TEST_CASE("a deck must be exactly the set") {
    struct Row {
        std::string name;
        int at;
        std::string tile;
    };
    std::vector<Row> rows;
    rows.push_back({"one too few", 0, ""});
    rows.push_back({"one twice", 0, "6-6"});
    rows.push_back({"of a larger set", 3, "6-7"});
    rows.push_back({"halves the wrong way round", 1, "1-0"});
    rows.push_back({"no tile at all", 27, "x"});
    rows.push_back({"one too many", 28, "0-0"});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& at = given.at;
            const std::string& tile = given.tile;
            Words deck = set_of(6);
            if (at == 28) deck.emplace_back();
            const auto place = deck.begin() + at;
            if (tile.empty()) {
                deck.erase(place);
            } else {
                *place = tile;
            }
            const std::string told = sentence(new_match("matador", 2, 1, {}, deck), Fault::BadDeck);
            REQUIRE_MESSAGE(told.starts_with("The deck must hold exactly the 28 tiles of the game"), told);
        }
    }
}

// Loading

TEST_CASE("a record that cannot be set up is refused") {
    Record record = small_match()->record();
    record.seats = 9;
    REQUIRE_EQ(sentence(load_match(record), Fault::BadRecord),
               "The record cannot be set up: This game has 2 to 6 seats, not 9.");
    record.game = "chess";
    REQUIRE((boneyard::test::holds(sentence(load_match(record), Fault::BadRecord), "no game \"chess\"")));
}

TEST_CASE("an illegal action in a record is told by its number") {
    const auto match = small_match();
    play_first(*match, 3);
    Record record = match->record();
    record.actions.emplace_back("next");
    const std::string told = sentence(load_match(record), Fault::BadRecord);
    REQUIRE_MESSAGE(told.starts_with("Action 4 of the record: The action \"next\" is not legal"), told);
}
