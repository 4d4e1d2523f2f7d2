// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the bots choose from, and what they go by: the points of a move, or what it leaves behind.

#include <algorithm>

#include "matching_elements/game.h"
#include "matching_elements/outlook.h"

namespace boneyard::matching_elements {

namespace {

void add_number(const Action& range, int number, std::vector<Action>& out) {
    Action action = range;
    action.number = static_cast<std::int16_t>(std::clamp<int>(number, range.number, range.most));
    action.most = action.number;
    if (std::find(out.begin(), out.end(), action) == out.end()) out.push_back(action);
}

/// Who has bet can stay with that: more than the hand can bring is no choice then.
bool is_vain(const View& view, const Action& action) {
    return action.kind == Action::Kind::Bet && at(view.table.bets, view.seat) != kNone &&
           action.number > Outlook(view).most_net();
}

/// The least, and numbers about what the hand is likely to bring; of bids and tiles the middle and the most.
void add_numbers(const View& view, const Action& range, std::vector<Action>& out) {
    if (range.kind != Action::Kind::Bet) {
        add_number(range, range.number, out);
        add_number(range, (range.number + range.most) / 2, out);
        add_number(range, range.most, out);
        return;
    }
    for (const int bet : Outlook(view).bets(range.number, range.most)) add_number(range, bet, out);
}

int rate_one(const Outlook& outlook, const Placing& placing, const Action& action) {
    switch (action.kind) {
        case Action::Kind::Bid:
            return action.number;  // it scores what it names, and costs nothing
        case Action::Kind::Name:
            return outlook.rate_colour(action.colour);
        case Action::Kind::Bet:
            return outlook.rate_bet(action.number);
        case Action::Kind::Hold:
            return outlook.rate_hold();
        case Action::Kind::First:
        case Action::Kind::Place:
            return placing.rate(action);
        case Action::Kind::Reenter:
            return action.number;  // full hands leave least to luck
        case Action::Kind::Fold:
        case Action::Kind::Pass:
        case Action::Kind::Draw:
        case Action::Kind::Next:
            break;
    }
    return 0;
}

}  // namespace

void Game::candidates(const View& view, std::vector<Action>& out) {
    std::vector<Action> actions;
    legal(view, actions);
    out.clear();
    for (const Action& action : actions) {
        if (action.most > action.number) {
            add_numbers(view, action, out);
        } else {
            out.push_back(action);
        }
    }
    std::erase_if(out, [&](const Action& action) { return is_vain(view, action); });
}

int Game::gain(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Bid) return action.number;
    if (action.kind == Action::Kind::Bet) return -action.number;  // the easier to meet, the better
    if (action.kind == Action::Kind::Name) return view.hand().count_of(action.colour);
    if (action.kind != Action::Kind::Place) return 0;
    const Place* place = view.table.board.find(action.anchor, action.port);
    return place == nullptr ? 0 : view.table.board.points(*place, action.tile, action.inner).points;
}

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings) {
    const Outlook outlook(view);
    const Placing placing(view.table.board, view.hand(), outlook.rivals());
    ratings.clear();
    for (const Action& action : actions) ratings.push_back(rate_one(outlook, placing, action));
}

}  // namespace boneyard::matching_elements
