// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How the tiles of a set lie, to which others have come: as many groups of four bits as it has tiles, from
// the lowest on, each of them a suit from 1 on, or one more for a joker.

#include "tiles_and_deal/meld.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr unsigned kBits = 4;
constexpr int kJokerHere = kSuits + 1;

int sign_of(Tile tile) { return tile == kJoker ? kJokerHere : suit_of(tile) + 1; }

int sign_at(const Meld& set, int place) {
    return set.order >> (kBits * static_cast<unsigned>(place)) & ((1 << kBits) - 1);
}

void put(Meld& set, int place, Tile tile) {
    const unsigned shift = kBits * static_cast<unsigned>(place);
    const unsigned others = set.order & ~(((1U << kBits) - 1U) << shift);
    set.order = static_cast<std::uint16_t>(others | static_cast<unsigned>(sign_of(tile)) << shift);
}

/// Nothing has come to it yet: its tiles lie as they are written.
void lay_as_written(Meld& set) {
    int place = 0;
    each_tile(set, [&](Tile tile) { put(set, place++, tile); });
}

}  // namespace

void lay_last(Meld& set, Tile tile) {
    if (set.order == 0) lay_as_written(set);
    put(set, set.count, tile);
}

void lay_for_joker(Meld& set, Tile tile) {
    if (set.order == 0) lay_as_written(set);
    for (int place = set.count - 1; place >= 0; --place) {
        if (sign_at(set, place) == kJokerHere) return put(set, place, tile);
    }
}

int place_of(const Meld& meld, int index) {
    if (meld.order == 0) return index;
    int at = 0;
    int sign = 0;
    int before = 0;  // of the same sign: jokers
    each_tile(meld, [&](Tile tile) {
        if (at < index && tile == kJoker) ++before;
        if (at == index) sign = sign_of(tile);
        ++at;
    });
    if (sign != kJokerHere) before = 0;
    for (int place = 0; place < meld.count; ++place) {
        if (sign_at(meld, place) == sign && before-- == 0) return place;
    }
    return index;
}

}  // namespace boneyard::tiles_and_deal
