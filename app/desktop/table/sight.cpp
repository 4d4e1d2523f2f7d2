// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "sight.h"

#include <algorithm>

namespace boneyard::ui {

namespace {

constexpr double kAround = 0.15;  // units: around a place for a tile
constexpr double kUnseenRim = 4;  // pixels: so much of a place may be out of sight

template <typename T>
QList<T> listOf(const QVariantList& values) {
    QList<T> all;
    all.reserve(values.size());
    for (const QVariant& value : values) all.append(value.value<T>());
    return all;
}

QVariantMap mapOf(const Look& look) {
    return {{QStringLiteral("x"), look.x},
            {QStringLiteral("y"), look.y},
            {QStringLiteral("zoom"), look.zoom},
            {QStringLiteral("top"), look.top}};
}

}  // namespace

Felt Sight::felt() const {
    return {
        view_,    room_, box_, listOf<QRectF>(grounds_), listOf<QPointF>(tiles_), listOf<QRectF>(obstacles_),
        max_zoom_};
}

Felt Sight::whole_felt() const {
    Felt now = felt();
    now.grounds += listOf<QRectF>(reserved_);
    for (const QVariant& fit : fits_) {  // so that nothing moves when a tile is chosen
        now.grounds.append(fit.toRectF());
        now.box |= fit.toRectF();
    }
    return now;
}

QVariantMap Sight::whole() const { return mapOf(look_at_all(whole_felt())); }

QVariantMap Sight::again(double beforeX, double beforeY, double beforeZoom) const {
    return mapOf(look_middle(whole_felt(), {beforeX, beforeY, beforeZoom}));
}

double Sight::turnedZoom() const { return look_at_all(turned(whole_felt())).zoom; }

QVariantMap Sight::withPlaces(double beforeX, double beforeY, double beforeZoom) const {
    Felt now = whole_felt();
    now.max_zoom = std::min(now.max_zoom, beforeZoom);  // no tile is chosen to come nearer
    now.grounds += listOf<QRectF>(places_);
    for (const QVariant& place : places_)
        now.box |= place.toRectF().adjusted(-kAround, -kAround, kAround, kAround);
    return mapOf(look_again(now, {beforeX, beforeY, beforeZoom}));
}

bool Sight::clear(double x, double y, double zoom) const {
    return is_clear(felt(), {x, y, zoom}) && bare(listOf<QRectF>(places_), {x, y, zoom});
}

bool Sight::leavesOut(const QVariantList& places, const QRectF& part, const QRectF& view, double x, double y,
                      double zoom) {
    return leaves_out(listOf<QRectF>(places), part, view, {x, y, zoom});
}

bool Sight::clearFor(const QRectF& place, double x, double y, double zoom) const {
    return is_clear(felt(), {x, y, zoom}) && bare({place}, {x, y, zoom});
}

bool Sight::bare(const QList<QRectF>& places, const Look& look) const {
    Felt now = felt();
    now.grounds.clear();
    const double rim = kUnseenRim / look.zoom;
    for (const QRectF& place : places) now.grounds.append(place.adjusted(rim, rim, -rim, -rim));
    now.obstacles = listOf<QRectF>(covering_);
    return is_clear(now, look);
}

QVariantMap Sight::part(double beforeX, double beforeY) const {
    const Part part{
        least_, last_, listOf<QRectF>(places_), listOf<QRectF>(signs_), map_, listOf<QRectF>(fits_)};
    return mapOf(look_at_part(felt(), part, {beforeX, beforeY}));
}

QVariantMap Sight::around(const QRectF& place, double x, double y, double zoom, double top) const {
    return mapOf(look_at_place(felt(), place, listOf<QRectF>(signs_), {x, y, zoom, top}));
}

QPointF Sight::kept(double x, double y, double zoom) const { return keep_in_sight(felt(), {x, y}, zoom); }

}  // namespace boneyard::ui

#include "moc_sight.cpp"
