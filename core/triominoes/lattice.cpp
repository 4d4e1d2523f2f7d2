// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "triominoes/lattice.h"

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

}  // namespace

void Lattice::lay(Tile tile, Cell cell, int r) {
    for (int i = 0; i < frontier_count_; ++i) {
        if (frontier_[static_cast<std::size_t>(i)] == cell) {
            frontier_[static_cast<std::size_t>(i)] = frontier_[--frontier_count_];
            break;
        }
    }
    for (const Cell next : neighbours_of(cell)) {
        // A cell with a filled neighbour besides this one is in the list already.
        if (!filled(next) && edges(next) == 0) frontier_[frontier_count_++] = next;
    }
    rows_[wrap(cell.y)] |= std::uint64_t{1} << wrap(cell.x);
    const auto corners = corners_of(cell);
    for (int i = 0; i < 3; ++i) {
        const Vertex v = corners[static_cast<std::size_t>(i)];
        numbers_[wrap(v.y) * kHalf + wrap(v.x) / 2] = static_cast<std::uint8_t>(shown(tile, r, i) + 1);
    }
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

int Lattice::hexagons(Cell cell) const {
    int closed_vertices = 0;
    for (const Vertex v : corners_of(cell)) {
        bool all = true;
        for (const Cell near : around(v)) all = all && filled(near);
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

TileSet Lattice::fitting(Cell cell) const {
    const auto corners = corners_of(cell);
    return kFits[fit_index(number(corners[0]), number(corners[1]), number(corners[2]))];
}

}  // namespace boneyard::triominoes
