// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>

#include "../app/played_matches.h"
#include "pagetest.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Counts, marks and icons of a table: each where it belongs, and as it is meant.
class TestTableMarks : public PageTest {
    Q_OBJECT

    /// Bots play so many actions.
    void openPlayed(const QString& game, int seats, int deal, int plies, const QSize& size);

private slots:
    void anIconUnderASheetDoesNotLookLive();
    void theCountOfAnEmptyStockStandsInItsMiddle();
    void whatIsSaidOfTheHandLiesOverNoCount_data();
    void whatIsSaidOfTheHandLiesOverNoCount();
    void theLastTileIsMarkedSoThatItIsSeen_data();
    void theLastTileIsMarkedSoThatItIsSeen();
    void whatIsChosenStandsOutFromATileOfAnyColour_data();
    void whatIsChosenStandsOutFromATileOfAnyColour();
    void cleanup() {
        settings_->setLanguage(u"en"_s);
        settings_->setTheme(u"light"_s);
        game_.reset();
    }
};

namespace {

double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(static_cast<double>(color.redF())) +
           0.7152 * linear(static_cast<double>(color.greenF())) +
           0.0722 * linear(static_cast<double>(color.blueF()));
}

double contrast(const QColor& one, const QColor& other) {
    const auto [low, high] = std::minmax(luminance(one), luminance(other));
    return (high + 0.05) / (low + 0.05);
}

}  // namespace

void TestTableMarks::openPlayed(const QString& game, int seats, int deal, int plies, const QSize& size) {
    MatchPlan plan{game, seats, static_cast<std::uint64_t>(deal), {}, Players::usual(seats)};
    for (auto& player : plan.players) player.human = false;
    openTable(std::move(plan), size);
    connect(&match(), &Match::shown, this, [this, plies] {
        if (match().match()->actions().size() >= static_cast<std::size_t>(plies))
            match().turn()->setPlyLimit(plies);
    });
    QTRY_VERIFY_WITH_TIMEOUT(
        match().match()->actions().size() >= static_cast<std::size_t>(plies) && match().atRest(), 20'000);
}

/// A picture of the window: the icon itself, with all that lies over it.
void TestTableMarks::anIconUnderASheetDoesNotLookLive() {
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_VERIFY(match().turn()->mayAct());
    QQuickItem* undo = game_->item(u"undoButton"_s);
    QVERIFY(undo != nullptr && undo->isEnabled());
    const auto clearest = [&] {  // how much the icon stands out from the bar that it lies on
        const QImage picture = window().grabWindow();
        const QRect place = placeOf(*undo).toRect();
        const QColor ground = picture.pixelColor(place.topLeft() + QPoint(2, 2));
        double most = 1;
        for (int x = place.left(); x < place.right(); ++x) {
            for (int y = place.top(); y < place.bottom(); ++y)
                most = std::max(most, contrast(picture.pixelColor(x, y), ground));
        }
        return most;
    };
    for (const char* theme : {"light", "dark"}) {
        settings_->setTheme(QString::fromLatin1(theme));
        QTest::qWait(100);
        const double live = clearest();
        QVERIFY(
            QMetaObject::invokeMethod(game_->item(u"playArea"_s), "sheetWanted", Q_ARG(QString, u"menu"_s)));
        QTRY_VERIFY(game_->item(u"sheetCard"_s) != nullptr);
        settle();
        QVERIFY(!undo->isEnabled());
        QVERIFY2(clearest() < live / 2, qPrintable(u"%1 of %2, %3"_s.arg(clearest()).arg(live).arg(theme)));
        QTest::keyClick(&window(), Qt::Key_Escape);
        QTRY_VERIFY(game_->item(u"sheetCard"_s) == nullptr);
    }
}

void TestTableMarks::theCountOfAnEmptyStockStandsInItsMiddle() {
    MatchPlan plan{u"triominoes"_s, 4, 1, {}, Players::usual(4)};
    for (auto& player : plan.players) {
        player.human = false;
        player.level = 0;
    }
    openTable(std::move(plan), {1280, 800});
    connect(&match(), &Match::shown, this, [this] {
        if (match().table()->stockCount() == 0) match().turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(match().table()->stockCount() == 0 && match().atRest(), 30'000);
    for (const QSize& size : {QSize(1280, 800), QSize(480, 320), QSize(2560, 1440)}) {
        window().resize(size);
        for (const char* language : {"en", "ar"}) {
            settings_->setLanguage(QString::fromLatin1(language));
            QTest::qWait(100);
            QQuickItem* pile = game_->item(u"pile"_s);
            QVERIFY(pile != nullptr);
            const QList<QQuickItem*> counts = allSeen(pile, {u"CountPill"_s});
            QCOMPARE(counts.size(), 1);
            QList<QQuickItem*> texts = allSeen(counts.front(), {u"AppText"_s});
            QCOMPARE(texts.size(), 1);
            const QPointF digit = placeOf(*texts.front()).center();
            // the outline of the place where the stock lay
            const QList<QQuickItem*> parts = pile->childItems();
            const auto outline = std::find_if(parts.begin(), parts.end(), [&](const QQuickItem* part) {
                return part->isVisible() && part != counts.front() &&
                       (part->inherits("QQuickRectangle") || part->objectName() == u"emptyPile"_s);
            });
            QVERIFY(outline != parts.end());
            const QPointF middle = placeOf(**outline).center();
            QVERIFY2(std::abs(digit.x() - middle.x()) <= 1 && std::abs(digit.y() - middle.y()) <= 1,
                     qPrintable(
                         u"%1 %2 in %3 %4"_s.arg(digit.x()).arg(digit.y()).arg(middle.x()).arg(middle.y())));
        }
    }
}

void TestTableMarks::whatIsSaidOfTheHandLiesOverNoCount_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("plies");
    for (const int plies : {2, 12, 60, 100}) {
        if (isQuick() && plies % 20 != 0) continue;
        QTest::addRow("small, %d", plies) << QSize(480, 320) << plies;
        QTest::addRow("large, %d", plies) << QSize(800, 600) << plies;
    }
}

void TestTableMarks::whatIsSaidOfTheHandLiesOverNoCount() {
    QFETCH(QSize, size);
    QFETCH(int, plies);
    openPlayed(u"tiles_and_deal"_s, 2, 5, plies, size);
    for (const char* language : {"en", "fr", "de", "ru", "ar"}) {
        settings_->setLanguage(QString::fromLatin1(language));
        QTest::qWait(150);
        const QList<QQuickItem*> said = allSeen(window().contentItem(), {u"HandBar"_s});
        QCOMPARE(said.size(), 1);
        const QRectF bar = placeOf(*said.front());
        QVERIFY2(QRectF(QPointF(), size).contains(bar), language);
        for (const char* type :
             {"CountPill", "PileCount", "PileMark", "SeatPlate", "PieceItem", "TrayPile"}) {
            for (const QQuickItem* other : allSeen(window().contentItem(), {QString::fromLatin1(type)})) {
                const QRectF both = placeOf(*other) & bar;
                QVERIFY2(both.width() < 1 || both.height() < 1,
                         qPrintable(u"%1: over %2, by %3 px"_s
                                        .arg(QString::fromLatin1(language), QString::fromLatin1(type))
                                        .arg(both.height())));
            }
        }
    }
}

void TestTableMarks::theLastTileIsMarkedSoThatItIsSeen_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"matador", "matching_elements", "triominoes"}) {
        for (const QSize& size : {QSize(480, 320), QSize(1280, 800)}) {
            if (isQuick() && size.width() > 480) continue;
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
        }
    }
}

/// One tile has a line around it, wide enough to be seen.
void TestTableMarks::theLastTileIsMarkedSoThatItIsSeen() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    openPlayed(game, 3, 7, 16, size);
    for (const char* theme : {"light", "dark", "contrast"}) {
        settings_->setTheme(QString::fromLatin1(theme));
        QTest::qWait(100);
        int marked = 0;
        for (QQuickItem* piece : allSeen(window().contentItem(), {u"PieceItem"_s})) {
            for (const QQuickItem* face : allSeen(piece, {u"TileFace"_s})) {
                if (face->property("ring").value<QColor>().alpha() == 0) continue;
                ++marked;
                const double width = face->property("ringWidth").toDouble() * face->scale() *
                                     piece->parentItem()->scale() * piece->scale();
                QVERIFY2(width >= 1.9, qPrintable(QString::number(width)));
                QVERIFY(piece->property("last").toBool());
            }
        }
        QCOMPARE(marked, 1);
    }
}

namespace {

/// Some tiles into a round a person can lay one of that colour.
MatchPlan beforeATileOf(char colour, QString& tile) {
    const std::string wanted = std::string("place ") + colour + ':';
    for (std::uint64_t deal = 1; deal < 200; ++deal) {
        MatchPlan plan = playedMatch("matching_elements", 3, deal, 120);
        for (std::size_t i = 10; i < plan.played.size(); ++i) {
            if (plan.played[i].by != By::Person || !plan.played[i].action.starts_with(wanted)) continue;
            tile = QString::fromStdString(plan.played[i].action).section(u' ', 1, 1);
            plan.played.resize(i);
            return plan;
        }
    }
    return {};
}

/// The most that any colour on a line is told from both.
double toldFromBoth(const QImage& picture, QPoint from, QPoint to, const QColor& one, const QColor& other) {
    double most = 1;
    const QPoint way = to - from;
    const int steps = std::max(std::abs(way.x()), std::abs(way.y()));
    for (int step = 0; step <= steps; ++step) {
        const QColor seen = picture.pixelColor(from + way * step / steps);
        most = std::max(most, std::min(contrast(seen, one), contrast(seen, other)));
    }
    return most;
}

}  // namespace

void TestTableMarks::whatIsChosenStandsOutFromATileOfAnyColour_data() {
    QTest::addColumn<char>("colour");
    for (const char colour : {'R', 'O', 'Y', 'G', 'B', 'P'}) QTest::addRow("%c", colour) << colour;
}

/// As a hint chooses: a line that is told from its own colour and from the tile's lies between them, on the
/// rack and at the place on the table.
void TestTableMarks::whatIsChosenStandsOutFromATileOfAnyColour() {
    QFETCH(char, colour);
    QString tile;
    const MatchPlan plan = beforeATileOf(colour, tile);
    QVERIFY(!tile.isEmpty());
    openTable(plan, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    match().selection()->offer(tile);
    match().selection()->setSpot(0);
    for (const char* theme : {"light", "dark", "contrast"}) {
        settings_->setTheme(QString::fromLatin1(theme));
        QTest::qWait(250);
        QQuickItem* spot = nullptr;
        for (QQuickItem* one : game_->items({u"spot"_s})) {
            if (one->property("solid").toBool()) spot = one;
        }
        QVERIFY(spot != nullptr);
        QQuickItem* field = allSeen(spot, {u"field"_s}).value(0);
        QVERIFY(field != nullptr);
        const QImage picture = window().grabWindow();
        // from the frame's middle to the enamel, beside numbers and symbol; what it would bring may lie over
        // one side
        double told = 1;
        for (const double along : {0.42, 0.58}) {
            for (const int side : {0, 1}) {
                const auto at = [&](double inwards) {
                    return field
                        ->mapToScene(
                            {(side > 0 ? 1 - inwards : inwards) * field->width(), along * field->height()})
                        .toPoint();
                };
                const QPoint frame = at(-0.13);
                const QPoint enamel = at(0.12);
                told = std::max(told, toldFromBoth(picture, frame, enamel, picture.pixelColor(frame),
                                                   picture.pixelColor(enamel)));
            }
        }
        QVERIFY2(told >= 3, qPrintable(u"%1, the place: %2"_s.arg(QLatin1String(theme)).arg(told)));
        QQuickItem* standing = nullptr;
        for (QQuickItem* one : game_->items({u"rackTile"_s})) {
            if (one->property("chosen").toBool()) standing = one;
        }
        QVERIFY(standing != nullptr);
        QQuickItem* face = allSeen(standing, {u"TileFace"_s}).value(0);
        QVERIFY(face != nullptr);
        const double side = face->mapRectToScene(face->boundingRect()).left();
        const double middle = face->mapRectToScene(face->boundingRect()).center().y();
        const QPoint ring(qRound(side - face->property("ringWidth").toDouble() / 2), qRound(middle + 6));
        const QPoint body = ring + QPoint(qRound(face->property("ringWidth").toDouble() * 2), 0);
        const QColor ivory = face->property("look").value<QObject*>()->property("body").value<QColor>();
        told = toldFromBoth(picture, ring, body, picture.pixelColor(ring), ivory);
        QVERIFY2(told >= 3, qPrintable(u"%1, the rack: %2"_s.arg(QLatin1String(theme)).arg(told)));
    }
}

BONEYARD_TEST(TestTableMarks)

#include "tst_table_marks.moc"
