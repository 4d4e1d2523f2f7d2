// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a press on a meld, or on an end of a line, does with the chosen tile.
class TestMelds : public HandTest {
    Q_OBJECT

    [[nodiscard]] QString legal(const QString& word) const;
    void playUntilATileCanBeAdded();
    [[nodiscard]] QPoint middleOfTheMeld() const;

private slots:
    void aPressOnAMeldAddsTheChosenTile();
    void aPressOnAMeldThatATileDoesNotJoinSaysWhy();
    void aPressOnAnEndThatATileDoesNotFitSaysWhy();
};

/// The first of the actions that begin with that word; empty: there is none.
QString TestMelds::legal(const QString& word) const {
    for (const std::string& action : match().match()->legal()) {
        if (QString::fromStdString(action).startsWith(word)) return QString::fromStdString(action);
    }
    return {};
}

/// Two people lay melds, draw and discard, until one of them can add a tile to the first meld.
void TestMelds::playUntilATileCanBeAdded() {
    MatchPlan plan{u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)};
    for (auto& player : plan.players) player.human = true;
    openTable(plan, {1280, 800});
    for (int move = 0; move < 200; ++move) {
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() == Turn::Cover);
        if (match().turn()->phase() == Turn::Cover) {
            match().ready();
            continue;
        }
        if (legal(u"add"_s).section(u' ', 2, 2) == u"0"_s) break;
        const QStringList words{u"meld"_s, u"draw"_s, u"pass"_s, u"discard"_s};
        const auto word =
            std::find_if(words.begin(), words.end(), [&](const QString& one) { return legal(one) != ""; });
        QVERIFY(word != words.end());
        QVERIFY(match().play(legal(*word)));
    }
    QVERIFY(!legal(u"add"_s).isEmpty());
    settle();
}

/// Of the meld that lies leftmost, the first: the middle of its second tile.
QPoint TestMelds::middleOfTheMeld() const {
    QList<QQuickItem*> laid = allSeen(window().contentItem(), {u"piece"_s});
    std::sort(laid.begin(), laid.end(), [](const QQuickItem* one, const QQuickItem* other) {
        return placeOf(*one).left() < placeOf(*other).left();
    });
    return placeOf(*laid.at(1)).center().toPoint();
}

void TestMelds::aPressOnAMeldAddsTheChosenTile() {
    playUntilATileCanBeAdded();
    if (QTest::currentTestFailed()) return;
    const QString tile = legal(u"add"_s).section(u' ', 1, 1);
    const std::size_t plies = match().match()->actions().size();
    match().selection()->choose(static_cast<int>(rack().indexOf(tile)), true);
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOfTheMeld());
    QTRY_COMPARE(match().match()->actions().size(), plies + 1);
    const QString done = QString::fromStdString(match().match()->actions().back());
    QVERIFY2(done.startsWith(u"add "_s + tile + u" 0"_s), qPrintable(done));
}

void TestMelds::aPressOnAMeldThatATileDoesNotJoinSaysWhy() {
    playUntilATileCanBeAdded();
    if (QTest::currentTestFailed()) return;
    const std::size_t plies = match().match()->actions().size();
    const QStringList tiles = rack();
    const auto other = std::find_if(tiles.begin(), tiles.end(),
                                    [&](const QString& one) { return legal(u"add "_s + one) == ""; });
    QVERIFY(other != tiles.end());
    match().selection()->choose(static_cast<int>(other - tiles.begin()), true);
    settle();
    QSignalSpy said(&match(), &Match::said);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOfTheMeld());
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(match().selection()->count(), 1);  // it stays chosen
    QCOMPARE(match().match()->actions().size(), plies);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, {640, 600});
    QTRY_COMPARE(match().selection()->count(), 0);
    QCOMPARE(said.size(), 1);
}

void TestMelds::aPressOnAnEndThatATileDoesNotFitSaysWhy() {
    openTable({u"matador"_s, 3, 303, {{"spinner", true}}, Players::usual(3)}, {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    settle();
    QList<QQuickItem*> ends = allSeen(window().contentItem(), {u"mark"_s});
    int row = -1;
    QPoint wrong;
    for (int tile = 0; tile < match().table()->hand()->count() && row < 0; ++tile) {
        if (!match().table()->hand()->at(tile, u"playable"_s).toBool()) continue;
        match().selection()->choose(tile, true);
        QTest::qWait(300);
        const QList<QQuickItem*> places = allSeen(window().contentItem(), {u"spot"_s});
        for (const QQuickItem* end : ends) {
            const QRectF at = placeOf(*end).adjusted(-40, -40, 40, 40);
            if (std::any_of(places.begin(), places.end(),
                            [&](const QQuickItem* place) { return meet(placeOf(*place), at); }))
                continue;
            row = tile;
            wrong = placeOf(*end).center().toPoint();
        }
    }
    QVERIFY(row >= 0);
    settle();
    const std::size_t plies = match().match()->actions().size();
    QSignalSpy said(&match(), &Match::said);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, wrong);
    QTRY_COMPARE(said.size(), 1);
    QVERIFY(!said.front().front().toString().isEmpty());
    QVERIFY(match().selection()->tile() != u""_s);
    QCOMPARE(match().match()->actions().size(), plies);
}

BONEYARD_TEST(TestMelds)
#include "tst_melds.moc"
