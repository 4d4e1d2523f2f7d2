// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "kit/kinds.h"
#include "protocol/refusal.h"

namespace boneyard::protocol {

/// The protocol's words for the kinds of the core. They stand in messages, in golden matches and, those of
/// phases, in the anchors of the rule book ("phase=play"): a word that has been written stays as it is.
std::string_view word(kit::Phase phase);
std::string_view word(kit::EventType type);
std::string_view word(ErrorCode code);

}  // namespace boneyard::protocol
