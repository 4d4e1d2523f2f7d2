// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said of the melds on the table.

#include <bit>
#include <string>

#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

constexpr PerSuit kTakesBoth{
    //: %1 and %2 are numbers on tiles
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes black %1 or black %2."),
    //: %1 and %2 are numbers on tiles
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes red %1 or red %2."),
    //: %1 and %2 are numbers on tiles
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes blue %1 or blue %2."),
    //: %1 and %2 are numbers on tiles
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes orange %1 or orange %2."),
};

constexpr PerSuit kTakesOne{
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes black %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes red %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes blue %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This run takes orange %1."),
};

constexpr PerSuit kSetTakes{
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This set takes black %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This set takes red %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This set takes blue %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "This set takes orange %1."),
};

constexpr PerSuit kStandsFor{
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "The joker stands for black %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "The joker stands for red %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "The joker stands for blue %1."),
    //: %1 is the number on a tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "The joker stands for orange %1."),
};

constexpr PerSuit kStandFor{
    //: Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7
    QT_TRANSLATE_NOOP("tiles_and_deal", "The jokers stand for black %1."),
    //: Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7
    QT_TRANSLATE_NOOP("tiles_and_deal", "The jokers stand for red %1."),
    //: Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7
    QT_TRANSLATE_NOOP("tiles_and_deal", "The jokers stand for blue %1."),
    //: Two jokers or three; %1 are numbers on tiles of that colour, as 5, 7
    QT_TRANSLATE_NOOP("tiles_and_deal", "The jokers stand for orange %1."),
};

constexpr PerSuit kOnRun{
    //: Where tiles of a hand are laid off: on a run of that colour
    QT_TRANSLATE_NOOP("tiles_and_deal", "Laid off on the black run"),
    //: Where tiles of a hand are laid off: on a run of that colour
    QT_TRANSLATE_NOOP("tiles_and_deal", "Laid off on the red run"),
    //: Where tiles of a hand are laid off: on a run of that colour
    QT_TRANSLATE_NOOP("tiles_and_deal", "Laid off on the blue run"),
    //: Where tiles of a hand are laid off: on a run of that colour
    QT_TRANSLATE_NOOP("tiles_and_deal", "Laid off on the orange run"),
};

constexpr PerSuit kRun{
    //: A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "black %1–%2"),
    //: A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "red %1–%2"),
    //: A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "blue %1–%2"),
    //: A run of tiles of one colour; %1 and %2 are the numbers on its first and last tile
    QT_TRANSLATE_NOOP("tiles_and_deal", "orange %1–%2"),
};

constexpr PerSuit kJokerFor{
    //: A joker in a meld on the table; %1 is the number on the tile that it stands for
    QT_TRANSLATE_NOOP("tiles_and_deal", "joker, for black %1"),
    //: A joker in a meld on the table; %1 is the number on the tile that it stands for
    QT_TRANSLATE_NOOP("tiles_and_deal", "joker, for red %1"),
    //: A joker in a meld on the table; %1 is the number on the tile that it stands for
    QT_TRANSLATE_NOOP("tiles_and_deal", "joker, for blue %1"),
    //: A joker in a meld on the table; %1 is the number on the tile that it stands for
    QT_TRANSLATE_NOOP("tiles_and_deal", "joker, for orange %1"),
    //: A joker in a set of tiles of one number; %1 is the number
    QT_TRANSLATE_NOOP("tiles_and_deal", "joker, for another %1"),
};

/// The numbers that jokers stand for, as they lie.
std::vector<int> ranks_of_jokers(const Meld& run) {
    std::vector<int> ranks;
    for (int place = run.start; place <= run.last(); ++place) {
        if (run.joker_at(place)) ranks.push_back(rank_of(tile_at(run.base, place)));
    }
    return ranks;
}

/// The one tile that a set has no place but for; kNoTile when there are more.
Tile only_missing(const Meld& set) {
    if (std::popcount(set.suits) != kSuits - 1) return kNoTile;
    const unsigned missing = ~static_cast<unsigned>(set.suits) & 15U;
    return tile_of(std::countr_zero(missing), set.base);
}

/// The joker in that place of a run.
kit::Face joker_in_run(const Meld& run, int place) {
    const Tile missing = tile_at(run.base, place);
    kit::Face face = face_of(kJoker);
    face.stands_for = {{rank_of(missing)}, {suit_name(run.base)}};
    face.spoken = say_of(kJokerFor, missing);
    return face;
}

/// Any joker in a set: it may be of each suit that is not there.
kit::Face joker_in_set(const Meld& set) {
    kit::Face face = face_of(kJoker);
    face.stands_for.values = {int{set.base}};
    for (int suit = 0; suit < kSuits; ++suit) {
        if ((set.suits >> static_cast<unsigned>(suit) & 1U) == 0)
            face.stands_for.suits.push_back(suit_name(suit));
    }
    const Tile only = only_missing(set);
    face.spoken = only != kNoTile ? say_of(kJokerFor, only) : say(kJokerFor[kSuits], {int{set.base}});
    return face;
}

}  // namespace

std::vector<kit::Face> faces_of(const Meld& meld) {
    std::vector<kit::Face> faces;
    int place = meld.start;
    each_tile(meld, [&](Tile tile) {
        const bool run = meld.kind == Meld::Kind::Run;
        faces.push_back(tile != kJoker ? face_of(tile)
                        : run          ? joker_in_run(meld, place)
                                       : joker_in_set(meld));
        ++place;
    });
    return faces;
}

Phrase name_of(const Meld& meld) {
    //: Three or four tiles of one number in different colours; %1 is the number: "laid a set of 6s"
    if (meld.kind == Meld::Kind::Set)
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "a set of %1s"), {int{meld.base}});
    Phrase phrase = say_of(kRun, tile_at(meld.base, meld.start));
    phrase.args.emplace_back(rank_of(tile_at(meld.base, meld.last())));
    return phrase;
}

Phrase say_takes(const Meld& meld) {
    if (meld.kind == Meld::Kind::Set) {
        if (!can_add(meld, kJoker, End::None)) {
            return say(QT_TRANSLATE_NOOP("tiles_and_deal", "This set is complete."));
        }
        if (const Tile only = only_missing(meld); only != kNoTile) return say_of(kSetTakes, only);
        //: A set is tiles of one number in several colours; %1 is the number
        const auto text =
            QT_TRANSLATE_NOOP("tiles_and_deal", "This set takes another %1, in a colour that it lacks.");
        return say(text, {int{meld.base}});
    }
    const bool low = can_add(meld, kJoker, End::Low);
    const bool high = can_add(meld, kJoker, End::High);
    if (!low && !high) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "This run is complete."));
    Phrase phrase = say_of(low && high ? kTakesBoth : kTakesOne,
                           tile_at(meld.base, low ? meld.start - 1 : meld.last() + 1));
    if (low && high) phrase.args.emplace_back(rank_of(tile_at(meld.base, meld.last() + 1)));
    return phrase;
}

Phrase say_stands_for(const Meld& meld) {
    if (meld.kind == Meld::Kind::Set) {
        if (const Tile only = only_missing(meld); only != kNoTile) return say_of(kStandsFor, only);
        //: A joker in a set, which is tiles of one number in several colours; %1 is the number
        const auto text = QT_TRANSLATE_NOOP(
            "tiles_and_deal", "The joker stands for another %1, in a colour that the set lacks.");
        return say(text, {int{meld.base}});
    }
    const std::vector<int> ranks = ranks_of_jokers(meld);
    if (ranks.size() == 1) return say_of(kStandsFor, tile_of(meld.base, ranks.front()));
    std::string all;
    for (const int rank : ranks) all += (all.empty() ? "" : ", ") + std::to_string(rank);
    return say(kStandFor[meld.base], {all});
}

Phrase say_laid_off_on(const Meld& meld) {
    if (meld.kind == Meld::Kind::Run) return say(kOnRun[meld.base]);
    //: Where tiles of a hand are laid off: on a set, which is tiles of one number; %1 is the number
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Laid off on the set of %1"), {int{meld.base}});
}

}  // namespace boneyard::tiles_and_deal
