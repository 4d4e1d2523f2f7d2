// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "by_hand.h"
#include "matching_elements/game.h"
#include "protocol/describe.h"
#include "protocol/json.h"
#include "protocol/words.h"

/// Matches and positions of Matching Elements made by hand.
namespace boneyard::test {

/// The complete set in canonical order.
inline Words element_tiles(int colours = 6) {
    return texts_of(matching_elements::TileSet::full(colours), matching_elements::tile_text);
}

inline std::string json(const kit::Data& data) { return protocol::dump(protocol::to_json(data)); }

/// Two colours, as most matches made by hand have.
inline const kit::GivenOptions kTwoColours{{"colours", 2}};

/// A match from a deck, in the protocol's words. The hands named give the number of seats; the first tiles of
/// seat 0's are what the seats draw for the auction. What is named nowhere fills the hands up and goes on
/// with the stock, in canonical order.
class ElementsTable : public TableByHand<matching_elements::Game> {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a table reads as its hands
    ElementsTable(const std::vector<std::string>& hands, const std::string& stock = {},
                  const kit::GivenOptions& options = kTwoColours)
        : TableByHand(start(hands, stock, options)) {}

    /// A key of the state, as the protocol writes it.
    [[nodiscard]] std::string state(const std::string& key) const {
        return json(boneyard::protocol::describe(match())[key]);
    }

    /// The same as a seat sees it.
    [[nodiscard]] std::string view(kit::Seat seat, const std::string& key) const {
        return json(boneyard::protocol::describe(match(), seat)[key]);
    }

private:
    static std::unique_ptr<kit::Match> start(const std::vector<std::string>& hands, const std::string& stock,
                                             const kit::GivenOptions& options) {
        int colours = 6;
        for (const auto& [key, value] : options) {
            if (key == "colours") colours = std::get<int>(value);
        }
        const std::size_t size = hands.size() <= 4 ? 12 : 9;
        return new_match("matching_elements", static_cast<int>(hands.size()), 1, options,
                         deck_of(element_tiles(colours), size, hands, stock))
            .value();
    }
};

/// A position in any phase. What is named nowhere is in the boneyard, in no certain order; if the boneyard
/// holds fewer tiles, the others lie in a Bank that is no side's (with six seats and no teams: seat 5's).
struct Elements {
    std::vector<std::string> hands = {};
    std::vector<std::string> laid = {"R:0-3 first"};  ///< in order: "R:3-9 first", "R:9-9 0 f 9"
    std::string colour = "R";                         ///< empty: not named yet
    matching_elements::Rules rules = {.colours = 2};
    std::string stock = {};               ///< tiles that are in the boneyard
    int stock_size = -1;                  ///< of the boneyard; less than zero: as many as there are
    std::vector<std::string> banks = {};  ///< by side
    matching_elements::Phase phase = matching_elements::Phase::Play;
    matching_elements::Seat to_move = 0;
    matching_elements::Seat dealer = 0;
    matching_elements::Seat round_winner = kit::kNobody;
    std::vector<int> bets = {};  ///< -1: none
    std::vector<int> points = {};
    std::vector<int> scores = {};
    std::vector<int> out = {};  ///< seats
    bool elimination = false;
    int round = 2;
    bool in_final = false;
    std::vector<std::string> shown = {};
    std::uint64_t chance = 1;  ///< what is random comes from it
};

namespace detail {

/// Deals out the tiles of a set to where they are named.
class Sorter {
public:
    explicit Sorter(int colours) : rest_(element_tiles(colours)) {}

    matching_elements::TileSet take(const std::string& text) {
        matching_elements::TileSet tiles;
        for (const std::string& word : words(text)) {
            const auto found = std::find(rest_.begin(), rest_.end(), word);
            if (found == rest_.end())
                throw std::logic_error(filled("%1 is not there, or named too often", word));
            rest_.erase(found);
            tiles.add(matching_elements::parse_tile(word).value());
        }
        return tiles;
    }

    [[nodiscard]] const Words& rest() const { return rest_; }

private:
    Words rest_;
};

inline void copy(const std::vector<int>& from, kit::PerSeat<int>& to) {
    std::copy(from.begin(), from.end(), to.begin());
}

inline void lay_all(const Elements& position, matching_elements::Table& table, Sorter& sorter) {
    if (position.colour.empty()) return;
    table.colour_named = true;
    table.board = matching_elements::Board(*matching_elements::parse_colour(position.colour));
    table.to_move = 0;
    for (const std::string& text : position.laid) {
        sorter.take(words(text).front());
        matching_elements::lay(table, matching_elements::Game::parse("place " + text).value());
    }
}

}  // namespace detail

inline matching_elements::Game set_up(const Elements& position) {
    matching_elements::View view;
    view.open = true;
    matching_elements::Table& table = view.table;
    table.rules = position.rules;
    table.seats = static_cast<std::int8_t>(position.hands.size());
    table.phase = position.phase;
    table.round = position.round;
    table.dealer = position.dealer;
    table.round_winner = position.round_winner;
    table.elimination = position.elimination;
    table.in_final = position.in_final;
    table.draws.fill(matching_elements::kNoTile);
    table.bids.fill(matching_elements::kNone);
    table.bets.fill(matching_elements::kNone);
    detail::Sorter sorter(position.rules.colours);
    detail::lay_all(position, table, sorter);
    table.to_move = position.to_move;
    table.points = {};
    detail::copy(position.bets, table.bets);
    detail::copy(position.points, table.points);
    detail::copy(position.scores, table.scores);
    table.highest_bet = *std::max_element(table.bets.begin(), table.bets.end());
    for (const int seat : position.out) table.out[static_cast<std::size_t>(seat)] = true;
    for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
        view.hands[seat] = sorter.take(position.hands[seat]);
        table.hand_counts[seat] = static_cast<std::int16_t>(view.hands[seat].count());
    }
    for (std::size_t side = 0; side < position.banks.size(); ++side)
        table.banks[side] = sorter.take(position.banks[side]);
    for (std::size_t seat = 0; seat < position.shown.size(); ++seat) {
        for (const std::string& word : words(position.shown[seat]))
            table.shown[seat].add(matching_elements::parse_tile(word).value());
    }
    const int named = sorter.take(position.stock).count();
    const int unnamed = static_cast<int>(sorter.rest().size());
    table.stock_count = static_cast<std::int16_t>(
        position.stock_size < 0 ? named + unnamed : std::max(named, position.stock_size));
    for (int i = table.stock_count - named; i < unnamed; ++i)
        table.banks[5].add(matching_elements::parse_tile(sorter.rest()[static_cast<std::size_t>(i)]).value());
    kit::Rng rng(position.chance);
    return matching_elements::Game::sample(view, rng);
}

/// The round after a position at a round's end.
inline matching_elements::Game next_round(const Elements& position) {
    matching_elements::Game game = set_up(position);
    play(game, "next");
    return game;
}

/// Plays actions that must be legal; what the last of them did.
inline kit::Events play_all(matching_elements::Game& game, const Words& actions) {
    kit::Events events;
    for (const std::string& action : actions) events = play(game, action);
    return events;
}

/// Where a tile may be laid, in the words that follow it: "0 f 9, 0 l 3".
inline std::string ways(const matching_elements::Game& game, const std::string& tile) {
    const std::string start = ("place " + tile + " ");
    std::vector<std::string> found;
    for (const std::string& action : split(legal_text(game), ", ")) {
        if (action.starts_with(start)) found.push_back(action.substr(start.size()));
    }
    return joined(found, ", ");
}

/// A key of the state that is the game's own, as the protocol writes it.
inline std::string state(const matching_elements::Game& game, const std::string& key) {
    kit::Data data;
    game.describe(data);
    return json(data[key]);
}

/// Whose turn it is and what is legal: "2: bet 5..99, hold".
inline std::string turn(const matching_elements::Game& game) {
    return filled("%1: %2", game.to_move(), legal_text(game));
}

inline std::string hand(const matching_elements::Game& game, std::size_t seat) {
    return replaced(joined(game.holdings().hands[seat].tiles), ", ", " ");
}

/// The tiles in each hand, and then in the boneyard: "12 12 12 78".
inline std::string counts(const matching_elements::Game& game) {
    const kit::Holdings held = game.holdings();
    std::vector<std::string> all;
    for (const auto& pile : held.hands) all.push_back(std::to_string(pile.tiles.size()));
    all.push_back(std::to_string(held.stock.size()));
    return joined(all, " ");
}

/// The tiles in the Banks of the sides: "0 12 3".
inline std::string bank_sizes(const matching_elements::Game& game) {
    const auto table = game.view(0).table;
    std::vector<std::string> all;
    for (matching_elements::Side side = 0; side < table.sides(); ++side)
        all.push_back(std::to_string(matching_elements::at(table.banks, side).count()));
    return joined(all, " ");
}

inline std::string phase(const matching_elements::Game& game) {
    const std::string_view name = protocol::word(game.status().phase);
    return std::string(name);
}

/// The seats that are out: "1 4".
inline std::string seats_out(const matching_elements::Game& game) {
    const auto table = game.view(0).table;
    std::vector<std::string> all;
    for (matching_elements::Seat seat = 0; seat < table.seats; ++seat) {
        if (matching_elements::at(table.out, seat)) all.push_back(std::to_string(seat));
    }
    return joined(all, " ");
}

/// Tiles that fit neither a 0 nor a 3 and are not red: as many as are asked for, of the 32 of orange.
class Misfits {
public:
    std::string next(int count) {
        static const std::vector<int> kLower{1, 4, 7, 10};
        static const std::vector<int> kHigher{2, 5, 8, 11};
        std::string text;
        for (; count > 0; --count, ++given_) {
            const int a = kLower[static_cast<std::size_t>(given_ / 8)];
            const int b = kHigher[static_cast<std::size_t>(given_ / 2 % 4)];
            text += "O:" + std::to_string(std::min(a, b)) + "-" + std::to_string(std::max(a, b)) + " ";
        }
        return text;
    }

private:
    int given_ = 0;
};

/// A round just before its end: red is the colour and R:0-3 lies on the table. Seat 0 lays O:0-3, the last
/// that anybody can place; then each seat has that many tiles left. Its placement brings the one point that
/// it has less before. What hands the position names stay as well.
inline Elements before_the_end(const std::vector<int>& left, Elements position) {
    Misfits misfits;
    position.hands.resize(left.size());
    for (std::size_t seat = 0; seat < left.size(); ++seat)
        position.hands[seat] += " " + misfits.next(left[seat]);
    position.hands[0] += " O:0-3";
    position.points.resize(left.size());
    --position.points[0];
    return position;
}

inline const std::string kLastPlacement = "place O:0-3 0 f 3";

/// The same played out.
inline matching_elements::Game ended(const std::vector<int>& left, const Elements& position) {
    matching_elements::Game game = set_up(before_the_end(left, position));
    play(game, kLastPlacement);
    return game;
}

}  // namespace boneyard::test
