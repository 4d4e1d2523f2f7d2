// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QPointer>
#include <QTest>
#include <cstdio>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "bots/level.h"
#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "textfaults.h"
#include "warnings.h"

using namespace boneyard;
using namespace boneyard::test;

/// Match after match in one window. BONEYARD_MEMORY_MATCHES says how many.
class TestMemory : public PageTest {
    Q_OBJECT

    /// What the program holds, in kB, without what it could give back; 0 where that cannot be told.
    static int held();
    void leaveTable();
    void playOne(const GameEntry& game);

private slots:
    void itDoesNotGrowFromMatchToMatch();
    void aPageThatWasLeftIsGone_data();
    void aPageThatWasLeftIsGone();
};

int TestMemory::held() {
#ifdef __GLIBC__
    malloc_trim(0);
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:")) return line.mid(6).trimmed().split(' ').first().toInt();
    }
#endif
    return 0;
}

void TestMemory::leaveTable() {
    auto* home = game_->window()->findChild<QQuickItem*>(u"homePage"_s);
    if (home != nullptr) QMetaObject::invokeMethod(home->parentItem(), "home");
}

/// Bots play all seats; every other match is the one before dealt anew.
void TestMemory::playOne(const GameEntry& game) {
    if (match().active() && match().game()->id() == text(game.info.id)) {
        QVERIFY(match().restart());
    } else {
        const int seats = std::max(2, game.info.min_seats);
        MatchPlan plan{text(game.info.id), seats, {}, {}, Players::usual(seats)};
        for (auto& player : plan.players) {
            player.human = false;
            player.level = bots::levels().front().number;
        }
        for (const kit::OptionSpec& option : game.info.options) {
            if (option.id == "target" && option.min <= 0)
                plan.options.emplace_back("target", 0);  // a single round
        }
        QVERIFY(match().startPlan(plan));
    }
    emit match().journal()->takenUp();
    QTRY_COMPARE_WITH_TIMEOUT(match().turn()->phase(), Turn::MatchOver, 60'000);
}

void TestMemory::itDoesNotGrowFromMatchToMatch() {
    if (held() == 0) QSKIP("Only where the GNU C library is, it can be told what a program holds.");
    bool given = false;
    int matches = qEnvironmentVariableIntValue("BONEYARD_MEMORY_MATCHES", &given);
    if (!given) matches = 20;
    const bool all = given || !isQuick();  // else one game, six times: what grows there, grows everywhere
    if (!all) matches = 6;
    constexpr int kMost = 8 * 1024;
    LaunchPlan small;
    small.size = {480, 320};  // what is drawn is not what is kept
    openWindow(small);
    int early = 0;  // once each game has been seen
    for (int i = 0; i < matches; ++i) {
        const auto game = all ? static_cast<std::size_t>(i / 2) % games().size() : 0;
        if (i % 2 == 0) leaveTable();  // and the pages are made anew
        playOne(games()[game]);
        if (i % 5 == 0) QTRY_VERIFY(game_->item(u"matchSheet"_s) != nullptr);
        if (i + 1 == (all ? std::max(matches / 5, 10) : 2)) early = held();
        if ((i + 1) % std::max(1, matches / 10) == 0) {
            std::printf("%d matches: %d kB\n", i + 1, held());
            std::fflush(stdout);
        }
    }
    const int grown = held() - early;
    QVERIFY2(grown < kMost, qPrintable(u"%1 kB more"_s.arg(grown)));
}

void TestMemory::aPageThatWasLeftIsGone_data() {
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<bool>("ofGame");
    for (const char* way :
         {"dayWanted", "settingsWanted", "bookWanted", "puzzlesWanted", "historyWanted", "statisticsWanted"})
        QTest::newRow(way) << QByteArray(way) << false;
    for (const char* way : {"lessonWanted", "rulesWanted", "playWanted"})
        QTest::newRow(way) << QByteArray(way) << true;
}

/// However one comes back: it would be kept up to date out of sight, and with it all that hangs on it.
void TestMemory::aPageThatWasLeftIsGone() {
    QFETCH(QByteArray, way);
    QFETCH(bool, ofGame);
    LaunchPlan small;
    small.size = {640, 400};
    openWindow(small);
    auto* home = game_->window()->findChild<QQuickItem*>(u"homePage"_s);
    QVERIFY(home != nullptr);
    const QPointer<QQuickItem> pages = home->parentItem();
    const auto shown = [&] { return pages->childItems().size(); };
    QTRY_COMPARE(shown(), 1);
    const QString id = text(games().front().info.id);
    const auto go = [&] {
        QVERIFY(ofGame ? QMetaObject::invokeMethod(home, way.constData(), Q_ARG(QString, id))
                       : QMetaObject::invokeMethod(home, way.constData()));
        QTRY_COMPARE(shown(), 2);
        QTest::qWait(50);
    };
    const Written written;
    for (const char* back : {"back", "home"}) {
        go();
        if (QTest::currentTestFailed()) return;
        for (const QQuickItem* choice : allSeen(pages, {u"Select"_s})) {  // what hangs open goes as well
            QTest::mouseClick(&window(), Qt::LeftButton, {},
                              choice->mapRectToScene(choice->boundingRect()).center().toPoint());
            QTest::qWait(100);
            break;
        }
        QMetaObject::invokeMethod(pages, back);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), 1, 2000);
    }
    QCOMPARE(Written::take(), QStringList());
    go();
    if (way == "rulesWanted") {  // the page where one chooses makes room for the table
        QMetaObject::invokeMethod(pages->childItems().last(), "started");
        QTRY_COMPARE_WITH_TIMEOUT(pages->property("name").toString(), u"table"_s, 2000);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), 2, 2000);
    }
}

BONEYARD_TEST(TestMemory)
#include "tst_memory.moc"
