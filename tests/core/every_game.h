// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

// Those games whose random matches lean to what seldom happens; the others are in the registry, as all are.
#include "any_game.h"
#include "matador_matches.h"
#include "matching_elements_matches.h"
#include "tiles_and_deal_matches.h"
#include "triominoes_matches.h"

namespace boneyard::test {

/// Calls `visit` with the Kind of each game, in a subcase of its own; of one that is listed under two names
/// once.
template <class Visit>
void for_each_kind(Visit visit) {
    for_each_game([&]<class G>(const Listed<G>& game) {
        const std::string id(game.info().id);
        if (ids_of<G>().front() != id) return;
        SUBCASE(id.c_str()) { visit(Kind<G>{}); }
    });
}

}  // namespace boneyard::test
