// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The protocol's words: actions, tiles, and the keys of a state that are the game's own.

#include "kit/action_text.h"
#include "matador/game.h"

namespace boneyard::matador {

namespace {

constexpr std::array<std::string_view, kArms> kArmNames{"L", "R", "U", "D"};

std::optional<int> parse_half(std::string_view text) {
    const auto half = kit::parse_number(text);
    if (!half || *half < 0 || *half > kMaxPips) return std::nullopt;
    return half;
}

std::optional<Action> parse_place(kit::ActionWords& words) {
    Action action{Action::Kind::Place};
    const auto tile = parse_tile(words.next());
    const std::string_view arm = words.next();
    const std::string_view how = words.next();
    if (!tile) return std::nullopt;
    action.tile = *tile;
    for (const Arm known : kAllArms) {
        if (arm_name(known) != arm) continue;
        action.arm = known;
        if (how == "across") return action;
        const auto half = parse_half(how);
        if (!half) return std::nullopt;
        action.inward = static_cast<std::int8_t>(*half);
        return action;
    }
    return std::nullopt;
}

kit::Data describe_end(const End& end) {
    kit::Data data = kit::Data::object();
    if (end.kind == End::Kind::Value) {
        data.set("kind", "value").set("v", end.a);
    } else if (end.kind == End::Kind::Gate) {
        data.set("kind", "gate");
    } else {
        data.set("kind", "either").set("v", kit::Data::list().add(end.a).add(end.b));
    }
    return data;
}

kit::Data describe_placed(const Placed& placed) {
    kit::Data data = kit::Data::object();
    data.set("tile", tile_text(placed.tile));
    data.set("seat", placed.seat);
    data.set("arm",
             placed.arm < 0 ? kit::Data() : kit::Data(kArmNames[static_cast<std::size_t>(placed.arm)]));
    data.set("inward", placed.inward == kNoHalf || placed.arm < 0 ? kit::Data() : kit::Data(placed.inward));
    data.set("across", placed.across);
    data.set("spinner", placed.spinner);
    return data;
}

void describe_table(const Table& table, kit::Data& data) {
    kit::Data arms = kit::Data::object();
    for (const Arm arm : kAllArms) {
        if (table.end(arm).kind != End::Kind::None) arms.set(arm_name(arm), describe_end(table.end(arm)));
    }
    kit::Data placed = kit::Data::list();
    for (std::size_t i = 0; i < table.placed_count; ++i) placed.add(describe_placed(table.placed[i]));
    data.set("arms", std::move(arms));
    data.set("placed", std::move(placed));
    data.set("drawn", table.drawn);
}

std::vector<std::string> tile_texts(const TileSet& tiles) {
    std::vector<std::string> texts;
    tiles.each([&](Tile tile) { texts.push_back(tile_text(tile)); });
    return texts;
}

}  // namespace

std::string tile_text(Tile tile) { return std::to_string(low(tile)) + "-" + std::to_string(high(tile)); }

std::optional<Tile> parse_tile(std::string_view text) {
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto a = parse_half(text.substr(0, dash));
    const auto b = parse_half(text.substr(dash + 1));
    if (!a || !b || *a > *b) return std::nullopt;
    return tile_of(*a, *b);
}

std::string_view arm_name(Arm arm) { return kArmNames[static_cast<std::size_t>(arm)]; }

std::string Game::text(const Action& action) {
    switch (action.kind) {
        case Action::Kind::Open:
            return "open " + tile_text(action.tile);
        case Action::Kind::Draw:
            return "draw";
        case Action::Kind::Pass:
            return "pass";
        case Action::Kind::Next:
            return "next";
        case Action::Kind::Place:
            break;
    }
    std::string text = "place " + tile_text(action.tile) + " ";
    text += arm_name(action.arm);
    text += action.inward == kNoHalf ? " across" : " " + std::to_string(action.inward);
    return text;
}

std::optional<Action> Game::parse(std::string_view text) {
    kit::ActionWords words(text);
    const std::string_view verb = words.next();
    std::optional<Action> action;
    if (verb == "draw") {
        action = Action{Action::Kind::Draw};
    } else if (verb == "pass") {
        action = Action{Action::Kind::Pass};
    } else if (verb == "next") {
        action = Action{Action::Kind::Next};
    } else if (verb == "place") {
        action = parse_place(words);
    } else if (verb == "open") {
        if (const auto tile = parse_tile(words.next())) action = Action{Action::Kind::Open, *tile};
    }
    return words.ended() ? action : std::nullopt;
}

kit::Holdings Game::holdings() const {
    kit::Holdings all;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        all.hands.push_back({true, tile_texts(hands_[static_cast<std::size_t>(seat)])});
    }
    all.stock_open = true;
    for (std::size_t i = stock_end_ - table_.stock_count; i < stock_end_; ++i) {
        all.stock.push_back(tile_text(stock_[i]));
    }
    return all;
}

kit::Holdings Game::holdings(const View& view) {
    kit::Holdings seen;
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        const bool open = view.open || seat == view.seat;
        seen.hands.push_back({open, open ? tile_texts(view.hands[static_cast<std::size_t>(seat)])
                                         : std::vector<std::string>{}});
    }
    return seen;
}

void Game::describe(kit::Data& data) const { describe_table(table_, data); }

void Game::describe(const View& view, kit::Data& data) { describe_table(view.table, data); }

}  // namespace boneyard::matador
