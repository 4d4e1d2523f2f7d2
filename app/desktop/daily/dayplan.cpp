// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "daily/dayplan.h"

#include <algorithm>
#include <string_view>

#include "bots/level.h"
#include "common/words.h"
#include "kit/day_deal.h"
#include "kit/rng.h"
#include "registry.h"
#include "store/storedmatch.h"

namespace boneyard::ui {

namespace {

constexpr int kSeats = 3;
constexpr std::string_view kRound = "round";  // the set of rules of kit::single_round()
// Plays for par: its error is then about a third of what one round is off. A match of several rounds takes
// much longer, and is an average by itself.
constexpr int kRounds = 12;
constexpr int kMatches = 4;

/// One play of it to the end. Nothing when it was asked to stop.
std::optional<Standing> played(const MatchPlan& plan, std::uint64_t seed, const std::stop_token& stop) {
    const auto made = new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options);
    if (!made) return std::nullopt;
    kit::Match& match = **made;
    for (kit::Status status = match.status(); !status.match_over(); status = match.status()) {
        if (stop.stop_requested()) return std::nullopt;
        const int seat = status.to_move;
        const auto action =
            status.round_over()
                ? std::optional<std::string>("next")
                : make_bot(match, status.to_move,
                           plan.players[seat].human ? bots::strongest().number : plan.players[seat].level,
                           seed)(stop);
        if (!action || !match.play(*action)) return std::nullopt;
    }
    return standingOf(match.status());
}

}  // namespace

QString dayText(QDate date) { return date.toString(Qt::ISODate); }

int dayLevel() { return bots::find_level("skilled")->number; }

kit::Phrase dayRules(const GameEntry& game) {
    const kit::Preset* rules = kit::short_rules(game.info);
    return rules != nullptr ? rules->name : kit::Phrase{};
}

MatchPlan planOfDay(QDate date, const GameEntry& game) {
    MatchPlan plan = practiceOfDay(date, game);
    plan.casual = false;
    plan.counts = true;
    plan.day = dayText(date);
    return plan;
}

MatchPlan practiceOfDay(QDate date, const GameEntry& game) {
    MatchPlan plan;
    plan.gameId = text(game.info.id);
    plan.seats = std::clamp(kSeats, game.info.min_seats, game.info.max_seats);
    plan.deal = kit::deal_of_day(dayText(date).toStdString(), game.info.id);
    if (const kit::Preset* rules = kit::short_rules(game.info)) plan.options = rules->options;
    plan.players = Players::usual(plan.seats);
    for (Player& player : plan.players) player.level = dayLevel();
    plan.counts = false;
    return plan;
}

std::optional<double> parOf(const MatchPlan& plan, const std::stop_token& stop) {
    const QList<QList<int>> sides = sidesOf(plan.gameId, plan.seats, plan.options);
    const GameEntry* game = find_game(plan.gameId.toStdString());
    const kit::Preset* rules = game != nullptr ? kit::short_rules(game->info) : nullptr;
    const int plays = rules != nullptr && rules->id == kRound ? kRounds : kMatches;
    double sum = 0;
    for (int play = 0; play < plays; ++play) {
        kit::Rng chance(plan.deal.value_or(0), kit::Stream::Bot, static_cast<std::uint64_t>(play));
        const auto end = played(plan, chance.next(), stop);
        if (!end) return std::nullopt;
        sum += aheadOf(*end, sides, plan.players.onlyPerson());
    }
    return sum / plays;
}

}  // namespace boneyard::ui
