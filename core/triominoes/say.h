// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "kit/phrase.h"

namespace boneyard::triominoes {

/// A phrase of this game: `text` is a literal, marked with QT_TRANSLATE_NOOP("triominoes", ...).
inline kit::Phrase say(std::string_view text, std::vector<kit::PhraseArg> args = {}) {
    return {"triominoes", text, std::move(args)};
}

}  // namespace boneyard::triominoes
