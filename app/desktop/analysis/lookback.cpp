// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/lookback.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

#include "common/actiontext.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

constexpr double kAspect = 1.6;  // of the little pictures

std::unique_ptr<kit::Match> beginningOf(const kit::Record& record) {
    auto match = new_match(record.game, record.seats, record.deal, record.options, record.deck);
    return match ? std::move(match).value() : nullptr;
}

void setStanding(Move& move, const kit::Match& match, kit::Seat seat) {
    const kit::Status status = match.status();
    const auto& sides = status.sides;
    kit::PerSeat<int> sums{};
    for (kit::Seat each = 0; each < status.seats; ++each)
        kit::at(sums, kit::at(sides, each)) += kit::at(status.scores, each);
    move.round = status.round;
    move.own = kit::at(sums, kit::at(sides, seat));
    move.others = std::numeric_limits<int>::min();
    for (kit::Seat each = 0; each < status.seats; ++each) {
        if (kit::at(sides, each) != kit::at(sides, seat))
            move.others = std::max(move.others, kit::at(sums, kit::at(sides, each)));
    }
}

/// Leaves the two actions that are told of, and with nothing better to show no table.
void trim(kit::Scene& scene, const Move& move) {
    const auto told = [&](std::string_view action) {
        return action == move.played || action == move.judgement.best;
    };
    std::erase_if(scene.spots, [&](const kit::Spot& spot) { return !told(spot.action); });
    std::erase_if(scene.choices, [&](const kit::Choice& choice) {
        return !offers(choice, move.played) && !offers(choice, move.judgement.best);
    });
    if (!move.judgement.better) scene.pieces.clear();
}

}  // namespace

std::vector<std::size_t> decisionsOf(const kit::Record& record, kit::Seat seat) {
    std::vector<std::size_t> plies;
    const auto match = beginningOf(record);
    if (!match) return plies;
    for (std::size_t ply = 0; ply < record.actions.size(); ++ply) {
        const std::string& action = record.actions[ply];
        if (match->status().to_move == seat) {
            const auto legal = match->legal();
            // A single range of numbers is a choice as well.
            if (legal.size() > 1 || (legal.size() == 1 && legal.front() != action)) plies.push_back(ply);
        }
        if (!match->play(action)) break;
    }
    return plies;
}

void lookBack(const kit::Record& record, kit::Seat seat, const bots::Analyzer::Budget& care,
              const std::vector<std::size_t>& plies, const std::function<void(Move)>& tell,
              const std::stop_token& stop) {
    const auto match = beginningOf(record);
    if (!match) return;
    for (const std::size_t ply : plies) {
        for (std::size_t next = match->actions().size(); next < ply; ++next) {
            if (!match->play(record.actions[next])) return;
        }
        Move move;
        move.ply = ply;
        move.played = record.actions[ply];
        const auto judgement = analyze(*match, seat, move.played, care)(stop);
        if (!judgement) return;
        move.judgement = *judgement;
        setStanding(move, *match, seat);
        if (judgement->better) {
            move.why = match->why(seat, judgement->best);
            move.behind = behind(*match, seat, move.played, judgement->best);
        }
        move.scene = match->scene(seat, kAspect);
        trim(move.scene, move);
        tell(std::move(move));
    }
}

}  // namespace boneyard::ui
