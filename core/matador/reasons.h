// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "dominoes/reasons.h"

/// Reasons for a move that tell as much as a fact does, beside those of any game of dominoes.
namespace boneyard::matador {

inline constexpr std::string_view kNextNeedsMatador =
    QT_TRANSLATE_NOOP("matador", "The next player can follow only with a matador.");
inline constexpr std::string_view kClosesEnd =
    QT_TRANSLATE_NOOP("matador", "It closes this end: only a matador can follow.");
inline constexpr std::string_view kKeepsMatador =
    QT_TRANSLATE_NOOP("matador", "It keeps a matador for later.");

}  // namespace boneyard::matador
