// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match from deal to deal: who opens, whose turn it is, what a round brings.

#include <algorithm>

#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

using kit::at;
using kit::score;
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

Pile whole_set() { return kit::pile_of<Tile, kTiles>(TileSet::full()); }

/// Says that a tile was laid.
void tell_place(Seat seat, const Action& action, kit::Events& events) {
    kit::Event event{kit::EventType::Place, seat, tile_text(action.tile)};
    event.more = {
        {"x", kit::Data(action.cell.x)}, {"y", kit::Data(action.cell.y)}, {"r", kit::Data(action.r)}};
    events.push_back(std::move(event));
}

}  // namespace

kit::Result<Game> Game::create(const kit::Setup& setup) {
    const auto pile = kit::first_pile(setup, whole_set(), parse_tile);
    if (!pile) return pile.error();
    Game game;
    game.table_.rules = read_rules(setup.options);
    game.table_.seats = static_cast<std::int8_t>(setup.seats);
    game.deal_ = setup.deal;
    game.deal_round(*pile);
    return game;
}

void Game::deal_round(const Pile& pile) {
    stock_ = kit::deal_hands(table_, hands_, pile, hand_size(table_.seats));
    const auto rank = [&](Seat seat) { return opening_rank(opening_tile(at(hands_, seat))); };
    table_.to_move = 0;
    for (Seat seat = 1; seat < table_.seats; ++seat) {
        if (rank(seat) > rank(table_.to_move)) table_.to_move = seat;
    }
    table_.phase = Phase::Play;
    table_.drawn = 0;
    table_.passes = 0;
    table_.placed_count = 0;
    table_.placed = {};
    table_.laid = {};
    table_.lattice = {};
    table_.lacks = {};
    table_.round_scores = {};
}

Game Game::sample(const View& view, kit::Rng& rng) {
    Game game = seen(view, rng);
    TileSet unseen = TileSet::full() - view.table.laid;
    for (const TileSet hand : view.hands) unseen = unseen - hand;
    const auto pile = kit::pile_of<Tile, kTiles>(unseen);
    game.stock_ = kit::Stock<Tile, kTiles>::of(kit::deal_unseen(view, pile, game.hands_, rng));
    return game;
}

void Game::apply(const Action& action, kit::Events* events) {
    const Seat mover = table_.to_move;
    switch (action.kind) {
        case Action::Kind::Next:
            ++table_.round;
            deal_round(kit::shuffled(whole_set(), deal_, table_.round));
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
    kit::tell_turn(table_, events);
}

void Game::place(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    const Gain gain = gain_of(table_, action);
    lay(table_, action);
    at(hands_, seat).remove(action.tile);
    --at(table_.hand_counts, seat);
    if (table_.placed_count == 1) note_opening();
    if (events != nullptr) tell_place(seat, action, *events);
    score(table_, seat, gain.tile, "tile", events);
    score(table_, seat, gain.zeros, "zeros", events);
    score(table_, seat, gain.triple, "triple", events);
    score(table_, seat, gain.hexagon, "hexagon", events);
    score(table_, seat, gain.bridge, "bridge", events);
    table_.passes = 0;
    kit::end_turn(table_);
}

/// The opening tells of every hand: nobody holds a tile that would have had to open instead.
void Game::note_opening() {
    const Placed& opening = table_.placed[0];
    if (table_.rules.open_with_zeros && opening.tile == kZeros) return;
    for (TileSet& lack : table_.lacks) lack = outranking(opening.tile);
}

void Game::draw(kit::Events* events) {
    kit::draw_tile(table_, hands_, stock_, events);
    score(table_, table_.to_move, -kDrawPrice, "draw", events);
}

void Game::pass(kit::Events* events) {
    const Seat seat = table_.to_move;
    const int price = pass_price(table_);
    if (table_.stock_count == 0) ++table_.passes;
    if (events != nullptr) send(events, {kit::EventType::Pass, seat});
    score(table_, seat, -price, "pass", events);
    kit::end_turn(table_);
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
    score(table_, winner, kOutBonus, "out", events);
    score(table_, winner, others, "hands", events);
    close_round(winner, "out", events);
}

Seat least_left(const PerSeat<TileSet>& hands, int seats) {
    // The lowest total wins; among equals the fewest tiles; between equals again, nobody.
    const auto rank = [&](Seat seat) { return value(at(hands, seat)) * 100 + at(hands, seat).count(); };
    Seat winner = 0;
    bool shared = false;
    for (Seat seat = 1; seat < static_cast<Seat>(seats); ++seat) {
        if (rank(seat) < rank(winner)) {
            winner = seat;
            shared = false;
        } else if (rank(seat) == rank(winner)) {
            shared = true;
        }
    }
    return shared ? kNobody : winner;
}

void Game::settle_blocked(kit::Events* events) {
    const Seat winner = least_left(hands_, table_.seats);
    if (winner == kNobody) {
        close_round(kNobody, "blocked", events);
        return;
    }
    int total = 0;
    for (const TileSet hand : hands_) total += value(hand);
    const int own = value(at(hands_, winner));
    const int hands_paid = table_.rules.blocked_each ? table_.seats - 1 : 1;
    score(table_, winner, total - own - own * hands_paid, "hands", events);
    close_round(winner, "blocked", events);
}

void Game::close_round(Seat winner, std::string_view why, kit::Events* events) {
    kit::end_round(table_, winner, why, events);
    const int target = table_.rules.target;
    const bool single = target == 0;
    kit::end_match(table_,
                   single ? kit::with_most(table_.scores, table_.seats) : kit::match_winners(table_, target),
                   events);
}

}  // namespace boneyard::triominoes
