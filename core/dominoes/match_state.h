// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "dominoes/usual.h"
#include "kit/match_state.h"

namespace boneyard::dominoes {

/// A match of dominoes as it stands, and what kit::Game asks of that in any such game, beside what it asks in
/// any game (kit::MatchState). It knows no rule: those are the functions that `Game`, which is made of it,
/// has for it:
///   void deal_round(const Pile&)                   begins a round
///   void take_turn(const Action&, kit::Events*)    any action but Next
/// its table `T`, a RoundTable with `rules.target`, set(), all tiles, and stock_open(), whether who cannot
/// play may draw; and what kit::MatchState and aftermath_of() ask for, functions of the table's namespace.
template <class Game, class T>
class MatchState : public kit::MatchState<Game, Action, T, Hands> {
    using Base = kit::MatchState<Game, Action, T, Hands>;

public:
    using View = typename Base::View;

    /// A match whose first round is dealt; `table` has its rules. Fault: BadDeck.
    static kit::Result<Game> begin(const kit::Setup& setup, T table) {
        const auto pile = kit::first_pile(setup, pile_of(table.set()), parse_tile);
        if (!pile) return pile.error();
        Game game;
        game.table_ = std::move(table);
        game.table_.seats = static_cast<std::int8_t>(setup.seats);
        game.table_.first_opener = kit::first_seat(setup);
        game.deal_ = setup.deal;
        game.deal_round(*pile);
        return game;
    }

    void apply(const Action& action, kit::Events* events) {
        Game& self = static_cast<Game&>(*this);
        if (action.kind == Action::Kind::Next) {
            ++table_.round;
            self.deal_round(kit::shuffled(pile_of(table_.set()), this->deal_, table_.round));
            if (events != nullptr) kit::send(events, {kit::EventType::Deal});
        } else {
            self.take_turn(action, events);
        }
        kit::tell_turn(table_, events);
    }

    static Game sample(const View& view, kit::Rng& rng) {
        Game game = Base::seen(view, rng);
        game.stock_ = Stock::of(kit::deal_unseen(view, pile_of(unseen_by(view)), game.hands_, rng));
        return game;
    }

    // ---- The protocol's words

    static std::string text(const Action& action) { return action_text(action); }
    static std::optional<Action> parse(std::string_view text) { return parse_action(text); }
    [[nodiscard]] kit::Holdings holdings() const {
        return kit::holdings_of(hands_, table_.seats, stock_, table_.stock_count, tile_text);
    }
    static kit::Holdings holdings(const View& view) { return kit::seen_holdings(view, tile_text); }

    // ---- The bots

    static int likes(const View& view, const Action& action, std::string_view manner) {
        return how_liked(view, action, manner);
    }

    // ---- Playouts

    [[nodiscard]] int worth(Seat seat) const { return worth_of(table_, seat, table_.rules.target); }
    [[nodiscard]] bool drawn_out() const { return table_.seats == 2 && !table_.stock_open(); }

    bool operator==(const MatchState&) const = default;

protected:
    using Base::hands_;
    using Base::table_;

    Stock stock_;
};

}  // namespace boneyard::dominoes
