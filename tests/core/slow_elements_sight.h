// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "matching_elements/game.h"
#include "protocol/words.h"
#include "slow_elements.h"

/// How a match of Matching Elements stands, in plain numbers: what the core tells, and nothing worked out.
namespace boneyard::test::elements {

struct Sight {
    using Numbers = std::array<int, 6>;  ///< by seat or by side

    int seats = 3;
    int sides = 3;
    bool bonus = false;
    bool draws_when_stuck = false;
    bool with_deck = false;

    std::string phase;
    std::string why;  ///< of the end of the round, as it was told; else empty
    int round = 1;
    int to_move = -1;
    int dealer = -1;
    char colour = ' ';
    int highest_bet = -1;
    int round_winner = -1;
    bool elimination = false;
    bool final = false;
    bool drawn = false;
    int stock = 0;
    int tiles_laid = 0;
    int last_points = 0;  ///< of the tile last laid
    Numbers held{};       ///< tiles in each hand
    Numbers banks{};
    Numbers scores{};
    Numbers round_scores{};
    Numbers bids{};
    Numbers folded{};
    Numbers bets{};
    Numbers out{};
    Numbers points{};
    Numbers starts{};  ///< in the final: the total of the doubles shown
    Numbers final_scores{};
    std::array<Tile, 6> draws{};
    std::vector<int> winners;

    static Sight of(const kit::Match& match, const matching_elements::Table& table,
                    const kit::Events& events);

    /// The first thing that the other does not agree on, or nothing.
    [[nodiscard]] std::string other_than(const Sight& other) const;

    [[nodiscard]] int side(int seat) const { return seat % sides; }

    [[nodiscard]] int total(int of_side) const {
        int sum = 0;
        for (int seat = of_side; seat < seats; seat += sides) sum += scores[std::size_t(seat)];
        return sum;
    }

    [[nodiscard]] std::vector<int> sides_in() const {
        std::vector<int> in;
        for (int s = 0; s < sides; ++s) {
            if (out[std::size_t(s)] == 0) in.push_back(s);
        }
        return in;
    }

    /// "The seats still in, clockwise from the left of the dealer, the dealer last."
    [[nodiscard]] std::vector<int> order() const {
        std::vector<int> seats_in;
        for (int i = 1; i <= seats; ++i) {
            if (out[std::size_t((dealer + i) % seats)] == 0) seats_in.push_back((dealer + i) % seats);
        }
        return seats_in;
    }

    /// "12 with up to 4 seats still in, else 9."
    [[nodiscard]] int usual() const { return order().size() <= 4 ? 12 : 9; }

    [[nodiscard]] int in_hands() const {
        int tiles = 0;
        for (const int count : held) tiles += count;
        return tiles;
    }

    /// The first seat after that one that holds a tile, or -1.
    [[nodiscard]] int with_tiles_after(int seat) const {
        for (int i = 1; i <= seats; ++i) {
            if (held[std::size_t((seat + i) % seats)] > 0) return (seat + i) % seats;
        }
        return -1;
    }

    /// As it is before a deal.
    void clear_table() {
        colour = ' ';
        highest_bet = -1;
        tiles_laid = last_points = 0;
        why.clear();
        drawn = false;
        bids.fill(-1);
        bets.fill(-1);
        folded = round_scores = points = {};
        draws.fill(kNoDraw);
    }

    static constexpr Tile kNoDraw{' ', -1, -2};
};

inline Sight Sight::of(const kit::Match& match, const matching_elements::Table& table,
                       const kit::Events& events) {
    const kit::Status status = match.status();
    Sight sight;
    sight.seats = table.seats;
    const std::string& teams = match.setup().options.name("teams");
    sight.sides = teams == "none" ? sight.seats : teams == "2x3" ? 2 : 3;
    sight.bonus = match.setup().options.flag("met_bet_bonus");
    sight.draws_when_stuck = match.setup().options.flag("draw_when_stuck");
    sight.with_deck = !match.setup().deck.empty();
    sight.phase = protocol::word(status.phase);
    for (const auto& event : events) {
        if (event.type == boneyard::kit::EventType::RoundOver) sight.why = event.why;
    }
    sight.round = status.round;
    sight.to_move = status.to_move;
    sight.dealer = table.dealer;
    sight.colour = table.colour_named ? matching_elements::colour_text(table.board.colour())[0] : ' ';
    sight.highest_bet = table.highest_bet;
    sight.round_winner = table.round_winner;
    sight.elimination = table.elimination;
    sight.final = table.in_final;
    sight.drawn = table.drawn;
    sight.stock = status.stock_count;
    const auto& placed = table.board.placed();
    sight.tiles_laid = static_cast<int>(placed.size());
    sight.last_points = placed.empty() ? 0 : placed.back().points;
    sight.held = status.hand_counts;
    sight.scores = status.scores;
    sight.round_scores = status.round_scores;
    sight.final_scores = table.final_scores;
    sight.draws.fill(kNoDraw);
    sight.bids = table.bids;
    sight.bets = table.bets;
    sight.points = table.points;
    for (std::size_t i = 0; i < 6; ++i) {
        sight.banks[i] = table.banks[i].count();
        sight.folded[i] = table.folded[i] ? 1 : 0;
        sight.out[i] = table.out[i] ? 1 : 0;
        table.shown[i].each([&](auto tile) { sight.starts[i] += matching_elements::total(tile); });
        if (int(i) >= sight.seats || table.draws[i] == matching_elements::kNoTile) continue;
        sight.draws[i] = read_tile(matching_elements::tile_text(table.draws[i]));
    }
    sight.winners.assign(status.winners.begin(), status.winners.end());
    return sight;
}

inline std::string Sight::other_than(const Sight& other) const {
    const auto text = [](const auto& value) -> std::string {
        if constexpr (requires {
                          value.size();
                          value[0];
                      }) {
            std::vector<std::string> all;
            for (const auto& item : value) {
                if constexpr (requires { item.low; }) {
                    all.push_back(elements::name(item));
                } else {
                    all.push_back(std::to_string(int(item)));
                }
            }
            return joined(all, " ");
        } else {
            return std::to_string(int(value));
        }
    };
    std::string found;
    const auto compare = [&](const char* what, const auto& own, const auto& others) {
        if (own == others || !found.empty()) return;
        found = filled("%1 is %2, not %3", what, text(own), text(others));
    };
    if (phase != other.phase) return ("the phase is " + phase + ", not " + other.phase);
    if (why != other.why) return ("it ended by " + why + ", not " + other.why);
    compare("round", round, other.round);
    compare("to_move", to_move, other.to_move);
    compare("dealer", dealer, other.dealer);
    compare("colour", colour, other.colour);
    compare("highest_bet", highest_bet, other.highest_bet);
    compare("round_winner", round_winner, other.round_winner);
    compare("elimination", elimination, other.elimination);
    compare("final", final, other.final);
    compare("drawn", drawn, other.drawn);
    compare("stock", stock, other.stock);
    compare("tiles_laid", tiles_laid, other.tiles_laid);
    compare("last_points", last_points, other.last_points);
    compare("held", held, other.held);
    compare("banks", banks, other.banks);
    compare("scores", scores, other.scores);
    compare("round_scores", round_scores, other.round_scores);
    compare("bids", bids, other.bids);
    compare("folded", folded, other.folded);
    compare("bets", bets, other.bets);
    compare("out", out, other.out);
    compare("points", points, other.points);
    compare("starts", starts, other.starts);
    compare("final_scores", final_scores, other.final_scores);
    compare("draws", draws, other.draws);
    compare("winners", winners, other.winners);
    return found;
}

/// Who has to be dealer by the doubles among the first draws, and what it earns them; seat -1: nobody.
/// `further`: what was drawn again.
inline std::pair<int, int> by_doubles(const Sight& sight, Hand further) {
    const auto rank = [](const Tile& tile) { return tile.low == 0 ? 99 : 2 * tile.low; };
    std::vector<int> holders;
    int best = -1;
    for (int seat = 0; seat < sight.seats; ++seat) {
        const Tile& tile = sight.draws[std::size_t(seat)];
        if (!tile.is_double() || rank(tile) < best) continue;
        if (rank(tile) > best) holders.clear();
        best = rank(tile);
        holders.push_back(seat);
    }
    if (holders.empty()) return {-1, 0};
    while (holders.size() > 1 && further.size() >= holders.size()) {
        std::map<int, std::vector<int>> totals;
        for (const int seat : holders) {
            totals[further.front().low + further.front().high].push_back(seat);
            further.erase(further.begin());
        }
        holders = totals.rbegin()->second;
    }
    return {further.empty() && holders.size() == 1 ? holders.front() : -2, best == 99 ? 24 : best};
}

}  // namespace boneyard::test::elements
