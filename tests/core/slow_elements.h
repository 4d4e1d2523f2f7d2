// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "by_hand.h"

/// The table of Matching Elements once more, worked out from the tiles laid as the rules read, however
/// slowly: what the tests hold the core against. It shares no code with the core.
namespace boneyard::test::elements {

struct Tile {
    char colour = 'R';
    int low = 0;
    int high = 0;

    [[nodiscard]] bool shows(int number) const { return low == number || high == number; }
    [[nodiscard]] bool is_double() const { return low == high; }
    bool operator==(const Tile&) const = default;
};

/// "R:3-9"
inline Tile read_tile(const std::string& text) {
    const auto dash = text.find('-');
    return {text[0], std::stoi(text.substr(2, dash - 2)), std::stoi(text.substr(dash + 1))};
}

inline std::string name(const Tile& tile) {
    return std::string(1, tile.colour) + ":" + std::to_string(tile.low) + "-" + std::to_string(tile.high);
}

using Hand = std::vector<Tile>;

inline Hand read_hand(const Words& texts) {
    Hand hand;
    for (const std::string& text : texts) hand.push_back(read_tile(text));
    return hand;
}

/// A tile as the key `placed` of a state tells of it; ' ' for null.
struct Laid {
    Tile tile;
    int x = 0;
    int y = 0;
    char dir = 'E';
    int near = 0;
    int anchor = -1;
    char port = ' ';
    int points = 0;

    [[nodiscard]] int far() const { return tile.low == near ? tile.high : tile.low; }
    bool operator==(const Laid&) const = default;
};

/// "E=(1,0), N=(0,-1), W=(-1,0), S=(0,1); y downwards."
inline std::pair<int, int> step(char dir) {
    static const std::map<char, std::pair<int, int>> steps{
        {'E', {1, 0}}, {'N', {0, -1}}, {'W', {-1, 0}}, {'S', {0, 1}}};
    return steps.at(dir);
}

/// "Left of E is N, of N is W, of W is S, of S is E."
inline char left_of(char dir) {
    static const std::map<char, char> left{{'E', 'N'}, {'N', 'W'}, {'W', 'S'}, {'S', 'E'}};
    return left.at(dir);
}

/// The tiles on the table and every unit square that they cover.
class Layout {
public:
    explicit Layout(char colour) : colour_(colour), covered_(std::size_t{kWide} * kWide) {}

    [[nodiscard]] std::size_t size() const { return laid_.size(); }
    [[nodiscard]] const std::vector<Laid>& laid() const { return laid_; }

    /// Lays a tile as it was told; tells what is wrong with it, or nothing.
    std::string lay(const Laid& laid) {
        std::string fault = laid_.empty() ? fault_of_first(laid) : fault_of(laid);
        if (std::abs(laid.x) > kWide / 2 - 4 || std::abs(laid.y) > kWide / 2 - 4) return "it lies far away";
        for (const std::size_t square : squares(laid.x, laid.y, laid.dir)) covered_[square] = true;
        laid_.push_back(laid);
        used_.insert({laid.anchor, laid.port});
        return fault;
    }

    /// Every placement of these tiles that is legal: each port of each tile with each of them both ways
    /// round.
    [[nodiscard]] std::set<std::string> placements(const Hand& hand) const {
        std::set<std::string> found;
        if (laid_.empty()) {
            for (const Tile& tile : hand) {
                if (tile.colour == colour_) found.insert("place " + name(tile) + " first");
            }
            return found;
        }
        each_port([&](int anchor, char port) {
            if (!has_room(anchor, port)) return false;
            for (const Tile& tile : hand) {
                for (const int near : {tile.low, tile.high}) {
                    if (matches(anchor, port, tile, near)) found.insert(text(anchor, port, tile, near));
                }
            }
            return false;
        });
        return found;
    }

    /// True when one of the tiles can be laid.
    [[nodiscard]] bool takes(const Hand& hand) const {
        const auto fits = [&](int anchor, char port) {
            return std::any_of(hand.begin(), hand.end(), [&](const Tile& tile) {
                return matches(anchor, port, tile, tile.low) || matches(anchor, port, tile, tile.high);
            });
        };
        return each_port([&](int anchor, char port) { return fits(anchor, port) && has_room(anchor, port); });
    }

    static std::string text(int anchor, char port, const Tile& tile, int near) {
        return "place " + name(tile) + " " + std::to_string(anchor) + " " + port + " " + std::to_string(near);
    }

    /// "line", "across" or "both", and the points: what a tile joined like that has to bring.
    [[nodiscard]] std::pair<std::string, int> due(const Laid& laid) const {
        const int times = laid.tile.is_double() ? 2 : 1;
        const bool line = laid.port == 'f' || laid.port == 'n';
        const bool both =
            line ? laid.tile.colour == colour_ : laid_[std::size_t(laid.anchor)].tile.shows(laid.near);
        if (both) return {"both", 4 * times};
        return line ? std::pair{std::string("line"), times} : std::pair{std::string("across"), 3 * times};
    }

private:
    static constexpr int kWide = 1024;

    /// "It covers 4 units along d and 2 across." A unit square is named by its upper left corner.
    static std::vector<std::size_t> squares(int x, int y, char dir) {
        const auto [dx, dy] = step(dir);
        const int wide = dx != 0 ? 4 : 2;
        const int tall = dy != 0 ? 4 : 2;
        std::vector<std::size_t> found;
        for (int column = x - wide / 2; column < x + wide / 2; ++column) {
            for (int row = y - tall / 2; row < y + tall / 2; ++row)
                found.push_back(std::size_t((column + kWide / 2) * kWide + row + kWide / 2));
        }
        return found;
    }

    [[nodiscard]] bool is_free(int x, int y, char dir) const {
        const auto all = squares(x, y, dir);
        return std::none_of(all.begin(), all.end(), [&](std::size_t square) { return covered_[square]; });
    }

    /// The direction and the centre of a tile at that port.
    [[nodiscard]] Laid at(int anchor, char port) const {
        const Laid& tile = laid_[std::size_t(anchor)];
        Laid next;
        next.dir = tile.dir;
        if (port == 'n') next.dir = left_of(left_of(tile.dir));
        if (port == 'l') next.dir = left_of(tile.dir);
        if (port == 'r') next.dir = left_of(left_of(left_of(tile.dir)));
        const auto [dx, dy] = step(next.dir);
        const int distance = port == 'l' || port == 'r' ? 3 : 4;
        next.x = tile.x + distance * dx;
        next.y = tile.y + distance * dy;
        return next;
    }

    [[nodiscard]] bool has_room(int anchor, char port) const {
        const Laid place = at(anchor, port);
        return is_free(place.x, place.y, place.dir);
    }

    /// "P = `f` or `n`: A equals the number at that end. `l` or `r`: T has colour C, and tile K has colour
    /// C."
    [[nodiscard]] bool matches(int anchor, char port, const Tile& tile, int near) const {
        const Laid& other = laid_[std::size_t(anchor)];
        if (!tile.shows(near)) return false;
        if (port == 'f') return near == other.far();
        if (port == 'n') return near == other.near;
        return tile.colour == colour_ && other.tile.colour == colour_;
    }

    /// The ports that no tile was joined to; stops where `found` says so, and tells whether it did.
    template <class Found>
    bool each_port(const Found& found) const {
        for (int anchor = 0; anchor < int(laid_.size()); ++anchor) {
            for (const char port : {'n', 'f', 'l', 'r'}) {
                if (port == 'n' && anchor > 0) continue;
                if (!used_.contains({anchor, port}) && found(anchor, port)) return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::string fault_of_first(const Laid& laid) const {
        if (laid.tile.colour != colour_) return "the first tile is of another colour";
        const Laid due{laid.tile, 0, 0, 'E', laid.tile.low, -1, ' ', 0};
        return laid == due ? "" : "the first tile lies somewhere else";
    }

    [[nodiscard]] std::string fault_of(const Laid& laid) const {
        if (laid.anchor < 0 || laid.anchor >= int(laid_.size())) return "it is joined to no tile";
        const std::string ports = laid.anchor == 0 ? "nflr" : "flr";
        if (ports.find(laid.port) == std::string::npos) return "there is no such port";
        if (used_.contains({laid.anchor, laid.port})) return "the port had a tile";
        if (!matches(laid.anchor, laid.port, laid.tile, laid.near)) return "it does not match";
        const Laid place = at(laid.anchor, laid.port);
        if (place.x != laid.x || place.y != laid.y || place.dir != laid.dir) return "it lies somewhere else";
        if (!is_free(laid.x, laid.y, laid.dir)) return "it overlaps another";
        return laid.points == due(laid).second ? "" : "it brings other points";
    }

    char colour_;
    std::vector<Laid> laid_;
    std::set<std::pair<int, char>> used_;
    std::vector<bool> covered_;
};

}  // namespace boneyard::test::elements
