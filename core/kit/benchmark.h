// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace boneyard::kit {

/// Something besides rounds that a game wants measured. A game that has some lists them in a static
/// `benchmarks()` of its own; `boneyard-engine bench` runs them.
struct Benchmark {
    std::string_view name;                      ///< as the bench prints it
    std::uint64_t (*run)(std::uint64_t count);  ///< a checksum, so that nothing can be left out
};

}  // namespace boneyard::kit
