// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "dominoes/aftermath.h"
#include "dominoes/words.h"
#include "kit/usual.h"

/// What many games of dominoes tell of themselves, in the same words.
namespace boneyard::dominoes {

/// The game of that id so far as it is like others: two to four seats, the double-six, a round that ends when
/// somebody is out or nobody can play, and `hands` for the pips that are left; its levels, and what they are
/// rated, will do until its own are measured. Its name, options, presets, themes and manners are to be told.
inline kit::GameInfo usual_info(std::string_view id) {
    kit::GameInfo info;
    info.id = id;
    info.face = "domino";
    info.min_seats = 2;
    info.max_seats = 4;
    info.tiles = full_set(6).count();
    info.keys = {kit::draw_key(), kit::pass_key()};
    info.reasons = {hands_reason()};
    info.endings = kit::out_or_blocked();
    info.levels = {kit::greedy(60),  kit::greedy(),   kit::heuristic(35), kit::heuristic(15),
                   kit::heuristic(), kit::search(70), kit::search(3000)};
    info.ratings = {1200, 1310, 1380, 1500, 1560, 1690, 1790};
    info.advice = kit::search(12'000);
    info.par_weight = 60;
    return info;
}

// ---- What puzzles are about

inline kit::Theme block_theme() {
    //: What a puzzle was about, said when it is solved
    return {"block", say(QT_TRANSLATE_NOOP("dominoes", "Leave the next player little that fits"))};
}
inline kit::Theme keep_open_theme() {
    //: What a puzzle was about, said when it is solved
    return {"keep_open", say(QT_TRANSLATE_NOOP("dominoes", "Leave an end that your own tiles fit"))};
}
inline kit::Theme heavy_theme() {
    //: What a puzzle was about, said when it is solved
    return {"heavy", say(QT_TRANSLATE_NOOP("dominoes", "Get rid of many pips"))};
}

// ---- What bots lean to, beside kit::doubles_manner() and kit::close_manner()

inline kit::Manner follow_manner(kit::Sway greedy, kit::Sway rated) {
    //: What one of the computer's players is like, after how well it plays
    return {"follow", say(QT_TRANSLATE_NOOP("dominoes", "Likes to build on the tile laid last.")), greedy,
            rated};
}

/// How much one of these manners, by its id (`doubles`, `close`, `follow`), likes the action.
template <class Table>
int how_liked(const SeatView<Table>& view, const Action& action, std::string_view manner) {
    if (manner == "doubles") {
        constexpr int kLate = 3;  // tiles in hand: from here on doubles are a burden
        return action.lays() && is_double(action.tile) && view.hand().count() > kLate ? 0 : 1;
    }
    if (manner == "follow") {
        const bool follows = action.kind == Action::Kind::Place &&
                             static_cast<std::int8_t>(action.arm) == view.table.last().arm;
        return follows ? 1 : 0;
    }
    return -aftermath_of(view, action).unseen_fit();
}

}  // namespace boneyard::dominoes
