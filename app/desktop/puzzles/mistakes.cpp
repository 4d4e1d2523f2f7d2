// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles/mistakes.h"

#include <utility>

#include "analysis/judgementsjson.h"
#include "bots/grade.h"
#include "common/line.h"
#include "protocol/record.h"
#include "puzzles/sm2.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

double spreadOf(const MatchPlan& plan, Spreads& spreads, const std::stop_token& stop) {
    kit::Record alike = recordOf(plan);
    alike.deal = 0;
    alike.deck.clear();
    alike.actions.clear();
    const std::string key = protocol::record_text(alike);
    const auto found = spreads.find(key);
    if (found != spreads.end()) return found->second;
    const double spread = round_spread(recordOf(plan), stop);
    if (!stop.stop_requested()) spreads[key] = spread;
    return spread;
}

/// Whether something that was found out of the move with which the line ends is of that very line. An older
/// version did not say: then it is, unless something was taken back, before or after it was found.
bool holds(const Judgement& judgement, const Line& line, const MatchPlan& plan) {
    return judgement.line ? *judgement.line == line.number() : plan.undos == 0;
}

}  // namespace

std::vector<Mistake> mistakesIn(const QList<AnalysedMatch>& matches, Spreads& spreads,
                                const std::stop_token& stop) {
    std::vector<Mistake> all;
    for (const AnalysedMatch& match : matches) {
        if (stop.stop_requested()) break;
        const auto kept = std::make_shared<const AnalysedMatch>(match);
        const std::vector<PlayedText>& played = match.plan.played;
        Line line;
        std::size_t told = 0;
        for (const auto& [ply, judgement] : knownIn(match.found).moves) {
            const bots::Analysis& found = judgement.analysis;
            if (ply >= played.size()) break;
            while (told <= ply) line.add(played[told++].action);
            if (!found.better || !holds(judgement, line, match.plan)) continue;
            const double spread = spreadOf(match.plan, spreads, stop);
            if (bots::grade_of(found, played[ply].action, spread) < bots::Grade::Mistake) continue;
            all.push_back(
                {kept, ply, found.best, costOf(found), match.repetitions.value(static_cast<int>(ply))});
        }
    }
    return all;
}

Task taskOf(const Mistake& mistake) {
    const AnalysedMatch& match = *mistake.match;
    Task task;
    task.plan = match.plan;
    task.plan.played.clear();
    for (std::size_t ply = 0; ply < mistake.ply; ++ply)
        task.plan.played.push_back({match.plan.played[ply].action, By::Bot});
    task.plan.casual = true;
    task.plan.coached = false;
    task.plan.hints = task.plan.undos = task.plan.stored = 0;
    task.plan.racks.clear();
    task.plan.day.clear();
    task.plan.challenge.reset();
    task.plan.keep = task.plan.counts = false;
    task.seat = static_cast<kit::Seat>(match.seat);
    task.best = mistake.best;
    task.better = mistake.cost;
    task.own = true;
    task.played = match.plan.played[mistake.ply].action;
    return task;
}

MistakeCounts countMistakes(const std::vector<Mistake>& mistakes, QDate today) {
    MistakeCounts counts;
    for (const Mistake& mistake : mistakes) {
        const Repetition& repetition = mistake.repetition;
        if (isKnown(repetition)) {
            ++counts.known;
        } else if (!repetition.seen.isValid()) {
            ++counts.fresh;
        } else if (isDue(repetition, today)) {
            ++counts.due;
        } else {
            ++counts.later;
            if (!counts.next.isValid() || repetition.due < counts.next) counts.next = repetition.due;
        }
    }
    return counts;
}

int chooseMistake(const std::vector<Mistake>& mistakes, QDate today, int last) {
    int due = -1;
    int fresh = -1;
    for (int row = 0; row < static_cast<int>(mistakes.size()); ++row) {
        const Repetition& repetition = mistakes[static_cast<std::size_t>(row)].repetition;
        if (row == last) continue;
        const auto waits = [&](int other) {
            return other < 0 || repetition.due < mistakes[static_cast<std::size_t>(other)].repetition.due;
        };
        if (isDue(repetition, today)) {
            if (waits(due)) due = row;
        } else if (!repetition.seen.isValid() && fresh < 0) {
            fresh = row;
        }
    }
    if (due >= 0 || fresh >= 0) return due >= 0 ? due : fresh;
    const bool once = last >= 0 && last < static_cast<int>(mistakes.size()) &&
                      isDue(mistakes[static_cast<std::size_t>(last)].repetition, today);
    return once ? last : -1;
}

}  // namespace boneyard::ui
