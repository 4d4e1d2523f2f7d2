// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a look back comes to: accuracy, counts, the curve of the chances.
#include "analysis/matchanalysis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

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

/// How the match stood at one moment.
struct Point {
    std::size_t ply = 0;
    double chance = 0;
    double error = 0;
    int grade = -1;  // of the choice that led there; -1: none did

    [[nodiscard]] QVariantMap told() const {
        constexpr double kMostly = 1.96;  // standard errors: 95 of 100 cases
        return {{u"ply"_s, static_cast<int>(ply)},
                {u"chance"_s, chance},
                {u"error"_s, kMostly * error},
                {u"grade"_s, grade}};
    }
};

/// Before a choice, and after it, where that did not end the round.
void addMove(std::vector<Point>& points, const Move& move, bool ended) {
    const bots::Analysis& found = move.judgement.analysis;
    const double before =
        found.better ? std::max(found.best_chance, found.played_chance) : found.played_chance;
    if (move.ply > 0) points.push_back({move.ply, before, found.chance_error});  // there the deal is told of
    if (!ended)
        points.push_back(
            {move.ply + 1, found.played_chance, found.chance_error, static_cast<int>(move.grade)});
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

/// All that is known so far, in the order in which it came; of the ends of rounds those up to the last move
/// that was looked at.
void MatchAnalysis::plot() {
    std::vector<Point> points{{0, outline_.start}};
    const std::size_t known = found_.empty() ? 0 : found_.back().ply + 1;
    const bool all = counted_ && done() == total();
    std::map<std::size_t, double> ends;
    for (const Outline::End& end : outline_.ends) {
        if (all || end.ply <= known) ends[end.ply] = end.chance;
    }
    for (const Move& move : found_) {
        const auto end = ends.find(move.ply + 1);
        addMove(points, move, end != ends.end());
        if (end == ends.end()) continue;
        points.push_back({end->first, end->second, 0, static_cast<int>(move.grade)});
        ends.erase(end);
    }
    for (const auto& [ply, chance] : ends) points.push_back({ply, chance});
    for (const auto& [ply, standing] : between_)
        points.push_back({ply, standing.found.chance, standing.found.error});
    std::stable_sort(points.begin(), points.end(),
                     [](const Point& one, const Point& other) { return one.ply < other.ply; });
    curve_.clear();
    for (const Point& each : points) curve_.append(each.told());
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
