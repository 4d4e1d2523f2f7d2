// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "groundplan.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boneyard::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kAroundAll = 0.3;

QPointF middleOf(const QVariantMap& thing) {
    return {thing.value(u"px"_s).toDouble(), thing.value(u"py"_s).toDouble()};
}

double turnOf(const QVariantMap& thing) { return thing.value(u"angle"_s).toDouble(); }

QRectF placed(const QPointF& middle, const QSizeF& size) {
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

template <typename Ground>
QVariantList groundsOf(const QVariantList& things, const Ground& ground) {
    QVariantList all;
    all.reserve(things.size());
    for (const QVariant& thing : things) all.append(ground(thing.toMap()));
    return all;
}

}  // namespace

QVariantList GroundPlan::tiles(const QVariantList& things) const {
    const TileGround one = tile();
    const double around = one.high * 4 / 3;  // as wide is the circle through the corners of a triangle
    const QSizeF standing = one.round ? QSizeF(around, around) : QSizeF(one.wide, one.high);
    return groundsOf(things, [&](const QVariantMap& thing) {
        const bool lies = std::lround(turnOf(thing) / 90) % 2 != 0;
        return placed(middleOf(thing), lies ? standing.transposed() : standing);
    });
}

QVariantList GroundPlan::squares(const QVariantList& things, double side) {
    return groundsOf(things, [&](const QVariantMap& thing) { return placed(middleOf(thing), {side, side}); });
}

QVariantList GroundPlan::places(const QVariantList& things) const {
    return groundsOf(things, [one = tile()](const QVariantMap& thing) {
        return one.box(Heading::of(turnOf(thing))).translated(middleOf(thing));
    });
}

QRectF GroundPlan::upright(const QPointF& at) const { return placed(at, {tile().wide, tile().high}); }

QRectF GroundPlan::around(const QVariantList& rectangles) {
    constexpr double kFar = std::numeric_limits<double>::infinity();
    QPointF least(kFar, kFar);
    QPointF most(-kFar, -kFar);
    for (const QVariant& value : rectangles) {  // not united: one without a size has its place as well
        const QRectF one = value.toRectF();
        least = {std::min(least.x(), one.left()), std::min(least.y(), one.top())};
        most = {std::max(most.x(), one.right()), std::max(most.y(), one.bottom())};
    }
    const QPointF corner = least - QPointF(kAroundAll, kAroundAll);
    const QPointF other = most + QPointF(kAroundAll, kAroundAll);
    return {corner, QSizeF(std::max(1.0, other.x() - corner.x()), std::max(1.0, other.y() - corner.y()))};
}

}  // namespace boneyard::ui
