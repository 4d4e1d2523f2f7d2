// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QQueue>
#include <QTest>

#include "explaintest.h"
#include "registry.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Who has a keyboard only can ask of anything what it is.
class TestExplainKeys : public ExplainTest {
    Q_OBJECT

    [[nodiscard]] QQuickItem* walk() const { return game_->item(u"tableWalk"_s); }
    [[nodiscard]] QQuickItem* thing() const { return walk()->property("_thing").value<QQuickItem*>(); }
    [[nodiscard]] QQuickItem* keysAt() const { return window().activeFocusItem(); }
    void stand(QQuickItem& on) const { walk()->setProperty("_thing", QVariant::fromValue(&on)); }
    void play(int plies) const;
    [[nodiscard]] QSet<QQuickItem*> reached() const;
    [[nodiscard]] QList<QRectF> rings() const;

private slots:
    void tabLeadsFromTheRackToTheTableAndEscapeBack();
    void theArrowsReachAllThatLiesThere_data();
    void theArrowsReachAllThatLiesThere();
    void oneRingIsAroundWhatIsExplained();
    void whatIsExplainedChangesWithTheArrowsAndLeadsToItsRule();
    void whatGoesLeavesTheRingToItsNeighbour();
    void whatIsOutOfSightIsBroughtThere();
    void tilesAreChosenAndPlayedAsEver();
    void aHeapThatHasTheKeysIsExplained();
    void itIsSoInAReplay();
    void itIsSoInALesson();
    void theListOfKeysTellsOfIt();
};

/// The first action that there is, so often; and until it is the person's turn again.
void TestExplainKeys::play(int plies) const {
    const auto mine = [&] { return match().turn()->mayAct(); };
    for (int ply = 0; ply < plies; ++ply) {
        if (!QTest::qWaitFor([&] { return mine() || match().turn()->phase() == Turn::RoundOver; }, 5000))
            return;
        if (!mine()) return;
        const QString action = QString::fromStdString(match().match()->legal().front());
        match().play(action.section(u".."_s, 0, 0));
    }
    [[maybe_unused]] const bool again = QTest::qWaitFor(mine, 5000);
    QTest::qWait(400);
}

/// All that the arrows lead to from where the ring is.
QSet<QQuickItem*> TestExplainKeys::reached() const {
    QSet<QQuickItem*> found{thing()};
    QQueue<QQuickItem*> next;
    next.enqueue(thing());
    while (!next.isEmpty()) {
        QQuickItem* from = next.dequeue();
        for (const Qt::Key way :
             {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_PageUp}) {
            stand(*from);
            key(way);
            if (thing() == nullptr || found.contains(thing())) continue;
            found.insert(thing());
            next.enqueue(thing());
        }
    }
    return found;
}

/// Where rings are seen.
QList<QRectF> TestExplainKeys::rings() const {
    QList<QRectF> all;
    for (QQuickItem* ring : game_->items({u"focusRing"_s}))
        all.append(ring->mapRectToScene(QRectF(0, 0, ring->width(), ring->height())));
    return all;
}

void TestExplainKeys::tabLeadsFromTheRackToTheTableAndEscapeBack() {
    open(u"matador"_s, 2, 21);
    QQuickItem* rack = keysAt();
    key(Qt::Key_Tab);
    QCOMPARE(keysAt(), walk());
    QCOMPARE(thing()->objectName(), u"piece"_s);
    key(Qt::Key_Escape);
    QCOMPARE(keysAt(), rack);
    key(Qt::Key_L, u"l"_s);
    QCOMPARE(keysAt(), walk());
    key(Qt::Key_Tab);
    QVERIFY(keysAt() != walk());
}

void TestExplainKeys::theArrowsReachAllThatLiesThere_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    int row = 0;
    for (const GameEntry& entry : games()) {
        const QString id = QString::fromLatin1(entry.info.id.data(), qsizetype(entry.info.id.size()));
        for (const QSize& size : {QSize(1280, 800), QSize(480, 320)}) {
            if (isLookedAt(row++, 2)) QTest::addRow("%s %d", qPrintable(id), size.width()) << id << size;
        }
    }
}

void TestExplainKeys::theArrowsReachAllThatLiesThere() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    const int seats = std::max(3, find_game(game.toStdString())->info.min_seats);
    open(game, std::min(seats, find_game(game.toStdString())->info.max_seats), 21);
    window().resize(size);
    play(6);
    if (match().turn()->phase() == Turn::RoundOver) QSKIP("the round was over so soon");
    match().selection()->clear();
    walk()->forceActiveFocus(Qt::TabFocusReason);
    QVERIFY(thing() != nullptr);
    const QSet<QQuickItem*> all = reached();
    int lying = 0;
    for (QQuickItem* item : game_->items({u"piece"_s, u"mark"_s, u"pile"_s, u"pileMark"_s, u"plate"_s})) {
        QVariant what;
        if (item->metaObject()->indexOfMethod("explain()") < 0 || item->width() == 0 || item->opacity() == 0)
            continue;
        QVERIFY(QMetaObject::invokeMethod(item, "explain", Q_RETURN_ARG(QVariant, what)));
        if (what.toMap().value(u"name"_s).toString().isEmpty())
            continue;  // nor is anything said under a pointer
        ++lying;
        QVERIFY2(all.contains(item), qPrintable(u"%1 at %2, %3"_s.arg(item->objectName())
                                                    .arg(item->mapToScene({}).x())
                                                    .arg(item->mapToScene({}).y())));
        stand(*item);
        ask();
        QVERIFY2(card() != nullptr, qPrintable(item->objectName()));
        key(Qt::Key_Escape);
        QVERIFY(card() == nullptr && keysAt() == walk());
    }
    QVERIFY(lying > 3);
}

void TestExplainKeys::oneRingIsAroundWhatIsExplained() {
    open(u"matador"_s, 2, 21);
    play(4);
    key(Qt::Key_L, u"l"_s);
    for (const Qt::Key way : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Up, Qt::Key_Right}) {
        key(way);
        QTest::qWait(50);
        QCOMPARE(rings().size(), 1);
        const QRectF place = thing()->mapRectToScene(QRectF(0, 0, thing()->width(), thing()->height()));
        QVERIFY(rings().front().contains(place));
        QVERIFY(rings().front().width() < place.width() + 12);
    }
    window().resize(1100, 700);
    QTest::qWait(600);  // it goes with what lies there
    const QRectF place = thing()->mapRectToScene(QRectF(0, 0, thing()->width(), thing()->height()));
    QTRY_VERIFY(rings().front().contains(place));
}

void TestExplainKeys::whatIsExplainedChangesWithTheArrowsAndLeadsToItsRule() {
    open(u"matador"_s, 2, 21);
    key(Qt::Key_L, u"l"_s);
    ask();
    QVERIFY2(said().contains(u"laid it."_s), qPrintable(said()));
    const QString first = said();
    key(Qt::Key_Right);
    QVERIFY(!said().isEmpty() && said() != first);
    ask();
    QTRY_VERIFY(game_->item(u"keysSheet"_s) != nullptr);
    key(Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"keysSheet"_s) == nullptr);
    key(Qt::Key_L, u"l"_s);
    ask();
    const QString rule = card()->property("rule").toString();
    QVERIFY(!rule.isEmpty());
    key(Qt::Key_F1);
    QTRY_VERIFY(game_->item(u"rulesPage"_s) != nullptr);
    QTRY_COMPARE(game_->item(u"rulesPage"_s)->property("anchor").toString(), rule);
}

void TestExplainKeys::whatGoesLeavesTheRingToItsNeighbour() {
    open(u"matador"_s, 2, 21);
    play(3);
    const qsizetype before = game_->items({u"piece"_s}).size();
    key(Qt::Key_L, u"l"_s);
    QVERIFY(thing()->property("last").toBool());
    match().takeBack()->undo();
    QTRY_VERIFY(game_->items({u"piece"_s}).size() < before);
    key(Qt::Key_Left);
    QVERIFY(thing() != nullptr && thing()->isVisible());
    ask();
    QVERIFY(card() != nullptr);
}

void TestExplainKeys::whatIsOutOfSightIsBroughtThere() {
    open(u"russian"_s, 2, 21);
    window().resize(640, 400);
    play(6);
    QObject* eye = camera();
    for (int step = 0; step < 3; ++step) {
        QVERIFY(QMetaObject::invokeMethod(eye, "zoomAt", Q_ARG(double, 320), Q_ARG(double, 160),
                                          Q_ARG(double, 1.5)));
    }
    QVERIFY(eye->property("hides").toBool());
    key(Qt::Key_L, u"l"_s);
    const QRectF felt(0, 0, window().width(), window().height());
    int pieces = 0;
    for (QQuickItem* item : reached()) {
        if (item->objectName() != u"piece"_s) continue;
        ++pieces;
        QMetaObject::invokeMethod(eye, "fit");
        QMetaObject::invokeMethod(eye, "zoomAt", Q_ARG(double, 320), Q_ARG(double, 160), Q_ARG(double, 3));
        stand(*item);
        QMetaObject::invokeMethod(walk(), "_follow");
        QMetaObject::invokeMethod(walk(), "_reveal");
        QTest::qWait(20);
        const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
        QVERIFY(felt.contains(middle));
    }
    QVERIFY(pieces > 3);
}

void TestExplainKeys::tilesAreChosenAndPlayedAsEver() {
    open(u"matador"_s, 2, 21);
    key(Qt::Key_L, u"l"_s);
    key(Qt::Key_Left);
    QCOMPARE(match().selection()->count(), 0);  // they walk over the table, and choose nothing
    const std::size_t plies = match().match()->actions().size();
    key(Qt::Key_Return, u"\r"_s);
    QVERIFY(card() != nullptr);
    key(Qt::Key_Return, u"\r"_s);
    QVERIFY(card() == nullptr);
    QCOMPARE(match().match()->actions().size(), plies);
    key(Qt::Key_Escape);
    for (int step = 0; step < 7 && match().selection()->count() == 0; ++step) key(Qt::Key_Right);
    QCOMPARE(match().selection()->count(), 1);
    QQuickItem* rack = keysAt();
    key(Qt::Key_Tab);
    QCOMPARE(keysAt(), rack);  // with a tile chosen Tab walks its places
    key(Qt::Key_Return);
    QTRY_VERIFY(match().match()->actions().size() > plies);
}

void TestExplainKeys::aHeapThatHasTheKeysIsExplained() {
    open(u"tiles_and_deal"_s, 2, 5);
    tabTo(u"pileMark"_s);
    ask();
    QVERIFY2(said().contains(u"Discards go here"_s), qPrintable(said()));
}

void TestExplainKeys::itIsSoInAReplay() {
    open(u"matador"_s, 2, 21);
    play(4);
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"tablePage"_s), "replayWanted"));
    QTRY_VERIFY(game_->item(u"replayPage"_s) != nullptr);
    settle();
    QTRY_VERIFY(walk() != nullptr);
    tabTo(u"tableWalk"_s);
    key(Qt::Key_Left);
    ask();
    QVERIFY(!said().isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(card() == nullptr);
    key(Qt::Key_Escape);
    QVERIFY(keysAt() != walk());
    QVERIFY(game_->item(u"replayPage"_s) != nullptr);
}

void TestExplainKeys::itIsSoInALesson() {
    LaunchPlan plan;
    plan.page = u"lesson"_s;
    plan.hasGame = true;
    plan.match.gameId = u"matador"_s;
    openWindow(plan);
    QTRY_VERIFY(game_->item(u"lessonPage"_s) != nullptr);
    settle();
    key(Qt::Key_N, u"n"_s);  // what the game is about is only looked at
    settle();
    key(Qt::Key_L, u"l"_s);
    QCOMPARE(keysAt(), walk());
    QTest::qWait(50);
    QCOMPARE(rings().size(), 1);
    ask();
    QVERIFY(card() != nullptr);
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    QVERIFY(keysAt() != walk());
    QVERIFY(game_->item(u"lessonPage"_s) != nullptr);
}

void TestExplainKeys::theListOfKeysTellsOfIt() {
    open(u"matador"_s, 2, 21);
    QTest::mouseMove(&window(), {20, 400});
    ask();
    QTRY_VERIFY(game_->item(u"keysSheet"_s) != nullptr);
    bool told = false;
    const auto look = [&](const auto& self, QQuickItem* item) -> void {
        told = told || item->property("text").toString().startsWith(u"Look around the table"_s);
        for (QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, game_->item(u"keysSheet"_s));
    QVERIFY(told);
}

BONEYARD_TEST(TestExplainKeys)
#include "tst_explain_keys.moc"
