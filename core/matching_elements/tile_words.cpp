// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matching_elements/tile_words.h"

#include <array>
#include <string>

namespace boneyard::matching_elements {

namespace {

using PerColour = std::array<std::string_view, kMaxColours>;

constexpr PerColour kTiles{
    //: A tile of the element fire (red); %1 are its two numbers, as 3-9
    QT_TRANSLATE_NOOP("matching_elements", "fire %1"),
    //: A tile of the element ember (orange); %1 are its two numbers, as 3-9
    QT_TRANSLATE_NOOP("matching_elements", "ember %1"),
    //: A tile of the element light (yellow); %1 are its two numbers, as 3-9
    QT_TRANSLATE_NOOP("matching_elements", "light %1"),
    //: A tile of the element leaf (green); %1 are its two numbers, as 3-9
    QT_TRANSLATE_NOOP("matching_elements", "leaf %1"),
    //: A tile of the element water (blue); %1 are its two numbers, as 3-9
    QT_TRANSLATE_NOOP("matching_elements", "water %1"),
    //: A tile of the element aether (purple); %1 are its two numbers, as 3-9
    QT_TRANSLATE_NOOP("matching_elements", "aether %1"),
};

constexpr PerColour kColours{
    //: An element, whose colour is red
    QT_TRANSLATE_NOOP("matching_elements", "fire"),
    //: An element, whose colour is orange
    QT_TRANSLATE_NOOP("matching_elements", "ember"),
    //: An element, whose colour is yellow
    QT_TRANSLATE_NOOP("matching_elements", "light"),
    //: An element, whose colour is green
    QT_TRANSLATE_NOOP("matching_elements", "leaf"),
    //: An element, whose colour is blue
    QT_TRANSLATE_NOOP("matching_elements", "water"),
    //: An element, whose colour is purple
    QT_TRANSLATE_NOOP("matching_elements", "aether"),
};

}  // namespace

kit::Term term_of(Tile tile) {
    return {"matching_elements", kTiles[colour_of(tile)],
            std::to_string(low(tile)) + "-" + std::to_string(high(tile))};
}

kit::Term term_of_colour(Colour colour) { return {"matching_elements", kColours[colour]}; }

kit::Face face_of(Tile tile) {
    kit::Face face{tile_text(tile), {low(tile), high(tile)}, colour_text(colour_of(tile))};
    const kit::Term name = term_of(tile);
    face.spoken = say(name.text, {name.arg});
    return face;
}

std::vector<kit::Face> faces_of(const TileSet& tiles) {
    std::vector<kit::Face> faces;
    tiles.each([&](Tile tile) { faces.push_back(face_of(tile)); });
    return faces;
}

}  // namespace boneyard::matching_elements
