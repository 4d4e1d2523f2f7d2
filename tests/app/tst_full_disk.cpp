// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <sys/resource.h>

#include <QFile>
#include <csignal>

#include "archives.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// For as long as this lives no file can grow beyond that.
class NoRoom {
    Q_DISABLE_COPY_MOVE(NoRoom)

public:
    explicit NoRoom(qint64 bytes) {
        (void)std::signal(SIGXFSZ, SIG_IGN);
        if (getrlimit(RLIMIT_FSIZE, &before_) != 0) qFatal("no limit is known");
        rlimit full = before_;
        full.rlim_cur = static_cast<rlim_t>(bytes);
        if (setrlimit(RLIMIT_FSIZE, &full) != 0) qFatal("no limit can be set");
    }
    ~NoRoom() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

/// Where nothing more can be written: that is told, and made up for once it can. Only Unix sets such a limit.
class TestFullDisk : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void itIsToldOnceAndMadeUpFor();
    void aStartIsMadeUpForByItself();
};

void TestFullDisk::itIsToldOnceAndMadeUpFor() {
    Desk desk(file());
    Writer writer(desk.archive, planFor(2, {}, 1));
    writer.play(3);
    QCOMPARE(desk.archive.unsaved(), 0);
    {
        const NoRoom full(QFileInfo(file() + u"-wal"_s).size());
        writer.play(5);  // goes on
    }
    QCOMPARE(desk.told.count(), 1);
    QVERIFY(desk.told[0][0].toString().contains(u"full"_s));
    QCOMPARE(desk.archive.unsaved(), 5);
    QCOMPARE(desk.archive.unsavedWhy(), desk.told[0][0].toString());
    QCOMPARE(desk.load(writer.id)->played.size(), 3U);
    writer.play();
    QVERIFY(desk.load(writer.id)->played == writer.plan().played);
    QCOMPARE(desk.archive.unsaved(), 0);
    QVERIFY(desk.archive.unsavedWhy().isEmpty());
    QCOMPARE(desk.told.count(), 1);
}

void TestFullDisk::aStartIsMadeUpForByItself() {
    auto full = std::make_unique<NoRoom>(0);
    Desk desk(file());
    QCOMPARE(desk.list().total, 0);
    QCOMPARE(desk.told.count(), 1);
    Writer writer(desk.archive, planFor(2, {}, 1));
    writer.play(4);
    QCOMPARE(desk.archive.unsaved(), 4);
    QTest::qWait(2500);  // it is tried meanwhile, in vain
    QCOMPARE(desk.archive.unsaved(), 4);
    full.reset();
    QTRY_COMPARE_WITH_TIMEOUT(desk.archive.unsaved(), 0, 4000);
    QVERIFY(writer.id > 0);
    QVERIFY(desk.load(writer.id)->played == writer.plan().played);
    QCOMPARE(desk.told.count(), 1);
    QVERIFY(!QFile::exists(file() + u".broken"_s));
}

BONEYARD_TEST(TestFullDisk)
#include "tst_full_disk.moc"
