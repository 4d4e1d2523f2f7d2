// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <optional>

#include "common/announcer.h"
#include "pagetest.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;

/// A window that is not the active one, and may be covered: the match goes on in it.
class TestAway : public PageTest {
    Q_OBJECT

    /// A match against bots, which have not been seen to move: another window is the active one.
    void leave(const QString& pace, const QSize& size = {1280, 800});
    void comeBack();
    [[nodiscard]] const QQuickItem* line() const { return game_->item(u"awayLine"_s); }
    void press(const QString& name);

    std::unique_ptr<QWindow> other_;

private slots:
    void whatOthersDidIsToldInOneLine_data();
    void whatOthersDidIsToldInOneLine();
    void theLineShowsTheTilesThatWereLaid();
    void itGoesWhenOnePlaysOrPutsItAway_data();
    void itGoesWhenOnePlaysOrPutsItAway();
    void nothingIsToldWhereNothingHappened();
    void nothingIsToldWhereBotsWaited();
    void nothingIsToldWhereBotsPlayAmongThemselves();
    void aTurnThatWasPassedByItselfIsToldUntilOnePlays_data();
    void aTurnThatWasPassedByItselfIsToldUntilOnePlays();
};

namespace {

/// The person could do nothing but pass, and now it is their turn again; empty where that does not happen.
std::optional<MatchPlan> passedByItself(std::uint64_t deal) {
    MatchPlan plan{u"matador"_s, 2, deal, {}, Players::usual(2)};
    const auto match = new_match("matador", 2, deal, {});
    bool passed = false;
    while (!(*match)->status().round_over()) {
        const bool own = (*match)->status().to_move == 0;
        const std::vector<std::string> legal = (*match)->legal();
        if (own && passed && legal.front() != "pass") return plan;
        passed = own ? legal.front() == "pass" : passed;
        plan.played.push_back({legal.front(), own ? passed ? By::Necessity : By::Person : By::Bot});
        if (!(*match)->play(legal.front())) break;
    }
    return {};
}

}  // namespace

void TestAway::leave(const QString& pace, const QSize& size) {
    openFor(u"matador"_s, 3, {0}, 5, u"instant"_s, {}, size);
    window().requestActivate();
    QTRY_VERIFY(window().isActive());
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    settle();
    settings_->setPace(pace);
    other_ = std::make_unique<QWindow>();
    other_->resize(200, 100);
    other_->show();
    other_->requestActivate();
    QTRY_VERIFY(!window().isActive());
}

void TestAway::comeBack() {
    other_.reset();
    window().requestActivate();
    QTRY_VERIFY(window().isActive());
}

void TestAway::press(const QString& name) {
    settle();
    QVERIFY(game_->item(name) != nullptr);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
}

void TestAway::whatOthersDidIsToldInOneLine_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1280x800") << QSize(1280, 800);
    QTest::newRow("640x400") << QSize(640, 400);
}

void TestAway::whatOthersDidIsToldInOneLine() {
    QFETCH(QSize, size);
    leave(u"instant"_s, size);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QVERIFY(line() == nullptr);
    comeBack();
    const QString words = match().absence()->words();
    QVERIFY2(words.startsWith(u"While you were away: "_s), qPrintable(words));
    for (int seat = 1; seat < 3; ++seat) QVERIFY(words.contains(match().players().name(seat)));
    QVERIFY2(!words.contains(u"You laid"_s), qPrintable(words));
    QTRY_VERIFY(line() != nullptr);
    QVERIFY(game_->item(u"awayShow"_s) != nullptr);
    // It lies over no tile, at the table or on the rack, and over no plate.
    settle();
    const QRectF at = place(*line());
    QVERIFY(QRectF({}, size).contains(at));
    for (const QQuickItem* item : game_->items({u"piece"_s, u"rackTile"_s, u"plate"_s, u"pile"_s}))
        QVERIFY2(!place(*item).adjusted(1, 1, -1, -1).intersects(at), qPrintable(item->objectName()));
}

void TestAway::theLineShowsTheTilesThatWereLaid() {
    leave(u"instant"_s);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    comeBack();
    const QList<int> laid = match().absence()->pieces();
    QVERIFY(!laid.isEmpty());
    press(u"awayShow"_s);
    QTRY_VERIFY(line() == nullptr);
    QSet<int> lit;
    QTRY_VERIFY(([&] {
        for (const QQuickItem* piece : game_->items({u"piece"_s})) {
            if (piece->property("lit").toBool()) lit.insert(piece->property("order").toInt());
        }
        return lit == QSet<int>(laid.begin(), laid.end());
    })());
    QTRY_VERIFY(([&] {
        const auto all = game_->items({u"piece"_s});
        return std::none_of(all.begin(), all.end(),
                            [](auto* piece) { return piece->property("lit").toBool(); });
    })());
}

void TestAway::itGoesWhenOnePlaysOrPutsItAway_data() {
    QTest::addColumn<bool>("plays");
    QTest::newRow("plays") << true;
    QTest::newRow("puts it away") << false;
}

void TestAway::itGoesWhenOnePlaysOrPutsItAway() {
    QFETCH(bool, plays);
    leave(u"instant"_s);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    comeBack();
    QTRY_VERIFY(line() != nullptr);
    if (plays) {
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    } else {
        const auto before = match().match()->actions().size();
        press(u"awayClose"_s);
        QCOMPARE(match().match()->actions().size(), before);
    }
    QTRY_VERIFY(line() == nullptr);
    QVERIFY(match().absence()->words().isEmpty());
}

void TestAway::nothingIsToldWhereNothingHappened() {
    leave(u"instant"_s);
    comeBack();
    QVERIFY(match().absence()->words().isEmpty());
    QVERIFY(line() == nullptr);
}

void TestAway::nothingIsToldWhereBotsWaited() {
    leave(u"fast"_s);
    window().hide();
    QTRY_VERIFY(match().turn()->pace()->hidden());
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTest::qWait(800);
    window().show();
    comeBack();
    QCOMPARE(match().turn()->phase(), Turn::BotTurn);
    QVERIFY(match().absence()->words().isEmpty());
}

void TestAway::nothingIsToldWhereBotsPlayAmongThemselves() {
    openFor(u"matador"_s, 3, {}, 5, u"instant"_s);
    window().requestActivate();
    QTRY_VERIFY(window().isActive());
    match().absence()->setAway(true);
    const auto before = match().match()->actions().size();
    QTRY_VERIFY(match().match()->actions().size() > before + 1);
    match().absence()->setAway(false);
    QVERIFY(match().absence()->words().isEmpty());
}

void TestAway::aTurnThatWasPassedByItselfIsToldUntilOnePlays_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("room");
    QTest::newRow("room for both") << QSize(1280, 800) << true;
    QTest::newRow("room for what is to be done") << QSize(480, 320) << false;
}

void TestAway::aTurnThatWasPassedByItselfIsToldUntilOnePlays() {
    QFETCH(QSize, size);
    QFETCH(bool, room);
    settings_->setPace(u"instant"_s);
    std::optional<MatchPlan> plan;
    for (std::uint64_t deal = 1; !plan; ++deal) plan = passedByItself(deal);
    openTable(*plan, size);
    QTRY_VERIFY(match().turn()->mayAct());
    const auto line = [this] { return game_->item(u"prompt"_s)->property("text").toString(); };
    const QString prompt = match().table()->texts()->prompt();
    QVERIFY(!prompt.isEmpty());
    QTRY_COMPARE(line(), room ? u"You passed: nothing fitted. "_s + prompt : prompt);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_VERIFY(!line().contains(u"You passed"_s));
}

BONEYARD_TEST(TestAway)
#include "tst_away.moc"
