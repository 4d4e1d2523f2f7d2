// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match from deal to deal: who opens, whose turn it is, what a round brings. Where nobody listens (`events`
// is null) no event is made: playouts live by that.

#include <algorithm>

#include "kit/round.h"
#include "matador/game.h"

namespace boneyard::matador {

namespace {

constexpr std::uint64_t kOpenerSalt = 0;  // rounds are salted by their number, from 1

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

kit::Pile<Tile, kMaxTiles> tiles_of(const Rules& rules) {
    kit::Pile<Tile, kMaxTiles> pile;
    full_set(rules.most).each([&](Tile tile) { pile.add(tile); });
    return pile;
}

/// The seat that alone has the least; kNobody when two share it.
Seat sole_least(const PerSeat<int>& values, int seats) {
    const auto end = values.begin() + seats;
    const auto least = std::min_element(values.begin(), end);
    if (std::count(values.begin(), end, *least) > 1) return kNobody;
    return static_cast<Seat>(least - values.begin());
}

}  // namespace

kit::Result<Game> Game::create(const kit::Setup& setup) {
    Game game;
    game.table_.rules = read_rules(setup);
    game.table_.seats = static_cast<std::int8_t>(setup.seats);
    game.deal_ = setup.deal;
    if (setup.deck.empty()) {
        if (game.table_.rules.opener == Rules::Opener::Rotate) {
            kit::Rng rng(setup.deal, kit::Stream::Deal, kOpenerSalt);
            game.table_.first_opener = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(setup.seats)));
        }
        game.deal_round();
        return game;
    }
    const auto deck = kit::read_deck(setup.deck, tiles_of(game.table_.rules), parse_tile);
    if (!deck) return deck.error();
    game.table_.first_opener = 0;
    game.deal_tiles(*deck);
    return game;
}

void Game::deal_round() {
    auto pile = tiles_of(table_.rules);
    kit::Rng rng(deal_, kit::Stream::Deal, static_cast<std::uint64_t>(table_.round));
    rng.shuffle(pile);
    deal_tiles(pile);
}

void Game::deal_tiles(const kit::Pile<Tile, kMaxTiles>& tiles) {
    hands_ = {};
    laid_ = {};
    fits_ = {};
    stock_ = {tiles.tiles, static_cast<std::uint8_t>(tiles.count)};
    table_.stock_count = stock_.end;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        for (int i = 0; i < table_.rules.hand; ++i) at(hands_, seat).add(stock_.take(table_.stock_count));
        at(table_.hand_counts, seat) = static_cast<std::int8_t>(table_.rules.hand);
    }
    table_.phase = Phase::Play;
    table_.drawn = 0;
    table_.clear();
    table_.arms = {};
    table_.round_scores = {};
    table_.lacks = {};
    table_.to_move = find_opener();
}

Seat Game::find_opener() const {
    if (table_.rules.opener == Rules::Opener::Rotate) {
        return static_cast<Seat>((table_.first_opener + table_.round - 1) % table_.seats);
    }
    return holder_of_opening_tile(hands_, table_.seats);
}

void Game::legal(std::vector<Action>& out) const {
    out.clear();
    static constexpr TileSet kNoTiles;
    list_legal(table_, table_.to_move == kNobody ? kNoTiles : at(hands_, table_.to_move), fits_, out);
}

bool Game::allows(const Action& action) const {
    std::vector<Action> actions;
    legal(actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

void Game::apply(const Action& action, kit::Events* events) {
    if (action.kind == Action::Kind::Next) {
        ++table_.round;
        deal_round();
        if (events != nullptr) send(events, {kit::EventType::Deal});
    } else {
        take_turn(action, events);
    }
    if (events != nullptr && table_.to_move != kNobody && table_.drawn == 0)
        send(events, {kit::EventType::Turn, table_.to_move});
}

void Game::take_turn(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    TileSet& hand = at(hands_, seat);
    if (action.kind == Action::Kind::Draw) {
        draw(events);
    } else if (action.kind == Action::Kind::Pass) {
        at(table_.lacks, seat) |= ruled_out(table_.rules, fits_);
        if (events != nullptr) send(events, {kit::EventType::Pass, seat});
    } else {
        // Who drew held nothing that fits; the tile that was drawn last may, and is laid then. Who keeps a
        // matador may lay that instead.
        if (table_.drawn > 0 && !table_.rules.keep_matador)
            at(table_.lacks, seat) = ruled_out(table_.rules, fits_);
        lay(table_, action);
        laid_.add(action.tile);
        fits_ = fitting(table_);
        hand.remove(action.tile);
        --at(table_.hand_counts, seat);
        if (events != nullptr) send(events, place_event(table_.placed[table_.placed_count - 1U]));
    }
    if (action.kind != Action::Kind::Draw) {
        table_.drawn = 0;
        table_.to_move = kit::next_seat(seat, table_.seats);
    }
    if (hand.empty()) {
        settle(RoundEnd::Out, events);
        return;
    }
    if (table_.stock_open()) return;
    TileSet all;
    for (const TileSet& held : hands_) all |= held;
    if ((all & fits_).empty()) settle(RoundEnd::Blocked, events);
}

void Game::draw(kit::Events* events) {
    const Seat seat = table_.to_move;
    at(table_.lacks, seat) = {};  // the new tile may be anything
    at(hands_, seat).add(stock_.take(table_.stock_count));
    ++at(table_.hand_counts, seat);
    ++table_.drawn;
    if (events != nullptr) send(events, {kit::EventType::Draw, seat});
}

void Game::settle(RoundEnd how, kit::Events* events) {
    PerSeat<int> held{};
    int total = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat) total += at(held, seat) = pips(at(hands_, seat));
    Seat winner = kNobody;
    int gained = 0;
    if (how == RoundEnd::Out) {
        winner = table_.placed[table_.placed_count - 1U].seat;
        gained = total;
    } else {
        winner = sole_least(held, table_.seats);
        if (winner != kNobody) {
            const int own = at(held, winner);
            gained = total - own - (table_.rules.blocked_difference ? own : 0);
        }
    }
    if (winner != kNobody && gained != 0) {
        at(table_.round_scores, winner) += gained;
        at(table_.scores, winner) += gained;
        if (events != nullptr)
            send(events, {.type = kit::EventType::Score, .seat = winner, .points = gained, .why = "hands"});
    }
    table_.drawn = 0;
    table_.to_move = kNobody;
    table_.phase = Phase::RoundOver;
    if (events != nullptr)
        send(events, {.type = kit::EventType::RoundOver,
                      .seat = winner,
                      .why = how == RoundEnd::Out ? "out" : "blocked"});
    finish_match(winner, events);
}

/// Ends the match if the round just settled decides it.
void Game::finish_match(Seat round_winner, kit::Events* events) {
    const auto end = table_.scores.begin() + table_.seats;
    const int highest = *std::max_element(table_.scores.begin(), end);
    PerSeat<bool> wins{};
    if (table_.rules.target == 0) {
        PerSeat<int> held{};
        for (Seat seat = 0; seat < table_.seats; ++seat) at(held, seat) = pips(at(hands_, seat));
        const int least = *std::min_element(held.begin(), held.begin() + table_.seats);
        for (Seat seat = 0; seat < table_.seats; ++seat) {
            at(wins, seat) = round_winner == kNobody ? at(held, seat) == least : seat == round_winner;
        }
    } else {
        if (highest < table_.rules.target) return;
        if (std::count(table_.scores.begin(), end, highest) > 1) return;
        for (Seat seat = 0; seat < table_.seats; ++seat) at(wins, seat) = at(table_.scores, seat) == highest;
    }
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (at(wins, seat)) table_.winners |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
    }
    table_.phase = Phase::MatchOver;
    if (events != nullptr) send(events, {.type = kit::EventType::MatchOver, .winners = status().winners});
}

kit::Status Game::status() const {
    return kit::status_of(table_, table_.seats,
                          table_.phase == Phase::Play        ? kit::Phase::Play
                          : table_.phase == Phase::RoundOver ? kit::Phase::RoundOver
                                                             : kit::Phase::MatchOver);
}

}  // namespace boneyard::matador
