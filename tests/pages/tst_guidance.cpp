// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSettings>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "spoken.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// What the table tells without being asked, and to a press that can do nothing.
class TestGuidance : public HandTest {
    Q_OBJECT

    void click(const QPoint& at) const { QTest::mouseClick(&window(), Qt::LeftButton, {}, at); }
    [[nodiscard]] QString message() const;
    [[nodiscard]] QStringList marked(const QString& mark) const;
    [[nodiscard]] int rowThat(bool playable) const;
    void leaveAndComeBack();

private slots:
    // the first ones: all of them share the settings
    void theLineIsNotOfferedToGoWhereSomethingElseWasOffered();
    void theLineIsNotOfferedToGoWhenTheMatchIsOver();
    void theLineIsOfferedToGoOnceAfterAFewMatches();
    void theMeldsOfTheHandAreMarkedWithoutBeingAsked();
    void theTileThatWasDrawnIsMarkedUntilOneIsPlayed();
    void aHeapThatCannotBeDrawnFromSaysWhatIsToBeDone();
    void tilesThatMakeNoMeldTogetherAreToldSo();
    void aTileThatFitsNowhereSaysWhy();
    void whatWasSaidBeforeTheTableWasLeftIsNotSaidAgain();
    void whatIsToBeDoneIsSaidAgainToWhoComesBack();
    void aTileThatWasJustTakenSaysWhyItCannotBeThrown();
    void theTileThatWasDrawnIsMarkedInEveryGameInWhichOneDraws_data();
    void theTileThatWasDrawnIsMarkedInEveryGameInWhichOneDraws();
    void whatIsToBeDoneIsReadInFullInAnyWindow_data();
    void whatIsToBeDoneIsReadInFullInAnyWindow();
    void thePointerOverAnIconIsToldWhatItDoes();
    void whoPlaysOnKeepsTheLine();
    void whatWasSaidOfATileGoesWithTheNextMove();
    void whatWasSaidOfATileIsGoneInTheNextDialog();
};

QString TestGuidance::message() const {
    const QQuickItem* line = game_->item(u"message"_s);
    return line ? line->property("words").toString() : QString();
}

/// The tiles of the rack on which that mark is seen.
QStringList TestGuidance::marked(const QString& mark) const {
    QStringList tiles;
    const auto look = [&](const auto& self, const QQuickItem* item, const QString& tile) -> void {
        if (!item->isVisible()) return;
        if (item->objectName() == mark) tiles.append(tile);
        const bool rackTile = item->objectName() == u"rackTile"_s;
        for (const QQuickItem* child : item->childItems())
            self(self, child, rackTile ? item->property("tile").toString() : tile);
    };
    look(look, window().contentItem(), {});
    tiles.sort();
    return tiles;
}

/// The first tile that can be played, or cannot.
int TestGuidance::rowThat(bool playable) const {
    const HandModel& hand = *match().table()->hand();
    for (int row = 0; row < hand.count(); ++row) {
        if (hand.at(row, u"playable"_s).toBool() == playable) return row;
    }
    return -1;
}
void TestGuidance::theMeldsOfTheHandAreMarkedWithoutBeingAsked() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(!match().table()->hand()->arranged());
    // 4 to 7 of orange; three 3s; two 13s and the joker. Red 8, blue 6 and 12 are left over.
    QCOMPARE(marked(u"meldMark"_s), (QStringList{u"B3"_s, u"J"_s, u"O13"_s, u"O3"_s, u"O4"_s, u"O5"_s,
                                                 u"O6"_s, u"O7"_s, u"R13"_s, u"R3"_s}));
}

void TestGuidance::theTileThatWasDrawnIsMarkedUntilOneIsPlayed() {
    open(u"tiles_and_deal"_s, 2, 5);
    QCOMPARE(marked(u"drawnMark"_s), QStringList());
    QVERIFY(match().play(u"take"_s));
    QTRY_COMPARE(marked(u"drawnMark"_s), QStringList{u"O8"_s});
    QVERIFY(match().play(u"discard B12"_s));
    QTRY_COMPARE(marked(u"drawnMark"_s), QStringList());
}

void TestGuidance::aHeapThatCannotBeDrawnFromSaysWhatIsToBeDone() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
    const std::size_t plies = match().match()->actions().size();
    click(middleOf(u"pile"_s));
    QTRY_COMPARE(message(), u"Lay melds if you like, then discard a tile."_s);
    QCOMPARE(match().match()->actions().size(), plies);
}

void TestGuidance::tilesThatMakeNoMeldTogetherAreToldSo() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
    HandModel& hand = *match().table()->hand();
    for (const QString& tile : {u"R8"_s, u"B6"_s, u"B12"_s}) match().selection()->tap(hand.rowOf(tile));
    QTRY_VERIFY(game_->item(u"togetherNone"_s) != nullptr);
    QCOMPARE(game_->item(u"togetherNone"_s)->property("words").toString(),
             u"These tiles do not make a meld."_s);
    match().selection()->clear();
    for (const QString& tile : {u"O4"_s, u"O5"_s, u"O6"_s}) match().selection()->tap(hand.rowOf(tile));
    QTRY_VERIFY(game_->item(u"togetherArea"_s) != nullptr);
    QVERIFY(game_->item(u"togetherNone"_s) == nullptr);
}

void TestGuidance::thePointerOverAnIconIsToldWhatItDoes() {
    open(u"tiles_and_deal"_s, 2, 11);
    QTest::mouseMove(&window(), {640, 300});
    for (const QString& name : {u"scoreButton"_s, u"menuButton"_s}) {
        QTest::mouseMove(&window(), placeOf(*game_->item(name)).center().toPoint());
        QTRY_VERIFY2(game_->item(name)->property("hovered").toBool(), qPrintable(name));
        const QObjectList parts = game_->item(name)->children();
        const auto shown = [&] {
            return std::any_of(parts.begin(), parts.end(), [](const QObject* one) {
                return one->inherits("QQuickToolTip") && one->property("visible").toBool();
            });
        };
        QTRY_VERIFY2(shown(), qPrintable(name));
    }
}

void TestGuidance::aTileThatFitsNowhereSaysWhy() {
    open(u"matador"_s, 2, 21);
    const int row = rowThat(false);
    QVERIFY(row >= 0);
    click(tileAt(row));
    QTRY_VERIFY(!message().isEmpty());
    QVERIFY2(message().contains(u"must make 7 together"_s), qPrintable(message()));
}

void TestGuidance::leaveAndComeBack() {
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"tablePage"_s), "leave"));
    QTRY_VERIFY(game_->item(u"tablePage"_s) == nullptr);
    emit match().journal()->takenUp();
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
    settle();
}

void TestGuidance::whatWasSaidBeforeTheTableWasLeftIsNotSaidAgain() {
    open(u"triominoes"_s, 2, 3);
    QTRY_VERIFY(message().contains(u" opened"_s));
    leaveAndComeBack();
    QCOMPARE(match().table()->texts()->note().isEmpty(), false);
    QCOMPARE(message(), QString());
}

void TestGuidance::whatIsToBeDoneIsSaidAgainToWhoComesBack() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QString note = match().table()->texts()->note();
    QVERIFY(!note.isEmpty());
    leaveAndComeBack();
    QCOMPARE(message(), note);
}

void TestGuidance::aTileThatWasJustTakenSaysWhyItCannotBeThrown() {
    QString taken;
    for (std::uint64_t deal = 1; deal < 20 && taken.isEmpty(); ++deal) {  // one that goes into no meld either
        game_.reset();
        open(u"tiles_and_deal"_s, 2, deal);
        if (!match().play(u"take"_s)) continue;
        QTRY_VERIFY(match().selection()->gathers());
        QTRY_COMPARE(marked(u"drawnMark"_s).size(), 1);
        const QString tile = marked(u"drawnMark"_s).front();
        const int row = match().table()->hand()->rowOf(tile);
        if (!match().table()->hand()->at(row, u"playable"_s).toBool()) taken = tile;
    }
    QVERIFY(!taken.isEmpty());
    settle();
    click(tileAt(static_cast<int>(rack().indexOf(taken))));
    QTRY_COMPARE(message(), u"The tile that you took cannot be discarded this turn."_s);
    QVERIFY(allSpoken(window()).contains(message()));
}

void TestGuidance::theTileThatWasDrawnIsMarkedInEveryGameInWhichOneDraws_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameEntry& game : games()) {
        const bool takesRounds = game.info.id == "matching_elements";
        if (!isQuick() || !takesRounds)
            QTest::newRow(game.info.id.data()) << text(game.info.id) << game.info.min_seats;
    }
}

void TestGuidance::theTileThatWasDrawnIsMarkedInEveryGameInWhichOneDraws() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    kit::GivenOptions options;
    if (game == u"matching_elements"_s) options = {{"draw_when_stuck", true}, {"colours", 3}};
    openTable({game, seats, 5, options, Players::usual(seats)}, {1280, 800});
    // Some turn, in some round, begins with nothing better to do than draw.
    const auto drawn = [&] {
        if (match().turn()->phase() == Turn::RoundOver) match().next();
        if (match().turn()->phase() == Turn::MatchOver) match().restart();
        if (!match().turn()->mayAct()) return false;
        if (match().match()->legal().front() == "draw" || match().turn()->mayDraw())
            return match().play(u"draw"_s);
        QString action = QString::fromStdString(match().match()->legal().front());
        if (const auto dots = action.indexOf(u".."_s); dots > 0) action.truncate(dots);
        match().play(action);
        return false;
    };
    QStringList before;
    QVERIFY(QTest::qWaitFor(
        [&] {
            before = rack();
            return drawn();
        },
        60'000));
    QStringList fresh = rack();
    for (const QString& tile : before) fresh.removeOne(tile);
    QCOMPARE(fresh.size(), 1);
    QTRY_COMPARE(marked(u"drawnMark"_s), fresh);
    QCOMPARE(allSpoken(window()).filter(u"Just drawn"_s).size(), 1);
}

void TestGuidance::whatIsToBeDoneIsReadInFullInAnyWindow_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameEntry& game : games())
        QTest::newRow(game.info.id.data()) << text(game.info.id) << game.info.min_seats;
}

void TestGuidance::whatIsToBeDoneIsReadInFullInAnyWindow() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    openTable({game, seats, 5, {}, Players::usual(seats)}, {1280, 800});
    QStringList read;
    for (int turn = 0; turn < (isQuick() ? 6 : 14); ++turn) {
        QVERIFY(QTest::qWaitFor(
            [&] {
                if (match().turn()->phase() == Turn::RoundOver) match().next();
                return match().turn()->mayAct();
            },
            20'000));
        const QString words = match().table()->texts()->prompt();
        QVERIFY(!words.isEmpty());
        if (!read.contains(words)) {
            read.append(words);
            for (const QSize& size : {QSize(480, 320), QSize(640, 400), QSize(1280, 800)}) {
                if (isQuick() && size.width() > 480) continue;
                window().resize(size);
                QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"prompt"_s) != nullptr, 8'000);
                for (const QString& language : {u"de"_s, u"ar"_s, u"en"_s}) {
                    if (size.width() > 600 && language != u"en"_s) continue;
                    settings_->setLanguage(language);
                    QTest::qWait(30);
                    const QString told = match().table()->texts()->prompt();
                    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"prompt"_s) != nullptr, 8'000);
                    const QQuickItem* line = game_->item(u"prompt"_s);
                    // where it is low, the line lends itself to what was said last, for as long as that is
                    // shown
                    QTRY_COMPARE_WITH_TIMEOUT(line->property("text").toString(), told, 8'000);
                    QVERIFY2(!line->property("truncated").toBool(), qPrintable(told));
                    const double wide = line->property("contentWidth").toDouble();
                    QVERIFY2(wide <= line->width() + 0.5, qPrintable(told));
                    const double high = line->property("contentHeight").toDouble();
                    QVERIFY2(high <= line->height() + 1.5, qPrintable(told));
                }
            }
        }
        QString action = QString::fromStdString(match().match()->legal().front());
        if (const auto dots = action.indexOf(u".."_s); dots > 0) action.truncate(dots);
        QVERIFY(match().play(action));
    }
    QVERIFY(read.size() > 1);
}

void TestGuidance::theLineIsNotOfferedToGoWhereSomethingElseWasOffered() {
    for (int match = 0; match < 3; ++match) settings_->countMatch();
    QVERIFY(settings_->offersToHidePrompt());
    open(u"triominoes"_s, 2, 3);
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) != nullptr);
    settle();
    click(middleOf(u"offerNo"_s));
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    QVERIFY(match().turn()->mayAct());
    QVERIFY(!QTest::qWaitFor([&] { return game_->item(u"promptOffer"_s) != nullptr; }, 7'000));
}

void TestGuidance::theLineIsNotOfferedToGoWhenTheMatchIsOver() {
    settings_->answerLesson(u"matador"_s);
    openTable({u"matador"_s, 2, 21, {{"target", 0}}, Players::usual(2)}, {1280, 800});
    while (match().turn()->phase() != Turn::MatchOver) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() == Turn::MatchOver,
                                 20'000);
        if (match().turn()->mayAct()) match().play(QString::fromStdString(match().match()->legal().front()));
        QVERIFY(game_->item(u"promptOffer"_s) == nullptr);  // nor at once
    }
    QTRY_VERIFY(game_->item(u"close"_s) != nullptr);
    settle();
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"close"_s) == nullptr);
    QVERIFY(settings_->offersToHidePrompt());
    QVERIFY(!QTest::qWaitFor([&] { return game_->item(u"promptOffer"_s) != nullptr; }, 7'000));
}

void TestGuidance::theLineIsOfferedToGoOnceAfterAFewMatches() {
    settings_->answerLesson(u"matador"_s);
    open(u"matador"_s, 2, 21);
    QVERIFY(match().turn()->mayAct());
    QVERIFY(!QTest::qWaitFor([&] { return game_->item(u"promptOffer"_s) != nullptr; }, 2'000));
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"promptOffer"_s) != nullptr, 30'000);
    QVERIFY(game_->item(u"prompt"_s) != nullptr);
    settle();
    click(middleOf(u"offerNo"_s));
    QTRY_VERIFY(game_->item(u"promptOffer"_s) == nullptr);
    QVERIFY(game_->item(u"prompt"_s) == nullptr);
    settings_->setShowPrompt(true);
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"prompt"_s) != nullptr, 8'000);
    QVERIFY(game_->item(u"promptOffer"_s) == nullptr);  // it was answered once
}

void TestGuidance::whoPlaysOnKeepsTheLine() {
    QSettings(folder_.filePath(u"settings.ini"_s), QSettings::IniFormat).setValue("prompt/answered", false);
    for (int match = 0; match < 3; ++match) settings_->countMatch();
    QVERIFY(settings_->offersToHidePrompt());
    settings_->answerLesson(u"matador"_s);
    open(u"matador"_s, 2, 21);
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"promptOffer"_s) != nullptr, 30'000);
    match().selection()->choose(rowThat(true), true);
    QVERIFY(match().playSpot(0));
    QTRY_VERIFY(!settings_->offersToHidePrompt());
    QVERIFY(settings_->showPrompt());
}

void TestGuidance::whatWasSaidOfATileGoesWithTheNextMove() {
    open(u"matador"_s, 2, 21);
    click(tileAt(rowThat(false)));
    QTRY_VERIFY(!message().isEmpty());
    const QString said = message();
    const int row = rowThat(true);
    match().selection()->choose(row, true);
    QVERIFY(match().playSpot(0));
    QTRY_VERIFY(message() != said);
}

void TestGuidance::whatWasSaidOfATileIsGoneInTheNextDialog() {
    open(u"matador"_s, 2, 21);
    for (const QString& button : {u"menuButton"_s, u"scoreButton"_s}) {
        click(tileAt(rowThat(false)));
        QTRY_VERIFY(!message().isEmpty());
        click(middleOf(button));
        QTRY_VERIFY(game_->item(u"close"_s) != nullptr);
        QTRY_COMPARE_WITH_TIMEOUT(message(), QString(), 300);  // it would go by itself, later
        settle();
        QTest::keyClick(&window(), Qt::Key_Escape);
        QTRY_VERIFY(game_->item(u"close"_s) == nullptr);
        QCOMPARE(message(), QString());
        settle();
    }
}
BONEYARD_TEST(TestGuidance)
#include "tst_guidance.moc"
