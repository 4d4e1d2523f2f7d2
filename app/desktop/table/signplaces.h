// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <optional>

#include "tiles/tileground.h"

namespace boneyard::ui {

// Where beside the places for the chosen tile it is said what the tile would bring there, and where the signs
// stand that turn it. All lengths are tile units.

/// Where a tile lies, or may be laid.
struct Lying {
    QPointF at;  ///< its middle
    Heading turn = {};
};

/// A place for the chosen tile, and the signs that it asks for.
struct SignedPlace {
    Lying way;                 ///< how the tile would lie there
    bool current = false;      ///< the tile goes there next
    bool above = true;         ///< where it lies over another place it is that one that is covered
    bool crossed = false;      ///< it lies over another place, or under it
    QSizeF gain = {};          ///< of what is said there; empty: nothing is
    QSizeF whole = {};         ///< with its rim: all of that is to be in sight
    QList<Lying> others = {};  ///< the other ways to lie there
    double turner = 0;         ///< the width of the sign that turns the tile
    std::optional<QPointF> turner_stood = {};  ///< where it stood until now: there it stays if it can
};

/// Where the signs of a place go; nullopt: there is none, or no room for it.
struct PlaceSigns {
    std::optional<QPointF> gain;  ///< its middle, from the middle of the place
    std::optional<QPointF> turn;  ///< its middle, on the table
};

/// A table as it is seen.
struct SeenTable {
    TileGround tile;
    QRectF all;           ///< what of it is in sight
    QList<QRectF> under;  ///< of that what lies under plates
    QList<Lying> laid;    ///< the tiles
};

/// Two places lie partly over each other; of several ways to lie in one place one is shown.
bool cross(const TileGround& tile, const Lying& one, const Lying& other);

/// The signs of all places, in their order: over no tile, in sight, and so that one sees which place is
/// meant. Of the current place it is said in any case what the tile would bring.
QList<PlaceSigns> place_signs(const SeenTable& table, const QList<SignedPlace>& places);

}  // namespace boneyard::ui
