// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The viewer's hand as the window shows it, and what it is worth.

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

/// Where each tile of the hand belongs: numbers the melds; of copies, the first goes to the first meld that
/// wants one.
template <class Melds>
std::vector<kit::HandPlace> places_in(const Melds& melds, const std::vector<kit::HandTile>& hand) {
    std::vector<kit::HandPlace> places(hand.size());
    int group = 0;
    for (const Meld& meld : melds) {
        ++group;
        int place = 0;
        for (const Tile tile : tiles_of(meld)) {
            const std::string text = tile_text(tile);
            for (std::size_t i = 0; i < hand.size(); ++i) {
                if (places[i].group != 0 || hand[i].face.tile != text) continue;
                places[i] = {group, place++};
                break;
            }
        }
    }
    return places;
}

void group_hand(const View& view, const ShownHand& shown, kit::Scene& scene) {
    const std::vector<kit::HandPlace> own = places_in(shown.melds, scene.hand);
    for (std::size_t i = 0; i < own.size(); ++i) {
        scene.hand[i].group = own[i].group;
        scene.hand[i].place = own[i].place;
    }
    const Tiles kept = shown.thrown != kNoTile ? without(view.hand(), shown.thrown) : view.hand();
    const auto ways = equal_melds(kept, view.table.rules.joker_value);
    if (ways.size() < 2) return;
    for (const HandMelds& melds : ways) {
        const std::vector<kit::HandPlace> places = places_in(melds, scene.hand);
        for (std::size_t i = 0; i < places.size(); ++i) scene.hand[i].ways.push_back(places[i]);
    }
}

Tiles loose_of(Tiles hand, const std::vector<Meld>& melds) {
    for (const Meld& meld : melds) cost_of(meld).each([&](Tile each) { hand.remove(each); });
    return hand;
}

/// The throw that leaves least; of several that leave as much, one from no meld of the whole hand.
Tile best_throw(const View& view, const Tiles& loose) {
    const Table& table = view.table;
    Arranger arranger(settling_prices(table.rules.joker_value));
    Tile best = kNoTile;
    if (view.table.joker_due || over_in(arranger.least(view.hand())) == 0) return best;
    std::pair<int, bool> least;
    view.hand().each_kind([&](Tile tile) {
        if (!may_discard(table, view.hand(), tile)) return;
        const std::pair price(arranger.least(without(view.hand(), tile)), !loose.has(tile));
        if (best != kNoTile && price >= least) return;
        best = tile;
        least = price;
    });
    return best;
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

ShownHand shown_hand(const View& view) {
    const int joker = view.table.rules.joker_value;
    ShownHand shown{.melds = arrange(view.hand(), joker)};
    shown.loose = loose_of(view.hand(), shown.melds);
    if (is_mine(view) && view.table.phase == Phase::Meld) shown.thrown = best_throw(view, shown.loose);
    if (shown.thrown != kNoTile) {
        shown.melds = arrange(without(view.hand(), shown.thrown), joker);
        shown.loose = loose_of(view.hand(), shown.melds);
    }
    Tiles left = shown.loose;
    if (shown.thrown != kNoTile) left.remove(shown.thrown);
    left.each([&](Tile tile) { shown.values.push_back(deadwood_of(tile, joker)); });
    shown.deadwood = std::accumulate(shown.values.begin(), shown.values.end(), 0);
    return shown;
}

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
    const ShownHand shown = kit::is_over(view.table.phase) ? ShownHand{} : shown_hand(view);
    Arranger arranger(settling_prices(view.table.rules.joker_value));
    view.hand().each([&](Tile tile) {
        scene.hand.push_back({face_of(tile), playable.has(tile)});
        scene.hand.back().meaning = meaning_of(view.table, tile);
        if (shown.thrown == kNoTile || !may_discard(view.table, view.hand(), tile)) return;
        const int left = deadwood_in(arranger.least(without(view.hand(), tile)));
        scene.hand.back().without = say_deadwood(left, true);
    });
    if (kit::is_over(view.table.phase)) return;
    group_hand(view, shown, scene);
    scene.hand_note = say_deadwood(shown.deadwood, shown.thrown != kNoTile);
    const Rules& rules = view.table.rules;
    scene.hand_meaning = meaning_of_hand(rules, shown);
    if (!counts_to_knock(rules) || shown.deadwood <= rules.threshold) return;
    //: Beside "Deadwood 27": so much of it is low enough to knock
    scene.hand_aim = say(QT_TRANSLATE_NOOP("tiles_and_deal", "knock at %1"), {int{rules.threshold}});
}

}  // namespace boneyard::tiles_and_deal
