// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match from deal to deal, turn by turn. How a round is settled is in settle.cpp.

#include <algorithm>

#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::at;
using kit::send;

Rules read_rules(const kit::Options& options) {
    Rules rules;
    rules.target = options.number("target");
    rules.hand = static_cast<std::uint8_t>(options.number("hand"));
    rules.copies = static_cast<std::uint8_t>(options.number("copies"));
    rules.jokers = static_cast<std::uint8_t>(options.number("jokers"));
    rules.closed = options.name("melds") == "closed";
    rules.unlaid_count = options.name("unlaid") == "count";
    const std::string& knock = options.name("knock");
    rules.knock = knock == "threshold"    ? Rules::Knock::Threshold
                  : knock == "one"        ? Rules::Knock::One
                  : knock == "super_only" ? Rules::Knock::SuperOnly
                                          : Rules::Knock::ThresholdOrOne;
    rules.threshold = static_cast<std::uint8_t>(options.number("threshold"));
    rules.joker_value = static_cast<std::uint8_t>(options.number("joker_value"));
    rules.undercut = static_cast<std::uint8_t>(options.number("undercut"));
    rules.win = static_cast<std::uint8_t>(options.number("win"));
    rules.super_win = static_cast<std::uint8_t>(options.number("super_win"));
    return rules;
}

Pile full_set(const Rules& rules) {
    Pile pile;
    for (Tile tile = 0; tile < kJoker; ++tile) {
        for (int copy = 0; copy < rules.copies; ++copy) pile.add(tile);
    }
    for (int joker = 0; joker < rules.jokers; ++joker) pile.add(kJoker);
    return pile;
}

}  // namespace

kit::Result<Game> Game::create(const kit::Setup& setup) {
    Game game;
    game.table_.rules = read_rules(setup.options);
    const auto pile = kit::first_pile(setup, full_set(game.table_.rules), parse_tile);
    if (!pile) return pile.error();
    game.deal_ = setup.deal;
    game.table_.dealer = setup.deck.empty() ? kit::first_seat(setup) : Seat{1};
    game.deal_round(*pile);
    return game;
}

void Game::deal_round(const Pile& pile) {
    Table next;
    next.rules = table_.rules;
    next.round = table_.round;
    next.scores = table_.scores;
    next.dealer = table_.dealer;
    stock_ = kit::deal_hands(next, hands_, pile, next.rules.hand);
    next.discards[next.discard_count++] = stock_.take(next.stock_count);
    next.phase = Phase::Upcard;
    next.to_move = static_cast<Seat>(1 - next.dealer);
    table_ = next;
}

bool Game::allows(const Action& action) const {
    // What is done most needs no list.
    if (action.kind == Action::Kind::Discard) {
        if (table_.phase != Phase::Meld || table_.joker_due || action.tile > kJoker) return false;
        const Tiles& hand = at(hands_, table_.to_move);
        return action == Action{Action::Kind::Discard, action.tile} && hand.has(action.tile) &&
               may_discard(table_, hand, action.tile);
    }
    std::vector<Action> actions;
    legal(actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void Game::apply(const Action& action, kit::Events* events) {
    const Seat mover = table_.to_move;
    switch (action.kind) {
        case Action::Kind::Next:
            ++table_.round;
            table_.dealer = table_.next_dealer;
            deal_round(kit::shuffled(full_set(table_.rules), deal_, table_.round));
            send(events, {kit::EventType::Deal});
            break;
        case Action::Kind::Take:
            take(events);
            break;
        case Action::Kind::Draw:
            draw(events);
            break;
        case Action::Kind::Pass:
            pass_upcard(events);
            break;
        case Action::Kind::Meld:
        case Action::Kind::Add:
        case Action::Kind::Swap:
            put_down(action, events);
            break;
        case Action::Kind::Discard:
            if (events != nullptr) send(events, {kit::EventType::Discard, mover, tile_text(action.tile)});
            discard(action.tile);
            if (at(hands_, mover).empty()) {
                super_win(events);
            } else {
                end_turn(events);
            }
            break;
        case Action::Kind::Knock:
            knock(action, events);
            break;
    }
    if (events != nullptr && table_.to_move != kNobody && table_.to_move != mover)
        send(events, {kit::EventType::Turn, table_.to_move});
}

void Game::begin_turn_of(Seat seat) {
    table_.to_move = seat;
    table_.phase = Phase::Draw;
    table_.taken = kNoTile;
    table_.joker_due = false;
}

void Game::take(kit::Events* events) {
    const Tile tile = table_.discards[--table_.discard_count];
    table_.note(Move::Kind::Take, table_.to_move, tile);
    at(hands_, table_.to_move).add(tile);
    at(table_.known, table_.to_move).add(tile);
    ++at(table_.hand_counts, table_.to_move);
    table_.taken = tile;
    ++table_.turns_without_draw;
    table_.phase = Phase::Meld;
    if (events != nullptr) send(events, {kit::EventType::Take, table_.to_move, tile_text(tile)});
}

void Game::draw(kit::Events* events) {
    table_.note(Move::Kind::Draw, table_.to_move, table_.top());
    at(hands_, table_.to_move).add(stock_.take(table_.stock_count));
    ++at(table_.hand_counts, table_.to_move);
    table_.turns_without_draw = 0;
    table_.must_draw = false;
    table_.phase = Phase::Meld;
    if (events != nullptr) send(events, {kit::EventType::Draw, table_.to_move});
}

void Game::pass_upcard(kit::Events* events) {
    send(events, {kit::EventType::Pass, table_.to_move});
    table_.note(Move::Kind::Pass, table_.to_move, table_.top());
    table_.to_move = table_.opponent();
    if (++table_.upcard_passes < kSeats) return;
    table_.phase = Phase::Draw;
    table_.must_draw = true;
}

void Game::put_down(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    Tiles& hand = at(hands_, seat);
    lay(table_, hand, action);
    at(table_.hand_counts, seat) = static_cast<std::uint8_t>(hand.count());
    if (events != nullptr) tell_put_down(action, seat, *events);
    if (hand.empty()) super_win(events);
}

void Game::tell_put_down(const Action& action, Seat seat, kit::Events& events) {
    kit::Event event{action.kind == Action::Kind::Meld  ? kit::EventType::Meld
                     : action.kind == Action::Kind::Add ? kit::EventType::Add
                                                        : kit::EventType::Swap,
                     seat};
    if (action.kind == Action::Kind::Meld) {
        event.tile = meld_text(action.meld);
    } else {
        event.tile = tile_text(action.tile);
        event.more.emplace_back("meld", kit::Data(int{action.target}));
    }
    send(&events, std::move(event));
}

void Game::discard(Tile tile) {
    const Seat seat = table_.to_move;
    at(hands_, seat).remove(tile);
    if (at(table_.known, seat).has(tile)) at(table_.known, seat).remove(tile);
    --at(table_.hand_counts, seat);
    table_.note(Move::Kind::Throw, seat, tile);
    table_.discards[table_.discard_count++] = tile;
    table_.taken = kNoTile;
}

void Game::end_turn(kit::Events* events) {
    if (table_.stock_count == 0 || table_.turns_without_draw >= kMaxIdleTurns) {
        close_round({Result::Kind::Draw, kNobody, {0, 0}}, kNobody, events);
        return;
    }
    begin_turn_of(table_.opponent());
}

}  // namespace boneyard::tiles_and_deal
