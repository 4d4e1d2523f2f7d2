// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the things on the table are, for whoever asks.

#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

kit::Meaning meaning_of(const Table& table, Tile tile) {
    const int counts = deadwood_prices(table.rules.joker_value).over[tile];
    //: What a tile is worth; a meld: a set or a run
    const auto worth = QT_TRANSLATE_NOOP("tiles_and_deal", "Outside a meld it counts %1 against you.");
    //: What a tile with a 1 is worth: %1, which is 11
    const auto ace = QT_TRANSLATE_NOOP("tiles_and_deal", "An ace: outside a meld it counts %1 against you.");
    kit::Meaning meaning{{say(is_ace(tile) ? ace : worth, {counts})}, "values"};
    if (tile == kJoker) {
        meaning.words.insert(
            meaning.words.begin(),
            say(QT_TRANSLATE_NOOP("tiles_and_deal", "It stands for any tile that a meld is missing.")));
        meaning.rule = "jokers";
    }
    return meaning;
}

kit::Meaning meaning_in(const Meld& meld, Tile tile) {
    kit::Meaning meaning;
    if (tile == kJoker) {
        meaning.words.push_back(say_stands_for(meld));
        meaning.words.push_back(meaning_of_joker().words.front());
    }
    meaning.words.push_back(say_takes(meld));
    //: Of a meld on the table; %1 is a player
    meaning.words.push_back(
        say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 laid it."), {kit::SeatName{meld.owner}}));
    meaning.rule = tile == kJoker ? "jokers" : meaning_of_place(meld).rule;
    return meaning;
}

kit::Meaning meaning_of_place(const Meld& meld) {
    return {{say(QT_TRANSLATE_NOOP("tiles_and_deal", "Both players may add to any meld, whoever laid it."))},
            meld.kind == Meld::Kind::Set ? "sets" : "runs"};
}

kit::Meaning meaning_of_joker() {
    return {{say(QT_TRANSLATE_NOOP("tiles_and_deal", "Whoever has that tile can swap it for the joker."))},
            "jokers"};
}

kit::Meaning meaning_of_pile() {
    return {
        {say(QT_TRANSLATE_NOOP("tiles_and_deal", "Discards go here. Only the tile on top can be taken."))},
        "turn"};
}

kit::Meaning meaning_of_stock() {
    return {{say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                   "Every turn begins with a tile from here, or with the last discard."))},
            "turn"};
}

kit::Phrase say_worths() {
    return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                 "A 1 is an ace and counts 11, 10 to 13 count 10, the others their number."));
}

kit::Meaning meaning_of_hand(const Rules& rules, const ShownHand& shown) {
    kit::Meaning meaning;
    if (shown.thrown != kNoTile) {
        //: Of the discard after which the tiles in no meld count least; %1 is that tile, as red 7
        meaning.words.push_back(say(QT_TRANSLATE_NOOP("tiles_and_deal", "The discard that leaves least: %1."),
                                    {term_of(shown.thrown)}));
    }
    if (shown.values.size() > 1) {
        //: %1 is a sum, as 5 + 2, of what the tiles of the hand count that are in no meld; %2 what it makes
        meaning.words.push_back(say(QT_TRANSLATE_NOOP("tiles_and_deal", "In no meld: %1 = %2."),
                                    {kit::Sum{shown.values}, shown.deadwood}));
    }
    meaning.words.push_back(say(QT_TRANSLATE_NOOP(
        "tiles_and_deal", "Deadwood is what your tiles outside melds count. The less, the better.")));
    meaning.words.push_back(say_worths());
    meaning.rule = "melds";
    if (!counts_to_knock(rules)) return meaning;
    //: %1 is how much deadwood is left in the hand; to knock ends the round
    meaning.words.push_back(
        say(QT_TRANSLATE_NOOP("tiles_and_deal", "With %1 or less you may knock, and the round is over."),
            {int{rules.threshold}}));
    meaning.rule = "knocking";
    return meaning;
}

}  // namespace boneyard::tiles_and_deal
