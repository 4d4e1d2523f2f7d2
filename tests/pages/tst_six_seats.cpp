// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFontMetricsF>
#include <QTest>
#include <algorithm>

#include "feltseen.h"
#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Six at a table in the smallest window, ply by ply, with each tile that can be chosen.
class TestSixSeats : public PageTest {
    Q_OBJECT

    /// What lies over a tile, or over a place for the chosen one.
    [[nodiscard]] QStringList covered() const;
    /// The same for each tile that can be chosen now.
    [[nodiscard]] QStringList coveredWithAny() const;
    [[nodiscard]] QList<QRectF> numbersOnTiles() const;
    /// Lays a tile, or does what can be done.
    void playOn() const;

private slots:
    void noTileAndNoPlaceLiesUnderAnything_data();
    void noTileAndNoPlaceLiesUnderAnything();
    void allPlatesShowTheirMedallionsInOneSizeOrNone();
    void inOnesTurnAPlaceIsSeenWhereSomeTileFits();
    void whoLaidATileIsSeenOnIt_data();
    void whoLaidATileIsSeenOnIt();
};

QStringList TestSixSeats::covered() const {
    QStringList faults;
    const Felt felt(window(), *match().table()->marks());
    QList<QRectF> places;
    for (const QQuickItem* spot : all(window(), u"spot"_s)) {
        // of the square in which a triangle turns the corners are empty
        const bool round = spot->property("face").toString() == u"triangle"_s;
        const double empty = round ? spot->width() / 6 : 0;
        if (spot->property("shown").toBool())
            places.append(placeOf(*spot).adjusted(empty, empty, -empty, -empty));
    }
    for (const auto& [name, place] : thingsOn(window())) {
        if (name == u"the place of a button"_s) continue;  // it is there while the others play
        const auto under = [where = place](const QRectF& one) { return meet(one, where); };
        const auto drawn = [&](const QRectF& tile) { return under(tile & felt.drawn); };
        if (std::any_of(felt.tiles.begin(), felt.tiles.end(), drawn))
            faults.append(u"a tile lies under "_s + name);
        if (std::any_of(places.begin(), places.end(), under)) faults.append(u"a place lies under "_s + name);
    }
    return faults;
}

QStringList TestSixSeats::coveredWithAny() const {
    QStringList faults;
    QStringList found;
    const auto look = [&](const QString& chosen) {
        (void)QTest::qWaitFor([&] { return (found = covered()).isEmpty(); }, 1500);
        for (const QString& fault : std::as_const(found)) faults.append(chosen + u": "_s + fault);
    };
    look(u"no tile"_s);
    for (int row = 0; row < match().table()->hand()->count(); ++row) {
        if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
        match().selection()->choose(row, true);
        QTest::qWait(40);
        look(match().selection()->tile());
    }
    match().selection()->clear();
    return faults;
}

void TestSixSeats::playOn() const {
    const std::vector<std::string> legal = match().match()->legal();
    const auto lays = std::find_if(legal.begin(), legal.end(), [](const std::string& action) {
        return action.starts_with("place") || action.starts_with("meld");
    });
    const std::string& action = lays != legal.end() ? *lays : legal.front();
    const auto range = action.find("..");  // of a bet the least
    QVERIFY(match().play(QString::fromStdString(action.substr(0, range))));
}

void TestSixSeats::noTileAndNoPlaceLiesUnderAnything_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"matador", "triominoes", "matching_elements", "tiles_and_deal"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestSixSeats::noTileAndNoPlaceLiesUnderAnything() {
    QFETCH(QString, game);
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);
    const kit::GivenOptions options =
        game == u"matador"_s ? kit::GivenOptions{{"set", 12}, {"spinner", true}} : kit::GivenOptions{};
    QStringList faults;
    for (const std::uint64_t deal : {3U, 8U}) {
        openFor(game, game == u"tiles_and_deal"_s ? 2 : 6, {0}, deal, u"instant"_s, options, {480, 320});
        for (int turn = 0; turn < 12; ++turn) {
            QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                     20000);
            if (!match().turn()->mayAct()) break;
            QTest::qWait(60);
            const QStringList found = coveredWithAny();
            for (const QString& fault : found)
                faults.append(u"deal %1, turn %2, %3"_s.arg(deal).arg(turn).arg(fault));
            playOn();
        }
        game_.reset();
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestSixSeats::allPlatesShowTheirMedallionsInOneSizeOrNone() {
    const kit::GivenOptions teams{{"teams", std::string("3x2")}};
    for (const QSize& size : {QSize(640, 400), QSize(560, 400)}) {
        openFor(u"matching_elements"_s, 6, {0}, 4103, u"instant"_s, teams, size);
        for (int turn = 0; turn < 10; ++turn) {
            QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                     20000);
            if (!match().turn()->mayAct()) break;
            QStringList sizes;
            for (QQuickItem* plate : all(window(), u"plate"_s)) {
                const QList<QQuickItem*> marks = allSeen(plate, {u"medallion"_s});
                sizes.append(marks.isEmpty() ? u"none"_s : QString::number(marks.first()->height()));
            }
            QCOMPARE(sizes.size(), 6);
            const QStringList seen = sizes;
            sizes.removeDuplicates();
            QVERIFY2(sizes.size() == 1, qPrintable(u"turn %1: "_s.arg(turn) + seen.join(u", "_s)));
            playOn();
        }
        game_.reset();
    }
}

/// Where not all of the table can be seen.
void TestSixSeats::inOnesTurnAPlaceIsSeenWhereSomeTileFits() {
    settings_->setReducedMotion(true);  // the camera is where it goes
    QStringList faults;
    int tried = 0;
    for (const std::uint64_t deal : {4103U, 5U}) {
        openFor(u"matching_elements"_s, 6, {0}, deal, u"instant"_s, {{"teams", std::string("3x2")}},
                {640, 400});
        for (int turn = 0; turn < 24 && tried < 12; ++turn) {
            QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                     20000);
            if (!match().turn()->mayAct()) break;
            const QVariantList fits = match().table()->ground()->fits();
            const auto seen = [&] {
                const Felt felt(window(), *match().table()->marks());
                return !felt.near || std::any_of(fits.begin(), fits.end(), [&](const QVariant& one) {
                    const QVariantMap fit = one.toMap();
                    const QPointF unit(fit[u"px"_s].toDouble(), fit[u"py"_s].toDouble());
                    return felt.view.contains(felt.origin + unit * felt.zoom);
                });
            };
            if (!fits.isEmpty()) {
                QTest::qWait(40);
                tried += Felt(window(), *match().table()->marks()).near ? 1 : 0;
                if (!QTest::qWaitFor(seen, 1500)) faults.append(u"deal %1, turn %2"_s.arg(deal).arg(turn));
            }
            playOn();
        }
        game_.reset();
    }
    QVERIFY2(tried > 2, qPrintable(QString::number(tried)));
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestSixSeats::whoLaidATileIsSeenOnIt_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"russian", "triominoes", "matching_elements"}) {
        for (const QSize& size : {QSize(1000, 700), QSize(480, 320)})
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
    }
    QTest::newRow("matador 1000") << u"matador"_s << QSize(1000, 700);
}

/// Of pips and numbers on the tiles: each with what it shows, as far as that is drawn.
QList<QRectF> TestSixSeats::numbersOnTiles() const {
    QList<QRectF> numbers;
    for (QQuickItem* tile : all(window(), u"piece"_s)) {
        for (const QQuickItem* number : allSeen(tile, {u"pip"_s, u"digits"_s})) {
            if (number->objectName() == u"pip"_s) {
                numbers.append(placeOf(*number));
                continue;
            }
            const QFontMetricsF font(number->property("font").value<QFont>());
            const QSizeF ink = font.tightBoundingRect(number->property("text").toString()).size();
            const QPointF middle(number->width() / 2, number->height() / 2);
            numbers.append(
                number->mapRectToScene(QRectF(middle - QPointF(ink.width(), ink.height()) / 2, ink)));
        }
    }
    return numbers;
}

/// And hides no number for that: not its own, nor one of the tile beside it.
void TestSixSeats::whoLaidATileIsSeenOnIt() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);
    kit::GivenOptions options;
    if (game == u"matador"_s) options = {{"set", 12}};
    openFor(game, game == u"russian"_s ? 4 : 6, {0}, 5, u"instant"_s, options, size);
    int told = 0;
    qsizetype hidden = 0;
    for (int turn = 0; turn < 9; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        const PieceModel& pieces = *match().table()->pieces();
        QList<int> news;
        for (int row = 0; row < pieces.count(); ++row) {
            if (pieces.at(row, u"by"_s).toMap().contains(u"seat"_s)) news.append(row);
        }
        QTRY_COMPARE(allSeen(window().contentItem(), {u"laidBy"_s}).size(), news.size());
        const QList<QQuickItem*> signs = allSeen(window().contentItem(), {u"laidBy"_s});
        const QList<QQuickItem*> tiles = all(window(), u"piece"_s);
        for (qsizetype i = 0; i < news.size(); ++i) {
            QVERIFY(placeOf(*tiles[news[i]]).intersects(placeOf(*signs[i])));
            QVERIFY(placeOf(*signs[i]).width() <= 26);
        }
        const QList<QRectF> numbers = numbersOnTiles();
        QVERIFY(signs.isEmpty() || !numbers.isEmpty());
        for (const QQuickItem* sign : signs) {
            hidden +=
                std::count_if(numbers.begin(), numbers.end(),
                              [place = placeOf(*sign)](const QRectF& number) { return meet(place, number); });
        }
        told += static_cast<int>(news.size());
        playOn();
    }
    QVERIFY(told > 5);
    QCOMPARE(hidden, 0);
}

BONEYARD_TEST(TestSixSeats)

#include "tst_six_seats.moc"
