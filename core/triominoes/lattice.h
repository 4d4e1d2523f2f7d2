// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
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
    if (cell.up()) return {at(0, 0), at(1, 1), at(-1, 1)};
    return {at(0, 1), at(-1, 0), at(1, 0)};
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

    [[nodiscard]] bool filled(Cell cell) const { return (rows_[wrap(cell.y)] >> wrap(cell.x) & 1U) != 0; }

    /// 0 to 5, or kFree.
    [[nodiscard]] int number(Vertex v) const {
        const std::uint8_t stored = numbers_[wrap(v.y) * kHalf + wrap(v.x) / 2];
        return stored == 0 ? kFree : stored - 1;
    }

    /// Empty cells with a filled neighbour, in no particular order.
    [[nodiscard]] const Cell* frontier_begin() const { return frontier_.data(); }
    [[nodiscard]] const Cell* frontier_end() const { return frontier_.data() + frontier_count_; }
    [[nodiscard]] int frontier_size() const { return frontier_count_; }

    /// Lays a tile. Precondition: the cell is empty and the corners agree.
    void lay(Tile tile, Cell cell, int r);

    /// True when every corner of the tile agrees with the number its vertex carries, if any.
    [[nodiscard]] bool agrees(Tile tile, Cell cell, int r) const;

    /// The number of neighbours across an edge, 0 to 3.
    [[nodiscard]] int edges(Cell cell) const;

    /// The number of vertices of a filled cell that have six tiles around them.
    [[nodiscard]] int hexagons(Cell cell) const;

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
    static constexpr int kMaxFrontier = kTiles + 2;  // a tile takes one cell away and adds two at the most

    static constexpr std::size_t wrap(std::int8_t value) {
        return static_cast<std::uint8_t>(value) & (kSize - 1);
    }

    std::array<std::uint64_t, kSize> rows_{};
    std::array<std::uint8_t, kSize * kHalf> numbers_{};  // 0: free, else the number and 1
    std::array<Cell, kMaxFrontier> frontier_{};
    std::uint8_t frontier_count_ = 0;
};

}  // namespace boneyard::triominoes
