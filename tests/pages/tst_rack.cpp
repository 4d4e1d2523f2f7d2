// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Where the tiles of the hand stand.
class TestRack : public HandTest {
    Q_OBJECT

    [[nodiscard]] QList<double> lefts() const;
    [[nodiscard]] QString wronglyPlaced() const;

private slots:
    void arrangedTilesKeepTheirPlacesWhateverIsDrawnAndThrown();
};

/// The left edges of the tiles, by row.
QList<double> TestRack::lefts() const {
    const int count = match().table()->hand()->count();
    QList<double> edges(count, NAN);
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

BONEYARD_TEST(TestRack)
#include "tst_rack.moc"
