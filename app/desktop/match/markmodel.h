// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/players.h"
#include "common/rowmodel.h"
#include "kit/scene.h"

namespace boneyard::ui {

/// The signs at the open ends, and whether the viewer has a tile for them now.
class MarkModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")

public:
    /// What a sign stands for, in the role "kind".
    enum Kind {
        Value = static_cast<int>(kit::MarkKind::Value),
        Either = static_cast<int>(kit::MarkKind::Either),
        Gate = static_cast<int>(kit::MarkKind::Gate),
        Closed = static_cast<int>(kit::MarkKind::Closed),
        Place = static_cast<int>(kit::MarkKind::Place),
        Pile = static_cast<int>(kit::MarkKind::Pile),
    };
    Q_ENUM(Kind)

    explicit MarkModel(QObject* parent = nullptr);

    void show(const kit::Scene& scene, const Players& players);
};

}  // namespace boneyard::ui
