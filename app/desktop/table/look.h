// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>

namespace boneyard::ui {

/// A table on the felt, and what lies over it. The felt is in pixels, the table in tile units.
struct Felt {
    QRectF view{0, 0, 1, 1};  ///< pixels: the table should fit in there
    QRectF room{0, 0, 1,
                1};  ///< pixels: all the felt; between what lies over it the table may go, to be larger
    QRectF box{-1, -1, 2, 2};  ///< units: what should be seen
    QList<QRectF>
        grounds;  ///< units: what nothing may lie over; first the tiles, in the order of their middles
    QList<QPointF> tiles;     ///< units: the tiles' middles
    QList<QRectF> obstacles;  ///< pixels: what lies over the table
    double max_zoom = 60;     ///< pixels a unit, at most
};

/// What matters most where not all of a table can be seen at once.
struct Part {
    double least = 1;         ///< pixels a unit, more than 0: what is smaller cannot be read
    QPointF last;             ///< units: the middle of the tile laid last
    QList<QRectF> places;     ///< units: those for the chosen tile
    QList<QRectF> signs;      ///< pixels: what is seen beside a part of a table
    QRectF map;               ///< pixels: so is this, but it goes elsewhere rather than lie over a tile
    QList<QRectF> fits = {};  ///< units: where any tile of the hand may go; one of them is to be seen
};

/// From where one looks at a table: the unit that is in the middle of the view, and pixels a unit.
struct Look {
    double x = 0;
    double y = 0;
    double zoom = 1;
    double top = 0;  ///< pixels: from there on down the table is drawn; only where a part of it is seen
};

/// All of it is seen, as large as can be, with nothing lying over its tiles.
Look look_at_all(const Felt& felt);

/// The same once more, as the table grows: from where one looked before, unless all would be clearly larger
/// from elsewhere or something would lie over it; and else no further from there than must be.
Look look_again(const Felt& felt, const Look& before);

/// The same; a table that has grown to one side until its tiles lie far from the middle goes back there,
/// where it can.
Look look_middle(const Felt& felt, const Look& before);

/// The felt with the table on it turned by a quarter.
Felt turned(const Felt& felt);

/// Nothing lies over what the felt bears when one looks like that, and all of it is seen.
bool is_clear(const Felt& felt, const Look& look);

/// One of these places lies out of what is seen of the table in a part of the felt, by more than can be
/// overlooked.
bool leaves_out(const QList<QRectF>& places, const QRectF& part, const QRectF& view, const Look& look);

/// The last tile, the places for the chosen one or one for any tile of the hand, and as much else as there is
/// room for are seen, at a size that can be read and with nothing lying over that; as near to where one
/// looked before as can be.
Look look_at_part(const Felt& felt, const Part& part, const QPointF& before);

/// No further away from how one looked before than must be for a place to be seen, below `before.top`, and
/// with nothing of the felt and no sign lying over it.
Look look_at_place(const Felt& felt, const QRectF& place, const QList<QRectF>& signs, const Look& before);

/// The nearest unit to look at from which the table is not lost: where all of it could be seen, a third of
/// its tiles is; else the middle of the view lies on it.
QPointF keep_in_sight(const Felt& felt, const QPointF& unit, double zoom);

}  // namespace boneyard::ui
