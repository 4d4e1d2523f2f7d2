// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QElapsedTimer>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "archives.h"
#include "history/history.h"
#include "history/replay.h"
#include "settings/settings.h"
#include "store/unfinishedmodel.h"
#include "stored_matches.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The list of matches that are over.
class TestHistory : public StoredMatches {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void anEmptyHistoryIsWholeAndHasNoMatch();
    void aMatchSaysWhatItWasAndWhoWon();
    void partnersAreNamedWithOneSumAndWinTogether();
    void whatDecidedAFinalStandsBesideTheTotals();
    void onTheFirstPagePartnersHaveOneSum();
    void aMatchThatIsNotOverIsNotThere();
    void aDealOfTheDayIsCalledThat();
    void aRowHasAPictureOfItsLastTable();
    void anOpenedMatchReplaysAsItWasPlayed();
    void aDeletedMatchIsGone();
    void aMatchThatCannotBeDeletedComesBackWithTheReason();
    void pagesComeAsTheyAreWanted();
    void ofTenThousandMatchesTheFirstPageComesWithin100Ms();
};

void TestHistory::anEmptyHistoryIsWholeAndHasNoMatch() {
    History history(*archive_);
    QCOMPARE(history.total(), -1);
    QTRY_COMPARE(history.total(), 0);
    QVERIFY(history.whole());
    history.setResult(u"won"_s);
    QVERIFY(!history.whole());
}

void TestHistory::aMatchSaysWhatItWasAndWhoWon() {
    MatchPlan plan = playedMatch("matador", 2, 9);
    plan.players[0].name = u"Zoe"_s;
    plan.hints = 2;
    QVERIFY(import(plan) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 1);
    QCOMPARE(history.at(0, u"gameName"_s).toString(), u"Matador"_s);
    const bool won = history.at(0, u"won"_s).toBool();
    QVERIFY(history.at(0, u"seats"_s).toString().startsWith(won ? u"Zoe "_s : u"Bruno "_s));
    QVERIFY(history.at(0, u"seats"_s).toString().contains(won ? u" Bruno "_s : u" Zoe "_s));
    QCOMPARE(history.at(0, u"result"_s).toString(), won ? u"Zoe won"_s : u"Bruno won"_s);
    QVERIFY(!history.at(0, u"when"_s).toString().isEmpty());
    QCOMPARE(history.at(0, u"remark"_s).toString(), u"with hints"_s);
}

namespace {

/// What a list says of the sides of a match: "Ada and Bruno 12", one after the other.
QString sidesIn(const MatchPlan& plan, const QString& between, bool winnersFirst = false) {
    const auto match = new_match(plan.gameId.toStdString(), plan.seats, *plan.deal, plan.options).value();
    for (const PlayedText& played : plan.played) (void)match->play(played.action);
    const kit::Status status = match->status();
    QStringList sides;
    const QList<int> winners = standingAfter(plan).winners;
    qsizetype won = 0;
    for (const kit::Seat side : status.teams()) {
        QStringList names;
        for (const kit::Seat seat : status.team_of(side)) names.append(plan.players.name(seat));
        const bool first = winnersFirst && winners.contains(side);
        sides.insert(first ? won++ : sides.size(), QLocale().createSeparatedList(names) + u' ' +
                                                       QLocale().toString(status.team_score(side)));
    }
    return sides.join(between);
}

}  // namespace

void TestHistory::partnersAreNamedWithOneSumAndWinTogether() {
    for (const char* teams : {"2x3", "3x2"}) {
        const MatchPlan plan =
            playedMatch("matching_elements", 6, 5, 5000, {{"colours", 2}, {"teams", std::string(teams)}});
        QVERIFY(import(plan) > 0);
        History history(*archive_);
        QTRY_VERIFY(history.total() > 0);
        QCOMPARE(history.at(0, u"seats"_s).toString(), sidesIn(plan, u" \u00B7 "_s, true));
        QStringList winners;
        for (const int seat : standingAfter(plan).winners) winners.append(plan.players.name(seat));
        QCOMPARE(winners.size(), teams[0] == '2' ? 3 : 2);
        QCOMPARE(history.at(0, u"result"_s).toString(), QLocale().createSeparatedList(winners) + u" won"_s);
        const QTemporaryDir folder;
        Settings settings(folder.filePath(u"settings.ini"_s), {});
        const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
        settings.setLanguage(u"de"_s);
        const bool yours = standingAfter(plan).winners.contains(plan.players.onlyPerson());
        QTRY_VERIFY2(history.at(0, u"result"_s)
                         .toString()
                         .endsWith(yours ? u" habt gewonnen"_s : u" haben gewonnen"_s),
                     qPrintable(history.at(0, u"result"_s).toString()));
        archive_->remove(history.at(0, u"matchId"_s).toInt(), this, [](const QString&) {});
    }
}

void TestHistory::whatDecidedAFinalStandsBesideTheTotals() {
    QVERIFY(import(playedMatch("matching_elements", 3, 303, 5000, {{"colours", 2}})) > 0);
    QVERIFY(import(playedMatch("matador", 3, 9)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 2);
    for (int row = 0; row < 2; ++row) {
        history.wantPicture(row);
        QTRY_VERIFY(!history.at(row, u"picture"_s).toMap()[u"pieces"_s].toList().isEmpty());
        const QString sides = history.at(row, u"seats"_s).toString();
        const bool elements = history.at(row, u"gameId"_s) == u"matching_elements"_s;
        QVERIFY2(sides.count(u" (final "_s) == (elements ? 2 : 0), qPrintable(sides));
    }
}

void TestHistory::onTheFirstPagePartnersHaveOneSum() {
    const MatchPlan plan =
        playedMatch("matching_elements", 6, 5, 60, {{"colours", 2}, {"teams", std::string("3x2")}});
    QVERIFY(import(plan) > 0);
    UnfinishedModel unfinished;
    unfinished.setArchive(archive_.get());
    unfinished.setWatching(true);
    QTRY_COMPARE(unfinished.count(), 1);
    QCOMPARE(unfinished.at(0, u"scores"_s).toString(), sidesIn(plan, u" \u00B7 "_s));
}

void TestHistory::aMatchThatIsNotOverIsNotThere() {
    QVERIFY(import(playedMatch("matador", 2, 9, 5)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 0);
}

void TestHistory::aDealOfTheDayIsCalledThat() {
    MatchPlan plan = playedMatch("matador", 2, 9);
    plan.day = u"2026-11-26"_s;
    QVERIFY(import(plan) > 0);
    QVERIFY(import(playedMatch("matador", 2, 10)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 2);
    QCOMPARE(history.at(0, u"kind"_s).toString(), QString());
    QCOMPARE(history.at(1, u"kind"_s).toString(), u"Deal of the day"_s);
    history.setWords(u"deal of the day"_s);
    QTRY_COMPARE(history.total(), 1);
    QCOMPARE(history.at(0, u"kind"_s).toString(), u"Deal of the day"_s);
}

void TestHistory::aRowHasAPictureOfItsLastTable() {
    QVERIFY(import(playedMatch("matador", 2, 9)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 1);
    const auto tiles = [&] { return history.at(0, u"picture"_s).toMap()[u"pieces"_s].toList().size(); };
    QCOMPARE(tiles(), 0);
    history.wantPicture(0);
    QTRY_VERIFY(tiles() > 3);
    history.wantPicture(99);
}

void TestHistory::anOpenedMatchReplaysAsItWasPlayed() {
    const MatchPlan plan = playedMatch("triominoes", 3, 9);
    const int id = import(plan);
    History history(*archive_);
    QSignalSpy loaded(&history, &History::loaded);
    history.load(id);
    QTRY_COMPARE(loaded.count(), 1);
    Replay replay;
    QVERIFY(replay.showPlan(loaded.front().front()));
    QCOMPARE(std::size_t(replay.count()), plan.played.size());
    QCOMPARE(replay.eyes(), 0);
    QSignalSpy said(&history, &History::said);
    history.load(id + 1);
    QTRY_COMPARE(said.count(), 1);
}

void TestHistory::aDeletedMatchIsGone() {
    const int first = import(playedMatch("matador", 2, 9));
    QVERIFY(import(playedMatch("russian", 2, 9)) > 0);
    History history(*archive_);
    QTRY_COMPARE(history.total(), 2);
    history.remove(first);
    QTRY_COMPARE(history.total(), 1);
    QCOMPARE(history.count(), 1);
    QVERIFY(history.at(0, u"matchId"_s).toInt() != first);
}

void TestHistory::aMatchThatCannotBeDeletedComesBackWithTheReason() {
    const int id = import(playedMatch("matador", 2, 9));
    History history(*archive_);
    QTRY_COMPARE(history.total(), 1);
    history.remove(id);
    QTRY_COMPARE(history.total(), 0);
    Outsider outsider(file());
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    QSignalSpy said(&history, &History::said);
    history.letGo();
    QTRY_COMPARE(history.total(), 1);
    QCOMPARE(said.count(), 1);
    const QString why = said[0][0].toString();
    QVERIFY2(why.startsWith(u"Another program has locked "_s), qPrintable(why));
    outsider.run({u"ROLLBACK"_s});
}

void TestHistory::pagesComeAsTheyAreWanted() {
    QVERIFY(import(playedMatch("russian", 2, 9)) > 0);
    multiply(History::kPage + 5);
    History history(*archive_);
    QTRY_COMPARE(history.count(), History::kPage);
    QCOMPARE(history.total(), History::kPage + 6);
    QVERIFY(history.canFetchMore({}));
    history.fetchMore({});
    QVERIFY(!history.canFetchMore({}));  // until it has come
    QTRY_COMPARE(history.count(), history.total());
    QVERIFY(!history.canFetchMore({}));
    QSet<int> ids;
    for (int row = 0; row < history.count(); ++row) ids.insert(history.at(row, u"matchId"_s).toInt());
    QCOMPARE(ids.size(), history.total());
}

void TestHistory::ofTenThousandMatchesTheFirstPageComesWithin100Ms() {
    const auto best = [&](const QString& words) {
        qint64 least = 1'000'000;
        for (int i = 0; i < 5; ++i) {  // other programs run as well
            History history(*archive_);
            history.setWords(words);
            QElapsedTimer clock;
            clock.start();
            while (history.total() < 0 || (!words.isEmpty() && history.total() == 10'000)) QTest::qWait(1);
            least = std::min(least, clock.elapsed());
        }
        return least;
    };
    {
        History none(*archive_);  // the store opens its file
        QTRY_COMPARE(none.total(), 0);
    }
    const qint64 empty = best({});
    QVERIFY(import(playedMatch("russian", 2, 9)) > 0);
    multiply(9'999);
    History first(*archive_);
    QTRY_COMPARE(first.total(), 10'000);
    const qint64 page = best({});
    const qint64 search = best(u"12"_s);
    qInfo("first page of none: %lld ms; of 10,000 matches: %lld ms; a search: %lld ms", empty, page, search);
    QVERIFY(page < 100);
    QVERIFY(search < 400);  // with the pause in which somebody may go on writing
}

BONEYARD_TEST(TestHistory)

#include "tst_history.moc"
