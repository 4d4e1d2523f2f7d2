// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTest>
#include <optional>

#include "bots/analyzer.h"
#include "common/line.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "store/storedmatch.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page of statistics, with little or nothing played.
class TestStatisticsPage : public PageTest {
    Q_OBJECT

    /// Plays a round of Matador to its end, and keeps it: its number.
    int finish(bool hint);
    /// Opens the page, and asks for the table of matches to be written there.
    void exportTo(const QString& path);
    /// What is read on the page.
    [[nodiscard]] QStringList read() const;

private slots:
    void withLittlePlayedThePageSaysWhatComes_data();
    void withLittlePlayedThePageSaysWhatComes();
    void whatALookBackFoundIsShownThoughOnlyMatchesWithHelpWerePlayed();
    void theTableIsNotWrittenOverAnotherFileWithoutAQuestion();
    void thePageThatComesOverTheQuestionForAFileHasTheKeys();
};

int TestStatisticsPage::finish(bool hint) {
    const MatchPlan plan{u"matador"_s, 2, 3, {{"target", 0}}, Players::usual(2)};
    const auto match = new_match("matador", 2, 3, plan.options);
    const auto journal = archive_->journal();
    int id = 0;
    journal->begin(plan, standingOf((*match)->status()), [&](int number) { id = number; });
    if (hint) journal->countHint();
    int kept = 0;
    int played = 0;
    while (!(*match)->status().match_over()) {
        const std::string action = (*match)->legal().front();
        [&] { QVERIFY((*match)->play(action)); }();
        journal->keep({action, By::Person}, standingOf((*match)->status()), [&] { ++kept; });
        ++played;
    }
    [&] { QTRY_VERIFY(id > 0 && kept == played); }();
    return id;
}

void TestStatisticsPage::exportTo(const QString& path) {
    QQuickItem* button = game_->item(u"exportButton"_s);
    QVERIFY(button != nullptr);
    button->forceActiveFocus(Qt::TabFocusReason);
    settle();
    QTest::keyClick(&window(), Qt::Key_Space);
    QTRY_VERIFY(game_->item(u"pathSheet"_s) != nullptr);
    QVERIFY(game_->item(u"pathSheet"_s)->property("path").toString().endsWith(u".csv"_s));
    game_->item(u"pathSheet"_s)->setProperty("path", path);
    QTest::keyClick(&window(), Qt::Key_Return);
}

QStringList TestStatisticsPage::read() const {
    QStringList found;
    for (const QQuickItem* item : allSeen(window().contentItem(), {u"AppText"_s})) {
        const QString words = item->property("text").toString();
        if (!words.isEmpty()) found.append(words);
    }
    return found;
}

void TestStatisticsPage::withLittlePlayedThePageSaysWhatComes_data() {
    QTest::addColumn<bool>("played");
    QTest::newRow("nothing at all") << false;
    QTest::newRow("a match with a hint") << true;
}

void TestStatisticsPage::withLittlePlayedThePageSaysWhatComes() {
    QFETCH(bool, played);
    settings_->setLanguage(u"en"_s);
    if (played) finish(true);
    if (QTest::currentTestFailed()) return;
    LaunchPlan plan;
    plan.page = u"statistics"_s;
    plan.size = {800, 600};
    openWindow(plan);
    QTRY_VERIFY(game_->item(u"toCome"_s) != nullptr);
    QTRY_COMPARE(game_->item(u"statisticsGame"_s) != nullptr, played);
    const QQuickItem* helped = game_->item(u"helped"_s);
    QCOMPARE(helped != nullptr, played);
    if (played) QVERIFY2(helped->property("text").toString().contains(u"1 played"_s), "");
    const QStringList words = read();
    QVERIFY(words.size() > 5);
    for (const QString& one : words)
        QVERIFY2(one.front().isLetter() && !one.contains(u"..."_s), qPrintable(one));
}

void TestStatisticsPage::whatALookBackFoundIsShownThoughOnlyMatchesWithHelpWerePlayed() {
    settings_->setLanguage(u"en"_s);
    const int id = finish(true);
    if (QTest::currentTestFailed()) return;
    std::optional<MatchPlan> found;
    archive_->load(id, this, [&](const std::optional<MatchPlan>& plan) { found = plan; });
    QTRY_VERIFY(found);
    archive_->keepAnalysis(id, 0, bots::kAnalyzerVersion, "[]");
    archive_->keepVerdict(id, lineOf(found->played), 0, bots::kAnalyzerVersion,
                          {0.9, 10, {{u"lay"_s, 2, 1, 0, 7.5}}});
    LaunchPlan plan;
    plan.page = u"statistics"_s;
    plan.size = {1000, 800};
    openWindow(plan);
    QTRY_VERIFY(game_->item(u"statisticsCards"_s) != nullptr);
    QTRY_VERIFY(read().contains(u"What mistakes cost"_s));
    const QStringList words = read();
    QVERIFY(words.contains(u"Accuracy"_s));
    QVERIFY(words.contains(u"over 1 match"_s));
    QVERIFY(!words.contains(u"Result"_s));  // of which nothing is known
}

void TestStatisticsPage::theTableIsNotWrittenOverAnotherFileWithoutAQuestion() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    QSKIP("The system asks for the file, by a dialog of its own.");
#endif
    const auto written = [](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QString dear = folder_.filePath(u"dear.csv"_s);
    QFile file(dear);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
    file.close();
    finish(false);
    if (QTest::currentTestFailed()) return;
    LaunchPlan plan;
    plan.page = u"statistics"_s;
    openWindow(plan);
    QTRY_VERIFY(game_->item(u"exportButton"_s) != nullptr);
    exportTo(folder_.filePath(u"dear"_s));
    QTRY_VERIFY(game_->item(u"takenQuestion"_s) != nullptr);
    QCOMPARE(window().activeFocusItem()->objectName(), u"keepBoth"_s);
    QCOMPARE(written(dear), QByteArray("precious"));
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(written(folder_.filePath(u"dear 2.csv"_s)).count('\n') > 1);
    QCOMPARE(written(dear), QByteArray("precious"));
    QTRY_VERIFY(game_->item(u"told"_s) != nullptr);
    QCOMPARE(window().activeFocusItem()->objectName(), u"exportButton"_s);
    // What went wrong does not look like what went well.
    const QVariant well = game_->item(u"told"_s)->property("color");
    exportTo(folder_.filePath(u"no/such/table.csv"_s));
    QTRY_VERIFY(game_->item(u"told"_s)->property("text").toString().contains(u"cannot be written"_s));
    QVERIFY(game_->item(u"told"_s)->property("color") != well);
}

void TestStatisticsPage::thePageThatComesOverTheQuestionForAFileHasTheKeys() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    QSKIP("The system asks for the file, by a dialog of its own.");
#endif
    const QString there = folder_.filePath(u"there.csv"_s);
    QFile file(there);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") > 0);
    file.close();
    finish(false);
    LaunchPlan launch;
    launch.page = u"statistics"_s;
    launch.size = {1000, 700};
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"exportButton"_s) != nullptr);
    exportTo(there);
    QTRY_VERIFY(game_->item(u"keepBoth"_s) != nullptr);
    QVERIFY(match().startPlan({u"matador"_s, 2, 1, {}, Players::usual(2)}));
    emit match().journal()->takenUp();
    QTRY_VERIFY(game_->item(u"pathSheet"_s) == nullptr);
    QTRY_VERIFY(window().activeFocusItem() != nullptr && window().activeFocusItem()->isVisible());
    QTRY_VERIFY(game_->item(u"tablePage"_s)->isAncestorOf(window().activeFocusItem()));
}

BONEYARD_TEST(TestStatisticsPage)

#include "tst_statistics_page.moc"
