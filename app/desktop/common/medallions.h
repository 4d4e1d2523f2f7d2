// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace boneyard::ui {

/// The signs that players are known by, as "owl", which is assets/images/medallion-owl-*.svg. The first ones
/// are those of the seats, as long as nobody chooses another.
const QStringList& medallions();

/// What it shows, in a word; empty when there is no such sign.
QString medallionName(const QString& sign);

}  // namespace boneyard::ui
