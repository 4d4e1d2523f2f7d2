// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDeadlineTimer>
#include <QTest>
#include <map>

#include "pagetest.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page at which a match is played, in the real window.
class TestTablePage : public PageTest {
    Q_OBJECT

    void open(const QString& game, int seats, std::initializer_list<int> people, std::uint64_t deal,
              const QString& pace, kit::GivenOptions options = {}, const QSize& size = {1000, 700});
    [[nodiscard]] QRectF place(const QQuickItem& item) const {
        return item.mapRectToScene({0, 0, item.width(), item.height()});
    }
    /// The points that are to be seen; and the tiles on the table and the plates, which they must not cover.
    void gather(QQuickItem* item, QList<QQuickItem*>& pops, QList<QQuickItem*>& others) const;
    /// What is wrong with a question and its answers.
    [[nodiscard]] QStringList panelFaults(const QQuickItem& panel) const;
    void click(const QPointF& at) const {
        QTest::mouseClick(game_->window(), Qt::LeftButton, {}, at.toPoint());
    }

private slots:
    void aLineSaysWhatIsToBeDoneInThatOnePlace();
    void botsWaitWhileNobodySeesTheWindow_data();
    void botsWaitWhileNobodySeesTheWindow();
    void aResultThatWasPutAwayComesBack_data();
    void aResultThatWasPutAwayComesBack();
    void theRulesOfAResultOpenWhereThatEndIsExplained();
    void nextRoundAndResultStandApartInASmallWindow();
    void theAnswersToAQuestionKeepInsideItsPanel_data();
    void theAnswersToAQuestionKeepInsideItsPanel();
    void aHintGoesAsSoonAsThePlayerActs();
    void pointsComeUpOverNoTileAndNoPlate_data();
    void pointsComeUpOverNoTileAndNoPlate();
    void thePointsOfTilesDrawnOneByOneJoin();
    void nothingOfATileIsSeenBeforeItLies_data();
    void nothingOfATileIsSeenBeforeItLies();
};

void TestTablePage::open(const QString& game, int seats, std::initializer_list<int> people,
                         std::uint64_t deal, const QString& pace, kit::GivenOptions options,
                         const QSize& size) {
    settings_->setPace(pace);
    MatchPlan plan{game, seats, deal, std::move(options), Players::usual(seats)};
    for (int seat = 0; seat < seats; ++seat) plan.players[seat].human = false;
    for (const int seat : people) plan.players[seat].human = true;
    openTable(std::move(plan), size);
}

void TestTablePage::gather(QQuickItem* item, QList<QQuickItem*>& pops, QList<QQuickItem*>& others) const {
    if (!item->isVisible() || item->opacity() < 0.1) return;
    if (item->objectName() == u"scorePop"_s) pops.append(item);
    const bool still =
        item->objectName() != u"piece"_s || qFuzzyCompare(item->property("_flight").toDouble(), 1);
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    const bool flies = item->objectName() == u"piece"_s && !still;
    const QStringList kept{u"SeatPlate"_s, u"PieceItem"_s, u"MarkItem"_s,  u"PileMark"_s,
                           u"Pile"_s,      u"PlateHand"_s, u"CountPill"_s, u"HandBar"_s};
    if (kept.contains(type) && !flies && item->width() > 0) others.append(item);
    for (QQuickItem* child : item->childItems()) gather(child, pops, others);
}

void TestTablePage::aLineSaysWhatIsToBeDoneInThatOnePlace() {
    open(u"triominoes"_s, 3, {0}, 667350729, u"instant"_s);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    const auto line = [this] { return game_->item(u"prompt"_s); };
    QTRY_VERIFY(line() != nullptr);
    QTRY_COMPARE(line()->property("text").toString(), u"Your turn: lay a tile, or draw (-5)."_s);
    const QPointF at = place(*line()).topLeft();
    QVERIFY(match().playSpot(0) || match().play(u"draw"_s));
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QCOMPARE(place(*line()).topLeft(), at);
    settings_->setShowPrompt(false);
    QVERIFY(line() == nullptr);
    settings_->setShowPrompt(true);
    QVERIFY(line() != nullptr);
}

void TestTablePage::botsWaitWhileNobodySeesTheWindow_data() {
    QTest::addColumn<bool>("minimised");
    QTest::newRow("hidden") << false;
    QTest::newRow("minimised") << true;
}

void TestTablePage::botsWaitWhileNobodySeesTheWindow() {
    QFETCH(bool, minimised);
    open(u"matador"_s, 3, {}, 5, u"fast"_s);
    const Match* match = game_->match();
    QTRY_VERIFY(match->match()->actions().size() > 1);
    if (minimised) {
        game_->window()->setWindowStates(Qt::WindowMinimized);
    } else {
        game_->window()->hide();
    }
    QTRY_VERIFY(game_->match()->turn()->hidden());
    QVERIFY(!game_->match()->turn()->paused() && match->atRest());
    const auto before = match->match()->actions().size();
    QTest::qWait(800);
    QCOMPARE(match->match()->actions().size(), before);
    game_->window()->setWindowStates(Qt::WindowNoState);
    game_->window()->show();
    QTRY_VERIFY(match->match()->actions().size() > before);
    QVERIFY(!game_->match()->turn()->hidden());
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
    // A round that the person wins or loses without a move of his: the others play it out.
    open(u"matador"_s, 2, {}, 5, u"fast"_s, {{"target", target}});
    game_->match()->turn()->setPace(u"instant"_s);
    connect(game_->match(), &Match::shown, this, [this] {
        if (game_->match()->turn()->status().round_over()) game_->match()->turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(name) != nullptr, 10'000);
    QTRY_VERIFY(game_->item(name)->property("settled").toBool());
    QTest::qWait(200);
    click({5, 350});  // beside it
    QTRY_VERIFY(game_->item(name) == nullptr);
    QCOMPARE(int(game_->match()->turn()->phase()), phase);
    settle();
    click(middleOf(u"result"_s));
    QTRY_VERIFY(game_->item(name) != nullptr);
    if (target > 0) return;
    QTRY_VERIFY(game_->item(name)->property("settled").toBool());
    click(middleOf(u"lookBackButton"_s));
    QTRY_VERIFY(game_->item(u"tablePage"_s) == nullptr);
    QVERIFY(game_->item(u"analysisPage"_s) != nullptr);
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
    open(u"matching_elements"_s, 3, {0}, 3, u"instant"_s, {}, size);
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

void TestTablePage::pointsComeUpOverNoTileAndNoPlate_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("deal");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("enough");  // frames in which points are seen
    QTest::newRow("triangles") << u"triominoes"_s << 4 << 5 << QSize(1000, 700) << 60;
    QTest::newRow("a knock") << u"tiles_and_deal"_s << 2 << 5 << QSize(640, 480) << 1;
    if (qEnvironmentVariableIsSet("BONEYARD_QUICK")) return;
    QTest::newRow("triangles in a small window") << u"triominoes"_s << 4 << 5 << QSize(640, 480) << 60;
    QTest::newRow("elements") << u"matching_elements"_s << 3 << 22 << QSize(640, 480) << 40;
    QTest::newRow("elements in a wide window") << u"matching_elements"_s << 6 << 22 << QSize(1280, 800) << 40;
    QTest::newRow("open ends") << u"matador"_s << 4 << 5 << QSize(640, 480) << 1;
    QTest::newRow("a knock in a wide window") << u"tiles_and_deal"_s << 2 << 6 << QSize(1280, 800) << 1;
}

/// Nor over a number at an open end, a pile and its count, an open hand and what is said of one's own.
void TestTablePage::pointsComeUpOverNoTileAndNoPlate() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, deal);
    QFETCH(QSize, size);
    QFETCH(int, enough);
    open(game, seats, {}, static_cast<std::uint64_t>(deal), u"normal"_s, {}, size);
    game_->match()->turn()->setPace(enough > 1 ? u"fast"_s : u"instant"_s);
    // Looks, 30 ms apart or more, in which the table may move, and what was there before it gives way. Not a
    // time: a busy machine draws fewer frames in it.
    constexpr int kSettling = 23;
    std::map<std::pair<const QQuickItem*, const QQuickItem*>, int> over;
    int seen = 0;
    const QDeadlineTimer end(25'000);
    while ((seen < enough || match().turn()->phase() < Turn::RoundOver) && !end.hasExpired()) {
        if (seen >= enough && enough > 1) break;
        QTest::qWait(30);
        QList<QQuickItem*> pops;
        QList<QQuickItem*> others;
        gather(game_->window()->contentItem(), pops, others);
        for (const QQuickItem* pop : pops) {
            ++seen;
            for (const QQuickItem* other : others) {
                const QRectF both = place(*pop) & place(*other);
                int& looks = over[{pop, other}];
                looks = both.width() < 2 || both.height() < 2 ? 0 : looks + 1;
                QVERIFY2(looks < kSettling,
                         qPrintable(pop->property("words").toString() + u" over "_s +
                                    QString::fromLatin1(other->metaObject()->className())));
            }
        }
    }
    QVERIFY2(seen >= enough, qPrintable(QString::number(seen)));
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

void TestTablePage::nothingOfATileIsSeenBeforeItLies_data() {
    QTest::addColumn<QString>("game");
    for (const auto& game : {u"matador"_s, u"triominoes"_s}) QTest::newRow(qPrintable(game)) << game;
}

/// Its shadow on the felt, the new number of an end, its points: looked for at each frame of its way.
void TestTablePage::nothingOfATileIsSeenBeforeItLies() {
    QFETCH(QString, game);
    open(game, 3, {}, 5, u"normal"_s);
    QStringList early;
    QSet<QString> known;  // what was seen before the tile came
    const QQuickItem* flying = nullptr;
    int flights = 0;
    int frames = 0;
    connect(game_->window(), &QQuickWindow::afterAnimating, this, [&] {
        QSet<QString> seen;
        const QQuickItem* now = nullptr;
        const QQuickItem* shadow = nullptr;
        const auto look = [&](const auto& self, const QQuickItem* item) -> void {
            const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
            if (!item->isVisible() || item->opacity() < 0.01) return;
            if (type == u"PieceItem" && item->property("_flight").toDouble() < 1) now = item;
            if (type == u"RestingShadow" &&
                item->property("piece").value<QQuickItem*>()->property("_flight").toDouble() < 1)
                shadow = item;
            if (type == u"ScorePop" && item->property("onTable").toBool())
                seen.insert(u"points %1"_s.arg(quintptr(item)));
            if (type == u"MarkItem") {
                seen.insert(u"end %1 at %2 %3"_s.arg(item->property("spoken").toString())
                                .arg(item->property("px").toDouble())
                                .arg(item->property("py").toDouble()));
            }
            for (const QQuickItem* child : item->childItems()) self(self, child);
        };
        look(look, game_->window()->contentItem());
        if (now != nullptr) {
            if (now != flying) ++flights;
            ++frames;
            if (shadow != nullptr) early.append(u"a shadow"_s);
            for (const QString& one : seen - known) early.append(one);
        } else {
            known = seen;
        }
        flying = now;
    });
    const int enough = isQuick() ? 4 : 8;
    QTRY_VERIFY_WITH_TIMEOUT(flights > enough || !early.isEmpty(), 60'000);
    game_->window()->disconnect(this);
    QVERIFY2(early.isEmpty(), qPrintable(early.join(u", "_s)));
    QVERIFY(frames > 2 * flights);
}

BONEYARD_TEST(TestTablePage)

#include "tst_table_page.moc"
