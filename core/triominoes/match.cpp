// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match from deal to deal: who opens, whose turn it is, what a round brings.

#include <algorithm>

#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

using kit::at;
using kit::send;

int hand_size(int seats) {
    if (seats == 2) return 9;
    return seats <= 4 ? 7 : 6;
}

Rules read_rules(const kit::Options& options) {
    Rules rules;
    rules.target = options.number("target");
    rules.hexagons_graded = options.name("hexagons") == "graded";
    rules.strict_bridge = options.name("bridge") == "strict";
    rules.empty_well_penalty = static_cast<std::uint8_t>(options.number("empty_well_penalty"));
    rules.open_with_zeros = options.flag("open_with_zeros");
    rules.blocked_each = options.name("blocked") == "each";
    return rules;
}

kit::Pile<Tile, kTiles> whole_set() {
    kit::Pile<Tile, kTiles> pile;
    TileSet::full().each([&](Tile tile) { pile.add(tile); });
    return pile;
}

/// Says that a tile was laid.
void tell_place(Seat seat, const Action& action, kit::Events& events) {
    kit::Event event{kit::EventType::Place, seat, tile_text(action.tile)};
    event.more = {
        {"x", kit::Data(action.cell.x)}, {"y", kit::Data(action.cell.y)}, {"r", kit::Data(action.r)}};
    events.push_back(std::move(event));
}

}  // namespace

kit::Result<Game> Game::create(const kit::Setup& setup) {
    Game game;
    game.table_.rules = read_rules(setup.options);
    game.table_.seats = static_cast<std::int8_t>(setup.seats);
    game.deal_ = setup.deal;
    if (setup.deck.empty()) {
        game.deal_round();
        return game;
    }
    const auto deck = kit::read_deck(setup.deck, whole_set(), parse_tile);
    if (!deck) return deck.error();
    game.deal_tiles(*deck);
    return game;
}

void Game::deal_round() {
    auto tiles = whole_set();
    kit::Rng rng(deal_, kit::Stream::Deal, static_cast<std::uint64_t>(table_.round));
    rng.shuffle(tiles);
    deal_tiles(tiles);
}

void Game::deal_tiles(const kit::Pile<Tile, kTiles>& tiles) {
    hands_ = {};
    std::size_t next = 0;
    const int size = hand_size(table_.seats);
    Seat opener = 0;
    int best = -1;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        for (int i = 0; i < size; ++i) at(hands_, seat).add(tiles[next++]);
        at(table_.hand_counts, seat) = static_cast<std::int8_t>(size);
        const int rank = opening_rank(opening_tile(at(hands_, seat)));
        if (rank > best) {
            best = rank;
            opener = seat;
        }
    }
    stock_ = kit::Stock<Tile, kTiles>::of(tiles, next);
    table_.stock_count = stock_.end;
    table_.phase = Phase::Play;
    table_.drawn = 0;
    table_.passes = 0;
    table_.placed_count = 0;
    table_.placed = {};
    table_.laid = {};
    table_.lattice = {};
    table_.lacks = {};
    table_.round_scores = {};
    table_.to_move = opener;
}

void Game::legal(std::vector<Action>& out) const {
    out.clear();
    list_legal(table_, table_.to_move == kNobody ? TileSet{} : at(hands_, table_.to_move), out);
}

void Game::apply(const Action& action, kit::Events* events) {
    const Seat mover = table_.to_move;
    switch (action.kind) {
        case Action::Kind::Next:
            ++table_.round;
            deal_round();
            if (events != nullptr) send(events, {kit::EventType::Deal});
            break;
        case Action::Kind::Place:
            place(action, events);
            break;
        case Action::Kind::Draw:
            draw(events);
            break;
        case Action::Kind::Pass:
            pass(events);
            break;
    }
    if (mover != kNobody) end_round_if_due(mover, events);
    if (events != nullptr && table_.to_move != kNobody && table_.drawn == 0)
        send(events, {kit::EventType::Turn, table_.to_move});
}

void Game::place(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    const Gain gain = gain_of(table_, action);
    lay(table_, action);
    at(hands_, seat).remove(action.tile);
    --at(table_.hand_counts, seat);
    if (table_.placed_count == 1) note_opening();
    if (events != nullptr) tell_place(seat, action, *events);
    score(seat, gain.tile, "tile", events);
    score(seat, gain.zeros, "zeros", events);
    score(seat, gain.triple, "triple", events);
    score(seat, gain.hexagon, "hexagon", events);
    score(seat, gain.bridge, "bridge", events);
    table_.passes = 0;
    table_.drawn = 0;
    table_.to_move = kit::next_seat(seat, table_.seats);
}

/// The opening tells of every hand: nobody holds a tile that would have had to open instead.
void Game::note_opening() {
    const Placed& opening = table_.placed[0];
    if (table_.rules.open_with_zeros && opening.tile == kZeros) return;
    for (TileSet& lack : table_.lacks) lack = outranking(opening.tile);
}

void Game::draw(kit::Events* events) {
    const Seat seat = table_.to_move;
    at(table_.lacks, seat) = {};
    at(hands_, seat).add(stock_.take(table_.stock_count));
    ++at(table_.hand_counts, seat);
    ++table_.drawn;
    if (events != nullptr) send(events, {kit::EventType::Draw, seat});
    score(seat, -kDrawPrice, "draw", events);
}

void Game::pass(kit::Events* events) {
    const Seat seat = table_.to_move;
    const int price = pass_price(table_);
    if (table_.stock_count == 0) ++table_.passes;
    if (events != nullptr) send(events, {kit::EventType::Pass, seat});
    score(seat, -price, "pass", events);
    table_.drawn = 0;
    table_.to_move = kit::next_seat(seat, table_.seats);
}

void Game::score(Seat seat, int points, std::string_view why, kit::Events* events) {
    if (points == 0) return;
    at(table_.scores, seat) += points;
    at(table_.round_scores, seat) += points;
    if (events != nullptr)
        send(events, {.type = kit::EventType::Score, .seat = seat, .points = points, .why = why});
}

void Game::end_round_if_due(Seat mover, kit::Events* events) {
    if (at(hands_, mover).empty()) {
        settle_out(mover, events);
        return;
    }
    if (table_.stock_count > 0) return;
    TileSet all;
    for (const TileSet hand : hands_) all = all | hand;
    const bool stuck = (all & fitting(table_.lattice)).empty();
    if (stuck || table_.passes == table_.seats) settle_blocked(events);
}

void Game::settle_out(Seat winner, kit::Events* events) {
    int others = 0;
    for (const TileSet hand : hands_) others += value(hand);
    score(winner, kOutBonus, "out", events);
    score(winner, others, "hands", events);
    close_round(winner, "out", events);
}

void Game::settle_blocked(kit::Events* events) {
    // The lowest total wins; among equals the fewest tiles; between equals again, nobody.
    const auto rank = [&](Seat seat) { return value(at(hands_, seat)) * 100 + at(hands_, seat).count(); };
    Seat winner = 0;
    bool shared = false;
    int total = value(at(hands_, 0));
    for (Seat seat = 1; seat < table_.seats; ++seat) {
        total += value(at(hands_, seat));
        if (rank(seat) < rank(winner)) {
            winner = seat;
            shared = false;
        } else if (rank(seat) == rank(winner)) {
            shared = true;
        }
    }
    if (shared) {
        close_round(kNobody, "blocked", events);
        return;
    }
    const int own = value(at(hands_, winner));
    const int hands_paid = table_.rules.blocked_each ? table_.seats - 1 : 1;
    score(winner, total - own - own * hands_paid, "hands", events);
    close_round(winner, "blocked", events);
}

void Game::close_round(Seat winner, std::string_view why, kit::Events* events) {
    table_.drawn = 0;
    table_.to_move = kNobody;
    table_.phase = Phase::RoundOver;
    if (events != nullptr) send(events, {.type = kit::EventType::RoundOver, .seat = winner, .why = why});
    const auto end = table_.scores.begin() + table_.seats;
    const int highest = *std::max_element(table_.scores.begin(), end);
    const bool single = table_.rules.target == 0;
    if (!single && (highest < table_.rules.target || std::count(table_.scores.begin(), end, highest) > 1))
        return;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (at(table_.scores, seat) == highest)
            table_.winners |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
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

}  // namespace boneyard::triominoes
