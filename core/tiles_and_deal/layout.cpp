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

constexpr double kPeek = 0.08;      ///< how much of each lower tile of the pile is seen
constexpr double kStockLeft = 1.9;  ///< from the pile, which is around 0
constexpr double kMiddle = -kStockLeft / 2;
constexpr double kBeside = 2.6;   ///< from the middle between the piles to where the melds beside them begin
constexpr double kHeading = 0.5;  ///< above a player's melds
constexpr double kHeadingWidth = 3;

constexpr double kLeastWidth = 12;  ///< so that the view does not jump when the first melds are laid
constexpr double kLeastHeight = 6;

constexpr double kSlot = 5 * kPitch + 2 * kRoom;  ///< five tiles with the free places at both ends
constexpr double kWideSlot = 7 * kPitch + 2 * kRoom;
constexpr double kTogether = 1.15;  ///< so much smaller a table may be where a player's melds stand together
constexpr double kFlat = 3;  ///< a felt so wide by its height is a small one, where room for half must do

bool grows(const Meld& meld, End end) {
    if (meld.kind == Meld::Kind::Set) return end == End::High && can_add(meld, kJoker, End::None);
    return can_add(meld, kJoker, end);
}

/// So many melds a player can lay in a round: what is held in a turn, and what is taken for it is thrown
/// again.
int most_melds(const Table& table) { return (table.rules.hand + 1) / kMinMeld; }

int rows_for(int places, int per_row) { return (places + per_row - 1) / per_row; }

void include(kit::Area& area, const kit::Area& other) {
    area.left = std::min(area.left, other.left);
    area.top = std::min(area.top, other.top);
    area.right = std::max(area.right, other.right);
    area.bottom = std::max(area.bottom, other.bottom);
}

}  // namespace

kit::Area footprint(const kit::Pose& pose) {
    return {pose.x - kShort / 2, pose.y - kLong / 2, pose.x + kShort / 2, pose.y + kLong / 2};
}

Layout::Layout(const Table& table, double aspect, Seat near) {
    // Also true for an aspect that is no number at all, before the window has a size.
    if (!(aspect > 0)) aspect = 1;
    const Sides sides = sides_of(table, near);
    const int likely = aspect > kFlat ? most_melds(table) / 2 : most_melds(table);
    const int laid = static_cast<int>(std::max(sides[0].melds.size(), sides[1].melds.size()));
    plan_ = plan_for(likely, std::clamp(aspect, 0.25, 6.0), table.rules.closed);
    places_.resize(table.meld_count);
    place(table, sides[0], false);
    place(table, sides[1], true);
    frame(table);
    const bool closed = table.rules.closed;
    if (closed && (!kit::is_over(table.phase) || laid == 0)) return;
    for (const bool below : {false, true}) {
        if (!closed || !sides[below ? 1 : 0].melds.empty()) keep(std::max(likely, laid), below);
    }
}

kit::Pose Layout::tile(std::size_t meld, int index) const {
    return {places_[meld].x + index * kPitch, places_[meld].y};
}

kit::Area Layout::tiles(const Table& table, std::size_t meld) const {
    kit::Area area = footprint(tile(meld, 0));
    include(area, footprint(tile(meld, table.melds[meld].count - 1)));
    return area;
}

kit::Pose Layout::discard(int depth) { return {-depth * kPeek, depth * kPeek}; }
kit::Pose Layout::stock() { return {-kStockLeft, 0}; }

Layout::Sides Layout::sides_of(const Table& table, Seat near) {
    Sides sides;
    sides[1].owner = near;
    sides[0].owner = kit::next_seat(near, table.seats);
    for (Side& side : sides) {
        for (std::size_t i = 0; i < table.meld_count; ++i) {
            if (table.melds[i].owner == side.owner) side.melds.push_back(i);
        }
    }
    return sides;
}

/// As the table is seen as large as possible. By how many melds there may be, and not by how many there are.
/// `closed`: only one player will have some.
Layout::Plan Layout::plan_for(int places, double aspect, bool closed) {
    Plan best;
    double least = 0;
    for (const bool beside : {true, false}) {
        if (beside && closed) continue;
        const int step = beside ? 2 : 1;
        const double piles = beside ? 2 * kBeside : 0;
        for (int per_row = step; per_row <= std::max(2, places + 1); per_row += step) {
            const int rows = std::max(1, rows_for(places, per_row));
            const int sides = closed ? 1 : 2;
            const double height = (sides * rows + (beside ? 0 : 1)) * kRowPitch + sides * kHeading;
            const double size = std::max(per_row * kSlot + piles, height * aspect);
            const double weighed = beside ? size * kTogether : size;
            if (least > 0 && weighed >= least) continue;
            least = weighed;
            best = {beside, per_row, rows,
                    std::clamp((size - piles - 2 * kEdge) / per_row, kSlot, kWideSlot)};
        }
    }
    return best;
}

/// Where a column of places begins; the columns left of the piles come first.
double Layout::left_of(int column) const {
    const int half = column - plan_.per_row / 2;
    if (!plan_.beside) return kMiddle + (column - plan_.per_row / 2.0) * plan_.slot;
    return kMiddle + half * plan_.slot + (half < 0 ? -kBeside : kBeside);
}

double Layout::height_of(int row, bool below) const {
    const double first = plan_.beside ? kHeading / 2 + kRowPitch / 2 : kHeading / 2 + kRowPitch * 1.5 - 0.2;
    return (below ? 1 : -1) * (first + row * kRowPitch);
}

void Layout::place(const Table& table, const Side& side, bool below) {
    if (side.melds.empty()) return;
    const auto per_row = static_cast<std::ptrdiff_t>(plan_.per_row);
    int row = 0;
    for (auto from = side.melds.begin(); from != side.melds.end(); ++row) {
        const auto to = from + std::min(per_row, side.melds.end() - from);
        place_row(table, {from, to}, height_of(row, below));
        from = to;
    }
    // All rows begin alike, and those of the far side are counted upwards.
    const auto half = plan_.beside ? per_row / 2 : per_row;
    for (auto from = side.melds.begin(); from != side.melds.end() && from < side.melds.begin() + per_row;) {
        const auto column = from - side.melds.begin();
        const auto to = from + std::min(half, side.melds.end() - from);
        auto top = column;  // the first of the half in the row above all others
        while (!below && top + per_row < static_cast<std::ptrdiff_t>(side.melds.size())) top += per_row;
        head(side.owner, side.melds[static_cast<std::size_t>(top)]);
        from = to;
    }
}

void Layout::head(Seat owner, std::size_t meld) {
    const kit::Pose first = tile(meld, 0);
    headings_.push_back({owner, first.x - kShort / 2, first.y - kLong / 2 - kHeading / 2, meld});
}

/// Outwards from the piles: what has outgrown its place pushes what lies beyond it.
void Layout::place_row(const Table& table, const std::vector<std::size_t>& melds, double y) {
    const int count = static_cast<int>(melds.size());
    const int half = plan_.beside ? plan_.per_row / 2 : 0;
    const double spare = kPitch;  // for a tile more at the low end, while the meld is short
    const auto set = [&](int column, double first) {
        places_[melds[static_cast<std::size_t>(column)]] = {first + kPitch / 2, y};
    };
    const auto meld_in = [&](int column) -> const Meld& {
        return table.melds[melds[static_cast<std::size_t>(column)]];
    };
    const auto after = [](const Meld& meld) {
        return meld.count * kPitch + (grows(meld, End::High) ? kRoom : kHalfGap);
    };
    const auto before = [](const Meld& meld) { return grows(meld, End::Low) ? kRoom : kHalfGap; };
    const auto first_of = [&](int column) {
        const Meld& meld = meld_in(column);
        const double wanted = left_of(column) + kRoom + spare - meld.below * kPitch;
        return std::max(left_of(column) + before(meld),
                        std::min(wanted, left_of(column) + plan_.slot - after(meld)));
    };
    double end = kMiddle - kBeside;
    for (int column = std::min(half, count) - 1; column >= 0; --column) {
        const double first = std::min(first_of(column), end - after(meld_in(column)));
        set(column, first);
        end = std::min(left_of(column), first - before(meld_in(column)));
    }
    end = plan_.beside ? kMiddle + kBeside : left_of(0);
    for (int column = half; column < count; ++column) {
        const double first = std::max(first_of(column), end + before(meld_in(column)));
        set(column, first);
        end = first + after(meld_in(column));
    }
}

void Layout::frame(const Table& table) {
    box_ = footprint(discard(0));
    include(box_, footprint(discard(3)));
    include(box_, footprint(stock()));
    for (const Heading& heading : headings_) {
        include(box_,
                {heading.x, heading.y - kHeading / 2, heading.x + kHeadingWidth, heading.y + kHeading / 2});
    }
    for (std::size_t i = 0; i < table.meld_count; ++i) {
        const Meld& meld = table.melds[i];
        include(box_, footprint(tile(i, grows(meld, End::Low) ? -1 : 0)));
        include(box_, footprint(tile(i, grows(meld, End::High) ? meld.count : meld.count - 1)));
    }
    // The piles stay in the middle.
    const double wide = std::max({kMiddle - box_.left, box_.right - kMiddle, kLeastWidth / 2 - kEdge});
    box_.left = kMiddle - wide - kEdge;
    box_.right = kMiddle + wide + kEdge;
    box_.top = std::min(box_.top - kEdge, -kLeastHeight / 2);
    box_.bottom = std::max(box_.bottom + kEdge, kLeastHeight / 2);
}

void Layout::keep(int places, bool below) {
    if (kept_.empty()) {
        kit::Area piles = footprint(discard(3));
        include(piles, footprint(discard(0)));
        include(piles, footprint(stock()));
        kept_.push_back(piles);
    }
    const double aside = kPitch - kRoom + kEdge;  // so far a free place may reach out of it
    for (int place = 0; place < places; ++place) {
        const double left = left_of(place % plan_.per_row);
        const double y = height_of(place / plan_.per_row, below);
        const double over = kLong / 2 + (place < plan_.per_row || !below ? kHeading : 0);
        kept_.push_back({left - aside, y - over - kEdge, left + plan_.slot + aside, y + kLong / 2 + kEdge});
    }
}

}  // namespace boneyard::tiles_and_deal
