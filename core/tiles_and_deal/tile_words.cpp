// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

constexpr PerSuit kNames{
    //: A tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "black %1"),
    //: A tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "red %1"),
    //: A tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "blue %1"),
    //: A tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "orange %1"),
    QT_TRANSLATE_NOOP("tiles_and_deal", "joker"),
};

constexpr PerSuit kTake{
    //: A button: take the face-up tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Take black %1"),
    //: A button: take the face-up tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Take red %1"),
    //: A button: take the face-up tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Take blue %1"),
    //: A button: take the face-up tile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Take orange %1"),
    //: A button: take the face-up tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "Take the joker"),
};

constexpr PerSuit kThrow{
    //: Put a tile on the discard pile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Discard black %1"),
    //: Put a tile on the discard pile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Discard red %1"),
    //: Put a tile on the discard pile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Discard blue %1"),
    //: Put a tile on the discard pile; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Discard orange %1"),
    //: Put a tile on the discard pile
    QT_TRANSLATE_NOOP("tiles_and_deal", "Discard the joker"),
};

constexpr PerSuit kSwap{
    //: A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number
    QT_TRANSLATE_NOOP("tiles_and_deal", "Put black %1 in place of the joker"),
    //: A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number
    QT_TRANSLATE_NOOP("tiles_and_deal", "Put red %1 in place of the joker"),
    //: A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number
    QT_TRANSLATE_NOOP("tiles_and_deal", "Put blue %1 in place of the joker"),
    //: A tile goes where a joker lies that stands for it, and the joker comes to hand; %1 is a number
    QT_TRANSLATE_NOOP("tiles_and_deal", "Put orange %1 in place of the joker"),
};

constexpr PerSuit kAddToRun{
    //: %1 is the number on the tile; a run is tiles of one colour in a row
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add black %1 to the run"),
    //: %1 is the number on the tile; a run is tiles of one colour in a row
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add red %1 to the run"),
    //: %1 is the number on the tile; a run is tiles of one colour in a row
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add blue %1 to the run"),
    //: %1 is the number on the tile; a run is tiles of one colour in a row
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add orange %1 to the run"),
};

constexpr PerSuit kAddToSet{
    //: %1 is the number on the tile; a set is tiles of one number in several colours
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add black %1 to the set"),
    //: %1 is the number on the tile; a set is tiles of one number in several colours
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add red %1 to the set"),
    //: %1 is the number on the tile; a set is tiles of one number in several colours
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add blue %1 to the set"),
    //: %1 is the number on the tile; a set is tiles of one number in several colours
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add orange %1 to the set"),
    //: %1 is the number on the tiles of the set
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker to the set of %1"),
};

constexpr PerSuit kAddBelow{
    //: The lowest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker below black %1"),
    //: The lowest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker below red %1"),
    //: The lowest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker below blue %1"),
    //: The lowest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker below orange %1"),
};

constexpr PerSuit kAddAbove{
    //: The highest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker above black %1"),
    //: The highest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker above red %1"),
    //: The highest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker above blue %1"),
    //: The highest tile of a run; %1 is the number on it
    QT_TRANSLATE_NOOP("tiles_and_deal", "Add the joker above orange %1"),
};

constexpr PerSuit kPile{
    //: %1 is the number on a tile; %n: how many lie there
    QT_TRANSLATE_N_NOOP("tiles_and_deal", "Discard pile: black %1 on top, %n tile(s)"),
    //: %1 is the number on a tile; %n: how many lie there
    QT_TRANSLATE_N_NOOP("tiles_and_deal", "Discard pile: red %1 on top, %n tile(s)"),
    //: %1 is the number on a tile; %n: how many lie there
    QT_TRANSLATE_N_NOOP("tiles_and_deal", "Discard pile: blue %1 on top, %n tile(s)"),
    //: %1 is the number on a tile; %n: how many lie there
    QT_TRANSLATE_N_NOOP("tiles_and_deal", "Discard pile: orange %1 on top, %n tile(s)"),
    //: %n: how many tiles lie there
    QT_TRANSLATE_N_NOOP("tiles_and_deal", "Discard pile: a joker on top, %n tile(s)"),
};

constexpr PerSuit kKnock{
    //: A button. %2: the deadwood that is left; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Knock with %2, discard black %1"),
    //: A button. %2: the deadwood that is left; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Knock with %2, discard red %1"),
    //: A button. %2: the deadwood that is left; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Knock with %2, discard blue %1"),
    //: A button. %2: the deadwood that is left; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Knock with %2, discard orange %1"),
    //: A button. %2: the deadwood that is left
    QT_TRANSLATE_NOOP("tiles_and_deal", "Knock with %2, discard the joker"),
};

constexpr PerSuit kSuperKnock{
    //: A button: knock with no tile left over; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Super win: discard black %1"),
    //: A button: knock with no tile left over; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Super win: discard red %1"),
    //: A button: knock with no tile left over; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Super win: discard blue %1"),
    //: A button: knock with no tile left over; %1: the number on the tile discarded
    QT_TRANSLATE_NOOP("tiles_and_deal", "Super win: discard orange %1"),
    //: A button: knock with no tile left over
    QT_TRANSLATE_NOOP("tiles_and_deal", "Super win: discard the joker"),
};

}  // namespace

Phrase name_of(Tile tile) { return say_of(kNames, tile); }

kit::Term term_of(Tile tile) {
    const Phrase name = name_of(tile);
    return {name.context, name.text, tile == kJoker ? std::string() : std::to_string(rank_of(tile))};
}

kit::Face face_of(Tile tile) {
    const bool joker = tile == kJoker;
    kit::Face face{tile_text(tile), {joker ? 0 : rank_of(tile)}};
    if (!joker) face.suit = suit_name(suit_of(tile));
    face.spoken = name_of(tile);
    return face;
}

Phrase say_take(Tile tile) { return say_of(kTake, tile); }
Phrase say_throw(Tile tile) { return say_of(kThrow, tile); }
Phrase say_swap(Tile tile) { return say_of(kSwap, tile); }

/// A joker fits many melds: its sentence says which.
Phrase say_add(const Meld& meld, Tile tile, End end) {
    if (meld.kind == Meld::Kind::Set) {
        if (tile == kJoker) return say(kAddToSet[kSuits], {int{meld.base}});
        return say_of(kAddToSet, tile);
    }
    if (tile != kJoker) return say_of(kAddToRun, tile);
    if (end == End::Low) return say_of(kAddBelow, tile_at(meld.base, meld.start));
    return say_of(kAddAbove, tile_at(meld.base, meld.last()));
}

Phrase say_pile(const Table& table) {
    if (table.discard_count == 0) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Discard pile, empty"));
    Phrase phrase = say_of(kPile, table.discards[table.discard_count - 1U]);
    phrase.count = table.discard_count;
    return phrase;
}

Phrase say_knock(Tile thrown, int deadwood) {
    Phrase phrase = say_of(kKnock, thrown);
    phrase.args.resize(1, 0);
    phrase.args.emplace_back(deadwood);
    return phrase;
}

Phrase say_super_knock(Tile thrown) { return say_of(kSuperKnock, thrown); }

}  // namespace boneyard::tiles_and_deal
