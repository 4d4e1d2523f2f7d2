// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "store/storeproblem.h"

QT_FORWARD_DECLARE_CLASS(QSqlError)

namespace boneyard::ui {

/// SQLite's code for "another connection holds the lock".
inline constexpr int kSqliteBusy = 5;

/// What went wrong in SQLite, as far as we tell it apart.
struct SqliteFault {
    enum class Kind { None, Damaged, Busy, Full, ReadOnly, CannotOpen, Io, Other };

    Kind kind = Kind::None;
    StoreProblem::Why why = StoreProblem::Why::Damaged;  ///< where that is the kind
};

SqliteFault sqliteFault(const QSqlError& error);

/// The same, as it is told of that file.
StoreProblem problemOf(SqliteFault::Kind fault, const QString& file);

}  // namespace boneyard::ui
