// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "kit/phrase.h"

namespace boneyard::dominoes {

/// A phrase of any game of dominoes: `text` is a literal, marked with QT_TRANSLATE_NOOP("dominoes", ...).
inline kit::Phrase say(std::string_view text, std::vector<kit::PhraseArg> args = {}) {
    return {"dominoes", text, std::move(args)};
}

}  // namespace boneyard::dominoes
