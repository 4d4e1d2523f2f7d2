// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <map>
#include <numeric>

#include "kit/action_text.h"
#include "kit/fixed_list.h"
#include "kit/options.h"
#include "kit/phrase.h"
#include "kit/rng.h"
#include "suite.h"

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
QString refusal(const boneyard::kit::Result<T>& result) {
    if (result.ok() || result.error().fault != Fault::BadOption) return {};
    return QString::fromStdString(result.error().message);
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

Q_DECLARE_METATYPE(std::vector<std::uint64_t>)

/// What every game is made of: chance, options and sentences.
class TestKit : public QObject {
    Q_OBJECT

private slots:
    // Worked out by a second program from the published algorithms, which was checked against the published
    // numbers of xoshiro256** from the state 1, 2, 3, 4 and of SplitMix64 from 1234567.
    void the_generator_gives_the_same_numbers_everywhere_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<int>("stream");
        QTest::addColumn<quint64>("salt");
        QTest::addColumn<std::vector<std::uint64_t>>("numbers");
        using Numbers = std::vector<std::uint64_t>;
        QTest::newRow("zero") << quint64{0} << 1 << quint64{0}
                              << Numbers{0x6F0C221987108FB2, 0x068A99BCD127FE03, 0x35C925A786232A40};
        QTest::newRow("a deal") << quint64{7} << 1 << quint64{1}
                                << Numbers{0xEA290E0198AA45E4, 0xB6EB66ACC1057D30, 0xE5CE3CC3188316E8};
        QTest::newRow("a bot") << quint64{7} << 2 << quint64{1}
                               << Numbers{0x764A86485255723E, 0x06CAF042DEFA5CEF, 0x4F1105D434D26176};
        QTest::newRow("the largest deal")
            << (quint64{1} << 53U) - 1 << 1 << quint64{3} << Numbers{0xCE5480A7B854894F, 0x39E84C33AC782CA4};
        QTest::newRow("seed 1, salt 2") << quint64{1} << 1 << quint64{2} << Numbers{0x94CB5E70051BAAF6};
        QTest::newRow("seed 2, salt 1") << quint64{2} << 1 << quint64{1} << Numbers{0xAC35DE87541E014A};
    }

    void the_generator_gives_the_same_numbers_everywhere() {
        QFETCH(quint64, seed);
        QFETCH(int, stream);
        QFETCH(quint64, salt);
        QFETCH(std::vector<std::uint64_t>, numbers);
        Rng rng(seed, static_cast<Stream>(stream), salt);
        for (const std::uint64_t number : numbers) QCOMPARE(rng.next(), number);
    }

    void numbers_below_a_bound_are_the_same_everywhere() {
        Rng dice(7, Stream::Deal, 1);
        for (const int eyes : {5, 4, 5, 5, 1, 2, 1, 4, 5, 1, 1, 5, 5, 0, 3, 5, 4, 0, 2, 0})
            QCOMPARE(static_cast<int>(dice.below(6)), eyes);
        Rng rejecting(7, Stream::Deal, 1);  // a quarter of the numbers is thrown away for this bound
        for (const std::uint32_t number : {2946419328U, 2891623826U, 747183889U, 3160345801U})
            QCOMPARE(rejecting.below(0xC0000000U), number);
    }

    void numbers_below_a_bound_are_equally_likely() {
        // Without rejection every third number would come up twice as often as its neighbours.
        Rng rng(1);
        std::vector<int> thirds(3);
        for (int i = 0; i < 30000; ++i) ++thirds[rng.below(0xC0000000U) % 3];
        QVERIFY2(chi_square(thirds) < 13.8, "two degrees of freedom, one in a thousand");
        std::vector<int> ranges(3);
        for (int i = 0; i < 30000; ++i) ++ranges[rng.below(0xC0000000U) >> 30U];
        QVERIFY(chi_square(ranges) < 13.8);
        std::vector<int> tiles(28);
        for (int i = 0; i < 28000; ++i) ++tiles[rng.below(28)];
        QVERIFY2(chi_square(tiles) < 55.5, "27 degrees of freedom, one in a thousand");
    }

    void nothing_else_is_below_one() {
        Rng rng(3);
        for (int i = 0; i < 100; ++i) QCOMPARE(rng.below(1), 0U);
    }

    void a_shuffle_is_the_same_everywhere() {
        std::vector<int> items(10);
        std::iota(items.begin(), items.end(), 0);
        Rng rng(7, Stream::Deal, 1);
        rng.shuffle(items);
        QCOMPARE(items, (std::vector<int>{3, 4, 2, 0, 5, 1, 8, 7, 6, 9}));
    }

    void a_shuffle_gives_every_order_equally_often() {
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
        QCOMPARE(counts.size(), std::size_t{24});
        QVERIFY2(chi_square(counts) < 49.7, "23 degrees of freedom, one in a thousand");
    }

    void options_left_out_get_their_defaults_in_the_order_of_the_schema() {
        const auto options = Options::resolve(schema(), {{"draw", std::string("one")}, {"set", 9}});
        QVERIFY(options.ok());
        const GivenOptions all{{"spinner", false}, {"set", 9}, {"target", 100}, {"draw", std::string("one")}};
        QVERIFY(options->all() == all);
        QCOMPARE(options->flag("spinner"), false);
        QCOMPARE(options->number("set"), 9);
        QCOMPARE(options->number("target"), 100);
        QCOMPARE(options->name("draw"), std::string("one"));
    }

    void the_bounds_of_a_number_are_allowed() {
        QVERIFY(Options::resolve(schema(), {{"target", 0}}).ok());
        QVERIFY(Options::resolve(schema(), {{"target", 1000}}).ok());
    }

    void a_refused_option_is_told_with_what_would_be_right_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("text");  // as Options::parse reads it
        QTest::addColumn<QString>("sentence");
        QTest::newRow("unknown")
            << "colour"
            << "1"
            << "There is no option \"colour\": the options are spinner, set, target, draw.";
        QTest::newRow("no switch") << "spinner"
                                   << "yes"
                                   << "The option spinner cannot be \"yes\": it takes true or false.";
        QTest::newRow("no such set") << "set"
                                     << "7"
                                     << "The option set cannot be \"7\": it takes 6, 9 or 12.";
        QTest::newRow("no number")
            << "target"
            << "12a"
            << "The option target cannot be \"12a\": it takes a whole number from 0 to 1000.";
        QTest::newRow("nothing")
            << "target"
            << ""
            << "The option target cannot be \"\": it takes a whole number from 0 to 1000.";
        QTest::newRow("too large")
            << "target"
            << "1001"
            << "The option target cannot be \"1001\": it takes a whole number from 0 to 1000.";
        QTest::newRow("too small")
            << "target"
            << "-1"
            << "The option target cannot be \"-1\": it takes a whole number from 0 to 1000.";
        QTest::newRow("no such name") << "draw"
                                      << "two"
                                      << "The option draw cannot be \"two\": it takes until or one.";
    }

    void a_refused_option_is_told_with_what_would_be_right() {
        QFETCH(QString, id);
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        QCOMPARE(refusal(Options::parse(schema(), id.toStdString(), text.toStdString())), sentence);
        QCOMPARE(refusal(Options::resolve(schema(), {{id.toStdString(), text.toStdString()}})), sentence);
    }

    void an_option_of_the_wrong_type_is_refused() {
        QVERIFY(!refusal(Options::resolve(schema(), {{"spinner", 1}})).isEmpty());
        QVERIFY(!refusal(Options::resolve(schema(), {{"target", true}})).isEmpty());
        QVERIFY(!refusal(Options::resolve(schema(), {{"target", std::string("100")}})).isEmpty());
        QVERIFY(!refusal(Options::resolve(schema(), {{"set", std::string("9")}})).isEmpty());
        QVERIFY(!refusal(Options::resolve(schema(), {{"draw", 1}})).isEmpty());
    }

    void a_command_line_gives_options_as_text() {
        QVERIFY(Options::parse(schema(), "spinner", "true").value() == OptionValue(true));
        QVERIFY(Options::parse(schema(), "spinner", "false").value() == OptionValue(false));
        QVERIFY(Options::parse(schema(), "set", "12").value() == OptionValue(12));
        QVERIFY(Options::parse(schema(), "target", "0").value() == OptionValue(0));
        QVERIFY(Options::parse(schema(), "draw", "one").value() == OptionValue(std::string("one")));
        for (const OptionValue& value : {OptionValue(0), OptionValue(1000)})
            QVERIFY(Options::parse(schema(), "target", to_text(value)).value() == value);
        QCOMPARE(to_text(true), std::string("true"));
        QCOMPARE(to_text(std::string("one")), std::string("one"));
    }

    void a_phrase_counts_in_plain_english() {
        const auto tiles = [](int count) { return english({"kit", "%n tile(s) drawn", {}, count}); };
        QCOMPARE(tiles(0), std::string("0 tiles drawn"));
        QCOMPARE(tiles(1), std::string("1 tile drawn"));
        QCOMPARE(tiles(2), std::string("2 tiles drawn"));
        QCOMPARE(english({"kit", "seat(s)"}), std::string("seat(s)"));
    }

    void a_phrase_puts_its_numbers_and_tiles_in_place() {
        const Phrase phrase{"kit", "%2 joins %1, and %1 again", {6, std::string("1-3")}};
        QCOMPARE(english(phrase), std::string("1-3 joins 6, and 6 again"));
        const Phrase both{"kit", "%1: %n point(s)", {std::string("5-5")}, 1};
        QCOMPARE(english(both), std::string("5-5: 1 point"));
        QVERIFY(Phrase{}.empty());
    }

    void an_action_is_words_with_one_space_between() {
        ActionWords words("place 2-5 L");
        QCOMPARE(words.next(), std::string_view("place"));
        QCOMPARE(words.next(), std::string_view("2-5"));
        QVERIFY(!words.ended());
        QCOMPARE(words.next(), std::string_view("L"));
        QVERIFY(words.ended());
        QCOMPARE(words.next(), std::string_view());
        ActionWords trailing("draw ");
        trailing.next();
        QVERIFY(!trailing.ended());
        ActionWords doubled("a  b");
        doubled.next();
        QCOMPARE(doubled.next(), std::string_view());
        QCOMPARE(doubled.next(), std::string_view("b"));
    }

    void a_number_is_written_in_one_way_only() {
        QCOMPARE(parse_number("0"), std::optional(0));
        QCOMPARE(parse_number("12"), std::optional(12));
        QCOMPARE(parse_number("-3"), std::optional(-3));
        for (const char* wrong : {"", "-", "+1", "01", "00", "-0", "1 ", " 1", "1x", "1.0", "99999999999"})
            QVERIFY2(!parse_number(wrong), wrong);
    }

    void a_fixed_list_keeps_what_is_pushed_in_order() {
        FixedList<int, 4> list;
        QVERIFY(list.empty());
        for (const int number : {3, 1, 4, 1}) list.push_back(number);
        QCOMPARE(list.size(), list.capacity());
        QCOMPARE(std::vector<int>(list.begin(), list.end()), (std::vector<int>{3, 1, 4, 1}));
        QCOMPARE(list.front(), 3);
        list.pop_back();
        QCOMPARE(list.back(), 4);
        list.clear();
        QVERIFY(list.empty());
    }

    void a_fixed_list_closes_the_gap_of_what_is_erased() {
        FixedList<int, 8> list;
        for (int number = 0; number < 8; ++number) list.push_back(number);
        erase_if(list, [](int number) { return number % 3 == 0; });
        QCOMPARE(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 2, 4, 5, 7}));
        list.erase(list.begin() + 1, list.begin() + 3);
        QCOMPARE(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 5, 7}));
    }

    void fixed_lists_are_equal_when_they_hold_the_same() {
        FixedList<int, 300> a;
        FixedList<int, 300> b;
        a.push_back(7);
        QVERIFY(!(a == b));
        b.push_back(7);
        b.push_back(8);
        b.pop_back();  // what lies beyond the end is no part of it
        QVERIFY(a == b);
        FixedList<int, 300> copy = b;
        QVERIFY(copy == a);
        copy[0] = 9;
        QVERIFY(!(copy == a));
        b = copy;
        QVERIFY(b == copy);
    }
};

BONEYARD_TEST(TestKit)
#include "tst_kit.moc"
