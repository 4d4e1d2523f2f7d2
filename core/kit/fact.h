// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "kit/phrase.h"

namespace boneyard::kit {

/// Something that can be counted of a move. Of two moves that have the same fact, one may have more of it.
struct Fact {
    Phrase words;  ///< says it of a move and another: %1 or %n is this one's number, %2 the other's
    int value = 0;
    bool less = false;  ///< the less of it, the better

    bool operator==(const Fact&) const = default;
};

/// What speaks for one move rather than for another, the first facts first: those in which it has the better
/// of it.
inline std::vector<Phrase> rather(const std::vector<Fact>& one, const std::vector<Fact>& other) {
    constexpr std::size_t kMost = 2;  // more would be a list
    std::vector<Phrase> reasons;
    for (const Fact& fact : one) {
        const auto against = std::find_if(other.begin(), other.end(), [&](const Fact& each) {
            return each.words.context == fact.words.context && each.words.text == fact.words.text;
        });
        if (reasons.size() == kMost || against == other.end()) continue;
        if (fact.less ? fact.value >= against->value : fact.value <= against->value) continue;
        Phrase words = fact.words;
        words.args = {fact.value, against->value};
        reasons.push_back(std::move(words));
    }
    return reasons;
}

}  // namespace boneyard::kit
