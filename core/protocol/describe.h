// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/data.h"
#include "kit/match.h"

namespace boneyard::protocol {

/// The match as the protocol writes it: everything, hidden tiles included.
kit::Data describe(const kit::Match& match);

/// What `seat` may know of it, and nothing more. Precondition: the seat is in the match.
kit::Data describe(const kit::Match& match, kit::Seat seat);

/// What happened.
kit::Data describe(const kit::Event& event);

}  // namespace boneyard::protocol
