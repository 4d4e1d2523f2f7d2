// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Another match in the place of one that is not over.
class TestStartAgain : public PageTest {
    Q_OBJECT

    /// By the menu, as far as the question.
    void ask();
    void click(const QString& name) const {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
    }

private slots:
    void aMatchThatIsNotOverIsLeftOnlyWhenThatIsSaidTwice_data();
    void aMatchThatIsNotOverIsLeftOnlyWhenThatIsSaidTwice();
    void theQuestionSaysWhatBecomesOfTheMatch();
};

void TestStartAgain::ask() {
    settle();
    click(u"menuButton"_s);
    QTRY_VERIFY(game_->item(u"restartEntry"_s) != nullptr);
    settle();
    auto* entry = game_->item(u"restartEntry"_s);
    entry->forceActiveFocus();  // in a low window it is scrolled into sight by that
    QTest::keyClick(&window(), Qt::Key_Space);
    QTRY_VERIFY(game_->item(u"startAgainSheet"_s) != nullptr);
    settle();
}

void TestStartAgain::aMatchThatIsNotOverIsLeftOnlyWhenThatIsSaidTwice_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(480, 320);
    QTest::newRow("usual") << QSize(1280, 800);
}

void TestStartAgain::aMatchThatIsNotOverIsLeftOnlyWhenThatIsSaidTwice() {
    QFETCH(QSize, size);
    openTable({u"triominoes"_s, 3, 4, {}, Players::usual(3)}, size);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QVERIFY(match().playSpot(0) || match().play(u"draw"_s));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    const std::vector<std::string> before = match().match()->actions();
    ask();
    QVERIFY(match().match()->actions() == before);
    QTest::keyClick(&window(), Qt::Key_Return);  // what has the keys changes nothing
    QTRY_VERIFY(game_->item(u"startAgainSheet"_s) == nullptr);
    QVERIFY(match().match()->actions() == before && match().game()->deal() == u"4"_s);
    ask();
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"startAgainSheet"_s) == nullptr);
    QVERIFY(match().match()->actions() == before && match().game()->deal() == u"4"_s);
    ask();
    click(u"startAgain"_s);
    QTRY_VERIFY(match().game()->deal() != u"4"_s);
    QCOMPARE(match().round(), 1);
    QTRY_VERIFY(game_->item(u"startAgainSheet"_s) == nullptr);
}

void TestStartAgain::theQuestionSaysWhatBecomesOfTheMatch() {
    settings_->setLanguage(u"en"_s);
    for (const bool kept : {false, true}) {
        LaunchPlan launch;
        launch.size = {1280, 800};
        openWindow(launch);
        match().journal()->setArchive(archive_.get());
        MatchPlan plan{u"triominoes"_s, 3, 4, {}, Players::usual(3)};
        plan.keep = kept;
        QVERIFY(match().startPlan(plan));
        emit match().journal()->takenUp();
        QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
        settle();
        QVERIFY(match().playSpot(0) || match().play(u"draw"_s));
        QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
        ask();
        const auto said = game_->items({u"fate"_s});
        QCOMPARE(said.size(), 1);
        QVERIFY(said.first()->property("text").toString().contains(kept ? u"wait"_s : u"lost"_s));
        const int id = match().journal()->stored();
        QCOMPARE(id > 0, kept);
        click(u"startAgain"_s);
        QTRY_VERIFY(match().game()->deal() != u"4"_s);
        if (!kept) continue;
        match().journal()->takeUp(id);  // there it is
        QTRY_COMPARE(match().game()->deal(), u"4"_s);
    }
}

BONEYARD_TEST(TestStartAgain)

#include "tst_start_again.moc"
