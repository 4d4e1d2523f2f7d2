// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/scene.h"
#include "rowmodel.h"

namespace boneyard::ui {

/// The signs at the open ends, and whether the viewer has a tile for them now.
class MarkModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The match session has it.")

public:
    explicit MarkModel(QObject* parent = nullptr);

    void show(const kit::Scene& scene);
};

}  // namespace boneyard::ui
