// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSqlDatabase>
#include <QSqlQuery>

#include "archives.h"
#include "store/migrations.h"
#include "store/planjson.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The store of matches: what goes in comes out.
class TestArchive : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"data/boneyard.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void aMatchComesBackAsItWasPlayed();
    void anUndoneActionIsGone();
    void aMatchInWhichNothingWasPlayedIsNotKept();
    void hintsAndUndosAreCounted();
    void aFinishedMatchHasItsResult();
    void aMatchFromElsewhereIsPutIn();
    void anAnswerForSomebodyWhoIsGoneIsDropped();
    void whatWasAskedLastIsWrittenBeforeTheEnd();
    void optionsOfEveryKindSurvive();
    void racksAreKeptWithTheNextActionOrAtTheEnd();
    void everyVersionLeadsToThePresentOne();
};

void TestArchive::aMatchComesBackAsItWasPlayed() {
    MatchPlan plan = planFor(3, {1}, 4711, {{"target", 70}}, u"russian"_s);
    plan.players[1].name = u"Zoë"_s;
    plan.casual = false;
    {
        Desk desk(file());
        Writer writer(desk.archive, plan);
        writer.play(20);
        QVERIFY(writer.id > 0);
        plan = writer.plan();
    }
    Desk desk(file());
    const MatchPage page = desk.list();
    QCOMPARE(page.total, 1);
    const MatchSummary& summary = page.matches.first();
    QCOMPARE(summary.gameId, u"russian"_s);
    QCOMPARE(summary.deal, 4711U);
    QCOMPARE(summary.plies, 20);
    QCOMPARE(summary.you(), 1);
    QVERIFY(!summary.casual && !summary.finished.isValid());
    QVERIFY(summary.started <= summary.changed);
    const auto match = load_match({"russian", 3, 4711, {{"target", 70}}, {}, [&] {
                                       std::vector<std::string> actions;
                                       for (const PlayedText& played : plan.played)
                                           actions.push_back(played.action);
                                       return actions;
                                   }()});
    QCOMPARE(summary.standing, standingOf((*match)->status()));

    const auto loaded = desk.load(summary.id);
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->played == plan.played);
    QVERIFY(loaded->options == plan.options);
    QCOMPARE(loaded->players, plan.players);
    QCOMPARE(*loaded->deal, 4711U);
    QCOMPARE(loaded->stored, summary.id);
    QVERIFY(!loaded->casual);
    QVERIFY(desk.told.isEmpty());
}

void TestArchive::anUndoneActionIsGone() {
    Desk desk(file());
    Writer writer(desk.archive, planFor(2, {}, 7));
    writer.play(9);
    writer.rewind(4);
    QVERIFY(desk.load(writer.id)->played == writer.plan().played);
    writer.play(2);
    QCOMPARE(desk.load(writer.id)->played.size(), 6U);
    QVERIFY(desk.load(writer.id)->played == writer.plan().played);
    QCOMPARE(desk.list().matches.first().plies, 6);
    QCOMPARE(desk.list().matches.first().undos, 1);
}

void TestArchive::aMatchInWhichNothingWasPlayedIsNotKept() {
    Desk desk(file());
    {
        Writer writer(desk.archive, planFor(2, {}, 7));
        QTRY_VERIFY(writer.id > 0);
        QCOMPARE(desk.list().total, 1);
    }
    QCOMPARE(desk.list().total, 0);
}

void TestArchive::hintsAndUndosAreCounted() {
    int id = 0;
    {
        Desk desk(file());
        Writer writer(desk.archive, planFor(2, {}, 7));
        writer.journal().countHint();
        writer.play(3);
        writer.journal().countHint();
        writer.rewind(2);
        id = writer.id;
    }
    Desk desk(file());
    const auto [plan, problem] = desk.claim(id);
    QCOMPARE(plan->hints, 2);
    QCOMPARE(plan->undos, 1);
    Writer writer(desk.archive, *plan);
    writer.journal().countHint();
    writer.play();
    QCOMPARE(writer.id, id);
    QCOMPARE(desk.list().matches.first().hints, 3);
    QCOMPARE(desk.list().total, 1);
}

void TestArchive::aFinishedMatchHasItsResult() {
    Desk desk(file());
    for (const int seat : {0, 1}) {
        Writer writer(desk.archive, planFor(2, {seat}, 3, {{"target", 50}}));
        writer.playToTheEnd();
    }
    const MatchPage all = desk.list({.state = MatchFilter::State::Finished});
    QCOMPARE(all.total, 2);
    QVERIFY(all.matches[0].finished.isValid() && all.matches[0].standing.over);
    QVERIFY(all.matches[0].won() != all.matches[1].won());
    const MatchPage won = desk.list({.result = MatchFilter::Result::Won});
    QCOMPARE(won.total, 1);
    QVERIFY(won.matches.first().won());
    QCOMPARE(desk.list({.result = MatchFilter::Result::NotWon}).total, 1);
    QCOMPARE(desk.list({.state = MatchFilter::State::Unfinished}).total, 0);
}
void TestArchive::aMatchFromElsewhereIsPutIn() {
    Desk desk(file());
    MatchPlan plan;
    {
        Writer writer(desk.archive, planFor(2, {0}, 5, {{"target", 50}}));
        writer.playToTheEnd();
        plan = writer.plan();
    }
    const MatchSummary here = desk.list().matches.first();
    const int id = desk.import(plan);
    QVERIFY(id > here.id);
    const MatchSummary there = desk.list().matches.first();
    QCOMPARE(there.id, id);
    QCOMPARE(there.standing, here.standing);
    QVERIFY(there.finished.isValid());
    QVERIFY(desk.load(id)->played == plan.played);
    QCOMPARE(desk.remove(id), QString());
}

void TestArchive::anAnswerForSomebodyWhoIsGoneIsDropped() {
    Desk desk(file());
    bool answered = false;
    {
        QObject asker;
        desk.archive.list({}, 0, 1, &asker, [&](const MatchPage&) { answered = true; });
    }
    (void)desk.list();
    QVERIFY(!answered);
}

void TestArchive::whatWasAskedLastIsWrittenBeforeTheEnd() {
    {
        Archive archive(file());
        const auto journal = archive.journal();
        journal->begin(planFor(2, {}, 1), {}, [](int) {});
        for (int i = 0; i < 50; ++i) journal->keep({"draw", By::Bot}, {}, [] {});
    }
    Desk desk(file());
    QCOMPARE(desk.list().matches.first().plies, 50);
}

void TestArchive::optionsOfEveryKindSurvive() {
    const kit::GivenOptions options{{"a", true}, {"b", -7}, {"c", std::string("x \"y\" ü")}, {"d", false}};
    QVERIFY(readOptions(optionsJson(options)) == options);
    QVERIFY(!readOptions(u"[1]"_s) && !readOptions(u"{\"a\":null}"_s) && !readOptions(u"{"_s));
    QVERIFY(readTexts(textsJson({"1-1", "2-2"})) == (std::vector<std::string>{"1-1", "2-2"}));
    QVERIFY(!readTexts(u"{}"_s) && !readPlayers(u"[3]"_s));
}

void TestArchive::racksAreKeptWithTheNextActionOrAtTheEnd() {
    const Racks first{{0, {{u"1-2"_s, u"0-0"_s}, false}}};
    const Racks second{{0, {{u"0-0"_s, u"1-2"_s}, true}}, {1, {{u"O7"_s}, false}}};
    QVERIFY(readRacks(racksJson(second)) == second);
    QVERIFY(readRacks(u"[3]"_s).isEmpty() && readRacks(u"{\"x\":{},\"1\":7}"_s).isEmpty());
    Desk desk(file());
    int id = 0;
    {
        Writer writer(desk.archive, planFor(2, {0}, 7));
        writer.play(2);
        id = writer.id;
        QVERIFY(desk.load(id)->racks.isEmpty());
        writer.journal().keepRacks(first);
        writer.play();
        QVERIFY(desk.load(id)->racks == first);
        const QDateTime changed = desk.list().matches.first().changed;
        writer.journal().keepRacks(second);
        QVERIFY(desk.load(id)->racks == first);
        QCOMPARE(desk.list().matches.first().changed, changed);
    }
    QVERIFY(desk.load(id)->racks == second);
}

/// Makes a file of that version as it once was, with two matches in it: the first was played last.
void makeVersion(int version, const QString& file) {
    QDir().mkpath(QFileInfo(file).path());
    {
        QSqlDatabase old = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"old"_s);
        old.setDatabaseName(file);
        QVERIFY(old.open());
        QSqlQuery query(old);
        for (int step = 0; step < version; ++step) {
            for (const QString& statement : migrations()[std::size_t(step)]) QVERIFY(query.exec(statement));
        }
        QVERIFY(query.exec(u"PRAGMA application_id = 1112493637"_s));
        QVERIFY(query.exec(u"PRAGMA user_version = %1"_s.arg(version)));
        QVERIFY(query.exec(
            u"INSERT INTO matches(game, seats, deal, options, deck, players, names, you, casual, started, "
            u"changed,"
            " round, to_move, scores, winners, plies, hints, undos) VALUES('matador', 2, 5, '{}', '[]',"
            " '[{\"name\":\"Ann\",\"human\":true,\"level\":3},{\"name\":\"\",\"human\":false,\"level\":4}]',"
            " 'ann', 0, 1, 1000, 2000, 1, 0, '[0,0]', '[]', 1, 0, 0)"_s));
        QVERIFY(query.exec(u"INSERT INTO actions VALUES(1, 0, 'draw', 0, 1500)"_s));
        QVERIFY(query.exec(
            u"INSERT INTO matches(game, seats, deal, options, deck, players, names, you, casual, started,"
            " changed, round, to_move, scores, winners, plies, hints, undos)"
            " SELECT game, seats, 6, options, deck, players, names, you, casual, started, changed - 1, round,"
            " to_move, scores, winners, 1, hints, undos FROM matches"_s));
        QVERIFY(query.exec(u"INSERT INTO actions VALUES(2, 0, 'draw', 0, 1500)"_s));
        if (version >= 4) QVERIFY(query.exec(u"UPDATE matches SET touched = 3 - id"_s));
    }
    QSqlDatabase::removeDatabase(u"old"_s);
}

void TestArchive::everyVersionLeadsToThePresentOne() {
    for (int version = 1; version <= int(migrations().size()); ++version) {
        const QString old = folder_->filePath(u"v%1/boneyard.sqlite"_s.arg(version));
        makeVersion(version, old);
        Desk desk(old);
        const MatchPage page = desk.list();
        QCOMPARE(page.total, 2);
        QCOMPARE(page.matches[0].deal, 5U);
        QCOMPARE(page.matches[1].deal, 6U);
        QCOMPARE(page.matches.first().players[0].name, u"Ann"_s);
        Writer(desk.archive, planFor(2, {}, 7)).play();
        QCOMPARE(desk.list().matches.first().deal, 7U);
        QCOMPARE(desk.load(1)->played.front().action, std::string("draw"));
        QVERIFY(desk.load(1)->racks.isEmpty());
        QVERIFY(desk.told.isEmpty());
    }
}
BONEYARD_TEST(TestArchive)
#include "tst_archive.moc"
