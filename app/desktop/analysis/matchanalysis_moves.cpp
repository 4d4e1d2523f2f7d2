// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a look back says of single moves.
#include "analysis/matchanalysis.h"

#include <algorithm>

#include "analysis/movetexts.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

const Move* MatchAnalysis::moveAt(int ply) const {
    const auto wanted = static_cast<std::size_t>(std::max(ply, 0));
    const auto move = std::lower_bound(found_.begin(), found_.end(), wanted,
                                       [](const Move& one, std::size_t at) { return one.ply < at; });
    return ply >= 0 && move != found_.end() && move->ply == wanted ? &*move : nullptr;
}

int MatchAnalysis::gradeAt(int ply) const {
    const Move* move = moveAt(ply - 1);
    return move != nullptr ? static_cast<int>(move->grade) : -1;
}

QVariantMap MatchAnalysis::verdict(int ply) const {
    const Move* move = moveAt(ply);
    if (move == nullptr) return {};
    const bots::Analysis& found = move->judgement.analysis;
    return {{u"grade"_s, static_cast<int>(move->grade)},
            {u"word"_s, MoveTexts::grade(move->grade)},
            {u"cost"_s, MoveTexts::cost(*move)},
            {u"played"_s, MoveTexts::played(*move)},
            {u"best"_s, found.better ? MoveTexts::best(*move) : QString()},
            {u"why"_s, MoveTexts(players_).why(*move)},
            {u"detail"_s, MoveTexts::detail(*move)},
            {u"hindsight"_s, MoveTexts::hindsight(*move)},
            {u"playedAction"_s, QString::fromStdString(move->played)},
            {u"bestAction"_s, found.better ? QString::fromStdString(found.best) : QString()}};
}

int MatchAnalysis::mistakeFrom(int ply, int step) const {
    int found = -1;
    for (const Move& move : found_) {
        const int at = static_cast<int>(move.ply);
        if (!move.judgement.analysis.better) continue;
        if (step > 0 && at > ply) return at;
        if (step < 0 && at < ply) found = at;
    }
    return found;
}

}  // namespace boneyard::ui
