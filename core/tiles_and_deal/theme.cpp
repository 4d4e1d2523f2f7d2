// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a puzzle is about, told by the action that solves it.

#include <algorithm>

#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

namespace {

bool may_knock(const View& view) {
    const auto actions = Game::legal(view);
    return std::any_of(actions.begin(), actions.end(),
                       [](const Action& action) { return action.kind == Action::Kind::Knock; });
}

}  // namespace

std::string_view Game::theme(const View& view, const Action& action) {
    switch (action.kind) {
        case Action::Kind::Swap:
            return "joker";
        case Action::Kind::Meld:
            return action.meld.jokers != 0 ? "joker" : "meld";
        case Action::Kind::Add:
            return action.tile == kJoker ? "joker" : "lay_off";
        case Action::Kind::Knock:
            return "knock";
        case Action::Kind::Discard:
            return may_knock(view) ? "wait" : "throw";
        case Action::Kind::Take:
            return "take";
        case Action::Kind::Pass:
        case Action::Kind::Draw:
            return "leave";
        case Action::Kind::Next:
            break;
    }
    return "best";
}

}  // namespace boneyard::tiles_and_deal
