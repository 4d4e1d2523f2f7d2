// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/benchmark.h"
#include "kit/lesson.h"
#include "kit/match_state.h"
#include "tiles_and_deal/arrange.h"
#include "tiles_and_deal/meld.h"
#include "tiles_and_deal/tiles.h"

/// Tiles & Deal: a rummy of numbered tiles in four suits, with jokers and melds on the table.
namespace boneyard::tiles_and_deal {

using kit::kNobody;
using kit::Phase;
using kit::Seat;

inline constexpr std::int8_t kSeats = 2;
inline constexpr int kMaxIdleTurns =
    20;  ///< in a row without a draw from the stock; then the round is a draw
inline constexpr int kMaxMelds = kMaxTiles / kMinMeld;

/// The rule options, as types.
struct Rules {
    enum class Knock : std::uint8_t { ThresholdOrOne, Threshold, One, SuperOnly };

    int target = 200;
    std::uint8_t hand = 13;
    std::uint8_t copies = 2;
    std::uint8_t jokers = 3;
    bool closed = false;        ///< melds are laid only when somebody knocks
    bool unlaid_count = false;  ///< the opponent's hand counts in full, melds or not
    Knock knock = Knock::ThresholdOrOne;
    std::uint8_t threshold = 10;
    std::uint8_t joker_value = 15;
    std::uint8_t undercut = 25;  ///< points for an undercut, a win and a super win besides the deadwood
    std::uint8_t win = 25;
    std::uint8_t super_win = 50;

    [[nodiscard]] int tiles() const { return kSuits * kRanks * copies + jokers; }
    bool operator==(const Rules&) const = default;
};

/// How a round ended.
struct Result {
    enum class Kind : std::uint8_t { None, SuperWin, Win, Undercut, Draw };
    Kind kind = Kind::None;
    Seat seat = kNobody;  ///< who ended it; kNobody for a draw
    std::array<int, kSeats> deadwood{};

    bool operator==(const Result&) const = default;
};

/// What lies open to both.
struct Table {
    static constexpr std::int8_t seats = kSeats;

    Rules rules;
    Phase phase = Phase::Upcard;
    int round = 1;
    Seat to_move = kNobody;
    Seat dealer = kNobody;
    Seat next_dealer = kNobody;  ///< who deals the next round
    std::array<int, kSeats> scores{};
    std::array<int, kSeats> round_scores{};
    std::array<std::uint8_t, kSeats> hand_counts{};
    std::uint8_t stock_count = 0;
    std::uint8_t discard_count = 0;
    std::uint8_t meld_count = 0;
    std::array<Tile, kMaxTiles> discards{};  ///< the top is the last of the first `discard_count`
    std::array<Meld, kMaxMelds> melds{};
    Tile taken = kNoTile;  ///< taken from the discard pile this turn, while it is in hand
    bool joker_due = false;
    bool must_draw = false;  ///< both passed: the first of them may only draw
    std::uint8_t upcard_passes = 0;
    std::uint8_t turns_without_draw = 0;
    std::array<Tiles, kSeats> known{};  ///< tiles that everybody knows to be in that hand
    Result result;
    kit::Seats winners = 0;  ///< only at the end of the match

    [[nodiscard]] Seat opponent() const { return static_cast<Seat>(1 - to_move); }
    bool operator==(const Table&) const = default;
};

struct Action {
    enum class Kind : std::uint8_t { Take, Pass, Draw, Meld, Add, Swap, Discard, Knock, Next };
    Kind kind = Kind::Next;
    Tile tile = kNoTile;      ///< of Add, Swap, Discard, and of Knock with a discard
    std::uint8_t target = 0;  ///< the meld on the table, of Add and Swap
    End end = End::None;      ///< of Add to a run
    Meld meld = {};           ///< of Meld; its owner is nobody

    bool operator==(const Action&) const = default;
};

using Hands = std::array<Tiles, kSeats>;
using Pile = kit::Pile<Tile, kMaxTiles>;
using View = kit::SeatView<Table, Hands>;

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

kit::GameInfo info();

kit::Lessons lessons();

}  // namespace boneyard::tiles_and_deal
