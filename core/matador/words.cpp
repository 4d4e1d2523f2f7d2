// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// One short line for people: why a tile cannot lie there, and what speaks for a move.

#include <algorithm>
#include <cstdlib>

#include "dominoes/aftermath.h"
#include "dominoes/words.h"
#include "matador/game.h"
#include "matador/reasons.h"

namespace boneyard::matador {

namespace {

using kit::Phrase;

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

/// What a move leaves behind, and the end where the tile was laid.
struct Aftermath : dominoes::Aftermath<Table> {
    End end;
};

Aftermath after(const View& view, const Action& action) {
    return {aftermath_of(view, action), outcome(view.table, action).end};
}

Phrase why_against_next(const Aftermath& left) {
    if (Phrase none = why_next_has_none(left.next_fit()); !none.empty()) return none;
    const TileSet follow = left.next_holds & left.table.fits;
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
    return why_few_follow((left.unseen & (joining(rules, left.end) | matadors_of(rules.most))).count());
}

/// The ways to lay another tile that has more pips.
std::vector<Action> heavier(const View& view, Tile tile) {
    std::vector<Action> actions = Game::legal(view);
    std::erase_if(actions, [&](const Action& each) { return !each.lays() || pips(each.tile) <= pips(tile); });
    return actions;
}

/// Why a tile is laid though one with more pips could be.
Phrase why_lighter(const View& view, const Aftermath& left, const std::vector<Action>& instead) {
    const bool leaves_less = std::all_of(instead.begin(), instead.end(), [&](const Action& each) {
        return after(view, each).unseen_fit() > left.unseen_fit();
    });
    if (leaves_less) return dominoes::say(kLeavesLess);
    if (left.end.kind == End::Kind::Gate)
        return say(QT_TRANSLATE_NOOP("matador", "Only a blank or a matador can follow it."));
    if (left.own_fit() == 0)
        return say.modest(QT_TRANSLATE_NOOP("matador", "Nothing else is clearly better."));
    return why_own_fit(left.own_fit());
}

/// What is always true, in place of a better reason.
Phrase why_at_least(const Aftermath& left, Tile tile) {
    if (pips(tile) > 0 || left.end.kind != End::Kind::Gate) return why_pips(tile);
    return say(QT_TRANSLATE_NOOP("matador", "Only a blank or a matador can follow it."));
}

Phrase why_lay(const View& view, const Action& action) {
    const Aftermath left = after(view, action);
    const bool one_end = action.kind == Action::Kind::Place || is_double(action.tile);
    const std::vector<Action> instead = heavier(view, action.tile);
    const Rules& rules = view.table.rules;
    const bool heavy = pips(action.tile) > rules.sum() && instead.empty();
    const Phrase reasons[]{
        why_against_next(left),
        one_end ? why_end(left) : Phrase{},
        why_keep(left, action.tile),
        one_end && !heavy ? why_own_follow((left.rest & joining(rules, left.end)).count()) : Phrase{},
        instead.empty() ? why_at_least(left, action.tile) : why_lighter(view, left, instead),
    };
    for (const Phrase& reason : reasons) {
        if (!reason.empty()) return reason;
    }
    return {};
}

/// What speaks for one of several ways to lay a tile, and as much for none of the others; empty: nothing.
Phrase why_that_way(const View& view, const Action& action, const std::vector<Action>& ways) {
    struct Reasons {
        Phrase against_next;
        Phrase end;     // the fewer follow, the better
        Phrase follow;  // the more of one's own, the better
        Phrase fit;
    };
    const auto reasons_of = [&](const Action& way) -> Reasons {
        const Aftermath left = after(view, way);
        const int own = (left.rest & joining(view.table.rules, left.end)).count();
        return {why_against_next(left), why_end(left), why_own_follow(own), why_own_fit(left.own_fit())};
    };
    Reasons own = reasons_of(action);
    for (const Action& way : ways) {
        if (way == action) continue;
        const Reasons other = reasons_of(way);
        if (!other.against_next.empty()) own.against_next = {};
        if (!other.end.empty() && other.end.count <= own.end.count) own.end = {};
        if (!other.follow.empty() && other.follow.count >= own.follow.count) own.follow = {};
        if (!other.fit.empty() && other.fit.count >= own.fit.count) own.fit = {};
    }
    for (const Phrase& reason : {own.against_next, own.end, own.follow, own.fit}) {
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
    const std::vector<Action> actions = legal(view);
    Phrase plain = why_plain(view.hand(), view.table.fits, actions, action);
    if (!plain.empty() && action.lays() && actions.size() > 1 && view.hand().count() > 1) {
        // It is the only tile that fits: which way to lay it is what is to be known.
        if (Phrase way = why_that_way(view, action, actions); !way.empty()) return way;
    }
    if (!plain.empty() || action.kind == Action::Kind::Next) return plain;
    if (action.lays()) return why_lay(view, action);
    return say(QT_TRANSLATE_NOOP("matador", "It keeps your matadors for later."));
}

}  // namespace boneyard::matador
