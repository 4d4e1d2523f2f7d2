// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/meld.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "kit/action_text.h"
#include "tiles_and_deal/each_meld.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr std::string_view kSuitNames = "KRBO";

std::optional<Meld> read_set(const std::vector<Tile>& tiles) {
    if (tiles.size() > kMaxSet) return std::nullopt;
    Meld set{Meld::Kind::Set, static_cast<std::uint8_t>(rank_of(tiles.front())), 0,
             static_cast<std::uint8_t>(tiles.size())};
    for (const Tile tile : tiles) {
        if (tile == kJoker) {
            ++set.jokers;
            continue;
        }
        const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit_of(tile)));
        // Ascending suits, and no joker before them, is the one way in which a set is written.
        if (rank_of(tile) != set.base || set.suits >= bit || set.jokers > 0) return std::nullopt;
        set.suits = static_cast<std::uint8_t>(set.suits | bit);
    }
    if (std::popcount(set.suits) < 2) return std::nullopt;
    return set;
}

std::optional<Meld> read_run(const std::vector<Tile>& tiles) {
    const auto known = std::find_if(tiles.begin(), tiles.end(), [](Tile tile) { return tile != kJoker; });
    if (known == tiles.end() || tiles.size() > kMaxRun) return std::nullopt;
    const int start = rank_of(*known) - static_cast<int>(known - tiles.begin());
    const int suit = suit_of(*known);
    if (start < 1 || start + static_cast<int>(tiles.size()) - 1 > kLastPlace) return std::nullopt;
    Meld run{Meld::Kind::Run, static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(start),
             static_cast<std::uint8_t>(tiles.size())};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (tiles[i] == kJoker) {
            run.jokers = static_cast<std::uint16_t>(run.jokers | 1U << i);
        } else if (tiles[i] != tile_at(suit, start + static_cast<int>(i))) {
            return std::nullopt;
        }
    }
    if (run.count - std::popcount(run.jokers) < 2) return std::nullopt;
    return run;
}

}  // namespace

std::string tile_text(Tile tile) {
    if (tile == kJoker) return "J";
    return kSuitNames[static_cast<std::size_t>(suit_of(tile))] + std::to_string(rank_of(tile));
}

std::optional<Tile> parse_tile(std::string_view text) {
    if (text == "J") return kJoker;
    if (text.size() < 2) return std::nullopt;
    const auto suit = kSuitNames.find(text.front());
    const auto rank = kit::parse_number(text.substr(1));
    if (suit == std::string_view::npos || !rank || *rank < 1 || *rank > kRanks) return std::nullopt;
    return tile_of(static_cast<int>(suit), *rank);
}

std::vector<Tile> tiles_of(const Meld& meld) {
    std::vector<Tile> tiles;
    tiles.reserve(meld.count);
    each_tile(meld, [&](Tile tile) { tiles.push_back(tile); });
    return tiles;
}

std::string meld_text(const Meld& meld) {
    std::string text;
    for (const Tile tile : tiles_of(meld)) text += (text.empty() ? "" : " ") + tile_text(tile);
    return text;
}

std::optional<Meld> read_meld(const std::vector<Tile>& tiles) {
    if (tiles.size() < kMinMeld) return std::nullopt;
    if (tiles.front() != kJoker) {
        if (const auto set = read_set(tiles)) return set;
    }
    return read_run(tiles);
}

Tiles cost_of(const Meld& meld) {
    Tiles cost;
    each_tile(meld, [&](Tile tile) { cost.add(tile); });
    return cost;
}

void list_melds(const Tiles& hand, std::vector<Meld>& out) {
    each_meld(hand, [&](const Meld& meld) { out.push_back(meld); });
}

bool can_add(const Meld& meld, Tile tile, End end) {
    if (meld.kind == Meld::Kind::Set) {
        if (end != End::None || meld.count == kMaxSet) return false;
        if (tile == kJoker) return true;
        return rank_of(tile) == meld.base && (meld.suits >> static_cast<unsigned>(suit_of(tile)) & 1U) == 0;
    }
    if (end == End::None || meld.count == kMaxRun) return false;
    const int place = end == End::Low ? meld.start - 1 : meld.last() + 1;
    if (place < 1 || place > kLastPlace) return false;
    return tile == kJoker || tile == tile_at(meld.base, place);
}

void add_to(Meld& meld, Tile tile, End end) {
    if (meld.kind == Meld::Kind::Set) lay_last(meld, tile);
    ++meld.count;
    if (meld.kind == Meld::Kind::Set) {
        if (tile == kJoker) {
            ++meld.jokers;
        } else {
            meld.suits = static_cast<std::uint8_t>(meld.suits | 1U << static_cast<unsigned>(suit_of(tile)));
        }
        return;
    }
    if (end == End::Low) {
        --meld.start;
        ++meld.below;
        meld.jokers = static_cast<std::uint16_t>(meld.jokers << 1U);
    }
    if (tile == kJoker) {
        const int i = end == End::Low ? 0 : meld.count - 1;
        meld.jokers = static_cast<std::uint16_t>(meld.jokers | 1U << static_cast<unsigned>(i));
    }
}

bool can_swap(const Meld& meld, Tile tile) {
    if (tile == kJoker || meld.jokers == 0) return false;
    if (meld.kind == Meld::Kind::Set) {
        return rank_of(tile) == meld.base && (meld.suits >> static_cast<unsigned>(suit_of(tile)) & 1U) == 0;
    }
    for (int place = meld.start; place <= meld.last(); ++place) {
        if (meld.joker_at(place) && tile == tile_at(meld.base, place)) return true;
    }
    return false;
}

void swap_in(Meld& meld, Tile tile) {
    if (meld.kind == Meld::Kind::Set) {
        lay_for_joker(meld, tile);
        --meld.jokers;
        meld.suits = static_cast<std::uint8_t>(meld.suits | 1U << static_cast<unsigned>(suit_of(tile)));
        return;
    }
    for (int place = meld.start; place <= meld.last(); ++place) {
        if (!meld.joker_at(place) || tile != tile_at(meld.base, place)) continue;
        meld.jokers =
            static_cast<std::uint16_t>(meld.jokers & ~(1U << static_cast<unsigned>(place - meld.start)));
        return;
    }
}

}  // namespace boneyard::tiles_and_deal
