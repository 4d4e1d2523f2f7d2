// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/benchmark.h"
#include "kit/lesson.h"
#include "kit/match_state.h"
#include "tiles_and_deal/arrange.h"
#include "tiles_and_deal/beliefs.h"
#include "tiles_and_deal/table.h"

/// Tiles & Deal: a rummy of numbered tiles in four suits, with jokers and melds on the table.
namespace boneyard::tiles_and_deal {

/// What kit::MatchState asks of the game.
void list_legal(const Table& table, const Tiles& hand, std::vector<Action>& out);
void describe_table(const Table& table, kit::Data& data);

/// The first legal action of a seat to move that lays tiles. Precondition: there is one.
Action first_lay(const Table& table, const Tiles& hand);

/// What an action in phase Meld changes, but for the end of a turn: melds, taken, joker_due, known, hand.
void lay(Table& table, Tiles& hand, const Action& action);

/// True when `tile` may be thrown: it was not taken this turn, or the hand holds both copies.
bool may_discard(const Table& table, const Tiles& hand, Tile tile);

/// True when the remaining hand is good enough to knock with.
bool may_knock_with(const Rules& rules, const Tiles& rest);

/// One match. Models kit::Game.
class Game : public kit::MatchState<Game, Action, Table, Hands> {
public:
    static kit::Result<Game> create(const kit::Setup& setup);
    [[nodiscard]] bool allows(const Action& action) const;
    void apply(const Action& action, kit::Events* events);
    static Game sample(const View& view, kit::Rng& rng);

    /// Worlds as likely as what the other did says (kit::Believing).
    using Beliefs = tiles_and_deal::Beliefs;
    static Game sample(const View& view, const Beliefs& beliefs, kit::Rng& rng);

    static std::string text(const Action& action);
    static std::optional<Action> parse(std::string_view text);
    [[nodiscard]] kit::Holdings holdings() const;
    static kit::Holdings holdings(const View& view);

    static kit::Scene scene(const View& view, double aspect);
    static kit::Phrase why_not(const View& view, std::string_view tile, std::string_view group);
    static kit::Phrase why(const View& view, const Action& action);
    static std::string_view theme(const View& view, const Action& action);
    static std::vector<kit::Fact> facts(const View& view, const Action& action);

    static int gain(const View& view, const Action& action);
    static void rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings);
    static void rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings,
                     kit::Rng& rng);
    /// Whether to play out tells more than the ratings do.
    static bool playouts_tell(const View& view);

    static int likes(const View& view, const Action& action, std::string_view manner);

    /// What a hundred of the ratings are in worth().
    static int worth_of_rating(const View& view);

    static std::vector<kit::Benchmark> benchmarks();

    // Playouts (playout.cpp).
    [[nodiscard]] Action reply(kit::Rng& rng) const;
    [[nodiscard]] int worth(Seat seat) const;
    [[nodiscard]] bool drawn_out() const;

    bool operator==(const Game&) const = default;

private:
    void deal_round(const Pile& pile);
    void take(kit::Events* events);
    void draw(kit::Events* events);
    void pass_upcard(kit::Events* events);
    void begin_turn_of(Seat seat);
    void put_down(const Action& action, kit::Events* events);
    static void tell_put_down(const Action& action, Seat seat, kit::Events& events);
    void discard(Tile tile);
    void end_turn(kit::Events* events);
    void knock(const Action& action, kit::Events* events);
    void super_win(kit::Events* events);
    void close_round(const Result& result, Seat winner, kit::Events* events);

    kit::Stock<Tile, kMaxTiles> stock_;
};

/// What bots lean to (manners.cpp).
std::vector<kit::Manner> manners();

kit::GameInfo info();

kit::Lessons lessons();

}  // namespace boneyard::tiles_and_deal
