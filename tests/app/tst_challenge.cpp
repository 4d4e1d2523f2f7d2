// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QSignalSpy>

#include "archives.h"
#include "common/numerals.h"
#include "files/challenges.h"
#include "files/matchfile.h"
#include "history/replay.h"
#include "match/match.h"
#include "match/matchend.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// A deal that is sent to a friend, who is to do better.
class TestChallenge : public QObject {
    Q_OBJECT

    /// A match of the person on seat 1, over a round, to its end.
    static MatchPlan playedPlan();
    static std::unique_ptr<Replay> shown(const MatchPlan& plan);

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void theTextLeadsToTheSameTilesAndSeat();
    void theFirstWordThatCanBeReadIsTheChallenge();
    void theTextGivesNoMoveAway();
    void aFileLeadsToTheSame();
    void nonsenseIsNoChallenge_data();
    void nonsenseIsNoChallenge();
    void amongSeveralPeopleThereIsNone();
    void bothResultsAreComparedAtTheEnd();
    void aResultBelowNothingHasATrueMinus();
    void itIsKeptWithTheMatch();
};

MatchPlan TestChallenge::playedPlan() {
    MatchPlan plan = planFor(3, {1}, 4711, {{"target", 0}});
    plan.players[1].name = u"Ann"_s;
    for (int seat : {0, 2}) plan.players[seat].level = 4;
    const auto match =
        std::move(new_match(plan.gameId.toStdString(), plan.seats, *plan.deal, plan.options)).value();
    while (!match->status().match_over()) {
        const std::string action = match->legal().front();
        plan.played.push_back({action, By::Person});
        if (!match->play(action)) break;
    }
    return plan;
}

std::unique_ptr<Replay> TestChallenge::shown(const MatchPlan& plan) {
    auto replay = std::make_unique<Replay>();
    if (!replay->showPlan(QVariant::fromValue(plan))) qFatal("no match");
    return replay;
}

void TestChallenge::theTextLeadsToTheSameTilesAndSeat() {
    const MatchPlan played = playedPlan();
    const auto replay = shown(played);
    const QString text = Challenges().text(replay.get());
    const auto plan = Challenges::planIn(u"Look at this!\n"_s + text + u"\nSee you"_s);
    QVERIFY(plan && plan->challenge);
    QCOMPARE(plan->deal, played.deal);
    QCOMPARE(plan->seats, 3);
    QCOMPARE(plan->options, replay->plan().options);
    QCOMPARE(plan->players.onlyPerson(), 1);
    QVERIFY(plan->players.isYou(1));  // not Ann
    QCOMPARE(plan->players[2].level, 4);
    const kit::GameInfo& game = find_game(plan->gameId.toStdString())->info;
    for (int seat : {0, 2}) QCOMPARE(plan->players.manner(seat, game), played.players.manner(seat, game));
    QVERIFY(!plan->casual && !plan->counts && plan->played.empty());  // they may have been seen before
    QCOMPARE(plan->challenge->name, u"Ann"_s);
    const Standing end = standingAfter(played);
    QCOMPARE(plan->challenge->points, end.scores);
    QCOMPARE(plan->challenge->ahead, aheadOf(end, sidesOf(played.gameId, 3, played.options), 1));
}

void TestChallenge::theFirstWordThatCanBeReadIsTheChallenge() {
    const MatchPlan played = playedPlan();
    const QString text = Challenges().text(shown(played).get());
    const auto plan = Challenges::planIn(u"Look at boneyard:this!\n> boneyard:AAAAAAAAAAAAAAAA\n"_s + text);
    QVERIFY(plan.has_value());
    QCOMPARE(plan->deal, played.deal);
}

void TestChallenge::theTextGivesNoMoveAway() {
    const MatchPlan played = playedPlan();
    const QByteArray written = MatchFile::written(played, {u"Ann"_s, 3, {1, 2, 3}});
    for (const PlayedText& action : played.played)
        QVERIFY(!written.contains(QByteArray::fromStdString(action.action)));
    QCOMPARE(Challenges().text(shown(played).get()).count(u'\n'), 2);
}

void TestChallenge::aFileLeadsToTheSame() {
    const auto replay = shown(playedPlan());
    const QString path = folder_->filePath(u"ann"_s);
    const QString said = Challenges().save(replay.get(), QUrl::fromLocalFile(path));
    QVERIFY2(said.contains(u"ann.boneyard"_s), qPrintable(said));
    QVERIFY(Challenges().isIn(path + ".boneyard"_L1));
    const QVariantMap read = Challenges().read(QUrl::fromLocalFile(path + ".boneyard"_L1).toString());
    QCOMPARE(read[u"who"_s].toString(), u"Ann"_s);
    QCOMPARE(read[u"deal"_s].toString(), u"4711"_s);
    QCOMPARE(read[u"plan"_s].value<MatchPlan>().challenge->name, u"Ann"_s);
    const QString bad = folder_->filePath(u"none/ann.boneyard"_s);
    QVERIFY(Challenges().save(replay.get(), QUrl::fromLocalFile(bad)).contains(u"cannot be written"_s));
    QVERIFY(!Challenges().read(bad)[u"problem"_s].toString().isEmpty());
}

void TestChallenge::nonsenseIsNoChallenge_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("words") << u"boneyard: hello"_s;
    QTest::newRow("no packed word") << u"boneyard:AAAAAAAAAAAAAAAA"_s;
    // It claims to be four gigabytes long.
    const QByteArray huge = QByteArray("\xff\xff\xff\xff") + qCompress(QByteArray(1000, 'x')).mid(4);
    QTest::newRow("a huge one") << u"boneyard:"_s +
                                       QString::fromLatin1(huge.toBase64(QByteArray::Base64UrlEncoding));
    const auto packed = [](const QByteArray& text) {
        return u"boneyard:"_s + QString::fromLatin1(qCompress(text).toBase64(QByteArray::Base64UrlEncoding));
    };
    QTest::newRow("no match") << packed("{}");
    QByteArray fewPoints = MatchFile::written(playedPlan(), {u"Ann"_s, 3, {1, 2}});
    QTest::newRow("points of another table") << packed(fewPoints);
    QTest::newRow("a result that cannot be")
        << packed(MatchFile::written(playedPlan(), {u"Ann"_s, 2'000'000'000, {1, 2, 3}}));
    QTest::newRow("points that cannot be")
        << packed(MatchFile::written(playedPlan(), {u"Ann"_s, 3, {1, -2'000'000'000, 3}}));
}

void TestChallenge::nonsenseIsNoChallenge() {
    QFETCH(QString, text);
    QVERIFY(!Challenges().isText(text));
    QVERIFY(!Challenges().read(text).contains(u"plan"_s));
}

void TestChallenge::amongSeveralPeopleThereIsNone() {
    MatchPlan plan = playedPlan();
    plan.players[0].human = true;
    const auto replay = shown(plan);
    QVERIFY(!Challenges().possible(replay.get()));
    QVERIFY(Challenges().text(replay.get()).isEmpty());
    QVERIFY(!Challenges().possible(nullptr));
}

void TestChallenge::bothResultsAreComparedAtTheEnd() {
    MatchPlan plan = playedPlan();
    plan.players[1].name.clear();
    const int ahead = aheadOf(standingAfter(plan), sidesOf(plan.gameId, 3, plan.options), 1);
    for (const int better : {-1, 0, 1}) {
        plan.challenge = Challenge{u"Ann"_s, ahead - better, {1, 2, 3}};
        const auto replay = shown(plan);
        MatchEnd end;
        end.setMatch(replay.get());
        QCOMPARE(end.challengeWon(), better);
        QVERIFY2(end.challenge().contains(u"Ann"_s), qPrintable(end.challenge()));
        QCOMPARE(end.challenge().contains(u"You did better"_s), better > 0);
    }
    plan.challenge.reset();
    const auto replay = shown(plan);
    MatchEnd end;
    end.setMatch(replay.get());
    QVERIFY(end.challenge().isEmpty());
}

void TestChallenge::aResultBelowNothingHasATrueMinus() {
    QCOMPARE(signedNumeral(-12), u"\u221212"_s);
    QCOMPARE(signedNumeral(12), u"+12"_s);
    QCOMPARE(signedNumeral(3.44, 1), u"+3.4"_s);
    QCOMPARE(signedNumeral(-0.04, 1), u"0.0"_s);  // what is nothing has no sign
    MatchPlan plan = playedPlan();
    plan.challenge = Challenge{u"Ann"_s, -12, {1, 2, 3}};
    const auto replay = shown(plan);
    MatchEnd end;
    end.setMatch(replay.get());
    QVERIFY2(end.challenge().contains(u"Ann scored \u221212."_s), qPrintable(end.challenge()));
    QFile file(folder_->filePath(u"c.boneyard"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(MatchFile::written(plan, *plan.challenge));
    file.close();
    QCOMPARE(Challenges().read(file.fileName())[u"ahead"_s].toString(), u"\u221212"_s);
}

void TestChallenge::itIsKeptWithTheMatch() {
    Desk desk(folder_->filePath(u"boneyard.sqlite"_s));
    MatchPlan plan = playedPlan();
    plan.played.clear();
    plan.challenge = Challenge{u"Ann"_s, -7, {1, 2, 3}};
    plan.counts = false;
    Writer writer(desk.archive, plan);
    writer.play(2);
    QCOMPARE(desk.load(writer.id)->challenge, plan.challenge);
    QVERIFY(desk.list().matches.front().challenged);
    QVERIFY(!desk.load(writer.id)->counts);
    plan.challenge.reset();
    plan.counts = true;
    Writer other(desk.archive, plan);
    other.play(2);
    QTRY_VERIFY(other.id > 0);
    QVERIFY(!desk.list().matches.front().challenged);
    QVERIFY(desk.load(other.id)->counts);
    plan.challenge = Challenge{u"Ann"_s, -7, {1, 2, 3}};
    plan.casual = false;
    Match match;
    QVERIFY(match.playOn(QVariant::fromValue(plan)));
    QVERIFY(!match.takeBack()->possible());
    QCOMPARE(match.takeBack()->whyNot(), u"This is a challenge: moves cannot be taken back."_s);
    QSignalSpy said(match.advice(), &Advice::said);
    match.advice()->hint();
    QCOMPARE(said.takeFirst().first().toString(), u"This is a challenge: there are no hints."_s);
    QVERIFY(match.restart());
    QVERIFY(!match.plan().challenge.has_value());
}

BONEYARD_TEST(TestChallenge)

#include "tst_challenge.moc"
