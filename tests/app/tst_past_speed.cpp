// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <limits>

#include "archives.h"
#include "common/line.h"
#include "history/history.h"
#include "statistics/statisticsmodel.h"
#include "store/database.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// How fast many matches are listed, searched, sorted and counted: BONEYARD_PAST says how many there are, a
/// hundred thousand where tests/bench/past.py asks.
class TestPastSpeed : public QObject {
    Q_OBJECT

    void fill();
    /// The least of some runs: other programs run as well.
    template <class Run>
    static qint64 best(Run run);
    qint64 listed(History& history, const std::function<void()>& change);

    std::unique_ptr<QTemporaryDir> folder_;
    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }
    int many_ = 5'000;
    std::unique_ptr<Desk> desk_;

private slots:
    void initTestCase();
    void theHistoryComesAtOnce();
    void aSearchIsAnsweredAtOnce_data();
    void aSearchIsAnsweredAtOnce();
    void anotherOrderComesAtOnce();
    void theStatisticsComeAtOnce();
    void oneMoreMatchIsCountedAtOnce();
    void unfinishedMatchesAreFoundAtOnce();
};

namespace {

constexpr qint64 kAtOnce = 300;  // ms

/// Matches of some years, several a day: five games, bots of seven levels, names, results.
const QStringList& statements() {
    static const QStringList all{
        uR"(CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1)
            SELECT i, 1 + i * 50 / %1 % 7 AS level, 1450000000000 + i * (320000000000 / %1) AS at,
            CASE i % 5 WHEN 0 THEN 'matador' WHEN 1 THEN 'russian' WHEN 2 THEN 'triominoes'
            WHEN 3 THEN 'matador' ELSE 'matching_elements' END AS game FROM n)"_s,
        uR"(INSERT INTO matches(game, seats, deal, options, deck, players, names, you, casual, started, changed,
            finished, round, to_move, scores, winners, won, plies, hints, undos, touched, level, ahead)
            SELECT game, 3, i, '{}', '[]',
            '[{"name":"Zoe","human":true,"level":3},{"name":"","human":false,"level":' || level
            || '},{"name":"","human":false,"level":' || level || '}]',
            char(10) || CASE i % 50 WHEN 0 THEN 'zoe' ELSE 'maria' END || char(10) || char(0xE001) || char(10)
            || char(0xE002) || char(10) || char(0xE022), 0, 1, at - 600000, at, at, 1 + i % 6, -1,
            '[' || (i % 200) || ',' || (i % 190) || ',' || (i % 180) || ']', CASE i % 3 WHEN 0 THEN '[0]' ELSE '[1]' END,
            i % 3 = 0, 20 + i % 300, i % 9 = 0, 0, i, level, i % 200 - i % 190 FROM n)"_s,
        uR"(INSERT INTO digests(match, version, share, points, ahead, luck, rounds, rounds_won, best_round, drawn,
            levels, sides, earned)
            SELECT id, 1, id % 3 = 0, id % 200, id % 40 - 20.5, id % 30 - 15.25, 3, 1, id % 60, 5,
            '-1,' || level || ',' || level, '0,1,2', 'hands 3 ' || (id % 100) || ';blocked 1 10' FROM matches)"_s,
        u"DROP TABLE n"_s};
    return all;
}

}  // namespace

template <class Run>
qint64 TestPastSpeed::best(Run run) {
    qint64 least = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 3; ++i) least = std::min(least, run());
    return least;
}

void TestPastSpeed::fill() {
    { (void)Desk(file()).list(); }
    Database database(file());
    QVERIFY(database.open() == StoreProblem{});
    for (const QString& statement : statements())
        QVERIFY2(database.run(QString(statement).replace(u"%1"_s, QString::number(many_))),
                 qPrintable(statement));
}

void TestPastSpeed::initTestCase() {
    if (const int wanted = qEnvironmentVariableIntValue("BONEYARD_PAST"); wanted > 0) many_ = wanted;
    folder_ = std::make_unique<QTemporaryDir>();
    fill();
    QElapsedTimer clock;
    clock.start();
    desk_ = std::make_unique<Desk>(file());
    std::optional<DaySums> sums;
    const auto summed = [&] {
        int count = 0;
        for (const DayTally& day : sums.value_or(DaySums()).tallies) count += day.matches;
        return count;
    };
    while (summed() < many_ && clock.elapsed() < 300'000) {
        sums.reset();
        desk_->archive.sums(this, [&](const DaySums& known) { sums = known; });
        QVERIFY(comesTrue([&] { return sums.has_value(); }));
        QTest::qWait(20);
    }
    QCOMPARE(summed(), many_);
    qInfo("%d matches; summed once, of an older version: %lld ms", many_, clock.elapsed());
}

qint64 TestPastSpeed::listed(History& history, const std::function<void()>& change) {
    QSignalSpy listed(&history, &History::listed);
    QElapsedTimer clock;
    clock.start();
    change();
    if (!comesTrue([&] { return !listed.isEmpty(); })) return std::numeric_limits<qint64>::max();
    return clock.elapsed();
}

void TestPastSpeed::theHistoryComesAtOnce() {
    const qint64 time = best([&] {
        QElapsedTimer clock;
        clock.start();
        History history(desk_->archive);
        (void)comesTrue([&] { return history.total() == many_; });
        return clock.elapsed();
    });
    qInfo("the history: %lld ms", time);
    QVERIFY(time < kAtOnce);
}

void TestPastSpeed::aSearchIsAnsweredAtOnce_data() {
    QTest::addColumn<QString>("words");
    for (const char* words :
         {"zoe", "bruno", "skilled", "matador zoe", "2024", "4711", "xyzzy", "deal of the day"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void TestPastSpeed::aSearchIsAnsweredAtOnce() {
    QFETCH(QString, words);
    History history(desk_->archive);
    QVERIFY(comesTrue([&] { return history.total() >= 0; }));
    int found = 0;
    const qint64 time = best([&] {
        history.setWords({});
        (void)comesTrue([&] { return history.total() == many_; });
        const qint64 taken = listed(history, [&] { history.setWords(words); });
        found = history.total();
        return taken;
    });
    qInfo("search for \"%s\", %d found: %lld ms", qPrintable(words), found, time);
    QVERIFY(time < kAtOnce + 120);  // with the pause in which somebody may go on writing
}

void TestPastSpeed::anotherOrderComesAtOnce() {
    History history(desk_->archive);
    QVERIFY(comesTrue([&] { return history.total() >= 0; }));
    for (const QString& order :
         {u"oldest"_s, u"game"_s, u"longest"_s, u"shortest"_s, u"best"_s, u"worst"_s}) {
        const qint64 time = listed(history, [&] { history.setOrder(order); });
        qInfo("in the order \"%s\": %lld ms", qPrintable(order), time);
        QVERIFY(time < kAtOnce);
    }
}

void TestPastSpeed::theStatisticsComeAtOnce() {
    qint64 worked = 0;
    const qint64 time = best([&] {
        StatisticsModel model;
        QElapsedTimer clock;
        clock.start();
        model.setArchive(&desk_->archive);
        (void)comesTrue([&] { return model.ready(); });
        const qint64 there = clock.elapsed();
        model.setGameId({});
        worked = clock.elapsed() - there;
        if (model.figures().isEmpty() || model.tally().matches == 0)
            return std::numeric_limits<qint64>::max();
        return there;
    });
    qInfo("the statistics: %lld ms; all games: %lld ms", time, worked);
    QVERIFY(time < kAtOnce);
}

void TestPastSpeed::oneMoreMatchIsCountedAtOnce() {
    QSignalSpy counting(&desk_->archive, &Archive::counting);
    MatchDigest digest;
    digest.levels = {MatchDigest::kPerson, 3, 3};
    digest.sides = {0, 1, 2};
    const std::uint64_t line = lineOf(desk_->load(many_)->played);
    QElapsedTimer clock;
    clock.start();
    desk_->archive.keepDigest(many_, line, digest);
    QVERIFY(comesTrue([&] { return !counting.isEmpty(); }));
    qInfo("one more match counted: %lld ms", clock.elapsed());
    QVERIFY(clock.elapsed() < kAtOnce);
    std::optional<QList<int>> left;
    clock.start();
    desk_->archive.uncounted(this, [&](const QList<int>& ids) { left = ids; });
    QVERIFY(comesTrue([&] { return left.has_value(); }));
    qInfo("asked what is to be counted: %lld ms", clock.elapsed());
    QVERIFY(clock.elapsed() < kAtOnce);
}

void TestPastSpeed::unfinishedMatchesAreFoundAtOnce() {
    QElapsedTimer clock;
    clock.start();
    (void)desk_->list({.state = MatchFilter::State::Unfinished}, 0, 20);
    qInfo("unfinished ones: %lld ms", clock.elapsed());
    QVERIFY(clock.elapsed() < kAtOnce);
}

BONEYARD_TEST(TestPastSpeed)

#include "tst_past_speed.moc"
