// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "look.h"

namespace boneyard::ui {

namespace {

constexpr double kRoomAround = 0.4;  // units around the place

/// So far a stretch has to go to lie between two ends.
double into_stretch(double from, double to, double least, double most) {
    if (from < least) return from - least;
    return to > most ? to - most : 0;
}

}  // namespace

Look look_at_place(const Felt& felt, const QRectF& place, const QList<QRectF>& signs, const Look& before) {
    const QRectF& view = felt.view;
    const QRectF wanted = place.adjusted(-kRoomAround, -kRoomAround, kRoomAround, kRoomAround);
    const double zoom = std::min(
        {before.zoom, view.width() / wanted.width(), (view.bottom() - before.top) / wanted.height()});
    const QPointF middle = view.center();
    const QRectF seen(middle + (wanted.topLeft() - QPointF(before.x, before.y)) * zoom, wanted.size() * zoom);
    const double aside = into_stretch(seen.left(), seen.right(), view.left(), view.right());
    double down = into_stretch(seen.top(), seen.bottom(), before.top, view.bottom());
    // What hangs into the view from above, or stands in it from below, as it lies then.
    for (const QRectF& over : felt.obstacles + signs) {
        const bool meets = over.left() < seen.right() - aside && over.right() > seen.left() - aside &&
                           over.top() < seen.bottom() - down && over.bottom() > seen.top() - down;
        const double clear =
            over.center().y() < middle.y() ? seen.top() - over.bottom() : seen.bottom() - over.top();
        if (meets && seen.top() - clear >= before.top && seen.bottom() - clear <= view.bottom()) down = clear;
    }
    return {before.x + aside / zoom, before.y + down / zoom, zoom, before.top};
}

bool leaves_out(const QList<QRectF>& places, const QRectF& part, const QRectF& view, const Look& look) {
    constexpr double kOverlooked = 0.25;  // units
    const QPointF corner = QPointF(look.x, look.y) + (part.topLeft() - view.center()) / look.zoom;
    const QRectF seen = QRectF(corner, part.size() / look.zoom)
                            .adjusted(-kOverlooked, -kOverlooked, kOverlooked, kOverlooked);
    return std::any_of(places.begin(), places.end(), [&](const QRectF& one) {
        return one.left() < seen.left() || one.right() > seen.right() || one.top() < seen.top() ||
               one.bottom() > seen.bottom();
    });
}

QPointF keep_in_sight(const Felt& felt, const QPointF& unit, double zoom) {
    const double wide = felt.view.width() / zoom;
    const double high = felt.view.height() / zoom;
    const QRectF& box = felt.box;
    if (box.width() > wide || box.height() > high)
        return {std::clamp(unit.x(), box.left(), box.right()), std::clamp(unit.y(), box.top(), box.bottom())};
    const QList<QPointF> tiles = felt.tiles.isEmpty() ? QList{box.center()} : felt.tiles;
    const auto enough = [&](double x, double y) {
        const auto seen = std::count_if(tiles.begin(), tiles.end(), [&](const QPointF& tile) {
            return std::abs(tile.x() - x) <= wide / 2 && std::abs(tile.y() - y) <= high / 2;
        });
        return seen * 3 >= tiles.size();
    };
    // As far from the middle, where all is seen, as it may be: first to the side, then up or down.
    const auto furthest = [](double from, double to, const auto& good) {
        if (good(to)) return to;
        for (int halving = 0; halving < 20; ++halving) {
            const double half = (from + to) / 2;
            (good(half) ? from : to) = half;
        }
        return from;
    };
    const double x =
        furthest(box.center().x(), unit.x(), [&](double one) { return enough(one, box.center().y()); });
    return {x, furthest(box.center().y(), unit.y(), [&](double one) { return enough(x, one); })};
}

}  // namespace boneyard::ui
