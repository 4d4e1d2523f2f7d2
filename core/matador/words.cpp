// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// One short line for people: why a tile cannot lie there, and what speaks for a move.

#include <algorithm>
#include <cstdlib>

#include "dominoes/words.h"
#include "matador/game.h"
#include "matador/reasons.h"

namespace boneyard::matador {

namespace {

using kit::Phrase;

/// An end that no more than so many unseen tiles fit is worth a word.
constexpr int kFew = 4;

bool is_matador(const Table& table, Tile tile) { return matadors_of(table.rules.most).has(tile); }

// ---- Why not

/// Why `tile`, which is no matador, does not join an end with the value `value`: names the half that is
/// nearest to the one that would.
Phrase why_not_value(const Table& table, Tile tile, int value) {
    //: An end of the line of play
    if (value == 0) return say(QT_TRANSLATE_NOOP("matador", "Only a matador goes on a blank end."));
    const int sum = table.rules.sum();
    const int wanted = sum - value;
    const bool near_low = std::abs(low(tile) - wanted) < std::abs(high(tile) - wanted);
    //: Two halves of dominoes: %1 of the tile in hand, %2 of the end of the line; %3 is the sum they must
    //: make
    const auto text = QT_TRANSLATE_NOOP("matador", "%1 meets %2: together they must make %3.");
    return say(text, {near_low ? low(tile) : high(tile), value, sum});
}

Phrase why_nowhere(const Table& table, Tile tile) {
    //: %1 is a domino, as 2-3; %2 is the sum that two halves of dominoes must make where they meet
    return say(
        QT_TRANSLATE_NOOP("matador", "No open end takes %1: the halves that meet must make %2 together."),
        {tile_text(tile), table.rules.sum()});
}

Phrase why_not_end(const Table& table, Tile tile, const End& end) {
    const int sum = table.rules.sum();
    switch (end.kind) {
        case End::Kind::Value:
            return why_not_value(table, tile, end.a);
        case End::Kind::Gate:
            //: An end of the line with a matador across
            return say(QT_TRANSLATE_NOOP("matador", "A gate takes a blank or a matador."));
        case End::Kind::Either:
            //: An end of the line with a matador across; %1 and %2 are numbers on dominoes
            return say(QT_TRANSLATE_NOOP("matador", "This end takes %1 or %2, or a matador."),
                       {std::min(sum - end.a, sum - end.b), std::max(sum - end.a, sum - end.b)});
        case End::Kind::None:
            break;
    }
    return why_not_there();
}

// ---- Why

/// What a move leaves behind, as far as its seat can know.
struct Aftermath {
    Table table;         ///< with the tile laid
    TileSet rest;        ///< of the hand
    TileSet unseen;      ///< held by others, or in the stock
    TileSet next_holds;  ///< what the next seat may hold
    End end;             ///< where the tile was laid
};

Aftermath after(const View& view, const Action& action) {
    Aftermath result;
    result.end = outcome(view.table, action).end;
    result.table = view.table;
    lay(result.table, action);
    result.rest = view.hand();
    result.rest.remove(action.tile);
    result.unseen = unseen_by(view);
    const auto next = static_cast<std::size_t>(kit::next_seat(view.seat, view.table.seats));
    result.next_holds = result.unseen - view.table.lacks[next];
    return result;
}

Phrase why_against_next(const Aftermath& left) {
    const TileSet follow = left.next_holds & left.table.fits;
    if (follow.empty()) return say(kNextHasNone);
    if (!(follow - matadors_of(left.table.rules.most)).empty()) return {};
    return say(kNextNeedsMatador);
}

Phrase why_keep(const Aftermath& left, Tile tile) {
    const TileSet kept = left.rest & matadors_of(left.table.rules.most);
    if (kept.empty() || is_matador(left.table, tile)) return {};
    return say(kKeepsMatador);
}

Phrase why_end(const Aftermath& left) {
    if (left.end.kind == End::Kind::Value && left.end.a == 0) {
        return say(kClosesEnd);
    }
    const Rules& rules = left.table.rules;
    const int few = (left.unseen & (joining(rules, left.end) | matadors_of(rules.most))).count();
    if (few == 0) return say(kNobodyFollows);
    if (few > kFew) return {};
    return say.count(kFewFollow, few);
}

Phrase why_own(const Aftermath& left) {
    const int own = (left.rest & joining(left.table.rules, left.end)).count();
    if (own < 2) return {};
    return say.count(kOwnFollow, own);
}

/// The ways to lay another tile that has more pips.
std::vector<Action> heavier(const View& view, Tile tile) {
    std::vector<Action> actions = Game::legal(view);
    std::erase_if(actions, [&](const Action& each) { return !each.lays() || pips(each.tile) <= pips(tile); });
    return actions;
}

/// Why a tile is laid though one with more pips could be.
Phrase why_lighter(const View& view, const Aftermath& left, const std::vector<Action>& instead) {
    const auto unseen_that_fit = [](const Aftermath& then) {
        return (then.unseen & then.table.fits).count();
    };
    const bool leaves_less = std::all_of(instead.begin(), instead.end(), [&](const Action& each) {
        return unseen_that_fit(after(view, each)) > unseen_that_fit(left);
    });
    if (leaves_less) return say(kLeavesLess);
    if (left.end.kind == End::Kind::Gate)
        return say(QT_TRANSLATE_NOOP("matador", "Only a blank or a matador can follow it."));
    const int own = (left.rest & left.table.fits).count();
    if (own == 0) return say(QT_TRANSLATE_NOOP("matador", "Nothing else is clearly better."));
    return say.count(kOwnFit, own);
}

/// What is always true, in place of a better reason.
Phrase why_at_least(const Aftermath& left, Tile tile) {
    if (pips(tile) > 0 || left.end.kind != End::Kind::Gate) return why_pips(tile);
    return say(QT_TRANSLATE_NOOP("matador", "Only a blank or a matador can follow it."));
}

Phrase why_lay(const View& view, const Action& action) {
    if (view.hand().count() == 1) return why_go_out();
    if (Phrase forced = why_forced(Game::legal(view), action); !forced.empty()) return forced;
    const Aftermath left = after(view, action);
    const bool one_end = action.kind == Action::Kind::Place || is_double(action.tile);
    const std::vector<Action> instead = heavier(view, action.tile);
    const bool heavy = pips(action.tile) > view.table.rules.sum() && instead.empty();
    const Phrase reasons[]{
        why_against_next(left),
        one_end ? why_end(left) : Phrase{},
        why_keep(left, action.tile),
        one_end && !heavy ? why_own(left) : Phrase{},
        instead.empty() ? why_at_least(left, action.tile) : why_lighter(view, left, instead),
    };
    for (const Phrase& reason : reasons) {
        if (!reason.empty()) return reason;
    }
    return {};
}

}  // namespace

Phrase Game::why_not(const View& view, std::string_view tile, std::string_view group) {
    return why_not_lay(
        view, legal(view), tile, group, why_highest_opens,
        [&](Tile own, Arm arm) { return why_not_end(view.table, own, view.table.end(arm)); },
        [&](Tile own) { return why_nowhere(view.table, own); });
}

Phrase Game::why(const View& view, const Action& action) {
    const bool stuck = view.seat != kNobody && (view.hand() & view.table.fits).empty();
    switch (action.kind) {
        case Action::Kind::Open:
        case Action::Kind::Place:
            return why_lay(view, action);
        case Action::Kind::Draw:
        case Action::Kind::Pass:
            if (!stuck) return say(QT_TRANSLATE_NOOP("matador", "It keeps your matadors for later."));
            return why_stuck();
        case Action::Kind::Next:
            break;
    }
    return {};
}

}  // namespace boneyard::matador
