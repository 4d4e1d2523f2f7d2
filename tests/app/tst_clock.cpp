// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>

#include "archives.h"
#include "history/history.h"
#include "statistics/statisticsmodel.h"
#include "store/unfinishedmodel.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// A clock that was set back: what was played last stays the latest.
class TestClock : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() const { return folder_->filePath(u"data/boneyard.sqlite"_s); }

    /// What has been played until now was played a day later, as the clock would say now.
    void setClockBack() const {
        runOn(file(), {u"UPDATE matches SET started = started + 86400000, changed = changed + 86400000,"
                       " finished = finished + 86400000"_s});
    }
    /// A match over one round of the person on seat 0.
    static int finished(Archive& archive, std::uint64_t deal) {
        Writer writer(archive, planFor(2, {0}, deal, {{"target", 0}}));
        writer.playToTheEnd();
        return writer.id;
    }
    static int begun(Archive& archive, std::uint64_t deal) {
        Writer writer(archive, planFor(2, {0}, deal));
        writer.play(3);
        return writer.id;
    }
    QList<CountedMatch> counted(Archive& archive) {
        std::optional<QList<CountedMatch>> answer;
        archive.counted(this, [&](const QList<CountedMatch>& matches) { answer = matches; });
        [&] { QVERIFY(comesTrue([&] { return answer.has_value(); })); }();
        return answer.value_or(QList<CountedMatch>());
    }
    /// The numbers of the matches that a model lists.
    static QList<int> listed(const RowModel& model) {
        QList<int> ids;
        for (int row = 0; row < model.count(); ++row) ids.append(model.at(row, u"matchId"_s).toInt());
        return ids;
    }

    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void theMatchThatWasPlayedLastIsGoneOnWith();
    void anOldMatchThatIsGoneOnWithIsTheLatest();
    void theHistoryBeginsWithWhatWasFinishedLast();
    void theStatisticsGoOnAfterWhatWasPlayedBefore();
    void anEmptiedStoreOfTomorrowIsSetAside();
};

void TestClock::theMatchThatWasPlayedLastIsGoneOnWith() {
    Desk desk(file());
    const int before = begun(desk.archive, 1);
    setClockBack();
    const int after = begun(desk.archive, 2);
    UnfinishedModel unfinished;
    unfinished.setArchive(&desk.archive);
    unfinished.setWatching(true);
    QTRY_COMPARE(listed(unfinished), (QList<int>{after, before}));
    QCOMPARE(desk.list({.state = MatchFilter::State::Unfinished}, 0, 1).matches.first().id, after);
}

void TestClock::anOldMatchThatIsGoneOnWithIsTheLatest() {
    Desk desk(file());
    const int old = begun(desk.archive, 1);
    const int other = begun(desk.archive, 2);
    setClockBack();
    QCOMPARE(desk.list().matches.first().id, other);
    const auto [plan, problem] = desk.claim(old);
    QVERIFY2(plan.has_value(), qPrintable(problem));
    Writer(desk.archive, *plan).play();
    const MatchPage page = desk.list();
    QCOMPARE(page.matches[0].id, old);
    QCOMPARE(page.matches[1].id, other);
    QVERIFY(page.matches[0].changed < page.matches[1].changed);  // the times are told as they were
}

void TestClock::theHistoryBeginsWithWhatWasFinishedLast() {
    Desk desk(file());
    const int before = finished(desk.archive, 3);
    setClockBack();
    const int after = finished(desk.archive, 4);
    History history(desk.archive);
    QTRY_COMPARE(listed(history), (QList<int>{after, before}));
}

void TestClock::theStatisticsGoOnAfterWhatWasPlayedBefore() {
    Desk desk(file());
    QList<int> order;
    for (std::uint64_t deal = 3; deal < 6; ++deal) {
        order.append(finished(desk.archive, deal));
        setClockBack();
    }
    StatisticsModel model;
    model.setArchive(&desk.archive);
    QVERIFY(comesTrue([&] { return model.pending() == 0 && model.ready(); }));
    QList<int> told;
    for (const CountedMatch& match : counted(desk.archive)) told.append(match.id);
    QCOMPARE(told, order);
    QCOMPARE(model.tally().matches, 3);  // each in one day
}

void TestClock::anEmptiedStoreOfTomorrowIsSetAside() {
    {
        Desk desk(file());
        begun(desk.archive, 1);
    }
    QFile store(file());
    QVERIFY(store.open(QIODevice::ReadWrite) && store.resize(0));
    QVERIFY(store.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    store.close();
    Desk desk(file());
    QCOMPARE(desk.list().total, 0);
    QCOMPARE(desk.told.count(), 1);
    QVERIFY2(desk.told[0][0].toString().contains(u"was empty"_s), qPrintable(desk.told[0][0].toString()));
}

BONEYARD_TEST(TestClock)
#include "tst_clock.moc"
