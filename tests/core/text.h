// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// The little that the tests do with texts.
namespace boneyard::test {

/// The form with its %1, %2, ... replaced by the values.
template <class... Values>
std::string filled(std::string_view form, const Values&... values) {
    std::vector<std::string> texts;
    const auto take = [&](const auto& value) {
        if constexpr (requires { std::string_view(value); }) {
            texts.emplace_back(value);
        } else if constexpr (std::is_same_v<std::decay_t<decltype(value)>, char>) {
            texts.emplace_back(1, value);
        } else {
            std::ostringstream text;
            text << +value;  // of any size a number
            texts.push_back(text.str());
        }
    };
    (take(values), ...);
    std::string all;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const bool place = form[i] == '%' && i + 1 < form.size() && form[i + 1] >= '1' && form[i + 1] <= '9';
        if (place) {
            all += texts.at(static_cast<std::size_t>(form[++i] - '1'));
        } else {
            all += form[i];
        }
    }
    return all;
}

inline std::string joined(const std::vector<std::string>& texts, std::string_view separator = ", ") {
    std::string all;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) all += separator;
        all += texts[i];
    }
    return all;
}

inline bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

inline std::vector<std::string> split(std::string_view text, std::string_view separator) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; (at = text.find(separator)) != std::string_view::npos;) {
        parts.emplace_back(text.substr(0, at));
        text.remove_prefix(at + separator.size());
    }
    parts.emplace_back(text);
    return parts;
}

/// The parts `first` to `last`, both included, of the text that `separator` divides.
inline std::string part(std::string_view text, std::string_view separator, std::size_t first,
                        std::size_t last = std::string_view::npos) {
    std::vector<std::string> found;
    const std::vector<std::string> parts = split(text, separator);
    for (std::size_t i = first; i < parts.size() && i <= last; ++i) found.push_back(parts[i]);
    return joined(found, separator);
}

inline std::string replaced(std::string_view text, std::string_view part, std::string_view by) {
    return joined(split(text, part), by);
}

inline int count_of(std::string_view text, std::string_view part) {
    return static_cast<int>(split(text, part).size()) - 1;
}

}  // namespace boneyard::test
