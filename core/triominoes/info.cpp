// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "triominoes/game.h"

#include <string>

#include "kit/usual.h"

namespace boneyard::triominoes {

namespace {

using std::string;

kit::OptionSchema schema() {
    return {
        kit::target_option(400, 2000),
        {.id = "hexagons",
         .fallback = string("graded"),
         .choices = {{string("graded"),
                      say(QT_TRANSLATE_NOOP("triominoes", "50 for one, 60 for two at once, 70 for three"))},
                     {string("each"), say(QT_TRANSLATE_NOOP("triominoes", "50 for each"))}},
         .sentence = say(QT_TRANSLATE_NOOP("triominoes", "What closing a hexagon scores"))},
        {.id = "bridge",
         .fallback = string("any"),
         .choices = {{string("any"),
                      say(QT_TRANSLATE_NOOP("triominoes", "All three corners meet numbers that lie there"))},
                     {string("strict"),
                      say(QT_TRANSLATE_NOOP("triominoes", "The same, and only one edge touches a tile"))}},
         .sentence = say(QT_TRANSLATE_NOOP("triominoes", "What counts as a bridge"))},
        {.id = "empty_well_penalty",
         .fallback = 10,
         .max = 10,
         .sentence = say(QT_TRANSLATE_NOOP("triominoes", "What a pass costs when the boneyard is empty"))},
        {.id = "open_with_zeros",
         .fallback = false,
         .sentence = say(QT_TRANSLATE_NOOP("triominoes", "0-0-0 may open instead of the highest triple"))},
        {.id = "blocked",
         .fallback = string("difference"),
         .choices = {{string("difference"),
                      say(QT_TRANSLATE_NOOP("triominoes", "The others' tiles less the winner's, once"))},
                     {string("each"),
                      say(QT_TRANSLATE_NOOP("triominoes", "The difference from each of the others"))}},
         .sentence = say(QT_TRANSLATE_NOOP("triominoes", "When nobody can play, the lowest hand scores"))},
    };
}

/// Fewer players score more each. Measured: tests/bench/ladder.md.
int usual_target(const kit::Options& /*options*/, int seats) {
    if (seats == 2) return 800;
    return seats == 3 ? 600 : 500;
}

/// What puzzles are about.
std::vector<kit::Theme> themes() {
    return {
        //: What a puzzle was about, said when it is solved
        {"hexagon", say(QT_TRANSLATE_NOOP("triominoes", "Close a hexagon"))},
        //: What a puzzle was about, said when it is solved
        {"bridge", say(QT_TRANSLATE_NOOP("triominoes", "Build a bridge"))},
        //: What a puzzle was about, said when it is solved
        {"prepare", say(QT_TRANSLATE_NOOP("triominoes", "Prepare a bridge or hexagon of your own"))},
        //: What a puzzle was about, said when it is solved
        {"draw", say(QT_TRANSLATE_NOOP("triominoes", "Draw, though a tile fits"))},
        //: What a puzzle was about, said when it is solved
        {"leave", say(QT_TRANSLATE_NOOP("triominoes", "Leave the others little that fits"))},
        kit::best_theme(),
    };
}

}  // namespace

kit::GameInfo info() {
    kit::GameInfo game;
    game.id = "triominoes";
    game.face = "triangle";
    game.name = say(QT_TRANSLATE_NOOP("triominoes", "Triominoes"));
    game.blurb =
        say(QT_TRANSLATE_NOOP("triominoes", "Triangles edge to edge; close hexagons, build bridges."));
    game.min_seats = 2;
    game.max_seats = 6;
    game.tiles = 56;
    game.options = schema();
    game.presets = {
        kit::single_round(),
        {"strict",
         say(QT_TRANSLATE_NOOP("triominoes", "Strict bridges, hexagons 50 each")),
         {{"bridge", string("strict")}, {"hexagons", string("each")}}},
        {"short", say(QT_TRANSLATE_NOOP("triominoes", "Short match, to 200")), {{"target", 200}}},
    };
    game.target = &usual_target;
    game.levels = {kit::greedy(10),    kit::heuristic(39), kit::heuristic(24), kit::heuristic(10),
                   kit::search(20, 8), kit::search(48),    kit::search(1000)};
    game.manners = manners();
    game.themes = themes();
    game.advice = kit::search(2500);
    game.keys = {kit::draw_key(), kit::pass_key()};
    // Measured in rounds; in matches to 400 the levels stand further apart, so this is narrow. A deal says
    // next to nothing about a round.
    game.ratings = {760, 1010, 1250, 1500, 1780, 1960, 2130};
    game.par_weight = 0;
    game.reasons = {
        {"tile", say(QT_TRANSLATE_NOOP("triominoes", "the tile")), true,
         //: After points: what a gain of a round was for: "13 for a tile laid"
         say(QT_TRANSLATE_NOOP("triominoes", "for a tile laid")),
         //: After points: what several gains of a round were for: "46 for tiles laid"
         say(QT_TRANSLATE_NOOP("triominoes", "for tiles laid"))},
        {"triple", say(QT_TRANSLATE_NOOP("triominoes", "opening triple")), false,
         //: After points: "10 for the opening triple"
         say(QT_TRANSLATE_NOOP("triominoes", "for the opening triple"))},
        {"zeros", say(QT_TRANSLATE_NOOP("triominoes", "opening 0-0-0")), false,
         //: After points: "30 for opening with 0-0-0"
         say(QT_TRANSLATE_NOOP("triominoes", "for opening with 0-0-0"))},
        {"hexagon", say(QT_TRANSLATE_NOOP("triominoes", "hexagon")), false,
         //: After points: "50 for a hexagon"
         say(QT_TRANSLATE_NOOP("triominoes", "for a hexagon")),
         //: After points: "100 for hexagons": one after the other
         say(QT_TRANSLATE_NOOP("triominoes", "for hexagons"))},
        {"bridge", say(QT_TRANSLATE_NOOP("triominoes", "bridge")), false,
         //: After points: "40 for a bridge"
         say(QT_TRANSLATE_NOOP("triominoes", "for a bridge")),
         //: After points, %n is at least 2: "80 for 2 bridges"
         say.count(QT_TRANSLATE_N_NOOP("triominoes", "for %n bridges"), 2)},
        {"draw", say(QT_TRANSLATE_NOOP("triominoes", "a tile drawn")), false,
         //: After points: "-5 for drawing a tile"
         say(QT_TRANSLATE_NOOP("triominoes", "for drawing a tile")),
         //: After points, %n is at least 2: "-15 for drawing 3 tiles"
         say.count(QT_TRANSLATE_N_NOOP("triominoes", "for drawing %n tiles"), 2)},
        {"pass", say(QT_TRANSLATE_NOOP("triominoes", "a pass")), false,
         //: After points: "-10 for passing"
         say(QT_TRANSLATE_NOOP("triominoes", "for passing")),
         //: After points, %n is at least 2: "-60 for passing 6 times"
         say.count(QT_TRANSLATE_N_NOOP("triominoes", "for passing %n times"), 2)},
        {"out", say(QT_TRANSLATE_NOOP("triominoes", "for going out"))},
        {"hands", say(QT_TRANSLATE_NOOP("triominoes", "for the points in the other hands"))},
    };
    game.endings = kit::out_or_blocked();
    //: How a round ended: nobody can lay a tile, or all have passed though some could
    game.endings.back().words =
        say(QT_TRANSLATE_NOOP("triominoes", "Nobody lays any more: the round is blocked."));
    return game;
}

}  // namespace boneyard::triominoes
