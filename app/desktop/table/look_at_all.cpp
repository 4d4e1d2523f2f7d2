// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "look.h"

namespace boneyard::ui {

namespace {

constexpr double kMostMargin = 8;   // pixels between a tile and what lies beside it
constexpr double kLeastMargin = 2;  // and where there is little room
constexpr double kMargins = 50;     // make the height of the view
constexpr double kTouching = 2;     // pixels: where there is no other way
constexpr double kLeastRest =
    40;                      // pixels: what is left beside an obstacle is used when it is at least so large
constexpr double kStep = 8;  // pixels from one place to the next that is tried, at most
constexpr double kPlaces = 1000;  // places that are tried, where they can be so near to each other
constexpr double kAside = 6;      // pixels from the middle that are not seen
constexpr double kNear = 0.05;    // of the view's width: so near to the middle, where there is no other way
constexpr int kCuts = 80;         // cuts of the view that are tried
constexpr double kWayForSize =
    1000;  // pixels that it may go rather than be smaller, by that part of its size
constexpr std::array kNearlyAll{1.0, 0.97, 0.95, 0.9, 0.85, 0.8};
constexpr double kFarAside = 0.125;    // of the view: so far from its middle a table is not left
constexpr double kFarUpright = 0.17;   // nor so far above or below
constexpr double kMuchNearer = 0.5;    // by that part of it: it is moved only for so much
constexpr double kSmall = 0.4;         // of the size that is comfortable
constexpr double kLargeEnough = 0.88;  // of what a table could be at most: it is not moved for more

/// A part of the view, and how one looks at the table when it fills that part.
struct Cut {
    QRectF part;
    Look look;
};

double margin_of(const Felt& felt) {
    return std::clamp(felt.view.height() / kMargins, kLeastMargin, kMostMargin);
}

Cut filling(const Felt& felt, const QRectF& part) {
    const double zoom = std::min({felt.max_zoom, part.width() / std::max(1.0, felt.box.width()),
                                  part.height() / std::max(1.0, felt.box.height())});
    const QPointF off = part.center() - felt.view.center();
    return {part, {felt.box.center().x() - off.x() / zoom, felt.box.center().y() - off.y() / zoom, zoom}};
}

/// What lies over a tile when one looks like that; null: nothing does.
const QRectF* covering(const Felt& felt, const Look& look, double margin) {
    const QPointF origin = felt.view.center() - QPointF(look.x, look.y) * look.zoom;
    for (const QRectF& over : felt.obstacles) {
        const QRectF kept_off = over.adjusted(-margin, -margin, margin, margin);
        for (const QRectF& ground : felt.grounds) {
            const QRectF seen(origin + ground.topLeft() * look.zoom, ground.size() * look.zoom);
            if (seen.left() < kept_off.right() && seen.right() > kept_off.left() &&
                seen.top() < kept_off.bottom() && seen.bottom() > kept_off.top())
                return &over;
        }
    }
    return nullptr;
}

/// What is left of a part of the view on each side of what lies over it, where that is large enough.
std::vector<QRectF> rests(const QRectF& part, const QRectF& over, double margin) {
    const double above = over.top() - margin - part.top();
    const double below = over.bottom() + margin;
    const double left = over.left() - margin - part.left();
    const double right = over.right() + margin;
    std::vector<QRectF> found{{part.left(), part.top(), part.width(), above},
                              {part.left(), below, part.width(), part.bottom() - below},
                              {part.left(), part.top(), left, part.height()},
                              {right, part.top(), part.right() - right, part.height()}};
    std::erase_if(found,
                  [](const QRectF& rest) { return rest.width() < kLeastRest || rest.height() < kLeastRest; });
    return found;
}

/// From where all is seen in one part of the view, with nothing over that: the largest way first.
std::optional<Look> between(const Felt& felt, double margin) {
    std::vector<Cut> open{filling(felt, felt.view)};
    for (int tries = 0; tries < kCuts && !open.empty(); ++tries) {
        auto largest = open.begin();
        for (auto cut = open.begin() + 1; cut != open.end(); ++cut) {
            if (cut->look.zoom > largest->look.zoom + 0.001) largest = cut;
        }
        const Cut cut = *largest;
        open.erase(largest);
        const QRectF* over = covering(felt, cut.look, margin);
        if (over == nullptr) return cut.look;
        for (const QRectF& rest : rests(cut.part, *over, margin)) open.push_back(filling(felt, rest));
    }
    return std::nullopt;
}

/// A place on the felt for the left upper corner of the box, and how far that is from where it is wanted.
struct Corner {
    double x;
    double y;
    double away;
};

/// From one end to the other in such steps; with both ends, as there may be a way along an edge alone, and
/// with that place between them.
std::vector<double> steps_through(double from, double to, double place, double step) {
    std::vector<double> found;
    for (int at = 0; from + at * step <= to; ++at) found.push_back(from + at * step);
    found.push_back(place);
    found.push_back(to);
    return found;
}

std::vector<Corner> corners(const Felt& felt, double wide, double high, const QPointF& wanted) {
    const QRectF room = felt.room.adjusted(0, 0, -wide, -high);
    // The less it can be moved, the finer: a way between two plates may be narrow.
    const double step = std::clamp(std::sqrt(room.width() * room.height() / kPlaces), 2.0, kStep);
    const QPointF nearest(std::clamp(wanted.x(), room.left(), room.right()),
                          std::clamp(wanted.y(), room.top(), room.bottom()));
    std::vector<Corner> found;
    for (const double x : steps_through(room.left(), room.right(), nearest.x(), step)) {
        for (const double y : steps_through(room.top(), room.bottom(), nearest.y(), step))
            found.push_back({x, y, std::abs(x - wanted.x()) + std::abs(y - wanted.y())});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Corner& one, const Corner& other) { return one.away < other.away; });
    return found;
}

/// From where all is seen so large, with arms of the table between the plates; as near as can be to where its
/// middle is wanted, and so far at most to the side of the view's, in pixels.
std::optional<Look> among(const Felt& felt, double zoom, double margin, const QPointF& wanted,
                          double aside = 1e6) {
    const double wide = felt.box.width() * zoom;
    const double high = felt.box.height() * zoom;
    if (wide > felt.room.width() || high > felt.room.height()) return std::nullopt;
    std::vector<QRectF> lying;  // in pixels from the box's corner
    lying.reserve(static_cast<std::size_t>(felt.grounds.size()));
    for (const QRectF& ground : felt.grounds)
        lying.push_back(QRectF((ground.topLeft() - felt.box.topLeft()) * zoom, ground.size() * zoom)
                            .adjusted(-margin, -margin, margin, margin));
    const auto covered = [&](const Corner& at, const QRectF& over) {
        if (over.right() <= at.x - margin || over.left() >= at.x + wide + margin ||
            over.bottom() <= at.y - margin || over.top() >= at.y + high + margin)
            return false;
        return std::any_of(lying.begin(), lying.end(), [&](const QRectF& ground) {
            return at.x + ground.left() < over.right() && at.x + ground.right() > over.left() &&
                   at.y + ground.top() < over.bottom() && at.y + ground.bottom() > over.top();
        });
    };
    for (const Corner& at : corners(felt, wide, high, wanted - QPointF(wide, high) / 2)) {
        if (std::abs(at.x + wide / 2 - felt.view.center().x()) > aside) continue;
        if (std::none_of(felt.obstacles.begin(), felt.obstacles.end(),
                         [&](const QRectF& over) { return covered(at, over); }))
            return Look{felt.box.x() + (felt.view.center().x() - at.x) / zoom,
                        felt.box.y() + (felt.view.center().y() - at.y) / zoom, zoom};
    }
    return std::nullopt;
}

/// The middle of the table from the middle of the view, along it, in pixels.
double aside_of(const Felt& felt, const Look& look) {
    return std::abs(felt.box.center().x() - look.x) * look.zoom;
}

/// How far the middle of the tiles is seen from the view's, along it and upright: beyond 1, too far.
QPointF far_aside(const Felt& felt, const Look& look) {
    const auto along = std::minmax_element(felt.tiles.begin(), felt.tiles.end(),
                                           [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); });
    const auto upright =
        std::minmax_element(felt.tiles.begin(), felt.tiles.end(),
                            [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
    const double x = (along.first->x() + along.second->x()) / 2 - look.x;
    const double y = (upright.first->y() + upright.second->y()) / 2 - look.y;
    return {look.zoom * x / felt.view.width() / kFarAside, look.zoom * y / felt.view.height() / kFarUpright};
}

double larger_part(const QPointF& far) { return std::max(std::abs(far.x()), std::abs(far.y())); }

/// It comes clearly nearer to the middle, and not by going as far to the other side.
bool comes_nearer(const QPointF& from, const QPointF& to) {
    const auto crosses = [](double one, double other) { return one * other < 0 && std::abs(other) > 1; };
    return larger_part(to) < larger_part(from) - kMuchNearer && !crosses(from.x(), to.x()) &&
           !crosses(from.y(), to.y());
}

/// Where the middle of the table is seen, in pixels.
QPointF middle_of(const Felt& felt, const Look& look) {
    return felt.view.center() + (felt.box.center() - QPointF(look.x, look.y)) * look.zoom;
}

/// Every pixel helps to read it.
bool is_small(const Felt& felt, double zoom) { return zoom < felt.max_zoom * kSmall; }

/// The same table in the middle, or near to it, where it need be hardly smaller for that.
Look centred(const Felt& felt, const Look& look, double margin) {
    for (const double aside : {kAside, felt.view.width() * kNear}) {
        if (aside_of(felt, look) <= aside) return look;
        for (const double smaller : {1.0, 0.96, 0.92}) {
            if (smaller < 1 && is_small(felt, look.zoom)) continue;
            if (const auto found = among(felt, look.zoom * smaller, margin, felt.view.center(), aside))
                return *found;
        }
    }
    return look;
}

/// Between the sizes that are tried there is a little room; where tiles are small that is used.
Look finer(const Felt& felt, const Look& look, double margin) {
    if (!is_small(felt, look.zoom)) return look;
    for (const double more : {1.08, 1.06, 1.04, 1.02}) {
        if (const auto found = among(felt, look.zoom * more, margin, felt.view.center())) return *found;
    }
    return look;
}

/// As large as can be, so far at least from what lies over it.
std::optional<Look> largest(const Felt& felt, double margin) {
    const auto quiet = between(felt, margin);
    const double whole = quiet ? quiet->zoom : filling(felt, felt.view).look.zoom;
    for (const double more : {1.8, 1.7, 1.6, 1.52, 1.45, 1.38, 1.32, 1.26, 1.2, 1.15, 1.1}) {
        const double zoom = std::min(felt.max_zoom, whole * more);
        if (zoom < whole * 1.05) continue;
        if (const auto found = among(felt, zoom, margin, felt.view.center()))
            return finer(felt, *found, margin);
    }
    if (quiet) return finer(felt, *quiet, margin);
    for (int smaller = 0; smaller < 20; ++smaller) {
        if (const auto found = among(felt, whole * std::pow(0.93, smaller), margin, felt.view.center()))
            return found;
    }
    return std::nullopt;
}

}  // namespace

Look look_at_all(const Felt& felt) {
    for (const double margin : {margin_of(felt), kTouching}) {
        if (const auto found = largest(felt, margin)) return centred(felt, *found, margin);
    }
    return filling(felt, felt.view).look;
}

Look look_again(const Felt& felt, const Look& before) {
    const Look whole = look_at_all(felt);
    if (before.zoom >= whole.zoom * kLargeEnough && is_clear(felt, before)) return before;
    // Where that saves a way, it is rather a little smaller than it could be.
    std::optional<Look> best;
    double least = 0;
    for (const double part : kNearlyAll) {
        if (best && (1 - part) * kWayForSize >= least) break;
        const double zoom = whole.zoom * part;
        const QPointF middle = middle_of(felt, {before.x, before.y, zoom});
        for (const double margin : {margin_of(felt), kTouching}) {
            const auto found = among(felt, zoom, margin, middle);
            if (!found) continue;
            const double moved = (std::abs(found->x - before.x) + std::abs(found->y - before.y)) * zoom;
            const double cost = moved + (1 - part) * kWayForSize;
            if (!best || cost < least) {
                best = found;
                least = cost;
            }
            break;
        }
    }
    return best.value_or(whole);
}

Look look_middle(const Felt& felt, const Look& before) {
    const Look again = look_again(felt, before);
    if (felt.tiles.isEmpty()) return again;
    const QPointF far = far_aside(felt, again);
    if (larger_part(far) <= 1) return again;
    QPointF wanted = middle_of(felt, again);
    if (std::abs(far.x()) > 1) wanted.setX(felt.view.center().x());
    if (std::abs(far.y()) > 1) wanted.setY(felt.view.center().y());
    const auto straight = among(felt, again.zoom, margin_of(felt), wanted);
    if (straight && comes_nearer(far, far_aside(felt, *straight))) return *straight;
    const Look whole = look_at_all(felt);
    return comes_nearer(far, far_aside(felt, whole)) ? whole : again;
}

Felt turned(const Felt& felt) {
    const auto quarter = [](const QRectF& one) {
        return QRectF(-one.bottom(), one.left(), one.height(), one.width());
    };
    Felt other = felt;
    other.box = quarter(felt.box);
    for (QRectF& ground : other.grounds) ground = quarter(ground);
    for (QPointF& tile : other.tiles) tile = {-tile.y(), tile.x()};
    return other;
}

bool is_clear(const Felt& felt, const Look& look) {
    const QPointF origin = felt.view.center() - QPointF(look.x, look.y) * look.zoom;
    const auto seen = [&](const QRectF& ground) {
        return felt.room.contains(QRectF(origin + ground.topLeft() * look.zoom, ground.size() * look.zoom));
    };
    return covering(felt, look, kTouching) == nullptr &&
           std::all_of(felt.grounds.begin(), felt.grounds.end(), seen);
}

}  // namespace boneyard::ui
