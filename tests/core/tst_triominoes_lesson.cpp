// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "lesson_words.h"
#include "triominoes/game.h"

using namespace boneyard::test;
using boneyard::triominoes::lessons;

TEST_CASE("every number of the score is met in a lesson of Triominoes") {
    CHECK(
        untold(lessons(), {
                              {"a tile: its value", {"scores the sum of its three numbers"}},
                              {"a triple that opens: 10", {"highest triple opens", "10 more"}},
                              {"0-0-0 that opens: 40", {"An option lets 0-0-0 open", "40"}},
                              {"0-0-0 later: nothing", {"Laid later", "0-0-0", "nothing"}},
                              {"a draw: 5", {"Draw one", "costs 5 points"}},
                              {"three draws at most", {"drawn three tiles", "more are not allowed"}},
                              {"a pass: 10", {"pass", "costs another 10"}},
                              {"three draws and a pass: 25", {"you pass", "lose 25"}},
                              {"a hexagon: 50", {"closes the hexagon", "50 points"}},
                              {"two hexagons: 60", {"both hexagons", "60 points"}},
                              {"three hexagons: 70", {"three hexagons", "70 points"}},
                              {"a bridge: 40", {"builds a bridge", "40 points"}},
                              {"out: 25, and the other hands", {"goes out scores 25", "all that the others"}},
                              {"blocked", {"nobody can go on", "lowest hand scores", "less its own"}},
                              {"the target", {"800 points"}},
                          }) == "");
}
