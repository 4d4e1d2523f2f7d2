// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "dominoes/match_state.h"
#include "matador/lesson.h"
#include "matador/rules.h"
#include "matador/table.h"

/// Matador and Russian Dominoes: two traditions of one game, which differ in the defaults of their options.
namespace boneyard::matador {

using View = SeatView<Table>;

inline constexpr kit::Say say{"matador"};

/// One match. Models kit::Game.
class Game : public dominoes::MatchState<Game, Table> {
public:
    static kit::Result<Game> create(const kit::Setup& setup);

    static kit::Scene scene(const View& view, double aspect);
    static kit::Phrase why_not(const View& view, std::string_view tile, std::string_view group);
    static kit::Phrase why(const View& view, const Action& action);
    static std::string_view theme(const View& view, const Action& action);
    static std::vector<kit::Fact> facts(const View& view, const Action& action);

    static int gain(const View& view, const Action& action);
    static void rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings);
    [[nodiscard]] Action reply(kit::Rng& rng) const;

    bool operator==(const Game&) const = default;

private:
    friend MatchState;

    void deal_round(const Pile& pile);
    void take_turn(const Action& action, kit::Events* events);
    void settle(const RoundResult& result, kit::Events* events);
};

/// The two ids under which the game is played.
kit::GameInfo matador_info();
kit::GameInfo russian_info();

}  // namespace boneyard::matador
