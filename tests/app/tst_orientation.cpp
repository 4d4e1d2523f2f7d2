// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/orientation.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <utility>

#include "kit/rng.h"
#include "played_matches.h"
#include "registry.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;

/// Which way round a table lies, in a game whose tables cannot bend: it turns in nobody's hands.
class TestOrientation : public QObject {
    Q_OBJECT

private slots:
    void aTableLiesStillForTheWholeRound();
    void aTableThatIsAskedTurnsOnceInARound();
    void afterATurnForLargerTilesOneThatIsNeededMayStillCome();
    void aLineThatBendsIsNeverTurned();
    void aTableTurnsWithTheFelt();
    void aTableThatIsOpenedLiesAsItIsSeenLargest();
};

namespace {

constexpr double kWide = 1.7;

/// How a table lies: the angle of its first tile.
double angleOf(const kit::Scene& scene) { return scene.pieces.front().pose.angle; }

double unitOf(const kit::Scene& scene, double aspect) {
    return std::min(aspect / std::max(8.0, scene.right - scene.left + 0.6),
                    1 / std::max(8.0, scene.bottom - scene.top + 0.6));
}

/// Shows what a random match looks like after each action: before it, and whether a round begins.
void playMatches(const std::function<void(const kit::Match&, bool begins)>& look) {
    for (const std::uint64_t deal : {1U, 2U, 3U}) {
        auto match = std::move(new_match("matching_elements", 4, deal, {}).value());
        kit::Rng chance(deal);
        int round = 0;
        for (int move = 0; move < 1500 && !match->status().match_over(); ++move) {
            if (!match->play(anyOf(*match, chance))) break;
            const kit::Scene scene = match->scene(0, kWide);
            const bool begins = std::exchange(round, match->status().round) != round;
            if (!scene.pieces.empty()) look(*match, begins || scene.pieces.size() < 2);
        }
    }
}

}  // namespace

void TestOrientation::aTableLiesStillForTheWholeRound() {
    Orientation orientation;
    orientation.aspect = kWide;
    double lay = -1;
    int grew = 0;  // it would have been larger the other way
    playMatches([&](const kit::Match& match, bool begins) {
        const kit::Scene scene = orientation.scene(match, 0, begins);
        if (!begins) QCOMPARE(angleOf(scene), lay);
        lay = angleOf(scene);
        grew += unitOf(match.scene(0, 1 / kWide), kWide) > 1.2 * unitOf(scene, kWide) ? 1 : 0;
    });
    QVERIFY(grew > 20);
}

void TestOrientation::aTableThatIsAskedTurnsOnceInARound() {
    Orientation orientation;
    orientation.aspect = kWide;
    int rounds = 0;
    int turned = 0;
    playMatches([&](const kit::Match& match, bool begins) {
        const double before = angleOf(orientation.scene(match, 0, begins));
        if (begins) {
            QVERIFY(orientation.may_turn(true));
            QCOMPARE(turned, std::min(turned, 1));
            turned = 0;
            ++rounds;
            return;
        }
        const bool turns = orientation.turn(match, 0, true);
        QVERIFY(!orientation.may_turn(true) && !orientation.may_turn(false));
        QCOMPARE(angleOf(orientation.scene(match, 0, false)) != before, turns);
        turned += turns ? 1 : 0;
        QCOMPARE(turned, 1);
    });
    QVERIFY(rounds > 3);
}

void TestOrientation::afterATurnForLargerTilesOneThatIsNeededMayStillCome() {
    Orientation orientation;
    orientation.aspect = kWide;
    int looked = 0;
    playMatches([&](const kit::Match& match, bool begins) {
        orientation.scene(match, 0, begins);
        if (!begins || !orientation.turn(match, 0, false)) return;
        QVERIFY(!orientation.turn(match, 0, false));
        QVERIFY(orientation.may_turn(true) && orientation.turn(match, 0, true));
        QVERIFY(!orientation.may_turn(true) && !orientation.may_turn(false));
        ++looked;
    });
    QVERIFY(looked > 3);
}

void TestOrientation::aLineThatBendsIsNeverTurned() {
    Orientation orientation;
    orientation.aspect = kWide;
    auto match = std::move(new_match("matador", 4, 3, {}).value());
    kit::Rng chance(3);
    for (int move = 0; move < 12; ++move) QVERIFY(match->play(anyOf(*match, chance)));
    const kit::Scene before = orientation.scene(*match, 0, false);
    QVERIFY(before.pieces.size() > 3);
    QVERIFY(!orientation.turn(*match, 0, true));
    QCOMPARE(angleOf(orientation.scene(*match, 0, false)), angleOf(before));
    QCOMPARE(orientation.scene(*match, 0, false).right, before.right);
}

void TestOrientation::aTableTurnsWithTheFelt() {
    Orientation orientation;
    int looked = 0;
    playMatches([&](const kit::Match& match, bool begins) {
        orientation.aspect = kWide;
        const double wide = angleOf(orientation.scene(match, 0, begins));
        for (const double nearly : {1.1, 0.95, 1.05}) {  // as it is now and then when plates shrink
            orientation.aspect = nearly;
            QCOMPARE(angleOf(orientation.scene(match, 0, false)), wide);
        }
        orientation.aspect = 1 / kWide;
        const kit::Scene high = orientation.scene(match, 0, false);
        const kit::Scene other = match.scene(0, angleOf(high) == angleOf(match.scene(0, kWide)) ? 0.5 : 2);
        QVERIFY(unitOf(high, 1 / kWide) * 1.2 >= unitOf(other, 1 / kWide));
        ++looked;
    });
    QVERIFY(looked > 20);
}

void TestOrientation::aTableThatIsOpenedLiesAsItIsSeenLargest() {
    int turned = 0;
    playMatches([&](const kit::Match& match, bool) {
        Orientation orientation;
        orientation.aspect = kWide;
        const kit::Scene scene = orientation.scene(match, 0, true);
        const bool along = angleOf(scene) == angleOf(match.scene(0, kWide));
        const kit::Scene other = match.scene(0, along ? 1 / kWide : kWide);
        QVERIFY(unitOf(scene, kWide) * 1.2 >= unitOf(other, kWide));
        turned += along ? 0 : 1;
    });
    QVERIFY(turned > 0);
}

BONEYARD_TEST(TestOrientation)

#include "tst_orientation.moc"
