// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "kit/phrase.h"

/// Reasons for a move that tell as much as a fact does: said together they would say it twice.
namespace boneyard::triominoes {

//: After the words of a move and its points
inline constexpr std::string_view kOwnFit =
    QT_TRANSLATE_N_NOOP("triominoes", "After it %n of your other tile(s) fit.");

}  // namespace boneyard::triominoes
