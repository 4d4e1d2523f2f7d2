// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace boneyard::ui {

/// What somebody came to with a deal, who asks others to do better from the same seat.
struct Challenge {
    QString name;       ///< as they are called; empty: that is not known
    int ahead = 0;      ///< points before the best of the others
    QList<int> points;  ///< at the end, by seat

    bool operator==(const Challenge&) const = default;
};

}  // namespace boneyard::ui
