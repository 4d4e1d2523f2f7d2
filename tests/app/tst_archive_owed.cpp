// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QFile>

#include "archives.h"
#include "as_nobody.h"
#include "store/migrations.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What cannot be written at once: it is told how much that is and why, costs no time, and is written later.
class TestArchiveOwed : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void aReadOnlyFileIsToldAtTheStart();
    void aLockElsewhereCostsNoTime_data();
    void aLockElsewhereCostsNoTime();
    void aLockInTheMidstOfAMatchIsMadeUpFor();
    void aMatchThatIsOwedCanBeGoneOnWith();
    void aMatchThatIsOwedCanBeRemoved();
    void aMatchThatIsOwedStaysWhereItCannotBeRemoved();
    void whatCannotBeRemovedSaysWhy();
};

void TestArchiveOwed::aReadOnlyFileIsToldAtTheStart() {
    if (rootUnderWine()) QSKIP("Root under wine may write everything.");
    {
        Desk desk(file());
        Writer(desk.archive, planFor(2, {}, 1)).play(3);
    }
    const auto all = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(file(), all));
    QVERIFY(QFile::setPermissions(folder_->path(), QFile::Permissions(0x7777)));
    const AsNobody nobody;
    Desk desk(file());
    QCOMPARE(desk.list().total, 1);
    QCOMPARE(desk.told.count(), 1);
    QVERIFY2(desk.told[0][0].toString().contains(u"is write-protected"_s),
             qPrintable(desk.told[0][0].toString()));
    Writer writer(desk.archive, planFor(2, {}, 2));
    writer.play(3);
    QCOMPARE(desk.archive.unsaved(), 3);
    QCOMPARE(desk.told.count(), 1);
}

void TestArchiveOwed::aLockElsewhereCostsNoTime_data() {
    QTest::addColumn<QStringList>("lock");
    QTest::addColumn<QString>("release");
    QTest::newRow("a transaction") << QStringList{u"BEGIN EXCLUSIVE"_s} << u"ROLLBACK"_s;
    QTest::newRow("the whole file") << QStringList{u"PRAGMA locking_mode = EXCLUSIVE"_s, u"BEGIN EXCLUSIVE"_s,
                                                   u"PRAGMA user_version = %1"_s.arg(migrations().size()),
                                                   u"COMMIT"_s}
                                    << u""_s;
}

void TestArchiveOwed::aLockElsewhereCostsNoTime() {
    QFETCH(QStringList, lock);
    QFETCH(QString, release);
    {
        Desk desk(file());
        Writer(desk.archive, planFor(2, {}, 1)).play(3);
    }
    auto outsider = std::make_unique<Outsider>(file());
    outsider->run(lock);
    auto desk = std::make_unique<Desk>(file());
    QElapsedTimer time;
    time.start();
    (void)desk->list();
    QVERIFY2(time.elapsed() < 1500, qPrintable(QString::number(time.elapsed())));
    QCOMPARE(desk->told.count(), 1);
    QVERIFY2(desk->told[0][0].toString().contains(u"Another program"_s),
             qPrintable(desk->told[0][0].toString()));
    {
        Writer writer(desk->archive, planFor(2, {}, 2));
        for (int ply = 0; ply < 12; ++ply) {
            time.restart();
            writer.play();
            QVERIFY2(time.elapsed() < 300, qPrintable(QString::number(time.elapsed())));
        }
        QCOMPARE(desk->archive.unsaved(), 12);
        if (!release.isEmpty()) outsider->run({release});
        outsider.reset();
        QTRY_COMPARE_WITH_TIMEOUT(desk->archive.unsaved(), 0, 3000);
        QCOMPARE(desk->list().total, 2);
        QVERIFY(desk->load(writer.id)->played == writer.plan().played);
    }
    QCOMPARE(desk->told.count(), 1);
    desk.reset();
}

void TestArchiveOwed::aLockInTheMidstOfAMatchIsMadeUpFor() {
    auto desk = std::make_unique<Desk>(file());
    auto writer = std::make_unique<Writer>(desk->archive, planFor(2, {}, 1));
    writer->play(3);
    Outsider outsider(file());
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    QElapsedTimer time;
    time.start();
    writer->play(8);
    QVERIFY2(time.elapsed() < 1500, qPrintable(QString::number(time.elapsed())));
    QCOMPARE(desk->archive.unsaved(), 8);
    outsider.run({u"ROLLBACK"_s});
    QTRY_COMPARE_WITH_TIMEOUT(desk->archive.unsaved(), 0, 3000);
    QVERIFY(desk->load(writer->id)->played == writer->plan().played);
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    writer->play(4);
    writer.reset();
    time.restart();
    desk.reset();
    QVERIFY2(time.elapsed() < 2000, qPrintable(QString::number(time.elapsed())));
}

void TestArchiveOwed::aMatchThatIsOwedCanBeGoneOnWith() {
    Desk desk(file());
    auto writer = std::make_unique<Writer>(desk.archive, planFor(2, {}, 1));
    writer->play(3);
    const int id = writer->id;
    Outsider outsider(file());
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    writer->play(5);
    const MatchPlan left = writer->plan();
    writer.reset();  // it is left
    const auto [plan, problem] = desk.claim(id);
    QVERIFY2(plan.has_value(), qPrintable(problem));
    QVERIFY(plan->played == left.played);
    {
        Desk other(file());
        QVERIFY(!other.claim(id).first.has_value());
        Writer again(desk.archive, *plan);
        again.play(2);
        QCOMPARE(desk.archive.unsaved(), 7);
        outsider.run({u"ROLLBACK"_s});
        QTRY_COMPARE(desk.archive.unsaved(), 0);
        QVERIFY(desk.load(id)->played == again.plan().played);
        QVERIFY(!other.claim(id).first.has_value());
    }
    (void)desk.list();  // it has ended
    QVERIFY(Desk(file()).claim(id).first.has_value());
}

void TestArchiveOwed::aMatchThatIsOwedCanBeRemoved() {
    Desk desk(file());
    auto writer = std::make_unique<Writer>(desk.archive, planFor(2, {}, 1));
    writer->play(3);
    const int id = writer->id;
    Outsider outsider(file());
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    writer->play(5);
    writer.reset();
    (void)desk.list();
    outsider.run({u"ROLLBACK"_s});
    QCOMPARE(desk.remove(id), QString());
    QCOMPARE(desk.list().total, 0);
    QCOMPARE(desk.archive.unsaved(), 0);
}

void TestArchiveOwed::aMatchThatIsOwedStaysWhereItCannotBeRemoved() {
    Desk desk(file());
    auto writer = std::make_unique<Writer>(desk.archive, planFor(2, {}, 1));
    writer->play(3);
    const int id = writer->id;
    Outsider outsider(file());
    outsider.run({u"BEGIN EXCLUSIVE"_s});
    writer->play(5);
    writer.reset();
    const QString problem = desk.remove(id);
    QVERIFY2(problem.startsWith(u"Another program has locked "_s), qPrintable(problem));
    QCOMPARE(desk.archive.unsaved(), 5);
    outsider.run({u"ROLLBACK"_s});
    QTRY_COMPARE(desk.archive.unsaved(), 0);
    QCOMPARE(desk.load(id)->played.size(), 8U);
}

void TestArchiveOwed::whatCannotBeRemovedSaysWhy() {
    if (rootUnderWine()) QSKIP("Root under wine may write everything.");
    int id = 0;
    {
        Desk desk(file());
        Writer writer(desk.archive, planFor(2, {}, 1));
        writer.play(3);
        id = writer.id;
    }
    const auto all = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(file(), all));
    QVERIFY(QFile::setPermissions(folder_->path(), QFile::Permissions(0x7777)));
    const AsNobody nobody;
    Desk desk(file());
    const QString problem = desk.remove(id);
    QVERIFY2(problem.contains(u"is write-protected"_s), qPrintable(problem));
    std::optional<std::pair<int, QString>> answer;
    desk.archive.remove(QList<int>{id, id + 1}, this,
                        [&](int playing, const QString& why) { answer.emplace(playing, why); });
    QVERIFY(comesTrue([&] { return answer.has_value(); }));
    QCOMPARE(answer->first, 0);
    QCOMPARE(answer->second, problem);
    QCOMPARE(desk.list().total, 1);
}

BONEYARD_TEST(TestArchiveOwed)
#include "tst_archive_owed.moc"
