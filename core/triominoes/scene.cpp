// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the window draws of a view, and what a screen reader says for it.

#include <algorithm>
#include <array>
#include <vector>

#include "kit/account.h"
#include "triominoes/scene_parts.h"

namespace boneyard::triominoes {

namespace {

/// `places`: how many spots the tile has; -1: not said.
kit::Face face_of(Tile tile, int places = -1) {
    const std::vector<kit::PhraseArg> corners{corner(tile, 0), corner(tile, 1), corner(tile, 2)};
    kit::Face face{tile_text(tile), {corner(tile, 0), corner(tile, 1), corner(tile, 2)}};
    if (places < 0) {
        //: A triangular tile; the numbers at its corners, clockwise
        face.spoken = say(QT_TRANSLATE_NOOP("triominoes", "tile %1, %2, %3"), corners);
    } else if (places == 0) {
        //: A triangular tile in one's hand; the numbers at its corners, clockwise
        face.spoken = say(QT_TRANSLATE_NOOP("triominoes", "tile %1, %2, %3; fits nowhere"), corners);
    } else {
        //: A triangular tile in one's hand; the numbers at its corners; %n: in how many ways it can be laid
        face.spoken = say(QT_TRANSLATE_N_NOOP("triominoes", "tile %1, %2, %3; fits in %n place(s)"), corners);
        face.spoken.count = places;
    }
    return face;
}

kit::Meaning meaning_of(Tile tile) {
    //: What a triangular tile is worth; %1 points
    const auto worth = QT_TRANSLATE_NOOP(
        "triominoes", "Worth %1: yours when you lay it, the winner's if it is left in your hand.");
    kit::Meaning meaning{{say(worth, {value(tile)})}, "tiles"};
    if (is_triple(tile)) {
        //: A triangular tile with the same number in all corners; the highest one opens a round
        meaning.words.push_back(
            say(QT_TRANSLATE_NOOP("triominoes", "A triple: the highest one opens, for 10 extra points.")));
        meaning.rule = "opening";
    }
    return meaning;
}

kit::Meaning meaning_of_laid(Seat seat) {
    //: Of a tile on the table; %1 is a player
    return {{say(QT_TRANSLATE_NOOP("triominoes", "%1 laid it."), {kit::SeatName{seat}})}, "tiles"};
}

/// A quiet sign on every free cell at the rim of what lies.
void add_marks(const Lattice& lattice, kit::Scene& scene) {
    for (const Cell* cell = lattice.frontier_begin(); cell != lattice.frontier_end(); ++cell) {
        kit::Mark mark{
            pose_of(*cell, 0), cell_name(*cell), kit::MarkKind::Place, lattice.numbers_around(*cell), {}};
        //: A free place on the table
        mark.spoken = say(QT_TRANSLATE_NOOP("triominoes", "A place where one of your tiles fits."));
        mark.meaning = {
            {say(QT_TRANSLATE_NOOP("triominoes",
                                   "Where edges touch, the numbers at both their ends are the same."))},
            "turn"};
        scene.marks.push_back(std::move(mark));
    }
}

int order_at(const Table& table, Cell cell) {
    const auto end = table.placed.begin() + table.placed_count;
    return static_cast<int>(
        std::find_if(table.placed.begin(), end, [&](const Placed& placed) { return placed.cell == cell; }) -
        table.placed.begin());
}

/// The six tiles around a point in turn, from the last one on.
kit::Highlight ring_of(const Table& table, Vertex v) {
    // around() names them row by row: the second row goes back
    constexpr std::array<std::size_t, 6> kInTurn{0, 1, 2, 5, 4, 3};
    kit::Highlight ring;
    ring.feat = kit::Feat::Ring;
    for (const std::size_t at : kInTurn) {
        if (const Cell cell = around(v)[at]; table.lattice.filled(cell))
            ring.pieces.push_back(order_at(table, cell));
    }
    const auto last = std::find(ring.pieces.begin(), ring.pieces.end(), table.placed_count - 1);
    std::rotate(ring.pieces.begin(), last, ring.pieces.end());
    return ring;
}

/// A hexagon is highlighted with its six tiles, a bridge with the one that makes it. Looked at as it was
/// before the last tile was laid, so that the rules alone say what it has made.
void add_cheers(const Table& table, kit::Scene& scene) {
    if (table.placed_count < 2) return;
    const Placed& last = table.placed[table.placed_count - 1U];
    Table before;
    before.rules = table.rules;
    for (std::size_t i = 0; i + 1 < table.placed_count; ++i) {
        lay(before, {Action::Kind::Place, table.placed[i].tile, table.placed[i].cell, table.placed[i].r});
    }
    const Gain gain = gain_of(before, {Action::Kind::Place, last.tile, last.cell, last.r});
    if (gain.bridge > 0) scene.highlights.push_back({{table.placed_count - 1}, kit::Feat::Bridge});
    if (gain.hexagon == 0) return;
    for (const Vertex v : corners_of(last.cell)) {
        kit::Highlight ring = ring_of(table, v);
        if (ring.pieces.size() == around(v).size()) scene.highlights.push_back(std::move(ring));
    }
}

void grow(kit::Scene& scene, const kit::Pose& pose, bool first) {
    const double reach = kSide * 0.6;
    if (first) {
        scene.left = scene.right = pose.x;
        scene.top = scene.bottom = pose.y;
    }
    scene.left = std::min(scene.left, pose.x - reach);
    scene.right = std::max(scene.right, pose.x + reach);
    scene.top = std::min(scene.top, pose.y - reach);
    scene.bottom = std::max(scene.bottom, pose.y + reach);
}

void fit_bounds(kit::Scene& scene, const Table& table) {
    bool first = true;
    for (const kit::Piece& piece : scene.pieces) {
        grow(scene, piece.pose, first);
        first = false;
    }
    if (first) grow(scene, pose_of({}, 0), true);
    // Every cell where somebody may lay next is in sight, whose turn it ever is: the camera stays calm.
    if (table.phase != Phase::Play) return;
    for (const Cell* c = table.lattice.frontier_begin(); c != table.lattice.frontier_end(); ++c) {
        grow(scene, pose_of(*c, 0), false);
    }
}

std::vector<kit::Face> faces_of(TileSet tiles) {
    std::vector<kit::Face> faces;
    tiles.each([&](Tile tile) { faces.push_back(face_of(tile)); });
    return faces;
}

/// What is left in the hands, and how the winner's points for it come about.
void add_hands_left(const View& view, kit::Scene& scene) {
    const Table& table = view.table;
    kit::HandsLeft left;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        left.values.push_back(value(kit::at(view.hands, seat)));
        left.totals.push_back(kit::at(table.scores, seat));
    }
    left.winner = least_left(view.hands, table.seats);
    left.taken_off = table.rules.blocked_each ? table.seats - 1 : 1;
    kit::add_hands_left(scene, left);
}

/// What is to be done by whoever is to move, where the usual words do not say enough: empty where they do.
kit::Phrase prompt_of(const Table& table, const kit::Scene& scene) {
    if (!scene.spots.empty() || scene.choices.empty()) return {};
    const kit::Choice& only = scene.choices.front();
    if (table.drawn == kMaxDraws - 1 && only.kind == kit::ChoiceKind::Draw) {
        //: Nothing fits, and after this one no more may be drawn: %1, the points that it brings, and %2,
        //: those of passing after it, are below zero
        return say(QT_TRANSLATE_NOOP("triominoes", "Last draw (%1): if it does not fit, %2."),
                   {-kDrawPrice, -kPassPrice});
    }
    if (table.drawn < kMaxDraws && only.kind == kit::ChoiceKind::Pass && only.price > 0) {
        //: Nothing fits, and there is nothing to draw; %1: the points that passing brings, below zero
        return say(QT_TRANSLATE_NOOP("triominoes", "Boneyard empty, none fits: you pass (%1)."),
                   {-only.price});
    }
    return {};
}

}  // namespace

kit::Scene Game::scene(const View& view, double /*aspect*/) {
    const Table& table = view.table;
    kit::Scene scene;
    for (std::size_t i = 0; i < table.placed_count; ++i) {
        const Placed& placed = table.placed[i];
        scene.pieces.push_back({face_of(placed.tile), pose_of(placed.cell, placed.r), placed.seat,
                                static_cast<int>(i), meaning_of_laid(placed.seat)});
    }
    std::vector<Action> actions;
    if (view.seat != kNobody || table.to_move == kNobody) legal(view, actions);
    std::array<int, kTiles> places{};
    for (const Action& action : actions) {
        if (action.kind == Action::Kind::Place) {
            ++places[action.tile];
            scene.spots.push_back(spot_of(table, action));
        } else {
            scene.choices.push_back(choice_of(table, action));
        }
    }
    const bool mine = view.seat != kNobody && table.to_move == view.seat;
    if (mine) scene.prompt = prompt_of(table, scene);
    if (view.seat != kNobody) {
        view.hand().each([&](Tile tile) {
            const int count = places[tile];
            scene.hand.push_back({face_of(tile, mine ? count : -1), count > 0});
            scene.hand.back().meaning = meaning_of(tile);
        });
        if (table.phase == Phase::Play) add_marks(table.lattice, scene);
    }
    if (view.open) {
        for (int seat = 0; seat < table.seats; ++seat) {
            scene.hands.push_back({{faces_of(view.hands[static_cast<std::size_t>(seat)])}});
        }
        add_hands_left(view, scene);
    }
    //: %1 is what a tile costs that is drawn
    scene.stock_meaning = {
        {say(QT_TRANSLATE_NOOP("triominoes", "A tile from here costs %1 points, up to three in a turn."),
             {kDrawPrice})},
        "drawing"};
    scene.last = table.placed_count - 1;
    add_cheers(table, scene);
    scene.note = opening_note(view);
    scene.note_asks = !scene.note.empty() && view.table.placed_count == 0;
    fit_bounds(scene, table);
    constexpr int kRoom = 5;  // square units a tile, with the gaps at the rim
    scene.spread = kTiles * kRoom;
    return scene;
}

}  // namespace boneyard::triominoes
