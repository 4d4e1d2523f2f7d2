// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "triominoes/lattice.h"

#include <utility>

namespace boneyard::triominoes {

namespace {

constexpr std::size_t kShown = Lattice::kFree + 1;  // a number or nothing

constexpr std::size_t fit_index(int a, int b, int c) {
    return (static_cast<std::size_t>(a) * kShown + static_cast<std::size_t>(b)) * kShown +
           static_cast<std::size_t>(c);
}

/// For every three numbers (or free vertices) clockwise: the tiles that can show them.
constexpr std::array<TileSet, kShown * kShown * kShown> make_fits() {
    std::array<TileSet, kShown * kShown * kShown> fits{};
    for (int number = 0; number < kTiles; ++number) {
        const auto tile = static_cast<Tile>(number);
        for (int r = 0; r < 3; ++r) {
            for (int free = 0; free < 8; ++free) {
                const auto at = [&](int i) {
                    return (free >> i & 1) != 0 ? int{Lattice::kFree} : shown(tile, r, i);
                };
                fits[fit_index(at(0), at(1), at(2))].add(tile);
            }
        }
    }
    return fits;
}

constexpr auto kFits = make_fits();

/// Names a corner, the number it shows and the number that the next corner clockwise shows.
constexpr std::size_t side_index(int corner, int a, int b) {
    constexpr std::size_t kNumbers = kMaxCorner + 1;
    const auto at = [](int number) { return static_cast<std::size_t>(number); };
    return (at(corner) * kNumbers + at(a)) * kNumbers + at(b);
}

/// For every side and tile: the smallest turn in which the tile shows it.
template <std::size_t Sides>
constexpr std::array<std::array<std::uint8_t, kTiles>, Sides> make_turns() {
    std::array<std::array<std::uint8_t, kTiles>, Sides> turns{};
    for (std::size_t tile = 0; tile < kTiles; ++tile) {
        for (int r = 2; r >= 0; --r) {
            for (int i = 0; i < 3; ++i) {
                const auto side = side_index(i, shown(static_cast<Tile>(tile), r, i),
                                             shown(static_cast<Tile>(tile), r, i + 1));
                turns[side][tile] = static_cast<std::uint8_t>(r);
            }
        }
    }
    return turns;
}

/// Equality in one test, for where it is asked of cell after cell.
bool same(Cell a, Cell b) {
    return (static_cast<unsigned>(a.x ^ b.x) | static_cast<unsigned>(a.y ^ b.y)) == 0;
}

}  // namespace

constexpr std::array<std::array<std::uint8_t, kTiles>, Lattice::kSides> Lattice::kTurns =
    make_turns<Lattice::kSides>();

void Lattice::lay(Tile tile, Cell cell, int r) {
    rows_[wrap(cell.y)] |= std::uint64_t{1} << wrap(cell.x);
    const auto corners = corners_of(cell);
    for (int i = 0; i < 3; ++i) set_number(corners[index(i)], shown(tile, r, i));
    leave_frontier(cell);
    for (const Cell next : neighbours_of(cell)) {
        // A cell with a filled neighbour besides this one is in the list already.
        if (filled(next) || edges(next) != 1) continue;
        frontier_[frontier_count_] = next;
        look_at(frontier_count_++);
    }
}

/// The last cell takes the place of the one that leaves.
void Lattice::leave_frontier(Cell cell) {
    std::size_t spot = frontier_count_;
    for (std::size_t i = 0; i < frontier_count_; ++i) spot = same(frontier_[i], cell) ? i : spot;
    if (spot == frontier_count_) return;  // the opening
    const std::size_t last = --frontier_count_;
    frontier_[spot] = std::exchange(frontier_[last], {});
    fits_[spot] = std::exchange(fits_[last], {});
    side_[spot] = std::exchange(side_[last], {});
    closed_[spot] = std::exchange(closed_[last], {});
}

void Lattice::set_number(Vertex v, int shown) {
    std::uint8_t& stored = numbers_[place_of(v)];
    const bool fresh = stored == 0;
    stored = static_cast<std::uint8_t>(shown + 1);
    if (!fresh) return;
    // First which, then each: a test with a jump for every cell would be guessed wrong too often.
    std::array<std::uint8_t, kMaxFrontier> near{};
    std::size_t count = 0;
    for (std::size_t spot = 0; spot < frontier_count_; ++spot) {
        near[count] = static_cast<std::uint8_t>(spot);
        count += static_cast<std::size_t>(touches(frontier_[spot], v));
    }
    for (std::size_t i = 0; i < count; ++i) look_at(near[i]);
}

void Lattice::look_at(std::size_t spot) {
    const auto corners = corners_of(frontier_[spot]);
    const std::array<int, 3> there = {number(corners[0]), number(corners[1]), number(corners[2])};
    fits_[spot] = fits_of(there[0], there[1], there[2]);
    // One corner at most is free: the two others are those after it.
    const std::size_t from = there[0] == kFree ? 1 : there[1] == kFree ? 2 : 0;
    side_[spot] =
        static_cast<std::uint8_t>(side_index(static_cast<int>(from), there[from], there[(from + 1) % 3]));
    closed_[spot] = there[0] != kFree && there[1] != kFree && there[2] != kFree;
}

bool Lattice::agrees(Tile tile, Cell cell, int r) const {
    const auto corners = corners_of(cell);
    for (int i = 0; i < 3; ++i) {
        const int there = number(corners[static_cast<std::size_t>(i)]);
        if (there != kFree && there != shown(tile, r, i)) return false;
    }
    return true;
}

int Lattice::edges(Cell cell) const {
    int edges = 0;
    for (const Cell next : neighbours_of(cell)) edges += filled(next) ? 1 : 0;
    return edges;
}

int Lattice::hexagons(Cell middle, Cell also) const {
    const std::uint64_t own = std::uint64_t{1} << wrap(middle.x);
    const std::uint64_t other = std::uint64_t{1} << wrap(also.x);
    // Three cells of a row, from left to right, beginning with `x`.
    const auto three = [&](int x, int y) {
        std::uint64_t row = rows_[wrap(static_cast<std::int8_t>(y))];
        if (y == middle.y) row |= own;
        if (y == also.y) row |= other;
        return std::rotr(row, static_cast<int>(wrap(static_cast<std::int8_t>(x)))) & 7U;
    };
    int closed_vertices = 0;
    for (const Vertex v : corners_of(middle)) {
        const bool all = (three(v.x - 1, v.y - 1) & three(v.x - 1, v.y)) == 7U;
        closed_vertices += all ? 1 : 0;
    }
    return closed_vertices;
}

bool Lattice::closed(Cell cell) const {
    for (const Vertex v : corners_of(cell)) {
        if (number(v) == kFree) return false;
    }
    return true;
}

std::vector<int> Lattice::numbers_around(Cell cell) const {
    const auto corners = corners_of(cell);
    std::size_t start = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (number(corners[i]) == kFree) start = i + 1;
    }
    std::vector<int> numbers;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const int there = number(corners[(start + i) % corners.size()]);
        if (there != kFree) numbers.push_back(there);
    }
    return numbers;
}

TileSet Lattice::fits_of(int a, int b, int c) { return kFits[fit_index(a, b, c)]; }

TileSet Lattice::fitting(Cell cell) const {
    const auto corners = corners_of(cell);
    return fits_of(number(corners[0]), number(corners[1]), number(corners[2]));
}

TileSet Lattice::fitting_with(Cell cell, Vertex v, int shown) const {
    const auto corners = corners_of(cell);
    const auto at = [&](Vertex corner) { return corner == v ? shown : number(corner); };
    return fits_of(at(corners[0]), at(corners[1]), at(corners[2]));
}

bool Lattice::free_besides(Cell cell, Vertex v) const {
    for (const Vertex corner : corners_of(cell)) {
        if (corner != v && number(corner) == kFree) return true;
    }
    return false;
}

}  // namespace boneyard::triominoes
