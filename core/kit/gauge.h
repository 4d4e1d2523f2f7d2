// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace boneyard::kit {

/// Something besides rounds that a game wants measured: it does `count` evaluations and gives back a
/// checksum, so that none of them can be left out.
struct Gauge {
    std::string_view name;  ///< as the bench prints it
    std::uint64_t (*run)(std::uint64_t count);
};

}  // namespace boneyard::kit
