// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/players.h"
#include "common/rowmodel.h"
#include "kit/scene.h"
#include "match/seatmodel.h"

namespace boneyard::ui {

/// The tiles that lie on the table, in the order laid.
class PieceModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")

public:
    explicit PieceModel(QObject* parent = nullptr);

    /// Of the last `news` tiles it is told who has laid them, as one of `seats`.
    void show(const kit::Scene& scene, const Players& players, const QList<SeatModel::Seat>& seats, int news);
};

}  // namespace boneyard::ui
