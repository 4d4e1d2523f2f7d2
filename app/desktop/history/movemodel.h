// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/rowmodel.h"

namespace boneyard::ui {

/// Every move of a match in words, one row each.
class MoveModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The replay has it.")

public:
    struct Move {
        int ply = 1;  ///< the match is there when so many actions have been played
        int round = 1;
        QString roundName;
        int seat = 0;
        QString words;
    };

    explicit MoveModel(QObject* parent = nullptr);

    void show(const QList<Move>& moves);
};

}  // namespace boneyard::ui
