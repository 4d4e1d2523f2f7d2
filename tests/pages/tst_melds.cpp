// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a press on tiles that lie together does.
class TestMelds : public HandTest {
    Q_OBJECT

    [[nodiscard]] QString legal(const QString& word) const;
    void playUntilATileCanBeAdded();
    [[nodiscard]] QPoint middleOfTheMeld() const;

private slots:
    void aPressOnAMeldAddsTheChosenTile();
    void aPressOnAMeldPutsATileBackThatDoesNotJoinIt();
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
    const qsizetype plies = match().match()->actions().size();
    match().selection()->choose(static_cast<int>(rack().indexOf(tile)), true);
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOfTheMeld());
    QTRY_COMPARE(match().match()->actions().size(), plies + 1);
    const QString done = QString::fromStdString(match().match()->actions().back());
    QVERIFY2(done.startsWith(u"add "_s + tile + u" 0"_s), qPrintable(done));
}

void TestMelds::aPressOnAMeldPutsATileBackThatDoesNotJoinIt() {
    playUntilATileCanBeAdded();
    if (QTest::currentTestFailed()) return;
    const qsizetype plies = match().match()->actions().size();
    const QStringList tiles = rack();
    const auto other = std::find_if(tiles.begin(), tiles.end(),
                                    [&](const QString& one) { return legal(u"add "_s + one) == ""; });
    QVERIFY(other != tiles.end());
    match().selection()->choose(static_cast<int>(other - tiles.begin()), true);
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOfTheMeld());
    QTRY_COMPARE(match().selection()->count(), 0);
    QVERIFY2(qsizetype(match().match()->actions().size()) == plies,
             match().match()->actions().back().c_str());
}

BONEYARD_TEST(TestMelds)
#include "tst_melds.moc"
