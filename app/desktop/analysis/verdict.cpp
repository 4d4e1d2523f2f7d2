// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/verdict.h"

#include <QStringList>
#include <map>

#include "analysis/movetexts.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// The codes by which the store knows the kinds, in their order.
const QStringList& codes() {
    static const QStringList all{u"lay"_s,   u"draw"_s, u"take"_s, u"meld"_s, u"throw"_s,
                                 u"knock"_s, u"bid"_s,  u"suit"_s, u"bet"_s,  u"final"_s};
    return all;
}

int& countOf(Fault& fault, bots::Grade grade) {
    if (grade == bots::Grade::Blunder) return fault.blunders;
    return grade == bots::Grade::Mistake ? fault.mistakes : fault.inaccuracies;
}

}  // namespace

Verdict verdictOf(const std::vector<Move>& moves) {
    Verdict verdict;
    double kept = 0;
    std::map<DecisionKind, Fault> faults;
    for (const Move& move : moves) {
        kept += move.accuracy;
        if (!move.judgement.analysis.better) continue;
        Fault& fault = faults[move.kind];
        ++countOf(fault, move.grade);
        fault.cost += costOf(move.judgement.analysis);
    }
    verdict.moves = static_cast<int>(moves.size());
    if (verdict.moves > 0) verdict.accuracy = kept / verdict.moves;
    for (auto& [kind, fault] : faults) {
        fault.kind = codes().value(static_cast<int>(kind));
        verdict.faults.append(fault);
    }
    return verdict;
}

QString faultWords(const QString& kind) {
    const auto place = codes().indexOf(kind);
    return place >= 0 ? MoveTexts::kind(static_cast<DecisionKind>(place)) : QString();
}

}  // namespace boneyard::ui
