// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "signroom.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace boneyard::ui {

namespace {

constexpr double kFurthest =
    2.6;                          // further from the middle of the place nobody would know what it is said of
constexpr double kNearer = 0.15;  // at least so much nearer to its own place than to another
constexpr double kLap = 0.14;     // beside a place's numbers there is so much room
constexpr double kApart = 1.5;  // by its width: what a sign that turns a tile has to itself of others like it
constexpr double kGap = 0.06;   // between the sign that turns a tile and what it stands beside

bool meet(const QRectF& one, const QRectF& other) {
    return one.left() < other.right() && one.right() > other.left() && one.top() < other.bottom() &&
           one.bottom() > other.top();
}

double distance(const QPointF& one, const QPointF& other) {
    return std::hypot(one.x() - other.x(), one.y() - other.y());
}

QList<Lying> within(const QList<Lying>& tiles, const QPointF& at, double furthest) {
    QList<Lying> near;
    for (const Lying& tile : tiles)
        if (distance(tile.at, at) < furthest) near.append(tile);
    return near;
}

double away_from(const QRectF& box, const QPointF& at) {
    return std::hypot(std::max({0.0, box.left() - at.x(), at.x() - box.right()}),
                      std::max({0.0, box.top() - at.y(), at.y() - box.bottom()}));
}

/// A sign lies over nothing of a place but what `cover` hides of it.
bool spares(const QRectF& sign, const QRectF& place, const std::optional<QRectF>& cover) {
    if (!meet(sign, place)) return true;
    return cover && std::max(sign.left(), place.left()) >= cover->left() &&
           std::min(sign.right(), place.right()) <= cover->right() &&
           std::max(sign.top(), place.top()) >= cover->top() &&
           std::min(sign.bottom(), place.bottom()) <= cover->bottom();
}

/// The middles of a sign over the edges of a box about its own middle, the ends first.
QList<QPointF> over_edges(const QRectF& box, const QSizeF& sign) {
    const double x = box.width() / 2 + sign.width() / 2 - kLap;
    const double y = box.height() / 2 + sign.height() / 2 - kLap;
    const bool tall = box.height() > box.width();
    QList<QPointF> at = tall ? QList<QPointF>{{0, -y}, {0, y}} : QList<QPointF>{{-x, 0}, {x, 0}};
    for (const double part : {0.75, -0.75, 0.4, -0.4, 0.0})
        for (const int side : {-1, 1})
            at.append(tall ? QPointF(side * x, part * box.height() / 2)
                           : QPointF(part * box.width() / 2, side * y));
    return at;
}

/// The middles of a sign beside boxes, the nearest to all of them first.
QList<QPointF> about(const QList<QRectF>& boxes, double half) {
    QList<double> xs;
    QList<double> ys;
    for (const QRectF& box : boxes) {
        xs << box.left() - half << box.center().x() << box.right() + half;
        ys << box.top() - half << box.center().y() << box.bottom() + half;
    }
    struct Spot {
        double cost;
        QPointF at;
    };
    QList<Spot> spots;
    for (const double x : xs) {
        for (const double y : ys) {
            double cost = 0;
            for (const QRectF& box : boxes) cost += away_from(box, {x, y});
            spots.append({cost, {x, y}});
        }
    }
    std::stable_sort(spots.begin(), spots.end(), [](const Spot& one, const Spot& other) {
        if (one.cost != other.cost) return one.cost < other.cost;
        return one.at.y() != other.at.y() ? one.at.y() < other.at.y() : one.at.x() < other.at.x();
    });
    QList<QPointF> middles;
    for (const Spot& spot : spots) middles.append(spot.at);
    return middles;
}

}  // namespace

std::optional<QPointF> SignRoom::on(const SignedPlace& place, const QList<Lying>& others) const {
    constexpr double kNearby = 4;
    const QPointF& middle = place.way.at;
    const QList<Lying> near = within(table_.laid + others, middle, kNearby);
    const auto far = [&](const QPointF& at) {
        double least = std::numeric_limits<double>::infinity();
        for (const Lying& tile : near) least = std::min(least, distance(tile.at, middle + at));
        return least;
    };
    const double end = table_.tile.high / 2;
    for (const double out : {end - 0.3, end - 0.45, end}) {
        std::optional<QPointF> best;
        for (const double way : {-out, out}) {
            const QPointF at(-place.way.turn.sin * way, place.way.turn.cos * way);
            if (!seen(middle + at, place.whole) || over_any(around(middle + at, place.gain), near)) continue;
            if (!best || far(at) > far(*best)) best = at;
        }
        if (best) return best;
    }
    return std::nullopt;
}

std::optional<QPointF> SignRoom::beside(const SignedPlace& place, const QList<Lying>& others) const {
    constexpr int kWays = 16;
    constexpr int kRings = 21;
    constexpr double kFirst = 0.6;
    constexpr double kBetween = (kFurthest - kFirst) / (kRings - 1);
    const QPointF& middle = place.way.at;
    const QList<Lying> near =
        within(table_.laid + QList{place.way} + others, middle, kFurthest + place.gain.width() + 3);
    const QList<Lying> rivals = within(others, middle, 2 * kFurthest);
    const auto its = [&](const QPointF& at) {
        const double own = away(place.way, at) + kNearer;
        return std::all_of(rivals.begin(), rivals.end(),
                           [&](const Lying& one) { return away(one, at) > own; });
    };
    for (int ring = 0; ring < kRings; ++ring) {
        const double out = kFirst + ring * kBetween;
        for (int way = 0; way < kWays; ++way) {
            // above first, then further and further to the sides
            const int aside = (way + 1) / 2;
            const double angle = std::numbers::pi * ((way % 2 == 0 ? 1 : -1) * aside / 8.0 - 0.5);
            const QPointF at(std::cos(angle) * (out + place.gain.width() / 2),
                             std::sin(angle) * (out + place.gain.height() / 2));
            const QRectF sign = around(middle + at, place.gain);
            if (seen(middle + at, place.whole) && !meets_taken(sign) && its(middle + at) &&
                !over_any(sign, near))
                return at;
        }
    }
    return std::nullopt;
}

std::optional<QPointF> SignRoom::over_edge(const SignedPlace& place, const QList<SignedPlace>& places,
                                           qsizetype row) const {
    constexpr double kNearby = 5;
    constexpr double kOwnRim = 0.02;
    const QPointF& middle = place.way.at;
    const QList<Lying> near = within(table_.laid, middle, kNearby);
    const QRectF own = box(place.way, kOwnRim);
    const auto spares_others = [&](const QRectF& sign) {
        for (qsizetype other = 0; other < places.size(); ++other) {
            const bool covers = place.above && !places[other].above;
            if (other != row &&
                !spares(sign, box(places[other].way), covers ? std::optional(own) : std::nullopt))
                return false;
        }
        return true;
    };
    for (const QPointF& at : over_edges(table_.tile.box(place.way.turn), place.gain)) {
        const QRectF sign = around(middle + at, place.gain);
        if (seen(middle + at, place.whole) && !meets_taken(sign) && !over_any(sign, near) &&
            spares_others(sign))
            return at;
    }
    return std::nullopt;
}

QPointF SignRoom::in_sight(const SignedPlace& place) const {
    const double half_wide = place.whole.width() / 2;
    const double half_high = place.whole.height() / 2;
    const auto kept = [](double at, double least, double most) {
        return std::max(least, std::min(most, at));
    };
    const QRectF& all = table_.all;
    return QPointF(kept(place.way.at.x(), all.left() + half_wide, all.right() - half_wide),
                   kept(place.way.at.y(), all.top() + half_high, all.bottom() - half_high)) -
           place.way.at;
}

QList<QPointF> SignRoom::beside(const SignedPlace& place, const QList<Lying>& others, bool shown) const {
    constexpr double kNearby = 5;
    constexpr double kSame = 0.01;
    const QList<Lying> ways = QList{place.way} + place.others;
    QList<QRectF> boxes;
    for (const Lying& way : ways) boxes.append(box(way));
    const QSizeF size(place.turner, place.turner);
    QList<QPointF> middles = about(boxes, place.turner / 2 + kGap);
    const auto stood = std::find_if(middles.begin(), middles.end(), [&](const QPointF& at) {
        return place.turner_stood && distance(at, *place.turner_stood) < kSame;
    });
    if (stood != middles.end()) std::rotate(middles.begin(), stood, stood + 1);
    const QList<Lying> near = within(table_.laid + others, place.way.at, kNearby);
    const QList<Lying> kept_off = near + (shown ? QList{place.way} : ways);
    middles.removeIf([&](const QPointF& at) {
        const QRectF sign = around(at, size);
        return !seen(at, size) || meets_taken(sign) || over_any(sign, kept_off);
    });
    return middles;
}

std::optional<QPointF> SignRoom::beside_all(const SignedPlace& place, const QList<Lying>& others) const {
    for (const bool shown : {false, true}) {
        const QList<QPointF> free = beside(place, others, shown);
        if (free.isEmpty()) continue;
        const auto apart = std::find_if(free.begin(), free.end(),
                                        [&](const QPointF& at) { return keeps_apart(at, place.turner); });
        return apart != free.end() && !place.turner_stood ? *apart : free.first();
    }
    return std::nullopt;
}

qsizetype SignRoom::points_beside_all(const SignedPlace& place, const QList<Lying>& others) const {
    return beside(place, others, true).size();
}

bool SignRoom::seen(const QPointF& middle, const QSizeF& whole) const {
    const QRectF sign = around(middle, whole);
    const QRectF& all = table_.all;
    return sign.left() >= all.left() && sign.right() <= all.right() && sign.top() >= all.top() &&
           sign.bottom() <= all.bottom() &&
           std::none_of(table_.under.begin(), table_.under.end(),
                        [&](const QRectF& plate) { return meet(sign, plate); });
}

bool SignRoom::meets_taken(const QRectF& sign) const {
    return std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& other) { return meet(sign, other); });
}

bool SignRoom::keeps_apart(const QPointF& middle, double wide) const {
    const QRectF around_it = around(middle, {wide * kApart, wide * kApart});
    return std::none_of(turners_.begin(), turners_.end(),
                        [&](const QRectF& other) { return meet(around_it, other); });
}

bool SignRoom::over(const QRectF& sign, const Lying& tile) const {
    constexpr int kAcross = 6;
    constexpr int kDown = 4;
    if (!meet(sign.adjusted(-kGap, -kGap, kGap, kGap), box(tile))) return false;
    for (int i = 0; i <= kAcross; ++i) {
        for (int j = 0; j <= kDown; ++j) {
            const QPointF at(sign.x() + sign.width() * i / kAcross, sign.y() + sign.height() * j / kDown);
            if (table_.tile.covers(at - tile.at, tile.turn)) return true;
        }
    }
    return false;
}

bool SignRoom::over_any(const QRectF& sign, const QList<Lying>& tiles) const {
    return std::any_of(tiles.begin(), tiles.end(), [&](const Lying& tile) { return over(sign, tile); });
}

QRectF SignRoom::box(const Lying& tile, double more) const {
    return table_.tile.box(tile.turn).translated(tile.at).adjusted(-more, -more, more, more);
}

double SignRoom::away(const Lying& tile, const QPointF& at) const { return away_from(box(tile), at); }

}  // namespace boneyard::ui
