// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The protocol's words: actions, and the keys of a state that are the game's own.

#include "kit/action_text.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

namespace {

std::optional<Meld> read_tiles(kit::ActionWords& words) {
    std::vector<Tile> tiles;
    while (!words.ended() && tiles.size() < kMaxRun) {
        const auto tile = parse_tile(words.next());
        if (!tile) return std::nullopt;
        tiles.push_back(*tile);
    }
    return read_meld(tiles);
}

std::optional<Action> parse_lay_down(kit::ActionWords& words) {
    const auto meld = read_tiles(words);
    if (!meld) return std::nullopt;
    Action action{Action::Kind::Meld};
    action.meld = *meld;
    return action;
}

/// `T M`, and for an addition to a run `low` or `high`.
std::optional<Action> parse_lay(Action::Kind kind, kit::ActionWords& words) {
    const auto tile = parse_tile(words.next());
    const auto meld = kit::parse_number(words.next());
    if (!tile || !meld || *meld < 0 || *meld >= kMaxMelds) return std::nullopt;
    Action action{kind, *tile, static_cast<std::uint8_t>(*meld)};
    if (kind == Action::Kind::Swap || words.ended()) return action;
    const std::string_view end = words.next();
    if (end != "low" && end != "high") return std::nullopt;
    action.end = end == "low" ? End::Low : End::High;
    return action;
}

std::optional<Action> parse_throw(Action::Kind kind, kit::ActionWords& words) {
    if (kind == Action::Kind::Knock && words.ended()) return Action{kind};
    const auto tile = parse_tile(words.next());
    if (!tile) return std::nullopt;
    return Action{kind, *tile};
}

kit::Data describe_melds(const Table& table) {
    kit::Data melds = kit::Data::list();
    for (std::size_t i = 0; i < table.meld_count; ++i) {
        const Meld& meld = table.melds[i];
        kit::Data tiles = kit::Data::list();
        for (const Tile tile : tiles_of(meld)) tiles.add(tile_text(tile));
        kit::Data data = kit::Data::object();
        data.set("tiles", std::move(tiles));
        data.set("kind", meld.kind == Meld::Kind::Run ? "run" : "set");
        data.set("owner", meld.owner);
        melds.add(std::move(data));
    }
    return melds;
}

kit::Data describe_result(const Result& result) {
    static constexpr std::array<std::string_view, 5> kNames{"", "super_win", "win", "undercut", "draw"};
    kit::Data data = kit::Data::object();
    data.set("kind", kNames[static_cast<std::size_t>(result.kind)]);
    data.set("seat", result.seat == kNobody ? kit::Data() : kit::Data(result.seat));
    data.set("deadwood", kit::Data::list_of(result.deadwood));
    return data;
}

}  // namespace

std::optional<Meld> parse_meld(std::string_view text) {
    kit::ActionWords words(text);
    return read_tiles(words);
}

void describe_table(const Table& table, kit::Data& data) {
    kit::Data discards = kit::Data::list();
    for (std::size_t i = 0; i < table.discard_count; ++i) discards.add(tile_text(table.discards[i]));
    data.set("dealer", table.dealer);
    data.set("discards", std::move(discards));
    data.set("melds", describe_melds(table));
    data.set("taken", table.taken == kNoTile ? kit::Data() : kit::Data(tile_text(table.taken)));
    data.set("joker_due", table.joker_due);
    data.set("turns_without_draw", table.turns_without_draw);
    kit::Data known = kit::Data::list();
    for (const Tiles& tiles : table.known) known.add(kit::Data::list_of(kit::texts_of(tiles, tile_text)));
    data.set("known", std::move(known));
    if (table.result.kind != Result::Kind::None) data.set("result", describe_result(table.result));
}

std::string Game::text(const Action& action) {
    switch (action.kind) {
        case Action::Kind::Take:
            return "take";
        case Action::Kind::Pass:
        case Action::Kind::Draw:
        case Action::Kind::Next:
            return std::string(kit::plain_verb(action.kind));
        case Action::Kind::Meld:
            return "meld " + meld_text(action.meld);
        case Action::Kind::Discard:
            return "discard " + tile_text(action.tile);
        case Action::Kind::Knock:
            return action.tile == kNoTile ? "knock" : "knock " + tile_text(action.tile);
        case Action::Kind::Add:
        case Action::Kind::Swap:
            break;
    }
    std::string text = action.kind == Action::Kind::Add ? "add " : "swap ";
    text += tile_text(action.tile) + " " + std::to_string(action.target);
    if (action.end == End::None) return text;
    return text + (action.end == End::Low ? " low" : " high");
}

std::optional<Action> Game::parse(std::string_view text) {
    kit::ActionWords words(text);
    const std::string_view verb = words.next();
    std::optional<Action> action;
    if (const auto kind = kit::plain_kind<Action::Kind>(verb)) {
        action = Action{*kind};
    } else if (verb == "take") {
        action = Action{Action::Kind::Take};
    } else if (verb == "meld") {
        action = parse_lay_down(words);
    } else if (verb == "add") {
        action = parse_lay(Action::Kind::Add, words);
    } else if (verb == "swap") {
        action = parse_lay(Action::Kind::Swap, words);
    } else if (verb == "discard") {
        action = parse_throw(Action::Kind::Discard, words);
    } else if (verb == "knock") {
        action = parse_throw(Action::Kind::Knock, words);
    }
    return words.ended() ? action : std::nullopt;
}

kit::Holdings Game::holdings() const {
    return kit::holdings_of(hands_, kSeats, stock_, table_.stock_count, tile_text);
}

kit::Holdings Game::holdings(const View& view) { return kit::seen_holdings(view, tile_text); }

}  // namespace boneyard::tiles_and_deal
