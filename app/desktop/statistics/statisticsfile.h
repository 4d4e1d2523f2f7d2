// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include "statistics/digest.h"

namespace boneyard::ui {

/// A row for each match, below a row of names. Names and codes are English and numbers have a point, so that
/// the file is the same in every language.
QByteArray csvOf(const QList<CountedMatch>& matches);

}  // namespace boneyard::ui
