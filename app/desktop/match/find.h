// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "match/playedmatch.h"

/// What is looked for in a match that was played, or in what its game tells of itself; null: it is not there.
namespace boneyard::ui {

/// The last event of that type that an action brought about, or null.
inline const kit::Event* find(const PlayedAction& action, kit::EventType type) {
    const auto found = std::find_if(action.events.rbegin(), action.events.rend(),
                                    [type](const kit::Event& event) { return event.type == type; });
    return found != action.events.rend() ? &*found : nullptr;
}

inline const kit::Reason* find(const std::vector<kit::Reason>& reasons, std::string_view code) {
    const auto found = std::find_if(reasons.begin(), reasons.end(),
                                    [code](const kit::Reason& reason) { return reason.code == code; });
    return found != reasons.end() ? &*found : nullptr;
}

inline const kit::EventWords* find(const std::vector<kit::EventWords>& event_words, const kit::Event& event) {
    const bool bare = event.tile.empty() && event.more.empty();
    const auto found = std::find_if(
        event_words.begin(), event_words.end(),
        [&](const kit::EventWords& words) { return words.type == event.type && (bare || !words.bare); });
    return found != event_words.end() ? &*found : nullptr;
}

}  // namespace boneyard::ui
