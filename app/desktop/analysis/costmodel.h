// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/lookback.h"
#include "common/players.h"
#include "common/rowmodel.h"

namespace boneyard::ui {

/// The moves that were looked at again, in the order in which they were played.
class CostModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The analysis has it.")

public:
    explicit CostModel(QObject* parent = nullptr);

    /// Shows all of them, or only those for which there was something better.
    void show(const std::vector<Move>& moves, const Players& players, bool all);
};

}  // namespace boneyard::ui
