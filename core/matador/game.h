// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/game.h"
#include "matador/rules.h"
#include "matador/table.h"

/// Matador and Russian Dominoes: two traditions of one game, which differ in the defaults of their options.
namespace boneyard::matador {

using View = dominoes::SeatView<Table>;

/// One match. Models kit::Game.
class Game {
public:
    using Action = matador::Action;
    using View = matador::View;

    static kit::Result<Game> create(const kit::Setup& setup);
    void legal(std::vector<Action>& out) const;
    [[nodiscard]] bool allows(const Action& action) const;
    void apply(const Action& action, kit::Events* events);
    [[nodiscard]] kit::Status status() const { return status_of(table_); }
    [[nodiscard]] Seat to_move() const { return table_.to_move; }
    [[nodiscard]] bool over() const { return table_.phase == Phase::MatchOver; }
    [[nodiscard]] View view(Seat seat) const { return view_of(table_, hands_, seat); }

    static void legal(const View& view, std::vector<Action>& out);
    static Game sample(const View& view, kit::Rng& rng);

    static std::string text(const Action& action) { return action_text(action); }
    static std::optional<Action> parse(std::string_view text) { return parse_action(text); }
    [[nodiscard]] kit::Holdings holdings() const { return holdings_of(table_, hands_); }
    static kit::Holdings holdings(const View& view) { return seen_holdings(view); }
    void describe(kit::Data& data) const;
    static void describe(const View& view, kit::Data& data);

    static kit::Scene scene(const View& view, double aspect);
    static kit::Phrase why_not(const View& view, std::string_view tile, std::string_view group);
    static kit::Phrase why(const View& view, const Action& action);

    static void candidates(const View& view, std::vector<Action>& out) { legal(view, out); }
    static int gain(const View& view, const Action& action);
    static void rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings);

    // Playouts (playout.cpp): a search tries what a move leads to in many sampled worlds. Nothing here
    // allocates.
    [[nodiscard]] Action reply(kit::Rng& rng) const;  ///< what a quick, sensible player does in the place of
                                                      ///< the seat to move
    [[nodiscard]] int worth(Seat seat) const;         ///< when nobody is to move: how good the round's end is
    [[nodiscard]] bool drawn_out() const;             ///< two seats, and nobody will draw again

    bool operator==(const Game&) const = default;

private:
    void deal_round(const Pile& pile);
    void take_turn(const Action& action, kit::Events* events);
    void settle(bool out, kit::Events* events);

    Table table_;
    Hands hands_;
    TileSet laid_;  ///< the tiles in `placed`
    TileSet fits_;  ///< the tiles that can be laid now; none before the opening
    std::uint64_t deal_ = 0;
};

}  // namespace boneyard::matador
