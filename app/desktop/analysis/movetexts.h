// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QVariantMap>

#include "analysis/lookback.h"
#include "common/players.h"

namespace boneyard::ui {

/// Puts what was found about a move into words and pictures, in the language of the moment.
class MoveTexts final {
    Q_DECLARE_TR_FUNCTIONS(MoveTexts)

public:
    explicit MoveTexts(const Players& players) : players_(players) {}

    [[nodiscard]] static QString played(const Move& move);
    [[nodiscard]] static QString best(const Move& move);

    /// What speaks for the better move; empty where nothing is better.
    [[nodiscard]] QString why(const Move& move) const;

    /// What it cost, in a few words: "3.4 points", or that it was as good as any.
    [[nodiscard]] static QString verdict(const Move& move);

    /// How sure that is, and what is compared.
    [[nodiscard]] static QString detail(const Move& move);

    /// What could only be known afterwards; empty where nothing is better.
    [[nodiscard]] static QString hindsight(const Move& move);

    /// "34 : 28"
    [[nodiscard]] static QString standing(const Move& move);

    /// The table, the hand, and where both moves go: {pieces, hand, ghosts, left, top, right, bottom}.
    [[nodiscard]] static QVariantMap picture(const Move& move);

private:
    const Players& players_;
};

}  // namespace boneyard::ui
