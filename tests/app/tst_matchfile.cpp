// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "as_nobody.h"
#include "files/matchfile.h"
#include "files/matchfiles.h"
#include "history/replay.h"
#include "kit/match.h"
#include "match/match.h"
#include "played_matches.h"
#include "store/archive.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// A match in a file: there and back, and what comes from elsewhere.
class TestMatchFile : public QObject {
    Q_OBJECT

    [[nodiscard]] QString at(const QString& name) const { return folder_.filePath(name); }
    QString put(const QString& name, const QByteArray& bytes) const;

    QTemporaryDir folder_;

private slots:
    void aMatchComesBackAsItWasWritten_data();
    void aMatchComesBackAsItWasWritten();
    void theFileIsARecordThatTheEngineLoads();
    void whoPlayedComesBackAndIsOneShortLineEach();
    void withoutAWordOnThePlayersTheyArePersons();
    void aBadFileGetsOneSentence_data();
    void aBadFileGetsOneSentence();
    void whatIsNoFileIsNotRead();
    void aFileThatIsTooLargeIsNotRead();
    void aFileWithoutPermissionIsNotRead();
    void whatCannotBeWrittenLeavesTheOldFile();
    void aPictureIsWrittenWholeOrNotAtAll();
    void theNameAskedForGetsItsEnding();
    void aFileOfThatNameIsAskedAbout();
    void whatIsSavedInAFolderGetsTheUsualName();
    void aMatchThatIsKeptIsSaidToLieWhereItLies_data();
    void aMatchThatIsKeptIsSaidToLieWhereItLies();
    void whileSeveralPeoplePlayNoFileTellsTheirTiles();
    void theScoreSheetIsWrittenAsATable();
};

namespace {

QByteArray fileOf(const MatchPlan& plan) { return MatchFile::written(recordOf(plan), plan.players); }

}  // namespace

QString TestMatchFile::put(const QString& name, const QByteArray& bytes) const {
    QFile file(at(name));
    if (file.open(QIODevice::WriteOnly)) file.write(bytes);
    return at(name);
}

void TestMatchFile::aMatchComesBackAsItWasWritten_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& game : games()) {
        const QString id = QString::fromUtf8(game.info.id.data(), qsizetype(game.info.id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

void TestMatchFile::aMatchComesBackAsItWasWritten() {
    QFETCH(QString, game);
    const std::string id = game.toStdString();
    MatchPlan plan = playedMatch(id, find_game(id)->info.min_seats, 8, 150);
    plan.players[1].level = 5;
    const QString file = at(game + u".boneyard"_s);
    QCOMPARE(MatchFile::write(file, recordOf(plan), plan.players), QString());
    const MatchFile::Reading reading = MatchFile::read(file);
    QCOMPARE(reading.problem, QString());
    QCOMPARE(recordOf(*reading.plan), recordOf(plan));
    QCOMPARE(reading.plan->players, plan.players);
    QCOMPARE(reading.plan->played.size(), plan.played.size());
    QCOMPARE(reading.plan->played, plan.played);  // who made each action as well
}

void TestMatchFile::theFileIsARecordThatTheEngineLoads() {
    const QByteArray bytes = fileOf(playedMatch("russian", 2, 8, 10));
    QVERIFY(bytes.startsWith(R"({"format":"boneyard-record","version":1,"game":"russian")"));
    QCOMPARE(bytes.count('\n'), 1);
}

void TestMatchFile::whoPlayedComesBackAndIsOneShortLineEach() {
    MatchPlan plan = playedMatch("russian", 2, 8, 10);
    plan.players[0].name = u"Zoë \"the <b>bold</b>\"\nAlvarez "_s + QString(200, u'x');
    const MatchFile::Reading reading = MatchFile::parse(fileOf(plan), u"x"_s);
    const QString name = reading.plan->players[0].name;
    QVERIFY2(name.startsWith(u"Zoë \"the <b>bold</b>\" Alvarez xxx"_s), qPrintable(name));
    QVERIFY(name.size() < 50);
    QVERIFY(reading.plan->players[0].human);
    QVERIFY(!reading.plan->players[1].human);
}

void TestMatchFile::withoutAWordOnThePlayersTheyArePersons() {
    QByteArray bytes = fileOf(playedMatch("russian", 2, 8, 10));
    bytes.replace("\"players\"", "\"someone\"");
    const MatchFile::Reading reading = MatchFile::parse(bytes, u"x"_s);
    QVERIFY(reading.plan.has_value());
    QCOMPARE(reading.plan->players.humans(), 2);
    bytes.replace("\"someone\":[", "\"players\":[7,{\"name\":[],\"level\":99,\"person\":\"no\"},");
    QCOMPARE(MatchFile::parse(bytes, u"x"_s).plan->players.humans(), 2);
}

void TestMatchFile::aBadFileGetsOneSentence_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("saying");
    const MatchPlan plan = playedMatch("russian", 2, 8, 20);
    const QByteArray good = fileOf(plan);
    const QString damaged = u"damaged"_s;
    QTest::newRow("nothing") << QByteArray() << damaged;
    QTest::newRow("blanks") << QByteArray("  \n\n") << damaged;
    QTest::newRow("cut off") << good.left(good.size() / 2) << damaged;
    QTest::newRow("not UTF-8") << QByteArray(good).replace("russian", "russ\xFF\xFEn") << damaged;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << damaged;
    QTest::newRow("a list") << QByteArray("[1,2,3]") << damaged;
    QTest::newRow("deeply nested") << QByteArray(100'000, '[') << damaged;
    QTest::newRow("another format") << QByteArray(good).replace("boneyard-record", "chess") << damaged;
    QTest::newRow("actions are numbers")
        << QByteArray(good).replace("\"actions\":[", "\"actions\":[7,") << damaged;
    QTest::newRow("unknown game") << QByteArray(good).replace("russian", "bridge") << u"newer version"_s;
    QTest::newRow("later version") << QByteArray(good).replace("\"version\":1", "\"version\":2")
                                   << u"newer version"_s;
    QTest::newRow("too many seats") << QByteArray(good).replace("\"seats\":2", "\"seats\":99")
                                    << u"cannot be set up"_s;
    QByteArray illegal = good;
    illegal.replace(illegal.indexOf("\"actions\""), illegal.size(),
                    "\"actions\":[\"" + QByteArray::fromStdString(plan.played[0].action) +
                        "\",\"place 9-9 \\u202e\\n" + QByteArray(500, 'z') + "\"]}");
    QTest::newRow("against the rules") << illegal << u"action 2"_s;
}

void TestMatchFile::aBadFileGetsOneSentence() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, saying);
    const MatchFile::Reading reading = MatchFile::read(put(u"bad.boneyard"_s, bytes));
    QVERIFY(!reading.plan.has_value());
    QVERIFY2(reading.problem.contains(saying), qPrintable(reading.problem));
    QVERIFY(reading.problem.contains(u"bad.boneyard"_s));
    QVERIFY(!reading.problem.contains(u'\n'));
    QVERIFY2(reading.problem.size() < 250, qPrintable(reading.problem));
    Replay replay;
    QVERIFY(!replay.openFile(at(u"bad.boneyard"_s)));
    QVERIFY(!replay.active());
    QCOMPARE(replay.problem(), reading.problem);
}

void TestMatchFile::whatIsNoFileIsNotRead() {
    QVERIFY(!MatchFile::read(folder_.path()).plan.has_value());
    QVERIFY(MatchFile::read(folder_.path()).problem.contains(u"is not a file"_s));
    QVERIFY(MatchFile::read(at(u"nowhere.boneyard"_s)).problem.contains(u"There is no file"_s));
    QVERIFY(!MatchFile::read(QString()).problem.isEmpty());
#ifdef Q_OS_UNIX
    QVERIFY(!MatchFile::read(u"/dev/zero"_s).plan.has_value());
#endif
}

void TestMatchFile::aFileThatIsTooLargeIsNotRead() {
    QFile file(at(u"large.boneyard"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100'000'000));
    QVERIFY(MatchFile::read(file.fileName()).problem.contains(u"too large"_s));
    // Blanks may follow a match, as long as they are not too many.
    const QByteArray good = fileOf(playedMatch("russian", 2, 8, 20));
    QVERIFY(MatchFile::read(put(u"long.boneyard"_s, good + QByteArray(1'000'000, ' '))).plan.has_value());
}

void TestMatchFile::aFileWithoutPermissionIsNotRead() {
#ifdef Q_OS_WIN
    QSKIP("Qt takes from nobody the right to read, there.");
#endif
    const QString file = put(u"mine.boneyard"_s, fileOf(playedMatch("russian", 2, 8, 20)));
    QVERIFY(QFile::setPermissions(file, {}));
    QVERIFY(QFile::setPermissions(folder_.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                                      QFile::ExeGroup | QFile::ExeOther));
    const AsNobody nobody;
    QVERIFY(MatchFile::read(file).problem.contains(u"cannot be read"_s));
}

void TestMatchFile::whatCannotBeWrittenLeavesTheOldFile() {
    const MatchPlan plan = playedMatch("russian", 2, 8, 20);
    QVERIFY(!MatchFile::write(at(u"no/such/folder.boneyard"_s), recordOf(plan), plan.players).isEmpty());
    QVERIFY(!MatchFile::write(folder_.path(), recordOf(plan), plan.players).isEmpty());
    const QString file = put(u"old.boneyard"_s, "what was there");
    QCOMPARE(MatchFile::write(file, recordOf(plan), plan.players), QString());
    QVERIFY(MatchFile::read(file).plan.has_value());
    QCOMPARE(QDir(folder_.path()).entryList({u"old.boneyard*"_s}).size(),
             1);  // and nothing half written beside it
}

void TestMatchFile::aPictureIsWrittenWholeOrNotAtAll() {
    MatchFiles files;
    QImage image(20, 10, QImage::Format_RGB32);
    image.fill(Qt::green);
    const QString said = files.savePicture(image, QUrl::fromLocalFile(at(u"table"_s)));
    QVERIFY(said.contains(u"table.png"_s));
    QCOMPARE(QImage(at(u"table.png"_s)).size(), image.size());
    QVERIFY(files.savePicture(QImage(), QUrl::fromLocalFile(at(u"table.png"_s)))
                .contains(u"cannot be written"_s));
    QCOMPARE(QImage(at(u"table.png"_s)).size(), image.size());
}

void TestMatchFile::theNameAskedForGetsItsEnding() {
    MatchFiles files;
    Match session;
    MatchPlan plan = playedMatch("russian", 2, 8, 20);
    QVERIFY(session.startPlan(plan));
    QVERIFY(files.suggested(&session, u"boneyard"_s).path().endsWith(u" 8.boneyard"_s));
    QVERIFY(files.suggested(&session, u"png"_s).path().endsWith(u" 8.png"_s));
    QVERIFY(files.saveMatch(&session, QUrl::fromLocalFile(at(u"mine"_s))).contains(u"mine.boneyard"_s));
    const auto played = [](const MatchPlan& of) { return load_match(recordOf(of)).value()->record(); };
    QCOMPARE(played(*MatchFile::read(at(u"mine.boneyard"_s)).plan), played(plan));
}

void TestMatchFile::aFileOfThatNameIsAskedAbout() {
    const MatchFiles files;
    const auto file = [this](const QString& name) { return QUrl::fromLocalFile(at(name)); };
    QCOMPARE(files.taken(file(u"dear"_s), u"boneyard"_s), QString());
    QCOMPARE(files.freeName(file(u"dear"_s), u"boneyard"_s), file(u"dear.boneyard"_s));
    put(u"dear.boneyard"_s, "precious");
    QVERIFY(files.taken(file(u"dear"_s), u"boneyard"_s).contains(u"dear.boneyard"_s));
    QVERIFY(files.taken(file(u"dear.boneyard"_s), u"boneyard"_s).contains(u"dear.boneyard"_s));
    QCOMPARE(files.taken(file(u"dear.boneyard"_s), u"png"_s), QString());
    QCOMPARE(files.freeName(file(u"dear"_s), u"boneyard"_s), file(u"dear 2.boneyard"_s));
    put(u"dear 2.boneyard"_s, "as precious");
    QCOMPARE(files.freeName(file(u"dear.boneyard"_s), u"boneyard"_s), file(u"dear 3.boneyard"_s));
    QVERIFY(QFile::link(at(u"nowhere"_s), at(u"dear 3.boneyard"_s)));  // what a link points to may come back
    QCOMPARE(files.freeName(file(u"dear"_s), u"boneyard"_s), file(u"dear 4.boneyard"_s));
}

void TestMatchFile::whatIsSavedInAFolderGetsTheUsualName() {
    const MatchFiles files;
    const QUrl usual = QUrl::fromLocalFile(u"/elsewhere/Matador 8.boneyard"_s);
    const QUrl inIt = QUrl::fromLocalFile(at(u"Matador 8.boneyard"_s));
    QCOMPARE(files.url(folder_.path(), usual), inIt);
    QCOMPARE(files.url(folder_.path() + u'/', usual), inIt);
    QCOMPARE(files.url(at(u"new/"_s), usual), QUrl::fromLocalFile(at(u"new/Matador 8.boneyard"_s)));
    QCOMPARE(files.url(at(u"mine"_s), usual), QUrl::fromLocalFile(at(u"mine"_s)));
    QCOMPARE(files.url(folder_.path()), QUrl::fromLocalFile(folder_.path()));  // to be opened
}

void TestMatchFile::aMatchThatIsKeptIsSaidToLieWhereItLies_data() {
    QTest::addColumn<std::size_t>("plies");
    QTest::addColumn<bool>("over");
    QTest::newRow("half a match") << std::size_t(20) << false;
    QTest::newRow("a whole one") << std::size_t(5000) << true;
}

void TestMatchFile::aMatchThatIsKeptIsSaidToLieWhereItLies() {
    QFETCH(std::size_t, plies);
    QFETCH(bool, over);
    const Archive archive(at(u"kept.sqlite"_s));
    MatchFiles files;
    QSignalSpy told(&files, &MatchFiles::told);
    files.keep(put(u"kept.boneyard"_s, fileOf(playedMatch("russian", 2, 8, plies))));
    QTRY_COMPARE(told.size(), 1);
    const QString said = told.first().first().toString();
    QVERIFY2(said.contains(u"in your history"_s) == over, qPrintable(said));
    QVERIFY2(said.contains(u"unfinished"_s) != over, qPrintable(said));
}

void TestMatchFile::whileSeveralPeoplePlayNoFileTellsTheirTiles() {
    const MatchFiles files;
    const QUrl file = QUrl::fromLocalFile(at(u"secret.boneyard"_s));
    Match session;
    MatchPlan plan = playedMatch("russian", 2, 8, 20);
    plan.players[1].human = true;
    QVERIFY(session.startPlan(plan));
    QVERIFY(files.saveMatch(&session, file).contains(u"several people"_s));
    QVERIFY(!QFile::exists(file.toLocalFile()));
    Replay again;
    QVERIFY(again.show(plan));
    QVERIFY(files.saveMatch(&again, file).contains(u"several people"_s));
    QVERIFY(!QFile::exists(file.toLocalFile()));
    MatchPlan whole = playedMatch("russian", 2, 8);
    whole.players[1].human = true;
    QVERIFY(again.show(whole));
    QVERIFY(files.saveMatch(&again, file).contains(u"secret.boneyard"_s));  // wherever in it one is
    QVERIFY(MatchFile::read(file.toLocalFile()).plan.has_value());
}

void TestMatchFile::theScoreSheetIsWrittenAsATable() {
    MatchFiles files;
    Match session;
    QVERIFY(session.startPlan(playedMatch("triominoes", 3, 8, 40)));
    QVERIFY(files.suggested(&session, u"csv"_s).path().endsWith(u" 8.csv"_s));
    QVERIFY(files.saveScores(&session, QUrl::fromLocalFile(at(u"scores"_s))).contains(u"scores.csv"_s));
    QFile file(at(u"scores.csv"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.startsWith("\xEF\xBB\xBFRound,"));  // spreadsheets see that it is UTF-8
    const QByteArrayList totals = written.trimmed().split('\n').last().trimmed().split(',');
    QCOMPARE(totals.first(), QByteArray("total"));
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(totals[2 * seat + 2].toInt(), session.match()->status().scores[std::size_t(seat)]);
    const QUrl nowhere = QUrl::fromLocalFile(at(u"no such folder/scores.csv"_s));
    QVERIFY(files.saveScores(&session, nowhere).contains(u"cannot be written"_s));
}

BONEYARD_TEST(TestMatchFile)

#include "tst_matchfile.moc"
