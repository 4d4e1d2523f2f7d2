// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

namespace boneyard::ui {

/// What became of a game's deal of the day. There is none before it is begun.
struct DayResult {
    QString date;  ///< of the deal, as "2026-11-26", whenever it was played
    QString game;
    int match = 0;       ///< in which it counts
    bool there = false;  ///< that match has not been removed
    std::optional<int>
        ahead;  ///< how many points before the best of the others; nothing: it was not finished
    std::optional<double>
        par;  ///< what that is for the strongest bot in the same place; worked out afterwards
};

}  // namespace boneyard::ui
