// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "match/seatmodel.h"

namespace boneyard::ui {

/// The sides on the sheet of a round or a match that is over, one row each: partners in one, under one
/// figure; the best first, and who is out of the match last.
class SideModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")

public:
    explicit SideModel(QObject* parent = nullptr);

    void show(const QList<SeatModel::Seat>& seats);
};

}  // namespace boneyard::ui
