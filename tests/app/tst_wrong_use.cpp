// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QTest>

#include "common/words.h"
#include "program/commandline.h"
#include "programrun.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What the program cannot do gets one sentence, and status 2.
class TestWrongUse : public QObject {
    Q_OBJECT

private slots:
    void wrongUseGetsOneSentenceAndStatus2_data();
    void wrongUseGetsOneSentenceAndStatus2();
    void everyWrongValueOfEverySwitchGetsOneSentence_data();
    void everyWrongValueOfEverySwitchGetsOneSentence();
    void aDisplayThatIsNotThereGetsOneSentenceAndStatus2_data();
    void aDisplayThatIsNotThereGetsOneSentenceAndStatus2();
    void aNameOfAnyScriptIsReadAndTold();
};

namespace {

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

}  // namespace

void TestWrongUse::wrongUseGetsOneSentenceAndStatus2_data() {
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
    row("--page puzzles --game matador --puzzle 5000", "5000");
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

void TestWrongUse::wrongUseGetsOneSentenceAndStatus2() {
    QFETCH(QString, arguments);
    QFETCH(QString, named);
    const ProgramRun result = run(arguments.split(u' '), 20);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.endsWith(u".\n"_s), qPrintable(result.err));
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(named), qPrintable(result.err));
}

void TestWrongUse::everyWrongValueOfEverySwitchGetsOneSentence_data() {
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

void TestWrongUse::everyWrongValueOfEverySwitchGetsOneSentence() {
    QFETCH(QStringList, arguments);
    QFETCH(bool, mayBeRight);
    const ProgramRun result = run(arguments, 30);
    QCOMPARE(result.status, mayBeRight ? 1 : 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.endsWith(u".\n"_s), qPrintable(result.err));
    QVERIFY2(result.err.size() < 600, qPrintable(result.err));
}

void TestWrongUse::aDisplayThatIsNotThereGetsOneSentenceAndStatus2_data() {
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

void TestWrongUse::aDisplayThatIsNotThereGetsOneSentenceAndStatus2() {
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
    const ProgramRun result = run({u"--page"_s, u"home"_s}, 60, environment);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.endsWith(u".\n"_s), qPrintable(result.err));
    QCOMPARE(result.err.count(u'\n'), 1);
    QVERIFY2(result.err.contains(named), qPrintable(result.err));
}

void TestWrongUse::aNameOfAnyScriptIsReadAndTold() {
    const ProgramRun result = run({u"Jürgen Ёж/नहीं.boneyard"_s});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.err, u"boneyard: There is no file \"Jürgen Ёж/नहीं.boneyard\".\n"_s);
}

BONEYARD_TEST(TestWrongUse)
#include "tst_wrong_use.moc"
