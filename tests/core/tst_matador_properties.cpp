// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <map>

#include "invariants.h"
#include "matador_matches.h"
#include "suite.h"

using boneyard::kit::Match;
using boneyard::matador::End;
using boneyard::matador::Game;
using boneyard::matador::Placed;
using boneyard::matador::Rules;
using boneyard::matador::Table;
using boneyard::test::game_of;
using boneyard::test::MatadorKind;

namespace {

Table table_of(const Match& match) { return game_of<Game>(match).view(0).table; }

/// The end that a tile laid leaves, told from nothing but how it lies.
QString end_after(const Placed& placed, const Rules& rules) {
    const int a = boneyard::matador::low(placed.tile);
    const int b = boneyard::matador::high(placed.tile);
    if (placed.spinner) return QString::number(a);
    if (!placed.across) return QString::number(placed.inward == a ? b : a);
    if (rules.matadors != Rules::Matadors::Free) return "gate";
    return a == b ? QString::number(a) : QString("%1|%2").arg(a).arg(b);
}

/// The ends are what the tiles laid leave, one after the other.
QString follow_the_line(const Match& match) {
    const Table table = table_of(match);
    std::map<int, QString> ends;
    for (std::size_t i = 0; i < table.placed_count; ++i) {
        const Placed& placed = table.placed[i];
        if (i == 0) {
            ends[0] = QString::number(boneyard::matador::low(placed.tile));
            ends[1] = QString::number(boneyard::matador::high(placed.tile));
        } else {
            ends[placed.arm] = end_after(placed, table.rules);
        }
        if (placed.spinner) ends[2] = ends[3] = QString::number(boneyard::matador::low(placed.tile));
    }
    for (int arm = 0; arm < boneyard::matador::kArms; ++arm) {
        const End& end = table.arms[static_cast<std::size_t>(arm)];
        const QString told = end.kind == End::Kind::None ? QString() : boneyard::test::end_text(end);
        if (told != ends[arm]) return QString("arm %1 is %2, not %3").arg(arm).arg(told, ends[arm]);
    }
    return {};
}

}  // namespace

/// What holds in every match of Matador, whatever is played. The matches are played once, before the tests;
/// each test looks at one thing that was watched meanwhile.
class TestMatadorProperties : public QObject {
    Q_OBJECT

private:
    boneyard::test::Watch watch_;

private slots:  // NOLINT(readability-redundant-access-specifiers): these are the tests
    void initTestCase() {
        watch_.look_at_what_always_holds<Game>({"hands"}, {"arms", "placed", "drawn"});
        watch_.look_at("tiles", [](Match& match, auto&, auto&) {
            return boneyard::test::count_tiles<MatadorKind>(game_of<Game>(match));
        });
        watch_.look_at("ends", [](Match& match, auto&, auto&) { return follow_the_line(match); });
        QCOMPARE(watch_.play(boneyard::test::matches_to_play(500), MatadorKind::start), "");
    }

    void every_tile_is_always_somewhere() { QCOMPARE(watch_.fault("tiles"), ""); }
    void the_ends_follow_from_the_tiles_laid() { QCOMPARE(watch_.fault("ends"), ""); }
    void scores_are_the_sum_of_their_events() { QCOMPARE(watch_.fault("scores"), ""); }
    void a_view_hides_what_its_seat_must_not_know() { QCOMPARE(watch_.fault("views"), ""); }
    void there_is_always_an_action_until_the_match_is_over() { QCOMPARE(watch_.fault("actions"), ""); }
    void undo_gives_back_the_identical_state() { QCOMPARE(watch_.fault("undo"), ""); }
    void a_record_reloads_to_the_identical_state() { QCOMPARE(watch_.fault("records"), ""); }
};

BONEYARD_TEST(TestMatadorProperties)
#include "tst_matador_properties.moc"
