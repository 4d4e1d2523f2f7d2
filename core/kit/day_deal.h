// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace boneyard::kit {

/// The number of the deal that a game has on a date, as "2026-11-26": the same on every machine, and of nine
/// digits at the most, so that it can be told. It is the 64-bit FNV-1a hash of the date, a space and the
/// game's id, stirred by the finish of SplitMix64 (dates are much alike) and brought into 1 to 999,999,999 by
/// the remainder.
std::uint64_t deal_of_day(std::string_view date, std::string_view game);

}  // namespace boneyard::kit
