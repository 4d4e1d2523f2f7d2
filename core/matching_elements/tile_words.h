// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "kit/phrase.h"
#include "kit/scene.h"
#include "matching_elements/tiles.h"

/// Tiles and colours as people call them: each colour is an element.
namespace boneyard::matching_elements {

inline constexpr kit::Say say{"matching_elements"};

/// "fire 3-9", to stand in a sentence.
kit::Term term_of(Tile tile);

/// "fire".
kit::Term term_of_colour(Colour colour);

kit::Face face_of(Tile tile);
std::vector<kit::Face> faces_of(const TileSet& tiles);

}  // namespace boneyard::matching_elements
