// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The protocol's words: who holds what, and the keys of a state that are the game's own.

#include "matador/game.h"

namespace boneyard::matador {

namespace {

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

void describe_table(const Table& table, kit::Data& data) {
    kit::Data arms = kit::Data::object();
    for (const Arm arm : kAllArms) {
        if (table.end(arm).kind != End::Kind::None) arms.set(arm_name(arm), describe_end(table.end(arm)));
    }
    data.set("arms", std::move(arms));
    data.set("placed", describe_placed(table));
    data.set("drawn", table.drawn);
}

}  // namespace

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
