// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QProcess>
#include <QTest>

#include "common/words.h"
#include "registry.h"
#include "suite.h"

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// A program that crashes in the midst of a match: whoever reads what it leaves behind learns no tile.
class TestCrash : public QObject {
    Q_OBJECT

private slots:
    void aCrashWritesNothingOfTheMatch_data();
    void aCrashWritesNothingOfTheMatch();
};

void TestCrash::aCrashWritesNothingOfTheMatch_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& entry : games()) QTest::newRow(entry.info.id.data()) << text(entry.info.id);
}

void TestCrash::aCrashWritesNothingOfTheMatch() {
#ifdef Q_OS_UNIX
    QFETCH(QString, game);
    for (const int fault : {SIGSEGV, SIGABRT}) {
        QProcess program;
        program.start(QStringLiteral(BONEYARD_PROGRAM), {u"--game"_s, game, u"--deal"_s, u"7"_s, u"--mute"_s,
                                                         u"--tell"_s, u"--pace"_s, u"instant"_s});
        QVERIFY(program.waitForStarted());
        // It tells of the match as soon as that has begun.
        while (!program.canReadLine() && program.waitForReadyRead(30'000)) {
        }
        QVERIFY(program.readLine().startsWith("match "));
        QVERIFY(::kill(static_cast<pid_t>(program.processId()), fault) == 0);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(QString::fromUtf8(program.readAllStandardError()), QString());
    }
#else
    QSKIP("Only a Unix program can be made to crash from outside.");
#endif
}

BONEYARD_TEST(TestCrash)
#include "tst_crash.moc"
