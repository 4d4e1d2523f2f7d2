// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "triominoes/tiles.h"

namespace boneyard::triominoes {

/// A cell of the triangular grid, y downwards. A cell with x+y even points up, the others down.
struct Cell {
    std::int8_t x = 0;
    std::int8_t y = 0;

    [[nodiscard]] constexpr bool up() const { return ((x + y) & 1) == 0; }
    constexpr bool operator==(const Cell&) const = default;
};

/// A point where corners meet: (x, y) with x+y even.
using Vertex = Cell;

/// The corners of a cell, clockwise: from the top of a cell that points up, from the bottom of one that
/// points down.
constexpr std::array<Vertex, 3> corners_of(Cell cell) {
    const auto at = [&](int dx, int dy) {
        return Vertex{static_cast<std::int8_t>(cell.x + dx), static_cast<std::int8_t>(cell.y + dy)};
    };
    // Without a jump, and small enough to be inlined wherever it is called: searches live in here.
    const int down = static_cast<int>(!cell.up());
    return {at(0, down), at(1 - 2 * down, 1 - down), at(2 * down - 1, 1 - down)};
}

/// The cells that share an edge with a cell.
constexpr std::array<Cell, 3> neighbours_of(Cell cell) {
    const auto at = [&](int dx, int dy) {
        return Cell{static_cast<std::int8_t>(cell.x + dx), static_cast<std::int8_t>(cell.y + dy)};
    };
    return {at(-1, 0), at(1, 0), at(0, cell.up() ? 1 : -1)};
}

/// The six cells around a vertex.
constexpr std::array<Cell, 6> around(Vertex v) {
    const auto at = [&](int dx, int dy) {
        return Cell{static_cast<std::int8_t>(v.x + dx), static_cast<std::int8_t>(v.y + dy)};
    };
    return {at(-1, -1), at(0, -1), at(1, -1), at(-1, 0), at(0, 0), at(1, 0)};
}

/// The triangles on the table: which cells are filled, what number each vertex carries, and which empty
/// cells touch a tile. 56 tiles in a connected shape span less than 64 cells either way, so the arrays wrap
/// round and no bounds are ever looked at.
class Lattice {
public:
    /// What a vertex carries before a corner lies on it.
    static constexpr std::uint8_t kFree = 6;

    /// A tile takes one cell away from the frontier and adds two at the most.
    static constexpr int kMaxFrontier = kTiles + 2;

    [[nodiscard]] bool filled(Cell cell) const { return (rows_[wrap(cell.y)] >> wrap(cell.x) & 1U) != 0; }

    /// 0 to 5, or kFree.
    [[nodiscard]] int number(Vertex v) const {
        const std::uint8_t stored = numbers_[place_of(v)];
        return stored == 0 ? kFree : stored - 1;
    }

    /// Empty cells with a filled neighbour, in no particular order.
    [[nodiscard]] const Cell* frontier_begin() const { return frontier_.data(); }
    [[nodiscard]] const Cell* frontier_end() const { return frontier_.data() + frontier_count_; }
    [[nodiscard]] int frontier_size() const { return frontier_count_; }

    /// What is known of each frontier cell, counted from 0; kept up to date as tiles are laid.
    [[nodiscard]] Cell frontier(int spot) const { return frontier_[index(spot)]; }
    [[nodiscard]] TileSet fits_at(int spot) const { return fits_[index(spot)]; }
    [[nodiscard]] bool closed_at(int spot) const { return closed_[index(spot)]; }

    /// The one turn in which a tile that fits a frontier cell lies there: two corners at least are given, and
    /// no two corners of a tile look alike with their next ones, but for a triple's.
    [[nodiscard]] int turn_at(int spot, Tile tile) const { return kTurns[side_[index(spot)]][tile]; }

    /// Calls visit(cell, fits, closed) for each cell that will be in the frontier once `tile` lies in the
    /// frontier cell `spot`: a look ahead without laying. Precondition: the tile fits there.
    template <class Visit>
    void each_after(int spot, Tile tile, Visit&& visit) const;

    /// Lays a tile. Precondition: the cell is empty and the corners agree.
    void lay(Tile tile, Cell cell, int r);

    /// True when every corner of the tile agrees with the number its vertex carries, if any.
    [[nodiscard]] bool agrees(Tile tile, Cell cell, int r) const;

    /// The number of neighbours across an edge, 0 to 3.
    [[nodiscard]] int edges(Cell cell) const;

    /// The number of vertices of a cell that have six tiles around them once the cell is filled.
    [[nodiscard]] int hexagons(Cell cell) const { return hexagons(cell, cell); }

    /// The same of `middle`, with `also` filled too.
    [[nodiscard]] int hexagons(Cell middle, Cell also) const;

    /// True when every vertex of the cell carries a number.
    [[nodiscard]] bool closed(Cell cell) const;

    /// The numbers at a cell's corners, clockwise; where one corner is free, the two others as they follow
    /// it.
    [[nodiscard]] std::vector<int> numbers_around(Cell cell) const;

    /// The tiles that fit a cell in one turn at least.
    [[nodiscard]] TileSet fitting(Cell cell) const;

    bool operator==(const Lattice&) const = default;

private:
    static constexpr std::size_t kSize = 64;
    static constexpr std::size_t kHalf = kSize / 2;  // every other point of a row is a vertex

    static constexpr std::size_t wrap(std::int8_t value) {
        return static_cast<std::uint8_t>(value) & (kSize - 1);
    }

    // A side: which corner, the number it shows, and the number that the next corner clockwise shows.
    static constexpr std::size_t kSides = 3UL * (kMaxCorner + 1) * (kMaxCorner + 1);
    static const std::array<std::array<std::uint8_t, kTiles>, kSides>
        kTurns;  // the turn in which a tile shows it

    static constexpr std::size_t index(int spot) { return static_cast<std::size_t>(spot); }
    static constexpr std::size_t place_of(Vertex v) { return wrap(v.y) * kHalf + wrap(v.x) / 2; }

    /// True when `v` is a corner of `cell`.
    static constexpr bool touches(Cell cell, Vertex v) {
        const auto dx = static_cast<unsigned>(cell.x - v.x + 1);
        const auto dy = static_cast<unsigned>(cell.y - v.y + 1);
        return (static_cast<unsigned>(dx <= 2) & static_cast<unsigned>(dy <= 1)) != 0;
    }

    /// The tiles that show three numbers clockwise, where some may be free.
    static TileSet fits_of(int a, int b, int c);
    /// The same for a cell, as if the vertex `v` carried `shown`.
    [[nodiscard]] TileSet fitting_with(Cell cell, Vertex v, int shown) const;

    /// True when a vertex of the cell other than `v` carries no number.
    [[nodiscard]] bool free_besides(Cell cell, Vertex v) const;

    void look_at(std::size_t spot);
    void leave_frontier(Cell cell);
    void set_number(Vertex v, int shown);

    std::array<std::uint64_t, kSize> rows_{};
    std::array<std::uint8_t, kSize * kHalf> numbers_{};  // 0: free, else the number and 1

    // The frontier; entries from the count on are value-initialised.
    std::array<TileSet, kMaxFrontier> fits_{};       // what fits each cell
    std::array<Cell, kMaxFrontier> frontier_{};      // in no particular order
    std::array<std::uint8_t, kMaxFrontier> side_{};  // a side that carries two numbers
    std::array<bool, kMaxFrontier> closed_{};        // every vertex carries a number
    std::uint8_t frontier_count_ = 0;
};

template <class Visit>
void Lattice::each_after(int spot, Tile tile, Visit&& visit) const {
    const Cell laid = frontier(spot);
    const int r = turn_at(spot, tile);
    // The one vertex that carries no number yet, if any; a closed cell changes nothing around it.
    const auto corners = corners_of(laid);
    const bool fresh = !closed_at(spot);
    int last = 0;
    while (fresh && number(corners[index(last)]) != kFree) ++last;
    const Vertex v = corners[index(last)];
    const int number_there = shown(tile, r, last);
    for (int i = 0; i < frontier_count_; ++i) {
        if (i == spot) continue;
        const Cell cell = frontier(i);
        if (fresh && touches(cell, v)) {
            visit(cell, fitting_with(cell, v, number_there), true);
        } else {
            visit(cell, fits_at(i), closed_at(i));
        }
    }
    for (const Cell next : neighbours_of(laid)) {
        if (filled(next) || edges(next) > 0) continue;  // one with an edge is in the frontier already
        if (fresh && touches(next, v)) {
            visit(next, fitting_with(next, v, number_there), !free_besides(next, v));
        } else {
            visit(next, fitting(next), closed(next));
        }
    }
}

}  // namespace boneyard::triominoes
