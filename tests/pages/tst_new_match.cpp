// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <utility>

#include "common/medallions.h"
#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "setup/matchsetup.h"
#include "spoken.h"
#include "warnings.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page where seats and rules are chosen.
class TestNewMatch : public PageTest {
    Q_OBJECT

    void openPage(const QString& game);
    [[nodiscard]] MatchSetup& setup() const {
        return *game_->item(u"newMatchPage"_s)->findChild<MatchSetup*>();
    }
    [[nodiscard]] bool choose(const QString& option, const QVariant& value) const;
    [[nodiscard]] QString onPlate(int seat) const;
    void click(const QString& name) const {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
    }

private slots:
    void playDealsWhatThePageOfSeatsAndRulesShows_data();
    void playDealsWhatThePageOfSeatsAndRulesShows();
    void rulesThatAreImpossibleMoveNothing();
    void aTeamFormOffersTheSeatsThatItNeeds();
    void thePictureOfATableIsSeenWithoutScrolling();
    void thePictureOfATableStaysInSightBesideLongRules();
    void whoPlaysWithWhomIsSeenAmongTheSeats();
    void aPictureIsChosenByPointerAndIsAtTheTable();
    void aPictureIsChosenByKeysAlone();
    void theOwnPictureIsRemembered();
    void aCoachIsAskedForWhereAMatchIsMadeAndInTheSettings();
    void aNameCanBeEmptiedAndWrittenAnew();
    void thePicturesOfABotAreOfferedWithoutAComplaint();
    void aNumberKeepsItsStepsInItsBoxWhereTextIsLarge();
    void inLargeLettersTheSentencesOfTheRulesHaveRoom();
    void theNameOfEachSetOfRulesStandsInOneLine_data();
    void theNameOfEachSetOfRulesStandsInOneLine();
};

void TestNewMatch::openPage(const QString& game) {
    openWindow({});
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"homePage"_s), "rulesWanted", Q_ARG(QString, game)));
    QTRY_VERIFY(game_->item(u"newMatchPage"_s) != nullptr);
}

bool TestNewMatch::choose(const QString& option, const QVariant& value) const {
    for (int row = 0; row < setup().options()->count(); ++row) {
        if (setup().options()->at(row, u"optionId"_s) == option) return setup().setOption(row, value);
    }
    return false;
}

void TestNewMatch::playDealsWhatThePageOfSeatsAndRulesShows_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& entry : games()) QTest::newRow(entry.info.id.data()) << text(entry.info.id);
}

void TestNewMatch::playDealsWhatThePageOfSeatsAndRulesShows() {
    QFETCH(QString, game);
    openPage(game);
    const MatchPlan shown = setup().plan();
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"newMatchPage"_s), "leave"));
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    QStringList played{game};
    if (game == u"triominoes"_s) played.prepend(u"tiles_and_deal"_s);  // after a game of fewer seats as well
    for (const QString& first : std::as_const(played)) {
        QVERIFY(QMetaObject::invokeMethod(game_->item(u"homePage"_s), "playWanted", Q_ARG(QString, first)));
        QTRY_VERIFY(match().active() && match().game()->id() == first);
        QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
        if (first == game) break;
        QVERIFY(QMetaObject::invokeMethod(game_->item(u"tablePage"_s), "leave"));
        QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    }
    QCOMPARE(match().match()->setup().seats, shown.seats);
    QVERIFY(match().match()->setup().options.all() == shown.options);
    QCOMPARE(match().game()->casual(), shown.casual);
}

void TestNewMatch::rulesThatAreImpossibleMoveNothing() {
    openPage(u"matching_elements"_s);
    setup().setSeats(3);
    QTest::qWait(50);
    const QPoint before = middleOf(u"select-teams"_s);
    QVERIFY(choose(u"teams"_s, u"3x2"_s));
    QVERIFY(!setup().ready());
    QTest::qWait(50);
    QCOMPARE(middleOf(u"select-teams"_s), before);
}

void TestNewMatch::thePictureOfATableIsSeenWithoutScrolling() {
    for (const GameEntry& game : games()) {
        openPage(text(game.info.id));
        window().resize(1280, 800);
        QTRY_VERIFY(game_->item(u"exampleCard"_s) != nullptr);
        const auto shown = [this] { return place(*game_->item(u"exampleCard"_s)); };
        QTRY_VERIFY2(
            shown().height() > 100 && shown().bottom() <= place(*game_->item(u"startButton"_s)).top() - 8,
            game.info.id.data());
    }
}

void TestNewMatch::thePictureOfATableStaysInSightBesideLongRules() {
    openPage(u"matador"_s);
    const QQuickItem* card = game_->item(u"exampleCard"_s);
    QVERIFY(card != nullptr);
    const auto top = [card] { return card->mapToScene({}).y(); };
    QTRY_VERIFY(card->height() > 100 && top() > 200);
    const double before = top();
    QQuickItem* scrolled = card->parentItem();
    while (scrolled != nullptr && !scrolled->property("contentY").isValid())
        scrolled = scrolled->parentItem();
    QVERIFY(scrolled != nullptr);
    scrolled->setProperty("contentY", scrolled->property("contentHeight").toDouble() - scrolled->height());
    QTRY_VERIFY(top() < before);
    QTRY_VERIFY(game_->item(u"startButton"_s)->mapToScene({}).y() >= top() + card->height());
    QVERIFY(top() >= 0);
    const auto* values = card->findChild<QQuickItem*>(u"exampleHand"_s);
    QVERIFY(values != nullptr);
    const auto tiles = values->childItems().size();
    QVERIFY(choose(u"hand"_s, 5));
    QTRY_VERIFY(values->childItems().size() < tiles);
}

void TestNewMatch::aTeamFormOffersTheSeatsThatItNeeds() {
    openPage(u"matching_elements"_s);
    QVERIFY(game_->item(u"fitSeats"_s) == nullptr);
    QVERIFY(choose(u"teams"_s, u"3x2"_s));
    QTRY_VERIFY(game_->item(u"fitSeats"_s) != nullptr);
    QVERIFY(!game_->item(u"startButton"_s)->isEnabled());
    QTest::qWait(50);
    click(u"fitSeats"_s);
    QTRY_COMPARE(setup().seats(), 6);
    QVERIFY(setup().ready() && game_->item(u"startButton"_s)->isEnabled());
    QTRY_VERIFY(game_->item(u"fitSeats"_s) == nullptr);
}

void TestNewMatch::whoPlaysWithWhomIsSeenAmongTheSeats() {
    openPage(u"matching_elements"_s);
    setup().setSeats(6);
    QVERIFY(game_->item(u"teamLine"_s) == nullptr);
    QVERIFY(choose(u"teams"_s, u"2x3"_s));
    QTRY_COMPARE(game_->items({u"teamLine"_s}).size(), 2);
    for (int seat = 0; seat < 6; ++seat) {
        const QQuickItem* picture = game_->item(u"medallion-%1"_s.arg(seat));
        QCOMPARE(picture->property("team").toInt(), seat % 2);
    }
    setup().setSeats(4);
    QTRY_VERIFY(game_->item(u"teamLine"_s) == nullptr);
    QCOMPARE(game_->item(u"medallion-1"_s)->property("team").toInt(), -1);
}

/// The picture of that seat's plate.
QString TestNewMatch::onPlate(int seat) const {
    for (const QQuickItem* plate : game_->items({u"plate"_s})) {
        if (plate->property("seat").toInt() == seat) return plate->property("medallion").toString();
    }
    return {};
}

void TestNewMatch::aPictureIsChosenByPointerAndIsAtTheTable() {
    openPage(u"triominoes"_s);
    QTRY_VERIFY(game_->item(u"medallion-1"_s) != nullptr);
    click(u"medallion-1"_s);
    QTRY_VERIFY(game_->item(u"choice-turtle"_s) != nullptr);
    QTest::qWait(50);  // where it lies is where it is seen
    click(u"choice-turtle"_s);
    QTRY_VERIFY(game_->item(u"choice-turtle"_s) == nullptr);
    QCOMPARE(setup().holderOf(u"turtle"_s), 1);
    QCOMPARE(game_->item(u"medallion-1"_s)->property("sign").toString(), u"turtle"_s);
    const QString own = setup().plan().players.medallions()[0];
    click(u"startButton"_s);
    QTRY_VERIFY(game_->item(u"plate"_s) != nullptr);
    QCOMPARE(onPlate(1), u"turtle"_s);
    QCOMPARE(onPlate(0), own);
}

void TestNewMatch::aPictureIsChosenByKeysAlone() {
    openPage(u"triominoes"_s);
    QTRY_VERIFY(game_->item(u"medallion-2"_s) != nullptr);
    for (int i = 0; i < 40 && !game_->item(u"medallion-2"_s)->hasActiveFocus(); ++i)
        QTest::keyClick(&window(), Qt::Key_Tab);
    QVERIFY(game_->item(u"medallion-2"_s)->hasActiveFocus());
    const QString before = setup().plan().players.medallions()[2];
    const qsizetype at = medallions().indexOf(before);
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(game_->item(u"choice-turtle"_s) != nullptr);
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"choice-turtle"_s) == nullptr);
    QCOMPARE(setup().plan().players.medallions()[2], before);
    QVERIFY(game_->item(u"medallion-2"_s)->hasActiveFocus());  // and so goes on where it was
    QTest::keyClick(&window(), Qt::Key_Space);
    QTRY_VERIFY(game_->item(u"choice-turtle"_s) != nullptr);
    QTest::keyClick(&window(), Qt::Key_Right);
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_COMPARE(setup().plan().players.medallions()[2], medallions()[at + 1]);
    QVERIFY(game_->item(u"newMatchPage"_s) != nullptr && !match().active());  // the keys did that alone
}

void TestNewMatch::theOwnPictureIsRemembered() {
    openPage(u"matador"_s);
    setup().setMedallion(0, u"hare"_s);
    QCOMPARE(settings_->medallion(), u"hare"_s);
    openPage(u"triominoes"_s);
    QCOMPARE(setup().holderOf(u"hare"_s), 0);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"newMatchPage"_s), "leave"));
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    QVERIFY(
        QMetaObject::invokeMethod(game_->item(u"homePage"_s), "playWanted", Q_ARG(QString, u"matador"_s)));
    QTRY_VERIFY(game_->item(u"plate"_s) != nullptr);
    QCOMPARE(onPlate(0), u"hare"_s);
}

void TestNewMatch::aCoachIsAskedForWhereAMatchIsMadeAndInTheSettings() {
    openPage(u"matador"_s);
    QVERIFY(!setup().plan().coached);
    game_->item(u"coached"_s)->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(&window(), Qt::Key_Space);
    QTRY_VERIFY(setup().plan().coached);
    QVERIFY(settings_->coach());
    setup().setCasual(false);
    QTRY_VERIFY(game_->item(u"coached"_s) == nullptr);  // a rated match has none
    setup().setCasual(true);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"newMatchPage"_s), "leave"));
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    QVERIFY(
        QMetaObject::invokeMethod(game_->item(u"homePage"_s), "playWanted", Q_ARG(QString, u"matador"_s)));
    QTRY_VERIFY(match().active() && match().coach()->looksOn());
    game_.reset();
    LaunchPlan plan;
    plan.page = u"settings"_s;
    openWindow(plan);
    QTRY_VERIFY(game_->item(u"coach"_s) != nullptr);
    QVERIFY(game_->item(u"coach"_s)->property("checked").toBool());
    settings_->setCoach(false);
    QTRY_VERIFY(!game_->item(u"coach"_s)->property("checked").toBool());
}

void TestNewMatch::aNameCanBeEmptiedAndWrittenAnew() {
    settings_->setLanguage(u"en"_s);
    openPage(u"matador"_s);
    QTRY_VERIFY(game_->item(u"name-0"_s) != nullptr);
    QQuickItem* name = game_->item(u"name-0"_s);
    const auto empty = [&] {
        QTest::keyClick(&window(), Qt::Key_End);
        for (int i = 0; i < 8; ++i) QTest::keyClick(&window(), Qt::Key_Backspace);
    };
    settle();
    click(u"name-0"_s);
    QTRY_VERIFY(name->hasActiveFocus());
    empty();
    QCOMPARE(name->property("text").toString(), QString());
    QCOMPARE(name->property("placeholderText").toString(), u"You"_s);
    for (const auto key : {Qt::Key_B, Qt::Key_O, Qt::Key_B}) QTest::keyClick(&window(), key);
    QCOMPARE(setup().plan().players[0].name, u"bob"_s);
    empty();
    QVERIFY(setup().plan().players.isYou(0));
    QCOMPARE(name->property("text").toString(), QString());
}

void TestNewMatch::thePicturesOfABotAreOfferedWithoutAComplaint() {
    settings_->setLanguage(u"en"_s);
    QAccessible::setActive(true);
    openPage(u"tiles_and_deal"_s);
    settle();
    const Written written;
    QAccessibleInterface* picture = nullptr;
    eachSpoken(window(), [&](QAccessibleInterface& thing, const QQuickItem& item) {
        const bool ofBot = thing.text(QAccessible::Name).startsWith(u"Picture of Bruno"_s);
        if (ofBot && isPressable(thing) && item.isVisible()) picture = &thing;
    });
    QVERIFY(picture != nullptr);
    pressIt(*picture);
    QTest::qWait(100);
    QCOMPARE(written.take(), QStringList());
}

void TestNewMatch::aNumberKeepsItsStepsInItsBoxWhereTextIsLarge() {
    openPage(u"matador"_s);
    constexpr double kLargest = 1.6;
    settings_->setTextScale(kLargest);
    settle();
    QQuickItem* box = game_->item(u"seats"_s);
    QVERIFY(box != nullptr && box->childrenRect().isValid());
    for (const QQuickItem* part : box->childItems()) {
        if (!part->inherits("QQuickRowLayout")) continue;
        for (const QQuickItem* step : part->childItems()) {
            const QRectF place = step->mapRectToItem(box, QRectF(0, 0, step->width(), step->height()));
            QVERIFY2(place.right() <= box->width() + 0.5 && place.left() >= -0.5,
                     step->metaObject()->className());
        }
    }
    settings_->setTextScale(1);
}

void TestNewMatch::inLargeLettersTheSentencesOfTheRulesHaveRoom() {
    settings_->setTextScale(1.5);
    openPage(u"triominoes"_s);
    window().resize(1024, 700);
    const auto most = [&] {
        int lines = 0;
        for (QQuickItem* row : allSeen(window().contentItem(), {u"OptionRow"_s})) {
            for (const QQuickItem* words : allSeen(row, {u"AppText"_s}))
                lines = std::max(lines, words->property("lineCount").toInt());
        }
        return lines;
    };
    QTest::qWait(200);
    const bool readable = QTest::qWaitFor([&] { return most() > 0 && most() <= 3; }, 2000);
    const int lines = most();
    settings_->setTextScale(1);
    QVERIFY2(readable, qPrintable(u"%1 lines"_s.arg(lines)));
}

void TestNewMatch::theNameOfEachSetOfRulesStandsInOneLine_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& entry : games()) QTest::newRow(entry.info.id.data()) << text(entry.info.id);
}

void TestNewMatch::theNameOfEachSetOfRulesStandsInOneLine() {
    QFETCH(QString, game);
    openPage(game);
    window().resize(1280, 800);
    const qsizetype presets = setup().property("presets").toStringList().size();
    for (int preset = 0; preset < presets; ++preset) {
        setup().setProperty("presetIndex", preset);
        QTRY_COMPARE(game_->item(u"preset"_s)->property("currentIndex").toInt(), preset);
        QTest::qWait(30);
        const auto* words = game_->item(u"preset"_s)->property("contentItem").value<QQuickItem*>();
        QVERIFY2(words->property("lineCount").toInt() == 1, qPrintable(words->property("text").toString()));
    }
}

BONEYARD_TEST(TestNewMatch)
#include "tst_new_match.moc"
