// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSet>
#include <QSignalSpy>
#include <QTimer>

#include "common/today.h"
#include "common/words.h"
#include "daily/dayplan.h"
#include "daily/streak.h"
#include "dailytest.h"
#include "store/daytally.h"

using namespace boneyard;
using namespace boneyard::test;

/// Which day it is, and what the days' deals come to one after the other.
class TestDailyDates : public DailyTest {
    Q_OBJECT

private slots:
    void aDateIsWrittenTheSameOnEveryMachine();
    void aStreakForgivesOneDay_data();
    void aStreakForgivesOneDay();
    void aResultStaysWithTheDateOfItsDealWhateverTheClockSays();
    void theDaysOfAGameAreALineBesidePar();
    void theDateIsLookedAtWhenADayBegins();
    void atMidnightThePageShowsTheDealsOfTheNewDay();
    void whatIsPressedAfterMidnightDoesNotBeginTheDealOfYesterday();
};

void TestDailyDates::aDateIsWrittenTheSameOnEveryMachine() {
    QCOMPARE(dayText(QDate(2027, 2, 3)), u"2027-02-03"_s);
}

void TestDailyDates::aStreakForgivesOneDay_data() {
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

void TestDailyDates::aStreakForgivesOneDay() {
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

void TestDailyDates::aResultStaysWithTheDateOfItsDealWhateverTheClockSays() {
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

void TestDailyDates::theDaysOfAGameAreALineBesidePar() {
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

void TestDailyDates::theDateIsLookedAtWhenADayBegins() {
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

void TestDailyDates::atMidnightThePageShowsTheDealsOfTheNewDay() {
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

void TestDailyDates::whatIsPressedAfterMidnightDoesNotBeginTheDealOfYesterday() {
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

BONEYARD_TEST(TestDailyDates)
#include "tst_daily_dates.moc"
