// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace boneyard::ui {

/// Where a file is put that cannot be read: a name beside it that nothing has yet.
QString nameAside(const QString& file);

}  // namespace boneyard::ui
