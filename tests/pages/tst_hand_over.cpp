// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "spoken.h"

using namespace boneyard;
using namespace boneyard::test;

/// Several people at one machine: between them the table stays in sight, and no hand does.
class TestHandOver : public PageTest {
    Q_OBJECT

    /// A match of people and no bots, until the machine is to be handed over and something lies there.
    void openBetweenThem(const QString& game, const QSize& size);
    /// How many of the groups of the open hand stand further from what comes before than its tiles do from
    /// each other.
    [[nodiscard]] int gapsIn(const QVariantList& groups) const;

private slots:
    void theTableStaysInSightAndTheHandsDoNot_data();
    void theTableStaysInSightAndTheHandsDoNot();
    void theNextOneReadsWhatWasDoneSince();
    void nothingOfTheTableIsPressedBeforeTheNextOneIsReady();
    void whatEverybodyHeldIsSeenBehindTheSheetAtTheEnd();
    void afterAKnockBothHandsLieOpen();
};

void TestHandOver::openBetweenThem(const QString& game, const QSize& size) {
    const int seats = find_game(game.toStdString())->info.min_seats;
    MatchPlan plan{game, seats, 5, {}, Players::usual(seats)};
    for (auto& player : plan.players) player.human = true;
    openTable(plan, size);
    for (int move = 0; move < 40; ++move) {
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() == Turn::Cover);
        if (match().turn()->phase() != Turn::Cover) {
            const QString action = QString::fromStdString(match().match()->legal().back());
            QVERIFY2(match().play(action.section(u".."_s, 0, 0)),
                     qPrintable(action));  // of a range the least
        } else if (match().table()->pieces()->rowCount() > 1) {
            break;
        } else {
            match().ready();
        }
    }
    QTRY_COMPARE(match().turn()->phase(), Turn::Cover);
    QTRY_VERIFY(game_->item(u"coverSheet"_s) != nullptr);
    settle();
}

void TestHandOver::theTableStaysInSightAndTheHandsDoNot_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const GameEntry& game : games()) {
        const QString id =
            QString::fromUtf8(game.info.id.data(), static_cast<qsizetype>(game.info.id.size()));
        for (const QSize& size : {QSize(480, 320), QSize(800, 600), QSize(1280, 800)})
            QTest::addRow("%s %dx%d", qPrintable(id), size.width(), size.height()) << id << size;
    }
}

void TestHandOver::theTableStaysInSightAndTheHandsDoNot() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    openBetweenThem(game, size);
    QCOMPARE(match().table()->hand()->count(), 0);
    QVERIFY(match().table()->texts()->question().isEmpty());
    QVERIFY(match().table()->texts()->handNote().isEmpty());
    for (const kit::Mark& mark : match().table()->scene().marks) QVERIFY(mark.action.empty());
    QVERIFY(match().table()->scene().spots.empty());
    eachSpoken(window(), [](QAccessibleInterface& thing, const QQuickItem& item) {
        QVERIFY2(typeOf(item) != u"RackTile"_s, qPrintable(thing.text(QAccessible::Name)));
    });
    const QQuickItem* card = game_->item(u"sheetCard"_s);
    QVERIFY(card != nullptr);
    const QRectF covered = card->mapRectToScene(card->boundingRect());
    QVERIFY(QRectF(QPointF(), size).contains(covered));
    QVERIFY2(covered.top() > size.height() * 0.35, qPrintable(QString::number(covered.top())));
    match().ready();
    QTRY_VERIFY(match().table()->hand()->count() > 0 || !match().table()->texts()->question().isEmpty());
}

void TestHandOver::theNextOneReadsWhatWasDoneSince() {
    openBetweenThem(u"matador"_s, {1280, 800});
    QVERIFY(!match().turn()->since().isEmpty());
    const QStringList told = allSpoken(window());  // to who does not see it as well
    QVERIFY(told.contains(game_->item(u"coverSheet"_s)->property("title").toString()));
    QVERIFY2(std::any_of(told.begin(), told.end(),
                         [this](const QString& one) { return one.contains(match().turn()->since()); }),
             qPrintable(told.join(u'\n')));
    QVERIFY(match().turn()->since().contains(match().players().name(1 - match().turn()->seat())));
    match().ready();
    QVERIFY(match().turn()->since().isEmpty());
}

void TestHandOver::nothingOfTheTableIsPressedBeforeTheNextOneIsReady() {
    openBetweenThem(u"matador"_s, {1280, 800});
    const auto plies = match().match()->actions().size();
    for (const QPoint& at :
         {middleOf(u"pile"_s), middleOf(u"choice"_s), QPoint(640, 300), middleOf(u"menuButton"_s)})
        QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
    for (const Qt::Key key : {Qt::Key_D, Qt::Key_P, Qt::Key_H, Qt::Key_Escape})
        QTest::keyClick(&window(), key);
    QCOMPARE(match().match()->actions().size(), plies);
    QCOMPARE(match().turn()->phase(), Turn::Cover);
    QVERIFY(game_->item(u"coverSheet"_s) != nullptr);
}

void TestHandOver::whatEverybodyHeldIsSeenBehindTheSheetAtTheEnd() {
    MatchPlan plan{u"matador"_s, 2, 5, {}, Players::usual(2)};
    openTable(plan, {1280, 800});
    for (int move = 0; move < 200 && match().turn()->phase() != Turn::RoundOver; ++move) {
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() == Turn::RoundOver);
        if (match().turn()->phase() == Turn::RoundOver) break;  // what is drawn by itself may end it
        QVERIFY(game_->item(u"plateHand"_s) == nullptr);
        match().play(QString::fromStdString(match().match()->legal().front()));
    }
    QTRY_COMPARE(match().turn()->phase(), Turn::RoundOver);
    QTRY_VERIFY(game_->item(u"roundSheet"_s) != nullptr);
    QTest::keyClick(&window(), Qt::Key_Escape);  // to look at the table
    QTRY_VERIFY(game_->item(u"roundSheet"_s) == nullptr);
    int open = 0;
    for (int seat = 0; seat < 2; ++seat)
        open += match().match()->status().hand_counts[static_cast<std::size_t>(seat)];
    QVERIFY(open > 0);
    QTRY_VERIFY(match().match()->status().hand_counts[1] == 0 || game_->item(u"plateHand"_s) != nullptr);
}

int TestHandOver::gapsIn(const QVariantList& groups) const {
    const QList<QQuickItem*> tiles = game_->items({u"openTile"_s});
    int gaps = 0;
    qsizetype at = 0;
    for (const QVariant& group : groups) {
        if (group.toMap()[u"onTable"_s].toBool()) continue;
        if (at > 1 && place(*tiles[at]).left() - place(*tiles[at - 1]).right() >
                          place(*tiles[at - 1]).left() - place(*tiles[at - 2]).right() + 3)
            ++gaps;
        at += group.toMap()[u"tiles"_s].toList().size();
    }
    return gaps;
}

void TestHandOver::afterAKnockBothHandsLieOpen() {
    MatchPlan plan{u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)};
    plan.players[1].human = true;
    openTable(plan, {1280, 800});
    const auto knocked = [this] {
        Match& table = match();
        if (table.turn()->phase() == Turn::Cover) table.ready();
        if (!table.turn()->mayAct()) return table.turn()->phase() == Turn::RoundOver;
        const auto bot = make_bot(*table.match(), static_cast<kit::Seat>(table.turn()->seat()), 2, 1);
        table.play(QString::fromStdString(bot(std::stop_token()).value_or(std::string())));
        return table.turn()->phase() == Turn::RoundOver;
    };
    QVERIFY(QTest::qWaitFor(knocked, 60'000));
    QVERIFY(QString::fromStdString(match().match()->actions().back()).startsWith(u"knock"_s));
    QTRY_VERIFY(game_->item(u"roundSheet"_s) != nullptr);
    settle();
    QTest::keyClick(&window(), Qt::Key_Escape);  // to look at the table
    QTRY_VERIFY(game_->item(u"roundSheet"_s) == nullptr);
    // One on the rack of who looked last, the other at its plate.
    const int own = match().turn()->viewer();
    QVERIFY(own >= 0);
    const auto& counts = match().match()->status().hand_counts;
    QCOMPARE(match().table()->hand()->count(), counts[static_cast<std::size_t>(own)]);
    QVERIFY(!match().table()->seats()->at(1 - own, u"hand"_s).toList().isEmpty());
    QTRY_VERIFY(game_->item(u"plateHand"_s) != nullptr);
    QVERIFY(game_->item(u"plateHand"_s)->isVisible());
    QVERIFY(gapsIn(match().table()->seats()->at(1 - own, u"hand"_s).toList()) > 0);
}

BONEYARD_TEST(TestHandOver)
#include "tst_hand_over.moc"
