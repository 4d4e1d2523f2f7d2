// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "dominoes/tiles.h"

namespace boneyard::matador {

using namespace dominoes;  // Matador is one of the games of dominoes: their words are its own

namespace detail {

struct Tables {
    std::array<TileSet, kMaxPips + 1> matadors{};
    std::array<std::array<TileSet, kMaxPips + 2>, kMaxPips + 1> ordinary{};  // by half + 1
};

constexpr Tables make_tables() {
    Tables tables;
    for (int most = 0; most <= kMaxPips; ++most) {
        const auto at = static_cast<std::size_t>(most);
        full_set(most).each([&](Tile tile) {
            if (pips(tile) == 0 || pips(tile) == most + 1) tables.matadors[at].add(tile);
        });
        for (int half = 0; half <= kMaxPips; ++half) {
            tables.ordinary[at][static_cast<std::size_t>(half) + 1U] =
                (with_half(half) & full_set(most)) - tables.matadors[at];
        }
    }
    return tables;
}

inline constexpr Tables kTables = make_tables();

}  // namespace detail

/// The matadors of a set, by its highest half: the double blank, and every tile whose halves make `most` + 1.
constexpr const TileSet& matadors_of(int most) {
    return detail::kTables.matadors[static_cast<std::size_t>(most)];
}

/// The tiles of a set with a half `half` that are no matadors; none when `half` is -1.
constexpr const TileSet& ordinary_with(int most, int half) {
    return detail::kTables.ordinary[static_cast<std::size_t>(most)][static_cast<std::size_t>(half) + 1U];
}

}  // namespace boneyard::matador
