// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <limits>
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

constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator*(Vec a, double by) { return {a.x * by, a.y * by}; }

/// An upright rectangle; x grows to the right and y downwards.
struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    void include(const Box& other);
    [[nodiscard]] bool overlaps(const Box& other) const;  ///< touching is no overlap
    [[nodiscard]] bool holds(const Box& other) const;
    [[nodiscard]] Box widened(double by) const;  ///< on each side
};

inline constexpr double kPitch = 3;    ///< between the middles of two rows, at the least
inline constexpr double kSlack = 0.5;  ///< how far a tile may stick out of its box
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
    Walker(Vec start, Vec heading) : edge_(start), heading_(heading) {}

    /// From here on it is on that ground; what it has laid decides which way its rows follow each other.
    void go_on(const Lane& lane);

    /// The same, seen from elsewhere.
    void shift(Vec by);

    kit::Pose lay_in_line(bool low_inward);
    kit::Pose lay_across();

    /// It has left the straight way that it started on.
    [[nodiscard]] bool turned() const { return turned_; }

    /// How far away the first row is of a line that started upright and has turned.
    [[nodiscard]] double first_row() const { return first_row_; }

    /// The middle of the next tile, when it lies across.
    [[nodiscard]] Vec place_across() const;

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
    bool turned_ = false;
    double first_row_ = 0;  // how far away the first row is
    double next_row_ = 1;   // the x direction of the next row
    double branch_ = 0;     // how far away the next row may lie at the least
    Lane lane_;
};

/// The ground for the lines of play, seen from the root, and how the upright ones turn into rows there.
struct Plan {
    Box box;
    std::array<double, 2> first_row{1, 1};  ///< of U and D: 1: to the right, -1: to the left
    std::array<double, 2> branch{0, 0};     ///< how far away their first rows are at the least
    std::array<double, 2> away{1, 1};  ///< where L and R turn beside a spinner: 1: downwards, -1: upwards
    std::array<double, 2> side{0, 0};  ///< of U and D: where all their rows are; 0: on both sides
};

/// All tiles laid, and the ways on. It depends on what is laid and nothing else. While more is laid the tiles
/// stay where they are: when they outgrow their plan, the next one leaves them there and has more ground for
/// what comes. Only where that would make them much smaller are they laid anew.
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

    /// What keeps its place whatever the plan: the first tiles, so many on each ray, and how each goes on.
    struct Lying {
        std::vector<kit::Pose> poses;
        std::array<std::size_t, kArms> count{};
        std::array<Walker, kArms> walkers;

        [[nodiscard]] bool empty() const { return poses.empty(); }
    };
    /// A way to go on: what is kept, and room for how many more tiles, by those that lie.
    struct Way {
        Lying kept;
        double more = 0;
    };
    struct Choice {
        Plan plan;
        double size = 0;  ///< how large the tiles are by that plan; 0: there is none
        double box = 0;   ///< the size of its box
    };

    /// The first box's size, as the side of a square of its area.
    static constexpr double kFirstSize = 14;

    void collect(const Line& line, std::size_t count);
    bool lay(const Plan& plan);
    bool walk(Arm arm, const Plan& plan);
    kit::Pose step(Arm arm, const Link& link);
    [[nodiscard]] Walker outset(Arm arm) const;
    [[nodiscard]] Walker::Lane lane(Arm arm, const Plan& plan) const;
    [[nodiscard]] double reach(Arm arm, double away) const;
    [[nodiscard]] double rows_reach(double away, double side) const;
    [[nodiscard]] bool leaves_room(const Plan& plan) const;
    [[nodiscard]] bool clash() const;
    [[nodiscard]] bool clashes(std::size_t order) const;
    void name_sides();
    [[nodiscard]] bool ends_lie_beside(const kit::Pose& one, const kit::Pose& other) const;

    // How it grows (growth.cpp).
    void follow(const Line& line, double aspect);
    void add(const Line& line, std::size_t order, double aspect, Plan& plan);
    void add_spinner(const Line& line, std::size_t order, double aspect, Plan& plan);
    [[nodiscard]] Lying lying() const;
    void keep(const Line& line, std::size_t count, const Lying& lying);
    Plan next_plan(const Line& line, std::size_t count, double aspect, const std::vector<Way>& ways);

    // The choice of a plan (plan.cpp).
    [[nodiscard]] static Plan first_plan(double aspect);
    void grow(double more);
    [[nodiscard]] Choice best_plan(double aspect, double smallest = 0,
                                   double largest = std::numeric_limits<double>::infinity());
    [[nodiscard]] bool may_turn_otherwise(Arm arm) const;
    void try_rows(Plan& plan, double aspect, Choice& best);
    void try_stems(Plan& plan, double aspect, Choice& best);
    void try_ways(Arm stem, Plan& plan, const std::function<void()>& fits);
    bool fit_stem(Arm arm, Plan& plan);
    [[nodiscard]] bool keeps_to(Arm arm, double side) const;
    [[nodiscard]] double size_of_tiles(double aspect) const;
    [[nodiscard]] static double full_size(double aspect);

    std::array<Ray, kArms> rays_;
    std::array<Walker, kArms> walkers_;
    std::array<Arm, kArms> sides_ = kAllArms;
    std::vector<kit::Pose> poses_;
    Lying kept_;
    std::size_t root_ = 0;
    bool spinner_ = false;
    bool across_ = false;  // the root lies across; a spinner does
    Vec origin_{};         // where the opening tile lies, seen from the root
};

/// Where the opening tile lies; `across`: as a spinner, and as a double in games that lay it so.
kit::Pose opening_pose(bool across);

}  // namespace boneyard::dominoes
