// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "matador/game.h"
#include "registry.h"

/// Matches and positions of Matador made by hand.
namespace boneyard::test {

using Words = std::vector<std::string>;

/// The words of a text: "2-5 0-3".
inline Words words(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

inline QString joined(const Words& texts) {
    QString all;
    for (const std::string& text : texts) all += (all.isEmpty() ? "" : ", ") + QString::fromStdString(text);
    return all;
}

inline Words set_of(int most) {
    Words tiles;
    matador::full_set(most).each([&](matador::Tile tile) { tiles.push_back(matador::tile_text(tile)); });
    return tiles;
}

/// The deck that deals these hands and then gives this stock. A hand named with fewer tiles than `size` is
/// filled up, and the stock goes on, with the tiles that are not named, in canonical order.
inline Words deck_of(int most, std::size_t size, const std::vector<std::string>& hands,
                     const std::string& stock) {
    Words rest = set_of(most);
    std::vector<Words> piles;
    piles.reserve(hands.size() + 1);
    for (const std::string& hand : hands) piles.push_back(words(hand));
    piles.push_back(words(stock));
    for (const Words& pile : piles) {
        for (const std::string& tile : pile) rest.erase(std::find(rest.begin(), rest.end(), tile));
    }
    Words deck;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        for (; i < hands.size() && piles[i].size() < size; rest.erase(rest.begin()))
            piles[i].push_back(rest.front());
        deck.insert(deck.end(), piles[i].begin(), piles[i].end());
    }
    deck.insert(deck.end(), rest.begin(), rest.end());
    return deck;
}

/// A match from a deck, in the protocol's words. If nothing else is said, seat 0 opens with any tile and
/// there is one round; the hands named give the number of seats.
class MatadorTable {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a table reads as its hands
    MatadorTable(const std::vector<std::string>& hands, const kit::GivenOptions& options = {},
                 const std::string& stock = {}, std::size_t size = 5) {
        kit::GivenOptions all{{"hand", size > 7 ? "all" : std::to_string(size)},
                              {"opener", std::string("rotate")},
                              {"target", 0}};
        all.insert(all.end(), options.begin(), options.end());
        int most = 6;
        for (const auto& [id, value] : options) most = id == "set" ? std::get<int>(value) : most;
        match_ =
            new_match("matador", static_cast<int>(hands.size()), 1, all, deck_of(most, size, hands, stock))
                .value();
    }

    /// Plays the actions in turn; tells what went wrong, or nothing.
    QString play(const Words& actions) {
        for (const std::string& action : actions) {
            auto events = match_->play(action);
            if (!events) return QString::fromStdString(events.error().message);
            events_ = std::move(events).value();
        }
        return {};
    }

    /// Plays what comes first until the round is over. False when it is not over after very many actions.
    bool play_out_round() {
        for (int i = 0; i < 1000; ++i) {
            if (legal() == "next") return true;
            match_->play(match_->legal().front());
        }
        return false;
    }

    void undo() { match_->undo(); }

    [[nodiscard]] QString legal() const { return joined(match_->legal()); }

    /// Where and how a tile may be laid: "L across, R 2".
    [[nodiscard]] QString ways(const std::string& tile) const {
        const std::string start = "place " + tile + " ";
        Words found;
        for (const std::string& action : match_->legal()) {
            if (action.starts_with(start)) found.push_back(action.substr(start.size()));
        }
        return joined(found);
    }

    /// The ends: "L=5 R=gate U=2|5".
    [[nodiscard]] QString ends() const;

    /// The last tile laid: "2-5 by 1 on R, across" or "1-3 by 0 on L, 1 inward".
    [[nodiscard]] QString last_laid() const;

    [[nodiscard]] int to_move() const { return match_->status().to_move; }
    [[nodiscard]] int drawn() const { return game().view(0).table.drawn; }
    [[nodiscard]] const kit::Events& events() const { return events_; }
    [[nodiscard]] const kit::Match& match() const { return *match_; }
    [[nodiscard]] const matador::Game& game() const {
        return static_cast<const kit::MatchOf<matador::Game>&>(*match_).game();
    }

private:
    std::unique_ptr<kit::Match> match_;
    kit::Events events_;
};

inline QString end_text(const matador::End& end) {
    if (end.kind == matador::End::Kind::Gate) return "gate";
    if (end.kind == matador::End::Kind::Value) return QString::number(end.a);
    return QString::number(end.a) + "|" + QString::number(end.b);
}

inline QString MatadorTable::ends() const {
    QString text;
    const matador::Table table = game().view(0).table;
    for (const matador::Arm arm : matador::kAllArms) {
        if (table.end(arm).kind == matador::End::Kind::None) continue;
        const std::string_view name = matador::arm_name(arm);
        text += (text.isEmpty() ? "" : " ") + QString(QChar(name.front())) + "=" + end_text(table.end(arm));
    }
    return text;
}

inline QString MatadorTable::last_laid() const {
    const matador::Table table = game().view(0).table;
    const matador::Placed& placed = table.placed[table.placed_count - 1U];
    QString text =
        QString::fromStdString(matador::tile_text(placed.tile)) + " by " + QString::number(placed.seat);
    if (placed.arm >= 0) {
        text += QString(" on ") + matador::arm_name(static_cast<matador::Arm>(placed.arm)).front();
    }
    if (placed.inward != matador::kNoHalf) text += ", " + QString::number(placed.inward) + " inward";
    if (placed.across) text += ", across";
    if (placed.spinner) text += ", spinner";
    return text;
}

/// A position in the middle of a round. Every tile that is named nowhere has been laid.
struct Position {
    matador::Rules rules = {};
    std::vector<std::string> hands = {};
    std::vector<matador::End> ends = {};  ///< L, R and, with a spinner, U and D
    std::string stock = {};
    matador::Seat to_move = 0;
    kit::PerSeat<int> scores = {};
};

inline matador::TileSet tiles_of(const std::string& text) {
    matador::TileSet tiles;
    for (const std::string& word : words(text)) tiles.add(matador::parse_tile(word).value());
    return tiles;
}

inline matador::Game set_up(const Position& position) {
    matador::View view;
    view.open = true;
    matador::Table& table = view.table;
    table.rules = position.rules;
    table.seats = static_cast<std::int8_t>(position.hands.size());
    table.to_move = position.to_move;
    table.scores = position.scores;
    matador::TileSet laid = matador::full_set(position.rules.most) - tiles_of(position.stock);
    for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
        view.hands[seat] = tiles_of(position.hands[seat]);
        table.hand_counts[seat] = static_cast<std::int8_t>(view.hands[seat].count());
        laid -= view.hands[seat];
    }
    laid.each([&](matador::Tile tile) { table.placed[table.placed_count++].tile = tile; });
    table.stock_count = static_cast<std::uint8_t>(tiles_of(position.stock).count());
    std::copy(position.ends.begin(), position.ends.end(), table.arms.begin());
    kit::Rng rng(1);
    return matador::Game::sample(view, rng);
}

inline QString legal_text(const matador::Game& game) {
    std::vector<matador::Action> actions;
    game.legal(actions);
    Words texts;
    for (const matador::Action& action : actions) texts.push_back(matador::Game::text(action));
    std::sort(texts.begin(), texts.end());
    return joined(texts);
}

/// Plays an action that must be legal.
inline kit::Events play(matador::Game& game, const std::string& text) {
    const matador::Action action = matador::Game::parse(text).value();
    kit::Events events;
    if (!game.allows(action)) qFatal("%s is not legal: %s", text.c_str(), qPrintable(legal_text(game)));
    game.apply(action, &events);
    return events;
}

/// What happened, as "score 0 31 hands, round_over 0 out".
inline QString told(const kit::Events& events) {
    Words texts;
    for (const kit::Event& event : events) {
        std::ostringstream text;
        text << event.type;
        if (event.seat != kit::kNobody) text << " " << int(event.seat);
        if (!event.tile.empty()) text << " " << event.tile;
        if (event.points != 0) text << " " << event.points;
        if (!event.why.empty()) text << " " << event.why;
        for (const kit::Seat seat : event.winners) text << " " << int(seat);
        texts.push_back(text.str());
    }
    return joined(texts);
}

inline matador::End value_end(int half) {
    return {matador::End::Kind::Value, static_cast<std::uint8_t>(half), 0};
}
inline matador::End gate() { return {matador::End::Kind::Gate, 0, 0}; }

}  // namespace boneyard::test
