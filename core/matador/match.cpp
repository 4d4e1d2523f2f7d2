// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match from deal to deal: who opens, whose turn it is, what a round brings.

#include <algorithm>
#include <numeric>

#include "matador/game.h"

namespace boneyard::matador {

namespace {

using kit::at;
using kit::send;

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

/// What a blocked round brings to the one who held the least, `own` out of `total`.
int gained_by_block(const Rules& rules, int total, int own) {
    return total - own - (rules.blocked_difference ? own : 0);
}

}  // namespace

kit::Result<Game> Game::create(const kit::Setup& setup) {
    Game game;
    game.table_.rules = read_rules(setup);
    game.table_.seats = static_cast<std::int8_t>(setup.seats);
    game.deal_ = setup.deal;
    const auto pile = first_pile(setup, full_set(game.table_.rules.most));
    if (!pile) return pile.error();
    game.table_.first_opener = first_opener(setup);
    game.deal_round(*pile);
    return game;
}

void Game::deal_round(const Pile& pile) {
    const Rules& rules = table_.rules;
    deal_tiles(table_, hands_, pile, rules.hand);
    laid_ = {};
    fits_ = {};
    table_.arms = {};
    table_.to_move = rules.opener == Rules::Opener::Rotate
                         ? table_.opener_by_turns()
                         : holder_of_opening_tile(hands_.held, table_.seats);
}

void Game::legal(std::vector<Action>& out) const {
    out.clear();
    list_legal(table_, hands_.of(table_.to_move), fits_, out);
}

bool Game::allows(const Action& action) const {
    std::vector<Action> actions;
    legal(actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void Game::apply(const Action& action, kit::Events* events) {
    if (action.kind == Action::Kind::Next) {
        ++table_.round;
        deal_round(shuffled(full_set(table_.rules.most), deal_, table_.round));
        if (events != nullptr) send(events, {kit::EventType::Deal});
    } else {
        take_turn(action, events);
    }
    tell_turn(table_, events);
}

void Game::take_turn(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    if (action.kind == Action::Kind::Draw) {
        draw_tile(table_, hands_, events);
    } else if (action.kind == Action::Kind::Pass) {
        pass(table_, ruled_out(table_.rules, fits_), events);
    } else {
        // Who drew held nothing that fits; the tile that was drawn last may, and is laid then. Who keeps a
        // matador may lay that instead.
        if (table_.drawn > 0 && !table_.rules.keep_matador)
            at(table_.lacks, seat) = ruled_out(table_.rules, fits_);
        lay(table_, action);
        laid_.add(action.tile);
        fits_ = fitting(table_);
        leave_hand(table_, hands_, events);
    }
    if (action.kind != Action::Kind::Draw) end_turn(table_);
    if (hands_.of(seat).empty()) {
        settle(true, events);
    } else if (!table_.stock_open() && !hands_.any_holds(fits_)) {
        settle(false, events);
    }
}

/// Ends the round, because a hand is empty (`out`) or nobody can play, and the match if that decides it.
void Game::settle(bool out, kit::Events* events) {
    const PerSeat<int> held = hands_.pips();
    const Seats least = with_least(held, table_.seats);
    const int total = std::accumulate(held.begin(), held.end(), 0);
    const Seat winner = out ? table_.last().seat : sole_winner(least);
    if (winner != kNobody) {
        const int gained = out ? total : gained_by_block(table_.rules, total, at(held, winner));
        score(table_, winner, gained, "hands", events);
    }
    end_round(table_, winner, out ? "out" : "blocked", events);
    if (table_.rules.target > 0) {
        end_match(table_, match_winners(table_, table_.rules.target), events);
    } else {
        end_match(table_, winner == kNobody ? least : only(winner), events);
    }
}

}  // namespace boneyard::matador
