// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The protocol's words: actions, tiles, and the keys of a state that are the game's own.

#include "kit/action_text.h"
#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

/// Further out than 56 tiles can reach.
constexpr int kReach = 60;

std::optional<std::int8_t> parse_coordinate(std::string_view text) {
    const auto number = kit::parse_number(text);
    if (!number || *number < -kReach || *number > kReach) return std::nullopt;
    return static_cast<std::int8_t>(*number);
}

std::optional<Action> parse_place(kit::ActionWords& words) {
    const auto tile = parse_tile(words.next());
    const auto x = parse_coordinate(words.next());
    const auto y = parse_coordinate(words.next());
    const auto r = kit::parse_number(words.next());
    if (!tile || !x || !y || !r || *r < 0 || *r > 2) return std::nullopt;
    return Action{Action::Kind::Place, *tile, {*x, *y}, static_cast<std::uint8_t>(*r)};
}

kit::Data describe_placed(const Placed& placed) {
    kit::Data data = kit::Data::object();
    data.set("tile", tile_text(placed.tile));
    data.set("x", placed.cell.x).set("y", placed.cell.y).set("r", placed.r);
    data.set("seat", placed.seat);
    return data;
}

}  // namespace

std::string tile_text(Tile tile) {
    std::string text;
    for (int i = 0; i < 3; ++i) text += (i > 0 ? "-" : "") + std::to_string(corner(tile, i));
    return text;
}

std::optional<Tile> parse_tile(std::string_view text) {
    if (text.size() != 5 || text[1] != '-' || text[3] != '-') return std::nullopt;
    for (Tile tile = 0; tile < kTiles; ++tile) {
        const auto shows = [&](int i) {
            return text[2 * static_cast<std::size_t>(i)] == '0' + corner(tile, i);
        };
        if (shows(0) && shows(1) && shows(2)) return tile;
    }
    return std::nullopt;
}

void describe_table(const Table& table, kit::Data& data) {
    kit::Data placed = kit::Data::list();
    for (std::size_t i = 0; i < table.placed_count; ++i) placed.add(describe_placed(table.placed[i]));
    data.set("placed", std::move(placed));
    data.set("drawn", table.drawn);
    data.set("passes", table.passes);
}

std::string cell_name(Cell cell) { return std::to_string(cell.x) + " " + std::to_string(cell.y); }

std::string Game::text(const Action& action) {
    if (action.kind != Action::Kind::Place) return std::string(kit::plain_verb(action.kind));
    return "place " + tile_text(action.tile) + " " + std::to_string(action.cell.x) + " " +
           std::to_string(action.cell.y) + " " + std::to_string(action.r);
}

std::optional<Action> Game::parse(std::string_view text) {
    kit::ActionWords words(text);
    const std::string_view verb = words.next();
    std::optional<Action> action;
    if (const auto kind = kit::plain_kind<Action::Kind>(verb)) {
        action = Action{*kind};
    } else if (verb == "place") {
        action = parse_place(words);
    }
    return words.ended() ? action : std::nullopt;
}

kit::Holdings Game::holdings() const {
    return kit::holdings_of(hands_, table_.seats, stock_, table_.stock_count, tile_text);
}

kit::Holdings Game::holdings(const View& view) { return kit::seen_holdings(view, tile_text); }

}  // namespace boneyard::triominoes
