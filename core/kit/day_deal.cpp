// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/day_deal.h"

#include <string>

#include "kit/fnv1a.h"

namespace boneyard::kit {

namespace {

constexpr std::uint64_t kDeals = 999'999'999;

std::uint64_t stirred(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31U);
}

}  // namespace

std::uint64_t deal_of_day(std::string_view date, std::string_view game) {
    return 1 + stirred(fnv1a(std::string(date) + ' ' + std::string(game))) % kDeals;
}

}  // namespace boneyard::kit
