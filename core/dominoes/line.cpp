// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Who opens, and the protocol's words for tiles, arms and actions.

#include "dominoes/line.h"

#include <cstddef>

#include "kit/action_text.h"

namespace boneyard::dominoes {

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

kit::Data describe_tile(const Placed& placed) {
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

}  // namespace

Tile opening_tile(const TileSet& hand) {
    Tile best = hand.first();
    hand.each([&](Tile tile) {
        if (opening_rank(tile) > opening_rank(best)) best = tile;
    });
    return best;
}

Seat holder_of_opening_tile(const PerSeat<TileSet>& hands, int seats) {
    Seat holder = 0;
    int best = -1;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        const TileSet& hand = kit::at(hands, seat);
        if (hand.empty()) continue;
        const int rank = opening_rank(opening_tile(hand));
        if (rank <= best) continue;
        best = rank;
        holder = seat;
    }
    return holder;
}

std::vector<std::string> tile_texts(const TileSet& tiles) {
    std::vector<std::string> texts;
    tiles.each([&](Tile tile) { texts.push_back(tile_text(tile)); });
    return texts;
}

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

std::string action_text(const Action& action) {
    switch (action.kind) {
        case Action::Kind::Open:
            return "open " + tile_text(action.tile);
        case Action::Kind::Draw:
        case Action::Kind::Pass:
        case Action::Kind::Next:
            return std::string(kit::plain_verb(action.kind));
        case Action::Kind::Place:
            break;
    }
    std::string text = "place " + tile_text(action.tile) + " ";
    text += arm_name(action.arm);
    text += action.inward == kNoHalf ? " across" : " " + std::to_string(action.inward);
    return text;
}

std::optional<Action> parse_action(std::string_view text) {
    kit::ActionWords words(text);
    const std::string_view verb = words.next();
    std::optional<Action> action;
    if (const auto kind = kit::plain_kind<Action::Kind>(verb)) {
        action = Action{*kind};
    } else if (verb == "place") {
        action = parse_place(words);
    } else if (verb == "open") {
        if (const auto tile = parse_tile(words.next())) action = Action{Action::Kind::Open, *tile};
    }
    return words.ended() ? action : std::nullopt;
}

kit::Data describe_placed(const Line& line) {
    kit::Data list = kit::Data::list();
    for (std::size_t i = 0; i < line.placed_count; ++i) list.add(describe_tile(line.placed[i]));
    return list;
}

kit::Event place_event(const Placed& placed) {
    kit::Event event{kit::EventType::Place, placed.seat, tile_text(placed.tile)};
    if (placed.arm >= 0) event.more.emplace_back("arm", kit::Data(arm_name(static_cast<Arm>(placed.arm))));
    event.more.emplace_back("across", kit::Data(placed.across));
    return event;
}

}  // namespace boneyard::dominoes
