// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/fixed_list.h"
#include "kit/lesson.h"
#include "kit/match_state.h"
#include "matching_elements/board.h"
#include "matching_elements/tiles.h"

/// Matching Elements: coloured number tiles laid across by colour or in line by number, after a bet.
namespace boneyard::matching_elements {

using kit::at;
using kit::kNobody;
using kit::PerSeat;
using kit::Phase;
using kit::Seat;

/// Who wins or loses together: each seat by itself, or teams of six seats.
enum class Teams : std::uint8_t { None, TwoOfThree, ThreeOfTwo };

/// The rule options, as types.
struct Rules {
    std::uint8_t colours = 6;
    Teams teams = Teams::None;
    bool met_bet_bonus = false;
    bool draw_when_stuck = false;

    [[nodiscard]] int tiles() const { return colours * kTilesPerColour; }
    bool operator==(const Rules&) const = default;
};

inline constexpr int kNone = -1;  ///< no bid, no bet
inline constexpr int kMostBet = 99;
inline constexpr int kZerosWorth = 24;  ///< what 0-0 earns in the auction

/// What a double earns whoever deals first because of it.
constexpr int worth_of_double(Tile tile) { return total(tile) == 0 ? kZerosWorth : total(tile); }

using Seats = kit::FixedList<Seat, kit::kMaxSeats>;
using Tiles = kit::FixedList<Tile, kMaxTiles>;

/// A side, 0 to sides-1; without teams it is the seat.
using Side = std::int8_t;

/// What is known of a hand beside the number of its tiles.
struct Known {
    TileSet holds;   ///< tiles that everybody has seen in it
    TileSet lacks;   ///< faces that it cannot hold: its seat had to pass or to draw
    TileSet lacked;  ///< what it lacked before the tile just drawn; only while the seat has drawn

    bool operator==(const Known&) const = default;
};

/// What lies open to everybody.
struct Table {
    Rules rules;
    std::int8_t seats = 3;
    Phase phase = Phase::Auction;
    int round = 1;
    Seat to_move = kNobody;
    Seat dealer = kNobody;
    bool colour_named = false;  ///< the colour is the board's
    bool elimination = false;
    bool in_final = false;
    bool drawn = false;  ///< the seat to move has drawn this turn
    Seat round_winner = kNobody;
    kit::Seats winners = 0;  ///< only at the end of the match
    std::int16_t stock_count = 0;
    PerSeat<int> scores{};
    PerSeat<int> round_scores{};
    PerSeat<std::int16_t> hand_counts{};
    PerSeat<Tile> draws{};  ///< kNoTile: none; the first ones of the auction
    PerSeat<int> bids{};    ///< kNone: none yet
    PerSeat<bool> folded{};
    PerSeat<int> bets{};  ///< kNone: none yet
    int highest_bet = kNone;
    PerSeat<bool> out{};
    PerSeat<std::int16_t> out_since{};  ///< the round at whose end it went out; 0: it is in
    PerSeat<int> points{};              ///< of this round's placements
    PerSeat<int> left{};  ///< tiles in hand when the round ended: who is out then gives them back
    PerSeat<int> final_scores{};
    PerSeat<TileSet> banks{};   ///< by side
    Side heir = kNobody;        ///< who got the Bank of the side that went out at the end of this round
    int inherited = 0;          ///< and how many tiles that was
    Seat brought_by = kNobody;  ///< who has said how many tiles come back for the final
    int brought_back = 0;       ///< and how many of each Bank
    PerSeat<TileSet> shown{};
    PerSeat<Known> known{};
    Board board;

    [[nodiscard]] Side sides() const;
    [[nodiscard]] Side side_of(Seat seat) const;
    [[nodiscard]] bool side_in(Side side) const {
        return !at(out, side);
    }  // a side's first seat is its number
    [[nodiscard]] int sides_in() const;
    [[nodiscard]] int seats_in() const;
    [[nodiscard]] int seats_with_tiles() const;
    [[nodiscard]] int total(Side side) const;
    [[nodiscard]] std::vector<Seat> seats_of(Side side) const;

    /// Tiles dealt to each of so many seats, and to each that is in, while there are plenty.
    [[nodiscard]] static int hand_of(int seats) { return seats <= 4 ? 12 : 9; }
    [[nodiscard]] int usual_hand() const { return hand_of(seats_in()); }
    /// How many tiles it takes to fill all hands up to `size`.
    [[nodiscard]] int lacking(int size) const;
    /// True when the tiles left would not do for another usual hand all round after the next one; two teams
    /// need no more than that one.
    [[nodiscard]] bool runs_short() const;
    /// Two sides are left, or two teams cannot play another round: what comes after this one is the final.
    [[nodiscard]] bool final_is_next() const;

    /// Who is still in, as they play: the dealer comes last.
    [[nodiscard]] Seats order_of_play() const;

    /// The first seat after `seat`, clockwise, that holds a tile (it may be `seat` again), or kNobody.
    [[nodiscard]] Seat next_with_tiles(Seat seat) const;

    bool operator==(const Table&) const = default;
};

/// A bid, bet or reentry in a legal list may stand for a range of numbers, `number` to `most`.
struct Action {
    enum class Kind : std::uint8_t { Bid, Fold, Name, Bet, Hold, First, Place, Pass, Draw, Reenter, Next };
    Kind kind = Kind::Next;
    Tile tile = 0;            ///< of First and Place
    Colour colour = 0;        ///< of Name
    Port port = Port::None;   ///< of Place: which port
    std::uint8_t inner = 0;   ///< of Place: the number that is near
    std::int16_t anchor = 0;  ///< of Place: of which tile, in the order laid
    std::int16_t number = 0;  ///< of Bid, Bet, Reenter
    std::int16_t most = 0;    ///< the same as `number`, but in a range

    [[nodiscard]] bool is_place() const { return kind == Kind::Place || kind == Kind::First; }
    bool operator==(const Action&) const = default;
};

using Hands = PerSeat<TileSet>;
using View = kit::SeatView<Table, Hands>;

/// What kit::MatchState asks of the game.
void list_legal(const Table& table, const TileSet& hand, std::vector<Action>& out);
void describe_table(const Table& table, kit::Data& data);

/// The least and the most that the seat to move may bet; the least may be too much.
std::pair<int, int> bet_range(const Table& table);

/// True when all others have bet already. Precondition: it is the seat's turn to bet.
bool bets_last(const View& view);

/// What the seat to move does when it cannot place: it draws, or passes.
Action::Kind stuck_action(const Table& table);

/// The two sides of the final, the lower first. Precondition: two sides are in.
std::pair<Side, Side> finalists(const Table& table);

/// The size of the smaller Bank of the two: the most that `reenter` may name.
int most_reentered(const Table& table);

/// The smallest and the largest hand of the final when so many tiles of each Bank come back.
std::pair<int, int> hands_in_final(const Table& table, int reentered);

/// Lays a tile on the table and counts its points. No turn is passed on. Precondition: it is legal.
Points lay(Table& table, const Action& action);

/// The faces that fit somewhere.
TileSet fitting(const Board& board, int colours);

/// The tiles that the view's seat has not seen where they are: those of the boneyard and, but for what is
/// known of them, of the other hands.
TileSet unseen_by(const View& view);

/// The same for a seat with that hand while the round is on.
TileSet unseen_by(const Table& table, Seat seat, const TileSet& hand);

/// One match. Models kit::Game.
class Game : public kit::MatchState<Game, Action, Table, Hands> {
public:
    static kit::Result<Game> create(const kit::Setup& setup);
    [[nodiscard]] bool allows(const Action& action) const;
    void apply(const Action& action, kit::Events* events);  ///< a range stands for its lowest number
    [[nodiscard]] kit::Status status() const;
    static Game sample(const View& view, kit::Rng& rng);

    static std::string text(const Action& action);
    static std::optional<Action> parse(std::string_view text);
    [[nodiscard]] kit::Holdings holdings() const;
    static kit::Holdings holdings(const View& view);
    using MatchState::describe;
    void describe(kit::Data& data) const;

    static kit::Scene scene(const View& view, double aspect);
    static kit::Phrase why_not(const View& view, std::string_view tile, std::string_view group);
    static kit::Phrase why(const View& view, const Action& action);
    static std::string_view theme(const View& view, const Action& action);
    static std::vector<kit::Fact> facts(const View& view, const Action& action);

    static void candidates(const View& view, std::vector<Action>& out);
    static int gain(const View& view, const Action& action);
    static void rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings);
    static int likes(const View& view, const Action& action, std::string_view manner);

    // Playouts (playout.cpp).
    [[nodiscard]] Action reply(kit::Rng& rng) const;
    [[nodiscard]] int worth(Seat seat) const;
    [[nodiscard]] bool drawn_out() const;

    bool operator==(const Game&) const = default;

private:
    // The boneyard and chance (rounds.cpp).
    kit::Rng chance() { return kit::Rng(deal_, kit::Stream::Deal, ++chances_); }
    void shuffle_stock();
    void fill_stock();
    Tile draw_from_stock();
    Tile take_from_stock(Seat seat);
    void give(Seat seat, int tiles, kit::Events* events);

    // The auction (auction.cpp).
    void begin_auction(kit::Events* events);
    bool decide_by_doubles(kit::Events* events);
    Seat draw_off(Seats holders, kit::Events* events);
    void bid(const Action& action, kit::Events* events);
    void fold(kit::Events* events);
    void pass_auction_on(kit::Events* events);
    void end_auction(Seat winner, int earned, kit::Events* events);

    // A round: its deal and its end (rounds.cpp).
    void begin_next_round(kit::Events* events);
    void clear_round();
    void deal(kit::Events* events);
    void deal_whole(const Seats& order, int size, kit::Events* events);
    void deal_rationed(int size, kit::Events* events);
    [[nodiscard]] int ration() const;
    void open_round();
    void skip_round(kit::Events* events);
    void end_round(kit::Events* events);
    [[nodiscard]] Side lowest_side(Side safe) const;
    [[nodiscard]] Side highest_side() const;
    void eliminate(Side safe, kit::Events* events);
    void stand_round_over(std::string_view why, kit::Events* events);

    // The final (final.cpp).
    void begin_final(kit::Events* events);
    void reenter(const Action& action, kit::Events* events);
    void withdraw(Side side, int tiles);
    void fill_for_final(kit::Events* events);
    void end_final(kit::Events* events);

    // Bets (betting.cpp).
    void name_colour(const Action& action, kit::Events* events);
    void bet(const Action& action, kit::Events* events);
    void hold(kit::Events* events);
    void settle_bets(kit::Events* events);

    // A turn (match.cpp).
    void place(const Action& action, kit::Events* events);
    void draw(kit::Events* events);
    void pass(kit::Events* events);
    void end_round_if_stuck(kit::Events* events);
    void tell_amount(kit::Events* events, kit::EventType type, int amount) const;

    Tiles stock_;                ///< the last is the next to be drawn
    Tiles deck_;                 ///< the first round's tiles in order; empty: shuffled by the deal
    std::uint64_t chances_ = 0;  ///< how often chance was asked: each use has a stream of its own
};

/// What bots lean to (manners.cpp).
std::vector<kit::Manner> manners();

kit::GameInfo info();

kit::Lessons lessons();

}  // namespace boneyard::matching_elements
