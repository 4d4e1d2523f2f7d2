// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSqlDatabase>
#include <QSqlQuery>
#include <algorithm>

#include "archives.h"
#include "faultyvfs.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using FaultKind = FaultyVfs::Kind;

Q_DECLARE_METATYPE(boneyard::test::FaultyVfs::Kind)

/// Every call to the file system fails once, in turn, while matches are kept: after each the store is whole,
/// and has all that was not told to be missing.
class TestStoreVfs : public QObject {
    Q_OBJECT

    using Actions = std::vector<PlayedText>;

    /// What a match was like, step by step, and since when that was known to be kept.
    struct Course {
        std::vector<Actions> states;
        std::size_t sure = 0;
    };
    /// One match after the other, each in every way in which something is written.
    void keepTwo(Desk& desk, std::array<Course, 2>& courses);
    void check(const QString& file, const std::array<Course, 2>& courses, bool all, bool aside);

private slots:
    void initTestCase();
    void everyCallFailsOnce_data();
    void everyCallFailsOnce();
    void cleanupTestCase();

private:
    QTemporaryDir folder_;
    MatchPlan old_;  // a match that has been in the store all the time
    long faults_ = 0;
};

void TestStoreVfs::initTestCase() {
    FaultyVfs::install();
    Desk desk(folder_.filePath(u"old.sqlite"_s));
    Writer writer(desk.archive, planFor(4, {}, 3));
    writer.play(8);
    old_ = writer.plan();
}

void TestStoreVfs::keepTwo(Desk& desk, std::array<Course, 2>& courses) {
    for (Course& course : courses) {
        const bool first = &course == &courses.front();
        Writer writer(desk.archive, planFor(first ? 2 : 3, {}, first ? 1 : 2));
        course.states = {{}};
        const auto step = [&] {
            course.states.push_back(writer.plan().played);
            if (desk.archive.unsaved() == 0) course.sure = course.states.size() - 1;
        };
        for (int ply = 0; ply < (first ? 12 : 4); ++ply) {
            writer.play();
            step();
        }
        if (!first) continue;
        writer.rewind(9);
        step();
        writer.journal().countHint();
        writer.play();
        step();
    }
    const MatchPage page = desk.list();  // the last one has ended
    for (const MatchSummary& match : page.matches) (void)desk.load(match.id);
}

void TestStoreVfs::check(const QString& file, const std::array<Course, 2>& courses, bool all, bool aside) {
    {
        Outsider plain(file);
        QSqlQuery query(QSqlDatabase::database(u"outsider"_s));
        QVERIFY(query.exec(u"PRAGMA integrity_check"_s) && query.next());
        QCOMPARE(query.value(0).toString(), u"ok"_s);
    }
    Desk desk(file);
    const MatchPage page = desk.list();
    const bool wasOld = std::any_of(page.matches.begin(), page.matches.end(),
                                    [](const MatchSummary& match) { return match.seats == 4; });
    QVERIFY(wasOld || aside);
    std::array<bool, 2> there{};
    for (const MatchSummary& match : page.matches) {
        if (match.seats == 4) {
            QVERIFY(desk.load(match.id)->played == old_.played);
            continue;
        }
        const std::size_t which = match.seats == 2 ? 0 : 1;
        QVERIFY(!there[which]);
        there[which] = true;
        const std::optional<MatchPlan> plan = desk.load(match.id);
        QVERIFY(plan.has_value());
        const Course& course = courses[which];
        if (all) QVERIFY(plan->played == course.states.back());
        const auto from = course.states.begin() + static_cast<std::ptrdiff_t>(course.sure);
        QVERIFY(std::find(from, course.states.end(), plan->played) != course.states.end());
    }
    QVERIFY(desk.told.isEmpty());
    for (const std::size_t which : {0U, 1U})
        QVERIFY(there[which] || aside || (!all && courses[which].sure == 0));
}

void TestStoreVfs::everyCallFailsOnce_data() {
    QTest::addColumn<FaultKind>("kind");
    QTest::newRow("I/O error") << FaultKind::IoError;
    QTest::newRow("full") << FaultKind::Full;
    QTest::newRow("short read") << FaultKind::ShortRead;
    QTest::newRow("short write") << FaultKind::ShortWrite;
    QTest::newRow("crash") << FaultKind::Crash;
}

void TestStoreVfs::everyCallFailsOnce() {
    QFETCH(FaultKind, kind);
    const int step = qEnvironmentVariableIsSet("BONEYARD_QUICK") ? 3 : 1;
    int count = 0;
    for (int nth = 1;; nth += step) {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"boneyard.sqlite"_s);
        std::array<Course, 2> courses;
        bool aside = false;
        QVERIFY(QFile::copy(folder_.filePath(u"old.sqlite"_s), file));
        FaultyVfs::plan(kind, nth, static_cast<std::uint32_t>(nth));
        {
            Desk desk(file);
            keepTwo(desk, courses);
            for (int tries = 0; kind != FaultKind::Crash && desk.archive.unsaved() > 0 && tries < 2;
                 ++tries) {
                desk.archive.tryAgain();
                (void)desk.list();
            }
            if (kind != FaultKind::Crash)
                QVERIFY2(desk.archive.unsaved() == 0, qPrintable(QString::number(nth)));
            for (const auto& told : desk.told) aside = aside || told[0].toString().contains(u".broken"_s);
        }
        const bool fired = FaultyVfs::fired();
        if (kind == FaultKind::Crash) FaultyVfs::loseUnsynced();
        FaultyVfs::mend();
        check(file, courses, kind != FaultKind::Crash, aside);
        if (QTest::currentTestFailed()) QFAIL(qPrintable(u"at call %1"_s.arg(nth)));
        QVERIFY2(!aside, qPrintable(u"a fault of one call cost the store, at call %1"_s.arg(nth)));
        if (!fired) break;
        ++count;
    }
    faults_ += count;
    qInfo("%d faults", count);
    QVERIFY(count * step > 10);
}

void TestStoreVfs::cleanupTestCase() {
    QStringList lines;
    for (int call = 0; call < FaultyVfs::kCalls; ++call)
        lines.append(u"%1 %2"_s.arg(QLatin1StringView(FaultyVfs::name(call)))
                         .arg(FaultyVfs::counts()[static_cast<std::size_t>(call)]));
    qInfo("%ld faults; calls: %s", faults_, qPrintable(lines.join(u", "_s)));
}

BONEYARD_TEST(TestStoreVfs)
#include "tst_store_vfs.moc"
