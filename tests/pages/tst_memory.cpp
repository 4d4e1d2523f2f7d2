// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QPointer>
#include <QQmlEngine>
#include <QTest>
#include <algorithm>
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

/// What the program holds, in kB.
struct Memory {
    int inUse;     ///< what was asked for and not given back; 0 where that cannot be told
    int resident;  ///< what the system has given it
};

/// Match after match in one window. BONEYARD_MEMORY_MATCHES says how many.
class TestMemory : public PageTest {
    Q_OBJECT

    static Memory held();
    void leaveTable();
    Memory heldAtHome();
    void playOne(const GameEntry& game);

private slots:
    void itDoesNotGrowFromMatchToMatch();
    void aPageThatWasLeftIsGone_data();
    void aPageThatWasLeftIsGone();
};

Memory TestMemory::held() {
    Memory memory{};
#ifdef __GLIBC__
    malloc_trim(0);
    const auto blocks = mallinfo2();
    memory.inUse = static_cast<int>((blocks.uordblks + blocks.hblkhd) / 1024);
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly)) return memory;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:")) memory.resident = line.mid(6).trimmed().split(' ').first().toInt();
    }
#endif
    return memory;
}

void TestMemory::leaveTable() {
    auto* home = game_->window()->findChild<QQuickItem*>(u"homePage"_s);
    if (home != nullptr) QMetaObject::invokeMethod(home->parentItem(), "home");
}

/// On the first page, with the table gone and what scripts have thrown away swept: at a table it rises and
/// falls by ten MB with what is drawn.
Memory TestMemory::heldAtHome() {
    leaveTable();
    const auto* home = game_->window()->findChild<QQuickItem*>(u"homePage"_s);
    if (home == nullptr) return {};
    if (!QTest::qWaitFor([&] { return home->parentItem()->childItems().size() == 1; })) return {};
    QTest::qWait(200);
    for (int i = 0; i < 2; ++i) {
        qmlEngine(home)->collectGarbage();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return held();
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
    if (held().inUse == 0) QSKIP("Only where the GNU C library is, it can be told what a program holds.");
    bool given = false;
    int matches = qEnvironmentVariableIntValue("BONEYARD_MEMORY_MATCHES", &given);
    const bool all = given || !isQuick();  // else one game, six times: what grows there, grows everywhere
    if (!given) matches = all ? 20 : 6;
    LaunchPlan small;
    small.size = {480, 320};  // what is drawn is not what is kept
    openWindow(small);
    Memory early{};  // once each game has been seen
    Memory now{};
    for (int i = 0; i < matches; i += 2) {  // two of a game, then the pages are made anew
        const auto game = all ? static_cast<std::size_t>(i / 2) % games().size() : 0;
        for (int of : {0, 1}) {
            playOne(games()[game]);
            if ((i + of) % 5 == 0) QTRY_VERIFY(game_->item(u"matchSheet"_s) != nullptr);
        }
        now = heldAtHome();
        if (i + 2 == (all ? std::max(matches / 5, 10) : 2)) early = now;
        if ((i + 2) % std::max(2, matches / 10) == 0) {
            std::printf("%d matches: %d kB in use, %d kB in all\n", i + 2, now.inUse, now.resident);
            std::fflush(stdout);
        }
    }
    const int grown = now.inUse - early.inUse;
    QVERIFY2(early.inUse > 0 && grown < 4 * 1024, qPrintable(u"%1 kB more"_s.arg(grown)));
    const int grownInAll = now.resident - early.resident;  // comes to rest after a hundred matches or so
    if (matches >= 500) QVERIFY2(grownInAll < 8 * 1024, qPrintable(u"%1 kB more in all"_s.arg(grownInAll)));
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
