// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QPointingDevice>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// How large the things are that a finger presses. In windows smaller than 800x500 they are drawn smaller,
/// and take a press beyond that where no other is.
class TestFingerTargets : public PageTest {
    Q_OBJECT

    /// What is too small in the window, at each of the sizes.
    [[nodiscard]] QStringList smallTargets(const QString& where);
    [[nodiscard]] QStringList smallOnSheet(const QString& sheet);
    /// A match of all the seats, with a person at the first of them.
    void play(const GameEntry& game, bool byBots);
    static void gatherTargets(QQuickItem* item, QList<QQuickItem*>& targets);

private slots:
    void aFingerHitsEveryTargetOfAPage_data();
    void aFingerHitsEveryTargetOfAPage();
    void aFingerHitsEveryTargetAtATable_data();
    void aFingerHitsEveryTargetAtATable();
    void aFingerHitsEveryTargetOfASheet_data();
    void aFingerHitsEveryTargetOfASheet();
    void aFingerHitsEveryTargetOfTheReplay();
    void aFingerBesideASmallButtonPressesIt();
};

namespace {

/// It reacts to a tap by itself.
bool isTapped(const QQuickItem& item) {
    const QObjectList parts = item.children();
    return std::any_of(parts.begin(), parts.end(), [](const QObject* part) {
        return part->inherits("QQuickTapHandler") && part->property("enabled").toBool();
    });
}

/// So far beyond the item a tap reaches it.
double reachOf(const QQuickItem& item) {
    double reach = 0;
    for (const QObject* part : item.children()) {
        if (part->inherits("QQuickTapHandler")) reach = std::max(reach, part->property("margin").toDouble());
    }
    return reach;
}

/// Tiles are as large as the hand and the table let them be; a plate only tells more of itself.
bool isTileOrPlate(const QQuickItem& item) {
    return QStringList{u"RackTile"_s, u"SpotItem"_s, u"PieceItem"_s, u"SeatPlate"_s, u"TileFace"_s}.contains(
        typeOf(item));
}

/// 44 pixels each way about a point of it.
bool hasRoomAt(const QQuickItem& item, const QPointF& point) {
    const double margin = reachOf(item);
    const QRectF all = QRectF(0, 0, item.width(), item.height()).adjusted(-margin, -margin, margin, margin);
    const auto arms = {QPointF(-21.5, 0), QPointF(21.5, 0), QPointF(0, -21.5), QPointF(0, 21.5)};
    return std::all_of(arms.begin(), arms.end(), [&](const QPointF& off) {
        return item.contains(point + off) || (margin > 0 && all.contains(point + off));
    });
}

/// The longest line across the felt on which a finger can take hold of it everywhere.
double widestHold(const QQuickItem& felt) {
    int widest = 0;
    for (int y = 22; y < felt.height(); y += 22) {
        int wide = 0;
        for (int x = 22; x < felt.width(); x += 22) {
            wide = hasRoomAt(felt, QPointF(x, y)) ? wide + 22 : 0;
            widest = std::max(widest, wide);
        }
    }
    return widest;
}

/// A finger hits it at its middle; the felt, where heaps may lie in the middle, on a broad strip beside them.
bool isHit(const QQuickItem& item) {
    if (typeOf(item) == u"FeltInput"_s) return widestHold(item) >= item.width() / 4;
    return hasRoomAt(item, {item.width() / 2, item.height() / 2});
}

/// The same, but where another that can be pressed lies so near, or the window ends.
bool isHitBetween(const QQuickItem& item, const QList<QQuickItem*>& others) {
    const QQuickWindow* window = item.window();
    if (window->width() >= 800 && window->height() >= 500) return false;
    const QPointF middle(item.width() / 2, item.height() / 2);
    for (const QPointF off : {QPointF(-21.5, 0), QPointF(21.5, 0), QPointF(0, -21.5), QPointF(0, 21.5)}) {
        const QPointF point = middle + off;
        if (item.contains(point)) continue;
        const QPointF there = item.mapToScene(point);
        const bool taken = std::any_of(others.begin(), others.end(), [&](const QQuickItem* other) {
            return other != &item && !other->isAncestorOf(&item) && typeOf(*other) != u"FeltInput"_s &&
                   other->contains(other->mapFromScene(there));
        });
        if (!taken && QRectF(QPointF(), QSizeF(window->size())).contains(there)) return false;
    }
    return true;
}

}  // namespace

/// What can be pressed or drawn by a finger, now or at times, below an item.
void TestFingerTargets::gatherTargets(QQuickItem* item, QList<QQuickItem*>& targets) {
    if (!item->isVisible() || item->opacity() == 0) return;
    bool pressable = isTapped(*item);
    for (const char* type : {"QQuickAbstractButton", "QQuickSlider", "QQuickComboBox", "QQuickTextField"})
        pressable = pressable || item->inherits(type);
    if (pressable && item->width() > 0 && !isTileOrPlate(*item)) targets.append(item);
    for (QQuickItem* child : item->childItems()) gatherTargets(child, targets);
}

QStringList TestFingerTargets::smallTargets(const QString& where) {
    QStringList small;
    for (const QSize& size : {QSize(1280, 800), QSize(800, 500), QSize(640, 400), QSize(480, 320)}) {
        window().resize(size);
        QTest::qWait(150);
        QList<QQuickItem*> targets;
        gatherTargets(window().contentItem(), targets);
        if (targets.isEmpty()) return {where + u": nothing to press"_s};
        for (const QQuickItem* target : std::as_const(targets)) {
            if (!target->isEnabled() || isHit(*target) || isHitBetween(*target, targets)) continue;
            small.append(u"%1 at %2: %3 %4 \"%5\" %6 x %7"_s.arg(where)
                             .arg(size.width())
                             .arg(typeOf(*target), target->objectName(), target->property("text").toString())
                             .arg(target->width())
                             .arg(target->height()));
        }
    }
    small.removeDuplicates();
    return small;
}

void TestFingerTargets::aFingerHitsEveryTargetOfAPage_data() {
    QTest::addColumn<QString>("page");
    for (const char* page :
         {"home", "day", "new", "settings", "history", "statistics", "lesson", "puzzles", "rules"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestFingerTargets::aFingerHitsEveryTargetOfAPage() {
    QFETCH(QString, page);
    LaunchPlan plan;
    plan.page = page;
    plan.hasGame = QStringList{u"new"_s, u"lesson"_s, u"rules"_s}.contains(page);
    plan.match = {u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)};
    plan.match.keep = false;
    openWindow(plan);
    QTest::qWait(200);
    const QStringList small = smallTargets(page);
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

void TestFingerTargets::play(const GameEntry& game, bool byBots) {
    // whom the tests wait for, sees sheets of fewer seats: a match of theirs is over sooner
    const int seats = byBots && isQuick() ? game.info.min_seats : std::min(game.info.max_seats, 4);
    MatchPlan plan{text(game.info.id), seats, 3, {}, Players::usual(seats)};
    const auto& options = game.info.options;
    if (std::any_of(options.begin(), options.end(), [](const auto& option) { return option.id == "target"; }))
        plan.options = {{"target", 0}};
    for (auto& player : plan.players) player.level = 0;
    plan.players[0].human = !byBots;
    openTable(std::move(plan), {1280, 800});
    if (QTest::currentTestFailed()) return;
    if (byBots)
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->phase() == Turn::MatchOver, 60'000);
    else
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
}

void TestFingerTargets::aFingerHitsEveryTargetAtATable_data() {
    QTest::addColumn<int>("game");
    for (std::size_t game = 0; game < games().size(); ++game)
        QTest::addRow("%s", std::string(games()[game].info.id).c_str()) << static_cast<int>(game);
}

/// At each of some turns: what can be answered, pressed, drawn and put together.
void TestFingerTargets::aFingerHitsEveryTargetAtATable() {
    QFETCH(int, game);
    play(games()[static_cast<std::size_t>(game)], false);
    if (QTest::currentTestFailed()) return;
    QStringList small;
    const int step = isQuick() ? 8 : 1;
    for (int turn = 0; turn < 8 && match().turn()->mayAct(); ++turn) {
        if (turn % step == 0) small += smallTargets(u"turn %1"_s.arg(turn));
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().back()).section(u".."_s, 0, 0)));
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20'000);
    }
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

QStringList TestFingerTargets::smallOnSheet(const QString& sheet) {
    QMetaObject::invokeMethod(game_->item(u"playArea"_s), "sheetWanted", Q_ARG(QString, sheet));
    if (!QTest::qWaitFor([&] { return game_->item(u"sheetCard"_s) != nullptr; }, 5000))
        return {u"no sheet "_s + sheet};
    return smallTargets(sheet);
}

void TestFingerTargets::aFingerHitsEveryTargetOfASheet_data() { aFingerHitsEveryTargetAtATable_data(); }

void TestFingerTargets::aFingerHitsEveryTargetOfASheet() {
    QFETCH(int, game);
    play(games()[static_cast<std::size_t>(game)], true);
    if (QTest::currentTestFailed()) return;
    QStringList small;
    QStringList sheets{u"result"_s, u"scores"_s, u"menu"_s, u"keys"_s, u"save"_s};
    if (isQuick()) sheets = sheets.mid(game % 3, 2);  // others in each game
    for (const QString& sheet : std::as_const(sheets)) small += smallOnSheet(sheet);
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

void TestFingerTargets::aFingerHitsEveryTargetOfTheReplay() {
    play(games().front(), true);
    if (QTest::currentTestFailed()) return;
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"tablePage"_s), "replayWanted"));
    QTRY_VERIFY(game_->item(u"replayPage"_s) != nullptr);
    const QStringList small = smallTargets(u"replay"_s);
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

/// Below it on the felt, and not where the next one is.
void TestFingerTargets::aFingerBesideASmallButtonPressesIt() {
    settings_->answerLesson(text(games().front().info.id));  // else that is offered there
    play(games().front(), false);
    if (QTest::currentTestFailed()) return;
    window().resize(640, 400);
    QTest::qWait(300);
    const QRectF button = placeOf(*game_->item(u"menuButton"_s));
    QVERIFY(button.height() < 42);
    QPointingDevice* finger = QTest::createTouchDevice();
    const auto tap = [&](const QPointF& at) {
        settle();
        QTest::touchEvent(&window(), finger).press(0, at.toPoint(), &window());
        QTest::touchEvent(&window(), finger).release(0, at.toPoint(), &window());
    };
    tap({button.center().x(), button.bottom() + 2});
    QTRY_VERIFY(game_->item(u"menuSheet"_s) != nullptr);
    settle();
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"menuSheet"_s) == nullptr);
    const QRectF next = placeOf(*game_->item(u"scoreButton"_s));
    tap({next.right() - 1, next.center().y()});
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
}

BONEYARD_TEST(TestFingerTargets)
#include "tst_finger_targets.moc"
