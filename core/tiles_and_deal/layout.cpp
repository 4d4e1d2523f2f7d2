// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/layout.h"

#include <algorithm>
#include <cmath>

namespace boneyard::tiles_and_deal {

namespace {

constexpr double kShort = 1.2;  ///< a tile's sides
constexpr double kLong = 1.68;
constexpr double kPitch = 1.24;  ///< from tile to tile in a meld
constexpr double kRowPitch = 2.1;
constexpr double kEdge = 0.2;  ///< between what lies and the edge of the box

// A meld ends half a gap of 0.7 beyond its last tile. Where it can grow it keeps more room, so that a tile
// that is held between two melds is nearer to the one it is meant for.
constexpr double kHalfGap = 0.35;
constexpr double kRoom = 0.95;

constexpr double kMeldsLeft = 2.3;  ///< from the pile, which is around 0
constexpr double kPeek = 0.08;      ///< how much of each lower tile of the pile is seen
constexpr double kStockLeft = 1.9;  ///< from the pile
constexpr double kHeading = 0.5;    ///< above a player's melds
constexpr double kHeadingWidth = 3;

constexpr double kLeastWidth = 12;  ///< so that the view does not jump when the first melds are laid
constexpr double kLeastHeight = 6;
constexpr int kNextMeld = 4;  ///< tiles that there is room for

constexpr double kSlot = 6.0;  ///< about what a meld of three or four tiles takes with its free places
constexpr int kMostSlots = 8;

int slots_for(int tiles) {
    if (tiles <= 6) return 1;
    return tiles <= 10 ? 2 : 3;
}

bool grows(const Meld& meld, End end) {
    if (meld.kind == Meld::Kind::Set) return end == End::High && can_add(meld, kJoker, End::None);
    return can_add(meld, kJoker, end);
}

bool is_on(const Table& table) { return table.phase != Phase::RoundOver && table.phase != Phase::MatchOver; }

double width_of(int per_row) { return std::max(kLeastWidth, kStockLeft + kMeldsLeft + per_row * kSlot + 1); }
double height_of(int rows) { return std::max(kLeastHeight, rows * kRowPitch + 2 * kHeading); }

}  // namespace

void Box::include(const Box& other) {
    left = std::min(left, other.left);
    top = std::min(top, other.top);
    right = std::max(right, other.right);
    bottom = std::max(bottom, other.bottom);
}

Box footprint(const kit::Pose& pose) {
    return {pose.x - kShort / 2, pose.y - kLong / 2, pose.x + kShort / 2, pose.y + kLong / 2};
}

Layout::Layout(const Table& table, double aspect, Seat near) {
    // Also true for an aspect that is no number at all, before the window has a size.
    if (!(aspect > 0)) aspect = 1;
    const Sides sides = sides_of(table, near);
    const int per_row = choose_slots(sides, std::clamp(aspect, 0.25, 6.0));
    places_.resize(table.meld_count + (is_on(table) ? sides.size() : 0));
    place(table, sides[0], per_row, false);
    place(table, sides[1], per_row, true);
    frame(table);
}

kit::Pose Layout::tile(std::size_t meld, int index) const {
    return {places_[meld].x + index * kPitch, places_[meld].y};
}

kit::Pose Layout::discard(int depth) { return {-depth * kPeek, depth * kPeek}; }
kit::Pose Layout::stock() { return {-kStockLeft, 0}; }

Layout::Sides Layout::sides_of(const Table& table, Seat near) {
    Sides sides;
    sides[1].owner = near;
    sides[0].owner = kit::next_seat(near, table.seats);
    std::size_t rooms = table.meld_count;
    for (Side& side : sides) {
        for (std::size_t i = 0; i < table.meld_count; ++i) {
            if (table.melds[i].owner != side.owner) continue;
            side.melds.push_back(i);
            side.slots.push_back(slots_for(table.melds[i].count));
        }
        if (!is_on(table)) continue;
        side.melds.push_back(rooms++);
        side.slots.push_back(1);
    }
    return sides;
}

/// The row of each meld when a row has so many slots; a long one takes what a row has.
std::vector<int> Layout::rows_of(const std::vector<int>& slots, int per_row) {
    std::vector<int> rows;
    int row = 0;
    int used = 0;
    for (const int wanted : slots) {
        const int taken = std::min(wanted, per_row);
        if (used + taken > per_row) {
            ++row;
            used = 0;
        }
        used += taken;
        rows.push_back(row);
    }
    return rows;
}

/// How many slots a row has, so that the table is seen as large as possible. By the number of melds, not by
/// their length: the rows stay as they are until a meld comes that changes them for good.
int Layout::choose_slots(const Sides& sides, double aspect) {
    const int least = aspect < 1.2 ? 1 : 2;
    const auto size = [&](int per_row) {
        int count = 0;
        for (const Side& side : sides) {
            if (!side.slots.empty()) count += rows_of(side.slots, per_row).back() + 1;
        }
        return std::max(width_of(per_row), height_of(std::max(count, 1)) * aspect);
    };
    int best = least;
    for (int per_row = least + 1; per_row <= kMostSlots; ++per_row) {
        if (size(per_row) <= size(best)) best = per_row;
    }
    return best;
}

void Layout::place(const Table& table, const Side& side, int per_row, bool below) {
    const std::vector<int> rows = rows_of(side.slots, per_row);
    const auto height = [below](int row) {
        const double away = kHeading / 2 + (row + 0.5) * kRowPitch;
        return below ? away : -away;
    };
    double x = kMeldsLeft;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t meld = side.melds[i];
        const bool room = meld >= table.meld_count;
        const bool first = i == 0 || rows[i] != rows[i - 1];
        if (first) x = kMeldsLeft;
        // The rows begin below one another, whatever they begin with.
        x += first || (!room && grows(table.melds[meld], End::Low)) ? kRoom : kHalfGap;
        places_[meld] = {x + kPitch / 2, height(rows[i])};
        if (room) break;
        x += table.melds[meld].count * kPitch + (grows(table.melds[meld], End::High) ? kRoom : kHalfGap);
    }
    const bool any = !side.melds.empty() && side.melds.front() < table.meld_count;
    const double top = height(below || rows.empty() ? 0 : rows.back());
    if (any) headings_.push_back({side.owner, kMeldsLeft + kRoom, top - kLong / 2 - kHeading / 2});
}

void Layout::frame(const Table& table) {
    box_ = footprint(discard(0));
    box_.include(footprint(discard(3)));
    box_.include(footprint(stock()));
    for (const Heading& heading : headings_) {
        box_.include(
            {heading.x, heading.y - kHeading / 2, heading.x + kHeadingWidth, heading.y + kHeading / 2});
    }
    // Before the first meld the piles alone are to be seen, and as large.
    for (std::size_t i = 0; table.meld_count > 0 && i < places_.size(); ++i) {
        const bool next = i >= table.meld_count;
        const int count = next ? kNextMeld : table.melds[i].count;
        const bool low = !next && grows(table.melds[i], End::Low);
        const bool high = !next && grows(table.melds[i], End::High);
        box_.include(footprint(tile(i, low ? -1 : 0)));
        box_.include(footprint(tile(i, high ? count : count - 1)));
    }
    box_.left -= kEdge;
    box_.right = std::max(box_.right + kEdge, box_.left + kLeastWidth);
    if (table.meld_count == 0) {  // the piles alone lie in the middle, and are seen as large
        const double middle = (discard(0).x + stock().x) / 2;
        const double half = (box_.right - box_.left) / 2;
        box_.left = std::min(box_.left, middle - half);
        box_.right = middle + half;
    }
    box_.top -= kEdge;
    box_.bottom += kEdge;
    const double missing = std::max(0.0, kLeastHeight - (box_.bottom - box_.top));
    box_.top -= missing / 2;
    box_.bottom += missing / 2;
}

}  // namespace boneyard::tiles_and_deal
