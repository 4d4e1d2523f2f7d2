// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the window draws of a view, and what a screen reader says for it.

#include <algorithm>
#include <cmath>
#include <tuple>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using kit::Phrase;
// ---- Poses

/// How far a tile is turned whose lower number is near and which lies in that direction; on a rack the lower
/// number is on top.
constexpr int angle_of(Direction direction) {
    switch (direction) {
        case Direction::South:
            return 0;
        case Direction::West:
            return 90;
        case Direction::North:
            return 180;
        case Direction::East:
            break;
    }
    return 270;
}

/// The rules count in half tile widths: a tile is 4 by 2 of its units.
kit::Pose pose_at(int x, int y, Direction direction, bool low_near) {
    const int angle = angle_of(direction) + (low_near ? 0 : 180);
    return {x / 2.0, y / 2.0, static_cast<double>(angle % 360)};
}

kit::Pose pose_of(const Placed& placed) {
    return pose_at(placed.x, placed.y, placed.direction, placed.inner == low(placed.tile));
}

// ---- Spots and marks

Phrase spoken_spot(const Board& board, const Action& action, const Points& points) {
    if (action.kind == Action::Kind::First) {
        //: %1 is a tile, as fire 3-9; the first tile of a round
        return say(QT_TRANSLATE_NOOP("matching_elements", "Open with %1."), {term_of(action.tile)});
    }
    const Tile anchor = board.placed()[static_cast<std::size_t>(action.anchor)].tile;
    const std::vector<kit::PhraseArg> args{term_of(action.tile), term_of(anchor), int{action.inner}};
    if (in_line(action.port)) {
        //: %1 is a tile, as fire 3-9; it joins tile %2 end to end by the number %3, for %n points
        return say.count(
            QT_TRANSLATE_N_NOOP("matching_elements", "Lay %1 in line with %2 by the %3: %n point(s)."),
            points.points, args);
    }
    //: %1 is a tile, as fire 3-9; its end %3 joins the long side of tile %2, for %n points
    return say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Lay %1 across %2 with the %3: %n point(s)."),
                     points.points, args);
}

kit::Spot spot_of(const Board& board, const Action& action) {
    kit::Spot spot;
    spot.action = Game::text(action);
    spot.tile = tile_text(action.tile);
    if (action.kind == Action::Kind::First) {
        spot.pose = pose_at(0, 0, Direction::East, true);
        spot.group = "first";
        spot.spoken = spoken_spot(board, action, {});
        return spot;
    }
    const Place& place = *board.find(action.anchor, action.port);
    const Points points = board.points(place, action.tile, action.inner);
    spot.pose = pose_at(place.x, place.y, place.direction, action.inner == low(action.tile));
    spot.group = group_of(place);
    spot.gain = points.points;
    spot.way = in_line(action.port) ? kit::Way::Line : kit::Way::Across;
    spot.spoken = spoken_spot(board, action, points);
    return spot;
}

/// The sign stands at the end of the tile that is open, half a tile width out.
kit::Mark mark_of(const Place& place) {
    kit::Mark mark;
    mark.pose = pose_at(place.x, place.y, place.direction, true);
    mark.pose.x -= 0.5 * step_x(place.direction);
    mark.pose.y -= 0.5 * step_y(place.direction);
    mark.group = group_of(place);
    mark.kind = kit::MarkKind::Place;
    mark.meaning = meaning_of(place);
    mark.spoken = spoken_place(place);
    mark.accepts.push_back(place.low);
    if (!in_line(place.port)) mark.accepts.push_back(place.high);
    return mark;
}

// ---- The picture

void add_hands(const View& view, kit::Scene& scene) {
    if (view.seat != kNobody) {
        view.hand().each([&](Tile tile) {
            const bool playable =
                std::any_of(scene.spots.begin(), scene.spots.end(),
                            [&](const kit::Spot& spot) { return spot.tile == tile_text(tile); });
            scene.hand.push_back({face_of(tile), playable});
            scene.hand.back().meaning = meaning_of(view.table, tile);
        });
    }
    if (!view.open) return;
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        scene.hands.push_back({{faces_of(at(view.hands, seat))}});
    }
}

/// The box is to hold a tile that lies there, or as much of it as is nearest to what it joins: all, or half.
void include(kit::Scene& scene, int x, int y, Direction direction, bool all = true) {
    const double half_width = step_x(direction) != 0 ? 1 : 0.5;
    const double half_height = 1.5 - half_width;
    const double less_x = all ? 0 : step_x(direction);
    const double less_y = all ? 0 : step_y(direction);
    scene.left = std::min(scene.left, x / 2.0 - half_width + std::max(0.0, -less_x));
    scene.right = std::max(scene.right, x / 2.0 + half_width - std::max(0.0, less_x));
    scene.top = std::min(scene.top, y / 2.0 - half_height + std::max(0.0, -less_y));
    scene.bottom = std::max(scene.bottom, y / 2.0 + half_height - std::max(0.0, less_y));
}

/// A tile of the hand can be laid there, as soon as it is one's turn.
bool takes_one_of(const Board& board, const Place& place, const TileSet& hand) {
    if (!in_line(place.port)) return hand.kinds(board.colour()) != 0;
    bool found = false;
    hand.each([&](Tile tile) { found = found || low(tile) == place.low || high(tile) == place.low; });
    return found;
}

/// Round what lies there, and while the round is on each place: all of it where the viewer may lay a tile,
/// and else half, that the tiles are not the smaller for it.
void frame(const View& view, kit::Scene& scene) {
    const Table& table = view.table;
    include(scene, 0, 0, Direction::East);
    for (const Placed& placed : table.board.placed()) include(scene, placed.x, placed.y, placed.direction);
    if (table.phase != Phase::Play) return;
    const TileSet hand = view.seat != kNobody ? view.hand() : TileSet{};
    const auto include_place = [&](const Place& place) {
        include(scene, place.x, place.y, place.direction, takes_one_of(table.board, place, hand));
    };
    for (const Place& place : table.board.lines()) include_place(place);
    for (const Place& place : table.board.sides()) include_place(place);
}

/// Turns it by a quarter, clockwise.
void turn(kit::Scene& scene) {
    const auto quarter = [](kit::Pose& pose) { pose = {-pose.y, pose.x, std::fmod(pose.angle + 90, 360)}; };
    for (kit::Piece& piece : scene.pieces) quarter(piece.pose);
    for (kit::Spot& spot : scene.spots) quarter(spot.pose);
    for (kit::Mark& mark : scene.marks) quarter(mark.pose);
    std::tie(scene.left, scene.top, scene.right, scene.bottom) =
        std::tuple(-scene.bottom, scene.left, -scene.top, scene.right);
}

}  // namespace

std::string group_of(const Place& place) {
    static constexpr std::string_view kLetters = " nflr";
    return std::to_string(place.anchor) + " " + kLetters[static_cast<std::size_t>(place.port)];
}

kit::Scene Game::scene(const View& view, double aspect) {
    const Table& table = view.table;
    const Board& board = table.board;
    kit::Scene scene;
    int order = 0;
    for (const Placed& placed : board.placed()) {
        scene.pieces.push_back(
            {face_of(placed.tile), pose_of(placed), placed.seat, order, meaning_of_laid(table, order)});
        ++order;
    }
    scene.last = order - 1;
    std::vector<Action> actions;
    if (view.seat != kNobody || table.to_move == kNobody) legal(view, actions);
    for (const Action& action : actions) {
        if (action.is_place()) scene.spots.push_back(spot_of(board, action));
    }
    if (table.phase == Phase::Play) {
        for (const Place& place : board.lines()) scene.marks.push_back(mark_of(place));
        for (const Place& place : board.sides()) scene.marks.push_back(mark_of(place));
    }
    add_hands(view, scene);
    add_question(view, actions, scene);
    add_standing(view, scene);
    scene.stock_meaning = meaning_of_stock();
    frame(view, scene);
    constexpr int kRoom = 22;  // square units a tile, as lines go out to all sides
    scene.spread = table.seats * Table::hand_of(table.seats) * kRoom;
    // The rules say where each tile lies, so it cannot bend: it lies along the felt, however it grows.
    if (aspect > 0 && aspect < 1) turn(scene);
    return scene;
}

}  // namespace boneyard::matching_elements
