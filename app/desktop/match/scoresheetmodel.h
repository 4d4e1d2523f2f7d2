// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/rowmodel.h"

namespace boneyard::ui {

/// Every gain and loss of the match, in the order it came.
class ScoreSheetModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")

public:
    struct Line {
        int round = 1;
        int seat = 0;
        QString seatName;
        int points = 0;
        QString reason;
        int total = 0;     ///< of the seat, this line included
        QString why = {};  ///< the reason in the protocol's word
    };

    explicit ScoreSheetModel(QObject* parent = nullptr);

    void show(const QList<Line>& lines);
};

}  // namespace boneyard::ui
