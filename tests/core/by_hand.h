// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "protocol/words.h"
#include "registry.h"
#include "text.h"

/// What matches and positions made by hand have in common, whichever game it is.
namespace boneyard::test {

using Words = std::vector<std::string>;

/// The words of a text: "2-5 0-3".
inline Words words(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

/// The texts of a set of tiles, in canonical order.
template <class TileSet, class Text>
Words texts_of(const TileSet& tiles, Text text) {
    Words texts;
    tiles.each([&](auto tile) { texts.push_back(text(tile)); });
    return texts;
}

/// The deck that deals these hands and then gives this stock. A hand named with fewer tiles than `size` is
/// filled up, and the stock goes on, with the tiles of `set` that are not named, in its order.
inline Words deck_of(const Words& set, std::size_t size, const std::vector<std::string>& hands,
                     const std::string& stock) {
    Words rest = set;
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

template <class G>
const G& game_of(const kit::Match& match) {
    return static_cast<const kit::MatchOf<G>&>(match).game();
}

/// A match of a game that is played in the protocol's words.
template <class G>
class TableByHand {
public:
    /// Plays the actions in turn; tells what went wrong, or nothing.
    std::string play(const Words& actions) {
        for (const std::string& action : actions) {
            auto events = match_->play(action);
            if (!events) return events.error().message;
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

    [[nodiscard]] std::string legal() const { return joined(match_->legal()); }

    /// Where and how a tile may be laid, in the words that follow it: "L across, R 2".
    [[nodiscard]] std::string ways(const std::string& tile) const {
        const std::string start = "place " + tile + " ";
        Words found;
        for (const std::string& action : match_->legal()) {
            if (action.starts_with(start)) found.push_back(action.substr(start.size()));
        }
        return joined(found);
    }

    [[nodiscard]] int to_move() const { return match_->status().to_move; }
    [[nodiscard]] int drawn() const { return game().view(0).table.drawn; }
    [[nodiscard]] const kit::Events& events() const { return events_; }  ///< of the last action
    [[nodiscard]] const kit::Match& match() const { return *match_; }
    [[nodiscard]] const G& game() const { return game_of<G>(*match_); }

protected:
    explicit TableByHand(std::unique_ptr<kit::Match> match) : match_(std::move(match)) {}

private:
    std::unique_ptr<kit::Match> match_;
    kit::Events events_;
};

template <class G>
std::string legal_text(const G& game) {
    std::vector<typename G::Action> actions;
    game.legal(actions);
    Words texts;
    for (const auto& action : actions) texts.push_back(G::text(action));
    std::sort(texts.begin(), texts.end());
    return joined(texts);
}

/// Plays an action that must be legal.
template <class G>
kit::Events play(G& game, const std::string& text) {
    const auto action = G::parse(text).value();
    kit::Events events;
    if (!kit::allows(game, action))
        throw std::logic_error(filled("%1 is not legal: %2", text, legal_text(game)));
    game.apply(action, &events);
    return events;
}

/// What happened, as "score 0 31 hands, round_over 0 out".
inline std::string told(const kit::Events& events) {
    Words texts;
    for (const kit::Event& event : events) {
        std::ostringstream text;
        text << protocol::word(event.type);
        if (event.seat != kit::kNobody) text << " " << int(event.seat);
        if (!event.tile.empty()) text << " " << event.tile;
        if (event.points != 0) text << " " << event.points;
        if (!event.why.empty()) text << " " << event.why;
        for (const kit::Seat seat : event.winners) text << " " << int(seat);
        texts.push_back(text.str());
    }
    return joined(texts);
}

/// The running totals by seat: "31, 0".
template <class G>
std::string scores(const G& game) {
    const kit::Status status = game.status();
    Words texts;
    for (int seat = 0; seat < status.seats; ++seat)
        texts.push_back(std::to_string(status.scores[static_cast<std::size_t>(seat)]));
    return joined(texts);
}

template <class G>
std::string winners(const G& game) {
    Words texts;
    for (const kit::Seat seat : game.status().winners) texts.push_back(std::to_string(seat));
    return joined(texts);
}

}  // namespace boneyard::test
