// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QHash>
#include <QTest>

#include "analysis/matchanalysis.h"
#include "history/replay.h"
#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What the list of keys of a replay says is what happens: each line of it, by pressing its key.
class TestReplayKeys : public HandTest {
    Q_OBJECT

    [[nodiscard]] Replay& replay() const { return *page()->findChild<Replay*>(); }
    [[nodiscard]] MatchAnalysis& analysis() const { return *page()->findChild<MatchAnalysis*>(); }
    [[nodiscard]] QQuickItem* page() const { return game_->item(u"replayPage"_s); }
    [[nodiscard]] bool shows(const QString& name) const { return game_->item(name) != nullptr; }
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    void ask() const {
        QTest::sendKeyEvent(QTest::Click, &window(), Qt::Key_Question, u"?"_s, Qt::NoModifier);
    }
    /// A match of several rounds, looked at again.
    void look();
    void opensSheet(Qt::Key key, const QString& sheet) const;

    void arrowsStep();
    void arrowsStepByRounds();
    void homeAndEndGoToTheEnds();
    void pAndNGoToMistakes();
    void spacePlaysAndPauses();
    void eChangesTheEyes();
    void hHidesTheHands();
    void mShowsTheMoves();
    void aTellsHowWellItWasPlayed() { opensSheet(Qt::Key_A, u"analysisSheet"_s); }
    void sShowsTheScores() { opensSheet(Qt::Key_S, u"scoreSheet"_s); }
    void zeroShowsTheWholeTable();
    void f1OpensTheRules();
    void questionMarkExplains();

    using Deed = void (TestReplayKeys::*)();

private slots:
    void init() { settings_->setPace(u"instant"_s); }
    void eachLineSaysWhatHappens();
};

void TestReplayKeys::look() {
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, {1280, 800});
    const bool over = QTest::qWaitFor(
        [this] {
            if (match().turn()->phase() == Turn::RoundOver) match().next();
            if (match().turn()->mayAct())
                match().play(QString::fromStdString(match().match()->legal().back()));
            return match().turn()->phase() == Turn::MatchOver;
        },
        60'000);
    QVERIFY(over);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"tablePage"_s), "replayWanted"));
    QTRY_VERIFY(page() != nullptr);
    settle();
    QVERIFY(replay().rounds() > 2);
}

void TestReplayKeys::opensSheet(Qt::Key key, const QString& sheet) const {
    press(key);
    QTRY_VERIFY(shows(sheet));
    settle();
    press(Qt::Key_Escape);
    QTRY_VERIFY(!shows(sheet));
    QVERIFY(page() != nullptr);
}

void TestReplayKeys::arrowsStep() {
    replay().goTo(5);
    press(Qt::Key_Right);
    QCOMPARE(replay().ply(), 6);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QCOMPARE(replay().ply(), 4);
}

void TestReplayKeys::arrowsStepByRounds() {
    replay().goTo(0);
    press(Qt::Key_Down);
    const int second = replay().ply();
    QVERIFY(second > 3);
    press(Qt::Key_Down);
    QVERIFY(replay().ply() > second);
    press(Qt::Key_Up);
    QCOMPARE(replay().ply(), second);
}

void TestReplayKeys::homeAndEndGoToTheEnds() {
    press(Qt::Key_End);
    QCOMPARE(replay().ply(), replay().count());
    press(Qt::Key_Home);
    QCOMPARE(replay().ply(), 0);
}

/// The last of what was legal was played each time: some of it could be better.
void TestReplayKeys::pAndNGoToMistakes() {
    QTRY_VERIFY_WITH_TIMEOUT(analysis().mistakeFrom(-1, 1) >= 0, 60'000);
    replay().goTo(0);
    const int first = analysis().mistakeFrom(-1, 1);
    press(Qt::Key_N);
    QCOMPARE(replay().told(), first + 1);
    QVERIFY(replay().ahead());  // the choice, not what came of it
    replay().goTo(replay().count());
    press(Qt::Key_P);
    QVERIFY(replay().told() > 0 && replay().told() <= replay().count());
    QVERIFY(replay().ahead());
}

void TestReplayKeys::spacePlaysAndPauses() {
    replay().goTo(0);
    press(Qt::Key_Space);
    QTRY_VERIFY(replay().ply() > 1);
    press(Qt::Key_Space);
    QVERIFY(!replay().playing());
}

void TestReplayKeys::eChangesTheEyes() {
    const int before = replay().eyes();
    press(Qt::Key_E);
    QVERIFY(replay().eyes() != before);
    for (qsizetype other = 1; other < replay().allEyes().size(); ++other) press(Qt::Key_E);
    QCOMPARE(replay().eyes(), before);
}

void TestReplayKeys::hHidesTheHands() {
    const bool shown = page()->property("handsShown").toBool();
    const qsizetype tiles = game_->items({u"rackTile"_s}).size();
    press(Qt::Key_H);
    QCOMPARE(page()->property("handsShown").toBool(), !shown);
    QTRY_VERIFY(game_->items({u"rackTile"_s}).size() != tiles);
    press(Qt::Key_H);
    QTRY_COMPARE(game_->items({u"rackTile"_s}).size(), tiles);
}

/// Beside the table, where there is room for it.
void TestReplayKeys::mShowsTheMoves() {
    QVERIFY(shows(u"moveList"_s));
    press(Qt::Key_M);
    QTRY_VERIFY(!shows(u"moveList"_s));
    press(Qt::Key_M);
    QTRY_VERIFY(shows(u"moveList"_s));
}

void TestReplayKeys::zeroShowsTheWholeTable() {
    replay().goTo(12);
    settle();
    auto* table = game_->item(u"replayTable"_s);
    auto* eye = table->property("scene").value<QObject*>()->property("camera").value<QObject*>();
    QVERIFY(eye != nullptr);
    const auto zoomed = [eye] { return eye->property("taken").toBool(); };
    const QPoint at = placeOf(*game_->item(u"replayTable"_s)).center().toPoint();
    QWheelEvent turn(at, window().mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window(), &turn);
    QTRY_VERIFY(zoomed());
    press(Qt::Key_0);
    QTRY_VERIFY(!zoomed());
}

void TestReplayKeys::f1OpensTheRules() {
    press(Qt::Key_F1);
    QTRY_VERIFY(shows(u"rulesPage"_s));
}

void TestReplayKeys::questionMarkExplains() {
    replay().goTo(8);
    settle();
    const QList<QQuickItem*> laid = allSeen(game_->item(u"replayTable"_s), {u"piece"_s});
    QVERIFY(!laid.isEmpty());
    QTest::mouseMove(&window(), placeOf(*laid.front()).center().toPoint());
    QTest::qWait(50);
    ask();
    QTRY_VERIFY(shows(u"explanation"_s));
    ask();
    QTRY_VERIFY(shows(u"replayKeysSheet"_s));
    settle();
    press(Qt::Key_Escape);
    QTRY_VERIFY(!shows(u"replayKeysSheet"_s));
}

void TestReplayKeys::eachLineSaysWhatHappens() {
    static const QHash<QString, Deed> kDeeds{
        {u"← →"_s, &TestReplayKeys::arrowsStep},
        {u"↑ ↓"_s, &TestReplayKeys::arrowsStepByRounds},
        {u"Home, End"_s, &TestReplayKeys::homeAndEndGoToTheEnds},
        {u"P N"_s, &TestReplayKeys::pAndNGoToMistakes},
        {u"Space"_s, &TestReplayKeys::spacePlaysAndPauses},
        {u"E"_s, &TestReplayKeys::eChangesTheEyes},
        {u"H"_s, &TestReplayKeys::hHidesTheHands},
        {u"M"_s, &TestReplayKeys::mShowsTheMoves},
        {u"A"_s, &TestReplayKeys::aTellsHowWellItWasPlayed},
        {u"S"_s, &TestReplayKeys::sShowsTheScores},
        {u"0"_s, &TestReplayKeys::zeroShowsTheWholeTable},
        {u"?"_s, &TestReplayKeys::questionMarkExplains},
        {u"F1"_s, &TestReplayKeys::f1OpensTheRules},
    };
    look();
    page()->forceActiveFocus();
    ask();  // nothing is under the pointer
    QTRY_VERIFY(shows(u"replayKeysSheet"_s));
    settle();
    QStringList keys;
    for (const QQuickItem* line : allSeen(window().contentItem(), {u"KeyLine"_s}))
        keys.append(line->property("modelData").toMap()[u"keys"_s].toString());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!shows(u"replayKeysSheet"_s));
    QCOMPARE(keys.size(), kDeeds.size());
    keys.removeOne(u"F1"_s);  // the last, as it leaves the page
    keys.append(u"F1"_s);
    for (const QString& line : keys) {
        const Deed deed = kDeeds.value(line);
        QVERIFY2(deed != nullptr, qPrintable(line + u": nobody has tried whether that is so"_s));
        (this->*deed)();
        if (QTest::currentTestFailed()) {
            qInfo() << "the line" << line;
            return;
        }
    }
}

BONEYARD_TEST(TestReplayKeys)
#include "tst_replay_keys.moc"
