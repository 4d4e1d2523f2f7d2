// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "lesson_words.h"
#include "matching_elements/game.h"

using namespace boneyard::test;
using boneyard::matching_elements::lessons;

TEST_CASE("every number of the score is met in a lesson of Matching Elements") {
    CHECK(untold(lessons(), {
                                {"a bid: scored", {"bid up to its sum", "scores the bid"}},
                                {"a double: its sum", {"nobody bids", "highest deals and scores its sum"}},
                                {"0-0: 24", {"0-0 beats them all", "24"}},
                                {"a bet: points less tiles", {"your points, less the tiles you have left"}},
                                {"a bet that is missed: nothing", {"Fall short", "score nothing"}},
                                {"the highest bet: 99", {"raise above that, up to 99"}},
                                {"in line: 1", {"equal numbers meet", "one point"}},
                                {"across: 3", {"lie across", "3 points"}},
                                {"both: 4", {"in line or across", "scores 4"}},
                                {"a double: twice", {"double scores twice as much"}},
                            }) == "");
}

TEST_CASE("every phase of a match is met in a lesson of Matching Elements") {
    CHECK(untold(lessons(),
                 {
                     {"the auction", {"drawn a tile", "bid"}},
                     {"the element", {"dealer names the element"}},
                     {"the bets", {"each bet must top the one before"}},
                     {"the Bank", {"takes the tiles on the table into their Bank"}},
                     {"who is out", {"tiles run short", "lowest total drops out"}},
                     {"tiles that come back", {"larger", "how many tiles of each come back"}},
                     {"a head start", {"a double dealt now is a head start of its sum"}},
                     {"no bets in the final", {"In the final nobody bets"}},
                     {"the final: its points less tiles", {"Only the final counts", "less the tiles left"}},
                     {"a final that is level", {"Level", "the higher total"}},
                 }) == "");
}
