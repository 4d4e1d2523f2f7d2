// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/costmodel.h"

#include "analysis/movetexts.h"

namespace boneyard::ui {

CostModel::CostModel(QObject* parent)
    : RowModel({"ply", "round", "standing", "played", "best", "why", "better", "cost", "verdict", "detail",
                "hindsight"},
               parent) {}

void CostModel::show(const std::vector<Move>& moves, const Players& players, bool all) {
    const MoveTexts texts(players);
    QList<Row> rows;
    for (const Move& move : moves) {
        if (!all && !move.judgement.better) continue;
        rows.append(Row{static_cast<int>(move.ply), move.round, MoveTexts::standing(move),
                        MoveTexts::played(move), move.judgement.better ? MoveTexts::best(move) : QString(),
                        texts.why(move), move.judgement.better, move.judgement.cost, MoveTexts::verdict(move),
                        MoveTexts::detail(move), MoveTexts::hindsight(move)});
    }
    setRows(rows);
}

}  // namespace boneyard::ui
