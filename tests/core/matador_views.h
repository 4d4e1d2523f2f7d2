// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>

#include "matador/game.h"

/// What one seat sees of rounds of Matador, made by hand.
namespace boneyard::test {

using Texts = std::initializer_list<const char*>;

inline constexpr double kWide = 1.6;  ///< the shape of a usual table

inline matador::Tile tile(const char* text) { return matador::parse_tile(text).value(); }

inline matador::Action action(const char* text) { return matador::Game::parse(text).value(); }

inline matador::Rules rules_with(bool spinner,
                                 matador::Rules::Matadors matadors = matador::Rules::Matadors::Across) {
    matador::Rules rules;
    rules.spinner = spinner;
    rules.matadors = matadors;
    return rules;
}

/// What seat 0 sees, who is to move, after these tiles have been laid.
inline matador::View seen(const matador::Rules& rules, Texts actions, Texts hand = {}) {
    matador::View view;
    view.table.rules = rules;
    view.table.to_move = 0;
    view.table.stock_count = 2;
    view.seat = 0;
    for (const char* text : actions) matador::lay(view.table, action(text));
    for (const char* text : hand) view.hands[0].add(tile(text));
    return view;
}

inline matador::Game new_round(const kit::GameInfo& info, int seats, std::uint64_t deal,
                               const kit::GivenOptions& options) {
    kit::Setup setup;
    setup.seats = seats;
    setup.deal = deal;
    setup.options = kit::Options::resolve(info.options, options).value();
    return matador::Game::create(setup).value();
}

}  // namespace boneyard::test
