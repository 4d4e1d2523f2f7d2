// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/players.h"
#include "common/rowmodel.h"
#include "kit/scene.h"

namespace boneyard::ui {

/// The tiles that lie on the table, in the order laid.
class PieceModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")

public:
    explicit PieceModel(QObject* parent = nullptr);

    void show(const kit::Scene& scene, const Players& players);
};

}  // namespace boneyard::ui
