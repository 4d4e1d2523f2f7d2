// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/beliefs.h"

#include <algorithm>
#include <utility>

#include "tiles_and_deal/game.h"
#include "tiles_and_deal/habits.h"

namespace boneyard::tiles_and_deal {

namespace {

constexpr int kFirstMoves = 12;  ///< for each hidden tile, before the first hand is told
constexpr int kMoves = 2;        ///< for each hidden tile, from one hand to the next

/// The tiles that the view's seat cannot see, but for those that the other is known to hold.
Pile unseen_by(const View& view) {
    const Table& table = view.table;
    std::array<std::uint8_t, kJoker + 1> seen{};
    const auto see = [&](Tile tile) { ++seen[tile]; };
    for (std::size_t i = 0; i < table.discard_count; ++i) see(table.discards[i]);
    for (std::size_t i = 0; i < table.meld_count; ++i) each_tile(table.melds[i], see);
    view.hand().each(see);
    table.known[static_cast<std::size_t>(1 - view.seat)].each(see);
    Pile pile;
    for (Tile tile = 0; tile <= kJoker; ++tile) {
        const int copies = tile == kJoker ? table.rules.jokers : table.rules.copies;
        for (int copy = seen[tile]; copy < copies; ++copy) pile.add(tile);
    }
    return pile;
}

bool gets(const Move& move) { return move.kind == Move::Kind::Draw || move.kind == Move::Kind::Take; }
bool gives(const Move& move) { return move.kind == Move::Kind::Throw || move.kind == Move::Kind::Lay; }

}  // namespace

Beliefs::Beliefs(const View& view, kit::Rng& rng) : rules_(view.table.rules) {
    const auto other = static_cast<std::size_t>(1 - view.seat);
    known_ = view.table.known[other];
    rest_ = unseen_by(view);
    if (view.table.moves.size() < kMaxMoves) {
        for (const Move& move : view.table.moves) {
            if (move.seat == 1 - view.seat) moves_.push_back(move);
        }
    }
    const int count = view.table.hand_counts[other];
    if (!read(count, rng)) {
        moves_.clear();
        slots_.clear();
        threw_ = false;
        (void)read(count, rng);
    }
    fill(rng);
    walk(kFirstMoves * static_cast<int>(slots_.size()), rng);
}

/// Finds out what was dealt and drawn, and puts each tile that has left in a place where it may have come
/// from. False when the moves do not say all that happened.
bool Beliefs::read(int count, kit::Rng& rng) {
    int dealt = count;
    for (const Move& move : moves_) dealt += gives(move) ? 1 : gets(move) ? -1 : 0;
    Tiles taken;
    if (dealt < 0 || dealt > static_cast<int>(kMaxHand)) return false;
    if (moves_.empty()) dealt -= known_.count();
    for (int i = 0; i < dealt; ++i) slots_.push_back({});
    for (std::size_t i = 0; i < moves_.size(); ++i) {
        const Move& move = moves_[i];
        const auto now = static_cast<std::uint8_t>(i);
        if (move.kind == Move::Kind::Draw) slots_.push_back({kNoTile, static_cast<std::uint8_t>(now + 1)});
        if (move.kind == Move::Kind::Take) taken.add(move.tile);
        if (!gives(move)) continue;
        threw_ = threw_ || move.kind == Move::Kind::Throw;
        if (taken.has(move.tile)) {
            taken.remove(move.tile);
        } else if (!place(move.tile, now, rng)) {
            return false;
        }
    }
    if (!moves_.empty() && !(taken == known_)) return false;
    const auto free =
        std::count_if(slots_.begin(), slots_.end(), [](const Slot& slot) { return slot.tile == kNoTile; });
    return free <= static_cast<std::ptrdiff_t>(rest_.count) && free + known_.count() == count;
}

/// Puts a tile that left by that move in a place that was there before. False when there is none.
bool Beliefs::place(Tile tile, std::uint8_t gone, kit::Rng& rng) {
    Slot* found = nullptr;
    std::uint32_t choices = 0;
    for (Slot& slot : slots_) {
        if (slot.tile == kNoTile && slot.born <= gone && rng.below(++choices) == 0) found = &slot;
    }
    if (found == nullptr) return false;
    found->tile = tile;
    found->gone = gone;
    return true;
}

/// Deals what is in the hand, and reckons what was in it before each move.
void Beliefs::fill(kit::Rng& rng) {
    rng.shuffle(rest_);
    for (Slot& slot : slots_) {
        if (slot.tile == kNoTile) slot.tile = rest_.tiles[--rest_.count];
    }
    Tiles hand = moves_.empty() ? known_ : Tiles{};
    for (std::size_t now = 0; now <= moves_.size(); ++now) {
        for (const Slot& slot : slots_) {
            if (slot.born == now) hand.add(slot.tile);
        }
        hands_[now] = hand;
        likelihoods_[now] = likelihood(now, hand);
        if (now == moves_.size()) break;
        const Move& move = moves_[now];
        if (move.kind == Move::Kind::Take) hand.add(move.tile);
        if (gives(move)) hand.remove(move.tile);
    }
}

void Beliefs::step(kit::Rng& rng) { walk(kMoves * static_cast<int>(slots_.size()), rng); }

void Beliefs::walk(int steps, kit::Rng& rng) {
    for (; steps > 0; --steps) change(rng);
}

void Beliefs::change(kit::Rng& rng) {
    const auto slots = static_cast<std::uint32_t>(slots_.size());
    if (slots == 0) return;
    Slot& one = slots_[rng.below(slots)];
    const std::uint32_t with = rng.below(slots + static_cast<std::uint32_t>(rest_.count));
    if (with >= slots) {
        Tile& other = rest_.tiles[with - slots];
        if (one.gone == kStays && other != one.tile &&
            try_change(one.born, moves_.size() + 1, one.tile, other, rng))
            std::swap(one.tile, other);
        return;
    }
    Slot* early = &one;
    Slot* late = &slots_[with];
    if (early->born > late->born) std::swap(early, late);
    if (early->tile == late->tile || early->gone < late->born) return;
    if (!try_change(early->born, late->born, early->tile, late->tile, rng)) return;
    std::swap(early->tile, late->tile);
    std::swap(early->gone, late->gone);
}

/// Puts `in` for `out` into the hands before the moves from `from` up to `to`, if that is likely enough.
bool Beliefs::try_change(std::size_t from, std::size_t to, Tile out, Tile in, kit::Rng& rng) {
    std::array<Tiles, kMaxMoves + 1> hands;
    std::array<double, kMaxMoves + 1> likelihoods{};
    double before = 1;
    double after = 1;
    const auto reckon = [&](std::size_t i) {
        hands[i] = hands_[i];
        hands[i].remove(out);
        hands[i].add(in);
        likelihoods[i] = likelihood(i, hands[i]);
        before *= likelihoods_[i];
        after *= likelihoods[i];
    };
    constexpr double kAll = 4294967296.0;
    const auto luck = static_cast<double>(rng.below(0xFFFFFFFFU));
    const std::size_t moves = std::min(to, moves_.size());
    for (std::size_t i = from; i < moves; ++i) reckon(i);
    if (luck * before * likelihoods_[moves_.size()] >= kAll * after) return false;
    if (to > moves) {
        reckon(moves);  // takes longest
        if (luck * before >= kAll * after) return false;
    }
    std::copy(hands.begin() + from, hands.begin() + to, hands_.begin() + from);
    std::copy(likelihoods.begin() + from, likelihoods.begin() + to, likelihoods_.begin() + from);
    return true;
}

/// How likely it is that who holds that hand makes that move; for all moves made, that they have not knocked.
double Beliefs::likelihood(std::size_t move, const Tiles& hand) const {
    if (move == moves_.size()) {
        return threw_ && may_knock_with(rules_, hand) ? kWaits : 1;
    }
    const Tile tile = moves_[move].tile;
    switch (moves_[move].kind) {
        case Move::Kind::Pass:
        case Move::Kind::Draw:
            return tile == kNoTile ? 1 : 1 - chance_to_take(hand, tile);
        case Move::Kind::Take:
            return chance_to_take(hand, tile);
        case Move::Kind::Throw:
            return chance_to_throw(hand, tile);
        case Move::Kind::Lay:
            break;
    }
    return 1;
}

}  // namespace boneyard::tiles_and_deal
