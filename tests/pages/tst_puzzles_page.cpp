// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QDeadlineTimer>
#include <QTest>

#include "../app/made_puzzles.h"
#include "common/actiontext.h"
#include "pagetest.h"
#include "puzzles/puzzles.h"
#include "seen.h"
#include "spoken.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page on which puzzles are solved, in the window: by the pointer, by keys alone, and heard.
class TestPuzzlesPage : public HandTest {
    Q_OBJECT

    std::vector<MadePuzzle> made_;

    [[nodiscard]] Puzzles& puzzles() const { return *window().findChild<Puzzles*>(); }
    [[nodiscard]] PuzzleDesk& desk() const { return *puzzles().desk(); }
    [[nodiscard]] Match& table() const { return *desk().table(); }
    void click(const QString& name) const {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
    }
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    [[nodiscard]] QString focused() const {
        const QQuickItem* item = window().activeFocusItem();
        return item != nullptr ? item->objectName() : QString();
    }
    /// Its page, with one of our own puzzles on the table.
    void openPuzzle(const QSize& size);
    [[nodiscard]] const MadePuzzle& shown() const;
    /// Chooses what lies at that action's place, tile and place by the pointer.
    void layByPointer(const std::string& action) const;
    void layByKeys(const std::string& action) const;
    /// The place on the table, and the tile on the rack, that belong to an action.
    [[nodiscard]] QQuickItem* spotOf(const std::string& action) const;
    [[nodiscard]] QQuickItem* tileOf(const std::string& action) const;
    [[nodiscard]] QString tileText(const std::string& action) const;

private slots:
    void init();
    void aPuzzleIsSolvedByThePointer();
    void aPuzzleIsSolvedByKeysAlone();
    void whereTabHasComeToTheHandARingIsAroundItUntilOnePoints();
    void aScreenReaderIsToldWhatIsAskedAndWhatCameOfIt();
    void aSmallWindowHasRoomForAllOfIt_data();
    void aSmallWindowHasRoomForAllOfIt();
    void whatIsSaidOfTheSolutionIsReadWithoutScrollingWhereThereIsRoom();
    void fromHomeOneComesToThePuzzlesAndBack();
    void onesOwnMistakesAreChosenAmongTheGames();
    void theHandsOfTheOthersStayHidden();
    void nothingIsSeenOfTheEndOfARoundThatAWrongMoveWouldBring();
};

namespace {

/// A position in which one tile of two would end the round; the other one is said to be the solution.
MadePuzzle withAnEndInReach() {
    for (std::uint64_t deal = 1;; ++deal) {
        const auto match = new_match("triominoes", 2, deal, {}).value();
        while (!match->status().round_over()) {
            const kit::Seat seat = match->status().to_move;
            const auto before = match->actions();
            const auto legal = match->legal();
            std::string last;
            if (seat == 0 && legal.size() > 1) {
                for (const std::string& action : legal) {
                    (void)match->play(action);
                    if (match->status().round_over()) last = action;
                    (void)match->undo();
                }
            }
            if (!last.empty()) {
                const std::string other = legal.front() == last ? legal.back() : legal.front();
                return {{"triominoes", 2, deal, {}, before, 0, other, 9, 1, "best", 1500, {}}, last};
            }
            (void)match->play(legal.front());
        }
    }
}

}  // namespace

void TestPuzzlesPage::init() {
    if (made_.empty()) made_ = makePuzzles("matador", 2);
    if (!QFile::exists(folder_.filePath(u"matador.jsonl"_s))) writePuzzles(folder_.path(), made_);
    settings_->setLanguage(u"en"_s);
}

void TestPuzzlesPage::openPuzzle(const QSize& size) {
    LaunchPlan launch;
    launch.page = u"puzzles"_s;
    launch.hasGame = true;
    launch.match = {u"triominoes"_s, 2, 1, {}, Players::usual(2)};
    launch.size = size;
    openWindow(launch);
    puzzles().setFolder(folder_.path());
    desk().setBudget(kSmallBudget);
    desk().setPatience(100);
    puzzles().open(u"matador"_s);
    QTRY_COMPARE(puzzles().source(), u"matador"_s);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Asking);
    QTRY_VERIFY(game_->item(u"puzzleShow"_s) != nullptr);
    settle();
}

const MadePuzzle& TestPuzzlesPage::shown() const {
    const std::uint64_t deal = table().match()->setup().deal;
    return *std::find_if(made_.begin(), made_.end(),
                         [deal](const MadePuzzle& made) { return made.puzzle.deal == deal; });
}

void TestPuzzlesPage::aPuzzleIsSolvedByThePointer() {
    openPuzzle({1280, 800});
    const std::size_t before = table().match()->actions().size();
    layByPointer(shown().wrong);
    QTRY_VERIFY(desk().verdict().startsWith(u"This would cost"_s));
    QTRY_COMPARE(table().match()->actions().size(), before);
    settle();
    layByPointer(shown().puzzle.best);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Solved);
    const std::uint64_t first = shown().puzzle.deal;
    QTRY_VERIFY(game_->item(u"puzzleNext"_s) != nullptr);
    QTest::qWait(50);
    click(u"puzzleNext"_s);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Asking);
    QVERIFY(shown().puzzle.deal != first);
    click(u"puzzleShow"_s);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Shown);
    QTRY_VERIFY(game_->item(u"lessonVerdict"_s) != nullptr);
    QVERIFY(!game_->item(u"lessonVerdict"_s)->property("good").toBool());  // it is no praise
    QTRY_VERIFY(game_->item(u"puzzlePlayOn"_s) != nullptr);
    QTest::qWait(50);
    click(u"puzzlePlayOn"_s);
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
    QTRY_VERIFY(match().active());
}

void TestPuzzlesPage::whereTabHasComeToTheHandARingIsAroundItUntilOnePoints() {
    openPuzzle({1280, 800});
    const auto ringed = [this] { return game_->item(u"handRing"_s) != nullptr; };
    QVERIFY(!ringed());  // nobody has used Tab
    press(Qt::Key_Tab);
    QVERIFY(!ringed());
    press(Qt::Key_Backtab);
    QTRY_VERIFY(ringed());
    press(Qt::Key_Right);  // now it is the first tile that is marked
    QTRY_VERIFY(!ringed());
    QVERIFY(game_->item(u"rackTile"_s)->property("pointed").toBool());
    press(Qt::Key_Tab);  // to a place for it, where it fits
    press(Qt::Key_Escape);
    click(u"rackTile"_s);
    QVERIFY(!ringed());
}

QString TestPuzzlesPage::tileText(const std::string& action) const {
    return tileOfAction(table().table()->scene(), action);
}

QQuickItem* TestPuzzlesPage::tileOf(const std::string& action) const {
    const QString tile = tileText(action);
    for (QQuickItem* item : game_->items({u"rackTile"_s})) {
        if (item->property("tile").toString() == tile) return item;
    }
    return nullptr;
}

QQuickItem* TestPuzzlesPage::spotOf(const std::string& action) const {
    const SpotModel& spots = *table().selection()->spots();
    for (int row = 0; row < spots.count(); ++row) {
        if (spots.at(row, u"action"_s).toString().toStdString() != action) continue;
        for (QQuickItem* item : game_->items({u"spot"_s})) {
            if (item->property("px") == spots.at(row, u"px"_s) &&
                item->property("py") == spots.at(row, u"py"_s))
                return item;
        }
    }
    return nullptr;
}

void TestPuzzlesPage::layByPointer(const std::string& action) const {
    const QQuickItem* tile = tileOf(action);
    QVERIFY(tile != nullptr);
    const QPointF middle(tile->width() / 2, tile->property("centreY").toDouble());
    QTest::mouseClick(&window(), Qt::LeftButton, {}, tile->mapToScene(middle).toPoint());
    QTRY_VERIFY(spotOf(action) != nullptr);
    QTest::qWait(50);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, place(*spotOf(action)).center().toPoint());
}

void TestPuzzlesPage::layByKeys(const std::string& action) const {
    const Selection& selection = *table().selection();
    const QString tile = tileText(action);
    for (int step = 0; step < 20 && selection.tile() != tile; ++step) press(Qt::Key_Right);
    QCOMPARE(selection.tile(), tile);
    const auto aimed = [&] {
        return selection.spot() >= 0 && selection.action(selection.spot()).toStdString() == action;
    };
    for (int step = 0; step < 10 && !aimed(); ++step) press(Qt::Key_Tab);
    QVERIFY(aimed());
    press(Qt::Key_Return);
}

void TestPuzzlesPage::whatIsSaidOfTheSolutionIsReadWithoutScrollingWhereThereIsRoom() {
    openPuzzle({1100, 560});
    click(u"puzzleShow"_s);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Shown);
    QTRY_VERIFY(game_->item(u"puzzleNext"_s) != nullptr);
    settle();
    QQuickItem* panel = allSeen(window().contentItem(), {u"PuzzlePanel"_s}).value(0);
    QVERIFY(panel != nullptr);
    const QQuickItem* words = allSeen(panel, {u"ScrollColumn"_s}).value(0);
    QVERIFY(words != nullptr && words->property("contentHeight").toReal() > 150);
    QVERIFY2(words->property("contentHeight").toReal() <= words->height() + 1 ||
                 place(*panel).bottom() >= window().height() - 1,
             qPrintable(u"%1 of %2"_s.arg(words->height()).arg(words->property("contentHeight").toReal())));
}

void TestPuzzlesPage::aPuzzleIsSolvedByKeysAlone() {
    openPuzzle({1000, 700});
    layByKeys(shown().wrong);
    QTRY_VERIFY(desk().verdict().startsWith(u"This would cost"_s));
    QTRY_COMPARE(desk().state(), PuzzleDesk::Asking);
    layByKeys(shown().puzzle.best);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Solved);
    QTRY_COMPARE(focused(), u"puzzleNext"_s);
    const std::uint64_t first = shown().puzzle.deal;
    press(Qt::Key_Return);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Asking);
    QVERIFY(shown().puzzle.deal != first);
    press(Qt::Key_H);  // a hint would give it away: that is said on a button
    QTRY_COMPARE(focused(), u"puzzleShow"_s);
    QCOMPARE(desk().state(), PuzzleDesk::Asking);
    press(Qt::Key_Return);
    QTRY_COMPARE(desk().state(), PuzzleDesk::Shown);
    press(Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
}

void TestPuzzlesPage::aScreenReaderIsToldWhatIsAskedAndWhatCameOfIt() {
    openPuzzle({1000, 700});
    const auto says = [this](const QString& words) {
        const QStringList all = allSpoken(window());
        return std::any_of(all.begin(), all.end(), [&](const QString& one) { return one.contains(words); });
    };
    QTRY_VERIFY(says(u"You are to move: find the best move."_s));
    QVERIFY(says(u"Puzzle "_s));
    QCOMPARE(spokenName(game_->item(u"puzzleSource"_s)), u"Which puzzles"_s);
    QAccessibleInterface* button = QAccessible::queryAccessibleInterface(game_->item(u"puzzleShow"_s));
    QVERIFY(button != nullptr && isPressable(*button));
    QCOMPARE(button->text(QAccessible::Name), u"Show the solution"_s);
    pressIt(*button);
    QTRY_VERIFY(says(u"Here is the solution."_s));
    QTRY_VERIFY(says(u"Found by: Beginner 25 % and Champion 100 %."_s));
    QTRY_COMPARE(spokenName(game_->item(u"puzzleNext"_s)), u"Next puzzle"_s);
}

void TestPuzzlesPage::aSmallWindowHasRoomForAllOfIt_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de", "ar"})
        QTest::addRow("480x320 %s", language) << QSize(480, 320) << QString::fromLatin1(language);
    QTest::addRow("640x400") << QSize(640, 400) << u"en"_s;
    QTest::addRow("480x800") << QSize(480, 800) << u"ar"_s;
}

/// The question, each button and the tiles are in sight, and no button lies over another.
void TestPuzzlesPage::aSmallWindowHasRoomForAllOfIt() {
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    openPuzzle(size);
    settings_->setLanguage(language);
    const QRectF all({0, 0}, QSizeF(size));
    const auto inSight = [&](const QString& name) {
        const QQuickItem* item = game_->item(name);
        return item != nullptr && all.contains(place(*item));
    };
    QTRY_VERIFY(inSight(u"puzzleShow"_s));
    QTRY_VERIFY(inSight(u"puzzleQuestion"_s));
    QVERIFY(inSight(u"puzzleSource"_s));
    QTRY_VERIFY(tileOf(shown().puzzle.best) != nullptr);
    click(u"puzzleShow"_s);
    QTRY_VERIFY(inSight(u"puzzleNext"_s));
    QTRY_VERIFY(inSight(u"puzzlePlayOn"_s));
    QTRY_VERIFY(!meet(place(*game_->item(u"puzzleNext"_s)), place(*game_->item(u"puzzlePlayOn"_s))));
}

void TestPuzzlesPage::fromHomeOneComesToThePuzzlesAndBack() {
    openWindow({});
    QTRY_VERIFY(game_->item(u"puzzlesButton"_s) != nullptr);
    click(u"puzzlesButton"_s);
    QTRY_VERIFY(game_->item(u"puzzlesPage"_s) != nullptr);
    QTRY_VERIFY(!puzzles().source().isEmpty());
    click(u"backButton"_s);
    QTRY_VERIFY(game_->item(u"homePage"_s) != nullptr);
}

void TestPuzzlesPage::onesOwnMistakesAreChosenAmongTheGames() {
    const KeptMatch kept = keepMatchWithBlunders(*archive_, 5, 1);
    openPuzzle({1000, 700});
    game_->item(u"puzzleSource"_s)->forceActiveFocus();
    press(Qt::Key_End);
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QTRY_COMPARE(puzzles().source(), u"mistakes"_s);
    QTRY_VERIFY(desk().question().startsWith(u"Find a better move"_s));
    QTRY_COMPARE(table().match()->setup().deal, 5U);
    QVERIFY(game_->item(u"puzzleTitle"_s)->property("text").toString().contains(u"your match of"_s));
    QVERIFY(table().play(QString::fromStdString(kept.better.front())));
    QTRY_COMPARE(desk().state(), PuzzleDesk::Solved);
    QTRY_VERIFY(game_->item(u"puzzleNext"_s) != nullptr);
    QTest::qWait(50);
    click(u"puzzleNext"_s);
    QTRY_VERIFY(game_->item(u"puzzleNothing"_s) != nullptr);
}

void TestPuzzlesPage::theHandsOfTheOthersStayHidden() {
    openPuzzle({1280, 800});
    const Viewpoint viewpoint = table().turn()->viewpoint();
    QCOMPARE(viewpoint.seat, 0);
    QVERIFY(!viewpoint.seesAll);
    const kit::Holdings all = table().match()->holdings();
    QVERIFY(!all.hands[1].tiles.empty());
    QStringList faces;
    for (const QQuickItem* item : game_->items({u"rackTile"_s}))
        faces.append(item->property("tile").toString());
    for (const std::string& tile : all.hands[1].tiles) {
        const QString name = QString::fromStdString(tile);
        QVERIFY2(!faces.contains(name), tile.c_str());
        for (const QString& spoken : allSpoken(window()))
            QVERIFY2(!spoken.contains(name), qPrintable(spoken));
    }
}

void TestPuzzlesPage::nothingIsSeenOfTheEndOfARoundThatAWrongMoveWouldBring() {
    const MadePuzzle made = withAnEndInReach();
    writePuzzles(folder_.path(), {made});
    openPuzzle({1280, 800});
    settings_->setPace(u"normal"_s);
    puzzles().open(u"triominoes"_s);
    QTRY_VERIFY(table().match() != nullptr && table().match()->setup().deal == made.puzzle.deal);
    settle();
    desk().setPatience(60'000);
    QVERIFY(table().play(QString::fromStdString(made.wrong)));
    QCOMPARE(desk().state(), PuzzleDesk::Weighing);
    const QDeadlineTimer end(2500);
    while (!end.hasExpired()) {
        QTest::qWait(15);
        const QList<QQuickItem*> shown = game_->items(
            {u"scorePop"_s, u"momentTitle"_s, u"plateCheer"_s, u"pointsFlight"_s, u"openHand"_s});
        QVERIFY2(shown.isEmpty(), shown.isEmpty() ? "" : qPrintable(shown.front()->objectName()));
    }
    QCOMPARE(table().match()->actions().size(), made.puzzle.actions.size());
    QCOMPARE(desk().state(), PuzzleDesk::Weighing);
    settings_->setPace(u"instant"_s);
}

BONEYARD_TEST(TestPuzzlesPage)

#include "tst_puzzles_page.moc"
