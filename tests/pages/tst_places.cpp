// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// The places where a chosen tile may be laid or thrown.
class TestPlaces : public HandTest {
    Q_OBJECT

    [[nodiscard]] QList<QQuickItem*> places() const;
    [[nodiscard]] bool playAsHinted() const;
    void openSmall(const QString& game, int seats, std::uint64_t deal, const kit::GivenOptions& options);
    [[nodiscard]] QQuickItem* placeThatTurns() const;
    [[nodiscard]] bool chooseATileThatTurns() const;
    [[nodiscard]] QString wrongOf(const QList<QQuickItem*>& all) const;
    [[nodiscard]] QString wrongOfGains() const;

private slots:
    void placesThatLieOverEachOtherCanBeToldAndHit_data();
    void placesThatLieOverEachOtherCanBeToldAndHit();
    void everyPlaceUnderNoOtherSaysWhatItBrings();
    void ofManySmallPlacesOnlyTheBestAndTheOnePointedAtShowTheTileAndWhatItBrings();
    void whatAPlaceBringsIsWhollySeen();
    void aTileThatIsNotThrownYetIsAGhostOnThePile();
    void thePointerOverAPlaceFillsIt();
    void whatThePointerIsOnIsTurnedAndNothingElse();
};

namespace {

/// All that are seen under that name, or of that type.
void seenUnder(QQuickItem* item, const QString& name, QList<QQuickItem*>& found) {
    if (!item->isVisible()) return;
    if (item->objectName() == name || QString::fromLatin1(item->metaObject()->className()).startsWith(name))
        found.append(item);
    for (QQuickItem* child : item->childItems()) seenUnder(child, name, found);
}

/// The only thing of that type below one; null when it is not seen.
QQuickItem* partOf(QQuickItem* item, const QString& type) {
    QList<QQuickItem*> found;
    seenUnder(item, type, found);
    return found.isEmpty() ? nullptr : found.front();
}

QRectF seenBox(const QQuickItem* item) { return item->mapRectToScene({0, 0, item->width(), item->height()}); }

QPointF seenCentre(const QQuickItem* item) { return seenBox(item).center(); }

bool tells(QQuickItem* place) { return !partOf(place, u"SpotFace"_s)->property("values").toList().isEmpty(); }

bool crossing(const QQuickItem* one, const QQuickItem* other) {
    return seenBox(one).adjusted(3, 3, -3, -3).intersects(seenBox(other));
}

/// How far a point is from a place.
double away(const QQuickItem* place, const QPointF& at) {
    const QRectF box = seenBox(place);
    return std::hypot(std::max({0.0, box.left() - at.x(), at.x() - box.right()}),
                      std::max({0.0, box.top() - at.y(), at.y() - box.bottom()}));
}

bool liesUnderABetterOne(const QQuickItem* place, const QList<QQuickItem*>& all) {
    return std::any_of(all.begin(), all.end(), [place](const QQuickItem* other) {
        return other != place && crossing(place, other) && other->property("above").toBool() &&
               other->property("gain").toInt() >= place->property("gain").toInt();
    });
}

bool isHit(QQuickItem* place, const QPointF& at) { return place->contains(place->mapFromScene(at)); }

}  // namespace

QList<QQuickItem*> TestPlaces::places() const {
    QList<QQuickItem*> found;
    seenUnder(window().contentItem(), u"spot"_s, found);
    found.removeIf([](const QQuickItem* place) { return !place->property("shown").toBool(); });
    return found;
}

bool TestPlaces::playAsHinted() const {
    QSignalSpy hinted(match().advice(), &Advice::hinted);
    match().advice()->hint();
    return QTest::qWaitFor([&] { return !hinted.isEmpty(); }, 20000) &&
           match().play(hinted.front().at(1).toString());
}

void TestPlaces::openSmall(const QString& game, int seats, std::uint64_t deal,
                           const kit::GivenOptions& options) {
    openTable({game, seats, deal, options, Players::usual(seats)}, {800, 600});
}

/// The place in which the chosen tile can lie in several ways; null: there is none.
QQuickItem* TestPlaces::placeThatTurns() const {
    const SpotModel& spots = *match().selection()->spots();
    for (int row = 0; row < spots.count(); ++row) {
        if (spots.at(row, u"front"_s).toBool()) continue;
        for (QQuickItem* place : places()) {
            if (place->property("px") == spots.at(row, u"px"_s) &&
                place->property("py") == spots.at(row, u"py"_s))
                return place;
        }
    }
    return nullptr;
}

bool TestPlaces::chooseATileThatTurns() const {
    for (int row = 0; row < match().table()->hand()->count(); ++row) {
        if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
        match().selection()->choose(row, true);
        match().selection()->setSpot(-1);
        QTest::qWait(20);
        if (placeThatTurns() != nullptr && places().size() > 1) return true;
    }
    return false;
}

/// What is wrong with places of which none is current; empty: nothing is.
QString TestPlaces::wrongOf(const QList<QQuickItem*>& all) const {
    for (QQuickItem* one : all) {
        const bool crossed = one->property("crossed").toBool();
        const bool told = tells(one);
        if (crossed && told == std::any_of(all.begin(), all.end(), [&](QQuickItem* other) {
                           return other != one && tells(other) && crossing(one, other);
                       }))
            return told ? u"numbers over each other"_s : u"an outline that no numbers lie over"_s;
        const QQuickItem* mark = partOf(one, u"GainMark"_s);
        for (QQuickItem* other : all) {
            if (other == one) continue;
            const QPointF shared = (seenCentre(one) + seenCentre(other)) / 2 + QPointF(0.7, 0.3);
            if (isHit(one, shared) && isHit(other, shared)) return u"a point of two places"_s;
            const QRectF over =
                mark == nullptr ? QRectF() : seenBox(other).adjusted(2, 2, -2, -2) & seenBox(mark);
            if (crossed && !over.isEmpty() && !(told && seenBox(one).contains(over)))
                return u"a number of one place on another"_s;
        }
        if (!isHit(one, seenCentre(one))) return u"a place that is not hit in its middle"_s;
        if (mark != nullptr && crossed && !meet(seenBox(mark), seenBox(one)) &&
            std::any_of(all.begin(), all.end(), [&](QQuickItem* other) {
                return other != one && away(other, seenCentre(mark)) <= away(one, seenCentre(mark));
            }))
            return u"a number nearer to another place"_s;
    }
    return {};
}

void TestPlaces::placesThatLieOverEachOtherCanBeToldAndHit_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<qulonglong>("deal");
    QTest::newRow("elements") << u"matching_elements"_s << 3 << 140414515ULL;
}

void TestPlaces::placesThatLieOverEachOtherCanBeToldAndHit() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(qulonglong, deal);
    openSmall(game, seats, deal,
              game == u"matching_elements"_s ? kit::GivenOptions{{"colours", 2}} : kit::GivenOptions{});
    auto* const selection = match().selection();
    int crossed = 0;
    for (int turn = 0; turn < 40; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        for (int row = 0; row < match().table()->hand()->count(); ++row) {
            if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
            selection->choose(row, true);
            selection->setSpot(-1);
            QTest::qWait(60);
            const QList<QQuickItem*> all = places();
            const QString wrong = wrongOf(all);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"turn %1, row %2: %3"_s.arg(turn).arg(row).arg(wrong)));
            for (const QQuickItem* place : all) crossed += place->property("crossed").toBool() ? 1 : 0;
        }
        if (crossed > 6) break;
        QVERIFY(playAsHinted());
    }
    QVERIFY2(crossed > 1, qPrintable(QString::number(crossed)));
}

/// What is wrong with what is said of the places for the chosen tile; empty: nothing is.
QString TestPlaces::wrongOfGains() const {
    const QList<QQuickItem*> all = places();
    QList<QRectF> marks;
    for (QQuickItem* place : all) {
        if (place->property("gain").toInt() == 0) continue;
        const QQuickItem* mark = partOf(place, u"GainMark"_s);
        if (!place->property("above").toBool()) {  // the one over it says what that brings
            if (mark != nullptr || partOf(place, u"turnSign"_s) != nullptr) return u"an outline says more"_s;
            if (!liesUnderABetterOne(place, all)) return u"the best one is not above"_s;
            continue;
        }
        if (mark == nullptr) return place->property("spoken").toString();
        const QRectF box = seenBox(mark);
        if (std::any_of(marks.begin(), marks.end(), [&](const QRectF& other) { return meet(box, other); }))
            return u"two lie over each other"_s;
        marks.append(box);
    }
    return {};
}

void TestPlaces::everyPlaceUnderNoOtherSaysWhatItBrings() {
    settings_->setReducedMotion(true);
    openTable({u"matching_elements"_s, 6, 501, {{"teams", "3x2"}, {"colours", 2}}, Players::usual(6)},
              {1280, 800});
    auto* const selection = match().selection();
    int crossed = 0;
    for (int turn = 0; turn < 30 && crossed < 20; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (match().turn()->phase() == Turn::RoundOver) {
            match().next();
            continue;
        }
        for (int row = 0; row < match().table()->hand()->count(); ++row) {
            if (camera()->property("zoom").toDouble() < 30) break;  // there small ones have no room
            if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
            selection->choose(row, true);
            QTRY_VERIFY2(wrongOfGains().isEmpty(),
                         qPrintable(u"turn %1, row %2: %3"_s.arg(turn).arg(row).arg(wrongOfGains())));
            for (const QQuickItem* place : places()) crossed += place->property("crossed").toBool() ? 1 : 0;
            const SpotModel& spots = *selection->spots();
            for (int spot = 0; spot < spots.count();
                 ++spot) {  // and so does the one where it is about to lie
                selection->setSpot(spot);
                if (spots.at(spot, u"gain"_s).toInt() == 0) continue;
                const auto says = [&] {
                    const QList<QQuickItem*> all = places();
                    return std::any_of(all.begin(), all.end(), [](QQuickItem* place) {
                        return place->property("current").toBool() && partOf(place, u"GainMark"_s) != nullptr;
                    });
                };
                QTRY_VERIFY(says());
            }
            selection->setSpot(-1);
        }
        QVERIFY(playAsHinted());
    }
    QVERIFY(crossed > 10);
}

/// The sign at the edge of the felt, whose corners would be cut off there.
void TestPlaces::whatAPlaceBringsIsWhollySeen() {
    settings_->setReducedMotion(true);
    openTable({u"matching_elements"_s, 6, 31, {{"teams", "3x2"}}, Players::usual(6)}, {1024, 700});
    const auto across = [&]() -> QQuickItem* {  // a place whose sign is a diamond
        for (QQuickItem* place : places()) {
            const QQuickItem* mark = partOf(place, u"GainMark"_s);
            if (mark != nullptr && mark->property("across").toBool()) return place;
        }
        return nullptr;
    };
    for (int turn = 0; turn < 12 && across() == nullptr; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        for (int row = 0; row < match().table()->hand()->count() && across() == nullptr; ++row) {
            if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
            match().selection()->choose(row, true);
            QTest::qWait(100);
        }
        if (across() != nullptr) break;
        const std::string action = match().match()->legal().front();
        QVERIFY(match().play(QString::fromStdString(action.substr(0, action.find("..")))));
    }
    QVERIFY(across() != nullptr);
    const QQuickItem* table = game_->item(u"table"_s);
    const QRectF felt = placeOf(*table).adjusted(-1, -1, 1, 1);
    const QPointF at(across()->property("px").toDouble(), across()->property("py").toDouble());
    const double zoom = camera()->property("zoom").toDouble();
    const QRectF view = camera()->property("view").toRectF();
    int looked = 0;
    for (int down = 0; down < 130; down += 3) {  // the place is moved away from the corner of the felt
        const QPointF middle = at + (view.center() - QPointF(36, down)) / zoom;
        QVERIFY(QMetaObject::invokeMethod(camera(), "lookAt", Q_ARG(double, middle.x()),
                                          Q_ARG(double, middle.y())));
        QTest::qWait(30);
        for (QQuickItem* place : places()) {
            const QQuickItem* mark = partOf(place, u"GainMark"_s);
            if (mark == nullptr || !felt.contains(placeOf(*place))) continue;
            ++looked;
            for (const QQuickItem* part : mark->childItems())
                QVERIFY2(!part->isVisible() || felt.contains(placeOf(*part)),
                         qPrintable(QString::number(down)));
        }
    }
    QVERIFY(looked > 10);
}

void TestPlaces::ofManySmallPlacesOnlyTheBestAndTheOnePointedAtShowTheTileAndWhatItBrings() {
    openTable({u"matching_elements"_s, 6, 4102, {{"teams", "2x3"}, {"colours", 2}}, Players::usual(6)},
              {1024, 700});
    const auto shown = [&] {
        QList<QQuickItem*> all = places();
        erase_if(all, [](const QQuickItem* place) { return !place->property("shown").toBool(); });
        return all;
    };
    const auto crowd = [&] {
        for (int row = 0; row < match().table()->hand()->count(); ++row) {
            match().selection()->choose(row, true);
            match().selection()->setSpot(-1);
            const auto many = [&] {
                return shown().size() > 12 && shown().front()->property("crowded").toBool();
            };
            if (QTest::qWaitFor(many, 300)) return true;
        }
        return false;
    };
    for (int turn = 0; turn < 12 && !crowd(); ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        QVERIFY(playAsHinted());
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    }
    QVERIFY(shown().size() > 12);
    settle();
    const auto says = [](QQuickItem* place) { return partOf(place, u"GainMark"_s) != nullptr; };
    const auto turns = [](QQuickItem* place) { return partOf(place, u"TurnSign"_s) != nullptr; };
    const QList<QQuickItem*> all = shown();
    QVERIFY(std::count_if(all.begin(), all.end(), says) <= 6);
    QVERIFY(std::count_if(all.begin(), all.end(), tells) <= 6);
    QVERIFY(std::count_if(all.begin(), all.end(), turns) > 1);  // a finger turns any of them
    QTest::mouseMove(&window(), {30, 400});
    QTRY_COMPARE(std::count_if(all.begin(), all.end(), turns), 0);  // a pointer the one that it comes to
    const auto quiet = std::find_if(all.begin(), all.end(), [&](QQuickItem* place) {
        return !says(place) && !place->property("crossed").toBool();
    });
    QVERIFY(quiet != all.end());
    QTest::mouseMove(&window(), seenCentre(*quiet).toPoint() + QPoint(1, 1));
    QTest::mouseMove(&window(), seenCentre(*quiet).toPoint());
    QTRY_VERIFY(says(*quiet) && tells(*quiet));
    QVERIFY(std::count_if(all.begin(), all.end(), turns) <= 1);
}

void TestPlaces::aTileThatIsNotThrownYetIsAGhostOnThePile() {
    open(u"tiles_and_deal"_s, 2, 598283172);
    QVERIFY(match().play(u"pass"_s));
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    QVERIFY(match().play(u"draw"_s));
    QTRY_VERIFY(match().turn()->mayAct());
    match().selection()->choose(0, true);
    QTRY_COMPARE(places().size(), 1);
    QVERIFY(places().front()->property("current").toBool());
    QVERIFY(partOf(places().front(), u"SpotFace"_s)->property("ghost").toBool());
    QVERIFY(!partOf(places().front(), u"SpotFace"_s)->property("solid").toBool());
}

void TestPlaces::thePointerOverAPlaceFillsIt() {
    open(u"russian"_s, 4, 921267049);
    auto* const selection = match().selection();
    int row = 0;
    while (!match().table()->hand()->at(row, u"playable"_s).toBool()) ++row;
    selection->choose(row, true);
    selection->setSpot(-1);
    QTRY_VERIFY(!places().isEmpty());
    QTest::qWait(600);  // the camera has come to rest
    QTest::mouseMove(&window(), seenCentre(places().front()).toPoint());
    QTRY_VERIFY(places().front()->property("solid").toBool());
}

void TestPlaces::whatThePointerIsOnIsTurnedAndNothingElse() {
    open(u"russian"_s, 2, 4);
    auto* const selection = match().selection();
    QVERIFY(chooseATileThatTurns());
    QTRY_VERIFY(places().size() > 1);
    QTest::qWait(60);
    const auto filled = [this] {
        QList<QQuickItem*> all = places();
        all.removeIf([](const QQuickItem* place) { return !place->property("solid").toBool(); });
        return all;
    };
    const auto at = [selection](int row) {
        const SpotModel& spots = *selection->spots();
        return QPointF(spots.at(row, u"px"_s).toDouble(), spots.at(row, u"py"_s).toDouble());
    };
    const QPoint first = seenCentre(placeThatTurns()).toPoint();
    QTest::mouseMove(&window(), first - QPoint(0, 2));
    QTest::mouseMove(&window(), first);
    QTRY_VERIFY(selection->spot() >= 0);
    const int row = selection->spot();
    QTest::mouseClick(&window(), Qt::RightButton, {}, first);
    QTRY_VERIFY(selection->spot() != row);
    const int turned = selection->spot();
    QCOMPARE(at(turned), at(row));
    QCOMPARE(filled().size(), 1);
    QVERIFY(isHit(filled().front(), first));
    QTest::keyClick(&window(), Qt::Key_R);  // across, which does not reach as far
    QVERIFY(selection->spots()->inOnePlace(selection->spot(), row));
    QCOMPARE(filled().size(), 1);
    QVERIFY(isHit(filled().front(), first));
    QTest::keyClick(&window(), Qt::Key_R);
    QCOMPARE(selection->spot(), row);
    QTest::keyClick(&window(), Qt::Key_R);
    QTest::mouseMove(&window(), {30, 400});  // the felt: so it stays turned, and is not chosen
    QTRY_COMPARE(filled().size(), 0);
    QVERIFY(selection->spots()->at(turned, u"front"_s).toBool());
    QTest::mouseMove(&window(), first);
    QTRY_COMPARE(selection->spot(), turned);
    selection->walk(1);  // the ring goes on, though the pointer rests
    QVERIFY(selection->spot() != turned);
    QCOMPARE(filled().size(), 1);
    QTest::mouseClick(&window(), Qt::RightButton, {}, first);
    QCOMPARE(at(selection->spot()), at(row));
    const QString action = selection->action(selection->spot());
    const std::size_t plies = match().match()->actions().size();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, first);
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QCOMPARE(QString::fromStdString(match().match()->actions()[plies]), action);
}

BONEYARD_TEST(TestPlaces)
#include "tst_places.moc"
