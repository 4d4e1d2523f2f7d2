// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "kit/phrase.h"

namespace boneyard::kit {

/// Something that can be counted of a move. Of two moves that have the same fact, one may have more of it.
struct Fact {
    Phrase words;  ///< says it of a move and another: %1 or %n is this one's number, %2 the other's
    int value = 0;
    bool less = false;                           ///< the less of it, the better
    bool shown = false;                          ///< the words of both moves tell it
    std::vector<std::string_view> told_by = {};  ///< the texts of reasons for a move that tell as much

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

/// The same where the words of both moves are said, and `reason` for the one. Where that tells the first of
/// it already there is nothing: what comes after that would only be a weaker reason.
inline std::vector<Phrase> rather_besides(std::vector<Fact> one, const std::vector<Fact>& other,
                                          const Phrase& reason) {
    std::erase_if(one, [](const Fact& fact) { return fact.shown; });
    std::vector<Phrase> reasons = rather(one, other);
    const bool told = !reasons.empty() && std::any_of(one.begin(), one.end(), [&](const Fact& fact) {
        return fact.words.text == reasons.front().text &&
               std::find(fact.told_by.begin(), fact.told_by.end(), reason.text) != fact.told_by.end();
    });
    if (told) reasons.clear();
    return reasons;
}

}  // namespace boneyard::kit
