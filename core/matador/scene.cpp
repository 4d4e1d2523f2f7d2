// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the window draws of a view, and what a screen reader says for it.

#include <algorithm>

#include "matador/game.h"
#include "matador/layout.h"
#include "matador/say.h"

namespace boneyard::matador {

namespace {

using kit::Phrase;

/// One sentence for each arm: the names of the arms are not to be put together from parts.
using PerArm = std::array<std::string_view, kArms>;

Phrase say_on(const PerArm& texts, Arm arm, std::vector<kit::PhraseArg> args = {}) {
    return say(texts[static_cast<std::size_t>(arm)], std::move(args));
}

kit::Face face_of(const Rules& rules, Tile tile) {
    kit::Face face{tile_text(tile), {low(tile), high(tile)}};
    //: A domino; %1 and %2 are the numbers on its halves
    const auto plain = QT_TRANSLATE_NOOP("matador", "domino %1 %2");
    //: A domino that is a matador; %1 and %2 are the numbers on its halves
    const auto matador = QT_TRANSLATE_NOOP("matador", "domino %1 %2, matador");
    face.spoken = say(matadors_of(rules.most).has(tile) ? matador : plain, {low(tile), high(tile)});
    return face;
}

std::vector<kit::Face> faces_of(const Rules& rules, const TileSet& tiles) {
    std::vector<kit::Face> faces;
    tiles.each([&](Tile tile) { faces.push_back(face_of(rules, tile)); });
    return faces;
}

// ---- Spots

constexpr PerArm kLayInLine{
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 on the left end, its %2 inward."),
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 on the right end, its %2 inward."),
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 on the upper end, its %2 inward."),
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 on the lower end, its %2 inward."),
};

constexpr PerArm kLayAcross{
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 across on the left end."),
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 across on the right end."),
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 across on the upper end."),
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("matador", "Lay %1 across on the lower end."),
};

constexpr PerArm kLaySpinner{
    //: %1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends
    QT_TRANSLATE_NOOP("matador", "Lay %1 on the left end, as the spinner."),
    //: %1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends
    QT_TRANSLATE_NOOP("matador", "Lay %1 on the right end, as the spinner."),
    "",  // the upper and the lower end begin at the spinner
    "",
};

Phrase spoken_spot(const Action& action, bool spinner) {
    const kit::PhraseArg tile = tile_text(action.tile);
    if (action.kind == Action::Kind::Open) {
        //: %1 is a domino, as 6-6; the first tile of a round
        const auto plain = QT_TRANSLATE_NOOP("matador", "Open with %1.");
        //: %1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends
        const auto as_spinner = QT_TRANSLATE_NOOP("matador", "Open with %1, as the spinner.");
        return say(spinner ? as_spinner : plain, {tile});
    }
    if (spinner) return say_on(kLaySpinner, action.arm, {tile});
    if (action.inward == kNoHalf) return say_on(kLayAcross, action.arm, {tile});
    return say_on(kLayInLine, action.arm, {tile, action.inward});
}

kit::Spot spot_of(const Table& table, const Layout& layout, const Action& action) {
    const bool opening = action.kind == Action::Kind::Open;
    const Outcome result = outcome(table, action);
    kit::Spot spot;
    spot.action = Game::text(action);
    spot.tile = tile_text(action.tile);
    spot.pose = opening ? opening_pose(result.across)
                        : layout.joined(action.arm, action.tile, result.across ? kNoHalf : action.inward);
    spot.group = opening ? "open" : arm_name(action.arm);
    spot.spoken = spoken_spot(action, result.spinner);
    return spot;
}

// ---- Marks

constexpr PerArm kTakesValue{
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Left end: takes a %1."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Right end: takes a %1."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Upper end: takes a %1."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Lower end: takes a %1."),
};

constexpr PerArm kTakesEither{
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Left end: takes a %1 or a %2."),
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Right end: takes a %1 or a %2."),
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Upper end: takes a %1 or a %2."),
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Lower end: takes a %1 or a %2."),
};

constexpr PerArm kGate{
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Left end, a gate: takes a blank."),
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Right end, a gate: takes a blank."),
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Upper end, a gate: takes a blank."),
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Lower end, a gate: takes a blank."),
};

constexpr PerArm kClosed{
    //: An open end of the line
    QT_TRANSLATE_NOOP("matador", "Left end, a blank: takes a matador only."),
    //: An open end of the line
    QT_TRANSLATE_NOOP("matador", "Right end, a blank: takes a matador only."),
    //: An open end of the line
    QT_TRANSLATE_NOOP("matador", "Upper end, a blank: takes a matador only."),
    //: An open end of the line
    QT_TRANSLATE_NOOP("matador", "Lower end, a blank: takes a matador only."),
};

kit::Mark mark_of(const Table& table, const Layout& layout, Arm arm) {
    const End& end = table.end(arm);
    const int sum = table.rules.sum();
    kit::Mark mark;
    mark.pose = layout.mark(arm);
    mark.group = arm_name(arm);
    if (end.kind == End::Kind::Gate) {
        mark.kind = kit::MarkKind::Gate;
        mark.accepts = {0};
        mark.spoken = say_on(kGate, arm);
    } else if (end.kind == End::Kind::Either) {
        mark.kind = kit::MarkKind::Either;
        mark.accepts = {std::min(sum - end.a, sum - end.b), std::max(sum - end.a, sum - end.b)};
        mark.spoken = say_on(kTakesEither, arm, {mark.accepts.front(), mark.accepts.back()});
    } else if (end.a == 0) {
        mark.kind = kit::MarkKind::Closed;
        mark.spoken = say_on(kClosed, arm);
    } else {
        mark.kind = kit::MarkKind::Value;
        mark.accepts = {sum - end.a};
        mark.spoken = say_on(kTakesValue, arm, {sum - end.a});
    }
    return mark;
}

// ---- Choices

kit::Choice choice_of(const Action& action) {
    kit::Choice choice{Game::text(action), kit::ChoiceKind::Next, {}};
    if (action.kind == Action::Kind::Draw) {
        choice.kind = kit::ChoiceKind::Draw;
        choice.label = say(QT_TRANSLATE_NOOP("matador", "Draw a tile"));
    } else if (action.kind == Action::Kind::Pass) {
        choice.kind = kit::ChoiceKind::Pass;
        choice.label = say(QT_TRANSLATE_NOOP("matador", "Pass"));
    } else {
        choice.label = say(QT_TRANSLATE_NOOP("matador", "Next round"));
    }
    return choice;
}

// ---- The picture

void add_pieces(const View& view, const Layout& layout, kit::Scene& scene) {
    for (std::size_t order = 0; order < view.table.placed_count; ++order) {
        const Placed& placed = view.table.placed[order];
        scene.pieces.push_back({face_of(view.table.rules, placed.tile), layout.poses()[order], placed.seat,
                                static_cast<int>(order)});
    }
    scene.last = view.table.placed_count - 1;
}

void add_actions(const View& view, const Layout& layout, kit::Scene& scene) {
    std::vector<Action> actions;
    if (view.seat != kNobody) Game::legal(view, actions);
    for (const Action& action : actions) {
        if (action.kind == Action::Kind::Open || action.kind == Action::Kind::Place) {
            scene.spots.push_back(spot_of(view.table, layout, action));
        } else {
            scene.choices.push_back(choice_of(action));
        }
    }
}

void add_hands(const View& view, kit::Scene& scene) {
    const Rules& rules = view.table.rules;
    if (view.seat != kNobody) {
        for (kit::Face& face : faces_of(rules, view.hand())) {
            const bool playable = std::any_of(scene.spots.begin(), scene.spots.end(),
                                              [&](const kit::Spot& spot) { return spot.tile == face.tile; });
            scene.hand.push_back({std::move(face), playable});
        }
    }
    if (!view.open) return;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(view.table.seats); ++seat) {
        scene.hands.push_back({{faces_of(rules, view.hands[seat])}});
    }
}

/// The box around the picture. While the round is on, it has room for a tile at every end, so that the view
/// does not change with whose turn it is.
Box frame(const View& view, const Layout& layout, const kit::Scene& scene) {
    Box box = footprint(scene.pieces.empty() ? opening_pose(false) : scene.pieces.front().pose);
    if (scene.pieces.empty()) box.include(footprint(opening_pose(true)));
    for (const kit::Piece& piece : scene.pieces) box.include(footprint(piece.pose));
    for (const kit::Spot& spot : scene.spots) box.include(footprint(spot.pose));
    for (const kit::Mark& mark : scene.marks) {
        box.include({mark.pose.x - 0.5, mark.pose.y - 0.5, mark.pose.x + 0.5, mark.pose.y + 0.5});
    }
    if (view.table.phase != Phase::Play) return box;
    for (const Arm arm : kAllArms) {
        if (view.table.end(arm).kind == End::Kind::None) continue;
        box.include(footprint(layout.joined(arm, 0, 0)));
        box.include(footprint(layout.joined(arm, 0, kNoHalf)));
    }
    return box;
}

}  // namespace

kit::Scene Game::scene(const View& view, double aspect) {
    const Layout layout(view.table, aspect);
    kit::Scene scene;
    add_pieces(view, layout, scene);
    add_actions(view, layout, scene);
    for (const Arm arm : kAllArms) {
        if (view.table.end(arm).kind != End::Kind::None) {
            scene.marks.push_back(mark_of(view.table, layout, arm));
        }
    }
    add_hands(view, scene);
    const Box box = frame(view, layout, scene);
    scene.left = box.left;
    scene.top = box.top;
    scene.right = box.right;
    scene.bottom = box.bottom;
    return scene;
}

}  // namespace boneyard::matador
