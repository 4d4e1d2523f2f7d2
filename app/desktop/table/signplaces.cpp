// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "signplaces.h"

#include <algorithm>
#include <cmath>

#include "signroom.h"

namespace boneyard::ui {

namespace {

/// Some of the inside of one tile lies on another.
bool overlaps(const TileGround& tile, const Lying& upper, const Lying& lower) {
    constexpr int kSteps = 8;
    constexpr double kInside = 1.1;  // what only touches is not over it
    const QRectF box = tile.box(upper.turn);
    for (int i = 0; i <= kSteps; ++i) {
        for (int j = 0; j <= kSteps; ++j) {
            const QPointF at(box.x() + box.width() * i / kSteps, box.y() + box.height() * j / kSteps);
            if (tile.covers(at * kInside, upper.turn) &&
                tile.covers((at + upper.at - lower.at) * kInside, lower.turn))
                return true;
        }
    }
    return false;
}

QList<Lying> without(const QList<SignedPlace>& places, qsizetype row) {
    QList<Lying> others;
    for (qsizetype other = 0; other < places.size(); ++other)
        if (other != row) others.append(places[other].way);
    return others;
}

/// First the place where the tile would go, then those that have least room.
QList<qsizetype> in_turn(const QList<SignedPlace>& places) {
    QList<qsizetype> rows;
    for (qsizetype row = 0; row < places.size(); ++row)
        if (!places[row].gain.isEmpty()) rows.append(row);
    std::stable_sort(rows.begin(), rows.end(), [&](qsizetype one, qsizetype other) {
        if (places[one].current != places[other].current) return places[one].current;
        return places[one].crossed && !places[other].crossed;
    });
    return rows;
}

/// Of the places whose tile can be turned: first those whose sign stood there already, then those that have
/// least room for one.
QList<qsizetype> turning_in_turn(const SignRoom& room, const QList<SignedPlace>& places) {
    struct Asking {
        qsizetype row;
        qsizetype points;
    };
    QList<Asking> all;
    for (qsizetype row = 0; row < places.size(); ++row) {
        if (places[row].others.isEmpty()) continue;
        const bool stood = places[row].turner_stood.has_value();
        all.append({row, stood ? 0 : room.points_beside_all(places[row], without(places, row))});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Asking& one, const Asking& other) { return one.points < other.points; });
    QList<qsizetype> rows;
    for (const Asking& asking : all) rows.append(asking.row);
    return rows;
}

/// It is said beside a place, or over its edge; on it, where several lie over each other.
std::optional<QPointF> gain_place(const SignRoom& room, const QList<SignedPlace>& places, qsizetype row) {
    const SignedPlace& place = places[row];
    std::optional<QPointF> at = place.above ? std::nullopt : room.on(place, without(places, row));
    if (!at) at = room.beside(place, without(places, row));
    if (!at) at = room.over_edge(place, places, row);
    if (!at && place.above && place.crossed) at = room.on(place, without(places, row));
    return !at && place.current ? room.in_sight(place) : at;
}

}  // namespace

bool cross(const TileGround& tile, const Lying& one, const Lying& other) {
    constexpr double kSamePlace = 0.3;
    constexpr double kApart = 3;
    const double away = std::hypot(one.at.x() - other.at.x(), one.at.y() - other.at.y());
    return away > kSamePlace && away < kApart && (overlaps(tile, one, other) || overlaps(tile, other, one));
}

QList<PlaceSigns> place_signs(const SeenTable& table, const QList<SignedPlace>& places) {
    QList<PlaceSigns> signs(places.size());
    SignRoom room(table);
    for (const qsizetype row : in_turn(places)) {
        signs[row].gain = gain_place(room, places, row);
        if (signs[row].gain) room.take(around(places[row].way.at + *signs[row].gain, places[row].gain));
    }
    for (const qsizetype row : turning_in_turn(room, places)) {
        signs[row].turn = room.beside_all(places[row], without(places, row));
        if (signs[row].turn)
            room.take_turner(around(*signs[row].turn, {places[row].turner, places[row].turner}));
    }
    return signs;
}

}  // namespace boneyard::ui
