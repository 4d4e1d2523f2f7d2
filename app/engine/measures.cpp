// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "measures.h"

#include <map>

#include "games.h"

namespace boneyard::engine {

namespace {

using ById = std::map<std::string_view, Measures>;

ById all_measures() {
    ById all;
    for_each_game([&]<class G>(const Listed<G>& game) {
        Measures& measures = all[game.info().id];
        measures = {&hold<G>, &play_rounds<G>, &simulate<G>, &mine_deal<G>, {}};
        if constexpr (requires { G::benchmarks(); }) measures.benchmarks = G::benchmarks();
    });
    return all;
}

}  // namespace

const Measures& measures_of(std::string_view game) {
    static const ById kAll = all_measures();
    return kAll.at(game);
}

}  // namespace boneyard::engine
