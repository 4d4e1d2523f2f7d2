// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/game.h"
#include "kit/lesson.h"
#include "matador/game.h"
#include "matching_elements/game.h"
#include "tiles_and_deal/game.h"
#include "triominoes/game.h"

namespace boneyard {

/// One game as it is listed: its type, and where it tells of itself. A type may be listed under two names.
template <kit::Game G>
struct Listed {
    using Game = G;
    kit::GameInfo (*info)();
    kit::Lessons (*lessons)();
};

/// The list of all games, in the order in which they are shown; the only place that names them. Calls `visit`
/// with the Listed of each.
template <class Visit>
void for_each_game(Visit visit) {
    visit(Listed<triominoes::Game>{triominoes::info, triominoes::lessons});
    visit(Listed<matador::Game>{matador::matador_info, matador::matador_lessons});
    visit(Listed<matador::Game>{matador::russian_info, matador::russian_lessons});
    visit(Listed<tiles_and_deal::Game>{tiles_and_deal::info, tiles_and_deal::lessons});
    visit(Listed<matching_elements::Game>{matching_elements::info, matching_elements::lessons});
}

}  // namespace boneyard
