// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a look back comes to: accuracy, counts, the curve of the chances.
#include "analysis/matchanalysis.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "analysis/movetexts.h"
#include "bots/mean.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr std::array kGrades{bots::Grade::Best, bots::Grade::Good, bots::Grade::Inaccuracy,
                             bots::Grade::Mistake, bots::Grade::Blunder};

/// How accurate several moves were.
struct Accuracy {
    bots::Mean mean;
    bool flawless = true;

    void add(const Move& move) {
        mean.add(move.accuracy);
        flawless = flawless && !move.judgement.analysis.better;
    }
    /// All of it only where nothing could be better, however little that cost.
    [[nodiscard]] int perCent() const {
        constexpr int kAll = 100;
        const auto rounded = static_cast<int>(std::lround(kAll * mean.mean()));
        return flawless ? rounded : std::min(rounded, kAll - 1);
    }
};

QVariantMap point(std::size_t ply, double chance, double error, int grade) {
    return {
        {u"ply"_s, static_cast<int>(ply)}, {u"chance"_s, chance}, {u"error"_s, error}, {u"grade"_s, grade}};
}

}  // namespace

int MatchAnalysis::accuracy() const {
    if (found_.empty()) return -1;
    Accuracy accuracy;
    for (const Move& move : found_) accuracy.add(move);
    return accuracy.perCent();
}

QVariantList MatchAnalysis::grades() const {
    QVariantList all;
    for (const bots::Grade grade : kGrades) {
        const auto count = std::count_if(found_.begin(), found_.end(),
                                         [grade](const Move& move) { return move.grade == grade; });
        all.append(QVariantMap{{u"grade"_s, static_cast<int>(grade)},
                               {u"word"_s, MoveTexts::grade(grade)},
                               {u"count"_s, static_cast<int>(count)}});
    }
    return all;
}

QVariantList MatchAnalysis::kinds() const {
    std::map<DecisionKind, Accuracy> kinds;
    for (const Move& move : found_) kinds[move.kind].add(move);
    QVariantList all;
    for (const auto& [kind, accuracy] : kinds) {
        all.append(QVariantMap{{u"word"_s, MoveTexts::kind(kind)},
                               {u"moves"_s, static_cast<int>(accuracy.mean.count())},
                               {u"accuracy"_s, accuracy.perCent()}});
    }
    return all;
}

QVariantList MatchAnalysis::mistakes() const {
    QVariantList all;
    for (const Move& move : found_) {
        if (!move.judgement.analysis.better) continue;
        all.append(
            QVariantMap{{u"ply"_s, static_cast<int>(move.ply)}, {u"grade"_s, static_cast<int>(move.grade)}});
    }
    return all;
}

/// Moves and ends of rounds in the order in which they came.
void MatchAnalysis::plot() {
    constexpr double kMostly = 1.96;  // standard errors: 95 of 100 cases
    curve_ = {point(0, outline_.start, 0, -1)};
    auto end = outline_.ends.begin();
    const auto endsUpTo = [&](std::size_t ply) {
        for (; end != outline_.ends.end() && end->ply <= ply; ++end)
            curve_.append(point(end->ply, end->chance, 0, -1));
    };
    for (const Move& move : found_) {
        endsUpTo(move.ply);
        const bots::Analysis& found = move.judgement.analysis;
        const double error = kMostly * found.chance_error;
        if (found.better && found.best_chance > found.played_chance)
            curve_.append(point(move.ply, found.best_chance, error, -1));
        if (end != outline_.ends.end() && end->ply == move.ply + 1) {
            curve_.append(point(end->ply, end->chance, 0, static_cast<int>(move.grade)));
            ++end;
        } else {
            curve_.append(point(move.ply + 1, found.played_chance, error, static_cast<int>(move.grade)));
        }
    }
    if (complete() && !outline_.ends.empty()) endsUpTo(outline_.ends.back().ply);
}

QString MatchAnalysis::account() const {
    if (!complete() || outline_.ends.empty()) return {};
    return MoveTexts(players_).account(seat_, outline_.start, chanceCostOf(found_, outline_.start),
                                       outline_.ends.back().chance);
}

QString MatchAnalysis::gradeWord(int grade) {
    return grade >= 0 && grade < static_cast<int>(kGrades.size())
               ? MoveTexts::grade(static_cast<bots::Grade>(grade))
               : QString();
}

}  // namespace boneyard::ui
