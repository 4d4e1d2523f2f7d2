// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matching_elements/game.h"

#include <string>

#include "kit/usual.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using std::string;

kit::OptionSchema schema() {
    return {
        {.id = "colours",
         .fallback = 6,
         .min = 2,
         .max = 6,
         .sentence =
             say(QT_TRANSLATE_NOOP("matching_elements", "Elements in the set, with 57 tiles of each"))},
        {.id = "teams",
         .fallback = string("none"),
         .choices = {{string("none"), say(QT_TRANSLATE_NOOP("matching_elements", "Everybody plays alone"))},
                     {string("2x3"),
                      say(QT_TRANSLATE_NOOP("matching_elements", "Two teams of three (six players)"))},
                     {string("3x2"),
                      say(QT_TRANSLATE_NOOP("matching_elements", "Three teams of two (six players)"))}},
         .sentence = say(QT_TRANSLATE_NOOP("matching_elements", "Who plays with whom"))},
        {.id = "met_bet_bonus",
         .fallback = false,
         .sentence = say(QT_TRANSLATE_NOOP("matching_elements", "A bet that is met is scored on top"))},
        {.id = "draw_when_stuck",
         .fallback = false,
         .sentence = say(QT_TRANSLATE_NOOP("matching_elements", "A player who cannot lay a tile draws one"))},
    };
}

/// "(6 seats only)" stands beside the option, so the option is what does not fit.
std::optional<kit::Objection> objection(const kit::Options& options, int seats) {
    if (options.name("teams") == "none" || seats == 6) return std::nullopt;
    return kit::Objection{kit::Fault::BadOption,
                          say(QT_TRANSLATE_NOOP("matching_elements", "Teams are for six players."))};
}

std::vector<kit::Preset> presets() {
    return {
        {"short", say(QT_TRANSLATE_NOOP("matching_elements", "Short match: two elements")), {{"colours", 2}}},
        {"three", say(QT_TRANSLATE_NOOP("matching_elements", "Three elements")), {{"colours", 3}}},
        {"pairs",
         say(QT_TRANSLATE_NOOP("matching_elements", "Three teams of two (six players)")),
         {{"teams", string("3x2")}}},
        {"trios",
         say(QT_TRANSLATE_NOOP("matching_elements", "Two teams of three (six players)")),
         {{"teams", string("2x3")}}},
        {"bonus",
         say(QT_TRANSLATE_NOOP("matching_elements", "Bets score when met")),
         {{"met_bet_bonus", true}}},
        {"draw",
         say(QT_TRANSLATE_NOOP("matching_elements", "Draw a tile when stuck")),
         {{"draw_when_stuck", true}}},
    };
}

std::vector<kit::Reason> reasons() {
    return {
        //: Why points were earned: the highest bid, or the best double, before the first round
        {"bid", say(QT_TRANSLATE_NOOP("matching_elements", "the first deal")), false,
         //: After points: "9 for the first deal"
         say(QT_TRANSLATE_NOOP("matching_elements", "for the first deal"))},
        //: Why points were earned
        {"round", say(QT_TRANSLATE_NOOP("matching_elements", "bet met")), false,
         //: After points: "14 for the bet met"
         say(QT_TRANSLATE_NOOP("matching_elements", "for a bet that was met"))},
        //: Why a tile brings points: at the end of a line it joins the same number
        {"line", say(QT_TRANSLATE_NOOP("matching_elements", "same number"))},
        //: Why a tile brings points: it is of the element of the round, and lies across
        {"across", say(QT_TRANSLATE_NOOP("matching_elements", "laid across"))},
        //: Why a tile brings points: it is of the element of the round, and joins the same number
        {"both", say(QT_TRANSLATE_NOOP("matching_elements", "round's element, same number"))},
    };
}

std::vector<kit::Reason> endings() {
    return {
        {"out", say(QT_TRANSLATE_NOOP("matching_elements", "All hands are empty."))},
        {"blocked", say(QT_TRANSLATE_NOOP("matching_elements", "Nobody with tiles left can lay one."))},
        {"unplayed",
         say(QT_TRANSLATE_NOOP("matching_elements", "Too few tiles are left: this round is not played."))},
    };
}

std::vector<kit::EventWords> auction_words() {
    return {
        //: What a player did last; %1 is a number
        {kit::EventType::Bid, say(QT_TRANSLATE_NOOP("matching_elements", "bids %1")),
         //: For screen readers; %1 is a number
         say(QT_TRANSLATE_NOOP("matching_elements", "You bid %1.")),
         //: For screen readers; %1 is a player, %2 a number
         say(QT_TRANSLATE_NOOP("matching_elements", "%1 bids %2."))},
        //: What a player did last: they bid no more
        {kit::EventType::Fold, say(QT_TRANSLATE_NOOP("matching_elements", "folds")),
         say(QT_TRANSLATE_NOOP("matching_elements", "You fold.")),
         //: For screen readers; %1 is a player
         say(QT_TRANSLATE_NOOP("matching_elements", "%1 folds."))},
        //: What a player did last; %1 is an element, as fire
        {kit::EventType::NameSuit, say(QT_TRANSLATE_NOOP("matching_elements", "names %1")),
         //: For screen readers; %1 is an element, as fire
         say(QT_TRANSLATE_NOOP("matching_elements", "You name %1.")),
         //: For screen readers; %1 is a player, %2 an element, as fire
         say(QT_TRANSLATE_NOOP("matching_elements", "%1 names %2."))},
    };
}

std::vector<kit::EventWords> event_words() {
    std::vector<kit::EventWords> all = auction_words();
    //: What a player did last; %1 is a number
    all.push_back({kit::EventType::Bet, say(QT_TRANSLATE_NOOP("matching_elements", "bets %1")),
                   //: For screen readers; %1 is a number
                   say(QT_TRANSLATE_NOOP("matching_elements", "You bet %1.")),
                   //: For screen readers; %1 is a player, %2 a number
                   say(QT_TRANSLATE_NOOP("matching_elements", "%1 bets %2."))});
    //: What a player did last: their bet stays as it is
    all.push_back({kit::EventType::Hold, say(QT_TRANSLATE_NOOP("matching_elements", "stays")),
                   say(QT_TRANSLATE_NOOP("matching_elements", "Your bet stays.")),
                   //: For screen readers; %1 is a player
                   say(QT_TRANSLATE_NOOP("matching_elements", "%1's bet stays."))});
    //: What a player did last; %1 tiles of each Bank are in play again
    all.push_back(
        {kit::EventType::BringBack, say(QT_TRANSLATE_NOOP("matching_elements", "brings back %1")),
         //: For screen readers; %1 tiles of each Bank are in play again; it may be 1
         say(QT_TRANSLATE_NOOP("matching_elements", "From each Bank you bring back %1.")),
         //: For screen readers; %1 is a player; %2 tiles of each Bank are in play again; it may be 1
         say(QT_TRANSLATE_NOOP("matching_elements", "From each Bank %1 brings back %2."))});
    //: What became of a player at the end of a round
    all.push_back({kit::EventType::Eliminated, say(QT_TRANSLATE_NOOP("matching_elements", "is out")),
                   say(QT_TRANSLATE_NOOP("matching_elements", "You are out of the match.")),
                   //: For screen readers; %1 is a player, or the players of a team
                   say(QT_TRANSLATE_NOOP("matching_elements", "Out of the match: %1."))});
    return all;
}

/// A tile, or an element where an event names one.
kit::Phrase name_of(std::string_view text) {
    if (const auto tile = parse_tile(text)) {
        const kit::Term name = term_of(*tile);
        return say(name.text, {name.arg});
    }
    if (const auto colour = parse_colour(text)) return say(term_of_colour(*colour).text);
    return say("%1", {string(text)});
}

/// Between bots a match takes 70 actions for each colour, and some more with more seats; of these a person
/// plays one in so many seats, in about six seconds, while bots take a little over one.
kit::Phrase remark(const kit::Options& options, int seats) {
    constexpr int kPerson = 60;  // tenths of a second
    constexpr int kBot = 12;
    const int actions = 70 * options.number("colours") + 15 * (seats - 2);
    const int minutes = actions * (kPerson + kBot * (seats - 1)) / seats / 600;
    //: On the page where a match is set up
    return say.count(
        QT_TRANSLATE_N_NOOP("matching_elements", "Against bots a match takes about %n minute(s)."), minutes);
}

/// What puzzles are about.
std::vector<kit::Theme> themes() {
    return {
        //: What a puzzle was about, said when it is solved
        {"bid", say(QT_TRANSLATE_NOOP("matching_elements", "Bid for the first deal"))},
        //: What a puzzle was about, said when it is solved
        {"element", say(QT_TRANSLATE_NOOP("matching_elements", "Name the right element"))},
        //: What a puzzle was about, said when it is solved
        {"bet", say(QT_TRANSLATE_NOOP("matching_elements", "Bet what your hand can bring"))},
        //: What a puzzle was about, said when it is solved
        {"across", say(QT_TRANSLATE_NOOP("matching_elements", "Lay a tile across"))},
        //: What a puzzle was about, said when it is solved
        {"lay", say(QT_TRANSLATE_NOOP("matching_elements", "Lay the right tile"))},
        kit::best_theme(),
    };
}

}  // namespace

kit::GameInfo info() {
    kit::GameInfo game;
    game.id = "matching_elements";
    game.face = "element";
    game.name = say(QT_TRANSLATE_NOOP("matching_elements", "Matching Elements"));
    game.blurb = say(QT_TRANSLATE_NOOP("matching_elements",
                                       "Match element or number, bet on your hand, reach the final."));
    game.min_seats = 3;
    game.max_seats = 6;
    game.tiles = 342;
    game.options = schema();
    game.presets = presets();
    game.levels = {kit::greedy(55),    kit::greedy(15),  kit::heuristic(50), kit::heuristic(33),
                   kit::heuristic(17), kit::heuristic(), kit::search(300)};
    game.manners = manners();
    game.themes = themes();
    game.advice = kit::search(2000);
    game.keys = {kit::draw_key(), kit::pass_key()};
    // Six hues of like lightness.
    game.suits = {{"R", "#A9131F", "#EE645E"}, {"O", "#995003", "#FBA35E"}, {"Y", "#805F05", "#FCDA6B"},
                  {"G", "#296E33", "#6DC074"}, {"B", "#036399", "#6AB8F3"}, {"P", "#6B32A0", "#AB82DC"}};
    game.ratings = {1330, 1400, 1440, 1500, 1570, 1600, 1690};
    game.par_weight = 60;
    game.reasons = reasons();
    game.endings = endings();
    game.event_words = event_words();
    game.tile_name = name_of;
    game.remark = &remark;
    game.objection = &objection;
    return game;
}

}  // namespace boneyard::matching_elements
