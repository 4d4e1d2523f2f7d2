// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <vector>

#include "look.h"

namespace boneyard::ui {

namespace {

constexpr double kClearly = 1.1;  // so much larger than what can just be read
// Smaller ones, where not all places for the chosen tile are seen so, or something lies over a tile; first
// what can just be read.
constexpr std::array kSmaller{1.0, 0.95, 0.82, 0.7, 0.6, 0.5};
constexpr double kFine = 0.25;   // units from one place that is tried to the next
constexpr double kCoarse = 0.5;  // and where many sizes are tried
constexpr double kEdge = 4;      // pixels: so far above the view it is drawn
constexpr double kBeyond = 8;  // units: so far one may look to the side of the table, past what lies over it
constexpr double kFar = 0.02;  // is a unit worth that need not be gone

// What it is worth that something is seen; the worth of a tile is the unit.
constexpr double kLastTile = 400;
constexpr double kSignSize = 2;
constexpr double kTile = 1;
constexpr double kCoveredTile = -60;
constexpr double kThird = 1000;  // a third of the tiles
constexpr double kFit = 1500;    // in one's turn one sees a place where something can be laid
constexpr double kPlace = 2000;  // one must see where the chosen tile goes

/// A rectangle's sides; some are open, so that they have no size.
struct Sides {
    double left;
    double right;
    double top;
    double bottom;

    explicit Sides(const QRectF& one)
        : left(one.left()), right(one.right()), top(one.top()), bottom(one.bottom()) {}
    Sides(double l, double r, double t, double b) : left(l), right(r), top(t), bottom(b) {}

    [[nodiscard]] bool meets(const Sides& other) const {
        return left < other.right && right > other.left && top < other.bottom && bottom > other.top;
    }
    [[nodiscard]] bool within(const Sides& other) const {
        return left >= other.left && right <= other.right && top >= other.top && bottom <= other.bottom;
    }
    [[nodiscard]] Sides from(double x, double y) const { return {left - x, right - x, top - y, bottom - y}; }
};

std::vector<Sides> sides(const QList<QRectF>& all) { return {all.begin(), all.end()}; }

/// Where the middle of the view may be along one side of the table, in units.
std::vector<double> steps(double from, double to, double half, double step, double beyond) {
    const double first = std::min(from + half, (from + to) / 2) - beyond;
    const double end = std::max(first + beyond, to - half) + beyond;
    std::vector<double> found;
    for (int at = 0; first + at * step <= end; ++at) found.push_back(first + at * step);
    return found;
}

struct Found {
    Look look;
    double worth = 0;
    bool clear = false;         // nothing lies over a tile
    std::ptrdiff_t hidden = 0;  // so many of the places for the chosen tile are not seen

    [[nodiscard]] bool good() const { return clear && hidden == 0; }
    [[nodiscard]] bool shows_more_than(const Found& other) const {
        return hidden < other.hidden || (hidden == other.hidden && clear && !other.clear);
    }
};

/// The ways to look at a part of a table that is drawn from one place of the felt on downwards.
class Search {
public:
    Search(const Felt& felt, const Part& part, double top, double zoom, double step)
        : zoom_(zoom),
          step_(step),
          top_(top),
          half_wide_(felt.view.width() / zoom_ / 2),
          half_high_(felt.view.height() / zoom_ / 2),
          // What lies beyond the view is still drawn, up to the sides of the felt, and may not lie under
          // anything.
          seen_(-half_wide_, half_wide_, (top + kEdge - felt.view.y()) / zoom_ - half_high_, half_high_),
          drawn_(
              around(felt, {felt.room.x() - 8, top, felt.room.width() + 16, felt.room.bottom() + 8 - top})),
          lying_(sides(felt.grounds)),
          places_(sides(part.places)),
          fits_(sides(part.fits)),
          tiles_(static_cast<std::size_t>(felt.tiles.size())),
          last_(static_cast<std::size_t>(felt.tiles.indexOf(part.last))),
          box_(felt.box) {
        for (const QRectF& one : felt.obstacles + part.signs) {
            const Sides over = around(felt, one);
            if (over.bottom > drawn_.top) over_.push_back(over);  // plates above hide nothing that is drawn
        }
    }

    [[nodiscard]] Found best(const QPointF& before) const {
        Found found;
        bool any = false;
        const auto look = [&](double x, double y) {
            const double worth =
                worth_of(x, y) - kFar * (std::abs(x - before.x()) + std::abs(y - before.y()));
            if (!any || worth > found.worth) found = {{x, y, zoom_, top_}, worth};
            any = true;
        };
        const double hung =
            std::max(0.0, seen_.top + half_high_);  // the first row may go below what hangs there
        const auto ys = steps(box_.top() - hung, box_.bottom(), half_high_, step_, 2);
        for (const double x : columns(step_)) {
            for (const double y : ys) look(x, y);
        }
        const double row = found.look.y;
        for (const double x : columns(0.0625))
            look(x, row);  // between two plates there may be just so much room
        found.clear = clear(found.look);
        found.hidden = std::count_if(places_.begin(), places_.end(), [&](const Sides& place) {
            return !is_open(place.from(found.look.x, found.look.y));
        });
        return found;
    }

private:
    [[nodiscard]] std::vector<double> columns(double step) const {
        return steps(box_.left(), box_.right(), half_wide_, step, kBeyond);
    }
    /// A rectangle of the felt from the middle of the view, in units.
    [[nodiscard]] Sides around(const Felt& felt, const QRectF& one) const {
        const QPointF from = one.topLeft() - felt.view.center();
        return {from.x() / zoom_, (from.x() + one.width()) / zoom_, from.y() / zoom_,
                (from.y() + one.height()) / zoom_};
    }
    [[nodiscard]] bool covered(const Sides& one) const {
        return std::any_of(over_.begin(), over_.end(), [&](const Sides& over) { return one.meets(over); });
    }
    [[nodiscard]] bool is_open(const Sides& one) const { return one.within(seen_) && !covered(one); }
    [[nodiscard]] bool clear(const Look& look) const {
        return std::none_of(lying_.begin(), lying_.begin() + static_cast<std::ptrdiff_t>(tiles_),
                            [&](const Sides& one) {
                                const Sides tile = one.from(look.x, look.y);
                                return tile.meets(drawn_) && covered(tile);
                            });
    }
    [[nodiscard]] double worth_of(double x, double y) const {
        double sum = 0;
        std::size_t open = 0;
        for (std::size_t row = 0; row < lying_.size(); ++row) {
            const Sides one = lying_[row].from(x, y);
            if (!one.meets(drawn_)) continue;
            const bool tile = row < tiles_;
            if (covered(one)) {
                sum += tile ? kCoveredTile : 0;
            } else if (one.within(seen_)) {
                open += tile ? 1 : 0;
                sum += (tile ? kTile : kSignSize) + (row == last_ ? kLastTile : 0);
            }
        }
        for (const Sides& place : places_) sum += is_open(place.from(x, y)) ? kPlace : 0;
        const bool fits = std::any_of(fits_.begin(), fits_.end(),
                                      [&](const Sides& place) { return is_open(place.from(x, y)); });
        sum += fits ? kFit : 0;
        return sum + (open * 3 >= tiles_ ? kThird : 0);
    }

    double zoom_;
    double step_;
    double top_;
    double half_wide_;
    double half_high_;
    Sides seen_;
    Sides drawn_;
    std::vector<Sides> over_;
    std::vector<Sides> lying_;
    std::vector<Sides> places_;
    std::vector<Sides> fits_;
    std::size_t tiles_;
    std::size_t last_;  // no row, where no tile was laid last
    QRectF box_;
};

}  // namespace

Look look_at_part(const Felt& felt, const Part& part, const QPointF& before) {
    const QRectF& view = felt.view;
    const double highest = view.y() - kEdge;
    // An arm may find no way between what hangs from the plates: then the table ends below that.
    double below = highest;
    for (const QRectF& one : felt.obstacles) {
        if (one.top() <= view.y() && one.bottom() > highest && one.bottom() < view.y() + view.height() / 3)
            below = std::max(below, one.bottom() + 1);
    }
    Part with_map = part;
    if (!part.map.isEmpty()) with_map.signs.append(part.map);
    const double zoom = std::min(felt.max_zoom, part.least * kClearly);
    std::optional<Found> best;
    for (const Part* seen : std::initializer_list<const Part*>{&with_map, &part}) {
        for (const double top : {highest, below}) {
            const Found found = Search(felt, *seen, top, zoom, kFine).best(before);
            if (found.good()) return found.look;
            if (!best || found.worth > best->worth) best = found;
        }
    }
    for (const double smaller : kSmaller) {
        for (const double top : {highest, below}) {
            const Found found = Search(felt, part, top, part.least * smaller, kCoarse).best(before);
            if (found.good()) return found.look;
            if (found.shows_more_than(*best)) best = found;
        }
    }
    return best->look;
}

}  // namespace boneyard::ui
