// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QHash>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <optional>

#include "common/words.h"
#include "pagetest.h"
#include "positions.h"
#include "registry.h"
#include "rules/rulebook.h"
#include "seen.h"
#include "spoken.h"

using namespace boneyard;
using namespace boneyard::test;

namespace {

QStringList gameIds() {
    QStringList ids;
    for (const GameEntry& entry : games()) ids.append(text(entry.info.id));
    return ids;
}

}  // namespace

/// What the sheet of keys says is what happens: each line of it, in each game, by pressing its key.
class TestKeysSheet : public HandTest {
    Q_OBJECT

    struct Line {
        QString keys;
        QString what;
    };

    QString id_;
    kit::ChoiceKind kind_{};  ///< of the line that is tried

    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) const { QTest::keyClick(&window(), key, with); }
    void ask() const {
        QTest::sendKeyEvent(QTest::Click, &window(), Qt::Key_Question, u"?"_s, Qt::NoModifier);
    }
    [[nodiscard]] bool shows(const QString& name) const { return game_->item(name) != nullptr; }
    [[nodiscard]] std::size_t plies() const { return match().match()->actions().size(); }
    [[nodiscard]] QString lastPlayed() const {
        return QString::fromStdString(match().match()->actions().back());
    }
    [[nodiscard]] kit::Scene scene() const { return match().match()->scene(0, 1.6); }

    /// The table of that game, where it is the person's turn and the scene is like that. False: that never
    /// is.
    [[nodiscard]] bool openWhere(const SceneTest& that);
    [[nodiscard]] bool openAny() {
        return openWhere([](const kit::Scene& scene) { return !scene.spots.empty(); });
    }
    /// Walks along the rack to that tile.
    void walkTo(const std::string& tile);
    /// And takes it up.
    void takeUp(const std::string& tile);
    /// What the list of keys says at this table.
    [[nodiscard]] QList<Line> lines(bool mac = false);
    /// Plays to the end of the round, until its sheet lies there.
    void playTheRound();

    void arrowsChooseATile();
    void tabGoesToTheNextPlace();
    void rTurnsTheTile();
    void spacePicksATile();
    void enterLaysIt();
    void aLetterDoesWhatTheGameSays();
    void aLettersMeldIsLaid();
    void hTellsAHint();
    void undoTakesBack();
    void redoPlaysAgain();
    void spaceGoesOnToOnesTurn();
    void fShowsWhereTilesFit();
    void sOpensTheScores();
    void nGoesToTheNextRound();
    void lLooksAround();
    void zeroShowsAll();
    void escapePutsBackAndOpensTheMenu();
    void f1OpensTheRules();
    void findSearchesTheRules();
    void questionMarkExplains();
    void aArranges();

    using Deed = void (TestKeysSheet::*)();
    /// What tries a line; null where there is none that does.
    [[nodiscard]] Deed deedFor(const Line& line);

private slots:
    void init() {
        settings_->setPace(u"instant"_s);
        settings_->setShowPlaces(false);
    }
    void eachLineSaysWhatHappens_data();
    void eachLineSaysWhatHappens();
    void onAMacTheSameIsDoneByItsOwnKeys();
};

bool TestKeysSheet::openWhere(const SceneTest& that) {
    const std::optional<MatchPlan> plan = planWhere(*find_game(id_.toStdString()), that);
    if (!plan) return false;
    openTable(*plan, {1280, 800});
    settle();
    return !QTest::currentTestFailed() && match().turn()->phase() == Turn::YourTurn;
}

void TestKeysSheet::walkTo(const std::string& tile) {
    const QString wanted = QString::fromStdString(tile);
    const auto pointed = [this] {
        for (QQuickItem* item : game_->items({u"rackTile"_s})) {
            if (item->property("pointed").toBool()) return item->property("tile").toString();
        }
        return QString();
    };
    for (int step = 0; step <= rack().size() && pointed() != wanted; ++step) press(Qt::Key_Right);
    QCOMPARE(pointed(), wanted);
}

void TestKeysSheet::takeUp(const std::string& tile) {
    walkTo(tile);
    if (match().selection()->gathers()) press(Qt::Key_Space);
    QCOMPARE(match().selection()->tile(), QString::fromStdString(tile));
}

QList<TestKeysSheet::Line> TestKeysSheet::lines(bool mac) {
    press(Qt::Key_Escape);
    [[maybe_unused]] const bool menu = QTest::qWaitFor([this] { return shows(u"menuSheet"_s); });
    settle();
    eachSpoken(window(), [](QAccessibleInterface& thing, const QQuickItem& item) {
        if (item.isVisible() && isPressable(thing) && thing.text(QAccessible::Name) == u"Keys"_s)
            pressIt(thing);
    });
    [[maybe_unused]] const bool came = QTest::qWaitFor([this] { return shows(u"keysSheet"_s); });
    QQuickItem* sheet = game_->item(u"keysSheet"_s);
    if (sheet == nullptr) return {};
    sheet->setProperty("mac", mac);
    settle();
    QList<Line> all;
    for (const QQuickItem* item : allSeen(window().contentItem(), {u"KeyLine"_s})) {
        const QVariantMap line = item->property("modelData").toMap();
        all.append({line[u"keys"_s].toString(), line[u"what"_s].toString()});
    }
    return all;
}

void TestKeysSheet::arrowsChooseATile() {
    QVERIFY(openAny());
    const QStringList held = rack();
    const auto pointed = [this] {
        int row = -1;
        for (QQuickItem* item : game_->items({u"rackTile"_s})) {
            if (item->property("pointed").toBool())
                row = static_cast<int>(rack().indexOf(item->property("tile").toString()));
        }
        return row;
    };
    press(Qt::Key_Right);
    QCOMPARE(pointed(), 0);
    press(Qt::Key_Right);
    QCOMPARE(pointed(), 1);
    press(Qt::Key_Left);
    QCOMPARE(pointed(), 0);
    press(Qt::Key_Left);
    QCOMPARE(pointed(), held.size() - 1);
}

void TestKeysSheet::tabGoesToTheNextPlace() {
    QVERIFY(openWhere([](const kit::Scene& scene) { return !tileOfTwoPlaces(scene).empty(); }));
    takeUp(tileOfTwoPlaces(scene()));
    if (QTest::currentTestFailed()) return;
    const auto at = [this] {
        return match().selection()->spots()->at(match().selection()->spot(), u"group"_s).toString();
    };
    press(Qt::Key_Tab);
    const QString first = at();
    QVERIFY(match().selection()->spot() >= 0);
    press(Qt::Key_Tab);
    QVERIFY(match().selection()->spot() >= 0);
    QVERIFY(at() != first);
}

void TestKeysSheet::rTurnsTheTile() {
    QVERIFY(openWhere([](const kit::Scene& scene) { return !tileOfTwoWays(scene).empty(); }));
    const std::string tile = tileOfTwoWays(scene());
    takeUp(tile);
    if (QTest::currentTestFailed()) return;
    const SpotModel& spots = *match().selection()->spots();
    const auto way = [&] { return match().selection()->action(match().selection()->spot()); };
    const auto at = [&] { return spots.at(match().selection()->spot(), u"group"_s).toString(); };
    const auto turns = [&] {  // at the place where it is
        const auto& all = scene().spots;
        return std::count_if(all.begin(), all.end(), [&](const kit::Spot& spot) {
                   return spot.tile == tile && QString::fromStdString(spot.group) == at();
               }) > 1;
    };
    for (int step = 0; step < spots.count() && !turns(); ++step) press(Qt::Key_Tab);
    QVERIFY(turns());
    const QString before = way();
    const QString place = at();
    press(Qt::Key_R);
    QVERIFY(way() != before);
    QCOMPARE(at(), place);
}

void TestKeysSheet::spacePicksATile() {
    QVERIFY(openWhere([](const kit::Scene& scene) { return scene.gathers && !scene.spots.empty(); }));
    press(Qt::Key_Right);
    press(Qt::Key_Space);
    QCOMPARE(match().selection()->count(), 1);
    QVERIFY(match().table()->hand()->isChosen(0));
    press(Qt::Key_Space);
    QCOMPARE(match().selection()->count(), 0);
}

void TestKeysSheet::enterLaysIt() {
    QVERIFY(openAny());
    takeUp(scene().spots.front().tile);
    if (QTest::currentTestFailed()) return;
    QVERIFY(match().selection()->spot() >= 0);
    const QString action = match().selection()->action(match().selection()->spot());
    const std::size_t before = plies();
    press(Qt::Key_Return);
    QTRY_VERIFY(plies() > before);
    QCOMPARE(QString::fromStdString(match().match()->actions()[before]), action);
}

void TestKeysSheet::aLetterDoesWhatTheGameSays() {
    // Where nothing else can be done it happens by itself, after a while.
    settings_->setPace(u"slow"_s);
    const auto found = [this](const kit::Scene& scene) { return freeChoice(scene, kind_) != nullptr; };
    const auto& keys = find_game(id_.toStdString())->info.keys;
    const auto key = std::find_if(keys.begin(), keys.end(),
                                  [this](const kit::ChoiceKey& each) { return each.kind == kind_; });
    QVERIFY(key != keys.end());
    QVERIFY(openWhere(found));
    const QString action = QString::fromStdString(freeChoice(scene(), kind_)->action);
    const std::vector<std::string> tiles = freeChoice(scene(), kind_)->tiles;
    match().selection()->chooseAll(tiles);
    const std::size_t before = plies();
    QCOMPARE(match().turn()->phase(), Turn::YourTurn);
    press(static_cast<Qt::Key>(key->key));
    QVERIFY(plies() > before);
    QCOMPARE(QString::fromStdString(match().match()->actions()[before]), action);
}

void TestKeysSheet::hTellsAHint() {
    QVERIFY(openAny());
    press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(!match().advice()->words().isEmpty(), 20'000);
    QVERIFY(!match().advice()->action().isEmpty());
}

void TestKeysSheet::undoTakesBack() {
    QVERIFY(openAny());
    const std::size_t before = plies();
    QVERIFY(match().play(QString::fromStdString(scene().spots.front().action)));
    QVERIFY(plies() > before);
    QTRY_VERIFY(match().takeBack()->possible());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(plies(), before);
    QCOMPARE(match().turn()->phase(), Turn::YourTurn);
}

void TestKeysSheet::redoPlaysAgain() {
    for (const bool other : {false, true}) {
        undoTakesBack();
        if (QTest::currentTestFailed()) return;
        const std::size_t before = plies();
        QVERIFY(match().takeBack()->canRedo());
        if (other)
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        else
            press(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(plies() > before);
    }
}

void TestKeysSheet::spaceGoesOnToOnesTurn() {
    QVERIFY(openAny());
    settings_->setPace(u"slow"_s);
    takeUp(scene().spots.front().tile);  // as one does who lays it by keys
    press(Qt::Key_Return);
    QTRY_VERIFY(match().turn()->canHurry());
    const QSignalSpy hurried(match().turn()->pace(), &Pace::hurryingChanged);
    press(Qt::Key_Space);
    QVERIFY(hurried.count() > 0);  // and may have come there
    QTRY_VERIFY(match().turn()->phase() != Turn::BotTurn);
    QVERIFY(!match().turn()->pace()->hurrying());
}

void TestKeysSheet::fShowsWhereTilesFit() {
    QVERIFY(openWhere([](const kit::Scene& scene) {
        return std::any_of(scene.marks.begin(), scene.marks.end(), [&](const kit::Mark& mark) {
            const auto there = [&](const kit::Spot& spot) { return spot.group == mark.group; };
            return mark.kind == kit::MarkKind::Place &&
                   std::any_of(scene.spots.begin(), scene.spots.end(), there);
        });
    }));
    const auto shown = [this] {
        const QList<QQuickItem*> marks = allSeen(window().contentItem(), {u"MarkItem"_s});
        return std::count_if(marks.begin(), marks.end(),
                             [](const QQuickItem* mark) { return mark->property("_place").toBool(); });
    };
    QCOMPARE(shown(), 0);
    press(Qt::Key_F);
    QTRY_VERIFY(shown() > 0);
    press(Qt::Key_F);
    QTRY_COMPARE(shown(), 0);
}

void TestKeysSheet::sOpensTheScores() {
    QVERIFY(openAny());
    press(Qt::Key_S);
    QTRY_VERIFY(shows(u"scoreSheet"_s));
}

void TestKeysSheet::playTheRound() {
    const auto over = [this] {
        if (match().turn()->phase() == Turn::RoundOver) return true;
        if (match().turn()->mayAct()) {
            QString action = QString::fromStdString(match().match()->legal().front());
            if (action.startsWith(u"bid"_s)) action = u"fold"_s;
            match().play(action.section(u".."_s, 0, 0));
        }
        return false;
    };
    QVERIFY(QTest::qWaitFor(over, 60'000));
    QTRY_VERIFY(shows(u"roundSheet"_s) || shows(u"outSheet"_s));
    settle();
}

/// On the sheet of the round, and when that has been put away.
void TestKeysSheet::nGoesToTheNextRound() {
    for (const bool away : {false, true}) {
        QVERIFY(openAny());
        playTheRound();
        if (QTest::currentTestFailed()) return;
        const int round = match().round();
        if (away) {
            press(Qt::Key_Escape);
            QTRY_VERIFY(shows(u"goOn"_s));
        }
        press(Qt::Key_N);
        QTRY_COMPARE(match().round(), round + 1);
        QTRY_VERIFY(!shows(u"roundSheet"_s));
    }
}

void TestKeysSheet::lLooksAround() {
    QVERIFY(openAny());
    const QQuickItem* tiles = window().activeFocusItem();
    press(Qt::Key_L);
    QQuickItem* walk = game_->item(u"tableWalk"_s);
    QCOMPARE(window().activeFocusItem(), walk);
    const auto thing = [walk] { return walk->property("_thing").value<QQuickItem*>(); };
    QVERIFY(thing() != nullptr);
    QSet<QQuickItem*> reached{thing()};
    for (const Qt::Key way :
         {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_PageDown}) {
        const QQuickItem* before = thing();
        press(way);
        if (way == Qt::Key_PageDown) QVERIFY(thing() != before);
        reached.insert(thing());
    }
    QVERIFY(reached.size() > 2);
    ask();
    QTRY_VERIFY(shows(u"explanation"_s));
    press(Qt::Key_Escape);  // one thing is let go
    QTRY_VERIFY(!shows(u"explanation"_s));
    press(Qt::Key_Escape);
    QCOMPARE(window().activeFocusItem(), tiles);
}

void TestKeysSheet::zeroShowsAll() {
    QVERIFY(openAny());
    QObject* eye = camera();
    QVERIFY(eye != nullptr);
    const auto zoomed = [eye] { return eye->property("taken").toBool(); };
    const QRectF felt = place(*game_->item(u"playArea"_s));
    const QPoint at(qRound(felt.center().x()), qRound(felt.top() + felt.height() * 0.45));
    QWheelEvent turn(at, window().mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window(), &turn);
    QTRY_VERIFY(zoomed());
    press(Qt::Key_0);
    QTRY_VERIFY(!zoomed());
}

void TestKeysSheet::escapePutsBackAndOpensTheMenu() {
    QVERIFY(openAny());
    takeUp(scene().spots.front().tile);
    press(Qt::Key_Escape);
    QCOMPARE(match().selection()->count(), 0);
    QVERIFY(!shows(u"menuSheet"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(shows(u"menuSheet"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!shows(u"menuSheet"_s));
    QVERIFY(shows(u"tablePage"_s));
}

void TestKeysSheet::f1OpensTheRules() {
    QVERIFY(openAny());
    const QString phase = match().turn()->gamePhase();
    press(Qt::Key_F1);
    QTRY_VERIFY(shows(u"rulesPage"_s));
    QCOMPARE(game_->item(u"rulesPage"_s)->property("openGame").toString(), id_);
    const QString at = game_->item(u"rulesPage"_s)->property("anchor").toString();
    QVERIFY(!at.isEmpty());
    QCOMPARE(at, RuleBook::anchorFor(id_, u"phase"_s, phase));
}

void TestKeysSheet::findSearchesTheRules() {
    QVERIFY(openAny());
    press(Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(shows(u"rulesPage"_s));
    QTRY_VERIFY(window().activeFocusItem() != nullptr);
    QTRY_COMPARE(window().activeFocusItem()->objectName(), u"search"_s);
}

void TestKeysSheet::questionMarkExplains() {
    QVERIFY(openAny());
    press(Qt::Key_Right);
    ask();
    QTRY_VERIFY(shows(u"explanation"_s));
    ask();
    QTRY_VERIFY(shows(u"keysSheet"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!shows(u"keysSheet"_s));
    QVERIFY(openAny());
    QTest::mouseMove(&window(), middleOf(u"pile"_s));  // else it may be there already, from another window
    QTest::mouseMove(&window(), middleOf(u"plate"_s));
    QTest::qWait(50);
    ask();
    QTRY_VERIFY(shows(u"explanation"_s));
    ask();
    QTRY_VERIFY(shows(u"keysSheet"_s));
}

void TestKeysSheet::aArranges() {
    const auto belongs = [](const kit::HandTile& tile) { return tile.group > 0; };
    QVERIFY(openWhere(
        [&](const kit::Scene& scene) { return std::any_of(scene.hand.begin(), scene.hand.end(), belongs); }));
    const QStringList before = rack();
    QVERIFY(!match().table()->hand()->arranged());
    press(Qt::Key_A);
    QVERIFY(match().table()->hand()->arranged());
    press(Qt::Key_A);
    QVERIFY(!match().table()->hand()->arranged());
    QCOMPARE(rack(), before);
}

TestKeysSheet::Deed TestKeysSheet::deedFor(const Line& line) {
    static const QHash<QString, Deed> kDeeds{
        {u"← →: Choose a tile"_s, &TestKeysSheet::arrowsChooseATile},
        {u"Tab: Next place for it"_s, &TestKeysSheet::tabGoesToTheNextPlace},
        {u"R: Turn it another way"_s, &TestKeysSheet::rTurnsTheTile},
        {u"Space: Pick a tile or put it back"_s, &TestKeysSheet::spacePicksATile},
        {u"Enter: Lay it there"_s, &TestKeysSheet::enterLaysIt},
        {u"A: Arrange my melds, or leave them"_s, &TestKeysSheet::aArranges},
        {u"H: Hint"_s, &TestKeysSheet::hTellsAHint},
        {u"Ctrl+Z: Undo"_s, &TestKeysSheet::undoTakesBack},
        {u"\u2318Z: Undo"_s, &TestKeysSheet::undoTakesBack},
        {u"Ctrl+Y: Redo"_s, &TestKeysSheet::redoPlaysAgain},
        {u"\u21e7\u2318Z: Redo"_s, &TestKeysSheet::redoPlaysAgain},
        {u"Space: While bots play: on to your turn"_s, &TestKeysSheet::spaceGoesOnToOnesTurn},
        {u"F: Show or hide where my tiles fit"_s, &TestKeysSheet::fShowsWhereTilesFit},
        {u"S: Score sheet"_s, &TestKeysSheet::sOpensTheScores},
        {u"N: Next round"_s, &TestKeysSheet::nGoesToTheNextRound},
        {u"L: Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles"_s,
         &TestKeysSheet::lLooksAround},
        {u"0: Show the whole table"_s, &TestKeysSheet::zeroShowsAll},
        {u"Esc: Put the tile back, or open and close the menu"_s,
         &TestKeysSheet::escapePutsBackAndOpensTheMenu},
        {u"F1: The rules for what to do now"_s, &TestKeysSheet::f1OpensTheRules},
        {u"Ctrl+F: Search the rules"_s, &TestKeysSheet::findSearchesTheRules},
        {u"\u2318F: Search the rules"_s, &TestKeysSheet::findSearchesTheRules},
        {u"?: Explain what is chosen or under the pointer; press again for these keys"_s,
         &TestKeysSheet::questionMarkExplains},
    };
    const Deed deed = kDeeds.value(line.keys + u": "_s + line.what);
    if (deed != nullptr) return deed;
    for (const kit::ChoiceKey& key : find_game(id_.toStdString())->info.keys) {
        if (line.keys != QChar::fromLatin1(key.key) || line.what != say(key.what)) continue;
        kind_ = key.kind;
        return &TestKeysSheet::aLetterDoesWhatTheGameSays;
    }
    return nullptr;
}

void TestKeysSheet::eachLineSaysWhatHappens_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("what");
    for (const QString& game : gameIds()) {
        id_ = game;
        QVERIFY(openAny());
        const QList<Line> all = lines();
        QVERIFY(all.size() > 10);
        for (const Line& line : all)
            QTest::addRow("%s, %s: %s", qPrintable(game), qPrintable(line.keys), qPrintable(line.what))
                << game << line.keys << line.what;
    }
}

void TestKeysSheet::eachLineSaysWhatHappens() {
    QFETCH(const QString, game);
    QFETCH(const QString, keys);
    QFETCH(const QString, what);
    id_ = game;
    const Deed deed = deedFor({keys, what});
    QVERIFY2(deed != nullptr, "nobody has tried whether that is so");
    (this->*deed)();
}

void TestKeysSheet::onAMacTheSameIsDoneByItsOwnKeys() {
    id_ = gameIds().front();
    QVERIFY(openAny());
    const QList<Line> all = lines(true);
    QVERIFY(all.size() > 10);
    for (const Line& line : all)
        QVERIFY2(deedFor(line) != nullptr, qPrintable(line.keys + u": "_s + line.what));
}

BONEYARD_TEST(TestKeysSheet)
#include "tst_keys_sheet.moc"
