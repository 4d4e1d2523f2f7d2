// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Buttons, and the melds that chosen tiles make.

#include <algorithm>
#include <array>

#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

// ---- Melds

/// There may be thousands of melds: faces are made once and copied.
class MeldChoices {
public:
    MeldChoices() {
        for (Tile tile = 0; tile <= kJoker; ++tile) faces_[tile] = face_of(tile);
    }

    [[nodiscard]] kit::Choice of(const Meld& meld) const {
        const auto run = QT_TRANSLATE_NOOP("tiles_and_deal", "Lay run");
        const auto set = QT_TRANSLATE_NOOP("tiles_and_deal", "Lay set");
        kit::Choice choice{"meld", kit::ChoiceKind::Meld, say(meld.kind == Meld::Kind::Run ? run : set)};
        //: A button: lays the chosen tiles on the table together
        choice.button = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Lay the meld"));
        choice.about = about_;
        const std::vector<Tile> tiles = tiles_of(meld);
        choice.tiles.reserve(tiles.size());
        choice.picture.reserve(tiles.size());
        for (const Tile tile : tiles) {
            choice.tiles.push_back(faces_[tile].tile);
            choice.picture.push_back(faces_[tile]);
            choice.action += ' ';
            choice.action += faces_[tile].tile;
        }
        if (meld.jokers != 0) choice.picture = faces_of(meld);  // they say what they stand for
        return choice;
    }

private:
    std::array<kit::Face, kJoker + 1> faces_;
    kit::Meaning about_{
        {say(QT_TRANSLATE_NOOP("tiles_and_deal",
                               "Tiles in a meld no longer count against you, and both players "
                               "may add to it."))},
        "melds"};
};

// ---- Knocking

/// A knock, and what it leaves.
struct Knock {
    Action action;
    int price = 0;  ///< settling
    bool super = false;
};

std::vector<Knock> list_knocks(const View& view, const std::vector<Action>& actions) {
    std::vector<Knock> knocks;
    Arranger arranger(settling_prices(view.table.rules.joker_value));
    for (const Action& action : actions) {
        if (action.kind != Action::Kind::Knock) continue;
        const int price = arranger.least(without(view.hand(), action.tile));
        knocks.push_back({action, price, over_in(price) == 0});
    }
    return knocks;
}

/// It says which tile is thrown, as the one that is offered whatever tiles are chosen has to.
Phrase label_of(const Knock& knock) {
    if (knock.action.tile == kNoTile) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Knock: super win!"));
    if (knock.super) return say_super_knock(knock.action.tile);
    return say_knock(knock.action.tile, deadwood_in(knock.price));
}

void add_knocks(const View& view, const std::vector<Action>& actions, kit::Scene& scene) {
    const std::vector<Knock> knocks = list_knocks(view, actions);
    if (knocks.empty()) {
        kit::Choice choice{"", kit::ChoiceKind::Knock, say(QT_TRANSLATE_NOOP("tiles_and_deal", "Knock"))};
        choice.why_not = why_no_knock(view);
        scene.choices.push_back(std::move(choice));
        return;
    }
    const Tile shown = shown_hand(view).thrown;
    // No tile over comes first: a joker over may count nothing.
    const auto best = std::min_element(knocks.begin(), knocks.end(), [&](const Knock& a, const Knock& b) {
        if (a.super != b.super) return a.super;
        return a.price != b.price ? a.price < b.price : a.action.tile == shown && b.action.tile != shown;
    });
    scene.choices.push_back({Game::text(best->action), kit::ChoiceKind::Knock, label_of(*best)});
    for (const Knock& knock : knocks) {
        if (knock.action.tile == kNoTile) continue;
        kit::Choice choice{Game::text(knock.action), kit::ChoiceKind::Knock, label_of(knock)};
        choice.tiles.push_back(tile_text(knock.action.tile));
        scene.choices.push_back(std::move(choice));
    }
}

}  // namespace

Phrase why_no_knock(const View& view) {
    const Rules& rules = view.table.rules;
    if (view.table.joker_due) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The joker must be laid first."));
    }
    Arranger deadwood(deadwood_prices(rules.joker_value));
    Arranger count(count_prices());
    int least = -1;
    int over = -1;
    view.hand().each_kind([&](Tile tile) {
        if (!may_discard(view.table, view.hand(), tile)) return;
        const Tiles rest = without(view.hand(), tile);
        least = least < 0 ? deadwood.least(rest) : std::min(least, deadwood.least(rest));
        over = over < 0 ? count.least(rest) : std::min(over, count.least(rest));
    });
    if (least < 0) {
        return say(
            QT_TRANSLATE_NOOP("tiles_and_deal", "The tile that you took cannot be discarded this turn."));
    }
    switch (rules.knock) {
        case Rules::Knock::ThresholdOrOne:
            //: %1: the least deadwood that the player can have after discarding a tile; %2: what is allowed
            return say(QT_TRANSLATE_NOOP(
                           "tiles_and_deal",
                           "%1 deadwood would be left; to knock it must be %2 or less, or a single tile."),
                       {least, int{rules.threshold}});
        case Rules::Knock::Threshold:
            //: %1: the least deadwood that the player can have after discarding a tile; %2: what is allowed
            return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                         "%1 deadwood would be left; to knock it must be %2 or less."),
                       {least, int{rules.threshold}});
        case Rules::Knock::One:
            //: %n: tiles that are in no meld after one has been discarded
            return say.count(QT_TRANSLATE_N_NOOP("tiles_and_deal",
                                                 "%n tile(s) would be left over; to knock, one at most."),
                             over);
        case Rules::Knock::SuperOnly:
            break;
    }
    //: %n: tiles that are in no meld after one has been discarded
    return say.count(
        QT_TRANSLATE_N_NOOP("tiles_and_deal", "%n tile(s) would be left over; to knock, none at all."), over);
}

void add_choices(const View& view, const std::vector<Action>& actions, kit::Scene& scene) {
    const Table& table = view.table;
    const MeldChoices melds;
    for (const Action& action : actions) {
        switch (action.kind) {
            case Action::Kind::Draw:
                scene.choices.push_back(
                    {"draw", kit::ChoiceKind::Draw, say(QT_TRANSLATE_NOOP("tiles_and_deal", "Draw"))});
                break;
            case Action::Kind::Take:
                scene.choices.push_back(
                    {"take", kit::ChoiceKind::Take, say_take(table.discards[table.discard_count - 1U])});
                break;
            case Action::Kind::Pass:
                scene.choices.push_back(
                    {"pass", kit::ChoiceKind::Pass, say(QT_TRANSLATE_NOOP("tiles_and_deal", "Pass"))});
                break;
            case Action::Kind::Next:
                scene.choices.push_back(
                    {"next", kit::ChoiceKind::Next, say(QT_TRANSLATE_NOOP("tiles_and_deal", "Next round"))});
                break;
            case Action::Kind::Meld:
                scene.choices.push_back(melds.of(action.meld));
                break;
            case Action::Kind::Add:
            case Action::Kind::Swap:
            case Action::Kind::Discard:
            case Action::Kind::Knock:
                break;
        }
    }
    if (is_mine(view) && table.phase == Phase::Meld) add_knocks(view, actions, scene);
}

}  // namespace boneyard::tiles_and_deal
