// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "lesson_words.h"
#include "matador/game.h"
#include "matador/lesson.h"

using namespace boneyard::test;
using boneyard::matador::matador_lessons;
using boneyard::matador::russian_lessons;

TEST_CASE("every number of the score, and how a round begins and ends, is met in a lesson of Matador") {
    CHECK(untold(matador_lessons(), {
                                        {"who opens", {"highest double", "open", "any tile"}},
                                        {"together seven", {"Halves that touch", "seven"}},
                                        {"the matadors", {"0-0, 1-6, 2-5 and 3-4 are matadors"}},
                                        {"a gate", {"gate", "blank opens it"}},
                                        {"a blank end", {"seven with a blank", "only a matador"}},
                                        {"draws", {"Draw from the boneyard until a tile fits"}},
                                        {"out: the pips of the others", {"Out first", "every pip"}},
                                        {"blocked: all pips of the others",
                                         {"blocked", "fewest pips", "all that the others hold"}},
                                        {"the target", {"100 points"}},
                                    }) == "");
}

TEST_CASE(
    "every number of the score, and how a round begins and ends, is met in a lesson of the Russian game") {
    CHECK(untold(russian_lessons(), {
                                        {"who opens", {"highest double opens"}},
                                        {"together seven", {"Halves that touch", "seven"}},
                                        {"a matador across", {"Across, both its halves stay open"}},
                                        {"a matador in line", {"In line a matador leaves one half open"}},
                                        {"0-0", {"0-0 is a matador too", "always lies across"}},
                                        {"a blank end", {"seven with a blank", "only a matador"}},
                                        {"one draw", {"one draw a turn", "you pass"}},
                                        {"out: the pips of the others", {"out first scores the pips"}},
                                        {"blocked: the pips of the others less one's own",
                                         {"blocked", "fewest pips", "less your own"}},
                                        {"the target", {"100 points"}},
                                    }) == "");
}
