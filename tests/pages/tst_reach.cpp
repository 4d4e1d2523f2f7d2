// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "common/words.h"
#include "pagetest.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;

/// What the keys come to lies in sight, in any window.
class TestReach : public HandTest {
    Q_OBJECT

    void openPage(const QString& page, const QString& game, const QSize& size);
    /// Whether all of it that there is room for lies in the window.
    [[nodiscard]] bool inSight(const QQuickItem& item) const;

private slots:
    void init() { settings_->setPace(u"instant"_s); }
    void cleanup() { settings_->setTextScale(1); }
    void everyRuleOfANewMatch_data();
    void everyRuleOfANewMatch();
    void aChallengeInTheSmallestWindow();
};

void TestReach::openPage(const QString& page, const QString& game, const QSize& size) {
    LaunchPlan launch;
    launch.page = page;
    launch.hasGame = !game.isEmpty();
    launch.match.gameId = game;
    launch.match.seats = 2;
    launch.match.players = Players::usual(2);
    launch.size = size;
    openWindow(launch);
    settle();
}

bool TestReach::inSight(const QQuickItem& item) const {
    const QRectF seen = place(item).intersected({{}, QSizeF(window().size())});
    return seen.height() >= std::min<double>(item.height(), 40) && seen.width() > 0;
}

void TestReach::everyRuleOfANewMatch_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& game : games()) QTest::newRow(game.info.id.data()) << text(game.info.id);
}

void TestReach::everyRuleOfANewMatch() {
    QFETCH(QString, game);
    openPage(u"new"_s, game, {800, 600});
    QTRY_VERIFY(game_->item(u"newMatchPage"_s) != nullptr);
    int scrolled = 0;
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        for (int step = 0; step < 50; ++step) {
            QTest::keyClick(&window(), key);
            const QQuickItem* at = window().activeFocusItem();
            QVERIFY(at != nullptr);
            QVERIFY2(inSight(*at), qPrintable(at->objectName() + u": "_s + at->metaObject()->className()));
            scrolled += at->objectName().startsWith(u"stepper"_s) ? 1 : 0;
        }
    }
    QVERIFY(scrolled > 0);
}

void TestReach::aChallengeInTheSmallestWindow() {
    settings_->setTextScale(1.6);
    openPage(u"day"_s, {}, {480, 320});
    tabTo(u"takeChallenge"_s);
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(game_->item(u"pasteChallenge"_s) != nullptr);
    settle();
    QTest::keyClick(&window(), Qt::Key_Backtab);
    tabTo(u"pasteChallenge"_s);
    QVERIFY(inSight(*window().activeFocusItem()));
}

BONEYARD_TEST(TestReach)
#include "tst_reach.moc"
