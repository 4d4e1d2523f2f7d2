// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <vector>

#include "analysis/lookback.h"
#include "common/players.h"

namespace boneyard::ui {

/// Puts what was found about a move into words, in the language of the moment.
class MoveTexts final {
    Q_DECLARE_TR_FUNCTIONS(MoveTexts)

public:
    explicit MoveTexts(const Players& players) : players_(players) {}

    [[nodiscard]] static QString played(const Move& move);
    [[nodiscard]] static QString best(const Move& move);

    /// What speaks for the better move, and for the one played; empty where nothing is better. What cannot be
    /// explained says so.
    [[nodiscard]] QString why(const Move& move) const;

    /// How good it was: "Mistake".
    [[nodiscard]] static QString grade(bots::Grade grade);

    /// What was decided: "What to lay".
    [[nodiscard]] static QString kind(DecisionKind kind);

    /// What it cost: "3.4 points"; empty where nothing is better.
    [[nodiscard]] static QString cost(const Move& move);

    /// What is compared, and how sure that is; empty where nothing is better.
    [[nodiscard]] static QString detail(const Move& move);

    /// What could only be known afterwards; empty where nothing is better.
    [[nodiscard]] static QString hindsight(const Move& move);

    /// How the chance to win came from `start` to `end`, both from 0 to 1, where the seat's moves cost
    /// `cost` of `start` (chanceCostOf); the rest is put down to luck and the others, which nobody can tell
    /// apart. The numbers that are shown add up, and none is over 100.
    [[nodiscard]] QString account(kit::Seat seat, double start, double cost, double end) const;

private:
    [[nodiscard]] QStringList told(const std::vector<kit::Phrase>& reasons) const;

    /// What is left to say where nothing that can be counted speaks for a move; `alone`: nor anything else.
    [[nodiscard]] static QString unexplained(const bots::Analysis& found, bool alone);

    const Players& players_;
};

}  // namespace boneyard::ui
