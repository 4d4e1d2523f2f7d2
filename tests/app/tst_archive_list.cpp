// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>

#include "archives.h"
#include "store/database.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The list of the matches that are kept, and what is removed from it.
class TestArchiveList : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"data/boneyard.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void theListIsInOrderOfLastPlay();
    void theListIsFiltered();
    void aRemovedMatchIsGoneWithItsActions();
    void allMatchesCanBeRemovedButThatBeingPlayed();
    void tenThousandMatchesAreListedAtOnce();
};

void TestArchiveList::theListIsInOrderOfLastPlay() {
    Desk desk(file());
    Writer first(desk.archive, planFor(2, {}, 1));
    first.play();
    QTest::qWait(5);
    Writer second(desk.archive, planFor(2, {}, 2));
    second.play();
    QTest::qWait(5);
    QCOMPARE(desk.list().matches.first().deal, 2U);
    first.play();
    QCOMPARE(desk.list().matches.first().deal, 1U);
    QCOMPARE(desk.list({}, 1, 1).matches.first().deal, 2U);
    QCOMPARE(desk.list({}, 1, 1).total, 2);
    QVERIFY(desk.list({}, 2, 5).matches.isEmpty());
}

void TestArchiveList::theListIsFiltered() {
    Desk desk(file());
    MatchPlan named = planFor(2, {0}, 123456, {}, u"russian"_s);
    named.players[0].name = u"Jürgen_%"_s;
    for (const MatchPlan& plan : {planFor(2, {0}, 1), named}) Writer(desk.archive, plan).play();
    QCOMPARE(desk.list({.games = {u"matador"_s}}).total, 1);
    QCOMPARE(desk.list({.games = {u"matador"_s, u"russian"_s}}).total, 2);
    QCOMPARE(desk.list({.games = {u"triominoes"_s}}).total, 0);
    QCOMPARE(desk.list({.terms = {{.name = u"jürg"_s}}}).total, 1);
    QCOMPARE(desk.list({.terms = {{.name = u"n_%"_s}}}).total, 1);
    QCOMPARE(desk.list({.terms = {{.name = u"x%"_s}}}).total, 0);
    QCOMPARE(desk.list({.terms = {{.number = u"123456"_s}}}).matches.first().gameId, u"russian"_s);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QCOMPARE(desk.list({.from = now.addSecs(-60), .until = now.addSecs(60)}).total, 2);
    QCOMPARE(desk.list({.from = now.addSecs(60)}).total, 0);
    QCOMPARE(desk.list({.until = now.addSecs(-60)}).total, 0);
}

void TestArchiveList::aRemovedMatchIsGoneWithItsActions() {
    int id = 0;
    Desk desk(file());
    {
        Writer writer(desk.archive, planFor(2, {}, 1));
        writer.play(3);
        id = writer.id;
        QVERIFY(!desk.remove(id).isEmpty());  // it is being played
        QCOMPARE(desk.list().total, 1);
    }
    QCOMPARE(desk.remove(id), QString());
    QCOMPARE(desk.list().total, 0);
    QVERIFY(!desk.load(id));
    Writer next(desk.archive, planFor(2, {}, 2));
    next.play();
    QVERIFY(next.id > id);
    QCOMPARE(desk.load(next.id)->played.size(), 1U);
}

void TestArchiveList::allMatchesCanBeRemovedButThatBeingPlayed() {
    Desk desk(file());
    for (std::uint64_t deal = 1; deal <= 3; ++deal) Writer(desk.archive, planFor(2, {}, deal)).play();
    Writer playing(desk.archive, planFor(2, {}, 9));
    playing.play();
    QCOMPARE(desk.list().total, 4);
    desk.removeAll();
    QCOMPARE(desk.list().total, 1);
    QCOMPARE(desk.list().matches.first().deal, 9U);
}

void TestArchiveList::tenThousandMatchesAreListedAtOnce() {
    constexpr int kMany = 10'000;
#ifdef Q_OS_WIN
    constexpr int kPageTime = 2000;  // ms; wine asks its server for each lock
#else
    constexpr int kPageTime = 100;  // ms
#endif
    { Desk(file()).list(); }
    {
        Database database(file());
        QVERIFY(database.open() == StoreProblem{});
        QVERIFY(database.together([&] {
            for (int i = 0; i < kMany; ++i) {
                const bool fine = database.run(
                    u"INSERT INTO matches(game, seats, deal, options, deck, players, names, you, casual, "
                    u"started,"
                    " changed, finished, round, to_move, scores, winners, plies, hints, undos)"
                    " VALUES('matador', 2, ?, '{}', '[]', '[]', ?, 0, 1, ?, ?, ?, 3, -1, '[1,2]', '[1]', 80, 0, 0)"_s,
                    {i, u"name %1"_s.arg(i), i, i, i});
                if (!fine) return false;
            }
            return database.run(
                u"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 79) INSERT INTO "
                u"actions"
                " SELECT id, i, 'place 3-4 left', 2, 0 FROM matches, n"_s);
        }));
    }
    Desk desk(file());
    (void)desk.list({}, 0, 1);
    QElapsedTimer clock;
    for (const MatchFilter& filter : {MatchFilter{}, MatchFilter{.state = MatchFilter::State::Finished,
                                                     .terms = {{.name = u"name 77"_s}}}}) {
        clock.start();
        const MatchPage page = desk.list(filter, 0, 50);
        const qint64 time = clock.elapsed();
        QCOMPARE(page.matches.size(), 50);
        qInfo("the first page of %d: %lld ms", page.total, static_cast<long long>(time));
        QVERIFY(time < kPageTime);
    }
}

BONEYARD_TEST(TestArchiveList)
#include "tst_archive_list.moc"
