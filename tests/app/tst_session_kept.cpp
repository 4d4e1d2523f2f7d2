// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <thread>

#include "archives.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// A match at this machine, and what is kept of it.
class TestSessionKept : public QObject {
    Q_OBJECT

    static void playPlies(Match& session, std::size_t plies);

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void aMatchGoesOnWhereItWasLeft();
    void everyRackStandsAsItWasLeft();
    void aCoachStaysWithHisMatch();
    void aMatchLeftForAnotherIsNotLost();
    void whatIsOwedByALeftMatchIsWrittenLater();
    void aMatchThatIsOpenElsewhereIsNotTakenUp();
    void whatIsOnlyLookedAtIsNotKept();
    void botsPlayToTheEndWithAStore();
    void theEndOfTheProgramWhileABotThinksLosesNothing();
};

void TestSessionKept::playPlies(Match& session, std::size_t plies) {
    while (ply(session) < plies) {
        if (session.turn()->phase() == Turn::YourTurn && !session.journal()->writing() &&
            !session.turn()->forced()) {
            playSomething(session);
        }
        QTest::qWait(1);
    }
    QTRY_VERIFY(!session.journal()->writing());
}

void TestSessionKept::aMatchGoesOnWhereItWasLeft() {
    MatchPlan plan = planFor(2, {0}, 12, {{"target", 70}});
    plan.casual = false;
    std::vector<std::string> before;
    int id = 0;
    {
        Archive archive(file());
        Match session;
        session.turn()->pace()->setSpeed(u"instant"_s);
        session.journal()->setArchive(&archive);
        QVERIFY(session.startPlan(plan));
        playPlies(session, 12);
        session.turn()->pace()->setPaused(true);
        QTRY_VERIFY(!session.journal()->writing());
        before = session.match()->actions();
        QTRY_VERIFY(session.journal()->stored() > 0);
        id = session.journal()->stored();
    }
    Archive archive(file());
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.turn()->pace()->setPaused(true);
    session.journal()->setArchive(&archive);
    QSignalSpy takenUp(session.journal(), &MatchJournal::takenUp);
    session.journal()->takeUp(id);
    session.journal()->takeUp(id);  // somebody clicked twice
    QTRY_COMPARE(takenUp.count(), 1);
    QVERIFY(session.match()->actions() == before);
    QCOMPARE(session.match()->setup().options.number("target"), 70);
    QCOMPARE(session.journal()->stored(), id);
    QVERIFY(!session.game()->casual());
    session.turn()->pace()->setPaused(false);
    playPlies(session, before.size() + 3);
    session.journal()->takeUp(id);  // it is on the table already
    QCOMPARE(takenUp.count(), 2);
    QVERIFY(ply(session) >= before.size() + 3);
}

void TestSessionKept::aCoachStaysWithHisMatch() {
    for (const bool coached : {true, false}) {
        int id = 0;
        {
            Archive archive(file());
            Match session;
            session.turn()->pace()->setSpeed(u"instant"_s);
            session.journal()->setArchive(&archive);
            MatchPlan plan = planFor(2, {0}, 12);
            plan.coached = coached;
            QVERIFY(session.startPlan(plan));
            playPlies(session, 2);
            QTRY_VERIFY(session.journal()->stored() > 0);
            id = session.journal()->stored();
        }
        Archive archive(file());
        Match session;
        session.turn()->pace()->setPaused(true);
        session.journal()->setArchive(&archive);
        session.journal()->takeUp(id);
        QTRY_VERIFY(session.active());
        QCOMPARE(session.plan().coached, coached);
    }
}

void TestSessionKept::everyRackStandsAsItWasLeft() {
    const auto tiles = [](Match& session) {
        QStringList all;
        for (int row = 0; row < session.table()->hand()->count(); ++row)
            all.append(session.table()->hand()->at(row, u"tile"_s).toString());
        return all;
    };
    QMap<int, QStringList> before;
    int id = 0;
    {
        Archive archive(file());
        Match session;
        session.turn()->pace()->setSpeed(u"instant"_s);
        session.journal()->setArchive(&archive);
        QVERIFY(session.startPlan(planFor(2, {0, 1}, 3, {}, u"tiles_and_deal"_s)));
        QTRY_COMPARE(session.turn()->phase(), Turn::Cover);
        session.ready();
        const int first = session.turn()->viewer();
        session.table()->hand()->move(6, 1);
        session.table()->hand()->setArranged(true);
        before[first] = tiles(session);
        while (session.turn()->viewer() == first) {
            QVERIFY(session.play(QString::fromStdString(session.match()->legal().back())));
            QTRY_VERIFY(!session.journal()->writing());
            if (session.turn()->viewer() == first) before[first] = tiles(session);
        }
        session.ready();
        const int second = session.turn()->viewer();
        QVERIFY(second != first);
        session.table()->hand()->move(7, 0);
        before[second] = tiles(session);
        QTRY_VERIFY(session.journal()->stored() > 0);
        id = session.journal()->stored();
    }
    Archive archive(file());
    Match session;
    session.journal()->setArchive(&archive);
    session.journal()->takeUp(id);
    QTRY_COMPARE(session.turn()->phase(), Turn::Cover);
    session.ready();
    const int second = session.turn()->viewer();
    QCOMPARE(tiles(session), before[second]);
    QVERIFY(!session.table()->hand()->arranged());
    session.turn()->pace()->setSpeed(u"instant"_s);
    while (session.turn()->viewer() == second) {
        QVERIFY(session.play(QString::fromStdString(session.match()->legal().back())));
        QTRY_VERIFY(!session.journal()->writing());
    }
    session.ready();  // and the other one's, arranged as it was, without what was thrown last
    QStringList other = before[session.turn()->viewer()];
    const QStringList now = tiles(session);
    other.removeIf([&](const QString& tile) { return !now.contains(tile); });
    QVERIFY(now.size() > 8);
    QCOMPARE(now, other);
    QVERIFY(session.table()->hand()->arranged());
}

void TestSessionKept::aMatchLeftForAnotherIsNotLost() {
    Desk desk(file());
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.journal()->setArchive(&desk.archive);
    QVERIFY(session.startPlan(planFor(2, {0}, 1)));
    playPlies(session, 3);
    const int first = session.journal()->stored();
    QVERIFY(session.startPlan(planFor(3, {0}, 2)));
    playPlies(session, 3);
    session.turn()->pace()->setPaused(true);
    QTRY_VERIFY(session.atRest());
    QCOMPARE(desk.list({.state = MatchFilter::State::Unfinished}).total, 2);
    session.journal()->takeUp(first);
    QTRY_COMPARE(session.game()->deal(), u"1"_s);
    QVERIFY(ply(session) >= 3);
    QCOMPARE(desk.list({.state = MatchFilter::State::Unfinished}).total, 2);
}

void TestSessionKept::whatIsOwedByALeftMatchIsWrittenLater() {
    Desk desk(file());
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.journal()->setArchive(&desk.archive);
    Outsider outsider(file());
    (void)desk.list();
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    QVERIFY(session.startPlan(planFor(2, {0}, 1)));
    playPlies(session, 4);
    session.turn()->pace()->setPaused(true);
    QTRY_VERIFY(session.atRest());
    const std::vector<std::string> played = session.match()->actions();
    QCOMPARE(session.journal()->stored(), 0);
    QCOMPARE(desk.archive.unsaved(), int(played.size()));
    session.leave();
    QCOMPARE(desk.list().total, 0);
    QCOMPARE(desk.archive.unsaved(), int(played.size()));
    outsider.run({u"ROLLBACK"_s});
    QTRY_COMPARE(desk.archive.unsaved(), 0);
    const int id = desk.list().matches.first().id;
    QCOMPARE(desk.load(id)->played.size(), played.size());
    session.journal()->takeUp(id);
    QTRY_VERIFY(session.active());
    QVERIFY(session.match()->actions() == played);
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(playSomething(session));
    QTRY_VERIFY(!session.journal()->writing());
    outsider.run({u"ROLLBACK"_s});
    QTRY_VERIFY(session.journal()->stored() > id);  // it hears its number without a further move
}

void TestSessionKept::aMatchThatIsOpenElsewhereIsNotTakenUp() {
    Desk here(file());
    Desk elsewhere(file());
    Writer writer(elsewhere.archive, planFor(2, {}, 1));
    writer.play(2);
    Match session;
    session.journal()->setArchive(&here.archive);
    QSignalSpy said(&session, &Match::said);
    session.journal()->takeUp(writer.id);
    QTRY_COMPARE(said.count(), 1);
    QVERIFY(said[0][0].toString().contains(u"another window"_s));
    QVERIFY(!session.active());
    session.journal()->takeUp(4711);
    QTRY_COMPARE(said.count(), 2);
}

void TestSessionKept::whatIsOnlyLookedAtIsNotKept() {
    Desk desk(file());
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.journal()->setArchive(&desk.archive);
    session.turn()->setPlyLimit(5);
    MatchPlan plan = planFor(2, {}, 1);
    plan.keep = false;
    QVERIFY(session.startPlan(plan));
    QTRY_COMPARE(ply(session), 5U);
    QCOMPARE(desk.list().total, 0);
}

void TestSessionKept::botsPlayToTheEndWithAStore() {
    Desk desk(file());
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.journal()->setArchive(&desk.archive);
    std::vector<std::string> shown;
    connect(&session, &Match::shown, this,
            [&](const QString& action) { shown.push_back(action.toStdString()); });
    QVERIFY(session.startPlan(planFor(3, {}, 21, {{"target", 60}})));
    QTRY_COMPARE_WITH_TIMEOUT(session.turn()->phase(), Turn::MatchOver, 60'000);
    QVERIFY(shown == session.match()->actions());
    const MatchPage page = desk.list({.state = MatchFilter::State::Finished});
    QCOMPARE(page.total, 1);
    QCOMPARE(page.matches.first().standing, standingOf(session.match()->status()));
    QCOMPARE(page.matches.first().plies, int(shown.size()));
}

void TestSessionKept::theEndOfTheProgramWhileABotThinksLosesNothing() {
    std::vector<std::string> before;
    {
        Archive archive(file());
        Match session;
        session.journal()->setArchive(&archive);
        session.setThinker([](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
            return [](const std::stop_token& stop) {
                while (!stop.stop_requested()) std::this_thread::yield();
                return std::optional<std::string>();
            };
        });
        QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
        QVERIFY(playSomething(session));
        QTRY_COMPARE(session.turn()->phase(), Turn::BotTurn);
        before = session.match()->actions();
    }
    Desk desk(file());
    const auto plan = desk.load(desk.list().matches.first().id);
    QCOMPARE(plan->played.size(), before.size());
    QVERIFY(plan->played.front() == (PlayedText{before.front(), By::Person}));
}

BONEYARD_TEST(TestSessionKept)
#include "tst_session_kept.moc"
