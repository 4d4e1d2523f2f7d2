// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QTest>
#include <map>

#include "pagetest.h"
#include "registry.h"
#include "rules/rulebook.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page at which a match is played, in the real window.
class TestTablePage : public PageTest {
    Q_OBJECT

    void open(const QString& game, int seats, std::initializer_list<int> people, std::uint64_t deal,
              const QString& pace, kit::GivenOptions options = {});
    [[nodiscard]] QRectF place(const QQuickItem& item) const {
        return item.mapRectToScene({0, 0, item.width(), item.height()});
    }
    /// The points that are to be seen; and the tiles on the table and the plates, which they must not cover.
    void gather(QQuickItem* item, QList<QQuickItem*>& pops, QList<QQuickItem*>& others) const;
    void click(const QPointF& at) const {
        QTest::mouseClick(game_->window(), Qt::LeftButton, {}, at.toPoint());
    }

private slots:
    void aLineSaysWhatIsToBeDoneInThatOnePlace();
    void botsWaitWhileNobodySeesTheWindow();
    void aResultThatWasPutAwayComesBack();
    void theRulesOfAResultOpenWhereThatEndIsExplained();
    void nextRoundAndResultStandApartInASmallWindow();
    void theAnswersToAQuestionKeepInsideItsPanel();
    void aHintGoesAsSoonAsThePlayerActs();
    void pointsComeUpOverNoTileAndNoPlate();
    void thePointsOfTilesDrawnOneByOneJoin();
};

void TestTablePage::open(const QString& game, int seats, std::initializer_list<int> people,
                         std::uint64_t deal, const QString& pace, kit::GivenOptions options) {
    settings_->setPace(pace);
    MatchPlan plan{game, seats, deal, std::move(options), Players::usual(seats)};
    for (int seat = 0; seat < seats; ++seat) plan.players[seat].human = false;
    for (const int seat : people) plan.players[seat].human = true;
    openTable(std::move(plan), {1000, 700});
}

void TestTablePage::gather(QQuickItem* item, QList<QQuickItem*>& pops, QList<QQuickItem*>& others) const {
    if (!item->isVisible() || item->opacity() < 0.1) return;
    if (item->objectName() == u"scorePop"_s) pops.append(item);
    const bool still =
        item->objectName() != u"piece"_s || qFuzzyCompare(item->property("_flight").toDouble(), 1);
    if (item->inherits("SeatPlate") || QByteArray(item->metaObject()->className()).startsWith("SeatPlate") ||
        (item->objectName() == u"piece"_s && still)) {
        others.append(item);
    }
    for (QQuickItem* child : item->childItems()) gather(child, pops, others);
}

void TestTablePage::aLineSaysWhatIsToBeDoneInThatOnePlace() {
    open(u"triominoes"_s, 3, {0}, 667350729, u"instant"_s);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    const auto line = [this] { return game_->item(u"prompt"_s); };
    QTRY_VERIFY(line() != nullptr);
    QCOMPARE(line()->property("text").toString(), u"Lay a tile, or draw (-5)."_s);
    const QPointF at = place(*line()).topLeft();
    QVERIFY(match().playSpot(0) || match().play(u"draw"_s));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QCOMPARE(place(*line()).topLeft(), at);
    settings_->setShowPrompt(false);
    QVERIFY(line() == nullptr);
    settings_->setShowPrompt(true);
    QVERIFY(line() != nullptr);
}

void TestTablePage::botsWaitWhileNobodySeesTheWindow() {
    open(u"matador"_s, 3, {}, 5, u"fast"_s);
    const Match* match = game_->match();
    QTRY_VERIFY(match->match()->actions().size() > 1);
    game_->window()->hide();
    QTRY_VERIFY(game_->match()->turn()->hidden());
    QVERIFY(!game_->match()->turn()->paused() && match->atRest());
    const auto before = match->match()->actions().size();
    QTest::qWait(800);
    QCOMPARE(match->match()->actions().size(), before);
    game_->window()->show();
    QTRY_VERIFY(match->match()->actions().size() > before);
    QVERIFY(!game_->match()->turn()->hidden());
}

void TestTablePage::aResultThatWasPutAwayComesBack() {
    // A round that the person wins or loses without a move of his: the others play it out.
    open(u"matador"_s, 2, {}, 5, u"fast"_s, {{"target", 500}});
    game_->match()->turn()->setPace(u"instant"_s);
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"roundSheet"_s) != nullptr, 10'000);
    QQuickItem* sheet = game_->item(u"roundSheet"_s);
    QTRY_VERIFY(sheet->property("settled").toBool());
    click({5, 350});
    QTRY_VERIFY(game_->item(u"roundSheet"_s) == nullptr);
    QCOMPARE(game_->match()->turn()->phase(), Turn::RoundOver);
    auto* area = game_->item(u"playArea"_s);
    QVERIFY(area != nullptr);
    QVERIFY(QMetaObject::invokeMethod(area, "sheetWanted", Q_ARG(QString, u"result"_s)));
    QTRY_VERIFY(game_->item(u"roundSheet"_s) != nullptr);
}

void TestTablePage::theRulesOfAResultOpenWhereThatEndIsExplained() {
    open(u"tiles_and_deal"_s, 2, {}, 5, u"instant"_s, {{"target", 500}});
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"roundSheet"_s) != nullptr, 20'000);
    const QString ending = game_->match()->roundEnding();
    const QString section = RuleBook::anchorFor(u"tiles_and_deal"_s, u"end"_s, ending);
    QVERIFY2(ending != u"draw"_s && section != u"round-end"_s, qPrintable(ending));
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"roundSheet"_s), "rulesWanted"));
    QTRY_VERIFY(game_->item(u"rulesPage"_s) != nullptr);
    QCOMPARE(game_->item(u"rulesPage"_s)->property("anchor").toString(), section);
}

void TestTablePage::nextRoundAndResultStandApartInASmallWindow() {
    open(u"russian"_s, 2, {}, 5, u"instant"_s, {{"target", 500}});
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"roundSheet"_s) != nullptr, 10'000);
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

void TestTablePage::theAnswersToAQuestionKeepInsideItsPanel() {
    open(u"matching_elements"_s, 3, {0}, 3, u"instant"_s);
    game_->window()->resize(480, 320);
    Match* match = game_->match();
    QTRY_VERIFY_WITH_TIMEOUT(match->turn()->mayAct(), 20'000);
    while (match->selection()->choices()->range().isEmpty()) {  // on to the bets
        QVERIFY(match->play(QString::fromStdString(match->match()->legal().front())));
        QTRY_VERIFY_WITH_TIMEOUT(match->turn()->mayAct(), 20'000);
    }
    QTRY_VERIFY(game_->item(u"answer"_s) != nullptr);
    const auto* panel = game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
    QVERIFY(panel != nullptr);
    QTRY_VERIFY(QRectF(0, 0, 480, 320).contains(place(*panel)));
    QTRY_VERIFY(place(*panel).adjusted(4, 4, -4, -4).contains(place(*game_->item(u"answer"_s))));
}

void TestTablePage::aHintGoesAsSoonAsThePlayerActs() {
    open(u"matador"_s, 2, {0}, 2, u"slow"_s);
    Match* match = game_->match();
    QTRY_VERIFY_WITH_TIMEOUT(match->turn()->mayAct(), 20'000);
    emit match->said(u"Lay the 3-4."_s);
    QQuickItem* message = game_->item(u"message"_s);
    QVERIFY(message != nullptr);
    QCOMPARE(message->property("words").toString(), u"Lay the 3-4."_s);
    QVERIFY(match->play(QString::fromStdString(match->match()->legal().front())));
    QTRY_VERIFY(!message->isVisible() || message->property("words") != u"Lay the 3-4."_s);
}

void TestTablePage::pointsComeUpOverNoTileAndNoPlate() {
    open(u"triominoes"_s, 4, {}, 5, u"normal"_s);
    game_->match()->turn()->setPace(u"fast"_s);
    constexpr int kSettling = 300;  // ms in which a tile may lie under what was there before it
    std::map<std::pair<const QQuickItem*, const QQuickItem*>, QElapsedTimer> over;
    int seen = 0;
    const QDeadlineTimer end(20'000);
    while (seen < 80 && !end.hasExpired()) {
        QTest::qWait(30);
        QList<QQuickItem*> pops;
        QList<QQuickItem*> others;
        gather(game_->window()->contentItem(), pops, others);
        for (const QQuickItem* pop : pops) {
            ++seen;
            for (const QQuickItem* other : others) {
                const QRectF both = place(*pop) & place(*other);
                QElapsedTimer& since = over[{pop, other}];
                if (both.width() < 2 || both.height() < 2) {
                    since.invalidate();
                } else if (!since.isValid()) {
                    since.start();
                }
                QVERIFY2(!since.isValid() || since.elapsed() < kSettling,
                         qPrintable(pop->property("words").toString() + u" over "_s + other->objectName()));
            }
        }
    }
    QVERIFY(seen >= 80);
}

void TestTablePage::thePointsOfTilesDrawnOneByOneJoin() {
    open(u"triominoes"_s, 2, {0}, 5, u"normal"_s);
    Table* table = game_->match()->table();
    for (int draw = 1; draw <= 3; ++draw) {
        emit table->scored(1, -5, table->earned(u"draw"_s, -5, 1), 0, 0, false, u"draw"_s);
        QTest::qWait(60);
    }
    QList<QQuickItem*> pops;
    QList<QQuickItem*> others;
    gather(game_->window()->contentItem(), pops, others);
    QCOMPARE(pops.size(), 1);
    QCOMPARE(pops.front()->property("words").toString(), table->earned(u"draw"_s, -15, 3));
}

BONEYARD_TEST(TestTablePage)

#include "tst_table_page.moc"
