// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <set>
#include <utility>

#include "triominoes_table.h"

/// The table of Triominoes once more, worked out from the tiles laid as the rules read, however slowly: what
/// the tests hold the core against.
namespace boneyard::test {

using Point = std::pair<int, int>;

class SlowTriangles {
public:
    SlowTriangles() = default;

    /// The table as it was `less` tiles ago.
    explicit SlowTriangles(const triominoes::Table& table, int less = 0) {
        for (int i = 0; i < table.placed_count - less; ++i) {
            const triominoes::Placed& placed = table.placed[static_cast<std::size_t>(i)];
            lay(triominoes::tile_text(placed.tile), {placed.cell.x, placed.cell.y}, placed.r);
        }
    }

    void lay(const std::string& tile, Point cell, int r) {
        if (filled_.contains(cell)) fault_ = "two tiles lie in one place";
        if (!filled_.empty() && edges(cell) == 0) fault_ = "a tile touches no other along an edge";
        if (filled_.empty() && (cell != Point{0, 0} || r != 0)) fault_ = "the first tile lies elsewhere";
        for (int i = 0; i < 3; ++i) {
            const int number = shows(tile, r, i);
            const Point point = corners(cell)[static_cast<std::size_t>(i)];
            if (numbers_.try_emplace(point, number).first->second != number) fault_ = "a corner disagrees";
        }
        filled_.insert(cell);
    }

    /// What is wrong with how the tiles lie, or nothing.
    [[nodiscard]] std::string fault() const { return fault_; }

    /// All placements of the tiles, each way of showing the same once: "place 0-3-5 1 0 2". Stops after
    /// `most`.
    [[nodiscard]] std::set<std::string> placements(const Words& tiles, std::size_t most = 10'000) const {
        std::set<std::string> found;
        for (const Point& cell : rim()) {
            for (const std::string& tile : tiles) {
                const bool triple = tile[0] == tile[2] && tile[2] == tile[4];
                for (int r = 0; r < (triple ? 1 : 3); ++r) {
                    if (fits(tile, cell, r)) found.insert(name(tile, cell, r));
                    if (found.size() == most) return found;
                }
            }
        }
        return found;
    }

    static std::string name(const std::string& tile, Point cell, int r) {
        return "place " + tile + " " + std::to_string(cell.first) + " " + std::to_string(cell.second) + " " +
               std::to_string(r);
    }

    /// How many corners of the cell would have six tiles around them if it were filled.
    [[nodiscard]] int hexagons(Point cell) const {
        int closed = 0;
        for (const Point& corner : corners(cell)) {
            int tiles = filled_.contains(cell) ? 0 : 1;
            for (const Point& other : filled_) {
                for (const Point& point : corners(other)) tiles += point == corner ? 1 : 0;
            }
            closed += tiles == 6 ? 1 : 0;
        }
        return closed;
    }

    /// How many corners of the cell carry a number.
    [[nodiscard]] int numbered(Point cell) const {
        int count = 0;
        for (const Point& corner : corners(cell)) count += numbers_.contains(corner) ? 1 : 0;
        return count;
    }

    /// How many neighbours of the cell are filled.
    [[nodiscard]] int edges(Point cell) const {
        int count = 0;
        for (const Point& next : neighbours(cell)) count += filled_.contains(next) ? 1 : 0;
        return count;
    }

private:
    static bool up(Point cell) { return (cell.first + cell.second) % 2 == 0; }

    static std::array<Point, 3> corners(Point cell) {
        const auto [x, y] = cell;
        if (up(cell)) return {{{x, y}, {x + 1, y + 1}, {x - 1, y + 1}}};
        return {{{x, y + 1}, {x - 1, y}, {x + 1, y}}};
    }

    static std::array<Point, 3> neighbours(Point cell) {
        const auto [x, y] = cell;
        return {{{x - 1, y}, {x + 1, y}, {x, up(cell) ? y + 1 : y - 1}}};
    }

    static int shows(const std::string& tile, int r, int i) {
        return tile[2 * static_cast<std::size_t>((i + r) % 3)] - '0';
    }

    /// Looks at the corners only.
    [[nodiscard]] bool fits(const std::string& tile, Point cell, int r) const {
        const auto points = corners(cell);
        for (int i = 0; i < 3; ++i) {
            const auto there = numbers_.find(points[static_cast<std::size_t>(i)]);
            if (there != numbers_.end() && there->second != shows(tile, r, i)) return false;
        }
        return true;
    }

    /// The empty cells beside a filled one.
    [[nodiscard]] std::set<Point> rim() const {
        std::set<Point> cells;
        for (const Point& cell : filled_) {
            for (const Point& next : neighbours(cell)) {
                if (!filled_.contains(next)) cells.insert(next);
            }
        }
        return cells;
    }

    std::set<Point> filled_;
    std::map<Point, int> numbers_;
    std::string fault_;
};

}  // namespace boneyard::test
