// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "by_hand.h"
#include "protocol/describe.h"
#include "protocol/json.h"
#include "tiles_and_deal/game.h"

/// Matches, positions and hands of Tiles & Deal made by hand.
namespace boneyard::test {

inline tiles_and_deal::Tiles tiles(const std::string& text) {
    tiles_and_deal::Tiles all;
    for (const std::string& word : words(text)) all.add(tiles_and_deal::parse_tile(word).value());
    return all;
}

/// The complete set in canonical order.
inline Words numbered_tiles(int copies = 2, int jokers = 3) {
    Words set;
    for (tiles_and_deal::Tile tile = 0; tile < tiles_and_deal::kJoker; ++tile)
        set.insert(set.end(), static_cast<std::size_t>(copies), tiles_and_deal::tile_text(tile));
    set.insert(set.end(), static_cast<std::size_t>(jokers), "J");
    return set;
}

/// A match from a deck, in the protocol's words. If nothing else is said there is one round. The first tile
/// of `rest` is the one face up, the others are the next of the stock; what is named nowhere fills the hands
/// up and goes on with the stock, in canonical order.
class TilesAndDealTable : public TableByHand<tiles_and_deal::Game> {
public:
    TilesAndDealTable(const std::vector<std::string>& hands, const std::string& rest,
                      const kit::GivenOptions& options = {})
        : TableByHand(start(hands, rest, options)) {}

    /// A key of the state, as the protocol writes it.
    [[nodiscard]] std::string state(const std::string& key) const {
        return protocol::dump(protocol::to_json(boneyard::protocol::describe(match())[key]));
    }

    /// The same as a seat sees it.
    [[nodiscard]] std::string view(kit::Seat seat, const std::string& key) const {
        return protocol::dump(protocol::to_json(boneyard::protocol::describe(match(), seat)[key]));
    }

private:
    static std::unique_ptr<kit::Match> start(const std::vector<std::string>& hands, const std::string& rest,
                                             const kit::GivenOptions& options) {
        kit::GivenOptions all{{"target", 0}};
        all.insert(all.end(), options.begin(), options.end());
        const auto number = [&](const std::string& id, int fallback) {
            for (const auto& [key, value] : options) {
                if (key == id) fallback = std::get<int>(value);
            }
            return fallback;
        };
        const Words set = numbered_tiles(number("copies", 2), number("jokers", 3));
        const auto size = static_cast<std::size_t>(number("hand", 13));
        return new_match("tiles_and_deal", 2, 1, all, deck_of(set, size, hands, rest)).value();
    }
};

inline tiles_and_deal::Meld meld(const std::string& text) {
    return tiles_and_deal::Game::parse("meld " + text).value().meld;
}

/// A position in the middle of a round. What is named nowhere is in the stock, in no certain order; if the
/// stock holds fewer tiles, the others have been discarded and lie lowest.
struct Rummy {
    std::vector<std::string> hands = {};
    std::vector<std::string> melds = {};  ///< on the table: "R5 J R7"
    tiles_and_deal::Rules rules = {};
    std::string discards = {};  ///< the top last
    std::string taken = {};     ///< this turn, and still in hand
    std::size_t stock = tiles_and_deal::kMaxTiles;
    tiles_and_deal::Phase phase = tiles_and_deal::Phase::Meld;
    tiles_and_deal::Seat to_move = 0;
    tiles_and_deal::Seat dealer = 1;
    tiles_and_deal::Seat owner = 1;  ///< of the melds
    int idle_turns = 0;              ///< turns in a row without a draw
    int round = 1;
    std::array<int, tiles_and_deal::kSeats> scores = {};
};

inline tiles_and_deal::Game set_up(const Rummy& position) {
    tiles_and_deal::View view;
    view.open = true;
    tiles_and_deal::Table& table = view.table;
    table.rules = position.rules;
    table.phase = position.phase;
    table.to_move = position.to_move;
    table.dealer = position.dealer;
    table.round = position.round;
    table.scores = position.scores;
    table.turns_without_draw = static_cast<std::uint8_t>(position.idle_turns);
    Words rest = numbered_tiles(position.rules.copies, position.rules.jokers);
    const auto named = [&rest](const std::string& text) {
        for (const std::string& word : words(text)) rest.erase(std::find(rest.begin(), rest.end(), word));
        return tiles(text);
    };
    for (std::size_t seat = 0; seat < std::min(position.hands.size(), view.hands.size()); ++seat) {
        view.hands[seat] = named(position.hands[seat]);
        table.hand_counts[seat] = static_cast<std::uint8_t>(view.hands[seat].count());
    }
    for (const std::string& text : position.melds) {
        named(text);
        table.melds[table.meld_count] = meld(text);
        table.melds[table.meld_count++].owner = position.owner;
    }
    named(position.discards);
    for (; rest.size() > position.stock; rest.pop_back())
        table.discards[table.discard_count++] = tiles_and_deal::parse_tile(rest.back()).value();
    for (const std::string& word : words(position.discards))
        table.discards[table.discard_count++] = tiles_and_deal::parse_tile(word).value();
    table.stock_count = static_cast<std::uint8_t>(rest.size());
    if (!position.taken.empty()) {
        table.taken = tiles_and_deal::parse_tile(position.taken).value();
        table.known[static_cast<std::size_t>(position.to_move)].add(table.taken);
    }
    kit::Rng rng(1);
    return tiles_and_deal::Game::sample(view, rng);
}

/// The legal actions that begin with this word, without it: "R4 0 low, J 1"; "-" is the word alone.
inline std::string legal_to(const std::string& verb, const tiles_and_deal::Game& game) {
    std::vector<tiles_and_deal::Action> actions;
    game.legal(actions);
    Words found;
    for (const auto& action : actions) {
        const std::string text = tiles_and_deal::Game::text(action);
        if (text == verb) found.emplace_back("-");
        if (text.starts_with(verb + " ")) found.push_back(text.substr(verb.size() + 1));
    }
    std::sort(found.begin(), found.end());
    return joined(found);
}

/// What lies on the table: "R5 J R7 | K8 B8 O8".
inline std::string laid(const tiles_and_deal::Game& game) {
    const auto& table = game.view(0).table;
    std::vector<std::string> all;
    for (std::size_t i = 0; i < table.meld_count; ++i)
        all.push_back(tiles_and_deal::meld_text(table.melds[i]));
    return joined(all, " | ");
}

inline std::string hand(const tiles_and_deal::Game& game, std::size_t seat) {
    return replaced(joined(game.holdings().hands[seat].tiles), ", ", " ");
}

/// A key of the state that is the game's own, as the protocol writes it.
inline std::string state(const tiles_and_deal::Game& game, const std::string& key) {
    kit::Data data;
    game.describe(data);
    return protocol::dump(protocol::to_json(data[key]));
}

/// The round's result: "win 0: 2, 23".
inline std::string result(const tiles_and_deal::Game& game) {
    static constexpr std::array<const char*, 5> kNames{"none", "super_win", "win", "undercut", "draw"};
    const auto& ended = game.view(0).table.result;
    return filled("%1 %2: %3, %4", kNames[static_cast<std::size_t>(ended.kind)], ended.seat,
                  ended.deadwood[0], ended.deadwood[1]);
}

/// The least deadwood of a hand.
inline int deadwood(const std::string& text, int joker_value = 15) {
    return tiles_and_deal::Arranger(tiles_and_deal::deadwood_prices(joker_value)).least(tiles(text));
}

/// Seat 0 is in phase meld with these tiles, of which one may have been taken.
inline tiles_and_deal::Game holding(const std::string& hand, const std::vector<std::string>& melds = {},
                                    const std::string& taken = {}) {
    return set_up({.hands = {hand, "O13 B11"}, .melds = melds, .taken = taken});
}

/// A table that is so much wider than high.
inline constexpr double kWide = 1.6;

inline kit::Scene seen(const Rummy& position, kit::Seat seat = 0) {
    return tiles_and_deal::Game::scene(set_up(position).view(seat), kWide);
}

}  // namespace boneyard::test
