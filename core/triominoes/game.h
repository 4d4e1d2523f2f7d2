// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/lesson.h"
#include "kit/match_state.h"
#include "triominoes/lattice.h"
#include "triominoes/tiles.h"

/// Triominoes: 56 triangles that meet along their edges, corner number on corner number.
namespace boneyard::triominoes {

using kit::kNobody;
using kit::PerSeat;
using kit::Phase;
using kit::Seat;

inline constexpr kit::Say say{"triominoes"};

/// The rule options, as types.
struct Rules {
    int target = 400;
    bool hexagons_graded = true;   ///< 50, 60, 70 for one, two, three at once; else 50 for each
    bool strict_bridge = false;    ///< a bridge has exactly one neighbour across an edge
    bool open_with_zeros = false;  ///< who must open with a triple may take 0-0-0 instead
    bool blocked_each = false;     ///< a blocked round pays the difference to each hand, not to their sum
    std::uint8_t empty_well_penalty = 10;

    bool operator==(const Rules&) const = default;
};

inline constexpr int kDrawPrice = 5;
inline constexpr int kPassPrice = 10;
inline constexpr int kMaxDraws = 3;  ///< in one turn
inline constexpr int kTripleBonus = 10;
inline constexpr int kZerosBonus = 30;
inline constexpr int kBridgeBonus = 40;
inline constexpr int kOutBonus = 25;

/// A tile as it was laid.
struct Placed {
    Tile tile = 0;
    Cell cell = {};
    std::uint8_t r = 0;  ///< corner i of the cell shows corner (i+r) mod 3 of the tile
    Seat seat = kNobody;

    bool operator==(const Placed&) const = default;
};

/// What lies open to everybody.
struct Table {
    Rules rules;
    std::int8_t seats = 2;
    Phase phase = Phase::Play;
    int round = 1;
    Seat to_move = kNobody;
    PerSeat<int> scores{};
    PerSeat<int> round_scores{};
    PerSeat<std::int8_t> hand_counts{};
    std::uint8_t stock_count = 0;  ///< tiles in the well
    std::uint8_t drawn = 0;        ///< tiles drawn this turn
    std::uint8_t passes = 0;       ///< passes in a row with an empty well
    kit::Seats winners = 0;        ///< only at the end of the match
    std::uint8_t placed_count = 0;
    std::array<Placed, kTiles> placed{};
    TileSet laid;  ///< all of `placed`
    Lattice lattice;

    /// Tiles that a seat certainly does not hold: the opening showed it. Forgotten once the seat draws.
    PerSeat<TileSet> lacks{};

    bool operator==(const Table&) const = default;
};

struct Action {
    enum class Kind : std::uint8_t { Place, Draw, Pass, Next };
    Kind kind = Kind::Next;
    Tile tile = 0;
    Cell cell = {};
    std::uint8_t r = 0;

    bool operator==(const Action&) const = default;
};

using Hands = PerSeat<TileSet>;
using Pile = kit::Pile<Tile, kTiles>;
using View = kit::SeatView<Table, Hands>;

/// What a placement scores: the tile's own value, and at most one bonus.
struct Gain {
    int tile = 0;
    int triple = 0;  ///< opening with a triple
    int zeros = 0;   ///< opening with 0-0-0
    int hexagon = 0;
    int bridge = 0;

    [[nodiscard]] int sum() const { return tile + triple + zeros + hexagon + bridge; }
};
int hexagon_bonus(const Rules& rules, int hexagons);  ///< for so many closed at once; at least one
Gain gain_of(const Table& table, const Action& action);

/// What a pass costs now; 0 or more.
int pass_price(const Table& table);

/// The tiles that fit somewhere.
TileSet fitting(const Lattice& lattice);

/// What kit::MatchState asks of the game.
void list_legal(const Table& table, TileSet hand, std::vector<Action>& out);
void describe_table(const Table& table, kit::Data& data);

/// The tile of a hand that has to open: its highest triple; without one the largest value, then the higher
/// largest corner, then the higher middle one. Precondition: the hand is not empty.
Tile opening_tile(TileSet hand);
int opening_rank(Tile tile);
TileSet outranking(Tile tile);  ///< the tiles that would open instead

/// Lays a tile on the table. No turn is passed on and nothing is scored.
void lay(Table& table, const Action& action);

/// The protocol's words.
std::string tile_text(Tile tile);
std::string cell_name(Cell cell);  ///< "x y": the group of the spots there
std::optional<Tile> parse_tile(std::string_view text);

/// Who has the least left of the hands of so many seats, and of equals the fewest tiles; kNobody: several do.
Seat least_left(const PerSeat<TileSet>& hands, int seats);

/// One match. Models kit::Game.
class Game : public kit::MatchState<Game, Action, Table, Hands> {
public:
    static kit::Result<Game> create(const kit::Setup& setup);
    void apply(const Action& action, kit::Events* events);
    static Game sample(const View& view, kit::Rng& rng);

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
    static bool playouts_tell(const View& view);
    static int likes(const View& view, const Action& action, std::string_view manner);

    // Playouts (playout.cpp).
    [[nodiscard]] Action reply(kit::Rng& rng) const;
    [[nodiscard]] int worth(Seat seat) const;
    [[nodiscard]] bool drawn_out() const;

    bool operator==(const Game&) const = default;

private:
    void deal_round(const Pile& pile);
    void place(const Action& action, kit::Events* events);
    void draw(kit::Events* events);
    void pass(kit::Events* events);
    void note_opening();
    void end_round_if_due(Seat mover, kit::Events* events);
    void settle_out(Seat winner, kit::Events* events);
    void settle_blocked(kit::Events* events);
    void close_round(Seat winner, std::string_view why, kit::Events* events);

    kit::Stock<Tile, kTiles> stock_;
};

/// What bots lean to (manners.cpp).
std::vector<kit::Manner> manners();

kit::GameInfo info();

kit::Lessons lessons();

}  // namespace boneyard::triominoes
