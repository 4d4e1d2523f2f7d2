// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What bots lean to.

#include "kit/usual.h"
#include "matching_elements/outlook.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

/// A first bet as high as the hand is likely to bear; a raise, which forces nobody, is no matter of manners.
int likes_bet(const View& view, const Action& action) {
    constexpr int kSpare = 1;  // points that it is likely to bring beyond the bet
    if (action.kind != Action::Kind::Bet || at(view.table.bets, view.seat) != kNone) return 0;
    return action.number <= Outlook(view).own_net() - kSpare ? action.number : 0;
}

}  // namespace

std::vector<kit::Manner> manners() {
    return {
        kit::doubles_manner({1}, {150, -3}),
        //: What one of the computer's players is like, after how well it plays
        {"high", say(QT_TRANSLATE_NOOP("matching_elements", "Bets high.")), {kMostBet, 6}, {300, -2}},
        //: What one of the computer's players is like, after how well it plays. Across: not in line
        {"across", say(QT_TRANSLATE_NOOP("matching_elements", "Likes to lay across.")), {1}, {80, -3}},
    };
}

int Game::likes(const View& view, const Action& action, std::string_view manner) {
    if (manner == "high") return likes_bet(view, action);
    if (action.kind != Action::Kind::Place) return 1;
    if (manner == "across") return in_line(action.port) ? 0 : 1;
    return is_double(action.tile) ? 0 : 1;
}

}  // namespace boneyard::matching_elements
