// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QMap>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "pagetest.h"
#include "program/commandline.h"
#include "seen.h"
#include "spoken.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Where the tiles of the hand stand.
class TestRack : public HandTest {
    Q_OBJECT

    [[nodiscard]] QList<double> lefts() const;
    [[nodiscard]] QString wronglyPlaced() const;
    [[nodiscard]] QString size() const;

private slots:
    void arrangedTilesKeepTheirPlacesWhateverIsDrawnAndThrown();
    void theHandStandsUnderTheMiddleOfTheTable_data();
    void theHandStandsUnderTheMiddleOfTheTable();
    void besideTheRackItIsSortedWhereThereIsRoom_data();
    void besideTheRackItIsSortedWhereThereIsRoom();
    void whatSortsAndWhatCanBeDoneKeepTheirPlacesThroughATurn_data();
    void whatSortsAndWhatCanBeDoneKeepTheirPlacesThroughATurn();
    void whatSortsAndWhatArrangesLookDifferent();
    void whatArrangesStaysUnderThePointerWhateverTheHandIsWorth();
    void rowAndPlateKeepTheirPlaceWhileATileIsDrawnAndThrown_data();
    void rowAndPlateKeepTheirPlaceWhileATileIsDrawnAndThrown();
    void noTileMovesWhenOneIsTakenOrThrownAtTheEnd_data();
    void noTileMovesWhenOneIsTakenOrThrownAtTheEnd();
    void theOwnPlateAndTheTableKeepTheirPlaceForARound_data();
    void theOwnPlateAndTheTableKeepTheirPlaceForARound();
    void aTileOfTheHandStaysAsItIsWhenAnotherGoes_data();
    void aTileOfTheHandStaysAsItIsWhenAnotherGoes();
    void theLineOverTheHandSaysWhatTheChosenTileLeaves();
    void theRackTakesTheHeightOfTheRowsItHas_data();
    void theRackTakesTheHeightOfTheRowsItHas();
};

/// The left edges of the tiles, by row.
QList<double> TestRack::lefts() const {
    const int count = match().table()->hand()->count();
    QList<double> edges(count, qQNaN());
    const auto look = [&](const auto& self, const QQuickItem* item) -> void {
        if (!item->isVisible()) return;
        if (item->objectName() == u"rackTile"_s) edges[item->property("index").toInt()] = item->x();
        for (const QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, window().contentItem());
    return edges;
}

/// The first tile that does not stand a step behind the one before it, with or without a gap between; empty
/// when all do.
QString TestRack::wronglyPlaced() const {
    const HandModel& hand = *match().table()->hand();
    const QList<double> edges = lefts();
    double step = 0;
    double wide = 0;
    for (int row = 1; row < edges.size(); ++row) {
        const bool gap = hand.gapsBefore(row) > hand.gapsBefore(row - 1);
        double& expected = gap ? wide : step;
        const double way = edges[row] - edges[row - 1];
        if (expected == 0) expected = way;
        if (std::abs(way - expected) > 1.5 || (wide > 0 && step > 0 && wide < step + 5))
            return hand.at(row, u"tile"_s).toString();
    }
    return {};
}

/// How large the tiles are, in how many rows they stand, how high the felt above them is, and where the own
/// plate is.
QString TestRack::size() const {
    double unit = 0;
    QSet<double> rows;
    const auto look = [&](const auto& self, const QQuickItem* item) -> void {
        if (!item->isVisible()) return;
        if (item->objectName() == u"rackTile"_s) {
            unit = item->property("unit").toDouble();
            rows.insert(item->y());
        }
        for (const QQuickItem* child : item->childItems()) self(self, child);
    };
    look(look, window().contentItem());
    const double felt = game_->item(u"playArea"_s)->property("feltHeight").toDouble();
    double plate = 0;  // the player's own is the lowest
    for (const QQuickItem* each : game_->items({u"plate"_s}))
        plate = std::max(plate, each->mapToScene({}).y());
    return u"%1 pixels, %2 row(s) below %3, plate at %4"_s.arg(unit)
        .arg(rows.size())
        .arg(felt)
        .arg(std::round(plate));
}

void TestRack::rowAndPlateKeepTheirPlaceWhileATileIsDrawnAndThrown_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<bool>("arranged");
    int row = 0;
    for (const QSize& window : {QSize(800, 600), QSize(640, 400), QSize(1280, 800)}) {
        for (const bool arranged : {false, true}) {
            if (isLookedAt(row++, 2))
                QTest::addRow("%d%s", window.width(), arranged ? ", arranged" : "") << window << arranged;
        }
    }
}

void TestRack::rowAndPlateKeepTheirPlaceWhileATileIsDrawnAndThrown() {
    QFETCH(QSize, window);
    QFETCH(bool, arranged);
    openTable({u"tiles_and_deal"_s, 2, 598283172, {}, Players::usual(2)}, window);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    if (arranged) match().table()->hand()->setArranged(true);
    QTest::qWait(100);
    const QString before = size();
    const auto status = [this] { return match().match()->status(); };
    int drawn = 0;
    while (drawn < 6) {
        QTRY_VERIFY_WITH_TIMEOUT(status().to_move == 0 || status().round_over(), 20000);
        if (status().round_over()) break;
        QTRY_VERIFY(match().turn()->mayAct());
        QTRY_COMPARE(size(), before);
        if (!match().play(u"draw"_s)) {
            QVERIFY(match().play(u"pass"_s));
            continue;
        }
        ++drawn;
        QTest::qWait(100);
        QCOMPARE(size(), before);
        const HandModel& hand = *match().table()->hand();
        QVERIFY(match().play(u"discard "_s + hand.at(hand.count() - 1, u"tile"_s).toString()));
        QTest::qWait(100);
        if (!status().round_over()) QCOMPARE(size(), before);
    }
    QVERIFY(drawn > 3);
}

void TestRack::noTileMovesWhenOneIsTakenOrThrownAtTheEnd_data() {
    QTest::addColumn<QSize>("window");
    QTest::addColumn<bool>("arranged");
    for (const QSize& window :
         {QSize(1280, 800), QSize(1024, 700), QSize(800, 600), QSize(2560, 1440), QSize(640, 400)}) {
        for (const bool arranged : {false, true})
            QTest::addRow("%d%s", window.width(), arranged ? ", arranged" : "") << window << arranged;
    }
}

/// Those that stand before it, so that nobody looks for them anew.
void TestRack::noTileMovesWhenOneIsTakenOrThrownAtTheEnd() {
    QFETCH(QSize, window);
    QFETCH(bool, arranged);
    settings_->setReducedMotion(true);
    openTable({u"tiles_and_deal"_s, 2, 598283172, {}, Players::usual(2)}, window);
    QTRY_VERIFY(match().turn()->mayAct());
    if (arranged) match().table()->hand()->setArranged(true);
    const auto stands = [this] {
        QTest::qWait(150);
        QList<std::pair<QString, QPointF>> all;
        for (const QString& tile : rack()) all.append({tile, {}});
        for (const QQuickItem* tile : game_->items({u"rackTile"_s}))
            all[tile->property("index").toInt()].second = placeOf(*tile).topLeft();
        return all;
    };
    const auto last = [this](const char* word) {
        const auto legal = match().match()->legal();
        const auto found = std::find_if(legal.rbegin(), legal.rend(),
                                        [word](const std::string& one) { return one.starts_with(word); });
        return found != legal.rend() ? QString::fromStdString(*found) : QString();
    };
    int compared = 0;
    auto before = stands();
    for (int step = 0; step < 24; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20'000);
        if (!match().turn()->mayAct()) break;
        before = stands();
        QString action = u"discard "_s + before.back().first;
        if (last("discard").isEmpty()) action = last("draw");
        if (action.isEmpty()) action = last("pass");
        QVERIFY(match().play(action));
        if (match().turn()->phase() >= Turn::RoundOver) break;
        const auto after = stands();
        if (const QQuickItem* sorts = game_->item(u"sortButton"_s); sorts != nullptr) {
            for (const QQuickItem* tile : game_->items({u"rackTile"_s}))
                QVERIFY(!meet(placeOf(*sorts), placeOf(*tile)));
        }
        if (std::abs(before.size() - after.size()) > 1) continue;
        for (qsizetype row = 0; row < std::min(before.size(), after.size()); ++row) {
            if (before[row].first != after[row].first) break;
            ++compared;
            QVERIFY2((before[row].second - after[row].second).manhattanLength() < 1,
                     qPrintable(u"%1 of %2, then %3: from %4, %5 to %6, %7"_s.arg(before[row].first)
                                    .arg(before.size())
                                    .arg(after.size())
                                    .arg(before[row].second.x())
                                    .arg(before[row].second.y())
                                    .arg(after[row].second.x())
                                    .arg(after[row].second.y())));
        }
    }
    QVERIFY2(compared > 20, qPrintable(QString::number(compared)));
    settings_->setReducedMotion(false);
}

void TestRack::theOwnPlateAndTheTableKeepTheirPlaceForARound_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("window");
    int row = 0;
    for (const QSize& window : {QSize(800, 600), QSize(640, 400), QSize(1280, 800)}) {
        for (const auto& [game, seats] :
             {std::pair("triominoes", 4), {"triominoes", 2}, {"tiles_and_deal", 2}}) {
            if (isLookedAt(row++, 3))
                QTest::addRow("%s for %d at %d", game, seats, window.width())
                    << QString::fromLatin1(game) << seats << window;
        }
    }
}

void TestRack::theOwnPlateAndTheTableKeepTheirPlaceForARound() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QSize, window);
    settings_->setReducedMotion(true);
    settings_->answerLesson(game);
    openTable({game, seats, 21, {}, Players::usual(seats)}, window);
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    QTest::qWait(700);
    // all but how large the tiles are, and in how many rows
    const auto place = [this] { return size().section(u"below "_s, 1); };
    const QString before = place();
    int most = 0;
    for (int step = 0; step < 80; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20'000);
        if (!match().turn()->mayAct()) break;
        QTest::qWait(30);
        const int held = match().table()->hand()->count();
        most = std::max(most, held);
        QVERIFY2(place() == before,
                 qPrintable(u"%1, not %2, with %3 tiles"_s.arg(place(), before).arg(held)));
        const auto legal = match().match()->legal();
        auto action = legal.rend();
        const QList<const char*> wanted =
            held < 16 ? QList{"meld", "draw", "place", "discard"} : QList{"meld", "place", "draw", "discard"};
        for (const char* word : wanted) {
            if (action == legal.rend())
                action = std::find_if(legal.rbegin(), legal.rend(),
                                      [word](const std::string& one) { return one.starts_with(word); });
        }
        QVERIFY(match().play(QString::fromStdString(action != legal.rend() ? *action : legal.back())));
    }
    QVERIFY2(most > 10, qPrintable(QString::number(most)));
}

void TestRack::aTileOfTheHandStaysAsItIsWhenAnotherGoes_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ar"}) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestRack::aTileOfTheHandStaysAsItIsWhenAnotherGoes() {
    QFETCH(QString, language);
    settings_->setLanguage(language);
    settings_->setReducedMotion(true);
    open(u"triominoes"_s, 2, 5);
    const auto stands = [this] {
        QMap<QString, QPair<double, double>> all;
        for (const QQuickItem* tile : game_->items({u"rackTile"_s}))
            all[tile->property("tile").toString()] = {placeOf(*tile).x(), tile->property("turn").toDouble()};
        return all;
    };
    HandModel& hand = *match().table()->hand();
    int compared = 0;
    for (int turn = 0; turn < 8; ++turn) {
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver);
        if (!match().turn()->mayAct()) break;
        QTest::qWait(50);
        const auto before = stands();
        const auto way = [&hand](int row) { return hand.at(row, u"upended"_s); };
        const auto legal = match().match()->legal();
        const auto lays = std::find_if(legal.begin(), legal.end(), [&](const std::string& one) {
            if (!one.starts_with("place")) return false;
            const int row = hand.rowOf(QString::fromStdString(one).section(u' ', 1, 1));
            return row > 0 && row < hand.count() - 1 && way(row - 1) != way(row) && way(row + 1) != way(row);
        });
        const bool within = lays != legal.end();  // else the row becomes shorter
        QVERIFY(match().play(QString::fromStdString(within ? *lays : legal.front())));
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver);
        if (!match().turn()->mayAct()) break;
        QTest::qWait(50);
        const auto after = stands();
        for (auto tile = after.begin(); tile != after.end(); ++tile) {
            if (!before.contains(tile.key())) continue;
            QCOMPARE(tile.value().second, before[tile.key()].second);
            if (within && after.size() + 1 == before.size()) {
                ++compared;
                QVERIFY2(qAbs(tile.value().first - before[tile.key()].first) < 1, qPrintable(tile.key()));
            }
        }
    }
    QVERIFY(compared > 8);
    settings_->setLanguage(u"en"_s);
}

void TestRack::arrangedTilesKeepTheirPlacesWhateverIsDrawnAndThrown() {
    open(u"tiles_and_deal"_s, 2, 598283172);
    match().table()->hand()->setArranged(true);
    QVERIFY(match().table()->hand()->arranged());
    const auto status = [this] { return match().match()->status(); };
    int drawn = 0;
    while (true) {
        QTRY_VERIFY(status().to_move == 0 || status().round_over());
        if (status().round_over()) break;
        QTRY_COMPARE(wronglyPlaced(), QString());
        if (!match().play(u"draw"_s)) {  // the first tile that lies open is offered before anybody draws
            QVERIFY(match().play(u"pass"_s));
            continue;
        }
        ++drawn;
        QTRY_COMPARE(wronglyPlaced(), QString());
        // The tile that stands last is in no meld, if any is not.
        const HandModel& hand = *match().table()->hand();
        QVERIFY(match().play(u"discard "_s + hand.at(hand.count() - 1, u"tile"_s).toString()));
    }
    QVERIFY(drawn > 3);
}

void TestRack::theHandStandsUnderTheMiddleOfTheTable_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"en", "ar"}) {
        for (const QSize& size : {QSize(1280, 800), QSize(640, 400)}) {
            for (const char* game : {"russian", "matador"})
                QTest::addRow("%s %s %d", game, language, size.width())
                    << QString::fromLatin1(game) << QString::fromLatin1(language) << size;
        }
    }
}

void TestRack::theHandStandsUnderTheMiddleOfTheTable() {
    QFETCH(QString, game);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    settings_->setLanguage(language);
    openTable({game, 2, 5, {}, Players::usual(2)}, size);
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    const auto middle = [this] {
        QRectF hand;
        for (const QQuickItem* tile : game_->items({u"rackTile"_s})) hand |= placeOf(*tile);
        return hand.center().x();
    };
    QTRY_VERIFY2(qAbs(middle() - size.width() / 2.0) <= 2, qPrintable(QString::number(middle())));
}

void TestRack::whatArrangesStaysUnderThePointerWhateverTheHandIsWorth() {
    settings_->setLanguage(u"en"_s);
    open(u"tiles_and_deal"_s, 2, 7);
    QSet<int> places;
    QSet<QString> told;
    for (int step = 0; step < 14; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() == Turn::RoundOver,
                                 20'000);
        if (match().turn()->phase() == Turn::RoundOver) break;
        QTest::qWait(100);
        QQuickItem* bar = game_->item(u"handBar"_s);
        const QQuickItem* icon = game_->item(u"arrange"_s);
        QVERIFY(icon != nullptr && bar != nullptr);
        places.insert(qRound(placeOf(*icon).left()));
        double words = 0;  // where they end
        for (const QQuickItem* text : allSeen(bar, {u"AppText"_s})) {
            told.insert(text->property("text").toString());
            words = qMax(words, placeOf(*text).right());
        }
        const double hole = placeOf(*icon).left() - words;
        QVERIFY2(hole < 9, qPrintable(QString::number(hole)));
        const auto legal = match().match()->legal();
        const auto last = [&legal](const char* word) {
            return std::find_if(legal.rbegin(), legal.rend(),
                                [word](const std::string& action) { return action.starts_with(word); });
        };
        auto action = last("draw");
        for (const char* word : {"discard", "pass"}) {
            if (action == legal.rend()) action = last(word);
        }
        QVERIFY(action != legal.rend() && match().play(QString::fromStdString(*action)));
    }
    QVERIFY2(told.size() > 4, qPrintable(QStringList(told.values()).join(u'\n')));
    QCOMPARE(places.size(), 1);
}

void TestRack::theLineOverTheHandSaysWhatTheChosenTileLeaves() {
    open(u"tiles_and_deal"_s, 2, 82);
    while (!match().play(u"draw"_s)) {
        QVERIFY(match().play(u"pass"_s));
        QTRY_VERIFY(match().turn()->mayAct());
    }
    QTRY_VERIFY(match().turn()->mayAct());
    const auto line = [this] {
        return allSeen(game_->item(u"handBar"_s), {u"AppText"_s}).first()->property("text").toString();
    };
    const QString best = line();
    QSet<QString> said;
    const HandModel& hand = *match().table()->hand();
    for (int row = 0; row < hand.count(); ++row) {
        match().selection()->tap(row);
        QCOMPARE(line(), hand.at(row, u"without"_s).toString());
        said.insert(line());
        match().selection()->tap(row);
        QCOMPARE(line(), best);
    }
    QVERIFY(said.contains(best) && said.size() > 3);
}

void TestRack::theRackTakesTheHeightOfTheRowsItHas_data() {
    QTest::addColumn<QString>("size");
    for (const char* size : {"640x400", "1280x800"}) QTest::newRow(size) << QString::fromLatin1(size);
}

void TestRack::theRackTakesTheHeightOfTheRowsItHas() {
    QFETCH(QString, size);
    const CommandLine line = CommandLine::read(
        u"boneyard --game triominoes --seats 2 --deal 601 --autoplay --pace instant --plies 90 --mute --screenshot none --size %1"_s
            .arg(size)
            .split(u' '));
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    openWindow(line.plan);
    QTRY_VERIFY_WITH_TIMEOUT(match().atRest(), 20000);
    const QQuickItem* rack = allSeen(window().contentItem(), {u"Rack"_s}).value(0);
    QVERIFY(rack != nullptr);
    QTRY_COMPARE(rack->property("rows").toInt(), 1);
    const auto spare = [rack] { return rack->height() - rack->property("neededHeight").toDouble(); };
    QTRY_VERIFY2(spare() < rack->property("unit").toDouble(), qPrintable(QString::number(spare())));
    const auto* camera = game_->item(u"table"_s)->property("camera").value<QObject*>();
    QTRY_VERIFY(!camera->property("near").toBool());
}

void TestRack::besideTheRackItIsSortedWhereThereIsRoom_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("from the left") << u"en"_s;
    QTest::newRow("from the right") << u"ar"_s;
}

void TestRack::besideTheRackItIsSortedWhereThereIsRoom() {
    QFETCH(QString, language);
    open(u"tiles_and_deal"_s, 2, 5);
    settings_->setLanguage(language);
    const auto button = [&] { return game_->item(u"sortButton"_s); };
    window().resize(1024, 700);
    QTRY_VERIFY(button() != nullptr);
    QTest::qWait(150);
    QVERIFY(button()->width() >= 44 && button()->height() >= 44);
    const QRectF place = placeOf(*button());
    for (int row = 0; row < match().table()->hand()->count(); ++row)
        QVERIFY(!place.contains(tileAt(row)) && qAbs(tileAt(row).x() - place.center().x()) > place.width());
    HandModel& hand = *match().table()->hand();
    QStringList names;
    for (int press = 0; press < 2; ++press) {
        const bool byValue = hand.byValue();
        names.append(spokenName(button()));
        settle();
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"sortButton"_s));
        QTRY_VERIFY(hand.byValue() != byValue);
    }
    QVERIFY(!names[0].isEmpty() && names[0] != names[1]);
    window().resize(480, 320);
    QTRY_VERIFY(button() == nullptr);
    settings_->setLanguage(u"en"_s);
    window().resize(1024, 700);
    open(u"matador"_s, 2, 5);  // its tiles have no second order
    QTest::qWait(150);
    QVERIFY(button() == nullptr);
}

void TestRack::whatSortsAndWhatCanBeDoneKeepTheirPlacesThroughATurn_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("arranged");
    int row = 0;
    for (const QSize& size : {QSize(640, 400), QSize(800, 600), QSize(1280, 800), QSize(2560, 1440)}) {
        for (const bool arranged : {false, true}) {
            if (isLookedAt(row++, 2))
                QTest::addRow("%d %s", size.width(), arranged ? "with gaps" : "in a row") << size << arranged;
        }
    }
}

void TestRack::whatSortsAndWhatCanBeDoneKeepTheirPlacesThroughATurn() {
    QFETCH(QSize, size);
    QFETCH(bool, arranged);
    open(u"tiles_and_deal"_s, 2, 5);
    settings_->answerLesson(u"tiles_and_deal"_s);
    window().resize(size);
    match().table()->hand()->setArranged(arranged);
    QMap<QString, QSet<int>> places;  // by what it is
    QMap<QString, QString> others;
    for (int step = 0; step < 16; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() == Turn::RoundOver,
                                 20'000);
        if (match().turn()->phase() == Turn::RoundOver) break;
        QTest::qWait(step == 0 ? 600 : 150);
        if (const QQuickItem* button = game_->item(u"sortButton"_s))
            places[u"what sorts"_s].insert(qRound(placeOf(*button).left()));
        for (const QQuickItem* button : game_->items({u"choice"_s})) {
            const int kind = button->parentItem()->property("kind").toInt();
            places[QString::number(kind)].insert(qRound(placeOf(*button).bottom()));
            for (const QQuickItem* tile : allSeen(window().contentItem(), {u"RackTile"_s}))
                if (meet(placeOf(*tile), placeOf(*button))) others[u"a button"_s] = u"a tile"_s;
        }
        const auto legal = match().match()->legal();
        const auto last = [&legal](const char* word) {
            return std::find_if(legal.rbegin(), legal.rend(),
                                [word](const std::string& action) { return action.starts_with(word); });
        };
        auto action = last("meld");
        for (const char* word : {"draw", "discard", "pass"}) {
            if (action == legal.rend()) action = last(word);
        }
        QVERIFY(action != legal.rend() && match().play(QString::fromStdString(*action)));
    }
    QVERIFY(others.isEmpty());
    QVERIFY(places.size() > 2);
    for (auto it = places.begin(); it != places.end(); ++it) {
        QStringList all;
        for (const int one : it.value()) all.append(QString::number(one));
        QVERIFY2(all.size() == 1, qPrintable(it.key() + u": "_s + all.join(u' ')));
    }
}

void TestRack::whatSortsAndWhatArrangesLookDifferent() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QString sorts = game_->item(u"sortButton"_s)->property("symbol").toString();
    const QString arranges = game_->item(u"arrange"_s)->property("symbol").toString();
    QVERIFY(sorts == u"order" && arranges == u"groups");  // arrows, and tiles that are set apart
}

BONEYARD_TEST(TestRack)
#include "tst_rack.moc"
