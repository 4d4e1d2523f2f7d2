// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "common/words.h"
#include "files/matchfile.h"
#include "played_matches.h"
#include "program/commandline.h"
#include "registry.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The program's options, by the program itself.
class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void wrongUseGetsOneSentenceAndStatus2_data();
    void wrongUseGetsOneSentenceAndStatus2();
    void everyWrongValueOfEverySwitchGetsOneSentence_data();
    void everyWrongValueOfEverySwitchGetsOneSentence();
    void aDisplayThatIsNotThereGetsOneSentenceAndStatus2_data();
    void aDisplayThatIsNotThereGetsOneSentenceAndStatus2();
    void helpNamesEveryOption();
    void theVersionIsOneLine();
    void everythingThatWasAskedForIsPlanned();
    void pointsThatNobodyAskedForGoWithTheOtherRules();
    void aGameAloneStartsAtTheTable();
    void withoutAGameItStartsAtHome();
    void aWholeMatchEndsByItself();
    void aPictureIsTakenAndHasTheSizeAskedFor();
    void theRulesOfAnyGameCanBeShownFirst();
    void aPictureThatCannotBeWrittenIsStatus1();
    void nothingOfTheSettingsIsWrittenByTheOptions();
    void aFileIsLookedAt_data();
    void aFileIsLookedAt();
    void aNameOfAnyScriptIsReadAndTold();
    void severalFilesAreLookedAtOneAfterTheOther();
    void aFileThatIsNoMatchIsToldInTheWindow();
};

namespace {

struct Run {
    int status = -1;
    QString out;
    QString err;
};

Run run(const QStringList& arguments, int seconds = 60,
        const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BONEYARD_PROGRAM), arguments);
    if (!program.waitForFinished(seconds * 1000)) {
        program.kill();
        program.waitForFinished();
        return {};
    }
    return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
            QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

CommandLine read(const QString& line) { return CommandLine::read(u"boneyard "_s.append(line).split(u' ')); }

}  // namespace

void TestCommandLine::wrongUseGetsOneSentenceAndStatus2_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("named");  // what the sentence must name
    const auto row = [](const char* arguments, const char* named) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments) << QString::fromLatin1(named);
    };
    row("--frobnicate", "frobnicate");
    row("chess", "chess");
    row("--game", "game");
    row("--game chess", "chess");
    row("--game matador --seats 1", "seats");
    row("--game matador --seats 7", "seats");
    row("--game matador --seats two", "two");
    row("--game matador --seats 5", "seats");  // the double-six seats four
    row("--game matador --deal -1", "deal");
    row("--game matador --deal x", "deal");
    row("--game matador --deal 9007199254740992", "deal");
    row("--game matador --option target", "target");
    row("--game matador --option =5", "=5");
    row("--game matador --option colour=red", "colour");
    row("--game matador --option target=5000", "5000");
    row("--game matador --option spinner=perhaps", "perhaps");
    row("--game matador --option set=9 --option hand=all", "double-six");
    row("--game matador --pace ludicrous", "ludicrous");
    row("--game matador --plies -3", "plies");
    row("--game matador --plies many", "many");
    row("--game matador --autoplay=yes", "autoplay");
    row("--seats 2", "--game");
    row("--deal 2", "--game");
    row("--option target=50", "--game");
    row("--level master", "--game");
    row("--game matador --level greedy", "champion");
    row("--autoplay", "--game");
    row("--exit-after-match", "--game");
    row("--plies 4", "--game");
    row("--keep", "--game");
    row("--tell", "--game");
    row("--continue --game matador", "--continue");
    row("--language klingon", "klingon");
    row("--theme pink", "pink");
    row("--size 800", "800");
    row("--size 0x0", "0x0");
    row("--size 99999x99999", "99999x99999");
    row("--size 800x600x2", "800x600x2");
    row("--game matador --level god", "champion");
    row("--game matador --level Casual", "casual");
    row("--game matador --level 3", "level");
    row("--page rules --section attic", "attic");
    row("--page rules --game triominoes --section matadors", "matadors");
    row("--section top", "--page rules");
    row("--page attic", "attic");
    row("--page table", "--game");
    row("--page lesson", "--game");
    row("--page replay", "file");
    row("nowhere.boneyard", "nowhere.boneyard");
    row("--screenshot", "screenshot");
    row("--screenshot=", "screenshot");
}

void TestCommandLine::wrongUseGetsOneSentenceAndStatus2() {
    QFETCH(QString, arguments);
    QFETCH(QString, named);
    const Run result = run(arguments.split(u' '), 20);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.endsWith(u".\n"_s), qPrintable(result.err));
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(named), qPrintable(result.err));
}

#ifdef Q_OS_WIN
constexpr int kLongWord = 32000;  // the whole line has at most 32767
#else
constexpr int kLongWord = 65536;
#endif

/// What nobody should type, and somebody will.
QStringList nonsense() {
    return {u""_s,   u" "_s,    u"-1"_s,   u"18446744073709551616"_s, u"god"_s, u"Casual"_s,
            u"é😀"_s, u"a\nb"_s, u"%s%n"_s, QString(kLongWord, u'x')};
}

void TestCommandLine::everyWrongValueOfEverySwitchGetsOneSentence_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("mayBeRight");
    const QString folder = QDir::tempPath() + u"/no such folder/"_s;  // nothing is to be written
    const bool quick =
        qEnvironmentVariableIsSet("BONEYARD_QUICK");  // then one value each, another for the next
    int count = 0;
    for (const CommandLine::Switch& known : CommandLine::switches()) {
        const QString name = u"--"_s + known.option.names().last();
        QStringList values = nonsense();
        if (known.option.valueName().isEmpty()) values = {u"yes"_s};
        if (quick && values.size() > 1) values = {values[count++ % values.size()]};
        for (const QString& value : values) {
            const bool any = known.anyText && !value.isEmpty();
            const QString given = name + u'=' + (any ? folder : QString()) + value;
            QTest::addRow("%s", qPrintable(quoted(given))) << known.with + QStringList{given} << any;
        }
    }
    for (const QString& value : nonsense())
        QTest::addRow("file %s", qPrintable(quoted(value))) << QStringList{u"--"_s, value} << false;
}

void TestCommandLine::everyWrongValueOfEverySwitchGetsOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(bool, mayBeRight);
    const Run result = run(arguments, 30);
    QCOMPARE(result.status, mayBeRight ? 1 : 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.endsWith(u".\n"_s), qPrintable(result.err));
    QVERIFY2(result.err.size() < 600, qPrintable(result.err));
}

void TestCommandLine::aDisplayThatIsNotThereGetsOneSentenceAndStatus2_data() {
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("named");
    QTest::newRow("unset") << u""_s << u""_s << u"DISPLAY is not set"_s;
    QTest::newRow("empty") << u"DISPLAY"_s << u""_s << u"DISPLAY is not set"_s;
    QTest::newRow("nobody there") << u"DISPLAY"_s << u":77"_s << u"no display \":77\""_s;
    QTest::newRow("no such host") << u"DISPLAY"_s << u"nowhere.invalid:0"_s << u"nowhere.invalid:0"_s;
    QTest::newRow("no display's name") << u"DISPLAY"_s << u"a\nb"_s << u"\"a b\""_s;
    QTest::newRow("dead wayland") << u"WAYLAND_DISPLAY"_s << u"wayland-77"_s << u"wayland-77"_s;
    QTest::newRow("no such platform")
        << u"QT_QPA_PLATFORM"_s << u"nonsense:x"_s << u"QT_QPA_PLATFORM=nonsense "_s;
}

void TestCommandLine::aDisplayThatIsNotThereGetsOneSentenceAndStatus2() {
#ifndef Q_OS_LINUX
    QSKIP("Elsewhere a window needs no display.");
#endif
    QFETCH(QString, variable);
    QFETCH(QString, value);
    QFETCH(QString, named);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    if (!variable.isEmpty()) environment.insert(variable, value);
    const Run result = run({u"--page"_s, u"home"_s}, 60, environment);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.endsWith(u".\n"_s), qPrintable(result.err));
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(named), qPrintable(result.err));
}

void TestCommandLine::helpNamesEveryOption() {
    const Run result = run({u"--help"_s});
    QCOMPARE(result.status, 0);
    for (const CommandLine::Switch& known : CommandLine::switches()) {
        const QString name = u"--"_s + known.option.names().last();
        QVERIFY2(result.out.contains(name), qPrintable(name));
    }
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
}

void TestCommandLine::theVersionIsOneLine() {
    const Run result = run({u"--version"_s});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith(u"boneyard "_s));
    QCOMPARE(result.out.count(u'\n'), 1);
}

void TestCommandLine::everythingThatWasAskedForIsPlanned() {
    const CommandLine line = read(
        u"--game russian --seats 3 --deal 42 --option target=50 --option spinner=true --language en --theme "
        u"dark "
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
        const Run result =
            run({u"--game"_s, QString::fromLatin1(game), u"--seats"_s, u"3"_s, u"--deal"_s, u"5"_s,
                 u"--autoplay"_s, u"--pace"_s, u"instant"_s, u"--mute"_s, u"--exit-after-match"_s});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    }
}

void TestCommandLine::aPictureIsTakenAndHasTheSizeAskedFor() {
    const QTemporaryDir folder;
    for (const char* page :
         {"home", "new", "table", "lesson", "history", "rules", "settings", "statistics"}) {
        const QString file = folder.filePath(QString::fromLatin1(page) + u".png"_s);
        const Run result = run({u"--page"_s, QString::fromLatin1(page), u"--game"_s, u"matador"_s,
                                u"--autoplay"_s, u"--pace"_s, u"instant"_s, u"--plies"_s, u"6"_s, u"--size"_s,
                                u"700x500"_s, u"--screenshot"_s, file});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
        const QImage picture(file);
        QCOMPARE(picture.size(), QSize(700, 500));
    }
}

void TestCommandLine::theRulesOfAnyGameCanBeShownFirst() {
    const QTemporaryDir folder;
    for (const GameEntry& game : games()) {
        const QString id = QString::fromUtf8(game.info.id.data(), qsizetype(game.info.id.size()));
        const QString file = folder.filePath(id + u".png"_s);
        const Run result = run({u"--page"_s, u"new"_s, u"--game"_s, id, u"--screenshot"_s, file});
        QVERIFY2(result.status == 0, qPrintable(id));
        QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
        QVERIFY(!QImage(file).isNull());
    }
}

void TestCommandLine::aPictureThatCannotBeWrittenIsStatus1() {
    const Run result = run({u"--size"_s, u"640x400"_s, u"--screenshot"_s, u"/no/such/folder/x.png"_s});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(u"/no/such/folder/x.png"_s), qPrintable(result.err));
}

void TestCommandLine::nothingOfTheSettingsIsWrittenByTheOptions() {
    const QTemporaryDir home;
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", home.path().toLocal8Bit());
    const Run result = run({u"--theme"_s, u"contrast"_s, u"--pace"_s, u"slow"_s, u"--language"_s, u"en"_s,
                            u"--screenshot"_s, home.filePath(u"x.png"_s)});
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
    const Run result = run({file, u"--plies"_s, u"9"_s, u"--screenshot"_s, picture});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QVERIFY(!QImage(picture).isNull());
}

void TestCommandLine::aNameOfAnyScriptIsReadAndTold() {
    const Run result = run({u"Jürgen Ёж/नहीं.boneyard"_s});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.err, u"boneyard: There is no file \"Jürgen Ёж/नहीं.boneyard\".\n"_s);
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
    const Run result = run({QStringLiteral(BONEYARD_PROGRAM), u"--screenshot"_s, picture});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.isEmpty(), qPrintable(result.err));
    QVERIFY(!QImage(picture).isNull());
}

BONEYARD_TEST(TestCommandLine)
#include "tst_commandline.moc"
