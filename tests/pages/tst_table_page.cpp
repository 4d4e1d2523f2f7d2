// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "pagetest.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page at which a match is played, in the real window.
class TestTablePage : public PageTest {
    Q_OBJECT

    /// What is wrong with a question and its answers.
    [[nodiscard]] QStringList panelFaults(const QQuickItem& panel) const;
    void click(const QPointF& at) const {
        QTest::mouseClick(game_->window(), Qt::LeftButton, {}, at.toPoint());
    }

private slots:
    void aLineSaysWhatIsToBeDoneInThatOnePlace();
    void aPassThatIsDoneByItselfHasNoButton();
    void botsWaitWhileNobodySeesTheWindow_data();
    void botsWaitWhileNobodySeesTheWindow();
    void aResultThatWasPutAwayComesBack_data();
    void aResultThatWasPutAwayComesBack();
    void theRulesOfAResultOpenWhereThatEndIsExplained();
    void theSheetOfARoundSaysHowManyPointsWinTheMatch();
    void nextRoundAndResultStandApartInASmallWindow();
    void theAnswersToAQuestionKeepInsideItsPanel_data();
    void theAnswersToAQuestionKeepInsideItsPanel();
    void aHintGoesAsSoonAsThePlayerActs();
};

void TestTablePage::aLineSaysWhatIsToBeDoneInThatOnePlace() {
    openFor(u"triominoes"_s, 3, {0}, 667350729, u"instant"_s);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    const auto line = [this] { return game_->item(u"prompt"_s); };
    QTRY_VERIFY(line() != nullptr);
    QTRY_COMPARE(line()->property("text").toString(), u"Your turn: lay a tile, or draw (−5)."_s);
    const QPointF at = place(*line()).topLeft();
    QVERIFY(match().playSpot(0) || match().play(u"draw"_s));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QCOMPARE(place(*line()).topLeft(), at);
    settings_->setShowPrompt(false);
    QVERIFY(line() == nullptr);
    settings_->setShowPrompt(true);
    QVERIFY(line() != nullptr);
}

void TestTablePage::aPassThatIsDoneByItselfHasNoButton() {
    // After 5-5 and 2-0 only a 2 or a matador would fit, and all tiles are dealt.
    MatchPlan plan{u"matador"_s,
                   2,
                   1,
                   {{"opener", std::string("rotate")}, {"hand", std::string("all")}},
                   Players::usual(2)};
    plan.deck = {"5-5", "0-1", "0-3", "0-4", "0-5", "0-6", "1-1", "1-3", "1-4", "1-5",
                 "3-3", "3-5", "3-6", "4-4", "0-2", "0-0", "1-6", "2-5", "3-4", "1-2",
                 "2-2", "2-3", "2-4", "2-6", "4-5", "4-6", "5-6", "6-6"};
    for (const char* action : {"open 5-5", "place 0-2 R 2"}) plan.played.push_back({action, By::Bot});
    settings_->setPace(u"slow"_s);
    openTable(plan, {1000, 700});
    QTRY_VERIFY(match().turn()->forced());
    const QObject here;
    QString asked;
    const auto prompt = [this] { return game_->item(u"prompt"_s); };
    connect(match().turn(), &Turn::forcedChanged, &here, [&] {  // just before the pass is made
        if (prompt() != nullptr) asked = prompt()->property("text").toString();
    });
    QTRY_VERIFY(!match().turn()->forced() || (prompt() != nullptr && game_->items({u"choice"_s}).isEmpty()));
    QTRY_VERIFY_WITH_TIMEOUT(!match().turn()->forced(), 10'000);
    QCOMPARE(asked, u"None of your tiles fits: you pass."_s);
}

void TestTablePage::botsWaitWhileNobodySeesTheWindow_data() {
    QTest::addColumn<bool>("minimised");
    QTest::newRow("hidden") << false;
    QTest::newRow("minimised") << true;
}

void TestTablePage::botsWaitWhileNobodySeesTheWindow() {
    QFETCH(bool, minimised);
    openFor(u"matador"_s, 3, {}, 5, u"fast"_s);
    const Match* match = game_->match();
    QTRY_VERIFY(match->match()->actions().size() > 1);
    if (minimised) {
        game_->window()->setWindowStates(Qt::WindowMinimized);
    } else {
        game_->window()->hide();
    }
    QTRY_VERIFY(game_->match()->turn()->pace()->hidden());
    QVERIFY(!game_->match()->turn()->pace()->paused() && match->atRest());
    const auto before = match->match()->actions().size();
    QTest::qWait(800);
    QCOMPARE(match->match()->actions().size(), before);
    game_->window()->setWindowStates(Qt::WindowNoState);
    game_->window()->show();
    QTRY_VERIFY(match->match()->actions().size() > before);
    QVERIFY(!game_->match()->turn()->pace()->hidden());
}

void TestTablePage::aResultThatWasPutAwayComesBack_data() {
    QTest::addColumn<int>("target");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("phase");
    QTest::newRow("of a round") << 500 << u"roundSheet"_s << int(Turn::RoundOver);
    QTest::newRow("of a match") << 0 << u"matchSheet"_s << int(Turn::MatchOver);
}

void TestTablePage::aResultThatWasPutAwayComesBack() {
    QFETCH(int, target);
    QFETCH(QString, name);
    QFETCH(int, phase);
    // A round that the person wins or loses without a move of their own: the others play it out.
    openFor(u"matador"_s, 2, {}, 5, u"fast"_s, {{"target", target}});
    game_->match()->turn()->pace()->setSpeed(u"instant"_s);
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(name) != nullptr, 10'000);
    QTRY_VERIFY(game_->item(name)->property("settled").toBool());
    QTest::qWait(200);
    if (target > 0) {
        click({5, 350});  // beside it
    } else {
        click(middleOf(u"close"_s));  // it is a page
    }
    QTRY_VERIFY(game_->item(name) == nullptr);
    QCOMPARE(int(game_->match()->turn()->phase()), phase);
    QTRY_VERIFY(game_->item(u"result"_s) != nullptr &&
                game_->item(u"result"_s)->property("settled").toBool());
    click(middleOf(u"result"_s));
    QTRY_VERIFY(game_->item(name) != nullptr);
    if (target > 0) return;
    QTRY_VERIFY(game_->item(name)->property("settled").toBool());
    click(middleOf(u"lookBackButton"_s));
    QTRY_VERIFY(game_->item(u"tablePage"_s) == nullptr);
    QVERIFY(game_->item(u"replayPage"_s) != nullptr);
}

void TestTablePage::theRulesOfAResultOpenWhereThatEndIsExplained() {
    openFor(u"tiles_and_deal"_s, 2, {}, 5, u"instant"_s, {{"target", 500}});
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"roundSheet"_s) != nullptr, 20'000);
    const QString ending = game_->match()->roundEnd()->kind();
    const QString section = RuleBook::anchorFor(u"tiles_and_deal"_s, u"end"_s, ending);
    QVERIFY2(ending != u"draw"_s && section != u"round-end"_s, qPrintable(ending));
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"roundSheet"_s), "rulesWanted"));
    QTRY_VERIFY(game_->item(u"rulesPage"_s) != nullptr);
    QCOMPARE(game_->item(u"rulesPage"_s)->property("anchor").toString(), section);
}

void TestTablePage::theSheetOfARoundSaysHowManyPointsWinTheMatch() {
    openFor(u"matador"_s, 2, {}, 5, u"instant"_s, {{"target", 300}});
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"roundSheet"_s) != nullptr, 20'000);
    QCOMPARE(game_->item(u"roundTarget"_s)->property("text").toString(), u"Points to win the match: 300"_s);
}

void TestTablePage::nextRoundAndResultStandApartInASmallWindow() {
    openFor(u"russian"_s, 2, {}, 5, u"instant"_s, {{"target", 500}});
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"roundSheet"_s) != nullptr, 10'000);
    QTest::keyClick(game_->window(), Qt::Key_Escape);  // to look at the table
    QTRY_VERIFY(game_->item(u"goOn"_s) != nullptr);
    game_->window()->resize(640, 480);
    for (const char* language : {"en", "de", "ru", "fr", "ar"}) {
        settings_->setLanguage(QString::fromLatin1(language));
        QTest::qWait(60);
        const QQuickItem* on = game_->item(u"goOn"_s);
        const QQuickItem* result = game_->item(u"result"_s);
        QVERIFY(on != nullptr && result != nullptr);
        QVERIFY2(place(*on).bottom() < place(*result).top(), language);
        QVERIFY2(place(*on).top() > 0 && place(*result).bottom() <= 480, language);
        QVERIFY2(on->implicitHeight() <= on->height() && result->implicitHeight() <= result->height(),
                 language);
        if (qstrcmp(language, "en") == 0) QVERIFY(on->height() < 46);  // in one line
    }
    settings_->setLanguage(u"en"_s);
}

QStringList TestTablePage::panelFaults(const QQuickItem& panel) const {
    QStringList faults;
    const QRectF all = place(panel);
    if (!QRectF(QPointF(), window().size()).contains(all)) faults.append(u"the panel is out of sight"_s);
    const bool scrolls =
        match().selection()->choices()->range().isEmpty();  // several answers may; the bet is whole
    QList<const QQuickItem*> inside{&panel};
    while (!inside.isEmpty()) {
        const QQuickItem* item = inside.takeLast();
        if (!item->isVisible()) continue;
        const QRectF at = place(*item);
        const QString name = item->property("text").toString();
        const bool across = at.left() >= all.left() + 4 && at.right() <= all.right() - 4;
        const bool down = at.top() >= all.top() + 4 && at.bottom() <= all.bottom() - 4;
        const bool button = item->inherits("QQuickAbstractButton");
        if (button && !(across && (down || scrolls))) faults.append(u"at the edge: "_s + name);
        if (item->inherits("QQuickText") && item->property("truncated").toBool())
            faults.append(u"cut: "_s + name);
        for (const QQuickItem* child : item->childItems()) inside.append(child);
    }
    return faults;
}

void TestTablePage::theAnswersToAQuestionKeepInsideItsPanel_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    for (const QSize& size : {QSize(480, 320), QSize(640, 400), QSize(800, 600)}) {
        for (const double text : {1.0, 1.6}) {
            if (qEnvironmentVariableIsSet("BONEYARD_QUICK") && (size.width() != 640) == (text < 1.5))
                continue;
            QTest::addRow("%dx%d, text %g", size.width(), size.height(), text) << size << text;
        }
    }
}

void TestTablePage::theAnswersToAQuestionKeepInsideItsPanel() {
    QFETCH(QSize, size);
    QFETCH(double, text);
    settings_->setTextScale(text);
    openFor(u"matching_elements"_s, 3, {0}, 3, u"instant"_s, {}, size);
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    QStringList faults;
    for (int question = 0; question < 12 && !match().table()->texts()->question().isEmpty(); ++question) {
        QTRY_VERIFY(game_->item(u"answer"_s) != nullptr);
        const auto* panel = game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
        QVERIFY(panel != nullptr);
        for (const char* language : {"en", "de", "ru", "ar"}) {
            settings_->setLanguage(QString::fromLatin1(language));
            QStringList found;  // what stays is a fault
            (void)QTest::qWaitFor([&] { return (found = panelFaults(*panel)).isEmpty(); }, 400);
            for (const QString& fault : std::as_const(found))
                faults.append(u"question %1, %2: %3"_s.arg(question).arg(QLatin1String(language), fault));
        }
        settings_->setLanguage(u"en"_s);
        const bool bet = !match().selection()->choices()->range().isEmpty();
        QVERIFY(
            match().play(QString::fromStdString(match().match()->legal().front()).section(u".."_s, 0, 0)));
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
        if (bet) break;  // that was the last one
    }
    settings_->setTextScale(1);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestTablePage::aHintGoesAsSoonAsThePlayerActs() {
    openFor(u"matador"_s, 2, {0}, 2, u"slow"_s);
    Match* match = game_->match();
    QTRY_VERIFY_WITH_TIMEOUT(match->turn()->mayAct(), 20'000);
    emit match->said(u"Lay the 3-4."_s);
    QQuickItem* message = game_->item(u"message"_s);
    QVERIFY(message != nullptr);
    QCOMPARE(message->property("words").toString(), u"Lay the 3-4."_s);
    QVERIFY(match->play(QString::fromStdString(match->match()->legal().front())));
    QTRY_VERIFY(!message->isVisible() || message->property("words") != u"Lay the 3-4."_s);
}

BONEYARD_TEST(TestTablePage)
#include "tst_table_page.moc"
