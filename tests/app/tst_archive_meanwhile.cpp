// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>

#include "archives.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The store when something is done to it meanwhile, by another window or by somebody's hand.
class TestArchiveMeanwhile : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void aTableDroppedMeanwhileIsToldAndMadeAnew();
    void aStoreDeletedMeanwhileIsMadeAnew_data();
    void aStoreDeletedMeanwhileIsMadeAnew();
    void twoWindowsMakeTheFileAtOnce();
    void twoWindowsWriteAtOnce();
    void aMatchIsPlayedInOneWindow();
    void aMatchRemovedElsewhereIsThereAgainWhenItIsPlayed();
};

void TestArchiveMeanwhile::aTableDroppedMeanwhileIsToldAndMadeAnew() {
    Desk desk(file());
    Writer writer(desk.archive, planFor(2, {}, 1));
    writer.play(3);
    runOn(file(), {u"PRAGMA foreign_keys = OFF"_s, u"DROP TABLE matches"_s});
    writer.play(2);
    QCOMPARE(desk.list().total, 1);
    QCOMPARE(desk.told.count(), 1);
    QVERIFY2(desk.told[0][0].toString().contains(u"Parts of the match file"_s),
             qPrintable(desk.told[0][0].toString()));
    QVERIFY(desk.load(writer.id)->played == writer.plan().played);
}

void TestArchiveMeanwhile::aStoreDeletedMeanwhileIsMadeAnew_data() {
    QTest::addColumn<bool>("another");  // lies in its place
    QTest::newRow("deleted") << false;
#ifdef Q_OS_UNIX
    QTest::newRow("another in its place") << true;
#endif
}

void TestArchiveMeanwhile::aStoreDeletedMeanwhileIsMadeAnew() {
    QFETCH(bool, another);
    const QString spare = folder_->filePath(u"spare"_s);
    Desk(spare).list();
    Desk desk(file());
    Writer writer(desk.archive, planFor(2, {}, 1));
    Writer other(desk.archive, planFor(3, {}, 2));
    writer.play(3);
    other.play(3);
    if (!QFile::remove(file())) QSKIP("Here nobody can take away a file that is in use.");
    if (another) QVERIFY(QFile::rename(spare, file()));
    writer.play(2);
    QCOMPARE(desk.told.count(), 1);
    QVERIFY2(desk.told[0][0].toString().contains(u"has disappeared"_s),
             qPrintable(desk.told[0][0].toString()));
    QTRY_COMPARE(desk.archive.unsaved(), 0);
    QCOMPARE(desk.list().total, 2);
    QVERIFY(desk.load(writer.id)->played == writer.plan().played);
    QVERIFY(desk.load(other.id)->played == other.plan().played);
    QCOMPARE(desk.told.count(), 1);
}

void TestArchiveMeanwhile::twoWindowsMakeTheFileAtOnce() {
    for (int i = 0; i < 60; ++i) {
        const QString same = file() + QString::number(i);
        Desk one(same);
        Desk other(same);
        const Writer mine(one.archive, planFor(2, {}, 1));
        const Writer theirs(other.archive, planFor(2, {}, 2));
        QVERIFY(other.list().total > 0);  // it has written when it answers
        QCOMPARE(one.list().total, 2);
        QVERIFY(one.told.isEmpty() && other.told.isEmpty());
        QVERIFY(!QFile::exists(same + u".broken"_s));
    }
}

void TestArchiveMeanwhile::twoWindowsWriteAtOnce() {
    Desk one(file());
    Desk other(file());
    Writer mine(one.archive, planFor(2, {}, 1));
    Writer theirs(other.archive, planFor(3, {}, 2));
    for (int i = 0; i < 30; ++i) {
        mine.play();
        theirs.play();
    }
    QVERIFY(other.list().total > 0);  // it has written when it answers
    QCOMPARE(one.list().total, 2);
    QVERIFY(one.load(theirs.id)->played == theirs.plan().played);
    QVERIFY(other.load(mine.id)->played == mine.plan().played);
    QVERIFY(one.told.isEmpty() && other.told.isEmpty());
}

void TestArchiveMeanwhile::aMatchIsPlayedInOneWindow() {
    Desk one(file());
    Desk other(file());
    int id = 0;
    {
        Writer writer(one.archive, planFor(2, {}, 1));
        writer.play(2);
        id = writer.id;
        const auto [plan, problem] = other.claim(id);
        QVERIFY(!plan.has_value());
        QVERIFY(problem.contains(u"another window"_s));
        QVERIFY(!other.remove(id).isEmpty());
        other.removeAll();
        QCOMPARE(other.list().total, 1);
    }
    (void)one.list();  // it has ended there
    QVERIFY(other.claim(id).first.has_value());
    QVERIFY(!one.claim(id).first.has_value());
    other.archive.release(id);
    (void)other.list();
    QVERIFY(one.claim(id).first.has_value());
    one.archive.release(id);
    (void)one.list();
    // Nothing stays of who has had it.
    QCOMPARE(QDir(folder_->filePath(u"open"_s)).entryList(QDir::Files), QStringList());
}

void TestArchiveMeanwhile::aMatchRemovedElsewhereIsThereAgainWhenItIsPlayed() {
    Desk desk(file());
    Writer writer(desk.archive, planFor(2, {}, 1));
    writer.play(2);
    runOn(file(), {u"DELETE FROM matches"_s});
    writer.play(2);
    QCOMPARE(desk.list().total, 1);
    QVERIFY(desk.load(desk.list().matches.first().id)->played == writer.plan().played);
    QVERIFY(desk.told.isEmpty());
}

BONEYARD_TEST(TestArchiveMeanwhile)

#include "tst_archive_meanwhile.moc"
