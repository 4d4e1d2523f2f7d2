// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/rowmodel.h"
#include "kit/setup.h"

namespace boneyard::ui {

/// Every option of a game, one row each, as its schema has them.
class OptionModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The match setup has it.")

public:
    explicit OptionModel(QObject* parent = nullptr);

    /// `usual` is what each is marked as changed against.
    void show(const kit::OptionSchema& schema, const kit::Options& options, const kit::Options& usual);

    /// What a value from QML is as a value of that option, if it fits.
    static kit::Result<kit::OptionValue> read(const kit::OptionSpec& spec, const QVariant& value);

    static QVariant written(const kit::OptionValue& value);
};

}  // namespace boneyard::ui
