// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <utility>

#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "setup/matchsetup.h"

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
    void click(const QString& name) const {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
    }

private slots:
    void playDealsWhatThePageOfSeatsAndRulesShows_data();
    void playDealsWhatThePageOfSeatsAndRulesShows();
    void rulesThatAreImpossibleMoveNothing();
    void aTeamFormOffersTheSeatsThatItNeeds();
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
        QTRY_VERIFY(match().active() && match().gameId() == first);
        QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
        if (first == game) break;
        QVERIFY(QMetaObject::invokeMethod(game_->item(u"tablePage"_s), "leave"));
        QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
    }
    QCOMPARE(match().match()->setup().seats, shown.seats);
    QVERIFY(match().match()->setup().options.all() == shown.options);
    QCOMPARE(match().casual(), shown.casual);
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

BONEYARD_TEST(TestNewMatch)
#include "tst_new_match.moc"
