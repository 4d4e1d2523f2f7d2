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
    deal_tiles(table_, hands_, pile, table_.rules.hand);
    table_.arms = {};
    table_.to_move = table_.rules.opener == Rules::Opener::Rotate
                         ? table_.opener_by_turns()
                         : holder_of_opening_tile(hands_.held, table_.seats);
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
        draw_or_pass(table_, hands_, action, ruled_out(table_), events);
    }
    if (hands_.of(seat).empty()) {
        settle(true, events);
    } else if (!table_.stock_open() && !hands_.any_holds(table_.fits)) {
        settle(false, events);
    }
}

/// Ends the round, because a hand is empty (`out`) or nobody can play, and the match if that decides it.
void Game::settle(bool out, kit::Events* events) {
    const RoundResult result = result_of(table_, hands_, out);
    if (result.winner != kNobody) {
        const int taken_off = out || !table_.rules.blocked_difference ? 0 : result.own;
        score(table_, result.winner, result.others - taken_off, "hands", events);
    }
    end_round(table_, result.winner, out ? "out" : "blocked", events);
    if (table_.rules.target > 0) {
        end_match(table_, match_winners(table_, table_.rules.target), events);
    } else {
        end_match(table_, result.winner == kNobody ? result.least : only(result.winner), events);
    }
}

}  // namespace boneyard::matador
