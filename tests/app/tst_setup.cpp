// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "match/match.h"
#include "registry.h"
#include "setup/exampletable.h"
#include "setup/matchsetup.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The form in which a match is put together.
class TestSetup : public QObject {
    Q_OBJECT

private slots:
    void everyGameCanBeChosen();
    void everyValueOfEveryOptionCanBeChosen();
    void whatIsChosenIsWhatIsPlayed();
    void aCoachLooksOnInACasualMatchOnly();
    void valuesThatDoNotFitChangeNothing();
    void everyPresetCanBeChosenAndIsRecognised();
    void aChangedRuleIsNoPresetAnyMore();
    void theTargetGoesWithSetAndSeatsUntilSomebodyNamesOne();
    void rulesThatDoNotGoTogetherAreSaidInASentence();
    void whoPlaysWithWhomIsToldBeforeTheMatch();
    void aDealMustBeANumber();
    void aDealIsReadAsNumbersAreWrittenInTheLanguage_data();
    void aDealIsReadAsNumbersAreWrittenInTheLanguage();
    void aProblemKeepsTheMatchFromStarting();
    void playersKeepTheirPlacesWhenSeatsComeAndGo();
    void namesAreTrimmedAndEmptyOnesAreGivenBack();
    void thereIsAPictureOfEveryGameWithASeatForEach();
    void thePictureGoesWithTheRules();
};

namespace {

int rowOf(MatchSetup& setup, const QString& option) {
    for (int row = 0; row < setup.options()->count(); ++row) {
        if (setup.options()->at(row, u"optionId"_s) == option) return row;
    }
    return -1;
}

/// Every value that an option can have, as QML would hand it over.
QVariantList valuesOf(const kit::OptionSpec& spec) {
    if (spec.is_bool()) return {true, false};
    QVariantList values;
    for (const kit::OptionChoice& choice : spec.choices) values.append(OptionModel::written(choice.value));
    if (values.isEmpty()) values = {spec.min, spec.max, double(spec.max)};
    return values;
}

}  // namespace

void TestSetup::everyGameCanBeChosen() {
    MatchSetup setup;
    for (const GameEntry& game : games()) {
        setup.setGameId(text(game.info.id));
        QCOMPARE(setup.gameId(), text(game.info.id));
        QVERIFY(!setup.gameName().isEmpty());
        QVERIFY2(setup.ready(), qPrintable(setup.problem()));
        QCOMPARE(setup.options()->count(), int(game.info.options.size()));
    }
    setup.setGameId(u"no such game"_s);
    QCOMPARE(setup.gameId(), text(games().back().info.id));
}

void TestSetup::everyValueOfEveryOptionCanBeChosen() {
    for (const GameEntry& game : games()) {
        MatchSetup setup;
        setup.setGameId(text(game.info.id));
        for (int row = 0; row < setup.options()->count(); ++row) {
            const kit::OptionSpec& spec = game.info.options[std::size_t(row)];
            QVERIFY(!setup.options()->at(row, u"sentence"_s).toString().isEmpty());
            for (const QVariant& value : valuesOf(spec)) {
                QVERIFY(setup.setOption(row, value));
                QCOMPARE(setup.options()->at(row, u"value"_s).toString(), value.toString());
                QVERIFY(!setup.options()->at(row, u"valueText"_s).toString().isEmpty());
                const bool isDefault = setup.plan().options[std::size_t(row)].second == spec.fallback;
                QCOMPARE(setup.options()->at(row, u"changed"_s).toBool(), !isDefault);
            }
            setup.setOption(row, OptionModel::written(spec.fallback));
        }
    }
}

void TestSetup::whatIsChosenIsWhatIsPlayed() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    setup.setSeats(3);
    setup.setDeal(u" 77 "_s);
    setup.setOption(rowOf(setup, u"target"_s), 50);
    setup.setOption(rowOf(setup, u"spinner"_s), true);
    Match session;
    QVERIFY(session.start(&setup));
    const kit::Setup& played = session.match()->setup();
    QCOMPARE(played.seats, 3);
    QCOMPARE(played.deal, 77U);
    QCOMPARE(played.options.number("target"), 50);
    QVERIFY(played.options.flag("spinner"));
}

void TestSetup::aCoachLooksOnInACasualMatchOnly() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    QVERIFY(!setup.plan().coached && setup.plan().counts);
    setup.setCoached(true);
    QVERIFY(setup.plan().coached && !setup.plan().counts);
    setup.setCasual(false);
    QVERIFY(!setup.plan().coached && setup.plan().counts);
}

void TestSetup::valuesThatDoNotFitChangeNothing() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    const auto before = setup.plan().options;
    QVERIFY(!setup.setOption(rowOf(setup, u"target"_s), 1001));
    QVERIFY(!setup.setOption(rowOf(setup, u"target"_s), u"many"_s));
    QVERIFY(!setup.setOption(rowOf(setup, u"target"_s), 10.5));
    QVERIFY(!setup.setOption(rowOf(setup, u"matadors"_s), u"sideways"_s));
    QVERIFY(!setup.setOption(rowOf(setup, u"spinner"_s), u"perhaps"_s));
    QVERIFY(!setup.setOption(-1, true));
    QVERIFY(!setup.setOption(99, true));
    setup.setSeats(1);
    setup.setSeats(7);
    QCOMPARE(setup.seats(), 3);
    QVERIFY(setup.plan().options == before);
}

void TestSetup::everyPresetCanBeChosenAndIsRecognised() {
    for (const GameEntry& game : games()) {
        MatchSetup setup;
        setup.setGameId(text(game.info.id));
        QCOMPARE(setup.presetIndex(), 0);
        QCOMPARE(setup.presets().size(), qsizetype(game.info.presets.size()) + 1);
        for (int index = 0; index < setup.presets().size(); ++index) {
            setup.setPresetIndex(index);
            QCOMPARE(setup.presetIndex(), index);
            QVERIFY2(setup.ready(), qPrintable(setup.problem()));
        }
    }
}

void TestSetup::aChangedRuleIsNoPresetAnyMore() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    QVERIFY(setup.setOption(rowOf(setup, u"target"_s), 77));
    QCOMPARE(setup.presetIndex(), -1);
    setup.setPresetIndex(-1);  // "own rules" cannot be chosen, it comes about
    QCOMPARE(setup.options()->at(rowOf(setup, u"target"_s), u"value"_s).toInt(), 77);
    setup.setPresetIndex(0);
    QCOMPARE(setup.options()->at(rowOf(setup, u"target"_s), u"value"_s).toInt(), 100);
}

void TestSetup::theTargetGoesWithSetAndSeatsUntilSomebodyNamesOne() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    const auto target = [&] { return setup.options()->at(rowOf(setup, u"target"_s), u"value"_s).toInt(); };
    const auto marked = [&] { return setup.options()->at(rowOf(setup, u"target"_s), u"changed"_s).toBool(); };
    setup.setSeats(2);
    setup.setOption(rowOf(setup, u"set"_s), 12);
    QCOMPARE(target(), 600);
    QVERIFY(!marked());
    setup.setOption(rowOf(setup, u"blocked"_s), u"difference"_s);
    QCOMPARE(target(), 200);
    setup.setSeats(6);
    QCOMPARE(target(), 800);
    setup.setOption(rowOf(setup, u"target"_s), 150);
    QVERIFY(marked());
    setup.setSeats(2);
    setup.setOption(rowOf(setup, u"set"_s), 9);
    QCOMPARE(target(), 150);
    setup.setPresetIndex(1);  // a single round
    setup.setSeats(3);
    QCOMPARE(target(), 0);
}

void TestSetup::rulesThatDoNotGoTogetherAreSaidInASentence() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    QCOMPARE(setup.seatsAllowed(), (QList<int>{2, 3, 4}));
    setup.setSeats(6);  // the double-six seats four
    QVERIFY(!setup.ready());
    QVERIFY(setup.problem().endsWith(u'.'));
    QVERIFY(setup.setOption(rowOf(setup, u"set"_s), 12));
    QVERIFY2(setup.ready(), qPrintable(setup.problem()));
    QCOMPARE(setup.seatsAllowed(), (QList<int>{2, 3, 4, 5, 6}));
    QVERIFY(setup.setOption(rowOf(setup, u"hand"_s), u"all"_s));
    QVERIFY(setup.problem().endsWith(u'.'));
}

void TestSetup::whoPlaysWithWhomIsToldBeforeTheMatch() {
    MatchSetup setup;
    setup.setGameId(u"matching_elements"_s);
    setup.setSeats(6);
    QCOMPARE(setup.teams(), QVariantList());
    QCOMPARE(setup.players()->at(3, u"team"_s).toInt(), -1);
    setup.setOption(rowOf(setup, u"teams"_s), u"3x2"_s);
    setup.setName(0, u"Ida"_s);
    setup.setName(3, u"Tom"_s);
    QCOMPARE(setup.teams().size(), 3);
    const QString first = setup.teams().front().toMap().value(u"names"_s).toString();
    QVERIFY2(first.startsWith(u"Ida"_s) && first.endsWith(u"Tom"_s), qPrintable(first));
    Match session;  // as they then sit at the table
    QVERIFY(session.start(&setup));
    for (int seat = 0; seat < 6; ++seat)
        QCOMPARE(setup.players()->at(seat, u"team"_s), session.table()->seats()->at(seat, u"team"_s));
    setup.setSeats(5);  // there is no such match
    QCOMPARE(setup.teams(), QVariantList());
    QCOMPARE(setup.players()->at(3, u"team"_s).toInt(), -1);
}

void TestSetup::aDealMustBeANumber() {
    MatchSetup setup;
    for (const char* good : {"", "0", "7", "9007199254740991"}) {
        setup.setDeal(QString::fromLatin1(good));
        QVERIFY2(setup.ready(), good);
    }
    for (const char* bad : {"-1", "x", "1.5", "9007199254740992", "99999999999999999999999"}) {
        setup.setDeal(QString::fromLatin1(bad));
        QVERIFY2(setup.problem().endsWith(u'.'), bad);
    }
}

void TestSetup::aDealIsReadAsNumbersAreWrittenInTheLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("written");
    QTest::addColumn<qint64>("deal");  // -1: it is none
    const auto add = [](const char* language, const QString& written, qint64 deal) {
        QTest::addRow("%s, %s", language, qPrintable(written))
            << QString::fromLatin1(language) << written << deal;
    };
    add("fa", u"۱۲"_s, 12);
    add("fa", u"12"_s, 12);
    add("fa", u"۱٬۲۳۴"_s, 1234);
    add("fa", u"۹۰۰۷۱۹۹۲۵۴۷۴۰۹۹۲"_s, -1);
    add("ar_EG", u"٧٠٠١"_s, 7001);
    add("hi", u"1,23,456"_s, 123'456);
    add("en_US", u"12,345,678"_s, 12'345'678);
    add("en_US", u"1.5"_s, -1);
    add("en_US", u"12,34"_s, -1);
    add("en_US", u",123"_s, -1);
    add("en_US", u"1,,234"_s, -1);
    add("de", u"1.234"_s, 1234);
    add("de", u"1.5"_s, -1);
    add("fr", u"1"_s + QChar(0x202F) + u"234"_s, 1234);
    add("fr", u"1 234"_s, 1234);
    add("en_US", u"²"_s, -1);
}

void TestSetup::aDealIsReadAsNumbersAreWrittenInTheLanguage() {
    QFETCH(QString, language);
    QFETCH(QString, written);
    QFETCH(qint64, deal);
    const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(language));
    MatchSetup setup;
    setup.setDeal(written);
    QCOMPARE(setup.ready(), deal >= 0);
    QCOMPARE(setup.plan().deal.has_value(), deal >= 0);
    if (deal >= 0) QCOMPARE(qint64(*setup.plan().deal), deal);
    QCOMPARE(setup.deal(), written);  // as somebody has written it
}

void TestSetup::aProblemKeepsTheMatchFromStarting() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    setup.setSeats(6);
    Match session;
    QSignalSpy said(&session, &Match::said);
    QVERIFY(!session.start(&setup));
    QVERIFY(!session.active());
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.first().first().toString(), setup.problem());
}

void TestSetup::playersKeepTheirPlacesWhenSeatsComeAndGo() {
    MatchSetup setup;
    setup.setSeats(4);
    setup.setHuman(3, true);
    setup.setLevel(2, 3);
    setup.setName(3, u"Zoe"_s);
    setup.setSeats(2);
    QCOMPARE(setup.players()->count(), 2);
    setup.setSeats(4);
    QCOMPARE(setup.players()->at(3, u"name"_s).toString(), u"Zoe"_s);
    QVERIFY(setup.players()->at(3, u"human"_s).toBool());
    QCOMPARE(setup.players()->at(2, u"level"_s).toInt(), 3);
    setup.setLevel(2, 99);
    QCOMPARE(setup.players()->at(2, u"level"_s).toInt(), 3);
}

void TestSetup::namesAreTrimmedAndEmptyOnesAreGivenBack() {
    MatchSetup setup;
    const QString own = setup.players()->at(1, u"name"_s).toString();
    setup.setName(1, u"  Mia   Lou \n"_s);
    QCOMPARE(setup.players()->at(1, u"name"_s).toString(), u"Mia Lou"_s);
    setup.setName(1, u"   "_s);
    QCOMPARE(setup.players()->at(1, u"name"_s).toString(), own);
}

void TestSetup::thereIsAPictureOfEveryGameWithASeatForEach() {
    MatchSetup setup;
    ExampleTable example;
    example.setSetup(&setup);
    for (const GameEntry& game : games()) {
        setup.setGameId(text(game.info.id));
        QCOMPARE(example.face(), text(game.info.face));
        for (const int seats : setup.seatsAllowed()) {
            setup.setSeats(seats);
            QVERIFY2(!example.picture()[u"pieces"_s].toList().isEmpty(), game.info.id.data());
            QVERIFY2(!example.hand().isEmpty(), game.info.id.data());
        }
    }
}

void TestSetup::thePictureGoesWithTheRules() {
    MatchSetup setup;
    setup.setGameId(u"matador"_s);
    ExampleTable example;
    example.setSetup(&setup);
    QSignalSpy changed(&example, &ExampleTable::changed);
    const QVariantMap plain = example.picture();
    const auto widest = [&] {  // the most of any half
        int most = 0;
        for (const QVariant& tile : example.hand()) {
            for (const QVariant& half : tile.toMap()[u"values"_s].toList())
                most = std::max(most, half.toInt());
        }
        return most;
    };
    QVERIFY(widest() <= 6);
    QVERIFY(setup.setOption(rowOf(setup, u"hand"_s), 5));
    QCOMPARE(example.hand().size(), 5);
    QVERIFY(setup.setOption(rowOf(setup, u"set"_s), 12));
    QVERIFY(widest() > 6);
    QVERIFY(setup.setOption(rowOf(setup, u"set"_s), 6));
    QVERIFY(setup.setOption(rowOf(setup, u"spinner"_s), true));
    QVERIFY(example.picture() != plain);

    // What is no rule leaves it, and what cannot be does, too.
    const QVariantMap before = example.picture();
    const auto times = changed.count();
    setup.setName(0, u"Ada"_s);
    setup.setSeats(6);
    QVERIFY(!setup.ready());
    QCOMPARE(example.picture(), before);
    QCOMPARE(changed.count(), times);
}

BONEYARD_TEST(TestSetup)
#include "tst_setup.moc"
