// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/lookback.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <numbers>
#include <utility>

#include "bots/playout.h"
#include "common/actiontext.h"
#include "common/line.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

std::unique_ptr<kit::Match> beginningOf(const kit::Record& record) {
    auto match = new_match(record.game, record.seats, record.deal, record.options, record.deck);
    return match ? std::move(match).value() : nullptr;
}

/// Who is to move had something to choose when they played that. A single range of numbers is a choice as
/// well.
bool chooses(const kit::Match& match, const std::string& played) {
    const auto legal = match.legal();
    return legal.size() > 1 || (legal.size() == 1 && legal.front() != played);
}

/// Leaves what the two actions that are told of are called by.
void trim(kit::Scene& scene, const Move& move) {
    const std::string& best = move.judgement.analysis.best;
    const auto told = [&](std::string_view action) { return action == move.played || action == best; };
    kit::Scene rest;
    rest.hand = std::move(scene.hand);
    for (kit::Spot& spot : scene.spots) {
        if (told(spot.action)) rest.spots.push_back(std::move(spot));
    }
    for (kit::Choice& choice : scene.choices) {
        if (offers(choice, move.played) || offers(choice, best)) rest.choices.push_back(std::move(choice));
    }
    scene = std::move(rest);
}

/// What speaks for either move rather than for the other.
void setReasons(Move& move, const kit::Match& match, kit::Seat seat) {
    const bots::Analysis& found = move.judgement.analysis;
    if (!found.better) return;
    move.why = match.why_rather(seat, found.best, move.played);
    move.whyPlayed = match.why_rather(seat, move.played, found.best);
    move.compared = !move.why.empty();
    if (move.compared) return;
    kit::Phrase why = match.why(seat, found.best);  // better than nothing, if it does not hold for both
    if (!why.empty() && !why.modest && why != match.why(seat, move.played))
        move.why.push_back(std::move(why));
}

/// Nothing that can be counted tells why the one found is better.
bool unexplained(const kit::Match& match, kit::Seat seat, const std::string& played,
                 const bots::Analysis& found) {
    return found.better && match.why_rather(seat, found.best, played).empty();
}

/// Before a move is called a mistake, or a better one is shown of which nobody can say why, it is looked at
/// once more, and longer: that counts then.
std::optional<Judgement> judge(const kit::Match& match, kit::Seat seat, const std::string& played,
                               const bots::Analyzer::Budget& budget, const Outline& outline,
                               const std::stop_token& stop) {
    const bots::Odds& odds = outline.oddsAt(match.actions().size());
    auto found = analyze(match, seat, played, budget, odds)(stop);
    if (found && (bots::grade_of(*found, played, outline.spread) >= bots::Grade::Mistake ||
                  unexplained(match, seat, played, *found)))
        found = analyze(match, seat, played, longer(budget), odds)(stop);
    if (!found) return std::nullopt;
    Judgement judgement{*found, {}, {}};
    if (found->better) judgement.behind = behind(match, seat, played, found->best);
    return judgement;
}

/// What is hardly better is told of as if nothing were.
void settle(Move& move, double spread) {
    bots::Analysis& found = move.judgement.analysis;
    move.grade = bots::grade_of(found, move.played, spread);
    if (!found.better || move.grade != bots::Grade::Good) return;
    found.better = false;
    move.judgement.behind.reset();
}

}  // namespace

double costOf(const bots::Analysis& found) {
    return found.better ? std::max({0.0, found.cost, found.best_points - found.played_points}) : 0.0;
}

double chanceCostOf(const bots::Analysis& found) {
    constexpr double kCertain = 2;  // standard errors
    if (!found.better) return 0;
    const double lost = std::max(0.0, found.best_chance - found.played_chance);
    // In points the error of the difference is known. Where nothing but the match is better, that of either
    // chance is: of their difference it is at most the root of two times that.
    if (found.cost > 0) return lost * std::max(0.0, 1 - kCertain * found.error / found.cost);
    return std::max(0.0, lost - kCertain * std::numbers::sqrt2 * found.chance_error);
}

double chanceCostOf(const std::vector<Move>& moves, double start) {
    double kept = 1;
    for (const Move& move : moves) {
        const bots::Analysis& found = move.judgement.analysis;
        const double there = std::max(start, found.best_chance);
        if (there > 0) kept *= 1 - std::min(1.0, chanceCostOf(found) / there);
    }
    return start * (1 - kept);
}

const bots::Odds& Outline::oddsAt(std::size_t ply) const {
    static const bots::Odds kEven;
    const auto next =
        std::find_if(rounds.begin(), rounds.end(), [ply](const Round& round) { return round.ply > ply; });
    return next == rounds.begin() ? kEven : std::prev(next)->odds;
}

bots::Analyzer::Budget longer(const bots::Analyzer::Budget& budget) {
    constexpr int kLonger = 8;
    constexpr int kMost = std::numeric_limits<int>::max() / kLonger;
    return {budget.playouts, std::min(budget.worlds, kMost) * kLonger};
}

DecisionKind kindOf(kit::Phase phase, const kit::Scene& scene, std::string_view played,
                    std::string_view best) {
    const auto either = [&](kit::ChoiceKind kind) {
        return std::any_of(scene.choices.begin(), scene.choices.end(), [&](const kit::Choice& choice) {
            return choice.kind == kind && (offers(choice, played) || offers(choice, best));
        });
    };
    switch (phase) {
        case kit::Phase::Auction:
            return DecisionKind::Bid;
        case kit::Phase::Naming:
            return DecisionKind::Suit;
        case kit::Phase::Bets:
            return DecisionKind::Bet;
        case kit::Phase::Final:
            return DecisionKind::Final;
        case kit::Phase::Upcard:
        case kit::Phase::Draw:
            return DecisionKind::Take;
        case kit::Phase::Meld:
            if (either(kit::ChoiceKind::Knock)) return DecisionKind::Knock;
            return either(kit::ChoiceKind::Meld) ? DecisionKind::Meld : DecisionKind::Throw;
        case kit::Phase::Play:
        case kit::Phase::RoundOver:
        case kit::Phase::MatchOver:
            break;
    }
    return either(kit::ChoiceKind::Draw) || either(kit::ChoiceKind::Pass) ? DecisionKind::Draw
                                                                          : DecisionKind::Lay;
}

Outline outlineOf(const kit::Record& record, kit::Seat seat, const std::stop_token& stop) {
    Outline outline;
    const auto match = beginningOf(record);
    if (!match) return outline;
    outline.spread = round_spread(record, stop);
    outline.start = 1.0 / static_cast<double>(match->status().teams().size());
    bool dealt = true;
    for (std::size_t ply = 0; ply < record.actions.size() && !stop.stop_requested(); ++ply) {
        const std::string& action = record.actions[ply];
        const kit::Seat mover = match->status().to_move;
        if (std::exchange(dealt, mover == kit::kNobody) && mover != kit::kNobody) {
            outline.rounds.push_back({ply, odds_of(*match, 0, stop)});
        }
        if (mover == seat && chooses(*match, action)) {
            outline.plies.push_back(ply);
        } else if (mover != kit::kNobody && ply > 0 &&
                   (outline.plies.empty() || outline.plies.back() != ply - 1)) {
            outline.between.push_back(ply);
        }
        if (!match->play(action)) break;
        const kit::Status status = match->status();
        if (status.round_over() || status.match_over()) {
            const double lead = bots::lead_of(status, seat);
            const double chance = outline.oddsAt(ply).chance(bots::match_end(status, seat), lead);
            outline.ends.push_back({ply + 1, chance});
        }
    }
    return outline;
}

void lookBack(const kit::Record& record, kit::Seat seat, const bots::Analyzer::Budget& budget,
              const Outline& outline, const Judgements& known, const std::function<void(Move)>& tell,
              const std::stop_token& stop) {
    const auto match = beginningOf(record);
    if (!match) return;
    Line line;
    for (const std::size_t ply : outline.plies) {
        for (std::size_t next = match->actions().size(); next < ply; ++next) {
            if (!match->play(record.actions[next])) return;
            line.add(record.actions[next]);
        }
        Move move;
        move.ply = ply;
        move.played = record.actions[ply];
        Line here = line;
        here.add(move.played);
        const auto kept = known.find(ply);
        const bool holds = kept != known.end() && kept->second.line == here.number();
        const auto judgement =
            holds ? std::optional(kept->second) : judge(*match, seat, move.played, budget, outline, stop);
        if (!judgement || stop.stop_requested()) return;
        move.judgement = *judgement;
        move.judgement.line = here.number();
        settle(move, outline.spread);
        const bots::Analysis& found = move.judgement.analysis;
        move.accuracy = bots::accuracy_of(costOf(found), outline.spread);
        setReasons(move, *match, seat);
        move.scene = match->scene(seat, outline.aspect);
        move.kind = kindOf(match->status().phase, move.scene, move.played, found.best);
        trim(move.scene, move);
        tell(std::move(move));
    }
}

void lookBetween(const kit::Record& record, kit::Seat seat, const bots::Analyzer::Budget& budget,
                 const Outline& outline, const KeptStandings& known,
                 const std::function<void(std::size_t, const KeptStanding&)>& tell,
                 const std::stop_token& stop) {
    const auto match = beginningOf(record);
    if (!match) return;
    constexpr int kUncompared = 4;  // what nothing is compared with is worth fewer worlds
    const int worlds = std::max(1, budget.worlds / kUncompared);
    Line line;
    for (const std::size_t ply : outline.between) {
        for (std::size_t next = match->actions().size(); next < ply; ++next) {
            if (!match->play(record.actions[next])) return;
            line.add(record.actions[next]);
        }
        const auto kept = known.find(ply);
        if (kept != known.end() && kept->second.line == line.number()) {
            tell(ply, kept->second);
            continue;
        }
        const auto found = standing_of(*match, seat, worlds, outline.oddsAt(ply), stop);
        if (!found || stop.stop_requested()) return;
        tell(ply, {*found, line.number()});
    }
}

}  // namespace boneyard::ui
