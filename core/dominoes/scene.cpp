// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/scene.h"

#include <algorithm>

#include "dominoes/words.h"
#include "kit/account.h"

namespace boneyard::dominoes {

namespace {

using kit::Phrase;

constexpr PerArm kTakes{
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("dominoes", "Left end: takes %1."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("dominoes", "Right end: takes %1."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("dominoes", "Upper end: takes %1."),
    //: An open end of the line; %1 is the number that joins there
    QT_TRANSLATE_NOOP("dominoes", "Lower end: takes %1."),
};

constexpr PerArm kLayInLine{
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the left end of the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the left end, its %2 inward."),
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the right end of the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the right end, its %2 inward."),
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the upper end of the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the upper end, its %2 inward."),
    //: %1 is a domino, as 2-5; %2 the number on the half that touches the lower end of the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the lower end, its %2 inward."),
};

constexpr PerArm kLayDouble{
    //: %1 is a double, as 2-2
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the left end."),
    //: %1 is a double, as 2-2
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the right end."),
    //: %1 is a double, as 2-2
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the upper end."),
    //: %1 is a double, as 2-2
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the lower end."),
};

constexpr PerArm kLayAcross{
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 across on the left end."),
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 across on the right end."),
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 across on the upper end."),
    //: %1 is a domino, as 2-5; it is laid crosswise to the line
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 across on the lower end."),
};

constexpr PerArm kLaySpinner{
    //: %1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the left end, as the spinner."),
    //: %1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the right end, as the spinner."),
    //: %1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the upper end, as the spinner."),
    //: %1 is a domino, as 3-3; the spinner lies crosswise and opens two more ends
    QT_TRANSLATE_NOOP("dominoes", "Lay %1 on the lower end, as the spinner."),
};

Phrase spoken_spot(const Layout& layout, const Action& action, const Placed& placed) {
    const kit::PhraseArg tile = tile_text(action.tile);
    if (action.kind == Action::Kind::Open) {
        //: %1 is a domino, as 6-6; the first tile of a round
        const auto plain = QT_TRANSLATE_NOOP("dominoes", "Open with %1.");
        //: %1 is a domino, as 6-6; the first tile of a round; the spinner opens two more ends
        const auto as_spinner = QT_TRANSLATE_NOOP("dominoes", "Open with %1, as the spinner.");
        return say(placed.spinner ? as_spinner : plain, {tile});
    }
    const Arm side = layout.side(action.arm);
    if (placed.spinner) return say_on(say, kLaySpinner, side, {tile});
    if (placed.across) return say_on(say, kLayAcross, side, {tile});
    if (is_double(action.tile)) return say_on(say, kLayDouble, side, {tile});  // both halves are alike
    return say_on(say, kLayInLine, side, {tile, action.inward});
}

std::vector<kit::Face> faces_of(const TileSet& tiles, const FaceOf& face) {
    std::vector<kit::Face> faces;
    tiles.each([&](Tile tile) { faces.push_back(face(tile)); });
    return faces;
}

}  // namespace

Phrase say_on(const kit::Say& game, const PerArm& texts, Arm side, std::vector<kit::PhraseArg> args) {
    return game(texts[static_cast<std::size_t>(side)], std::move(args));
}

kit::Face face_of(Tile tile) {
    kit::Face face{tile_text(tile), {low(tile), high(tile)}};
    //: A domino; %1 is the tile, as 2-5
    face.spoken = say(QT_TRANSLATE_NOOP("dominoes", "domino %1"), {face.tile});
    return face;
}

kit::Meaning meaning_of(Tile tile) {
    //: What a domino is worth; %1 the pips on its two halves
    return {{say(QT_TRANSLATE_NOOP("dominoes", "Left in a hand it counts its pips: %1."), {pips(tile)})},
            "tiles"};
}

kit::Meaning meaning_of_laid(kit::Seat seat) {
    //: Of a tile on the table; %1 is a player
    return {{say(QT_TRANSLATE_NOOP("dominoes", "%1 laid it."), {kit::SeatName{seat}})}, "tiles"};
}

void add_pieces(kit::Scene& scene, const Line& line, const Layout& layout, const FaceOf& face) {
    for (std::size_t order = 0; order < line.placed_count; ++order) {
        const Placed& placed = line.placed[order];
        scene.pieces.push_back({face(placed.tile), layout.poses()[order], placed.seat,
                                static_cast<int>(order), meaning_of_laid(placed.seat)});
    }
    scene.last = line.placed_count - 1;
}

std::vector<int> along_the_line(const Line& line) {
    std::vector<int> all;
    if (line.placed_count == 0) return all;
    const int last = line.last().arm;
    for (int order = line.placed_count - 1; order > 0; --order) {
        if (line.placed[static_cast<std::size_t>(order)].arm == last) all.push_back(order);
    }
    all.push_back(0);
    for (const Arm arm : kAllArms) {
        if (static_cast<int>(arm) == last) continue;
        for (int order = 1; order < line.placed_count; ++order) {
            if (line.placed[static_cast<std::size_t>(order)].arm == static_cast<int>(arm))
                all.push_back(order);
        }
    }
    return all;
}

kit::Spot spot_of(const Layout& layout, const Action& action, const Placed& placed, int points) {
    const bool opening = action.kind == Action::Kind::Open;
    kit::Spot spot;
    spot.action = action_text(action);
    spot.tile = tile_text(action.tile);
    spot.pose = opening ? opening_pose(placed.across)
                        : layout.joined(action.arm, action.tile, placed.across ? kNoHalf : action.inward);
    spot.group = opening ? "open" : arm_name(action.arm);
    spot.way = opening ? kit::Way::Only : placed.across ? kit::Way::Across : kit::Way::Line;
    spot.gain = points;
    spot.spoken = spoken_spot(layout, action, placed);
    return spot;
}

void tell_ways(kit::Scene& scene) {
    for (kit::Spot& spot : scene.spots) {
        const bool another =
            std::any_of(scene.spots.begin(), scene.spots.end(), [&spot](const kit::Spot& other) {
                return other.tile == spot.tile && other.group == spot.group && other.way != kit::Way::Only &&
                       other.way != spot.way;
            });
        if (!another) spot.way = kit::Way::Only;
    }
}

kit::Choice choice_of(const Action& action) {
    kit::Choice choice{action_text(action), kit::ChoiceKind::Next, {}};
    if (action.kind == Action::Kind::Draw) {
        choice.kind = kit::ChoiceKind::Draw;
        choice.label = say(QT_TRANSLATE_NOOP("dominoes", "Draw a tile"));
    } else if (action.kind == Action::Kind::Pass) {
        choice.kind = kit::ChoiceKind::Pass;
        choice.label = say(QT_TRANSLATE_NOOP("dominoes", "Pass"));
    } else {
        choice.label = say(QT_TRANSLATE_NOOP("dominoes", "Next round"));
    }
    return choice;
}

kit::Mark mark_at(const Layout& layout, Arm arm) {
    kit::Mark mark;
    mark.pose = layout.mark(arm);
    mark.group = arm_name(arm);
    return mark;
}

kit::Mark value_mark(const Layout& layout, Arm arm, int accepts) {
    kit::Mark mark = mark_at(layout, arm);
    mark.kind = kit::MarkKind::Value;
    mark.accepts = {accepts};
    mark.spoken = say_on(say, kTakes, layout.side(arm), {accepts});
    //: An end of the line: %1 the number that lies there
    const auto lies = QT_TRANSLATE_NOOP("dominoes", "%1 lies here, and the same number joins it.");
    mark.meaning = {{say(lies, {accepts})}, "turn"};
    return mark;
}

void add_spinner_laid(kit::Scene& scene, const RoundTable& table) {
    if (table.placed_count == 0 || !table.playing() || !table.last().spinner) return;
    //: For screen readers. A spinner is a double from which the line grows in four directions
    const auto spoken = QT_TRANSLATE_NOOP("dominoes", "It is the spinner: the line now grows at four ends.");
    scene.highlights.push_back({{table.placed_count - 1}, kit::Feat::Spinner, say(spoken)});
}

void add_hand(kit::Scene& scene, const TileSet& hand, const FaceOf& face) {
    hand.each([&](Tile tile) {
        kit::HandTile held{face(tile)};
        held.playable = std::any_of(scene.spots.begin(), scene.spots.end(),
                                    [&](const kit::Spot& spot) { return spot.tile == held.face.tile; });
        held.meaning = meaning_of(tile);
        scene.hand.push_back(std::move(held));
    });
}

void add_open_hands(kit::Scene& scene, const PerSeat<TileSet>& hands, int seats, const FaceOf& face) {
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        scene.hands.push_back({{faces_of(kit::at(hands, seat), face)}});
    }
}

void add_hands_left(kit::Scene& scene, const RoundTable& table, const PerSeat<TileSet>& hands,
                    bool difference) {
    kit::HandsLeft left;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        left.values.push_back(pips(kit::at(hands, seat)));
        left.totals.push_back(kit::at(table.scores, seat));
    }
    const bool out = kit::at(hands, table.last().seat).empty();
    left.winner = result_of(table, hands, out).winner;
    left.taken_off = difference && !out ? 1 : 0;
    kit::add_hands_left(scene, left);
}

Phrase draw_prompt(const kit::Scene& scene, bool until, int drawn) {
    if (scene.choices.empty() || scene.choices.front().kind != kit::ChoiceKind::Draw) return {};
    if (until && drawn > 0) return say(QT_TRANSLATE_NOOP("dominoes", "Still nothing fits: you draw on."));
    return until ? say(QT_TRANSLATE_NOOP("dominoes", "Nothing fits: draw until a tile does."))
                 : say(QT_TRANSLATE_NOOP("dominoes", "Nothing fits: draw one tile."));
}

void tell_drawing(kit::Scene& scene, bool until) {
    if (!until || !scene.spots.empty()) return;
    for (kit::Choice& choice : scene.choices) {
        if (choice.kind != kit::ChoiceKind::Draw) continue;
        //: A button: one tile after the other is drawn, until one fits
        choice.label = say(QT_TRANSLATE_NOOP("dominoes", "Draw until one fits"));
    }
}

kit::Meaning stock_meaning() {
    return {{say(QT_TRANSLATE_NOOP("dominoes", "If you cannot lay a tile, you draw from here."))}, "drawing"};
}

void add_frame(kit::Scene& scene, const Line& line, const Layout& layout, bool playing) {
    Box box = footprint(scene.pieces.empty() ? opening_pose(false) : scene.pieces.front().pose);
    if (scene.pieces.empty()) box.include(footprint(opening_pose(true)));
    for (const kit::Piece& piece : scene.pieces) box.include(footprint(piece.pose));
    for (const kit::Spot& spot : scene.spots) box.include(footprint(spot.pose));
    for (const kit::Mark& mark : scene.marks) {
        box.include({mark.pose.x - 0.5, mark.pose.y - 0.5, mark.pose.x + 0.5, mark.pose.y + 0.5});
    }
    for (const Arm arm : kAllArms) {
        if (!playing || !line.has(arm)) continue;
        box.include(footprint(layout.joined(arm, 0, 0)));
        box.include(footprint(layout.joined(arm, 0, kNoHalf)));
    }
    scene.left = box.left;
    scene.top = box.top;
    scene.right = box.right;
    scene.bottom = box.bottom;
}

}  // namespace boneyard::dominoes
