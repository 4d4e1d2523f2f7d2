// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "lesson_words.h"
#include "tiles_and_deal/game.h"

using namespace boneyard::test;
using boneyard::tiles_and_deal::lessons;

TEST_CASE("every number of the score is met in a lesson of Tiles & Deal") {
    CHECK(untold(lessons(), {
                                {"a set", {"Three or four tiles of one number", "set"}},
                                {"a run", {"run", "three or more tiles of one colour in a row"}},
                                {"an ace: 11", {"ace and counts 11"}},
                                {"10 to 13: 10", {"10 to 13 count 10", "the others their number"}},
                                {"a joker: 15", {"joker left over counts 15"}},
                                {"a knock: 10 or less", {"10 deadwood or less", "knock"}},
                                {"a knock: a single tile", {"a single tile left over you may knock"}},
                                {"a win: 25 and the difference", {"win 25 points", "difference"}},
                                {"an undercut: 25 and the difference", {"undercut", "difference", "25 more"}},
                                {"a super win: 50 and the deadwood", {"50 points", "deadwood"}},
                                {"a super win without a knock", {"last tile", "super win"}},
                                {"a draw", {"boneyard is empty", "20 turns", "a draw"}},
                                {"the hand and the target", {"thirteen tiles", "200 points"}},
                            }) == "");
}
