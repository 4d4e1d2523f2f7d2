// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match from deal to deal: who opens, whose turn it is, what a round brings.

#include "matador/game.h"

namespace boneyard::matador {

namespace {

using kit::at;

Rules read_rules(const kit::Setup& setup) {
    const kit::Options& options = setup.options;
    Rules rules;
    rules.most = static_cast<std::uint8_t>(options.number("set"));
    const std::string& hand = options.name("hand");
    if (hand == "all") {
        rules.deal_all = true;
        rules.hand = static_cast<std::uint8_t>(full_set(rules.most).count() / setup.seats);
    } else if (hand != "table") {
        rules.hand = static_cast<std::uint8_t>(hand.front() - '0');
    } else {
        rules.hand = static_cast<std::uint8_t>(rules.most == 6 ? 9 - setup.seats : 7);
    }
    const std::string& opener = options.name("opener");
    rules.opener = opener == "rotate"   ? Rules::Opener::Rotate
                   : opener == "holder" ? Rules::Opener::Holder
                                        : Rules::Opener::HighestDouble;
    const std::string& matadors = options.name("matadors");
    rules.matadors = matadors == "free"             ? Rules::Matadors::Free
                     : matadors == "across_or_line" ? Rules::Matadors::AcrossOrLine
                                                    : Rules::Matadors::Across;
    rules.draw_until = options.name("draw") == "until";
    rules.keep_matador = options.flag("keep_matador");
    rules.spinner = options.flag("spinner");
    rules.reserve = static_cast<std::uint8_t>(options.number("reserve"));
    rules.blocked_difference = options.name("blocked") == "difference";
    rules.target = options.number("target");
    return rules;
}

}  // namespace

kit::Result<Game> Game::create(const kit::Setup& setup) {
    Table table;
    table.rules = read_rules(setup);
    return begin(setup, table);
}

void Game::deal_round(const Pile& pile) {
    stock_ = deal_tiles(table_, hands_, pile, table_.rules.hand);
    table_.arms = {};
    table_.to_move = table_.rules.opener == Rules::Opener::Rotate
                         ? table_.opener_by_turns()
                         : holder_of_opening_tile(hands_, table_.seats);
}

void Game::take_turn(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    if (action.lays()) {
        // Who drew held nothing that fits; the tile that was drawn last may, and is laid then. Who keeps a
        // matador may lay that instead.
        if (table_.drawn > 0 && !table_.rules.keep_matador) at(table_.lacks, seat) = ruled_out(table_);
        lay(table_, action);
        leave_hand(table_, hands_, events);
    } else {
        draw_or_pass(table_, hands_, stock_, action, ruled_out(table_), events);
    }
    if (const auto result = result_after(table_, hands_, seat, table_.stock_open())) settle(*result, events);
}

void Game::settle(const RoundResult& result, kit::Events* events) {
    const bool difference = result.blocked() && table_.rules.blocked_difference;
    dominoes::settle(table_, result, result.others - (difference ? result.own : 0), events);
    decide(table_, table_.rules.target, result.ahead(), events);
}

}  // namespace boneyard::matador
