// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "common/words.h"
#include "files/matchfile.h"
#include "played_matches.h"
#include "program/commandline.h"
#include "programrun.h"
#include "puzzles/puzzlebook.h"
#include "registry.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What the program's options do, by the program itself.
class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void helpNamesEveryOption();
    void theVersionIsOneLine();
    void everythingThatWasAskedForIsPlanned();
    void pointsThatNobodyAskedForGoWithTheOtherRules();
    void aGameAloneStartsAtTheTable();
    void withoutAGameItStartsAtHome();
    void aWholeMatchEndsByItself();
    void aPictureIsTakenAndHasTheSizeAskedFor();
    void noTipLiesInAPicture();
    void theRulesOfAnyGameCanBeShownFirst();
    void aPuzzleIsNamedByItsGameAndNumber();
    void whatWouldBeIgnoredIsRefused();
    void aPictureThatCannotBeWrittenIsStatus1();
    void nothingOfTheSettingsIsWrittenByTheOptions();
    void aFileIsLookedAt_data();
    void aFileIsLookedAt();
    void severalFilesAreLookedAtOneAfterTheOther();
    void aFileThatIsNoMatchIsToldInTheWindow();
};

namespace {

CommandLine read(const QString& line) { return CommandLine::read(u"boneyard "_s.append(line).split(u' ')); }

}  // namespace

void TestCommandLine::helpNamesEveryOption() {
    const ProgramRun result = run({u"--help"_s});
    QCOMPARE(result.status, 0);
    for (const CommandLine::Switch& known : CommandLine::switches()) {
        const QString name = u"--"_s + known.option.names().last();
        QVERIFY2(result.out.contains(name), qPrintable(name));
    }
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    for (const GameEntry& game : games())
        QVERIFY2(result.out.contains(text(game.info.id).toUtf8()), game.info.id.data());
}

void TestCommandLine::theVersionIsOneLine() {
    const ProgramRun result = run({u"--version"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(u"boneyard "_s));
    QCOMPARE(result.out.count(u'\n'), 1);
}

void TestCommandLine::everythingThatWasAskedForIsPlanned() {
    const CommandLine line = read(
        u"--game russian --seats 3 --deal 42 --option target=50 --option spinner=true --language en --theme "
        u"dark --renderer software "
        "--size 900x700 --level champion --autoplay --pace instant --plies 12 --exit-after-match --screenshot x.png"_s);
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    const LaunchPlan& plan = line.plan;
    QCOMPARE(plan.page, u"table"_s);
    QCOMPARE(plan.match.gameId, u"russian"_s);
    QCOMPARE(plan.match.seats, 3);
    QCOMPARE(plan.match.deal.value_or(0), 42U);
    QCOMPARE(plan.match.options.size(), 2U);
    QCOMPARE(plan.match.players.size(), 3);
    QCOMPARE(plan.match.players.humans(), 0);
    QCOMPARE(levelName(plan.match.players.last().level), u"Champion"_s);
    QCOMPARE(plan.language, u"en"_s);
    QCOMPARE(plan.theme, u"dark"_s);
    QCOMPARE(plan.renderer, u"software"_s);
    QCOMPARE(plan.size, QSize(900, 700));
    QCOMPARE(plan.pace, u"instant"_s);
    QCOMPARE(plan.plies, 12);
    QVERIFY(plan.autoplay && plan.exitAfterMatch);
    QCOMPARE(plan.screenshot, u"x.png"_s);
}

void TestCommandLine::pointsThatNobodyAskedForGoWithTheOtherRules() {
    const auto options = [](const QString& arguments) { return read(arguments).plan.match.options; };
    QCOMPARE(options(u"--game matador --seats 6 --option set=12"_s).back().first, "target");
    QVERIFY(options(u"--game matador --seats 6 --option set=12"_s).back().second == kit::OptionValue(800));
    QCOMPARE(options(u"--game matador --seats 6 --option set=12 --option target=70"_s).size(), 2U);
    QVERIFY(options(u"--game triominoes"_s).back().second == kit::OptionValue(800));
    QVERIFY(options(u"--game tiles_and_deal"_s).empty());
}

void TestCommandLine::aGameAloneStartsAtTheTable() {
    const CommandLine line = read(u"--game matador"_s);
    QCOMPARE(line.plan.page, u"table"_s);
    QCOMPARE(line.plan.match.players.humans(), 1);
    QVERIFY(!line.plan.match.deal);
    QCOMPARE(read(u"--game matador --page new"_s).plan.page, u"new"_s);
    QCOMPARE(read(u"--game matador --page lesson"_s).plan.page, u"lesson"_s);
}

void TestCommandLine::withoutAGameItStartsAtHome() {
    const CommandLine line = CommandLine::read({u"boneyard"_s});
    QVERIFY(line.problem.isEmpty() && line.answer.isEmpty());
    QCOMPARE(line.plan.page, u"home"_s);
    QVERIFY(!line.plan.hasGame);
}

void TestCommandLine::aWholeMatchEndsByItself() {
    for (const char* game : {"matador", "russian"}) {
        const ProgramRun result =
            run({u"--game"_s, QString::fromLatin1(game), u"--seats"_s, u"3"_s, u"--deal"_s, u"5"_s,
                 u"--autoplay"_s, u"--pace"_s, u"instant"_s, u"--mute"_s, u"--exit-after-match"_s});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    }
}

void TestCommandLine::aPictureIsTakenAndHasTheSizeAskedFor() {
    const QTemporaryDir folder;
    for (const char* page :
         {"home", "new", "table", "day", "lesson", "history", "rules", "settings", "statistics"}) {
        const QString file = folder.filePath(QString::fromLatin1(page) + u".png"_s);
        const ProgramRun result = run({u"--page"_s, QString::fromLatin1(page), u"--game"_s, u"matador"_s,
                                       u"--autoplay"_s, u"--pace"_s, u"instant"_s, u"--plies"_s, u"6"_s,
                                       u"--size"_s, u"700x500"_s, u"--screenshot"_s, file});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
        const QImage picture(file);
        QCOMPARE(picture.size(), QSize(700, 500));
    }
}

void TestCommandLine::noTipLiesInAPicture() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"table.png"_s);
    const ProgramRun result =
        run({u"--game"_s, u"matador"_s, u"--seats"_s, u"3"_s, u"--deal"_s, u"4"_s, u"--autoplay"_s,
             u"--pace"_s, u"instant"_s, u"--plies"_s, u"30"_s, u"--size"_s, u"640x400"_s, u"--theme"_s,
             u"light"_s, u"--screenshot"_s, file});
    QCOMPARE(result.status, 0);
    const QColor felt = QImage(file).pixelColor(30, 62);  // below the first button
    QVERIFY2(felt.green() > felt.red() + 20, qPrintable(felt.name()));
}

void TestCommandLine::theRulesOfAnyGameCanBeShownFirst() {
    const QTemporaryDir folder;
    for (const GameEntry& game : games()) {
        const QString id = QString::fromUtf8(game.info.id.data(), qsizetype(game.info.id.size()));
        const QString file = folder.filePath(id + u".png"_s);
        const ProgramRun result = run({u"--page"_s, u"new"_s, u"--game"_s, id, u"--screenshot"_s, file});
        QVERIFY2(result.status == 0, qPrintable(id));
        QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
        QVERIFY(!QImage(file).isNull());
    }
}

void TestCommandLine::aPuzzleIsNamedByItsGameAndNumber() {
    const CommandLine line = read(u"--page puzzles --game russian --puzzle 12"_s);
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    QCOMPARE(line.plan.page, u"puzzles"_s);
    QCOMPARE(line.plan.puzzle, 12);
    QCOMPARE(read(u"--page puzzles"_s).plan.puzzle, 0);
    const QString needs = u"--puzzle needs --page puzzles and --game."_s;
    QCOMPARE(read(u"--page puzzles --puzzle 12"_s).problem, needs);
    QCOMPARE(read(u"--game russian --puzzle 12"_s).problem, needs);
    QVERIFY(read(u"--page puzzles --game russian --puzzle 0"_s).problem.contains(u"from 1 to"_s));
}

void TestCommandLine::whatWouldBeIgnoredIsRefused() {
    const QString file = QStringLiteral(BONEYARD_PROGRAM);  // any that is there
    const auto problem = [&](QStringList words) {
        return CommandLine::read(QStringList{u"boneyard"_s} + words).problem;
    };
    QCOMPARE(problem({u"--continue"_s, file}), u"--continue goes with neither --game nor a file."_s);
    QCOMPARE(problem({u"--continue"_s, u"--page"_s, u"home"_s}),
             u"--page home and --continue do not go together."_s);
    QCOMPARE(problem({u"--page"_s, u"home"_s, file}), u"--page home and a file do not go together."_s);
    QCOMPARE(problem({u"--game"_s, u"matador"_s, file}), u"--game and a file do not go together."_s);
    QCOMPARE(problem({u"--page"_s, u"replay"_s, file}), QString());
    QCOMPARE(problem({u"--page"_s, u"table"_s, u"--continue"_s}), QString());
    for (const GameEntry& game : games()) {
        const QStringList asked{u"--page"_s, u"puzzles"_s, u"--game"_s, text(game.info.id), u"--puzzle"_s};
        QVERIFY(problem(asked + QStringList{u"5000"_s}).contains(u"\"5000\""_s));
        const auto count = readPuzzles(u":/assets/puzzles"_s, text(game.info.id)).size();
        QCOMPARE(problem(asked + QStringList{QString::number(count)}), QString());
        const QString above = QString::number(count + 1);
        QVERIFY2(problem(asked + QStringList{above}).endsWith(u"from 1 to %1."_s.arg(count)),
                 qPrintable(above));
    }
}

void TestCommandLine::aPictureThatCannotBeWrittenIsStatus1() {
    const ProgramRun result = run({u"--size"_s, u"640x400"_s, u"--screenshot"_s, u"/no/such/folder/x.png"_s});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(u"/no/such/folder/x.png"_s), qPrintable(result.err));
}

void TestCommandLine::nothingOfTheSettingsIsWrittenByTheOptions() {
    const QTemporaryDir home;
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    const ProgramRun result = run({u"--theme"_s, u"contrast"_s, u"--pace"_s, u"slow"_s, u"--language"_s,
                                   u"en"_s, u"--screenshot"_s, home.filePath(u"x.png"_s)});
    qputenv("XDG_CONFIG_HOME", before);
    QCOMPARE(result.status, 0);
    QVERIFY(!QFile::exists(home.filePath(u"boneyard/boneyard/settings.ini"_s)));
}

void TestCommandLine::aFileIsLookedAt_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("two words") << u"one two.boneyard"_s;
    QTest::newRow("of two scripts") << u"Jürgen Ёж/Партия ż.boneyard"_s;  // no code page has them all
    QTest::newRow("a smile") << u"😀.boneyard"_s;
}

void TestCommandLine::aFileIsLookedAt() {
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const QString file = folder.filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    const MatchPlan plan = playedMatch("matador", 3, 4, 30);
    auto match = new_match("matador", 3, 4, {});
    for (const PlayedText& played : plan.played) (void)(*match)->play(played.action);
    QCOMPARE(MatchFile::write(file, (*match)->record(), plan.players), QString());
    QCOMPARE(CommandLine::read({u"boneyard"_s, file}).plan.page, u"replay"_s);
    const QString picture = file + u".png"_s;
    const ProgramRun result = run({file, u"--plies"_s, u"9"_s, u"--screenshot"_s, picture});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QVERIFY(!QImage(picture).isNull());
}

void TestCommandLine::severalFilesAreLookedAtOneAfterTheOther() {
    const QTemporaryDir folder;
    QStringList files;
    for (const char* name : {"one", "two", "three"}) {
        files.append(folder.filePath(QLatin1String(name) + u".boneyard"_s));
        QFile file(files.last());
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const CommandLine line = CommandLine::read(QStringList{u"boneyard"_s} + files);
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    QCOMPARE(line.plan.page, u"replay"_s);
    QCOMPARE(line.plan.files, files);
    files[1] = folder.filePath(u"four.boneyard"_s);
    QVERIFY(CommandLine::read(QStringList{u"boneyard"_s} + files).problem.contains(u"four.boneyard"_s));
}

void TestCommandLine::aFileThatIsNoMatchIsToldInTheWindow() {
    const QTemporaryDir folder;
    const QString picture = folder.filePath(u"a.png"_s);
    const ProgramRun result = run({QStringLiteral(BONEYARD_PROGRAM), u"--screenshot"_s, picture});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QVERIFY(!QImage(picture).isNull());
}

BONEYARD_TEST(TestCommandLine)
#include "tst_commandline.moc"
