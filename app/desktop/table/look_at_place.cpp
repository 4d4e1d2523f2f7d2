// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <algorithm>

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

}  // namespace boneyard::ui
