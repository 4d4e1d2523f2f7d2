// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "dominoes/line.h"
#include "kit/scene.h"

/// Where the tiles lie on the table. Geometry alone: what may be laid is for the rules to say.
///
/// From the root (the spinner, or else the opening tile) lines of play run like this, in rows that turn back
/// before they leave a box of the table's shape. No two of them share any ground, so they cannot meet. That
/// L and R mirror each other, and U and D too, keeps four bent arms from making a sign nobody wants to see.
///
///        +--> ... L                           +--> ... U
///        |                                    |
///        +--- L --[open]-- R --+     +--- L --[S]-- R ---+
///                              |     |        |          |
///                 R ...    <---+     +-> ...  |    ... <-+
///                                             +--> ... D
namespace boneyard::dominoes {

struct Vec {
    double x = 0;
    double y = 0;
};

/// An upright rectangle; x grows to the right and y downwards.
struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    void include(const Box& other);
    [[nodiscard]] bool overlaps(const Box& other) const;  ///< touching is no overlap
    [[nodiscard]] bool holds(const Box& other) const;
};

inline constexpr double kPitch = 3;    ///< between the middles of two rows, at the least
inline constexpr double kChannel = 3;  ///< from the middle of a stem to the rows beside it

/// The ground that a domino covers.
Box footprint(const kit::Pose& pose);

/// Lays tiles one after the other along one line of play, and turns before it leaves its lane.
class Walker {
public:
    /// The ground of one line: its rows run between `left` and `right`, each further `away` than the last.
    struct Lane {
        double left = 0;
        double right = 0;
        double away = 1;  ///< 1: downwards, -1: upwards

        // For a line that starts upright, its stem:
        double branch = 0;     ///< how far away its first row is at the least
        double first_row = 1;  ///< where that row goes; 1: to the right, -1: to the left
    };

    Walker() = default;
    Walker(Vec start, Vec heading, const Lane& lane)
        : edge_(start), heading_(heading), next_row_(lane.first_row), branch_(lane.branch), lane_(lane) {}

    kit::Pose lay_in_line(bool low_inward);
    kit::Pose lay_across();

    /// Where the half would touch that is laid next, and which way the line runs there.
    [[nodiscard]] kit::Pose mark() const;

private:
    /// How the next tile in line joins: straight on; round the corner, its end beyond the last tile; or
    /// beside the last half, turned into the new row.
    enum class Join { Straight, Corner, Beside };

    [[nodiscard]] Vec away() const { return {0, lane_.away}; }
    [[nodiscard]] bool in_row() const { return heading_.x != 0; }
    [[nodiscard]] Join next_join() const;
    [[nodiscard]] double room(double from, double direction) const;
    void turn(Vec heading);

    Vec edge_{};              // the middle of the open edge
    Vec half_{};              // the middle of the last half, when the last tile lies in line
    Vec heading_{};           // where the line runs
    bool side_free_ = false;  // the last tile lies in line: another may join beside its half
    double next_row_ = 1;     // the x direction of the next row
    double branch_ = 0;       // how far away the next row may lie at the least
    Lane lane_;
};

/// The ground for the lines of play, seen from the root, and how the upright ones turn into rows there.
struct Plan {
    Box box;
    std::array<double, 2> first_row{1, 1};  ///< of U and D: 1: to the right, -1: to the left
    std::array<double, 2> branch{0, 0};     ///< how far away their first rows are at the least
};

/// All tiles laid, and the ways on. It depends on what is laid and nothing else, and while more is laid the
/// tiles stay where they are until they would outgrow their plan; then the plan is chosen by which they are
/// largest.
class Layout {
public:
    /// `aspect`: the table's width by its height.
    Layout(const Line& line, double aspect);

    /// In the order laid.
    [[nodiscard]] const std::vector<kit::Pose>& poses() const { return poses_; }

    /// Where `tile` would lie, joined to `arm` with its half `inward` (kNoHalf: across).
    [[nodiscard]] kit::Pose joined(Arm arm, Tile tile, int inward) const;

    /// The sign at the end of `arm`; turned so that its top points out.
    [[nodiscard]] kit::Pose mark(Arm arm) const;

    /// On which side of the others that end lies, named as an arm is: lines turn, and the left one may end on
    /// the right. No two ends are on one side.
    [[nodiscard]] Arm side(Arm arm) const { return sides_[static_cast<std::size_t>(arm)]; }

private:
    struct Link {
        std::size_t order = 0;
        bool across = false;
        bool low_inward = false;
    };
    using Ray = std::vector<Link>;

    void collect(const Line& line, std::size_t count);
    bool lay(const Plan& plan);
    bool lay_rows(const Plan& plan);
    bool walk(Arm arm, const Walker& start, const Box& box);
    bool walk_stem(Arm arm, const Plan& plan);
    [[nodiscard]] double depth(Arm arm) const;
    [[nodiscard]] bool clash() const;
    void name_sides();

    // The choice of a plan (plan.cpp).
    [[nodiscard]] static Plan first_plan(double aspect);
    void follow(const Line& line, std::size_t first, double aspect);
    [[nodiscard]] std::size_t outgrown(const Line& line, std::size_t fitting, const Plan& plan);
    void grow();
    [[nodiscard]] Plan best_plan(const Line& line, std::size_t count, double aspect);
    [[nodiscard]] bool leaves_room(const Plan& plan) const;
    bool fit(Plan& plan);
    bool fit_stem(Arm arm, double least, Plan& plan);
    [[nodiscard]] double size_of_tiles(double aspect) const;

    std::array<Ray, kArms> rays_;
    std::array<Walker, kArms> walkers_;
    std::array<Arm, kArms> sides_ = kAllArms;
    std::vector<kit::Pose> poses_;
    std::size_t root_ = 0;
    bool spinner_ = false;
    bool across_ = false;  // the root lies across; a spinner does
    Vec origin_{};         // where the opening tile lies, seen from the root
};

/// Where the opening tile lies; `across`: as a spinner, and as a double in games that lay it so.
kit::Pose opening_pose(bool across);

}  // namespace boneyard::dominoes
