// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "store/daytally.h"

namespace boneyard::ui {

// Lists in the store's tables are plain text, as thousands of them are read at once: "3,-1,3", and
// "hexagon 2 110;bridge 1 40".

QString numbersText(const QList<int>& numbers);
QList<int> numbersIn(const QString& text);

QString earnedText(const QList<Earned>& earned);
QList<Earned> earnedIn(const QString& text);

/// What one match, or the matches of a day, can have come to.
bool canBe(const QList<Earned>& earned);
/// Two seats at least; one is the person's, and each has a side.
bool canBe(const QList<int>& levels, const QList<int>& sides, qsizetype person);

/// "lay 2 13.5;knock 1 4"
QString faultsText(const QList<Fault>& faults);
QList<Fault> faultsIn(const QString& text);

}  // namespace boneyard::ui
