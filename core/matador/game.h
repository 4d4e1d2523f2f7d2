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
#include "matador/tiles.h"

/// Matador and Russian Dominoes: two traditions of one game, which differ in the defaults of their options.
namespace boneyard::matador {

using kit::kMaxSeats;
using kit::kNobody;
using kit::PerSeat;
using kit::Seat;

/// The rule options, as types.
struct Rules {
    enum class Opener : std::uint8_t { HighestDouble, Holder, Rotate };
    enum class Matadors : std::uint8_t { Across, AcrossOrLine, Free };

    std::uint8_t most = 6;  ///< the highest half: 6, 9 or 12
    std::uint8_t hand = 7;  ///< tiles dealt to each seat
    Opener opener = Opener::Holder;
    Matadors matadors = Matadors::Across;
    bool deal_all = false;  ///< nothing is ever drawn
    bool draw_until = true;
    bool keep_matador = false;
    bool spinner = false;
    bool blocked_difference = false;
    std::uint8_t reserve = 0;  ///< tiles that stay in the stock
    int target = 100;

    /// What two touching ends must add up to.
    [[nodiscard]] int sum() const { return most + 1; }

    bool operator==(const Rules&) const = default;
};

enum class Arm : std::uint8_t { L, R, U, D };
inline constexpr int kArms = 4;
inline constexpr std::array kAllArms{Arm::L, Arm::R, Arm::U, Arm::D};

/// The open end of an arm, and what joins it.
struct End {
    enum class Kind : std::uint8_t {
        None,    ///< there is no such arm
        Value,   ///< a half that makes the sum with `a`; nothing when `a` is 0
        Gate,    ///< a blank half
        Either,  ///< a half that makes the sum with `a` or with `b`
    };
    Kind kind = Kind::None;
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    bool operator==(const End&) const = default;
};

/// A half that is not there: of a tile laid across, or as the opening tile.
inline constexpr std::int8_t kNoHalf = -1;

/// A tile as it was laid.
struct Placed {
    Tile tile = 0;
    Seat seat = kNobody;
    std::int8_t arm = -1;          ///< the Arm; -1: the opening tile
    std::int8_t inward = kNoHalf;  ///< the touching half; kNoHalf for the opening tile and for across
    bool across = false;
    bool spinner = false;

    bool operator==(const Placed&) const = default;
};

enum class Phase : std::uint8_t { Play, RoundOver, MatchOver };
enum class RoundEnd : std::uint8_t { None, Out, Blocked };

/// What lies open to everybody.
struct Table {
    Rules rules;
    std::int8_t seats = 2;
    Phase phase = Phase::Play;
    int round = 1;
    Seat to_move = kNobody;
    Seat first_opener = kNobody;  ///< of round 1, where the opener rotates
    PerSeat<int> scores{};
    PerSeat<int> round_scores{};
    PerSeat<std::int8_t> hand_counts{};
    std::uint8_t stock_count = 0;
    std::uint8_t drawn = 0;  ///< tiles drawn this turn
    std::uint8_t placed_count = 0;
    bool spinner_laid = false;
    std::uint8_t winners = 0;  ///< a bit for each seat; only at the end of the match
    std::array<End, kArms> arms{};
    std::array<Placed, kMaxTiles> placed{};

    /// Tiles that a seat certainly does not hold: it drew or passed while they would have fitted.
    PerSeat<TileSet> lacks{};

    [[nodiscard]] const End& end(Arm arm) const { return arms[static_cast<std::size_t>(arm)]; }

    /// True while tiles may be drawn at all, by whoever cannot play.
    [[nodiscard]] bool stock_open() const { return !rules.deal_all && stock_count > rules.reserve; }

    bool operator==(const Table&) const = default;
};

struct Action {
    enum class Kind : std::uint8_t { Open, Place, Draw, Pass, Next };
    Kind kind = Kind::Next;
    Tile tile = 0;
    Arm arm = Arm::L;
    std::int8_t inward = kNoHalf;  ///< of Place: the touching half; kNoHalf: across

    bool operator==(const Action&) const = default;
};

/// What one seat knows: the table, its own hand, and every hand once the round is over.
struct View {
    Table table;
    Seat seat = kNobody;
    PerSeat<TileSet> hands{};  ///< the seat's own; the others' too while `open`
    bool open = false;

    /// Nothing for one who only looks on.
    [[nodiscard]] TileSet hand() const {
        return seat == kNobody ? TileSet{} : hands[static_cast<std::size_t>(seat)];
    }
    bool operator==(const View&) const = default;
};

/// The tiles that join `end` in line by the rule of the end (matadors laid by their own rule left out).
TileSet joining(const Rules& rules, const End& end);

/// The tiles that can be laid now, on any arm, matadors included.
TileSet fitting(const Table& table);

/// The tiles that whoever draws or passes now certainly does not hold.
TileSet ruled_out(const Table& table);

/// The tile of a hand that opens by `highest_double`: its highest double; without one, its heaviest tile
/// (most pips, then the higher half). Precondition: the hand is not empty.
Tile opening_tile(const TileSet& hand);

/// Orders tiles for opening: doubles before others, then by pips, then by the higher half.
int opening_rank(Tile tile);

/// The legal actions of the seat to move, whose hand is `hand`; appends.
void list_legal(const Table& table, const TileSet& hand, std::vector<Action>& out);

/// The end that `action` (Open or Place) leaves, and whether it lays the spinner.
struct Outcome {
    End end;
    bool across = false;
    bool spinner = false;
};
Outcome outcome(const Table& table, const Action& action);

/// Lays the tile on the table: `placed`, ends, spinner. No turn is passed on.
void lay(Table& table, const Action& action);

/// The protocol's words: `2-5`, and the names of the arms.
std::string tile_text(Tile tile);
std::optional<Tile> parse_tile(std::string_view text);
std::string_view arm_name(Arm arm);

/// One match. Models kit::Game.
class Game {
public:
    using Action = matador::Action;
    using View = matador::View;

    static kit::Result<Game> create(const kit::Setup& setup);
    void legal(std::vector<Action>& out) const;
    [[nodiscard]] bool allows(const Action& action) const;
    void apply(const Action& action, kit::Events* events);
    [[nodiscard]] kit::Status status() const;
    [[nodiscard]] Seat to_move() const { return table_.to_move; }
    [[nodiscard]] bool over() const { return table_.phase == Phase::MatchOver; }
    [[nodiscard]] View view(Seat seat) const;

    static void legal(const View& view, std::vector<Action>& out);
    static Game sample(const View& view, kit::Rng& rng);

    static std::string text(const Action& action);
    static std::optional<Action> parse(std::string_view text);
    [[nodiscard]] kit::Holdings holdings() const;
    static kit::Holdings holdings(const View& view);
    void describe(kit::Data& data) const;
    static void describe(const View& view, kit::Data& data);

    static kit::Scene scene(const View& view, double aspect);
    static kit::Phrase why_not(const View& view, std::string_view tile, std::string_view group);
    static kit::Phrase why(const View& view, const Action& action);

    static void candidates(const View& view, std::vector<Action>& out) { legal(view, out); }
    static int gain(const View& view, const Action& action);
    static void rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings);

    bool operator==(const Game&) const = default;

private:
    void deal_round();
    void deal_tiles(const std::array<Tile, kMaxTiles>& tiles, int count);
    [[nodiscard]] Seat find_opener() const;
    void take_turn(const Action& action, kit::Events* events);
    void draw(kit::Events* events);
    void settle(RoundEnd how, kit::Events* events);
    void finish_match(Seat round_winner, kit::Events* events);

    Table table_;
    PerSeat<TileSet> hands_{};
    std::array<Tile, kMaxTiles>
        stock_{};  ///< the last `stock_count` of the first `stock_end_` are still there
    std::uint8_t stock_end_ = 0;
    std::uint64_t deal_ = 0;
};

}  // namespace boneyard::matador
