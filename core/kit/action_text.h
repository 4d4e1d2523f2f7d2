// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace boneyard::kit {

/// The words of an action, one after the other.
class ActionWords {
public:
    explicit ActionWords(std::string_view text) : rest_(text) {}

    /// The next word; empty at the end, and where two spaces stand together.
    std::string_view next() {
        const auto space = rest_.find(' ');
        const std::string_view word = rest_.substr(0, space);
        rest_ = space == std::string_view::npos ? std::string_view{} : rest_.substr(space + 1);
        ended_ = space == std::string_view::npos;
        return word;
    }

    /// True when the last word has been read and nothing, not even a space, follows it.
    [[nodiscard]] bool ended() const { return ended_; }

private:
    std::string_view rest_;
    bool ended_ = false;
};

/// The actions that every game has a word for: `Kind` names them Draw, Pass and Next. Empty, or nothing:
/// another.
template <class Kind>
constexpr std::string_view plain_verb(Kind kind) {
    return kind == Kind::Draw ? "draw" : kind == Kind::Pass ? "pass" : kind == Kind::Next ? "next" : "";
}
template <class Kind>
constexpr std::optional<Kind> plain_kind(std::string_view verb) {
    for (const Kind kind : {Kind::Draw, Kind::Pass, Kind::Next}) {
        if (verb == plain_verb(kind)) return kind;
    }
    return std::nullopt;
}

/// A whole number as the protocol writes it: no sign but a minus, no leading zeros, nothing after it.
inline std::optional<int> parse_number(std::string_view text) {
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc{} || stop != end) return std::nullopt;
    const std::string_view digits = text.front() == '-' ? text.substr(1) : text;
    if (digits.front() == '0' && text.size() > 1) return std::nullopt;
    return number;
}

}  // namespace boneyard::kit
