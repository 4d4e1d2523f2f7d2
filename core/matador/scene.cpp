// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the window draws of a view, and what a screen reader says for it.

#include "dominoes/scene.h"

#include <algorithm>

#include "matador/game.h"

namespace boneyard::matador {

namespace {

using kit::Phrase;

Phrase say_on(const PerArm& texts, Arm arm, std::vector<kit::PhraseArg> args = {}) {
    return say(texts[static_cast<std::size_t>(arm)], std::move(args));
}

kit::Face matador_face(Tile tile) {
    kit::Face face = face_of(tile);
    //: A domino that is a matador; %1 and %2 are the numbers on its halves
    const auto spoken = QT_TRANSLATE_NOOP("matador", "domino %1 %2, matador");
    face.spoken = say(spoken, {low(tile), high(tile)});
    return face;
}

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
    if (end.kind == End::Kind::Value && end.a != 0) return value_mark(layout, arm, sum - end.a);
    kit::Mark mark = mark_at(layout, arm);
    if (end.kind == End::Kind::Gate) {
        mark.kind = kit::MarkKind::Gate;
        mark.accepts = {0};
        mark.spoken = say_on(kGate, layout.side(arm));
    } else if (end.kind == End::Kind::Either) {
        mark.kind = kit::MarkKind::Either;
        mark.accepts = {std::min(sum - end.a, sum - end.b), std::max(sum - end.a, sum - end.b)};
        mark.spoken = say_on(kTakesEither, layout.side(arm), {mark.accepts.front(), mark.accepts.back()});
    } else {
        mark.kind = kit::MarkKind::Closed;
        mark.spoken = say_on(kClosed, layout.side(arm));
    }
    return mark;
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
    if (view.open) dominoes::add_hands_left(scene, table, view.hands, table.rules.blocked_difference);
    return scene;
}

}  // namespace boneyard::matador
