// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What bots lean to.

#include "kit/usual.h"
#include "matador/game.h"
#include "matador/rules.h"

namespace boneyard::matador {

namespace {

kit::Manner follow(kit::Sway greedy, kit::Sway rated) {
    //: What one of the computer's players is like, after how well it plays
    return {"follow", say(QT_TRANSLATE_NOOP("matador", "Likes to lay at the tile laid last.")), greedy,
            rated};
}

}  // namespace

// Greedy players draw lots among equals, so that to choose by anything sensible wins them much.
std::vector<kit::Manner> matador_manners() {
    return {kit::doubles_manner({0}, {80, -2}), kit::close_manner({0, 24}, {300}), follow({0, 17}, {120, 1})};
}

std::vector<kit::Manner> russian_manners() {
    return {kit::doubles_manner({1}, {150, -2}), kit::close_manner({0, 48}, {300}),
            follow({0, 17}, {120, 1})};
}

int Game::likes(const View& view, const Action& action, std::string_view manner) {
    if (manner == "doubles") {
        constexpr int kLate = 3;  // tiles in hand: from here on doubles are a burden
        return action.lays() && is_double(action.tile) && view.hand().count() > kLate ? 0 : 1;
    }
    const Table& table = view.table;
    if (manner == "follow") {
        const bool follows =
            action.kind == Action::Kind::Place && static_cast<std::int8_t>(action.arm) == table.last().arm;
        return follows ? 1 : 0;
    }
    Table after = table;
    if (action.lays()) lay(after, action);
    return -(unseen_by(view) & after.fits).count();
}

}  // namespace boneyard::matador
