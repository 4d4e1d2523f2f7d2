// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "kit/phrase.h"

namespace boneyard::matador {

/// A phrase of this game: `text` is a literal, marked with QT_TRANSLATE_NOOP("matador", ...).
inline kit::Phrase say(std::string_view text, std::vector<kit::PhraseArg> args = {}) {
    return {"matador", text, std::move(args)};
}

}  // namespace boneyard::matador
