// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <set>

#include "common/words.h"
#include "daily/dayplan.h"
#include "dailytest.h"
#include "kit/day_deal.h"
#include "played_matches.h"
#include "store/daytally.h"

using namespace boneyard;
using namespace boneyard::test;

/// The deal of the day.
class TestDaily : public DailyTest {
    Q_OBJECT

private slots:
    void theDealsOfAYearAllDiffer();
    void everyGameHasAShortWholeMatchForADay();
    void parIsTheSameEachTime();
    void theFirstTryCountsAndNoOther();
    void aDealThatWasLeftIsGoneOnWith();
    void aDealWhoseMatchWasRemovedIsNotBegunAgain();
    void theStatisticsTakeInTheFirstTryAndNoPractice();
    void parComesAfterTheResultOnly();
    void theEndOfItsMatchTellsResultParAndWhatCounts_data();
    void theEndOfItsMatchTellsResultParAndWhatCounts();
    void whatIsSentToAFriendHasFourLines();
    void whoPlaysItHasHisOwnSign();
};

void TestDaily::theDealsOfAYearAllDiffer() {
    std::set<std::uint64_t> deals;
    std::size_t all = 0;
    for (QDate day(2026, 11, 22); day <= QDate(2027, 11, 21); day = day.addDays(1)) {
        for (const GameEntry& game : games()) {
            deals.insert(kit::deal_of_day(dayText(day).toStdString(), game.info.id));
            ++all;
        }
    }
    QCOMPARE(all, 365 * games().size());
    QCOMPARE(deals.size(), all);
}

void TestDaily::everyGameHasAShortWholeMatchForADay() {
    for (const GameEntry& game : games()) {
        const MatchPlan plan = planOfDay(day_, game);
        QVERIFY(!plan.casual && plan.counts);
        QVERIFY(!practiceOfDay(day_, game).counts);
        QCOMPARE(plan.day, u"2026-11-26"_s);
        QCOMPARE(plan.players.onlyPerson(), 0);
        for (int seat = 1; seat < plan.seats; ++seat) QCOMPARE(plan.players[seat].level, dayLevel());
        QVERIFY2(!dayRules(game).empty(), game.info.id.data());
        auto made = new_match(game.info.id, plan.seats, *plan.deal, plan.options);
        QVERIFY(made);
        QVERIFY(practiceOfDay(day_, game).day.isEmpty());
        QCOMPARE(practiceOfDay(day_, game).deal, plan.deal);
    }
}

void TestDaily::parIsTheSameEachTime() {
    const MatchPlan plan = planOfDay(day_, matador());
    const std::optional<double> par = parOf(plan);
    QVERIFY(par.has_value());
    QCOMPARE(parOf(plan), par);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!parOf(plan, stop.get_token()).has_value());
}

void TestDaily::theFirstTryCountsAndNoOther() {
    Desk desk(file());
    const MatchPlan plan = planOfDay(day_, matador());
    const int first = finish(desk, plan);
    QList<DayResult> all = results(desk);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0].match, first);
    const MatchPage page = desk.list();
    QCOMPARE(page.matches.first().day, u"2026-11-26"_s);
    QCOMPARE(all[0].ahead, aheadOf(page.matches.first().standing, page.matches.first().sides, 0));
    finish(desk, plan);  // as another window might that saw nothing of the first
    all = results(desk);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0].match, first);
    QCOMPARE(desk.load(first)->day, u"2026-11-26"_s);
}

void TestDaily::aDealThatWasLeftIsGoneOnWith() {
    Desk desk(file());
    Match match;
    match.journal()->setArchive(&desk.archive);
    Daily daily;
    daily.setTable(&match);
    show(daily, desk, day_);
    daily.play(u"matador"_s);
    QVERIFY(match.active() && match.game()->ofDay() && !match.game()->casual());
    const QString deal = match.game()->deal();
    QTRY_VERIFY(match.journal()->stored() > 0);
    match.leave();  // before anything was played: its tiles have been seen
    QVERIFY(!match.active());
    QTRY_COMPARE(stateOf(daily), u"Begun"_s);
    daily.play(u"matador"_s);
    QTRY_VERIFY(match.active());
    QCOMPARE(match.game()->deal(), deal);
    QVERIFY(match.game()->ofDay());
    QVERIFY(!match.takeBack()->possible());
    QVERIFY(match.takeBack()->whyNot().startsWith(u"The deal of the day"_s));
    QVERIFY(match.restart());
    QVERIFY(!match.game()->ofDay() && match.game()->casual());
}

void TestDaily::aDealWhoseMatchWasRemovedIsNotBegunAgain() {
    Desk desk(file());
    int id = 0;
    {
        Writer writer(desk.archive, planOfDay(day_, matador()));
        writer.play(2);
        id = writer.id;
    }
    QCOMPARE(desk.remove(id), QString());
    Match match;
    match.journal()->setArchive(&desk.archive);
    Daily daily;
    daily.setTable(&match);
    show(daily, desk, day_);
    QTRY_COMPARE(stateOf(daily), u"Not finished"_s);
    daily.play(u"matador"_s);
    QVERIFY(match.active() && !match.game()->ofDay());  // for practice
    QCOMPARE(daily.streak(), QString());
}

void TestDaily::theStatisticsTakeInTheFirstTryAndNoPractice() {
    Desk desk(file());
    const int first = finish(desk, planOfDay(day_, matador()));
    finish(desk, practiceOfDay(day_, matador()));
    const int usual = finish(desk, planFor(2, {0}, 4, {{"target", 0}}));
    std::optional<QList<int>> uncounted;
    desk.archive.uncounted(this, [&](const QList<int>& ids) { uncounted = ids; });
    QTRY_VERIFY(uncounted.has_value());
    QCOMPARE(*uncounted, (QList<int>{usual, first}));
}

void TestDaily::parComesAfterTheResultOnly() {
    Desk desk(file());
    Writer writer(desk.archive, planOfDay(day_, matador()));
    writer.play(2);
    Daily daily;
    show(daily, desk, day_);
    QTRY_COMPARE(stateOf(daily), u"Begun"_s);
    QTest::qWait(300);
    QVERIFY(!results(desk)[0].par.has_value());
    writer.playToTheEnd();
    QTRY_VERIFY_WITH_TIMEOUT(results(desk)[0].par.has_value(), 60'000);
    QCOMPARE(results(desk)[0].par, parOf(planOfDay(day_, matador())));
    QTRY_VERIFY(stateOf(daily).contains(u"(par "_s));
}

void TestDaily::theEndOfItsMatchTellsResultParAndWhatCounts_data() {
    QTest::addColumn<bool>("before");
    QTest::newRow("the first day") << false;
    QTest::newRow("after the day before") << true;
}

void TestDaily::theEndOfItsMatchTellsResultParAndWhatCounts() {
    QFETCH(bool, before);
    Desk desk(file());
    if (before) finish(desk, planOfDay(day_.addDays(-1), matador()));
    Match match;
    match.journal()->setArchive(&desk.archive);
    match.turn()->pace()->setSpeed(u"instant"_s);
    Daily daily;
    daily.setTable(&match);
    show(daily, desk, day_);
    daily.play(u"matador"_s);
    QVERIFY(match.game()->ofDay());
    QTRY_VERIFY(match.journal()->stored() > 0);
    QCOMPARE(daily.tableResult(), QString());
    kit::Rng chance(1);
    while (match.turn()->phase() != Turn::MatchOver) {
        QTRY_VERIFY_WITH_TIMEOUT(match.turn()->mayAct() || match.turn()->phase() == Turn::MatchOver, 30'000);
        if (match.turn()->mayAct()) match.play(text(anyOf(*match.match(), chance)));
    }
    QTRY_VERIFY(daily.tableResult().startsWith(u"Deal of the day: "_s));
    const QString counts = u"Only this first try counts; played again, it is practice."_s;
    if (before) {
        QVERIFY(daily.streak().startsWith(u"2 day"_s));
        QVERIFY(daily.tableResult().endsWith(counts + u'\n' + daily.streak()));
    } else {
        QVERIFY(daily.streak().startsWith(u"1 day"_s));
        QVERIFY(daily.tableResult().endsWith(counts));  // one is no row yet
    }
    QTRY_VERIFY_WITH_TIMEOUT(daily.tableResult().contains(u"(par +"_s) ||
                                 daily.tableResult().contains(u"(par \u2212"_s) ||
                                 daily.tableResult().contains(u"(par -"_s),
                             60'000);
    QVERIFY(match.restart());  // for practice: other tiles
    QCOMPARE(daily.tableResult(), QString());
}

void TestDaily::whatIsSentToAFriendHasFourLines() {
    Desk desk(file());
    Daily daily;
    show(daily, desk, day_);
    QCOMPARE(daily.result(), QString());
    finish(desk, planOfDay(day_, matador()));
    finish(desk, planOfDay(day_, *find_game("russian")));
    // The one may be known before the other.
    QTRY_VERIFY_WITH_TIMEOUT(daily.result().section(u'\n', 1, 1).contains(u", "_s), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(daily.result().count(u'?'), 0, 60'000);
    QTRY_COMPARE(daily.result().count(u'\n'), 3);
    const QStringList lines = daily.result().split(u'\n');
    QCOMPARE(lines[0], u"Boneyard, deal of the day, 2026-11-26"_s);
    QVERIFY2(lines[1].contains(u"Matador "_s) && lines[1].contains(u", "_s), qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith(u"Par: "_s), qPrintable(lines[2]));
    for (const DayResult& result : results(desk)) {
        const std::uint64_t deal = kit::deal_of_day("2026-11-26", result.game.toStdString());
        QVERIFY(!daily.result().contains(QString::number(deal)));
    }
}

void TestDaily::whoPlaysItHasHisOwnSign() {
    Desk desk(file());
    Match match;
    Daily daily;
    daily.setTable(&match);
    daily.setMedallion(u"fox"_s);
    show(daily, desk, day_);
    daily.play(u"matador"_s);
    QCOMPARE(match.players()[0].medallion, u"fox"_s);
}

BONEYARD_TEST(TestDaily)

#include "tst_daily.moc"
