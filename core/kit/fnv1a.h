// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace boneyard::kit {

/// The 64-bit FNV-1a hash of a text: the same on every machine and in every version. What is dealt on a day
/// and how puzzles are known again rest on it.
inline std::uint64_t fnv1a(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return hash;
}

}  // namespace boneyard::kit
