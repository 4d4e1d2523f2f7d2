// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matching_elements/tiles.h"

#include "kit/action_text.h"

namespace boneyard::matching_elements {

std::string tile_text(Tile tile) {
    return colour_text(colour_of(tile)) + ":" + std::to_string(low(tile)) + "-" + std::to_string(high(tile));
}

std::optional<Tile> parse_tile(std::string_view text) {
    if (text.size() < 5 || text[1] != ':') return std::nullopt;
    const auto colour = parse_colour(text.substr(0, 1));
    const auto dash = text.find('-');
    if (!colour || dash == std::string_view::npos) return std::nullopt;
    const auto a = kit::parse_number(text.substr(2, dash - 2));
    const auto b = kit::parse_number(text.substr(dash + 1));
    if (!a || !b) return std::nullopt;
    for (int kind = 0; kind < kKinds; ++kind) {
        const Tile tile = tile_of(*colour, kind);
        if (low(tile) == *a && high(tile) == *b) return tile;
    }
    return std::nullopt;
}

std::string colour_text(Colour colour) { return std::string(1, kColourLetters[colour]); }

std::optional<Colour> parse_colour(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const auto found = kColourLetters.find(text.front());
    if (found == std::string_view::npos) return std::nullopt;
    return static_cast<Colour>(found);
}

}  // namespace boneyard::matching_elements
