// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/account.h"

#include <algorithm>
#include <numeric>

namespace boneyard::kit {

namespace {

constexpr Say kWords{"kit"};

/// The seats as their hands stand below the account.
std::vector<std::size_t> in_order(const HandsLeft& left) {
    std::vector<std::size_t> seats(left.values.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    if (left.totals.empty()) return seats;
    std::stable_sort(seats.begin(), seats.end(), [&](std::size_t one, std::size_t other) {
        return left.totals[one] > left.totals[other];
    });
    return seats;
}

/// `holder`: whose hand it is, where it is one.
Phrase say_sum(const std::vector<int>& values, int sum, Seat holder) {
    if (values.size() == 1) {
        //: At the end of a round: %1 is a player, %2 what the tiles left in hand count
        return kWords(QT_TRANSLATE_NOOP("kit", "%1: tiles worth %2 left in hand."), {SeatName{holder}, sum});
    }
    //: At the end of a round: %1 is a sum, as 5 + 12, of what the tiles in the hands count; %2 what it makes
    return kWords(QT_TRANSLATE_NOOP("kit", "Left in the other hands: %1 = %2."), {Sum{values}, sum});
}

}  // namespace

void add_hands_left(Scene& scene, const HandsLeft& left) {
    std::vector<int> others;
    int sum = 0;
    Seat holder = kNobody;
    for (const std::size_t seat : in_order(left)) {
        const int value = left.values[seat];
        if (seat < scene.hands.size() && !scene.hands[seat].empty() && value > 0) {
            //: Over tiles of a hand that lies open: what they count
            scene.hands[seat].front().label = kWords(QT_TRANSLATE_NOOP("kit", "Left: %1"), {value});
        }
        if (static_cast<Seat>(seat) == left.winner || value == 0) continue;
        others.push_back(value);
        sum += value;
        holder = static_cast<Seat>(seat);
    }
    if (left.winner == kNobody) {
        scene.account.push_back(kWords(QT_TRANSLATE_NOOP("kit", "The lowest hand is a tie: nobody scores.")));
        return;
    }
    if (sum == 0) {
        // Of two the other one may be left with what counts nothing.
        if (left.values.size() == 2)
            scene.account.push_back(say_sum({0}, 0, static_cast<Seat>(1 - left.winner)));
        return;
    }
    const int own = left.values[static_cast<std::size_t>(left.winner)];
    if (own > 0 && left.taken_off == 0) {
        //: At the end of a blocked round, why its points are whose they are: %1 is a player, %2 what the
        //: tiles left in that player's hand count
        scene.account.push_back(kWords(QT_TRANSLATE_NOOP("kit", "Least left in hand: %1, with %2."),
                                       {SeatName{left.winner}, own}));
    }
    scene.account.push_back(say_sum(others, sum, holder));
    if (own == 0 || left.taken_off == 0) return;
    const int points = sum - own * left.taken_off;
    if (left.taken_off == 1) {
        //: At the end of a blocked round: %4 is the player who takes it, %1 points in the other hands, %2 in
        //: that player's own, %3 the difference
        scene.account.push_back(kWords(QT_TRANSLATE_NOOP("kit", "%4: %1 less %2 in hand is %3."),
                                       {sum, own, points, SeatName{left.winner}}));
        return;
    }
    //: At the end of a blocked round: %5 is the player who takes it, %1 points in the other hands, %2 in that
    //: player's own, which are taken off %3 times, once for each of the others; %4 is what that makes
    scene.account.push_back(kWords(QT_TRANSLATE_NOOP("kit", "%5: %1 less %2 in hand, %3 times, is %4."),
                                   {sum, own, left.taken_off, points, SeatName{left.winner}}));
}

}  // namespace boneyard::kit
