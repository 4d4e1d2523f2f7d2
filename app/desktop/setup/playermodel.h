// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/players.h"
#include "common/rowmodel.h"

namespace boneyard::ui {

/// Who will sit where.
class PlayerModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The match setup has it.")

public:
    explicit PlayerModel(QObject* parent = nullptr);

    /// `teams`: which team each seat plays for, from 0; -1: it plays alone.
    void show(const Players& players, const kit::GameInfo& game, const QList<int>& teams);
};

}  // namespace boneyard::ui
