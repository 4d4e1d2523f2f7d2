// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/game.h"

#include <string>

#include "kit/usual.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using std::string;

kit::OptionSchema tile_options() {
    return {
        kit::target_option(200),
        {.id = "hand",
         .fallback = 13,
         .choices = {{10, say(QT_TRANSLATE_NOOP("tiles_and_deal", "Ten"))},
                     {13, say(QT_TRANSLATE_NOOP("tiles_and_deal", "Thirteen"))}},
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Tiles dealt to each player"))},
        {.id = "copies",
         .fallback = 2,
         .min = 1,
         .max = 2,
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Copies of each tile"))},
        {.id = "jokers",
         .fallback = 3,
         .max = 3,
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Jokers"))},
        {.id = "melds",
         .fallback = string("table"),
         .choices = {{string("table"),
                      say(QT_TRANSLATE_NOOP("tiles_and_deal", "On the table, where both can add to them"))},
                     {string("closed"),
                      say(QT_TRANSLATE_NOOP("tiles_and_deal", "Only when somebody knocks"))}},
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Where melds are laid"))},
    };
}

kit::OptionSchema knocking_options() {
    return {
        {.id = "unlaid",
         .fallback = string("free"),
         .choices = {{string("free"), say(QT_TRANSLATE_NOOP("tiles_and_deal", "Only what is in no meld"))},
                     {string("count"), say(QT_TRANSLATE_NOOP("tiles_and_deal", "All of it, melds too"))}},
         .sentence =
             say(QT_TRANSLATE_NOOP("tiles_and_deal", "What counts in the other hand when somebody knocks"))},
        {.id = "knock",
         .fallback = string("threshold_or_one"),
         .choices = {{string("threshold_or_one"),
                      say(QT_TRANSLATE_NOOP("tiles_and_deal", "Low deadwood, or one tile left"))},
                     {string("threshold"), say(QT_TRANSLATE_NOOP("tiles_and_deal", "Low deadwood"))},
                     {string("one"), say(QT_TRANSLATE_NOOP("tiles_and_deal", "At most one tile left"))},
                     {string("super_only"), say(QT_TRANSLATE_NOOP("tiles_and_deal", "No tile left"))}},
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "What it takes to knock"))},
        {.id = "threshold",
         .fallback = 10,
         .max = 30,
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Deadwood that is low enough to knock"))},
        {.id = "joker_value",
         .fallback = 15,
         .max = 50,
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Deadwood that a joker counts"))},
        {.id = "undercut",
         .fallback = 25,
         .max = 50,
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Points for an undercut"))},
        // Matches from before the next two were options have neither: so they keep 25 and 50.
        {.id = "win",
         .fallback = 25,
         .max = 50,
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Points for a win"))},
        {.id = "super_win",
         .fallback = 50,
         .max = 100,
         .sentence = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Points for a super win"))},
    };
}

std::vector<kit::Preset> presets() {
    return {
        kit::single_round(),
        {"open", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Open table")), {{"unlaid", string("count")}}},
        {"gin",
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "Gin of 52")),
         {{"copies", 1},
          {"jokers", 0},
          {"hand", 10},
          {"melds", string("closed")},
          {"knock", string("threshold")},
          {"win", 0},
          {"super_win", 25},
          {"target", 100}}},
    };
}

/// A tile in a sentence, or a meld, of which the protocol writes the tiles.
kit::Phrase tile_name(std::string_view text) {
    if (const auto tile = parse_tile(text)) return name_of(*tile);
    const auto meld = parse_meld(text);
    return meld ? name_of(*meld) : say("%1", {string(text)});
}

std::vector<kit::EventWords> event_words() {
    return {
        //: What a player did last; %1 is a tile, as red 7
        {kit::EventType::Take, say(QT_TRANSLATE_NOOP("tiles_and_deal", "took %1")),
         //: For screen readers; %1 is a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "You took %1.")),
         //: For screen readers; %1 is a player, %2 a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 took %2."))},
        //: What a player did last; %1 is a tile, as red 7
        {kit::EventType::Discard, say(QT_TRANSLATE_NOOP("tiles_and_deal", "discarded %1")),
         //: For screen readers; %1 is a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "You discarded %1.")),
         //: For screen readers; %1 is a player, %2 a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 discarded %2."))},
        //: What a player did last; %1 is a meld, as red 5–7
        {kit::EventType::Meld, say(QT_TRANSLATE_NOOP("tiles_and_deal", "laid %1")),
         //: For screen readers; %1 is a meld, as red 5–7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "You laid %1.")),
         //: For screen readers; %1 is a player, %2 is a meld, as red 5–7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 laid %2."))},
        //: What a player did last; %1 is a tile, as red 7, that was added to a meld
        {kit::EventType::Add, say(QT_TRANSLATE_NOOP("tiles_and_deal", "added %1")),
         //: For screen readers; %1 is a tile, as red 7, that was added to a meld
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "You added %1.")),
         //: For screen readers; %1 is a player, %2 a tile, as red 7, that was added to a meld
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 added %2."))},
        //: What a player did last; %1 is a tile, as red 7, that was put in place of a joker
        {kit::EventType::Swap, say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 for a joker")),
         //: For screen readers; %1 is a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "You put %1 in place of a joker.")),
         //: For screen readers; %1 is a player, %2 a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 put %2 in place of a joker."))},
        //: What a player did last, without discarding a tile
        {kit::EventType::Knock, say(QT_TRANSLATE_NOOP("tiles_and_deal", "knocked")),
         //: For screen readers
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "You knocked.")),
         //: For screen readers; %1 is a player
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 knocked.")), true},
        //: What a player did last; %1 is a tile, as red 7
        {kit::EventType::Knock, say(QT_TRANSLATE_NOOP("tiles_and_deal", "discarded %1 and knocked")),
         //: For screen readers; %1 is a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "You discarded %1 and knocked.")),
         //: For screen readers; %1 is a player, %2 a tile, as red 7
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 discarded %2 and knocked."))},
    };
}

std::vector<kit::Reason> endings() {
    //: How a round ended; %1 the player who knocked
    kit::Reason win{"win", say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 knocked with less deadwood: a win."))};
    //: How a round ended
    win.yours = say(QT_TRANSLATE_NOOP("tiles_and_deal", "You knocked with less deadwood: a win."));
    kit::Reason super_win{
        //: How a round ended; %1 a player
        "super_win", say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 had no tiles left over: a super win."))};
    //: Called out over the table, in large letters
    super_win.cheer = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Super win!"));
    //: How a round ended
    super_win.yours = say(QT_TRANSLATE_NOOP("tiles_and_deal", "You had no tiles left over: a super win."));
    kit::Reason undercut{
        //: How a round ended; %2 the player who knocked, %1 the other one
        "undercut",
        say(QT_TRANSLATE_NOOP("tiles_and_deal", "An undercut, %1 against %2: the same deadwood, or less."))};
    //: How a round ended; %1 the player who knocked
    undercut.yours = say(QT_TRANSLATE_NOOP(
        "tiles_and_deal", "%1 knocked, but you had as little deadwood or less: an undercut."));
    //: How a round ended, told to who knocked; %1 the other player
    undercut.lost = say(QT_TRANSLATE_NOOP(
        "tiles_and_deal", "You knocked, but %1 had as little deadwood or less: an undercut."));
    return {win,
            super_win,
            undercut,
            {"draw", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Nobody knocked: the round is a draw."))}};
}

std::vector<kit::ChoiceKey> keys() {
    return {
        kit::draw_key(),
        kit::pass_key(),
        //: What a key on the keyboard does
        {kit::ChoiceKind::Meld, 'M',
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "Lay the chosen tiles as a meld"))},
        //: What a key on the keyboard does
        {kit::ChoiceKind::Take, 'T', say(QT_TRANSLATE_NOOP("tiles_and_deal", "Take the face-up tile"))},
        //: What a key on the keyboard does
        {kit::ChoiceKind::Knock, 'K', say(QT_TRANSLATE_NOOP("tiles_and_deal", "Knock"))},
    };
}

kit::Gathering gathering() {
    return {
        .kind = kit::ChoiceKind::Meld,
        .place = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Drop or tap here to lay the meld")),
        .which = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Which meld?")),
        .none = say(QT_TRANSLATE_NOOP("tiles_and_deal", "These tiles do not make a meld.")),
        .least = kMinMeld,
        .alone =
            say(QT_TRANSLATE_NOOP("tiles_and_deal", "A meld takes three tiles or more: choose them first.")),
        //: Sets the melds of the hand apart from the rest
        .arrange = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Arrange my melds")),
        //: The same, while they are set apart: what a press does then
        .arrange_no_more = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Stop arranging my melds")),
        .arrange_key = 'A',
        //: What a key on the keyboard does
        .arrange_or_not = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Arrange my melds, or leave them")),
        //: Said when the melds of the hand are to be set apart, and there are none
        .arrange_none = say(QT_TRANSLATE_NOOP("tiles_and_deal", "None of your tiles make a meld yet.")),
    };
}

/// What puzzles are about.
std::vector<kit::Theme> themes() {
    return {
        //: What a puzzle was about, said when it is solved
        {"take", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Take the face-up tile")), true},
        //: What a puzzle was about, said when it is solved
        {"leave", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Leave the face-up tile")), true},
        //: What a puzzle was about, said when it is solved
        {"joker", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Use a joker"))},
        //: What a puzzle was about, said when it is solved
        {"lay_off", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Add to a meld on the table"))},
        //: What a puzzle was about, said when it is solved
        {"meld", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Lay a meld"))},
        //: What a puzzle was about, said when it is solved
        {"throw", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Discard the right tile"))},
        //: What a puzzle was about, said when it is solved
        {"knock", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Knock with the right tile"))},
        //: What a puzzle was about, said when it is solved
        {"wait", say(QT_TRANSLATE_NOOP("tiles_and_deal", "Do not knock yet"))},
        kit::best_theme(),
    };
}

}  // namespace

kit::GameInfo info() {
    kit::GameInfo game;
    game.id = "tiles_and_deal";
    game.face = "numbered";
    game.name = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Tiles & Deal"));
    game.blurb =
        say(QT_TRANSLATE_NOOP("tiles_and_deal", "Sets and runs for two; knock before your opponent does."));
    game.min_seats = 2;
    game.max_seats = 2;
    game.tiles = 107;
    game.options = tile_options();
    for (auto& option : knocking_options()) game.options.push_back(option);
    game.presets = presets();
    game.levels = {kit::greedy(43), kit::greedy(34), kit::greedy(26), kit::greedy(18),
                   kit::greedy(8),  kit::greedy(),   kit::search(200)};
    // A search beats it in gin of 52 alone.
    game.advice = kit::heuristic();
    game.ratings = {1220, 1330, 1410, 1500, 1590, 1640, 1710};
    game.par_weight = 60;
    game.reasons = {
        {"win", say(QT_TRANSLATE_NOOP("tiles_and_deal", "win")), false,
         //: After points: "25 for the win"
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "for the win"))},
        {"super_win", say(QT_TRANSLATE_NOOP("tiles_and_deal", "super win")), false,
         //: After points: "50 for the super win"
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "for the super win"))},
        {"undercut", say(QT_TRANSLATE_NOOP("tiles_and_deal", "undercut")), false,
         //: After points: "25 for the undercut"
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "for the undercut"))},
        {"deadwood", say(QT_TRANSLATE_NOOP("tiles_and_deal", "deadwood")), false,
         //: After points: "34 for deadwood"
         say(QT_TRANSLATE_NOOP("tiles_and_deal", "for deadwood"))},
    };
    game.endings = endings();
    game.event_words = event_words();
    game.manners = manners();
    game.themes = themes();
    game.keys = keys();
    game.gathering = gathering();
    // Four hues of like lightness, and the joker's.
    game.suits = {{"R", "#B3261E"}, {"B", "#1F5FA8"}, {"O", "#B25E00"}, {"K", "#2B2722"}, {"", "#6A3D9A"}};
    game.tile_name = tile_name;
    return game;
}

}  // namespace boneyard::tiles_and_deal
