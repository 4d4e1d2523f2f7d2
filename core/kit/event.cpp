// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/event.h"

namespace boneyard::kit {

bool reveals(const Event& event, Seat viewer) {
    if (event.type == EventType::Deal || event.type == EventType::RoundOver ||
        event.type == EventType::MatchOver)
        return true;
    if (event.type == EventType::Draw) return event.seat == viewer || !event.tile.empty();
    return !event.tile.empty() && event.seat != viewer;
}

}  // namespace boneyard::kit
