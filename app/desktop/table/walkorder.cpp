// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "walkorder.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

namespace boneyard::ui {

namespace {

constexpr double kNowhere = std::numeric_limits<double>::infinity();
constexpr double kMoreAside = 10'000;  // more than any window is long
constexpr double kRow = 24;            // what lies so little higher or lower lies in the same row

/// The row of the least, of equals of the first; -1 where none is less than infinite.
template <typename Far>
int least(const QVariantList& places, const Far& far) {
    int best = -1;
    double least = kNowhere;
    for (qsizetype row = 0; row < places.size(); ++row) {
        const double away = far(places[row].toRectF());
        if (away >= least) continue;
        least = away;
        best = static_cast<int>(row);
    }
    return best;
}

}  // namespace

int WalkOrder::thatWay(const QVariantList& places, const QRectF& from, int right, int down) {
    return least(places, [&](const QRectF& place) {
        const QPointF way = place.center() - from.center();
        const double along = way.x() * right + way.y() * down;
        const double aside = std::abs(way.x() * down) + std::abs(way.y() * right);
        if (along < 1) return kNowhere;
        return along + 2 * aside + (aside > along ? kMoreAside : 0);
    });
}

int WalkOrder::after(const QVariantList& places, int one, int by) {
    const int count = static_cast<int>(places.size());
    if (count == 0) return -1;
    std::vector<std::tuple<double, double, int>>
        order;  // the row on the table, how far along that, the row here
    order.reserve(static_cast<std::size_t>(count));
    for (const QVariant& value : places) {
        const QRectF place = value.toRectF();
        order.emplace_back(std::floor(place.center().y() / kRow + 0.5), place.x(),
                           static_cast<int>(order.size()));
    }
    std::sort(order.begin(), order.end());
    const auto at = std::find_if(order.begin(), order.end(),
                                 [one](const auto& place) { return std::get<2>(place) == one; });
    const int before = at == order.end() ? -1 : static_cast<int>(at - order.begin());
    return std::get<2>(order[static_cast<std::size_t>((before + by + count) % count)]);
}

int WalkOrder::nearest(const QVariantList& places, const QPointF& point) {
    return least(places, [&](const QRectF& place) {
        return std::hypot(place.x() - point.x(), place.y() - point.y());
    });
}

}  // namespace boneyard::ui
