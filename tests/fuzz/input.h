// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// What the fuzzers' programs share.
namespace boneyard::fuzz {

/// What the fuzzer gives, taken from its front piece by piece.
class Input {
public:
    Input(const std::uint8_t* data, std::size_t size)
        : rest_(reinterpret_cast<const char*>(data), size) {}  // NOLINT: bytes are read as characters

    [[nodiscard]] bool empty() const { return rest_.empty(); }

    /// The next byte; 0 at the end.
    std::uint8_t byte() {
        if (rest_.empty()) return 0;
        const auto first = static_cast<std::uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        return first;
    }

    /// What stands before the next end of a line, which is dropped.
    std::string_view line() {
        const std::string_view found = rest_.substr(0, rest_.find('\n'));
        rest_.remove_prefix(found.size() < rest_.size() ? found.size() + 1 : found.size());
        return found;
    }

    [[nodiscard]] std::string_view rest() const { return rest_; }

private:
    std::string_view rest_;
};

/// Ends the program, which the fuzzer takes as a find, unless `holds`.
inline void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "This does not hold: %s\n", what);
    std::abort();
}

}  // namespace boneyard::fuzz
