// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The viewer's hand as the window shows it, and what it is worth.

#include <algorithm>
#include <optional>
#include <string>

#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

/// Numbers the melds of the best arrangement; of copies, the first goes to the first meld that wants one.
void group_hand(const View& view, kit::Scene& scene) {
    int group = 0;
    for (const Meld& meld : arrange(view.hand(), view.table.rules.joker_value)) {
        ++group;
        int place = 0;
        for (const Tile tile : tiles_of(meld)) {
            const std::string text = tile_text(tile);
            const auto held = std::find_if(
                scene.hand.begin(), scene.hand.end(),
                [&](const kit::HandTile& each) { return each.group == 0 && each.face.tile == text; });
            if (held == scene.hand.end()) continue;
            held->group = group;
            held->place = place++;
        }
    }
}

/// What would be left at the least, once a tile is thrown; nothing when none can be.
std::optional<int> least_after_throw(const View& view, const std::vector<Action>& actions) {
    Arranger arranger(deadwood_prices(view.table.rules.joker_value));
    std::optional<int> least;
    for (const Action& action : actions) {
        if (action.kind != Action::Kind::Discard) continue;
        Tiles rest = view.hand();
        rest.remove(action.tile);
        const int left = arranger.least(rest);
        if (!least || left < *least) least = left;
    }
    return least;
}

Phrase say_deadwood(int deadwood, bool after_throw) {
    //: Deadwood: what the tiles count that are in no meld
    if (deadwood == 0) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "No deadwood"));
    if (after_throw) {
        //: Deadwood: what the tiles count that are in no meld; here when a tile has been discarded
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Deadwood %1 after a discard"), {deadwood});
    }
    //: Deadwood: what the tiles count that are in no meld
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Deadwood %1"), {deadwood});
}

}  // namespace

void add_hand(const View& view, const std::vector<Action>& actions, kit::Scene& scene) {
    Tiles playable;
    const auto can_play = [&](Tile tile) {
        if (!playable.has(tile)) playable.add(tile);
    };
    for (const Action& action : actions) {
        if (is_spot(action)) can_play(action.tile);
        if (action.kind != Action::Kind::Meld) continue;
        cost_of(action.meld).each_kind(can_play);
    }
    view.hand().each([&](Tile tile) {
        scene.hand.push_back({face_of(tile), playable.has(tile)});
        scene.hand.back().meaning = meaning_of(view.table, tile);
    });
    if (kit::is_over(view.table.phase)) return;
    group_hand(view, scene);
    const auto after = least_after_throw(view, actions);
    const int deadwood =
        after.value_or(Arranger(deadwood_prices(view.table.rules.joker_value)).least(view.hand()));
    scene.hand_note = say_deadwood(deadwood, after.has_value());
    const Rules& rules = view.table.rules;
    scene.hand_meaning = meaning_of_hand(rules);
    if (!counts_to_knock(rules) || deadwood <= rules.threshold) return;
    //: Beside "Deadwood 27": so much of it is low enough to knock
    scene.hand_aim = say(QT_TRANSLATE_NOOP("tiles_and_deal", "knock at %1"), {int{rules.threshold}});
}

}  // namespace boneyard::tiles_and_deal
