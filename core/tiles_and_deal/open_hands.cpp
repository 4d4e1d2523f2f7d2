// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Both hands laid open when a round is over, and the sum.

#include <string>

#include "kit/account.h"
#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

/// How the hand of `seat` counts.
Settled settled_hand(const View& view, Seat seat) {
    const Table& table = view.table;
    const Tiles& hand = kit::at(view.hands, seat);
    const int joker = table.rules.joker_value;
    const Result::Kind kind = table.result.kind;
    // The knocker's melds lie on the table, and of a draw nothing counts: melds are only shown.
    if (kind == Result::Kind::Draw) return settle(hand, {}, joker, true);
    if (seat == table.result.seat) return settle(hand, {}, joker, false);
    const bool lays_off = kind != Result::Kind::SuperWin;
    return settle(hand, lays_off ? melds_of(table) : std::vector<Meld>{}, joker, !table.rules.unlaid_count);
}

std::vector<int> values_of(const Tiles& tiles, int joker_value) {
    std::vector<int> values;
    tiles.each([&](Tile tile) { values.push_back(deadwood_of(tile, joker_value)); });
    return values;
}

int sum_of(const std::vector<int>& values) {
    int sum = 0;
    for (const int value : values) sum += value;
    return sum;
}

// ---- Hands

kit::HandGroup group_of(const Meld& meld) {
    kit::HandGroup group;
    group.tiles = faces_of(meld);
    //: Over a meld in an open hand: tiles of one colour in a row
    const auto run = QT_TRANSLATE_NOOP("tiles_and_deal", "Run");
    //: Over a meld in an open hand: tiles of one number in several colours
    const auto set = QT_TRANSLATE_NOOP("tiles_and_deal", "Set");
    group.label = say(meld.kind == Meld::Kind::Run ? run : set);
    return group;
}

/// The melds that the seat has laid come first, and what it has laid off is told: so its hand can be seen
/// whole, though part of it lies on the table.
std::vector<kit::HandGroup> groups_of(const View& view, Seat seat, const Settled& settled) {
    std::vector<kit::HandGroup> groups;
    for (const Meld& meld : melds_of(view.table)) {
        if (meld.owner != seat) continue;
        groups.push_back(group_of(meld));
        groups.back().on_table = true;
    }
    for (const Meld& meld : settled.melds) groups.push_back(group_of(meld));
    std::size_t last = view.table.meld_count;
    for (const Settled::Addition& addition : settled.laid_off) {
        // They come meld by meld.
        if (addition.meld != last) {
            groups.push_back({{}, say_laid_off_on(view.table.melds[addition.meld]), true});
            last = addition.meld;
        }
        groups.back().tiles.push_back(face_of(addition.tile));
    }
    if (settled.over.empty()) return groups;
    const int deadwood = sum_of(values_of(settled.over, view.table.rules.joker_value));
    //: Over tiles of a hand that lies open: those that are in no meld, and what they count
    const auto left = say(QT_TRANSLATE_NOOP("tiles_and_deal", "Deadwood %1"), {deadwood});
    groups.push_back({{}, left, false, true});
    settled.over.each([&](Tile tile) { groups.back().tiles.push_back(face_of(tile)); });
    return groups;
}

// ---- The sum

/// The tile that a knocker with something left over has thrown lies on top of the pile.
Phrase say_knocked(const Table& table) {
    const Tile thrown = table.discards[static_cast<std::size_t>(table.discard_count - 1)];
    //: At the end of a round; %1: the player who knocked; %2: the tile discarded, as red 7
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1: knocked, discarding %2."),
               {kit::SeatName{table.result.seat}, term_of(thrown)});
}

/// What a seat has left over.
Phrase say_deadwood(Seat seat, const std::vector<int>& values) {
    //: %1: a player; deadwood: what the tiles count that are in no meld
    if (values.empty())
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1: no deadwood."), {kit::SeatName{seat}});
    if (values.size() == 1) {
        //: %1: a player; %2: what the tiles count that are in no meld
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1: deadwood %2."),
                   {kit::SeatName{seat}, values.front()});
    }
    //: %1: a player; %2 is a sum, as 5 + 2, of the tiles that are in no meld; %3 what it makes
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1: deadwood %2 = %3."),
               {kit::SeatName{seat}, kit::Sum{values}, sum_of(values)});
}

Phrase say_difference(kit::SeatName name, int more, int less) {
    //: %1: a player; %2 and %3: deadwood of the two players; %4: the points that this is
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1: %2 less %3 is %4."), {name, more, less, more - less});
}

Phrase say_win(Seat winner, int others, int own, int bonus) {
    const kit::SeatName name{winner};
    if (bonus == 0) return say_difference(name, others, own);
    //: %1: a player; %2 and %3: deadwood of the two players; %4: how much more the other has; %5: points for
    //: the win
    const auto text = QT_TRANSLATE_NOOP("tiles_and_deal", "%1: %2 less %3 is %4, and %5 for the win.");
    return say(text, {name, others, own, others - own, bonus});
}

/// The points of an undercut go to `other`, who did not knock. Either part may be nothing.
Phrase say_undercut(Seat other, int own, int others, int bonus) {
    if (own == others && bonus == 0) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Both have the same: an undercut, without points."));
    }
    const kit::SeatName name{other};
    if (own == others) {
        //: Of deadwood; %1: a player; %2: the points
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1: the same, and %2 points for the undercut."),
                   {name, bonus});
    }
    if (bonus == 0) return say_difference(name, own, others);
    //: %1: the player who did not knock; %2 and %3: deadwood of the two players; %4 and %5: points
    const auto text = QT_TRANSLATE_NOOP("tiles_and_deal", "%1: %2 less %3 is %4, and %5 for the undercut.");
    return say(text, {name, own, others, own - others, bonus});
}

Phrase say_draw(const Table& table) {
    if (table.stock_count == 0) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The boneyard is empty: nobody scores."));
    }
    //: %1: a number of turns
    return say(
        QT_TRANSLATE_NOOP("tiles_and_deal", "%1 turns without a draw from the boneyard: nobody scores."),
        {kMaxIdleTurns});
}

/// That nothing was left over is told by the ending already.
void add_super_win(Seat winner, const std::vector<int>& others, int points, std::vector<Phrase>& account) {
    account.push_back(say_deadwood(static_cast<Seat>(1 - winner), others));
    if (points == 0) return;
    const kit::SeatName name{winner};
    if (sum_of(others) == 0) {
        //: %1: a player; %2: points
        account.push_back(
            say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1: %2 points for the super win."), {name, points}));
        return;
    }
    //: %1: a player; %2: the other player's deadwood; %3: points; %4: what they make
    const auto sum = QT_TRANSLATE_NOOP("tiles_and_deal", "%1: %2, and %3 for the super win, is %4 points.");
    account.push_back(say(sum, {name, sum_of(others), points, points + sum_of(others)}));
}

/// How tiles count that do not count their number, where some of these are left over.
void add_worths(const std::array<Settled, kSeats>& hands, std::vector<Phrase>& account) {
    bool any = false;
    for (const Settled& hand : hands) {
        hand.over.each_kind(
            [&](Tile tile) { any = any || (tile != kJoker && deadwood_of(tile, 0) != rank_of(tile)); });
    }
    if (any) account.push_back(say_worths());
}

void add_account(const View& view, const std::array<Settled, kSeats>& hands, std::vector<Phrase>& account) {
    const Table& table = view.table;
    const Rules& rules = table.rules;
    if (table.result.kind == Result::Kind::Draw) {
        account.push_back(say_draw(table));
        return;
    }
    const Seat knocker = table.result.seat;
    const auto other = static_cast<Seat>(1 - knocker);
    const Settled& settled = kit::at(hands, other);
    const auto own = values_of(kit::at(hands, knocker).over, rules.joker_value);
    const auto others = values_of(settled.over, rules.joker_value);
    if (rules.unlaid_count && !settled.over.empty()) {
        account.push_back(say(QT_TRANSLATE_NOOP("tiles_and_deal", "Melds that are not laid count in full.")));
    }
    if (table.result.kind == Result::Kind::SuperWin) {
        add_worths(hands, account);
        add_super_win(knocker, others, rules.super_win, account);
        return;
    }
    account.push_back(say_knocked(table));
    add_worths(hands, account);
    account.push_back(say_deadwood(knocker, own));
    if (!settled.laid_off.empty()) {
        //: %1: the player who did not knock; %n: tiles that could be added to melds on the table
        account.push_back(say.count(QT_TRANSLATE_N_NOOP("tiles_and_deal", "%1: %n tile(s) laid off."),
                                    static_cast<int>(settled.laid_off.size()), {kit::SeatName{other}}));
    }
    account.push_back(say_deadwood(other, others));
    if (table.result.kind == Result::Kind::Win) {
        account.push_back(say_win(knocker, sum_of(others), sum_of(own), rules.win));
    } else {
        account.push_back(say_undercut(other, sum_of(own), sum_of(others), rules.undercut));
    }
}

}  // namespace

View as_counted(const View& view) {
    View counted = view;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        for (const Settled::Addition& addition : settled_hand(view, seat).laid_off) {
            add_to(counted.table.melds[addition.meld], addition.tile, addition.end);
            kit::at(counted.hands, seat).remove(addition.tile);
        }
    }
    return counted;
}

void add_settlement(const View& view, kit::Scene& scene) {
    std::array<Settled, kSeats> hands;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        kit::at(hands, seat) = settled_hand(view, seat);
        scene.hands.push_back(groups_of(view, seat, kit::at(hands, seat)));
    }
    if (view.table.result.kind != Result::Kind::None) add_account(view, hands, scene.account);
}

}  // namespace boneyard::tiles_and_deal
