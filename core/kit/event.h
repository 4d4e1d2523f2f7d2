// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/data.h"
#include "kit/kinds.h"
#include "kit/seat.h"

namespace boneyard::kit {

/// Something that happened, in the order it happened. Events carry only what every seat may see: a tile
/// drawn face down has no name here, its drawer finds it in their hand.
struct Event {
    EventType type{};
    Seat seat = kNobody;             ///< who did it, or whom it is about
    std::string tile = {};           ///< the tile's text, where there is one that all may see
    int points = 0;                  ///< of a Score: what was gained or lost, never 0
    std::string_view why = {};       ///< the reason's code
    std::vector<Seat> winners = {};  ///< of MatchOver
    std::vector<std::pair<std::string_view, Data>> more =
        {};  ///< what a game adds, under the protocol's keys

    bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// Adds an event to a list that may be null: a playout wants none.
inline void send(Events* events, Event event) {
    if (events != nullptr) events->push_back(std::move(event));
}

}  // namespace boneyard::kit
