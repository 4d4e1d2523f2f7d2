// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "tiles_and_deal/meld.h"

namespace boneyard::tiles_and_deal {

/// The most melds that 14 tiles can make: eleven in a row and three jokers.
inline constexpr int kMostMelds = 2887;

/// Visits every set that can be laid from `hand`.
template <class Visit>
void each_set(const Tiles& hand, const Visit& visit) {
    const unsigned k = ranks_in(hand, 0);
    const unsigned r = ranks_in(hand, 1);
    const unsigned b = ranks_in(hand, 2);
    const unsigned o = ranks_in(hand, 3);
    // Three suits have the rank, or two and there is a joker.
    unsigned ranks = ((k & r) & (b | o)) | ((k | r) & (b & o));
    if (hand.jokers() > 0) ranks = (k & r) | (b & o) | ((k | r) & (b | o));
    for (; ranks != 0; ranks &= ranks - 1) {
        const int rank = std::countr_zero(ranks) + 1;
        unsigned there = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (hand.has(tile_of(suit, rank))) there |= 1U << static_cast<unsigned>(suit);
        }
        for (unsigned suits = there; suits != 0; suits = (suits - 1) & there) {
            const int known = std::popcount(suits);
            if (known < 2) continue;
            for (int size = std::max(known, kMinMeld); size <= kMaxSet && size - known <= hand.jokers();
                 ++size) {
                visit(Meld{Meld::Kind::Set, static_cast<std::uint8_t>(rank), 0,
                           static_cast<std::uint8_t>(size), static_cast<std::uint16_t>(size - known),
                           static_cast<std::uint8_t>(suits)});
            }
        }
    }
}

/// Extends a run place by place, with the tile where the hand has it and with a joker while one is left.
template <class Visit>
void extend_run(const Tiles& hand, const Meld& run, int jokers, const Visit& visit) {
    if (run.count >= kMinMeld && run.count - jokers >= 2) visit(run);
    const int place = run.start + run.count;
    if (run.count == kMaxRun || place > kLastPlace) return;
    Meld longer = run;
    ++longer.count;
    if (hand.has(tile_at(run.base, place))) extend_run(hand, longer, jokers, visit);
    if (jokers < hand.jokers()) {
        longer.jokers = static_cast<std::uint16_t>(longer.jokers | 1U << run.count);
        extend_run(hand, longer, jokers + 1, visit);
    }
}

/// Visits every meld that can be laid from `hand`, each reading once.
template <class Visit>
void each_meld(const Tiles& hand, const Visit& visit) {
    each_set(hand, visit);
    constexpr std::array<std::uint8_t, 8> kSize{0, 1, 1, 2, 1, 2, 2, 3};
    for (int suit = 0; suit < kSuits; ++suit) {
        const unsigned ranks = ranks_in(hand, suit);
        const unsigned places = ranks | (ranks & 1U) << static_cast<unsigned>(kRanks);
        if (ranks == 0) continue;
        for (int start = 1; start + kMinMeld - 1 <= kLastPlace; ++start) {
            // Of its first three tiles a run has those that are not there as jokers.
            if (kSize[places >> static_cast<unsigned>(start - 1) & 7U] + hand.jokers() < kMinMeld) continue;
            extend_run(hand,
                       {Meld::Kind::Run, static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(start)},
                       0, visit);
        }
    }
}

}  // namespace boneyard::tiles_and_deal
