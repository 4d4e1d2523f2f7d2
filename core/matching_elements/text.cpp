// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The protocol's words: actions, and the keys of a state that are the game's own.

#include <limits>

#include "kit/action_text.h"
#include "matching_elements/game.h"

namespace boneyard::matching_elements {

namespace {

constexpr std::string_view kPortLetters = "nflr";
constexpr std::string_view kDirectionLetters = "ENWS";

std::string port_text(Port port) { return std::string(1, kPortLetters[static_cast<std::size_t>(port) - 1]); }

std::optional<Port> parse_port(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const auto found = kPortLetters.find(text.front());
    if (found == std::string_view::npos) return std::nullopt;
    return static_cast<Port>(found + 1);
}

std::optional<std::int16_t> parse_small(std::string_view text) {
    const auto number = kit::parse_number(text);
    if (!number || *number < 0 || *number > std::numeric_limits<std::int16_t>::max()) return std::nullopt;
    return static_cast<std::int16_t>(*number);
}

std::optional<Action> parse_number_of(Action::Kind kind, kit::ActionWords& words) {
    const auto number = parse_small(words.next());
    if (!number) return std::nullopt;
    Action action{kind};
    action.number = *number;
    action.most = *number;
    return action;
}

std::optional<Action> parse_colour_action(kit::ActionWords& words) {
    const auto colour = parse_colour(words.next());
    if (!colour) return std::nullopt;
    Action action{Action::Kind::Name};
    action.colour = *colour;
    return action;
}

std::optional<Action> parse_place(kit::ActionWords& words) {
    const auto tile = parse_tile(words.next());
    if (!tile || words.ended()) return std::nullopt;
    const std::string_view where = words.next();
    Action action{Action::Kind::First, *tile};
    if (where == "first") return action;
    const auto anchor = parse_small(where);
    const auto port = parse_port(words.next());
    const auto inner = parse_small(words.next());
    if (!anchor || !port || !inner || *inner > kMaxNumber) return std::nullopt;
    action.kind = Action::Kind::Place;
    action.anchor = *anchor;
    action.port = *port;
    action.inner = static_cast<std::uint8_t>(*inner);
    return action;
}

std::string numbered_text(std::string_view verb, const Action& action) {
    std::string text = std::string(verb) + " " + std::to_string(action.number);
    if (action.most > action.number) text += ".." + std::to_string(action.most);
    return text;
}

kit::Data names_of(const TileSet& tiles) { return kit::Data::list_of(kit::texts_of(tiles, tile_text)); }
kit::Data number_or_null(int number) { return number == kNone ? kit::Data() : kit::Data(number); }
kit::Data seat_or_null(Seat seat) { return seat == kNobody ? kit::Data() : kit::Data(seat); }

/// A list with what `make` gives for each of the first `count`.
template <class Make>
kit::Data listed(Seat count, const Make& make) {
    kit::Data list = kit::Data::list();
    for (Seat i = 0; i < count; ++i) list.add(kit::Data(make(i)));
    return list;
}

kit::Data describe_placed(const Placed& placed) {
    const bool first = placed.port == Port::None;
    kit::Data data = kit::Data::object();
    data.set("tile", tile_text(placed.tile)).set("seat", placed.seat);
    data.set("x", placed.x).set("y", placed.y);
    data.set("dir", std::string(1, kDirectionLetters[static_cast<std::size_t>(placed.direction)]));
    data.set("near", placed.inner);
    data.set("anchor", first ? kit::Data() : kit::Data(placed.anchor));
    data.set("port", first ? kit::Data() : kit::Data(port_text(placed.port)));
    data.set("points", placed.points);
    return data;
}

void describe_auction(const Table& table, kit::Data& data) {
    data.set("dealer", seat_or_null(table.dealer));
    data.set("colour", table.colour_named ? kit::Data(colour_text(table.board.colour())) : kit::Data());
    data.set("draws", listed(table.seats, [&](Seat seat) {
                 const Tile tile = at(table.draws, seat);
                 return tile == kNoTile ? kit::Data() : kit::Data(tile_text(tile));
             }));
    data.set("bids", listed(table.seats, [&](Seat seat) { return number_or_null(at(table.bids, seat)); }));
    data.set("folded", listed(table.seats, [&](Seat seat) { return at(table.folded, seat); }));
    data.set("bets", listed(table.seats, [&](Seat seat) { return number_or_null(at(table.bets, seat)); }));
    data.set("highest_bet", number_or_null(table.highest_bet));
}

void describe_final_scores(const Table& table, kit::Data& data) {
    if (table.phase != Phase::MatchOver) return;
    data.set("final_scores", listed(table.seats, [&](Seat seat) {
                 return at(table.out, seat) ? kit::Data() : kit::Data(at(table.final_scores, seat));
             }));
}

std::optional<Action> parse_verb(std::string_view verb, kit::ActionWords& words) {
    if (verb == "place") return parse_place(words);
    if (verb == "bid") return parse_number_of(Action::Kind::Bid, words);
    if (verb == "bet") return parse_number_of(Action::Kind::Bet, words);
    if (verb == "reenter") return parse_number_of(Action::Kind::Reenter, words);
    if (verb == "colour") return parse_colour_action(words);
    if (verb == "fold") return Action{Action::Kind::Fold};
    if (verb == "hold") return Action{Action::Kind::Hold};
    if (const auto kind = kit::plain_kind<Action::Kind>(verb)) return Action{*kind};
    return std::nullopt;
}

}  // namespace

void describe_table(const Table& table, kit::Data& data) {
    describe_auction(table, data);
    kit::Data placed = kit::Data::list();
    for (const Placed& tile : table.board.placed()) placed.add(describe_placed(tile));
    data.set("placed", std::move(placed));
    data.set("banks", listed(table.sides(), [&](Side side) { return names_of(at(table.banks, side)); }));
    data.set("out", listed(table.seats, [&](Seat seat) { return at(table.out, seat); }));
    data.set("elimination", table.elimination);
    data.set("final", table.in_final);
    data.set("round_winner", seat_or_null(table.round_winner));
    data.set("shown", listed(table.seats, [&](Seat seat) { return names_of(at(table.shown, seat)); }));
    data.set("points", listed(table.seats, [&](Seat seat) { return at(table.points, seat); }));
    data.set("drawn", table.drawn);
    describe_final_scores(table, data);
}

std::string Game::text(const Action& action) {
    switch (action.kind) {
        case Action::Kind::Bid:
            return numbered_text("bid", action);
        case Action::Kind::Bet:
            return numbered_text("bet", action);
        case Action::Kind::Reenter:
            return numbered_text("reenter", action);
        case Action::Kind::Name:
            return "colour " + colour_text(action.colour);
        case Action::Kind::First:
            return "place " + tile_text(action.tile) + " first";
        case Action::Kind::Fold:
            return "fold";
        case Action::Kind::Hold:
            return "hold";
        case Action::Kind::Draw:
        case Action::Kind::Pass:
        case Action::Kind::Next:
            return std::string(kit::plain_verb(action.kind));
        case Action::Kind::Place:
            break;
    }
    return "place " + tile_text(action.tile) + " " + std::to_string(action.anchor) + " " +
           port_text(action.port) + " " + std::to_string(action.inner);
}

std::optional<Action> Game::parse(std::string_view text) {
    kit::ActionWords words(text);
    const std::string_view verb = words.next();
    const std::optional<Action> action = parse_verb(verb, words);
    return words.ended() ? action : std::nullopt;
}

kit::Holdings Game::holdings() const {
    kit::Holdings all = kit::holdings_of(hands_, table_.seats, tile_text);
    for (std::size_t i = stock_.size(); i-- > 0;) all.stock.push_back(tile_text(stock_[i]));
    return all;
}

kit::Holdings Game::holdings(const View& view) { return kit::seen_holdings(view, tile_text); }

void Game::describe(kit::Data& data) const {
    describe_table(table_, data);
    if (deck_.empty()) return;
    kit::Data deck = kit::Data::list();
    for (const Tile tile : deck_) deck.add(tile_text(tile));
    data.set("deck", std::move(deck));
}

}  // namespace boneyard::matching_elements
