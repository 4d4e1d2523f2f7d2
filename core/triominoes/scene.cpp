// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the window draws of a view, and what a screen reader says for it.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "kit/account.h"
#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

using kit::Phrase;

// A side of a triangle is two units long: its digits are as large as a domino's.
constexpr double kSide = 2.0;
constexpr double kHeight = kSide * std::numbers::sqrt3 / 2;

/// The centre of gravity of a cell; a tile with r=0 stands upright in the cell 0 0.
kit::Pose pose_of(Cell cell, int r) {
    const double third = cell.up() ? 2.0 / 3 : 1.0 / 3;
    const int angle = ((3 - r) * 120 + (cell.up() ? 0 : 180)) % 360;
    return {cell.x * kSide / 2, (cell.y + third) * kHeight, static_cast<double>(angle)};
}

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

Phrase spoken_spot(const Table& table, const Action& action, const Gain& gain) {
    std::string there;  // the numbers that the place has already tell it from others
    for (const int number : table.lattice.numbers_around(action.cell)) {
        there += (there.empty() ? "" : "-") + std::to_string(number);
    }
    const auto lay = [&](std::string_view text) {
        Phrase phrase = say(text, {tile_text(action.tile)});
        if (!there.empty()) phrase.args.emplace_back(there);
        phrase.count = gain.sum();
        return phrase;
    };
    if (there.empty()) {
        //: %1 is a tile, as 4-4-4
        return lay(QT_TRANSLATE_N_NOOP("triominoes", "Open with %1: %n point(s)."));
    }
    if (const int hexagons = table.lattice.hexagons(action.cell); gain.hexagon > 0 && hexagons > 1) {
        //: %1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5; %3 how many hexagons, two or more
        Phrase phrase =
            lay(QT_TRANSLATE_N_NOOP("triominoes", "Lay %1 at %2 and close %3 hexagons: %n point(s)."));
        phrase.args.emplace_back(hexagons);
        return phrase;
    }
    if (gain.hexagon > 0) {
        //: %1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5
        return lay(QT_TRANSLATE_N_NOOP("triominoes", "Lay %1 at %2 and close a hexagon: %n point(s)."));
    }
    if (gain.bridge > 0) {
        //: %1 is a tile, as 0-3-5; %2 the numbers at the place, as 0-3-5
        return lay(QT_TRANSLATE_N_NOOP("triominoes", "Lay %1 at %2 as a bridge: %n point(s)."));
    }
    //: %1 is a tile, as 0-3-5; %2 the numbers at the place, as 3-5
    return lay(QT_TRANSLATE_N_NOOP("triominoes", "Lay %1 at %2: %n point(s)."));
}

kit::Spot spot_of(const Table& table, const Action& action) {
    const Gain gain = gain_of(table, action);
    kit::Spot spot;
    spot.action = Game::text(action);
    spot.tile = tile_text(action.tile);
    spot.pose = pose_of(action.cell, action.r);
    spot.group = cell_name(action.cell);
    spot.gain = gain.sum();
    spot.spoken = spoken_spot(table, action, gain);
    return spot;
}

kit::Choice choice_of(const Table& table, const Action& action) {
    const std::string text = Game::text(action);
    if (action.kind == Action::Kind::Next) {
        return {text, kit::ChoiceKind::Next, say(QT_TRANSLATE_NOOP("triominoes", "Next round"))};
    }
    if (action.kind == Action::Kind::Draw) {
        //: A button: draw a tile; %1 is what it costs
        kit::Choice draw{text, kit::ChoiceKind::Draw,
                         say(QT_TRANSLATE_NOOP("triominoes", "Draw (−%1)"), {kDrawPrice})};
        draw.price = kDrawPrice;
        return draw;
    }
    kit::Choice pass{text, kit::ChoiceKind::Pass, say(QT_TRANSLATE_NOOP("triominoes", "Pass"))};
    pass.price = pass_price(table);
    //: A button: pass; %1 is what it costs
    if (pass.price > 0) pass.label = say(QT_TRANSLATE_NOOP("triominoes", "Pass (−%1)"), {pass.price});
    return pass;
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

/// Who opens, and why: as the tile that has to open tells, or the tile that did.
Phrase opening_note(const View& view) {
    const Table& table = view.table;
    if (table.phase != Phase::Play || table.placed_count > 1) return {};
    const bool mine = table.to_move == view.seat && view.seat != kNobody;
    if (table.placed_count == 0 && !mine) return {};
    const Tile tile = table.placed_count > 0 ? table.placed[0].tile : opening_tile(view.hand());
    const std::vector<kit::PhraseArg> name{tile_text(tile)};
    if (mine && table.placed_count == 0) {
        if (is_triple(tile)) {
            //: %1 is a tile, as 4-4-4: three times the same number, a triple
            return say(QT_TRANSLATE_NOOP("triominoes", "You open: %1 is the highest triple dealt."), name);
        }
        //: %1 is a tile, as 3-4-5. A triple is a tile with three times the same number
        return say(QT_TRANSLATE_NOOP("triominoes", "No triple was dealt. You open: %1 counts the most."),
                   name);
    }
    if (tile == kZeros) {
        //: 0-0-0 is a tile
        return say(QT_TRANSLATE_NOOP("triominoes", "0-0-0 opened: 30 points, and 10 for a triple."));
    }
    if (is_triple(tile)) {
        //: %1 is a tile, as 4-4-4: three times the same number, a triple
        return say(QT_TRANSLATE_NOOP("triominoes", "%1 opened: the highest triple dealt."), name);
    }
    //: %1 is a tile, as 3-4-5. A triple is a tile with three times the same number
    return say(QT_TRANSLATE_NOOP("triominoes", "No triple was dealt. %1 opened: it counts the most."), name);
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
    for (Seat seat = 0; seat < table.seats; ++seat) left.values.push_back(value(kit::at(view.hands, seat)));
    left.winner = least_left(view.hands, table.seats);
    left.taken_off = table.rules.blocked_each ? table.seats - 1 : 1;
    kit::add_hands_left(scene, left);
}

}  // namespace

kit::Scene Game::scene(const View& view, double /*aspect*/) {
    const Table& table = view.table;
    kit::Scene scene;
    for (std::size_t i = 0; i < table.placed_count; ++i) {
        const Placed& placed = table.placed[i];
        scene.pieces.push_back({face_of(placed.tile), pose_of(placed.cell, placed.r), placed.seat,
                                static_cast<int>(i), meaning_of(placed.tile)});
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
    return scene;
}

}  // namespace boneyard::triominoes
