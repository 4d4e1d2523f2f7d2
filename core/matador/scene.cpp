// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the window draws of a view, and what a screen reader says for it.

#include "dominoes/scene.h"

#include <algorithm>

#include "matador/game.h"
#include "matador/scene_parts.h"

namespace boneyard::matador {

namespace {

using kit::Phrase;

kit::Face matador_face(Tile tile) {
    kit::Face face = face_of(tile);
    //: A domino that is a matador; %1 is the tile, as 2-5
    face.spoken = say(QT_TRANSLATE_NOOP("matador", "domino %1, matador"), {face.tile});
    return face;
}

constexpr PerArm kTakesValue{
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Left end: takes %1, or a matador."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Right end: takes %1, or a matador."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Upper end: takes %1, or a matador."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("matador", "Lower end: takes %1, or a matador."),
};

constexpr PerArm kTakesEither{
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Left end: takes %1 or %2, or a matador."),
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Right end: takes %1 or %2, or a matador."),
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Upper end: takes %1 or %2, or a matador."),
    //: An open end of the line; %1 and %2 are the numbers that join there
    QT_TRANSLATE_NOOP("matador", "Lower end: takes %1 or %2, or a matador."),
};

constexpr PerArm kGate{
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Left end, a gate: takes a blank or a matador."),
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Right end, a gate: takes a blank or a matador."),
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Upper end, a gate: takes a blank or a matador."),
    //: An open end of the line, with a matador across
    QT_TRANSLATE_NOOP("matador", "Lower end, a gate: takes a blank or a matador."),
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

/// Why an end takes what it takes.
kit::Meaning meaning_of(const End& end, int sum) {
    if (end.kind == End::Kind::Gate) {
        //: An end of the line with a matador across
        return {{say(QT_TRANSLATE_NOOP("matador",
                                       "A matador lies across here. Only a blank or a matador joins it."))},
                "matadors"};
    }
    if (end.kind == End::Kind::Either) {
        //: An end of the line with a tile across; %1 and %2 are the numbers on it, %3 the sum they must make
        return {{say(QT_TRANSLATE_NOOP(
                         "matador", "A tile lies across here. What joins it makes %3 with its %1 or its %2."),
                     {int{end.a}, int{end.b}, sum})},
                "matadors"};
    }
    if (end.a == 0) {
        //: A blank end of the line; %1 is the sum that two numbers must make
        return {{say(QT_TRANSLATE_NOOP(
                         "matador", "No number makes %1 with a blank: only a matador opens this end again."),
                     {sum})},
                "blank"};
    }
    //: An end of the line: %1 the number that lies there, %2 the sum that two numbers must make
    return {{say(QT_TRANSLATE_NOOP("matador", "%1 lies here, and where two tiles touch they make %2."),
                 {int{end.a}, sum})},
            "turn"};
}

kit::Mark mark_of(const Table& table, const Layout& layout, Arm arm) {
    const End& end = table.end(arm);
    const int sum = table.rules.sum();
    const bool takes_one = end.kind == End::Kind::Value && end.a != 0;
    kit::Mark mark = takes_one ? value_mark(layout, arm, sum - end.a) : mark_at(layout, arm);
    mark.meaning = meaning_of(end, sum);
    if (takes_one) {
        mark.spoken = say_on(say, kTakesValue, layout.side(arm), {sum - end.a});
        return mark;
    }
    if (end.kind == End::Kind::Gate) {
        mark.kind = kit::MarkKind::Gate;
        mark.accepts = {0};
        mark.spoken = say_on(say, kGate, layout.side(arm));
    } else if (end.kind == End::Kind::Either) {
        mark.kind = kit::MarkKind::Either;
        mark.accepts = {std::min(sum - end.a, sum - end.b), std::max(sum - end.a, sum - end.b)};
        mark.spoken =
            say_on(say, kTakesEither, layout.side(arm), {mark.accepts.front(), mark.accepts.back()});
    } else {
        mark.kind = kit::MarkKind::Closed;
        mark.spoken = say_on(say, kClosed, layout.side(arm));
    }
    return mark;
}

/// A matador is more than any domino.
void tell_of_matadors(const Rules& rules, kit::Scene& scene) {
    const auto tell = [&](const kit::Face& face, kit::Meaning& meaning) {
        if (!matadors_of(rules.most).has(parse_tile(face.tile).value_or(0))) return;
        meaning.words.insert(
            meaning.words.begin(),
            say(QT_TRANSLATE_NOOP("matador", "A matador: it goes on any end, whatever lies there.")));
        meaning.rule = "matadors";
    };
    for (kit::Piece& piece : scene.pieces) tell(piece.face, piece.meaning);
    for (kit::HandTile& tile : scene.hand) tell(tile.face, tile.meaning);
}

/// A matador that lies across an end makes a gate of it.
void add_gate_laid(const Table& table, kit::Scene& scene) {
    if (table.placed_count == 0 || !table.playing()) return;
    const Placed& last = table.last();
    if (last.arm < 0 || table.end(static_cast<Arm>(last.arm)).kind != End::Kind::Gate) return;
    //: For screen readers. A matador was laid across an end of the line
    const auto spoken = QT_TRANSLATE_NOOP("matador", "That end is a gate now.");
    scene.highlights.push_back({{table.placed_count - 1}, kit::Feat::Gate, say(spoken)});
}

/// Why the seat that leads does so.
Phrase lead_prompt(const View& view) {
    if (!view.table.playing() || view.seat == kNobody || view.table.to_move != view.seat) return {};
    if (view.table.rules.opener != Rules::Opener::Holder) return {};
    return is_double(opening_tile(view.hand()))
               ? say(QT_TRANSLATE_NOOP("matador", "You have the highest double: lay any tile."))
               : say(QT_TRANSLATE_NOOP("matador", "You have the heaviest tile: lay any tile."));
}

/// What the tiles of a hand that can be laid are laid by.
struct Fitting {
    bool by_sum = false;
    bool by_gate = false;  ///< a blank at a gate
    bool by_matador = false;
    bool gates = false;  ///< there is one
};

Fitting fitting_of(const View& view) {
    const Rules& rules = view.table.rules;
    const TileSet matadors = matadors_of(rules.most);
    Fitting found;
    found.by_matador = !(view.hand() & matadors).empty();
    for (const Arm arm : kAllArms) {
        const End& end = view.table.end(arm);
        const bool fits = !(view.hand() & joining(rules, end)).empty();
        const bool gate = end.kind == End::Kind::Gate;
        found.gates = found.gates || gate;
        (gate ? found.by_gate : found.by_sum) |= fits;
    }
    return found;
}

/// What can be done with the open ends by a seat that must lay a tile.
Phrase lay_prompt(const View& view) {
    const Fitting by = fitting_of(view);
    const int sum = view.table.rules.sum();
    if (by.by_sum && by.gates && (by.by_gate || by.by_matador)) {
        //: What to do: %1 is what the two numbers must make that touch where a tile is laid; at other ends
        //: lie matadors across, which only a blank or a matador joins
        return say(QT_TRANSLATE_NOOP("matador", "Make %1, or lay a blank or a matador."), {sum});
    }
    if (by.by_sum && by.by_matador) {
        //: What to do: %1 is what the two numbers must make that touch where a tile is laid
        return say(QT_TRANSLATE_NOOP("matador", "Make %1, or lay a matador."), {sum});
    }
    if (by.by_sum) {
        //: %1: what the two numbers must make that touch where a tile is laid
        return say(QT_TRANSLATE_NOOP("matador", "Your turn: make %1 with an open end."), {sum});
    }
    // No number makes the sum.
    if (by.by_gate) return say(QT_TRANSLATE_NOOP("matador", "Your turn: lay a blank or a matador."));
    return say(QT_TRANSLATE_NOOP("matador", "Your turn: only a matador fits."));
}

/// What the seat to move is to do, where more can be said than that a tile is to be laid or drawn.
Phrase prompt_of(const View& view, const kit::Scene& scene) {
    const Rules& rules = view.table.rules;
    if (scene.pieces.empty()) return lead_prompt(view);
    const bool draws = !scene.choices.empty() && scene.choices.front().kind == kit::ChoiceKind::Draw;
    if (scene.spots.empty()) return draw_prompt(scene, rules.draw_until, view.table.drawn);
    if (draws) return say(QT_TRANSLATE_NOOP("matador", "Lay a matador, or draw to keep it."));
    if (!scene.choices.empty()) return {};
    return lay_prompt(view);
}

}  // namespace

kit::Scene Game::scene(const View& view, double aspect) {
    const Table& table = view.table;
    const Layout layout(table, aspect);
    const FaceOf face = [&](Tile tile) {
        return matadors_of(table.rules.most).has(tile) ? matador_face(tile) : face_of(tile);
    };
    const SpotOf spot = [&](const Action& action) {
        return spot_of(layout, action, placed_by(table, action));
    };
    const MarkOf mark = [&](Arm arm) { return mark_of(table, layout, arm); };
    kit::Scene scene = build_scene(view, layout, legal(view), spot, mark, face);
    dominoes::tell_drawing(scene, table.rules.draw_until);
    tell_of_matadors(table.rules, scene);
    add_gate_laid(table, scene);
    scene.prompt = prompt_of(view, scene);
    scene.note = across_note(table);
    if (scene.note.empty()) scene.note = opening_note(view);
    if (view.open) dominoes::add_hands_left(scene, table, view.hands, table.rules.blocked_difference);
    return scene;
}

}  // namespace boneyard::matador
