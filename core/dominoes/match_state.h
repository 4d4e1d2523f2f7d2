// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dominoes/round.h"
#include "kit/game.h"

namespace boneyard::dominoes {

/// A match of dominoes as it stands, and what kit::Game asks of that in any such game. It knows no rule:
/// those are the functions that `Game`, which is made of it, has for it:
///   static void list_turn(const Table&, const TileSet& hand, std::vector<Action>& out)
///       appends what the seat to move may do while the round is on
///   void deal_round(const Pile&)                   begins a round
///   void take_turn(const Action&, kit::Events*)    any action but Next
///   static void describe_table(const Table&, kit::Data&)
///       the keys of its rules.md
/// and its table `T`, a RoundTable with `rules.target`, set(), all tiles, and stock_open(), whether who
/// cannot play may draw.
template <class Game, class T>
class MatchState {
public:
    using Action = dominoes::Action;
    using View = SeatView<T>;

    /// A match whose first round is dealt; `table` has its rules. Fault: BadDeck.
    static kit::Result<Game> begin(const kit::Setup& setup, T table) {
        const auto pile = first_pile(setup, table.set());
        if (!pile) return pile.error();
        Game game;
        game.table_ = std::move(table);
        game.table_.seats = static_cast<std::int8_t>(setup.seats);
        game.table_.first_opener = first_opener(setup);
        game.deal_ = setup.deal;
        game.deal_round(*pile);
        return game;
    }

    void apply(const Action& action, kit::Events* events) {
        if (action.kind == Action::Kind::Next) {
            ++table_.round;
            self().deal_round(shuffled(table_.set(), deal_, table_.round));
            if (events != nullptr) kit::send(events, {kit::EventType::Deal});
        } else {
            self().take_turn(action, events);
        }
        tell_turn(table_, events);
    }

    [[nodiscard]] kit::Status status() const { return status_of(table_); }
    [[nodiscard]] Seat to_move() const { return table_.to_move; }
    [[nodiscard]] bool over() const { return table_.phase == Phase::MatchOver; }

    // ---- What may be done

    void legal(std::vector<Action>& out) const {
        out.clear();
        list(table_, hands_.of(table_.to_move), out);
    }
    static void legal(const View& view, std::vector<Action>& out) {
        out.clear();
        if (view.may_act()) list(view.table, view.hand(), out);
    }
    static std::vector<Action> legal(const View& view) {
        std::vector<Action> actions;
        legal(view, actions);
        return actions;
    }
    static void candidates(const View& view, std::vector<Action>& out) { legal(view, out); }

    // ---- What a seat knows

    [[nodiscard]] View view(Seat seat) const { return view_of(table_, hands_, seat); }

    static Game sample(const View& view, kit::Rng& rng) {
        Game game;
        game.table_ = view.table;
        game.deal_ = rng.next() & kit::kMaxDeal;
        game.hands_ = sample_hands(view, view.table.set(), rng);
        return game;
    }

    // ---- The protocol's words

    static std::string text(const Action& action) { return action_text(action); }
    static std::optional<Action> parse(std::string_view text) { return parse_action(text); }
    [[nodiscard]] kit::Holdings holdings() const { return holdings_of(table_, hands_); }
    static kit::Holdings holdings(const View& view) { return seen_holdings(view); }
    void describe(kit::Data& data) const { Game::describe_table(table_, data); }
    static void describe(const View& view, kit::Data& data) { Game::describe_table(view.table, data); }

    // ---- Playouts

    [[nodiscard]] int worth(Seat seat) const { return worth_of(table_, seat, table_.rules.target); }
    [[nodiscard]] bool drawn_out() const { return table_.seats == 2 && !table_.stock_open(); }

    bool operator==(const MatchState&) const = default;

protected:
    T table_;
    Hands hands_;
    std::uint64_t deal_ = 0;

private:
    Game& self() { return static_cast<Game&>(*this); }

    static void list(const T& table, const TileSet& hand, std::vector<Action>& out) {
        if (table.phase == Phase::RoundOver) out.push_back({Action::Kind::Next});
        if (table.phase == Phase::Play) Game::list_turn(table, hand, out);
    }
};

}  // namespace boneyard::dominoes
