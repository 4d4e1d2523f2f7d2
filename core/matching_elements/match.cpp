// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match as it is set up, and a turn.

#include <algorithm>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

namespace {

Rules read_rules(const kit::Options& options) {
    Rules rules;
    rules.colours = static_cast<std::uint8_t>(options.number("colours"));
    const std::string& teams = options.name("teams");
    if (teams == "2x3") rules.teams = Teams::TwoOfThree;
    if (teams == "3x2") rules.teams = Teams::ThreeOfTwo;
    rules.met_bet_bonus = options.flag("met_bet_bonus");
    rules.draw_when_stuck = options.flag("draw_when_stuck");
    return rules;
}

void tell_placement(const Placed& placed, const Points& gained, kit::Events& events) {
    kit::Event event{kit::EventType::Place, placed.seat, tile_text(placed.tile)};
    event.more.emplace_back("x", placed.x);
    event.more.emplace_back("y", placed.y);
    events.push_back(std::move(event));
    if (gained.points == 0) return;
    events.push_back({.type = kit::EventType::Points,
                      .seat = placed.seat,
                      .tile = tile_text(placed.tile),
                      .points = gained.points,
                      .why = name_of(gained.fit)});
}

/// True when the legal action covers the one asked for: they are the same, or its range holds the number.
bool covers(const Action& legal, const Action& action) {
    if (legal == action) return true;
    return legal.kind == action.kind && legal.most > 0 && legal.number <= action.number &&
           action.number <= action.most && action.most <= legal.most;
}

}  // namespace

kit::Result<Game> Game::create(const kit::Setup& setup) {
    Game game;
    game.table_.rules = read_rules(setup.options);
    game.table_.seats = static_cast<std::int8_t>(setup.seats);
    game.deal_ = setup.deal;
    game.clear_round();
    if (!setup.deck.empty()) {
        const auto set = kit::pile_of<Tile, kMaxTiles>(TileSet::full(game.table_.rules.colours));
        const auto deck = kit::read_deck(setup.deck, set, parse_tile);
        if (!deck) return deck.error();
        for (std::size_t i = 0; i < deck->count; ++i) game.deck_.push_back(deck->tiles[i]);
    }
    game.fill_stock();
    game.begin_auction(nullptr);
    return game;
}

bool Game::allows(const Action& action) const {
    std::vector<Action> actions;
    legal(actions);
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Action& legal) { return covers(legal, action); });
}

void Game::apply(const Action& action, kit::Events* events) {
    switch (action.kind) {
        case Action::Kind::Bid:
            bid(action, events);
            break;
        case Action::Kind::Fold:
            fold(events);
            break;
        case Action::Kind::Name:
            name_colour(action, events);
            break;
        case Action::Kind::Bet:
            bet(action, events);
            break;
        case Action::Kind::Hold:
            hold(events);
            break;
        case Action::Kind::First:
        case Action::Kind::Place:
            place(action, events);
            break;
        case Action::Kind::Draw:
            draw(events);
            break;
        case Action::Kind::Pass:
            pass(events);
            break;
        case Action::Kind::Reenter:
            reenter(action, events);
            break;
        case Action::Kind::Next:
            begin_next_round(events);
            break;
    }
    if (table_.phase == Phase::Play && !table_.board.empty()) end_round_if_stuck(events);
    if (events == nullptr || table_.to_move == kNobody || table_.drawn) return;
    kit::send(events, {kit::EventType::Turn, table_.to_move});
}

void Game::place(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    Known& known = at(table_.known, seat);
    if (table_.drawn) {
        // Nothing fitted before the draw, so it is the tile drawn that is laid: the rest is as it was.
        const TileSet fit = fitting(table_.board, table_.rules.colours);
        known.lacks = known.lacked;
        for (Colour c = 0; c < table_.rules.colours; ++c) known.lacks.add_faces(c, fit.kinds(c));
        known.lacked = {};
    }
    const Points gained = lay(table_, action);
    const Placed& placed = table_.board.placed().back();
    at(hands_, seat).remove(action.tile);
    --at(table_.hand_counts, seat);
    if (known.holds.has(action.tile)) known.holds.remove(action.tile);
    if (events != nullptr) tell_placement(placed, gained, *events);
    table_.drawn = false;
    table_.to_move = table_.next_with_tiles(seat);
}

void Game::draw(kit::Events* events) {
    const Seat seat = table_.to_move;
    Known& known = at(table_.known, seat);
    known.lacked = known.lacks;
    known.lacks = {};  // the tile drawn may be any
    take_from_stock(seat);
    table_.drawn = true;
    kit::send(events, {kit::EventType::Draw, seat});
}

void Game::pass(kit::Events* events) {
    const Seat seat = table_.to_move;
    Known& known = at(table_.known, seat);
    const TileSet fit = fitting(table_.board, table_.rules.colours);
    for (Colour c = 0; c < table_.rules.colours; ++c) known.lacks.add_faces(c, fit.kinds(c));
    known.lacked = {};
    table_.drawn = false;
    table_.to_move = table_.next_with_tiles(seat);
    kit::send(events, {kit::EventType::Pass, seat});
}

/// Nobody can place: the round is over, even while there are tiles to draw.
void Game::end_round_if_stuck(kit::Events* events) {
    const bool one_can = std::any_of(hands_.begin(), hands_.end(),
                                     [&](const TileSet& hand) { return table_.board.takes_one_of(hand); });
    if (one_can) return;
    if (table_.in_final) {
        end_final(events);
    } else {
        end_round(events);
    }
}

/// What the seat to move said, with its number.
void Game::tell_amount(kit::Events* events, kit::EventType type, int amount) const {
    if (events == nullptr) return;
    events->push_back({type, table_.to_move});
    events->back().more.emplace_back("amount", amount);
}

kit::Status Game::status() const {
    kit::Status status = kit::status_of(table_);
    for (Seat seat = 0; seat < table_.seats; ++seat)
        at(status.sides, seat) = table_.side_of(seat);  // its number is its lowest seat's
    if (table_.elimination) status.round_kind = kit::RoundKind::Elimination;
    if (table_.in_final) status.round_kind = kit::RoundKind::Final;
    return status;
}

}  // namespace boneyard::matching_elements
