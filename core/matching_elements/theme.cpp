// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a puzzle is about, told by the action that solves it.

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

std::string_view Game::theme(const View& /*view*/, const Action& action) {
    switch (action.kind) {
        case Action::Kind::Bid:
        case Action::Kind::Fold:
            return "bid";
        case Action::Kind::Name:
            return "element";
        case Action::Kind::Bet:
        case Action::Kind::Hold:
            return "bet";
        case Action::Kind::Place:
            return action.port == Port::Left || action.port == Port::Right ? "across" : "lay";
        case Action::Kind::First:
            return "lay";
        case Action::Kind::Pass:
        case Action::Kind::Draw:
        case Action::Kind::Reenter:
        case Action::Kind::Next:
            break;
    }
    return "best";
}

}  // namespace boneyard::matching_elements
