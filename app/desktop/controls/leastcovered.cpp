// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "leastcovered.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace boneyard::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kRoomRim = 8;    // pixels: to the edges of the room
constexpr double kTriedStep = 8;  // pixels, at least: from one place that is tried to the next

QList<QRectF> rectanglesOf(const QVariantList& values) {
    QList<QRectF> all;
    all.reserve(values.size());
    for (const QVariant& value : values) all.append(value.toRectF());
    return all;
}

double area(const QList<QRectF>& places, const QRectF& place) {
    double sum = 0;
    for (const QRectF& one : places) {
        const double wide = std::min(place.right(), one.right()) - std::max(place.left(), one.left());
        const double high = std::min(place.bottom(), one.bottom()) - std::max(place.top(), one.top());
        if (wide > 0 && high > 0) sum += wide * high;
    }
    return sum;
}

/// From one number on, so far apart, as long as they are no larger than the other.
QList<double> steps(double from, double to, double step) {
    QList<double> all;
    for (int i = 0; from + i * step <= to; ++i) all.append(from + i * step);
    return all;
}

/// Where to look, but for `from` itself: above and below it, at its height, then anywhere; each nearest
/// first.
QList<QList<QPointF>> spots(const QSizeF& size, const QPointF& from, const QRectF& room) {
    constexpr double kColumns = 70;
    const double step = std::max(kTriedStep, room.width() / kColumns);
    QList<QPointF> upright;
    QList<QPointF> aside;
    QList<QPointF> all;
    const QList<double> down = steps(room.top() + kRoomRim, room.bottom() - size.height() - kRoomRim, step);
    for (const double y : down) upright.append({from.x(), y});
    for (const double x : steps(room.left() + kRoomRim, room.right() - size.width() - kRoomRim, step)) {
        aside.append({x, from.y()});
        for (const double y : down) all.append({x, y});
    }
    const auto nearer = [&](const QPointF& one, const QPointF& other) {
        return (one - from).manhattanLength() < (other - from).manhattanLength();
    };
    std::stable_sort(upright.begin(), upright.end(), nearer);
    std::stable_sort(aside.begin(), aside.end(), nearer);
    std::stable_sort(all.begin(), all.end(), nearer);
    return {upright, aside, all};
}

}  // namespace

double LeastCovered::covered(const QVariantList& places, const QRectF& place) const {
    return area(rectanglesOf(places), place);
}

QVariant LeastCovered::search(const QVariantList& places, const QSizeF& size, const QPointF& from,
                              const QRectF& room, double least) const {
    const QList<QRectF> kept = rectanglesOf(places);
    QVariant best = QVariant::fromValue(nullptr);
    const auto is_free = [&](const QPointF& at) {
        const double covered = area(kept, {at, size});
        if (covered < least) {
            least = covered;
            best = QVariantMap{{u"x"_s, at.x()}, {u"y"_s, at.y()}, {u"covered"_s, covered}};
        }
        return least == 0;
    };
    if (is_free(from) || is_free({from.x(), room.top() + kRoomRim})) return best;
    for (const QList<QPointF>& some : spots(size, from, room))
        if (std::any_of(some.begin(), some.end(), is_free)) break;
    return best;
}

QPointF LeastCovered::nearest(const QVariantList& places, const QSizeF& size, const QPointF& at,
                              const QRectF& room, double apart) const {
    constexpr int kWays = 24;
    constexpr double kOut = 10;
    const QList<QRectF> kept = rectanglesOf(places);
    const double furthest = std::max(room.right() + size.width(), room.bottom() + size.height());
    QPointF best;
    double least = std::numeric_limits<double>::infinity();
    for (int ring = 0; ring * kOut < furthest && least > 0; ++ring) {
        const double out = ring * kOut;
        for (int way = 0; way < kWays && least > 0; ++way) {
            // straight above and below first, then further and further aside
            const int aside = way / 4;
            const double turn = (way % 4 < 2 ? 1 : -1) * aside / 10.0;
            const double angle = std::numbers::pi * ((way % 2 == 0 ? -0.5 : 0.5) + turn);
            const double x = at.x() + std::cos(angle) * out - size.width() / 2;
            const double y = at.y() + std::sin(angle) * out - size.height() / 2;
            const QPointF corner(std::max(room.left(), std::min(room.right(), x)),
                                 std::max(room.top(), std::min(room.bottom(), y)));
            const double covered = area(kept, QRectF(corner, size).adjusted(-apart, -apart, apart, apart));
            if (covered < least) {
                least = covered;
                best = corner;
            }
        }
    }
    return best;
}

QVariant LeastCovered::firstFree(const QVariantList& places, const QSizeF& size, const QRectF& room) const {
    const QList<QRectF> kept = rectanglesOf(places);
    const double widest = room.width() - size.width();
    for (const double down : steps(0, room.height() - size.height(), kTriedStep)) {
        for (const double back : steps(0, widest, kTriedStep)) {
            const QRectF place(room.topLeft() + QPointF(widest - back, down), size);
            if (area(kept, place) == 0) return place;
        }
    }
    return QVariant::fromValue(nullptr);
}

}  // namespace boneyard::ui
