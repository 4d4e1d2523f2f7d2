// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlDatabase>
#include <QStringList>
#include <optional>

namespace boneyard::ui {

/// All columns of all tables, as "table.column"; nothing when they cannot be read.
std::optional<QStringList> columnsOf(const QSqlDatabase& connection);

/// Those that a store of that version has.
QStringList columnsOfVersion(int version);

}  // namespace boneyard::ui
