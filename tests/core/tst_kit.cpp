// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <map>
#include <numeric>

#include "kit/account.h"
#include "kit/action_text.h"
#include "kit/fixed_list.h"
#include "kit/options.h"
#include "kit/phrase.h"
#include "kit/rng.h"

using boneyard::kit::ActionWords;
using boneyard::kit::english;
using boneyard::kit::Fault;
using boneyard::kit::FixedList;
using boneyard::kit::GivenOptions;
using boneyard::kit::Options;
using boneyard::kit::OptionSchema;
using boneyard::kit::OptionValue;
using boneyard::kit::parse_number;
using boneyard::kit::Phrase;
using boneyard::kit::Rng;
using boneyard::kit::Stream;
using boneyard::kit::to_text;

namespace {

/// One option of each type.
OptionSchema schema() {
    return {
        {.id = "spinner", .fallback = false, .sentence = {}},
        {.id = "set", .fallback = 6, .choices = {{6, {}}, {9, {}}, {12, {}}}, .sentence = {}},
        {.id = "target", .fallback = 100, .min = 0, .max = 1000, .sentence = {}},
        {.id = "draw",
         .fallback = std::string("until"),
         .choices = {{std::string("until"), {}}, {std::string("one"), {}}},
         .sentence = {}},
    };
}

/// The error's sentence; empty when there is none, or another fault than BadOption.
template <class T>
std::string refusal(const boneyard::kit::Result<T>& result) {
    if (result.ok() || result.error().fault != Fault::BadOption) return {};
    return result.error().message;
}

/// Pearson's statistic of `counts` against equal chances.
double chi_square(const std::vector<int>& counts) {
    const double expected =
        std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    return std::accumulate(counts.begin(), counts.end(), 0.0, [&](double sum, int count) {
        return sum + (count - expected) * (count - expected) / expected;
    });
}

}  // namespace

// What every game is made of: chance, options and sentences.

// Worked out by a second program from the published algorithms, which was checked against the published
// numbers of xoshiro256** from the state 1, 2, 3, 4 and of SplitMix64 from 1234567.
TEST_CASE("the generator gives the same numbers everywhere") {
    struct Row {
        std::string name;
        std::uint64_t seed;
        int stream;
        std::uint64_t salt;
        std::vector<std::uint64_t> numbers;
    };
    std::vector<Row> rows;
    using Numbers = std::vector<std::uint64_t>;
    rows.push_back({"zero", std::uint64_t{0}, 1, std::uint64_t{0},
                    Numbers{0x6F0C221987108FB2, 0x068A99BCD127FE03, 0x35C925A786232A40}});
    rows.push_back({"a deal", std::uint64_t{7}, 1, std::uint64_t{1},
                    Numbers{0xEA290E0198AA45E4, 0xB6EB66ACC1057D30, 0xE5CE3CC3188316E8}});
    rows.push_back({"a bot", std::uint64_t{7}, 2, std::uint64_t{1},
                    Numbers{0x764A86485255723E, 0x06CAF042DEFA5CEF, 0x4F1105D434D26176}});
    rows.push_back({"the largest deal", (std::uint64_t{1} << 53U) - 1, 1, std::uint64_t{3},
                    Numbers{0xCE5480A7B854894F, 0x39E84C33AC782CA4}});
    rows.push_back({"seed 1, salt 2", std::uint64_t{1}, 1, std::uint64_t{2}, Numbers{0x94CB5E70051BAAF6}});
    rows.push_back({"seed 2, salt 1", std::uint64_t{2}, 1, std::uint64_t{1}, Numbers{0xAC35DE87541E014A}});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::uint64_t& seed = given.seed;
            const int& stream = given.stream;
            const std::uint64_t& salt = given.salt;
            const std::vector<std::uint64_t>& numbers = given.numbers;
            Rng rng(seed, static_cast<Stream>(stream), salt);
            for (const std::uint64_t number : numbers) REQUIRE_EQ(rng.next(), number);
        }
    }
}

TEST_CASE("numbers below a bound are the same everywhere") {
    Rng dice(7, Stream::Deal, 1);
    for (const int eyes : {5, 4, 5, 5, 1, 2, 1, 4, 5, 1, 1, 5, 5, 0, 3, 5, 4, 0, 2, 0})
        REQUIRE_EQ(static_cast<int>(dice.below(6)), eyes);
    Rng rejecting(7, Stream::Deal, 1);  // a quarter of the numbers is thrown away for this bound
    for (const std::uint32_t number : {2946419328U, 2891623826U, 747183889U, 3160345801U})
        REQUIRE_EQ(rejecting.below(0xC0000000U), number);
}

TEST_CASE("numbers below a bound are equally likely") {
    // Without rejection every third number would come up twice as often as its neighbours.
    Rng rng(1);
    std::vector<int> thirds(3);
    for (int i = 0; i < 30000; ++i) ++thirds[rng.below(0xC0000000U) % 3];
    REQUIRE_MESSAGE(chi_square(thirds) < 13.8, "two degrees of freedom, one in a thousand");
    std::vector<int> ranges(3);
    for (int i = 0; i < 30000; ++i) ++ranges[rng.below(0xC0000000U) >> 30U];
    REQUIRE(chi_square(ranges) < 13.8);
    std::vector<int> tiles(28);
    for (int i = 0; i < 28000; ++i) ++tiles[rng.below(28)];
    REQUIRE_MESSAGE(chi_square(tiles) < 55.5, "27 degrees of freedom, one in a thousand");
}

TEST_CASE("nothing else is below one") {
    Rng rng(3);
    for (int i = 0; i < 100; ++i) REQUIRE_EQ(rng.below(1), 0U);
}

TEST_CASE("a shuffle is the same everywhere") {
    std::vector<int> items(10);
    std::iota(items.begin(), items.end(), 0);
    Rng rng(7, Stream::Deal, 1);
    rng.shuffle(items);
    REQUIRE_EQ(items, (std::vector<int>{3, 4, 2, 0, 5, 1, 8, 7, 6, 9}));
}

TEST_CASE("a shuffle gives every order equally often") {
    Rng rng(11);
    std::map<std::string, int> orders;
    for (int i = 0; i < 24000; ++i) {
        std::string letters = "abcd";
        rng.shuffle(letters);
        ++orders[letters];
    }
    std::vector<int> counts;
    counts.reserve(orders.size());
    for (const auto& order : orders) counts.push_back(order.second);
    REQUIRE_EQ(counts.size(), std::size_t{24});
    REQUIRE_MESSAGE(chi_square(counts) < 49.7, "23 degrees of freedom, one in a thousand");
}

TEST_CASE("options left out get their defaults in the order of the schema") {
    const auto options = Options::resolve(schema(), {{"draw", std::string("one")}, {"set", 9}});
    REQUIRE(options.ok());
    const GivenOptions all{{"spinner", false}, {"set", 9}, {"target", 100}, {"draw", std::string("one")}};
    REQUIRE(options->all() == all);
    REQUIRE_EQ(options->flag("spinner"), false);
    REQUIRE_EQ(options->number("set"), 9);
    REQUIRE_EQ(options->number("target"), 100);
    REQUIRE_EQ(options->name("draw"), std::string("one"));
}

TEST_CASE("the bounds of a number are allowed") {
    REQUIRE((Options::resolve(schema(), {{"target", 0}}).ok()));
    REQUIRE((Options::resolve(schema(), {{"target", 1000}}).ok()));
}

TEST_CASE("a refused option is told with what would be right") {
    struct Row {
        std::string name;
        std::string id;
        std::string text;
        std::string sentence;
    };
    std::vector<Row> rows;
    rows.push_back({"unknown", "colour", "1",
                    "There is no option \"colour\": the options are spinner, set, target, draw."});
    rows.push_back(
        {"no switch", "spinner", "yes", "The option spinner cannot be \"yes\": it takes true or false."});
    rows.push_back({"no such set", "set", "7", "The option set cannot be \"7\": it takes 6, 9 or 12."});
    rows.push_back({"no number", "target", "12a",
                    "The option target cannot be \"12a\": it takes a whole number from 0 to 1000."});
    rows.push_back({"nothing", "target", "",
                    "The option target cannot be \"\": it takes a whole number from 0 to 1000."});
    rows.push_back({"too large", "target", "1001",
                    "The option target cannot be \"1001\": it takes a whole number from 0 to 1000."});
    rows.push_back({"too small", "target", "-1",
                    "The option target cannot be \"-1\": it takes a whole number from 0 to 1000."});
    rows.push_back(
        {"no such name", "draw", "two", "The option draw cannot be \"two\": it takes until or one."});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& id = given.id;
            const std::string& text = given.text;
            const std::string& sentence = given.sentence;
            REQUIRE_EQ(refusal(Options::parse(schema(), id, text)), sentence);
            REQUIRE_EQ(refusal(Options::resolve(schema(), {{id, text}})), sentence);
        }
    }
}

TEST_CASE("an option of the wrong type is refused") {
    REQUIRE((!refusal(Options::resolve(schema(), {{"spinner", 1}})).empty()));
    REQUIRE((!refusal(Options::resolve(schema(), {{"target", true}})).empty()));
    REQUIRE((!refusal(Options::resolve(schema(), {{"target", std::string("100")}})).empty()));
    REQUIRE((!refusal(Options::resolve(schema(), {{"set", std::string("9")}})).empty()));
    REQUIRE((!refusal(Options::resolve(schema(), {{"draw", 1}})).empty()));
}

TEST_CASE("a command line gives options as text") {
    REQUIRE((Options::parse(schema(), "spinner", "true").value() == OptionValue(true)));
    REQUIRE((Options::parse(schema(), "spinner", "false").value() == OptionValue(false)));
    REQUIRE((Options::parse(schema(), "set", "12").value() == OptionValue(12)));
    REQUIRE((Options::parse(schema(), "target", "0").value() == OptionValue(0)));
    REQUIRE((Options::parse(schema(), "draw", "one").value() == OptionValue(std::string("one"))));
    for (const OptionValue& value : {OptionValue(0), OptionValue(1000)})
        REQUIRE((Options::parse(schema(), "target", to_text(value)).value() == value));
    REQUIRE_EQ(to_text(true), std::string("true"));
    REQUIRE_EQ(to_text(std::string("one")), std::string("one"));
}

TEST_CASE("a phrase counts in plain english") {
    const auto tiles = [](int count) { return english({"kit", "%n tile(s) drawn", {}, count}); };
    REQUIRE_EQ(tiles(0), std::string("0 tiles drawn"));
    REQUIRE_EQ(tiles(1), std::string("1 tile drawn"));
    REQUIRE_EQ(tiles(2), std::string("2 tiles drawn"));
    REQUIRE_EQ(english({"kit", "seat(s)"}), std::string("seat(s)"));
}

TEST_CASE("a phrase puts its numbers and tiles in place") {
    const Phrase phrase{"kit", "%2 joins %1, and %1 again", {6, std::string("1-3")}};
    REQUIRE_EQ(english(phrase), std::string("1-3 joins 6, and 6 again"));
    const Phrase both{"kit", "%1: %n point(s)", {std::string("5-5")}, 1};
    REQUIRE_EQ(english(both), std::string("5-5: 1 point"));
    REQUIRE(Phrase{}.empty());
}

TEST_CASE("how the points of a round came about is said, though the hand that is left counts nothing") {
    const auto account = [](const boneyard::kit::HandsLeft& left) {
        boneyard::kit::Scene scene;
        add_hands_left(scene, left);
        std::string words;
        for (const Phrase& line : scene.account) words += english(line);
        return words;
    };
    REQUIRE_EQ(account({{0, 0}, 0}), std::string("seat 1: tiles worth 0 left in hand."));
    REQUIRE_EQ(account({{7, 0}, 1}), std::string("seat 0: tiles worth 7 left in hand."));
    REQUIRE_EQ(account({{7, 0, 5}, 1}), std::string("Left in the other hands: 7 + 5 = 12."));
    REQUIRE_EQ(account({{7, 4, 5}, 1}),
               std::string("Least left in hand: seat 1, with 4.Left in the other hands: 7 + 5 = 12."));
    // As the hands stand below it: the highest total first, and equals as they sit.
    REQUIRE_EQ(account({{7, 0, 5, 2}, 1, 0, {12, 40, 20, 12}}),
               std::string("Left in the other hands: 5 + 7 + 2 = 14."));
}

TEST_CASE("an action is words with one space between") {
    ActionWords words("place 2-5 L");
    REQUIRE_EQ(words.next(), std::string_view("place"));
    REQUIRE_EQ(words.next(), std::string_view("2-5"));
    REQUIRE(!words.ended());
    REQUIRE_EQ(words.next(), std::string_view("L"));
    REQUIRE(words.ended());
    REQUIRE_EQ(words.next(), std::string_view());
    ActionWords trailing("draw ");
    trailing.next();
    REQUIRE(!trailing.ended());
    ActionWords doubled("a  b");
    doubled.next();
    REQUIRE_EQ(doubled.next(), std::string_view());
    REQUIRE_EQ(doubled.next(), std::string_view("b"));
}

TEST_CASE("a number is written in one way only") {
    REQUIRE_EQ(parse_number("0"), std::optional(0));
    REQUIRE_EQ(parse_number("12"), std::optional(12));
    REQUIRE_EQ(parse_number("-3"), std::optional(-3));
    for (const char* wrong : {"", "-", "+1", "01", "00", "-0", "1 ", " 1", "1x", "1.0", "99999999999"})
        REQUIRE_MESSAGE(!parse_number(wrong), wrong);
}

TEST_CASE("a fixed list keeps what is pushed in order") {
    FixedList<int, 4> list;
    REQUIRE(list.empty());
    for (const int number : {3, 1, 4, 1}) list.push_back(number);
    REQUIRE_EQ(list.size(), list.capacity());
    REQUIRE_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{3, 1, 4, 1}));
    REQUIRE_EQ(list.front(), 3);
    list.pop_back();
    REQUIRE_EQ(list.back(), 4);
    list.clear();
    REQUIRE(list.empty());
}

TEST_CASE("a fixed list closes the gap of what is erased") {
    FixedList<int, 8> list;
    for (int number = 0; number < 8; ++number) list.push_back(number);
    erase_if(list, [](int number) { return number % 3 == 0; });
    REQUIRE_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 2, 4, 5, 7}));
    list.erase(list.begin() + 1, list.begin() + 3);
    REQUIRE_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 5, 7}));
}

TEST_CASE("fixed lists are equal when they hold the same") {
    FixedList<int, 300> a;
    FixedList<int, 300> b;
    a.push_back(7);
    REQUIRE(!(a == b));
    b.push_back(7);
    b.push_back(8);
    b.pop_back();  // what lies beyond the end is no part of it
    REQUIRE(a == b);
    FixedList<int, 300> copy = b;
    REQUIRE(copy == a);
    copy[0] = 9;
    REQUIRE(!(copy == a));
    b = copy;
    REQUIRE(b == copy);
}
