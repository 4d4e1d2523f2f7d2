// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a turn allows: taking, laying melds, throwing, knocking.

#include <algorithm>
#include <array>

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/each_meld.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr int kDearest = 11;  ///< what an ace counts

/// The tile that goes on at one end of a run, if there is a place left.
Tile next_tile(const Meld& run, End end) {
    const int place = end == End::Low ? run.start - 1 : run.last() + 1;
    return run.count == kMaxRun || place < 1 || place > kLastPlace ? kNoTile : tile_at(run.base, place);
}

/// Adds one tile to any meld of the table; only jokers while one is due.
template <class Visit>
void each_add(const Table& table, const Tiles& hand, const Visit& visit) {
    for (std::uint8_t i = 0; i < table.meld_count; ++i) {
        const Meld& meld = table.melds[i];
        const auto add = [&](Tile tile, End end) {
            if (hand.has(tile)) visit(Action{Action::Kind::Add, tile, i, end});
        };
        if (meld.kind == Meld::Kind::Set) {
            if (meld.count == kMaxSet) continue;
            for (int suit = 0; suit < kSuits && !table.joker_due; ++suit) {
                if ((meld.suits >> static_cast<unsigned>(suit) & 1U) == 0)
                    add(tile_of(suit, meld.base), End::None);
            }
            add(kJoker, End::None);
            continue;
        }
        const Tile low = next_tile(meld, End::Low);
        const Tile high = next_tile(meld, End::High);
        if (!table.joker_due) {
            // In canonical order; an ace may go to both ends.
            if (high < low) add(high, End::High);  // kNoTile is above every tile
            if (low != kNoTile) add(low, End::Low);
            if (high != kNoTile && high >= low) add(high, End::High);
        }
        if (low != kNoTile) add(kJoker, End::Low);
        if (high != kNoTile) add(kJoker, End::High);
    }
}

template <class Visit>
void each_swap(const Table& table, const Tiles& hand, const Visit& visit) {
    for (std::uint8_t i = 0; i < table.meld_count; ++i) {
        const Meld& meld = table.melds[i];
        if (meld.jokers == 0) continue;
        const auto swap = [&](Tile tile) {
            if (hand.has(tile)) visit(Action{Action::Kind::Swap, tile, i});
        };
        if (meld.kind == Meld::Kind::Set) {
            for (int suit = 0; suit < kSuits; ++suit) {
                if ((meld.suits >> static_cast<unsigned>(suit) & 1U) == 0) swap(tile_of(suit, meld.base));
            }
            continue;
        }
        // In canonical order: an ace above the 13 comes first.
        const bool high_ace = meld.last() == kLastPlace;
        if (high_ace && meld.joker_at(kLastPlace)) swap(tile_at(meld.base, kLastPlace));
        for (int place = meld.start; place <= meld.last() - (high_ace ? 1 : 0); ++place) {
            if (meld.joker_at(place)) swap(tile_at(meld.base, place));
        }
    }
}

template <class Visit>
void each_new_meld(const Table& table, const Tiles& hand, const Visit& visit) {
    each_meld(hand, [&](const Meld& meld) {
        if (table.joker_due && meld.jokers == 0) return;
        Action action{Action::Kind::Meld};
        action.meld = meld;
        visit(action);
    });
}

/// Everything that lays tiles, dead ends not looked at yet.
template <class Visit>
void each_lay(const Table& table, const Tiles& hand, const Visit& visit) {
    if (table.rules.closed) return;
    each_new_meld(table, hand, visit);
    each_add(table, hand, visit);
    if (!table.joker_due) each_swap(table, hand, visit);
}

bool can_end_after(const Table& table, const Tiles& hand, const Action& action);

/// True when some sequence of legal actions ends the turn. A tile that may be thrown ends it, and so does an
/// empty hand; what is left to look at are a joker that is due, and a last tile that was taken this turn.
bool can_end(const Table& table, const Tiles& hand) {
    if (hand.empty()) return true;
    bool found = false;
    if (!table.joker_due) hand.each_kind([&](Tile tile) { found = found || may_discard(table, hand, tile); });
    if (found) return true;
    each_lay(table, hand, [&](const Action& action) { found = found || can_end_after(table, hand, action); });
    return found;
}

bool can_end_after(const Table& table, const Tiles& hand, const Action& action) {
    Table after = table;
    Tiles rest = hand;
    lay(after, rest, action);
    return can_end(after, rest);
}

/// True when that, which lays tiles, leads to no end of the turn.
bool is_dead_end(const Table& table, const Tiles& hand, const Action& action) {
    // Of two tiles that are left one may always be thrown.
    const int laid = action.kind == Action::Kind::Meld ? action.meld.count : 1;
    if (action.kind != Action::Kind::Swap && hand.count() - laid != 1) return false;
    return !can_end_after(table, hand, action);
}

void list_knocks(const Table& table, const Tiles& hand, std::vector<Action>& out) {
    const Rules& rules = table.rules;
    // A throw saves what its tile counts at most: mostly that alone says that nobody knocks.
    const int dearest = std::max(kDearest, int{rules.joker_value});
    if (deadwood_bound(hand) > std::max(int{rules.threshold}, dearest) + dearest) return;
    const int least = least_deadwood(hand, rules.joker_value);
    const bool low =
        (rules.knock == Rules::Knock::ThresholdOrOne || rules.knock == Rules::Knock::Threshold) &&
        least - dearest <= rules.threshold;
    // Two tiles over count no more than that.
    const int over = least > 2 * dearest ? kMaxTiles : least_over(hand);
    if (over == 0) out.push_back({Action::Kind::Knock});
    if (!low && over > 2) return;
    hand.each_kind([&](Tile tile) {
        if (!may_discard(table, hand, tile)) return;
        Tiles rest = hand;
        rest.remove(tile);
        if (may_knock_with(rules, rest)) out.push_back({Action::Kind::Knock, tile});
    });
}

/// Each throw, ready made: a random round does little else than list them.
constexpr auto kThrows = [] {
    std::array<Action, kJoker + 1> throws{};
    for (std::size_t tile = 0; tile < throws.size(); ++tile) {
        throws[tile] = {Action::Kind::Discard, static_cast<Tile>(tile)};
    }
    return throws;
}();

void list_turn(const Table& table, const Tiles& hand, std::vector<Action>& out) {
    each_lay(table, hand, [&](const Action& action) {
        if (!is_dead_end(table, hand, action)) out.push_back(action);
    });
    if (table.joker_due) return;
    hand.each_kind([&](Tile tile) {
        if (may_discard(table, hand, tile)) out.push_back(kThrows[tile]);
    });
    list_knocks(table, hand, out);
}

/// The tile leaves the hand: what was known of it, taken or due goes first.
void give_up(Table& table, Tiles& hand, Tile tile) {
    hand.remove(tile);
    table.note(Move::Kind::Lay, table.to_move, tile);
    Tiles& known = table.known[static_cast<std::size_t>(table.to_move)];
    if (known.has(tile)) known.remove(tile);
    if (tile == kJoker && table.joker_due) {
        table.joker_due = false;
    } else if (tile == table.taken) {
        table.taken = kNoTile;
    }
}

}  // namespace

bool may_discard(const Table& table, const Tiles& hand, Tile tile) {
    return tile != table.taken || hand.has_both(tile);
}

bool may_knock_with(const Rules& rules, const Tiles& rest) {
    switch (rules.knock) {
        case Rules::Knock::ThresholdOrOne:
            return least_deadwood(rest, rules.joker_value) <= rules.threshold || least_over(rest) <= 1;
        case Rules::Knock::Threshold:
            return least_deadwood(rest, rules.joker_value) <= rules.threshold;
        case Rules::Knock::One:
            return least_over(rest) <= 1;
        case Rules::Knock::SuperOnly:
            break;
    }
    return least_over(rest) == 0;
}

void list_legal(const Table& table, const Tiles& hand, std::vector<Action>& out) {
    switch (table.phase) {
        case Phase::Upcard:
            out.push_back({Action::Kind::Take});
            out.push_back({Action::Kind::Pass});
            break;
        case Phase::Draw:
            out.push_back({Action::Kind::Draw});
            if (!table.must_draw && table.discard_count > 0) out.push_back({Action::Kind::Take});
            break;
        case Phase::Meld:
            list_turn(table, hand, out);
            break;
        default:
            break;
    }
}

Action first_lay(const Table& table, const Tiles& hand) {
    Action first;
    each_lay(table, hand, [&](const Action& action) {
        if (first.kind == Action::Kind::Next && !is_dead_end(table, hand, action)) first = action;
    });
    return first;
}

void lay(Table& table, Tiles& hand, const Action& action) {
    if (action.kind == Action::Kind::Meld) {
        each_tile(action.meld, [&](Tile tile) { give_up(table, hand, tile); });
        Meld& meld = table.melds[table.meld_count++];
        meld = action.meld;
        meld.owner = table.to_move;
        return;
    }
    give_up(table, hand, action.tile);
    Meld& meld = table.melds[action.target];
    if (action.kind == Action::Kind::Add) {
        add_to(meld, action.tile, action.end);
        return;
    }
    swap_in(meld, action.tile);
    hand.add(kJoker);
    table.note(Move::Kind::Take, table.to_move, kJoker);
    table.known[static_cast<std::size_t>(table.to_move)].add(kJoker);
    table.joker_due = true;
}

}  // namespace boneyard::tiles_and_deal
