// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "kit/game.h"
#include "kit/round.h"

namespace boneyard::kit {

/// A match as it stands (what lies open, the hands, and the number that all chance comes from), and what
/// kit::Game asks of that in the same way in every game. It knows no rule: those are the game's, which is
/// made of it and has beside its table `T`, in its namespace,
///   void list_legal(const T&, const Hand&, std::vector<Action>&)  appends what the seat to move may do while
///                                                                 the round is on
///   void describe_table(const T&, Data&)                          sets the keys of its rules.md
/// What a game has to add to one of these functions it says in one of its own of that name.
template <class Game, class A, CountedTable T, class H>
class MatchState {
public:
    using Action = A;
    using View = SeatView<T, H>;

    [[nodiscard]] Status status() const { return status_of(table_); }
    [[nodiscard]] Seat to_move() const { return table_.to_move; }
    [[nodiscard]] bool over() const { return table_.phase == Phase::MatchOver; }

    [[nodiscard]] View view(Seat seat) const { return view_of(table_, hands_, seat); }

    void legal(std::vector<Action>& out) const {
        out.clear();
        list(table_, hand_to_move(), out);
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

    void describe(Data& data) const { describe_table(table_, data); }
    static void describe(const View& view, Data& data) { describe_table(view.table, data); }

    bool operator==(const MatchState&) const = default;

protected:
    /// The match as the view shows it, with a deal number of its own: what is hidden is still to be dealt.
    static Game seen(const View& view, Rng& rng) {
        Game game;
        MatchState& state = game;
        state.table_ = view.table;
        state.hands_ = view.hands;
        state.deal_ = rng.next() & kMaxDeal;
        return game;
    }

    /// The hand of the seat to move; nobody's is empty.
    [[nodiscard]] const typename View::Hand& hand_to_move() const { return hand_of(hands_, table_.to_move); }

    T table_;
    H hands_{};
    std::uint64_t deal_ = 0;

private:
    static void list(const T& table, const typename View::Hand& hand, std::vector<Action>& out) {
        if (table.phase == Phase::RoundOver) {
            out.push_back({Action::Kind::Next});
        } else if (!is_over(table.phase)) {
            list_legal(table, hand, out);
        }
    }
};

}  // namespace boneyard::kit
