// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QRegularExpression>
#include <QTest>
#include <functional>

#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "spoken.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Nothing at the table is without a word, in a small window as in a large one.
class TestExplainAll : public PageTest {
    Q_OBJECT

    [[nodiscard]] QQuickItem* card() const { return game_->item(u"explanation"_s); }
    [[nodiscard]] QList<QQuickItem*> all(const QString& name) const;
    [[nodiscard]] bool playUntil(const std::function<bool()>& wanted) const;
    [[nodiscard]] QString held(QQuickItem& item) const;
    [[nodiscard]] QString silentIn(QStringList names) const;
    [[nodiscard]] QString unexplained() const;

private slots:
    void whatHangsAtAPlateAndWhatIsAskedIsExplained_data();
    void whatHangsAtAPlateAndWhatIsAskedIsExplained();
    void aPlaceForATileAButtonAndThePileAreExplained_data() {
        whatHangsAtAPlateAndWhatIsAskedIsExplained_data();
    }
    void aPlaceForATileAButtonAndThePileAreExplained();
    void openHandsAndTheSheetAreExplained_data() { whatHangsAtAPlateAndWhatIsAskedIsExplained_data(); }
    void openHandsAndTheSheetAreExplained();
    void theSheetsOfAnEndAreExplained_data() { whatHangsAtAPlateAndWhatIsAskedIsExplained_data(); }
    void theSheetsOfAnEndAreExplained();
    void theOwnersNameOverMeldsIsExplained_data() { whatHangsAtAPlateAndWhatIsAskedIsExplained_data(); }
    void theOwnersNameOverMeldsIsExplained();
    void aHeldButtonIsExplainedAndNotPressed();
    void eachPictureAndBareNumberHasATipOrAnExplanation_data();
    void eachPictureAndBareNumberHasATipOrAnExplanation();
};

/// All in sight under that name.
QList<QQuickItem*> TestExplainAll::all(const QString& name) const {
    QList<QQuickItem*> found;
    const auto look = [&](const auto& self, QQuickItem* item) -> void {
        if (!item->isVisible() || item->opacity() == 0) return;
        if (item->objectName() == name && item->width() > 0) found.append(item);
        for (QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, window().contentItem());
    return found;
}

/// Plays for the person: the least that is asked for, and tiles as they come.
bool TestExplainAll::playUntil(const std::function<bool()>& wanted) const {
    return QTest::qWaitFor(
        [&] {
            if (wanted()) return true;
            if (match().turn()->phase() == Turn::RoundOver) match().next();
            if (!match().turn()->mayAct()) return false;
            QString action = QString::fromStdString(match().match()->legal().front());
            if (const auto dots = action.indexOf(u".."_s); dots > 0) action.truncate(dots);
            match().play(action);
            return wanted();
        },
        60'000);
}

/// What is said of an item that is held in its middle; empty: nothing.
QString TestExplainAll::held(QQuickItem& item) const {
    const QPoint at = item.mapToScene({item.width() / 2, item.height() / 2}).toPoint();
    QTest::mousePress(&window(), Qt::LeftButton, {}, at);
    [[maybe_unused]] const bool told = QTest::qWaitFor([&] { return card() != nullptr; }, 1500);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, at);
    QTest::qWait(20);
    if (card() == nullptr) return {};
    const QString said = card()->property("name").toString() + u": "_s + card()->property("words").toString();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, {2, window().height() / 3});
    QTest::qWait(20);
    return said;
}

/// The first of these that says nothing of itself, or is not there.
QString TestExplainAll::silentIn(QStringList names) const {
    for (const QString& name : names) {
        const auto items = all(name);
        if (items.isEmpty()) return name + u" is not there"_s;
        if (const QString said = held(*items.front()); said.size() < 8) return name + u" says "_s + said;
    }
    return {};
}

void TestExplainAll::whatHangsAtAPlateAndWhatIsAskedIsExplained_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(480, 320);
    QTest::newRow("large") << QSize(1280, 800);
}

void TestExplainAll::whatHangsAtAPlateAndWhatIsAskedIsExplained() {
    QFETCH(const QSize, size);
    openTable({u"matching_elements"_s, 3, 11, {{"colours", 2}}, Players::usual(3)}, size);
    const auto asked = [&](const QString& phase) {
        return [this, phase] { return match().turn()->mayAct() && match().turn()->gamePhase() == phase; };
    };
    QVERIFY(playUntil(asked(u"auction"_s)));
    settle();
    QCOMPARE(silentIn({u"shownTiles"_s, u"answer"_s}), QString());
    QVERIFY(playUntil(asked(u"bets"_s)));
    settle();
    QCOMPARE(silentIn({u"number"_s, u"answer"_s}), QString());
    QVERIFY(playUntil(asked(u"play"_s)));
    settle();
    QTest::qWait(300);
    const bool small = size.width() < 800;
    if (small) QCOMPARE(silentIn({u"standingPill"_s}), QString());
    QCOMPARE(silentIn({u"plate"_s}), QString());
    const auto banked = [&] {
        for (int row = 0; row < match().table()->seats()->count(); ++row) {
            if (match().table()->seats()->at(row, u"won"_s).toInt() > 0) return match().turn()->mayAct();
        }
        return false;
    };
    QVERIFY(playUntil(banked));
    settle();
    QTest::qWait(300);
    if (small) {  // the heap has no room there, its number does
        const auto counts = all(u"wonCount"_s);
        QCOMPARE(counts.size(), 1);
        QVERIFY(counts.front()->property("text").toString().toInt() > 0);
        QVERIFY(held(*counts.front()).contains(u"Bank: "_s));
        const auto* tip = all(u"standingPill"_s).front()->findChild<QObject*>(u"wonTip"_s);
        QVERIFY(tip != nullptr);
        QTest::mouseMove(&window(), counts.front()->mapToScene({2, 2}).toPoint());  // a tile and a number
        QTRY_VERIFY(tip->property("shown").toBool());
        QVERIFY(tip->property("text").toString().contains(u"Bank"_s));
    } else {
        QCOMPARE(silentIn({u"wonHeap"_s}), QString());
        QVERIFY(held(*all(u"wonHeap"_s).front()).contains(u"For the final some"_s));
    }
}

void TestExplainAll::aPlaceForATileAButtonAndThePileAreExplained() {
    QFETCH(const QSize, size);
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, size);
    QTRY_VERIFY(match().turn()->mayAct());
    settle();
    for (int row = 0; row < match().table()->hand()->count() && all(u"spot"_s).isEmpty(); ++row) {
        match().selection()->choose(row, true);
        QTest::qWait(30);
    }
    const std::size_t plies = match().match()->actions().size();
    QCOMPARE(silentIn({u"spot"_s}), QString());
    QCOMPARE(match().match()->actions().size(), plies);
    openTable({u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)}, size);
    QTRY_VERIFY(match().turn()->mayAct());
    settle();
    QCOMPARE(silentIn({u"pileCount"_s, u"choice"_s, u"handBar"_s, u"scoreButton"_s}), QString());
}

void TestExplainAll::openHandsAndTheSheetAreExplained() {
    QFETCH(const QSize, size);
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, size);
    QVERIFY(playUntil([&] { return match().turn()->phase() == Turn::RoundOver; }));
    QTRY_VERIFY(game_->item(u"roundSheet"_s) != nullptr);
    settle();
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTRY_VERIFY(game_->item(u"roundSheet"_s) == nullptr);
    settle();
    if (!all(u"openTile"_s).isEmpty())
        QVERIFY2(held(*all(u"openTile"_s).front()).contains(u"'s hand."_s), "a tile of an open hand");
    openTable({u"triominoes"_s, 2, 5, {}, Players::usual(2)}, size);
    QVERIFY(playUntil([&] { return match().turn()->mayAct() && match().match()->actions().size() > 4; }));
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"scoreButton"_s));
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    settle();
    QCOMPARE(silentIn({u"scoreCell"_s}), QString());
}

/// What a screen reader says of a line there is what a press on it is answered with.
void TestExplainAll::theSheetsOfAnEndAreExplained() {
    QFETCH(const QSize, size);
    const auto silent = [&](const QString& sheet, const QString& line) {
        if (!QTest::qWaitFor([&] { return game_->item(sheet) != nullptr; }, 20'000)) return sheet;
        settle();
        const auto items = all(line);
        if (items.isEmpty()) return line + u" is not there"_s;
        const QString spoken = spokenName(items.front());
        const QString said = held(*items.front());  // which puts a sheet away that is no page
        const bool same = spoken.size() > 8 && said.contains(spoken);
        return same ? QString() : line + u" says "_s + said + u", not "_s + spoken;
    };
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, size);
    QVERIFY(playUntil([&] { return match().turn()->phase() == Turn::RoundOver; }));
    QCOMPARE(silent(u"roundSheet"_s, u"sideRow"_s), QString());
    openTable({u"matador"_s, 2, 21, {{"target", 0}}, Players::usual(2)}, size);
    QVERIFY(playUntil([&] { return match().turn()->phase() == Turn::MatchOver; }));
    for (const QString& line : {u"endPlace"_s, u"endFact"_s})
        QCOMPARE(silent(u"matchSheet"_s, line), QString());
    QVERIFY(game_->item(u"matchSheet"_s) != nullptr);  // a fact that is held is not gone to
    MatchPlan plan{u"matching_elements"_s, 3, 11, {{"colours", 2}}, Players::usual(3)};
    plan.players[1].level = plan.players[2].level = 1;
    openTable(plan, size);
    QVERIFY(playUntil([&] { return !match().roundEnd()->outTitle().isEmpty(); }));
    QCOMPARE(silent(u"outSheet"_s, u"outRow"_s), QString());
}

void TestExplainAll::theOwnersNameOverMeldsIsExplained() {
    QFETCH(const QSize, size);
    openTable({u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)}, size);
    QTRY_VERIFY(match().turn()->mayAct());
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().turn()->mayAct());
    QVERIFY(match().play(u"meld O4 O5 O6"_s));
    settle();
    const auto names = all(u"tableHeading"_s);
    QVERIFY(!names.isEmpty());
    const QString said = held(*names.front());
    QVERIFY2(said.contains(u"Both players may add to any meld"_s), qPrintable(said));
    const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(names.front());
    QVERIFY(said.contains(spoken->text(QAccessible::Description)));
}

void TestExplainAll::aHeldButtonIsExplainedAndNotPressed() {
    openTable({u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    settle();
    const std::size_t plies = match().match()->actions().size();
    const QString said = held(*all(u"choice"_s).front());
    QVERIFY2(said.contains(u"Discards go here"_s) || said.contains(u"Ends your turn"_s), qPrintable(said));
    QCOMPARE(match().match()->actions().size(), plies);
    QVERIFY(!held(*all(u"scoreButton"_s).front()).isEmpty());
    QVERIFY(game_->item(u"scoreSheet"_s) == nullptr);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"scoreButton"_s));
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
}

namespace {

/// What draws something: a picture, a symbol, or nothing but a number.
bool drawsOrCounts(const QQuickItem& item) {
    const QByteArray kind = item.metaObject()->className();
    if (item.inherits("QQuickCanvasItem") || item.inherits("QQuickImage") || kind.startsWith("Icon_"))
        return true;
    static const QRegularExpression number(u"^[-+\u2212(]?[0-9]+[)]?$"_s);
    return item.inherits("QQuickText") && number.match(item.property("text").toString()).hasMatch();
}

/// Felt, and the shadows that tiles throw on it.
bool isGround(const QQuickItem& item) {
    for (const QQuickItem* it = &item; it != nullptr; it = it->parentItem()) {
        const QByteArray kind = it->metaObject()->className();
        if (kind.startsWith("Felt_") || kind.startsWith("RestingShadow_")) return true;
    }
    return false;
}

/// It or what it lies in can be asked, or has a tip.
bool tells(const QQuickItem& item) {
    for (const QQuickItem* it = &item; it != nullptr; it = it->parentItem()) {
        if (it->metaObject()->indexOfMethod("explain()") >= 0) return true;
        for (const QObject* child : it->children()) {
            const bool tip = QByteArray(child->metaObject()->className()).startsWith("Tip_");
            if (tip && !child->property("text").toString().isEmpty()) return true;
        }
    }
    return false;
}

}  // namespace

/// The first thing in sight that says nothing of itself.
QString TestExplainAll::unexplained() const {
    QString found;
    const auto look = [&](const auto& self, const QQuickItem* item) -> void {
        if (!found.isEmpty() || !item->isVisible() || item->opacity() == 0) return;
        if (item->objectName() == u"scoreReasons"_s) return;  // its numbers stand beside what they are for
        const QRectF there = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        const bool seen = there.width() > 3 && there.intersects(QRectF(QPointF(), window().size()));
        if (seen && drawsOrCounts(*item) && !isGround(*item) && !tells(*item)) {
            for (const QQuickItem* it = item; it != nullptr; it = it->parentItem())
                found +=
                    QString::fromLatin1(it->metaObject()->className()) + u' ' + it->objectName() + u" < "_s;
        }
        for (const QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, window().contentItem());
    return found;
}

void TestExplainAll::eachPictureAndBareNumberHasATipOrAnExplanation_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(480, 320), QSize(1280, 800)}) {
        for (const GameEntry& game : games()) {
            const bool elements = game.info.id == "matching_elements";  // the one with teams
            if (isQuick() && elements != (size.width() == 480)) continue;
            const int seats = elements ? 6 : game.info.min_seats;
            QTest::addRow("%s %d", game.info.id.data(), size.width()) << text(game.info.id) << seats << size;
        }
    }
}

void TestExplainAll::eachPictureAndBareNumberHasATipOrAnExplanation() {
    QFETCH(const QString, game);
    QFETCH(const int, seats);
    QFETCH(const QSize, size);
    kit::GivenOptions options;
    if (seats == 6) options = {{"teams", std::string("2x3")}};
    openTable({game, seats, 5, options, Players::usual(seats)}, size);
    for (const int plies : {0, 1, 6, 20}) {
        QVERIFY(playUntil([&] {
            return match().turn()->mayAct() && match().match()->actions().size() >= std::size_t(plies);
        }));
        QTest::qWait(60);
        QCOMPARE(unexplained(), QString());
    }
    QTest::keyClick(&window(), Qt::Key_S, Qt::NoModifier);
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    settle();
    QCOMPARE(unexplained(), QString());
}

BONEYARD_TEST(TestExplainAll)
#include "tst_explain_all.moc"
