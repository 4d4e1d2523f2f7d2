// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Where tiles may be laid, and buttons.

#include <string>
#include <string_view>

#include "triominoes/scene_parts.h"

namespace boneyard::triominoes {

namespace {

using kit::Phrase;

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

}  // namespace

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

}  // namespace boneyard::triominoes
