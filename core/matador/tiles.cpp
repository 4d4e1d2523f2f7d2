// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matador/tiles.h"

#include <cstddef>

namespace boneyard::matador {

namespace {

struct Tables {
    std::array<TileSet, kMaxPips + 1> full;
    std::array<TileSet, kMaxPips + 1> with;
    std::array<TileSet, kMaxPips + 1> matadors;
};

constexpr Tables make_tables() {
    Tables tables;
    for (int most = 0; most <= kMaxPips; ++most) {
        const auto at = static_cast<std::size_t>(most);
        for (int number = 0; number < kMaxTiles; ++number) {
            const auto tile = static_cast<Tile>(number);
            if (high(tile) <= most) tables.full[at].add(tile);
            if (low(tile) == most || high(tile) == most) tables.with[at].add(tile);
            if (high(tile) <= most && (pips(tile) == 0 || pips(tile) == most + 1))
                tables.matadors[at].add(tile);
        }
    }
    return tables;
}

constexpr Tables kTables = make_tables();

}  // namespace

const TileSet& full_set(int most) { return kTables.full[static_cast<std::size_t>(most)]; }
const TileSet& tiles_with(int half) { return kTables.with[static_cast<std::size_t>(half)]; }
const TileSet& matadors_of(int most) { return kTables.matadors[static_cast<std::size_t>(most)]; }

int pips(const TileSet& tiles) {
    int sum = 0;
    tiles.each([&](Tile tile) { sum += pips(tile); });
    return sum;
}

}  // namespace boneyard::matador
