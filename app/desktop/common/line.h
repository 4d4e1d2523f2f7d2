// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "common/matchplan.h"

namespace boneyard::ui {

/// Tells one line of play of a match from another: a number made of its actions up to some point (FNV-1a, the
/// same on every system). Whatever was found out about them is kept with it, since an undo, also behind the
/// end, may put others in their place.
class Line {
public:
    void add(std::string_view action) {
        for (const char each : action) take(static_cast<unsigned char>(each));
        take('\n');
    }
    [[nodiscard]] std::uint64_t number() const { return number_; }

private:
    void take(unsigned char byte) {
        constexpr std::uint64_t kPrime = 0x100000001b3;
        number_ = (number_ ^ byte) * kPrime;
    }

    std::uint64_t number_ = 0xcbf29ce484222325;
};

inline std::uint64_t lineOf(const std::vector<std::string>& actions) {
    Line line;
    for (const std::string& action : actions) line.add(action);
    return line.number();
}

inline std::uint64_t lineOf(const std::vector<PlayedText>& played) {
    Line line;
    for (const PlayedText& each : played) line.add(each.action);
    return line.number();
}

}  // namespace boneyard::ui
