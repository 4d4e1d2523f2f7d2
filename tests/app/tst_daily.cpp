// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <set>

#include "archives.h"
#include "common/today.h"
#include "common/words.h"
#include "daily/daily.h"
#include "daily/dayplan.h"
#include "daily/streak.h"
#include "kit/day_deal.h"
#include "played_matches.h"
#include "store/daytally.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The deal of the day.
class TestDaily : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }
    static const GameEntry& matador() { return *find_game("matador"); }
    static QList<DayResult> results(Desk& desk);
    /// Plays that deal to its end, as it comes.
    static int finish(Desk& desk, const MatchPlan& plan);
    static QString stateOf(const Daily& daily, const QString& game = u"matador"_s);
    static void show(Daily& daily, Desk& desk, QDate today);

    const QDate day_{2026, 11, 26};
    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void theDealsOfAYearAllDiffer();
    void aDateIsWrittenTheSameOnEveryMachine();
    void aStreakForgivesOneDay_data();
    void aStreakForgivesOneDay();
    void everyGameHasAShortWholeMatchForADay();
    void parIsTheSameEachTime();
    void theFirstTryCountsAndNoOther();
    void aResultStaysWithTheDateOfItsDealWhateverTheClockSays();
    void aDealThatWasLeftIsGoneOnWith();
    void aDealWhoseMatchWasRemovedIsNotBegunAgain();
    void theStatisticsTakeInTheFirstTryAndNoPractice();
    void parComesAfterTheResultOnly();
    void theEndOfItsMatchTellsResultParAndWhatCounts();
    void whatIsSentToAFriendHasFourLines();
    void whoPlaysItHasHisOwnSign();
    void theDaysOfAGameAreALineBesidePar();
    void theDateIsLookedAtWhenADayBegins();
    void atMidnightThePageShowsTheDealsOfTheNewDay();
    void whatIsPressedAfterMidnightDoesNotBeginTheDealOfYesterday();
};

QList<DayResult> TestDaily::results(Desk& desk) {
    std::optional<QList<DayResult>> answer;
    QObject asker;
    desk.archive.days(&asker, [&](const QList<DayResult>& results) { answer = results; });
    [&] { QVERIFY(comesTrue([&] { return answer.has_value(); })); }();
    return answer.value_or(QList<DayResult>());
}

int TestDaily::finish(Desk& desk, const MatchPlan& plan) {
    Writer writer(desk.archive, plan);
    writer.playToTheEnd();
    return writer.id;
}

QString TestDaily::stateOf(const Daily& daily, const QString& game) {
    for (int row = 0; row < daily.count(); ++row) {
        if (daily.at(row, u"gameId"_s).toString() == game) return daily.at(row, u"words"_s).toString();
    }
    return u"no row"_s;
}

void TestDaily::show(Daily& daily, Desk& desk, QDate today) {
    daily.setToday([today] { return today; });
    daily.setArchive(&desk.archive);
    daily.setWatching(true);
    QTRY_VERIFY(daily.at(0, u"known"_s).toBool());
}

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

void TestDaily::aDateIsWrittenTheSameOnEveryMachine() {
    QCOMPARE(dayText(QDate(2027, 2, 3)), u"2027-02-03"_s);
}

void TestDaily::aStreakForgivesOneDay_data() {
    QTest::addColumn<QString>(
        "played");  // day by day up to today: x where a deal was finished; after | is to come
    QTest::addColumn<int>("days");
    QTest::newRow("nothing") << u"...."_s << 0;
    QTest::newRow("today") << u"...x"_s << 1;
    QTest::newRow("today is not over yet") << u".xxx."_s << 3;
    QTest::newRow("four days") << u"xxxx"_s << 4;
    QTest::newRow("one day missed") << u"xx.xx"_s << 4;
    QTest::newRow("one day missed, and today is still to come") << u"xxx.."_s << 3;
    QTest::newRow("two days missed") << u"xxx..x"_s << 1;
    QTest::newRow("two days missed, and today is still to come") << u"xxx..."_s << 0;
    QTest::newRow("every other day") << u"x.x.x"_s << 3;
    QTest::newRow("days to come do not count") << u"xx|xx"_s << 2;
}

void TestDaily::aStreakForgivesOneDay() {
    QFETCH(QString, played);
    QFETCH(int, days);
    const QDate today(2027, 3, 1);  // a month ends within it
    const QString past = played.section(u'|', 0, 0);
    QSet<QDate> dates;
    for (qsizetype i = 0; i < past.size(); ++i) {
        if (past[i] == u'x') dates.insert(today.addDays(i - past.size() + 1));
    }
    const QString future = played.section(u'|', 1);
    for (qsizetype i = 0; i < future.size(); ++i) dates.insert(today.addDays(i + 1));
    QCOMPARE(streakOf(dates, today), days);
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

void TestDaily::aResultStaysWithTheDateOfItsDealWhateverTheClockSays() {
    Desk desk(file());
    finish(desk, planOfDay(day_, matador()));
    Daily daily;
    show(daily, desk, day_);
    QTRY_VERIFY(stateOf(daily) != u"Not played yet"_s);
    QVERIFY(daily.streak().startsWith(u"1 day"_s));
    daily.setToday([this] { return day_.addDays(-1); });  // the clock was set back, or another time zone
    QTRY_COMPARE(stateOf(daily), u"Not played yet"_s);
    QCOMPARE(daily.streak(), QString());
    finish(desk, planOfDay(day_.addDays(-1), matador()));
    QTRY_VERIFY(daily.streak().startsWith(u"1 day"_s));
    daily.setToday([this] { return day_; });
    QTRY_VERIFY(daily.streak().startsWith(u"2 day"_s));
    QCOMPARE(daily.days().size(), 1);
    QCOMPARE(results(desk).size(), 2);
    daily.setToday([this] { return day_.addDays(300); });  // and forward
    QTRY_COMPARE(stateOf(daily), u"Not played yet"_s);
    QCOMPARE(daily.days().size(), 2);
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

void TestDaily::theEndOfItsMatchTellsResultParAndWhatCounts() {
    Desk desk(file());
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
    QVERIFY(daily.tableResult().endsWith(u"Only this first try counts; played again, it is practice."_s));
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

void TestDaily::theDaysOfAGameAreALineBesidePar() {
    Desk desk(file());
    for (const int back : {3, 2, 0}) finish(desk, planOfDay(day_.addDays(-back), matador()));
    finish(desk, planOfDay(day_.addDays(4), matador()));  // a clock that was wrong
    finish(desk, planOfDay(day_, *find_game("russian")));
    for (const int back : {3, 2, 0}) desk.archive.keepPar(dayText(day_.addDays(-back)), u"matador"_s, -1000);
    Daily daily;
    show(daily, desk, day_);
    QTRY_COMPARE(daily.plotGames().size(), 1);
    QCOMPARE(daily.plotGame(), u"matador"_s);
    QCOMPARE(daily.ownLine().size(), 3);
    QTRY_COMPARE(daily.parLine().size(), 3);
    QCOMPARE(int(daily.ownLine().last().x()), dayNumber(day_));
    QCOMPARE(int(daily.ownLine().first().x()), dayNumber(day_) - 3);
    QVERIFY2(daily.plotSaid().startsWith(u"Better than par on 3 of 3"_s), qPrintable(daily.plotSaid()));
}

void TestDaily::theDateIsLookedAtWhenADayBegins() {
    const auto at = [this](int hour, int minute, int second) {
        return Today::waitFrom(QDateTime(day_, QTime(hour, minute, second)));
    };
    QVERIFY(at(23, 59, 50) > 10'000 && at(23, 59, 50) <= 12'000);
    QVERIFY(at(23, 59, 59) > 1000 && at(23, 59, 59) <= 3000);
    QVERIFY(at(0, 0, 0) > 60'000);
    QVERIFY(at(12, 0, 0) <= 10 * 60'000);  // a machine may have slept, or its clock been set
    QDate today = day_;
    Today watch;
    watch.setClock([&] { return today; });
    QSignalSpy changed(&watch, &Today::changed);
    auto* timer = watch.findChild<QTimer*>();
    QVERIFY(timer != nullptr && timer->isActive());
    timer->start(0);
    QTRY_VERIFY(timer->isActive() && timer->interval() > 0);
    QCOMPARE(changed.size(), 0);
    today = day_.addDays(1);
    timer->start(0);
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(timer->isActive() && timer->interval() > 0);  // for the day after that
    watch.look();
    QCOMPARE(changed.size(), 1);
}

void TestDaily::atMidnightThePageShowsTheDealsOfTheNewDay() {
    Desk desk(file());
    QDate today = day_;
    Daily daily;
    show(daily, desk, day_);
    QSignalSpy shown(&daily, &Daily::shown);
    daily.setToday([&] { return today; });
    QTRY_COMPARE(shown.size(), 1);
    const QString before = daily.date();
    today = day_.addDays(1);
    daily.findChild<Today*>()->look();
    QTRY_VERIFY(daily.date() != before);
}

void TestDaily::whatIsPressedAfterMidnightDoesNotBeginTheDealOfYesterday() {
    Desk desk(file());
    Match match;
    match.journal()->setArchive(&desk.archive);
    QDate today = day_;
    Daily daily;
    daily.setTable(&match);
    show(daily, desk, day_);
    daily.setToday([&] { return today; });
    const QString before = daily.date();
    today = day_.addDays(1);  // and nothing was heard of it: the machine has slept
    daily.play(u"matador"_s);
    QVERIFY(!match.active());  // first the new day is shown
    QTRY_VERIFY(daily.date() != before);
    daily.play(u"matador"_s);
    QVERIFY(match.active() && match.game()->ofDay());
    QCOMPARE(match.game()->deal(), QString::number(*planOfDay(today, matador()).deal));
}

BONEYARD_TEST(TestDaily)

#include "tst_daily.moc"
