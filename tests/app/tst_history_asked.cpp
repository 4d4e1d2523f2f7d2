// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QLocale>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QTime>
#include <algorithm>

#include "archives.h"
#include "history/history.h"
#include "history/replay.h"
#include "stored_matches.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What is asked of the list of matches that are over: searched, sorted, picked, deleted.
class TestHistoryAsked : public StoredMatches {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void itIsSearchedByGameResultTimeAndName();
    void whatARowShowsIsFound_data();
    void whatARowShowsIsFound();
    void aNumberIsFoundAsTheLanguageWritesIt_data();
    void aNumberIsFoundAsTheLanguageWritesIt();
    void aDateIsFoundAsItIsWritten();
    void lengthAndTimeAreFoundAsTheRowHasThem_data();
    void lengthAndTimeAreFoundAsTheRowHasThem();
    void sinceYesterdayIsSinceYesterdayBegan();
    void itIsSortedAsOneLikes();
    void whatIsAskedForStays();
    void theDaysOfAPlotAreAskedFor();
    void severalArePickedAndWrittenToFiles();
    void whatWasDeletedComesBackUntilItIsGone();
    void matchesOfAnOlderVersionAreFoundAsWell();
};

void TestHistoryAsked::itIsSearchedByGameResultTimeAndName() {
    MatchPlan plan = playedMatch("matador", 2, 9);
    plan.players[0].name = u"Zoë"_s;
    QVERIFY(import(plan) > 0);
    QVERIFY(import(playedMatch("russian", 2, 10)) > 0);
    QVERIFY(import(playedMatch("russian", 2, 11)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 3);
    history.setGame(u"russian"_s);
    QTRY_COMPARE(history.total(), 2);
    history.setGame({});
    history.setWords(u"  zoë "_s);
    QTRY_COMPARE(history.total(), 1);
    QCOMPARE(history.at(0, u"gameName"_s).toString(), u"Matador"_s);
    history.setWords({});
    QTRY_COMPARE(history.total(), 3);
    int won = 0;
    for (int row = 0; row < 3; ++row) won += history.at(row, u"won"_s).toBool() ? 1 : 0;
    history.setResult(u"won"_s);
    QTRY_COMPARE(history.total(), won);
    history.setResult(u"lost"_s);
    QTRY_COMPARE(history.total(), 3 - won);
    history.setResult(u"any"_s);
    history.setDays(7);
    QTRY_COMPARE(history.total(), 3);
}

void TestHistoryAsked::whatARowShowsIsFound_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("games");  // of the matches that are found, sorted
    const QString matador = u"matador"_s;
    const QString russian = u"russian"_s;
    const QString triominoes = u"triominoes"_s;
    QTest::newRow("a name") << u"zo"_s << QStringList{matador};
    QTest::newRow("a bot without a name") << u"Bruno"_s << QStringList{matador, russian, triominoes};
    QTest::newRow("a third bot") << u"cleo"_s << QStringList{triominoes};
    QTest::newRow("a game") << u"triom"_s << QStringList{triominoes};
    QTest::newRow("two words of different things") << u"zoe matad"_s << QStringList{matador};
    QTest::newRow("two words that no row has") << u"zoe triom"_s << QStringList{};
    QTest::newRow("a game of two words") << u"russian dom"_s << QStringList{russian};
    QTest::newRow("hints") << u"with hints"_s << QStringList{matador};
    QTest::newRow("a level") << u"champion"_s << QStringList{triominoes};
    QTest::newRow("a deal") << u"7001"_s << QStringList{russian};
    QTest::newRow("part of a deal's number") << u"700"_s << QStringList{};
    QTest::newRow("the deal of the day") << u"deal of the day"_s << QStringList{};
    QTest::newRow("this year") << QString::number(QDate::currentDate().year())
                               << QStringList{matador, russian, triominoes};
    QTest::newRow("nothing") << u"xyzzy"_s << QStringList{};
    QTest::newRow("what stands in statements") << u"' OR 1=1 --"_s << QStringList{};
}

void TestHistoryAsked::whatARowShowsIsFound() {
    QFETCH(QString, words);
    QFETCH(QStringList, games);
    MatchPlan matador = playedMatch("matador", 2, 9);
    matador.players[0].name = u"Zoe"_s;
    matador.hints = 1;
    MatchPlan triominoes = playedMatch("triominoes", 3, 9);
    for (Player& player : triominoes.players) player.level = 7;
    QVERIFY(import(matador) > 0 && import(triominoes) > 0);
    QVERIFY(import(playedMatch("russian", 2, 7001)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 3);
    QSignalSpy listed(&history, &History::listed);
    history.setWords(words);
    QTRY_VERIFY(!listed.isEmpty());
    QStringList found;
    for (int row = 0; row < history.count(); ++row) found.append(history.at(row, u"gameId"_s).toString());
    found.sort();
    QCOMPARE(found, games);
}

void TestHistoryAsked::aNumberIsFoundAsTheLanguageWritesIt_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("Persian") << u"fa"_s << u"۷۰۰۱"_s;
    QTest::newRow("Persian, in groups") << u"fa"_s << u"۷٬۰۰۱"_s;
    QTest::newRow("the digits of English in Persian") << u"fa"_s << u"7001"_s;
    QTest::newRow("English, in groups") << u"en_US"_s << u"7,001"_s;
    QTest::newRow("French, in groups") << u"fr"_s << QLocale(u"fr"_s).toString(7001);
}

void TestHistoryAsked::aNumberIsFoundAsTheLanguageWritesIt() {
    QFETCH(QString, language);
    QFETCH(QString, words);
    const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(language));
    QVERIFY(import(playedMatch("russian", 2, 7001)) > 0);
    QVERIFY(import(playedMatch("matador", 2, 9)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 2);
    history.setWords(words);
    QTRY_COMPARE(history.total(), 1);
    QCOMPARE(history.at(0, u"gameId"_s).toString(), u"russian"_s);
    QSignalSpy listed(&history, &History::listed);
    history.setWords(QLocale().toString(QDate::currentDate(), u"yyyy"_s));  // a year, and no number
    QTRY_VERIFY(!listed.isEmpty());
    QCOMPARE(history.total(), 2);
}

void TestHistoryAsked::sinceYesterdayIsSinceYesterdayBegan() {
    const int then = import(playedMatch("matador", 2, 9));
    const int before = import(playedMatch("russian", 2, 10));
    QVERIFY(then > 0 && before > 0);
    archive_.reset();
    const qint64 began = QDate::currentDate().addDays(-1).startOfDay().toMSecsSinceEpoch();
    const QString set = u"UPDATE matches SET changed = %1, finished = %1 WHERE id = %2"_s;
    runOn(file(), {set.arg(began).arg(then), set.arg(began - 1).arg(before)});
    archive_ = std::make_unique<Archive>(file());
    History history(*archive_);
    QTRY_COMPARE(history.total(), 2);
    history.setDays(1);
    QTRY_VERIFY(history.total() < 2);
    QCOMPARE(history.total(), 1);
    QCOMPARE(history.at(0, u"matchId"_s).toInt(), then);
}

void TestHistoryAsked::aDateIsFoundAsItIsWritten() {
    QVERIFY(import(playedMatch("matador", 2, 9)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 1);
    const QDate today = QDate::currentDate();
    for (const QDate date : {today, today.addDays(-40)}) {
        for (const QString& words :
             {QLocale().toString(date, QLocale::ShortFormat), date.toString(Qt::ISODate),
              QLocale().toString(date, QLocale::LongFormat)}) {
            QSignalSpy listed(&history, &History::listed);
            history.setWords(words);
            QTRY_VERIFY(!listed.isEmpty());
            QVERIFY2(history.total() == (date == today ? 1 : 0), qPrintable(words));
        }
    }
}

void TestHistoryAsked::lengthAndTimeAreFoundAsTheRowHasThem_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en_US", "de", "fi", "ar_EG", "fa", "ja"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestHistoryAsked::lengthAndTimeAreFoundAsTheRowHasThem() {
    QFETCH(QString, language);
    const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(language));
    const int one = import(playedMatch("matador", 2, 9));
    const int other = import(playedMatch("russian", 2, 10));
    QVERIFY(one > 0 && other > 0);
    archive_.reset();
    const QDate day = QDate::currentDate().addDays(-3);
    const QString set =
        u"UPDATE matches SET changed = %1, finished = %1, round = %2, plies = %3 WHERE id = %4"_s;
    const qint64 evening = day.startOfDay().addSecs(18 * 3600 + 35 * 60).toMSecsSinceEpoch();
    const qint64 morning = day.startOfDay().addSecs(7 * 3600 + 4 * 60).toMSecsSinceEpoch();
    runOn(file(), {set.arg(evening).arg(3).arg(91).arg(one), set.arg(morning).arg(13).arg(191).arg(other)});
    archive_ = std::make_unique<Archive>(file());
    History history(*archive_);
    QTRY_COMPARE(history.total(), 2);
    const auto found = [&](const QString& words) {
        QSignalSpy listed(&history, &History::listed);
        history.setWords(words);
        [&] { QTRY_VERIFY(!listed.isEmpty()); }();
        QList<int> ids;
        for (int at = 0; at < history.count(); ++at) ids.append(history.at(at, u"matchId"_s).toInt());
        return ids;
    };
    const int row = history.at(0, u"matchId"_s).toInt() == one ? 0 : 1;
    const QStringList length = history.at(row, u"length"_s).toString().split(u", "_s);
    QVERIFY(length.size() >= 2);
    QVERIFY2(length[0].contains(u'3') && length[1].contains(u"91"_s), qPrintable(length.join(u", "_s)));
    const QString time = QLocale().toString(QTime(18, 35), QLocale::ShortFormat);
    QStringList asked{length[0],
                      length[1],
                      length[1].chopped(1),
                      time,
                      length[0] + u", "_s + length[1],
                      history.at(row, u"gameName"_s).toString() + u' ' + length[1],
                      history.at(row, u"when"_s).toString()};
    if (language == u"en_US"_s) asked += {u"6:35"_s, u"6:35 pm"_s};
    for (const QString& words : asked) QVERIFY2(found(words) == QList{one}, qPrintable(words));
    QCOMPARE(found(length[0] + u' ' + QLocale().toString(QTime(7, 4), QLocale::ShortFormat)), QList<int>());
}

void TestHistoryAsked::itIsSortedAsOneLikes() {
    const QList<int> ids{import(playedMatch("triominoes", 2, 9)), import(playedMatch("matador", 2, 10)),
                         import(playedMatch("russian", 2, 11))};
    History history(*archive_);
    QTRY_COMPARE(history.total(), 3);
    const auto order = [&](const QString& name) {
        QSignalSpy listed(&history, &History::listed);
        history.setOrder(name);
        (void)QTest::qWaitFor([&] { return !listed.isEmpty(); });
        QList<int> found;
        for (int row = 0; row < history.count(); ++row) found.append(history.at(row, u"matchId"_s).toInt());
        return found;
    };
    QCOMPARE(order(u"oldest"_s), ids);
    QCOMPARE(order(u"game"_s), (QList<int>{ids[1], ids[2], ids[0]}));
    const QList<int> longest = order(u"longest"_s);
    QList<int> shortest = order(u"shortest"_s);
    std::reverse(shortest.begin(), shortest.end());
    QCOMPARE(shortest, longest);
    const QList<int> best = order(u"best"_s);
    QVERIFY(history.at(0, u"won"_s).toBool() || !history.at(2, u"won"_s).toBool());
    QCOMPARE(QSet<int>(best.begin(), best.end()).size(), 3);
    QCOMPARE(order(u"latest"_s), (QList<int>{ids[2], ids[1], ids[0]}));
}

void TestHistoryAsked::whatIsAskedForStays() {
    QVERIFY(import(playedMatch("matador", 2, 9)) > 0);
    History first(*archive_);
    first.setGame(u"russian"_s);
    first.setOrder(u"longest"_s);
    first.setWords(u"ada"_s);
    first.setDays(7);
    History second(*archive_);
    second.setAsked(first.asked());
    QCOMPARE(second.asked(), first.asked());
    QTRY_COMPARE(second.total(), 0);
    second.setGame({});
    QVERIFY(second.asked() != first.asked());
}

void TestHistoryAsked::theDaysOfAPlotAreAskedFor() {
    QVERIFY(import(playedMatch("matador", 2, 9)) > 0);
    History history(*archive_);
    const int today = dayNumber(QDate::currentDate());
    history.showDays(u"matador"_s, today, today);
    QTRY_COMPARE(history.total(), 1);
    QCOMPARE(history.spanSaid(), QLocale().toString(QDate::currentDate(), QLocale::ShortFormat));
    history.showDays(u"matador"_s, today - 5, today - 1);
    QTRY_COMPARE(history.total(), 0);
    history.setDays(0);
    QTRY_COMPARE(history.total(), 1);
    QVERIFY(history.spanSaid().isEmpty());
}

void TestHistoryAsked::severalArePickedAndWrittenToFiles() {
    for (std::uint64_t deal = 1; deal < 5; ++deal) QVERIFY(import(playedMatch("matador", 2, deal)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 4);
    history.pick(0);
    history.pickTo(2);
    QCOMPARE(history.picked(), 3);
    history.pick(1);
    QCOMPARE(history.picked(), 2);
    QVERIFY(history.at(0, u"picked"_s).toBool() && !history.at(1, u"picked"_s).toBool());
    QSignalSpy said(&history, &History::said);
    history.exportPicked();
    QTRY_COMPARE(said.size(), 1);
    const QString folder = QDir::homePath() + "/Boneyard "_L1 + QDate::currentDate().toString(Qt::ISODate);
    const QStringList files = QDir(folder).entryList({u"*.boneyard"_s});
    QCOMPARE(files.size(), 2);
    Replay replay;
    QVERIFY(replay.openFile(folder + u'/' + files.first()));
    QVERIFY(QDir(folder).removeRecursively());
    history.pickAll();
    QTRY_COMPARE(history.picked(), 4);
    history.pickNone();
    QCOMPARE(history.picked(), 0);
}

void TestHistoryAsked::whatWasDeletedComesBackUntilItIsGone() {
    for (std::uint64_t deal = 1; deal < 4; ++deal) QVERIFY(import(playedMatch("matador", 2, deal)) > 0);
    {
        History history(*archive_);
        QTRY_COMPARE(history.total(), 3);
        history.pick(0);
        history.pick(1);
        history.removePicked();
        QTRY_COMPARE(history.total(), 1);
        QCOMPARE(history.leaving(), 2);
        QCOMPARE(history.picked(), 0);
        history.bringBack();
        QTRY_COMPARE(history.total(), 3);
        QCOMPARE(history.leaving(), 0);
        history.remove(history.at(0, u"matchId"_s).toInt());
        QTRY_COMPARE(history.total(), 2);
    }
    History again(*archive_);
    QTRY_COMPARE(again.total(), 2);
    QCOMPARE(again.leaving(), 0);
}

void TestHistoryAsked::matchesOfAnOlderVersionAreFoundAsWell() {
    QVERIFY(import(playedMatch("matador", 2, 9)) > 0);
    archive_.reset();
    {
        QSqlDatabase base = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"old"_s);
        base.setDatabaseName(file());
        QVERIFY(base.open());
        QSqlQuery query(base);
        QVERIFY(query.exec(u"UPDATE matches SET level = NULL, names = '', ahead = NULL"_s));
        base.close();
    }
    QSqlDatabase::removeDatabase(u"old"_s);
    archive_ = std::make_unique<Archive>(file());
    History history(*archive_);
    history.setWords(u"bruno"_s);
    QTRY_COMPARE(history.total(), 1);
}

BONEYARD_TEST(TestHistoryAsked)

#include "tst_history_asked.moc"
