// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace boneyard::ui {

/// A cell as RFC 4180 has it: in quotation marks where it needs them.
QString csvCell(const QString& text, QChar between = u',');

}  // namespace boneyard::ui
