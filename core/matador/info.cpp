// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matador/game.h"

#include "dominoes/usual.h"

namespace boneyard::matador {

namespace {

using std::string;

/// What differs between the two traditions: their defaults.
struct Defaults {
    string opener;
    string matadors;
    string draw;
    string blocked;
};

kit::OptionSchema dealing_options(const Defaults& defaults) {
    return {
        {.id = "set",
         .fallback = 6,
         .choices = {{6, say(QT_TRANSLATE_NOOP("matador", "Double-six (28 tiles)"))},
                     {9, say(QT_TRANSLATE_NOOP("matador", "Double-nine (55 tiles)"))},
                     {12, say(QT_TRANSLATE_NOOP("matador", "Double-twelve (91 tiles)"))}},
         .sentence = say(QT_TRANSLATE_NOOP("matador", "The set of tiles"))},
        {.id = "hand",
         .fallback = string("table"),
         .choices = {{string("table"), say(QT_TRANSLATE_NOOP("matador", "By the number of players"))},
                     {string("5"), say(QT_TRANSLATE_NOOP("matador", "Five each"))},
                     {string("6"), say(QT_TRANSLATE_NOOP("matador", "Six each"))},
                     {string("7"), say(QT_TRANSLATE_NOOP("matador", "Seven each"))},
                     {string("all"), say(QT_TRANSLATE_NOOP("matador", "All tiles, with no drawing"))}},
         .sentence = say(QT_TRANSLATE_NOOP("matador", "Tiles dealt to each player"))},
        {.id = "opener",
         .fallback = defaults.opener,
         .choices = {{string("highest_double"),
                      say(QT_TRANSLATE_NOOP("matador", "The highest double itself"))},
                     {string("holder"),
                      say(QT_TRANSLATE_NOOP("matador", "Whoever holds the highest double"))},
                     {string("rotate"), say(QT_TRANSLATE_NOOP("matador", "Each player in turn"))}},
         .sentence = say(QT_TRANSLATE_NOOP("matador", "Who opens a round"))},
    };
}

kit::OptionSchema playing_options(const Defaults& defaults) {
    return {
        {.id = "matadors",
         .fallback = defaults.matadors,
         .choices = {{string("across"), say(QT_TRANSLATE_NOOP("matador", "Only across"))},
                     {string("across_or_line"),
                      say(QT_TRANSLATE_NOOP("matador", "Across, or in line where it fits"))},
                     {string("free"), say(QT_TRANSLATE_NOOP("matador", "Across or in line, anywhere"))}},
         .sentence = say(QT_TRANSLATE_NOOP("matador", "How matadors are laid"))},
        {.id = "draw",
         .fallback = defaults.draw,
         .choices = {{string("until"), say(QT_TRANSLATE_NOOP("matador", "Until a tile fits"))},
                     {string("one"), say(QT_TRANSLATE_NOOP("matador", "One tile, then play or pass"))}},
         .sentence = say(QT_TRANSLATE_NOOP("matador", "When you cannot play, you draw"))},
        {.id = "keep_matador",
         .fallback = false,
         .sentence = say(QT_TRANSLATE_NOOP("matador", "You may draw rather than lay a matador"))},
        {.id = "spinner",
         .fallback = false,
         .sentence =
             say(QT_TRANSLATE_NOOP("matador", "The first double lies across and opens two more arms"))},
        {.id = "reserve",
         .fallback = 0,
         .max = 2,
         .sentence = say(QT_TRANSLATE_NOOP("matador", "Tiles that always stay in the boneyard"))},
    };
}

kit::OptionSchema scoring_options(const Defaults& defaults) {
    return {
        {.id = "blocked",
         .fallback = defaults.blocked,
         .choices = {{string("total"), say(QT_TRANSLATE_NOOP("matador", "All the others' pips"))},
                     {string("difference"),
                      say(QT_TRANSLATE_NOOP("matador", "The others' pips less the winner's"))}},
         .sentence = say(QT_TRANSLATE_NOOP("matador", "When nobody can play, the lowest hand scores"))},
        kit::target_option(100),
    };
}

kit::OptionSchema schema(const Defaults& defaults) {
    kit::OptionSchema all = dealing_options(defaults);
    for (const auto& part : {playing_options(defaults), scoring_options(defaults)}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

std::optional<kit::Objection> objection(const kit::Options& options, int seats) {
    if (options.number("set") != 6) {
        if (options.name("hand") != "all") return std::nullopt;
        return kit::Objection{
            kit::Fault::BadOption,
            say(QT_TRANSLATE_NOOP("matador", "Only the double-six can be dealt out in full."))};
    }
    if (seats <= 4) return std::nullopt;
    return kit::Objection{
        kit::Fault::BadSeats,
        say(QT_TRANSLATE_NOOP("matador", "The double-six seats two to four; take a larger set for more."))};
}

/// The double-six goes to 100, as its players know it. Larger sets leave many pips in the hands; but between
/// two who score only the difference a round is worth little. Measured: tests/bench/ladder.md.
int usual_target(const kit::Options& options, int seats) {
    const int set = options.number("set");
    if (seats == 2 && options.name("blocked") == "difference") return set == 6 ? 50 : set == 9 ? 100 : 200;
    if (set == 6) return 100;
    if (seats == 2) return set == 9 ? 200 : 600;
    return set == 9 ? 300 : 800;
}

std::vector<kit::Preset> presets() {
    return {
        kit::single_round(),
        {"spinner", say(QT_TRANSLATE_NOOP("matador", "With a spinner")), {{"spinner", true}}},
        {"keep", say(QT_TRANSLATE_NOOP("matador", "Matadors may be kept")), {{"keep_matador", true}}},
        {"nine", say(QT_TRANSLATE_NOOP("matador", "Double-nine")), {{"set", 9}}},
        {"twelve", say(QT_TRANSLATE_NOOP("matador", "Double-twelve")), {{"set", 12}}},
    };
}

/// What puzzles are about.
std::vector<kit::Theme> themes() {
    return {
        //: What a puzzle was about, said when it is solved
        {"gate", say(QT_TRANSLATE_NOOP("matador", "Lay a matador"))},
        //: What a puzzle was about, said when it is solved
        {"keep", say(QT_TRANSLATE_NOOP("matador", "Keep a matador for later"))},
        block_theme(),
        keep_open_theme(),
        heavy_theme(),
        kit::best_theme(),
    };
}

kit::GameInfo info(std::string_view id, const Defaults& defaults) {
    kit::GameInfo info = usual_info(id);  // whose levels were found for this game: tests/bench/ladder.md
    info.max_seats = 6;
    info.options = schema(defaults);
    info.presets = presets();
    info.objection = &objection;
    info.target = &usual_target;
    info.themes = themes();
    return info;
}

}  // namespace

// Of manners: greedy players draw lots among equals, so that to choose by anything sensible wins them much.

kit::GameInfo matador_info() {
    kit::GameInfo game = info("matador", {"holder", "across", "until", "total"});
    game.name = say(QT_TRANSLATE_NOOP("matador", "Matador"));
    game.blurb = say(QT_TRANSLATE_NOOP("matador", "Touching ends make seven; matadors go anywhere, across."));
    game.manners = {kit::doubles_manner({0}, {80, -2}), kit::close_manner({0, 24}, {300}),
                    follow_manner({0, 17}, {120, 1})};
    return game;
}

kit::GameInfo russian_info() {
    kit::GameInfo game = info("russian", {"highest_double", "free", "one", "difference"});
    game.name = say(QT_TRANSLATE_NOOP("matador", "Russian Dominoes"));
    game.blurb = say(QT_TRANSLATE_NOOP("matador", "The same sevens, with matadors across or in line."));
    game.manners = {kit::doubles_manner({1}, {150, -2}), kit::close_manner({0, 48}, {300}),
                    follow_manner({0, 17}, {120, 1})};
    game.ratings = {1070, 1180, 1350, 1500, 1550, 1650, 1820};
    return game;
}

}  // namespace boneyard::matador
