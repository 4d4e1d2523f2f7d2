// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSet>
#include <QTest>

#include "momenttest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a tile brings is said above and on the plates when it lies, and not while it flies.
class TestMomentsPlates : public MomentTest {
    Q_OBJECT

    [[nodiscard]] QStringList textsOf(const QString& name) const {
        QStringList texts;
        for (const QQuickItem* item : game_->items({name})) texts.append(item->property("text").toString());
        return texts;
    }
    /// What the plates say when all has been counted; one's own is the first.
    [[nodiscard]] static QString scoresOf(const kit::Status& status) {
        return u"%1 %2"_s.arg(status.scores[0]).arg(status.scores[1]);
    }

private slots:
    void scorePromptButtonsAndGlowWaitForTheTile();
    void theBarAboveAndThePlatesNameTheSameOneWhoIsToMove();
    void pointsCountUpAtThePlate();
};

void TestMomentsPlates::pointsCountUpAtThePlate() {
    openAt(u"normal"_s);
    const auto spot = match().selection();
    for (const QString& tile : rack()) {
        if (spot->spots()->count() > 0) break;
        spot->setTile(tile);
    }
    QVERIFY(spot->spots()->count() > 0);
    QTRY_COMPARE(textsOf(u"score"_s).join(u' '), scoresOf(match().match()->status()));
    QSet<QString> seen;
    bool flew = false;
    bool covers = false;
    connect(&window(), &QQuickWindow::afterAnimating, this, [&] {
        seen.insert(textsOf(u"score"_s).first());
        const QQuickItem* flight = game_->item(u"pointsFlight"_s);
        flew = flew || flight != nullptr;
        for (const QQuickItem* plate : game_->items({u"plate"_s}))
            covers = covers || (flight != nullptr && placeOf(*flight).intersects(placeOf(*plate)));
    });
    QVERIFY(match().playSpot(0));
    const int mine = match().match()->status().scores[0];
    QTRY_COMPARE(textsOf(u"score"_s).first().toInt(), mine);
    window().disconnect(this);
    // numbers between are not all seen on a busy machine
    QVERIFY(seen.size() > 1);
    QVERIFY(flew);
    QVERIFY(!covers);  // it would hide the very number
}

void TestMomentsPlates::scorePromptButtonsAndGlowWaitForTheTile() {
    settings_->setPace(u"slow"_s);
    MatchPlan plan{u"triominoes"_s, 2, 4, {}, Players::usual(2)};
    plan.players[1].level = 0;  // who lays whatever fits
    openTable(std::move(plan), {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(!arriving());
    settle();
    const auto spot = match().selection();
    spot->setTile(rack().first());
    for (const QString& tile : rack()) {
        if (spot->spots()->count() > 0) break;
        spot->setTile(tile);
    }
    QVERIFY(spot->spots()->count() > 0);
    // what the first tile has brought has been counted
    QTRY_COMPARE(textsOf(u"score"_s).join(u' '), scoresOf(match().match()->status()));
    const QStringList scores = textsOf(u"score"_s);
    const QStringList prompt = textsOf(u"prompt"_s);
    QVERIFY(!prompt.isEmpty());
    QVERIFY(match().playSpot(0));
    QTRY_VERIFY(arriving());
    emit match().table()->happened(Moment::Ring, {0}, 0, {});
    QTest::qWait(40);
    QVERIFY(arriving());
    QCOMPARE(textsOf(u"score"_s), scores);
    QCOMPARE(textsOf(u"prompt"_s), prompt);
    QVERIFY(!glows());
    QTRY_VERIFY(!arriving());
    QTRY_VERIFY(textsOf(u"score"_s) != scores);
    QTRY_VERIFY(textsOf(u"prompt"_s) != prompt);
    QVERIFY(glows());
    // what the other lays brings the turn back: its buttons are not there before it lies
    QTRY_VERIFY_WITH_TIMEOUT(arriving(), 10000);
    QTest::qWait(40);
    QVERIFY(arriving() && match().turn()->mayAct());
    const QQuickItem* button = game_->item(u"choice"_s);
    QVERIFY(button != nullptr);
    const auto offered = [button] {
        for (const QQuickItem* item = button; item != nullptr; item = item->parentItem()) {
            if (item->opacity() == 0) return false;
        }
        return true;
    };
    QVERIFY(!offered());
    QTRY_VERIFY(offered());
    QVERIFY(!arriving());
    settings_->setPace(u"instant"_s);
}

void TestMomentsPlates::theBarAboveAndThePlatesNameTheSameOneWhoIsToMove() {
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(false);
    settings_->setPace(u"fast"_s);
    LaunchPlan plan;
    plan.size = {1280, 800};
    openWindow(plan);
    MatchPlan bots{u"russian"_s, 4, 33, {}, Players::usual(4)};
    for (auto& player : bots.players) player.human = false;
    bots.keep = false;
    QVERIFY(match().startPlan(bots));
    emit match().journal()->takenUp();  // to its table
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
    QSet<QString> named;
    int apart = 0;  // frames in a row in which they differ
    int longest = 0;
    connect(&window(), &QQuickWindow::afterAnimating, this, [&] {
        const QStringList prompts = textsOf(u"prompt"_s);
        if (prompts.isEmpty() || !prompts.first().endsWith(u"'s turn."_s)) return;
        const QString name = prompts.first().section(u' ', 2, 2).chopped(2);
        named.insert(name);
        bool same = true;
        for (QQuickItem* plate : game_->items({u"plate"_s})) {
            const bool glows = !allSeen(plate, {u"SeatGlow"_s}).isEmpty();
            same = same && glows == (plate->property("name").toString() == name);
        }
        apart = same ? 0 : apart + 1;
        longest = qMax(longest, apart);
    });
    QTRY_VERIFY_WITH_TIMEOUT(named.size() == 4 && match().match()->actions().size() > 8, 40'000);
    window().disconnect(this);
    settings_->setPace(u"instant"_s);
    QVERIFY2(longest < 3, qPrintable(QString::number(longest)));
}

BONEYARD_TEST(TestMomentsPlates)
#include "tst_moments_plates.moc"
