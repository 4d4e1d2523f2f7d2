// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDateTime>
#include <QFile>

#include "archives.h"
#include "as_nobody.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The store when something is wrong: it is told in a sentence, nothing is overwritten, playing goes on.
class TestArchiveFaults : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }
    void write(const QByteArray& content) const;
    [[nodiscard]] QByteArray content(const QString& name) const;

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void whatIsNoStoreIsSetAsideAndTold_data();
    void whatIsNoStoreIsSetAsideAndTold();
    void nothingThatWasSetAsideIsOverwritten();
    void aStoreThatTurnsOutToBeDamagedIsSetAside();
    void oneDamagedMatchDoesNotCostTheOthers();
    void aStoreDamagedInTheMidstOfAMatchHasItAfresh();
    void aRowThatCannotBeIsMendedOrSaid_data();
    void aRowThatCannotBeIsMendedOrSaid();
    void aNewerStoreStaysAsItIs();
    void aFolderThatCannotBeMadeDoesNoHarm();
    void aStoreThatCannotBeWrittenCanBeRead();
};

void TestArchiveFaults::write(const QByteArray& content) const {
    QFile out(file());
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(content);
}

QByteArray TestArchiveFaults::content(const QString& name) const {
    QFile in(folder_->filePath(name));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

/// The bytes of a file on which those statements have been run; with a match in it, where it is a store.
QByteArray madeBy(const QStringList& statements, bool isStore = true) {
    const QTemporaryDir elsewhere;
    const QString made = elsewhere.filePath(u"x"_s);
    if (isStore) {
        Desk desk(made);
        Writer(desk.archive, planFor(2, {}, 1)).play(3);
    }
    runOn(made, statements);
    QFile in(made);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void TestArchiveFaults::whatIsNoStoreIsSetAsideAndTold_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("why");
    const QString foreign = u"not one of Boneyard's"_s;
    const QString incomplete = u"Parts of the match file"_s;
    const QString unversioned = u"does not say"_s;
    QTest::newRow("words") << QByteArray("These are no matches.\n").repeated(100) << foreign;
    QTest::newRow("zeros") << QByteArray(5000, '\0') << foreign;
    QTest::newRow("the head of a store")
        << QByteArray("SQLite format 3\0\x10\0\1\1\0@  ", 24) << u"is damaged"_s;
    QTest::newRow("another program's") << madeBy({u"CREATE TABLE recipes(cake TEXT)"_s}, false) << foreign;
    QTest::newRow("not ours any more") << madeBy({u"PRAGMA application_id = 0"_s}) << foreign;
    QTest::newRow("half of it") << madeBy({}).first(9000) << u"is damaged"_s;
    for (const char* table : {"matches", "actions", "digests"}) {
        QTest::addRow("without %s", table)
            << madeBy({u"PRAGMA foreign_keys = OFF"_s, u"DROP TABLE "_s + QLatin1StringView(table)})
            << incomplete;
    }
    QTest::newRow("without a column") << madeBy({u"ALTER TABLE matches DROP COLUMN racks"_s}) << incomplete;
    QTest::newRow("version 0") << madeBy({u"PRAGMA user_version = 0"_s}) << unversioned;
    QTest::newRow("version -3") << madeBy({u"PRAGMA user_version = -3"_s}) << unversioned;
    QTest::newRow("nothing") << QByteArray() << u"was empty"_s;
}

void TestArchiveFaults::whatIsNoStoreIsSetAsideAndTold() {
    QFETCH(QByteArray, before);
    QFETCH(QString, why);
    write(before);
    QFile old(file());
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    old.close();
    Desk desk(file());
    QCOMPARE(desk.list().total, 0);
    QCOMPARE(desk.told.count(), 1);
    const QString told = desk.told[0][0].toString();
    QVERIFY2(told.contains(why) && told.contains(u"boneyard.sqlite.broken"_s), qPrintable(told));
    QCOMPARE(content(u"boneyard.sqlite.broken"_s), before);
    Writer writer(desk.archive, planFor(2, {}, 1));
    writer.play(3);
    QCOMPARE(desk.list().total, 1);
    QCOMPARE(desk.archive.unsaved(), 0);
}

void TestArchiveFaults::nothingThatWasSetAsideIsOverwritten() {
    for (const QByteArray& before :
         {QByteArray("first ").repeated(200), QByteArray("second ").repeated(200)}) {
        write(before);
        Desk desk(file());
        QCOMPARE(desk.list().total, 0);
    }
    QVERIFY(content(u"boneyard.sqlite.broken"_s).startsWith("first"));
    QVERIFY(content(u"boneyard.sqlite.broken-2"_s).startsWith("second"));
}

/// Writes over all pages of a store but the first, which says what tables there are.
void damage(const QString& file) {
    QFile store(file);
    QVERIFY(store.open(QIODevice::ReadWrite));
    constexpr qint64 kPage = 4096;
    QVERIFY(store.size() > 2 * kPage);
    store.seek(kPage);
    store.write(QByteArray(store.size() - kPage, '\x5a'));
}

void TestArchiveFaults::aStoreThatTurnsOutToBeDamagedIsSetAside() {
    {
        Desk desk(file());
        Writer(desk.archive, planFor(2, {}, 1)).play(3);
    }
    damage(file());
    Desk desk(file());
    QCOMPARE(desk.list().total, 0);
    QTRY_COMPARE(desk.told.count(), 1);
    QVERIFY(!content(u"boneyard.sqlite.broken"_s).isEmpty());
    Writer(desk.archive, planFor(2, {}, 2)).play(3);
    QCOMPARE(desk.list().total, 1);
    QCOMPARE(desk.told.count(), 1);
}

void TestArchiveFaults::oneDamagedMatchDoesNotCostTheOthers() {
    int first = 0;
    Desk desk(file());
    {
        Writer writer(desk.archive, planFor(2, {}, 1));
        writer.play(3);
        first = writer.id;
    }
    Writer(desk.archive, planFor(2, {}, 2)).play(3);
    runOn(file(), {u"UPDATE matches SET options = 'nonsense' WHERE id = %1"_s.arg(first)});
    QVERIFY(!desk.load(first));
    const auto [plan, problem] = desk.claim(first);
    QVERIFY(!plan && problem.endsWith(u'.'));
    runOn(file(), {u"UPDATE matches SET options = '{}' WHERE id = %1"_s.arg(first),
                   u"DELETE FROM actions WHERE match = %1 AND ply = 1"_s.arg(first)});
    QVERIFY(!desk.load(first));
    QCOMPARE(desk.list().total, 2);
    QVERIFY(desk.told.isEmpty());
}

void TestArchiveFaults::aStoreDamagedInTheMidstOfAMatchHasItAfresh() {
    {
        Desk desk(file());
        Writer(desk.archive, planFor(2, {}, 1)).play(3);
    }
    Desk desk(file());
    QCOMPARE(desk.list().total, 1);
    Writer writer(desk.archive, planFor(2, {}, 2));
    writer.play(4);
    // Another program lets all that is in the log into the file; then the file is written over.
    runOn(file(), {u"PRAGMA wal_checkpoint(TRUNCATE)"_s});
    damage(file());
    for (int i = 0; i < 40 && desk.told.isEmpty(); ++i)
        writer.play();  // what SQLite has in memory lasts for a while
    QCOMPARE(desk.told.count(), 1);
    QCOMPARE(desk.list().total, 1);
    QVERIFY(desk.load(desk.list().matches.first().id)->played == writer.plan().played);
}

void TestArchiveFaults::aRowThatCannotBeIsMendedOrSaid_data() {
    QTest::addColumn<QString>("set");
    QTest::addColumn<bool>("mended");
    const auto row = [](const char* set, bool mended) {
        QTest::newRow(set) << QString::fromLatin1(set) << mended;
    };
    row("round = -5", true);
    row("round = 'x', scores = 'y'", true);
    row("to_move = 99", true);
    row("to_move = -2", true);
    row("scores = '[1]'", true);
    row("scores = '[1,2,3]'", true);
    row("winners = '[7]'", true);
    row("plies = -1", true);
    row("players = '[]'", false);
    row("seats = 40", false);
    row("seats = 0", false);
    row("seats = 2000000000", false);  // nobody lists their places
    row("round = 0, options = 'nonsense'", false);
}

void TestArchiveFaults::aRowThatCannotBeIsMendedOrSaid() {
    QFETCH(QString, set);
    QFETCH(bool, mended);
    MatchSummary before;
    {
        Desk desk(file());
        Writer(desk.archive, planFor(2, {}, 2)).play(5);
        Writer(desk.archive, planFor(2, {}, 1)).play(3);
        before = desk.list().matches.last();
    }
    runOn(file(), {u"UPDATE matches SET %1 WHERE id = %2"_s.arg(set).arg(before.id)});
    for (const bool again : {false, true}) {
        Desk desk(file());
        const MatchPage page = desk.list();
        QCOMPARE(page.total, 2);
        QVERIFY(!page.matches.first().damaged && sound(page.matches.first()));
        const MatchSummary after = page.matches.last();
        QCOMPARE(after.id, before.id);
        QCOMPARE(after.damaged, !mended);
        QVERIFY(desk.told.isEmpty());
        if (mended) {
            QVERIFY(after.standing == before.standing);
            QCOMPARE(after.plies, before.plies);
            QCOMPARE(after.changed, before.changed);
            QVERIFY(desk.claim(before.id).first.has_value());
            desk.archive.release(before.id);
        } else if (again) {
            QCOMPARE(desk.remove(before.id), QString());
            QCOMPARE(desk.list().total, 1);
        }
    }
    if (!mended) return;
    Outsider outsider(file());  // it has been written back
    QSqlQuery query(QSqlDatabase::database(u"outsider"_s));
    QVERIFY(query.exec(u"SELECT round, plies FROM matches WHERE id = %1"_s.arg(before.id)) && query.next());
    QCOMPARE(query.value(0).toInt(), before.standing.round);
    QCOMPARE(query.value(1).toInt(), before.plies);
}

void TestArchiveFaults::aNewerStoreStaysAsItIs() {
    {
        Desk desk(file());
        Writer(desk.archive, planFor(2, {}, 1)).play(3);
    }
    runOn(file(), {u"PRAGMA user_version = 99"_s});
    const QByteArray before = content(u"boneyard.sqlite"_s);
    {
        Desk desk(file());
        QCOMPARE(desk.list().total, 0);
        QCOMPARE(desk.told.count(), 1);
        QVERIFY(desk.told[0][0].toString().contains(u"newer"_s));
        Writer(desk.archive, planFor(2, {}, 2)).play(3);
        (void)desk.remove(1);
        QCOMPARE(desk.list().total, 0);
        QCOMPARE(desk.told.count(), 1);
    }
    QCOMPARE(content(u"boneyard.sqlite"_s), before);
}

void TestArchiveFaults::aFolderThatCannotBeMadeDoesNoHarm() {
    write("a file, where a folder should be");
    Desk desk(file() + u"/boneyard.sqlite"_s);
    QCOMPARE(desk.list().total, 0);
    QCOMPARE(desk.told.count(), 1);
    Writer(desk.archive, planFor(2, {}, 2)).play(3);
    QCOMPARE(desk.told.count(), 1);
}

void TestArchiveFaults::aStoreThatCannotBeWrittenCanBeRead() {
    if (rootUnderWine()) QSKIP("Root under wine may write everything.");
    int id = 0;
    {
        Desk desk(file());
        Writer writer(desk.archive, planFor(2, {}, 1));
        writer.play(3);
        id = writer.id;
    }
    const auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    const auto passable = QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(file(), readable));
    QVERIFY(QFile::setPermissions(folder_->path(), readable | passable));
    {
        const AsNobody nobody;
        Desk desk(file());
        QCOMPARE(desk.list().total, 1);
        QCOMPARE(desk.told.count(), 1);
        QCOMPARE(desk.load(id)->played.size(), 3U);
        Writer(desk.archive, planFor(2, {}, 2)).play(3);
        QCOMPARE(desk.list().total, 1);
        QCOMPARE(desk.told.count(), 1);
    }
    QVERIFY(QFile::setPermissions(folder_->path(), readable | passable | QFile::WriteOwner));
}

BONEYARD_TEST(TestArchiveFaults)
#include "tst_archive_faults.moc"
