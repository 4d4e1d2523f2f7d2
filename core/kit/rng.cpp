// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/rng.h"

namespace boneyard::kit {

namespace {

std::uint64_t split_mix(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

}  // namespace

Rng::Rng(std::uint64_t seed, Stream stream, std::uint64_t salt) {
    // Each part is mixed before the next is added, so that (1, 2) and (2, 1) are different streams.
    std::uint64_t mix = seed;
    mix = split_mix(mix) ^ static_cast<std::uint64_t>(stream);
    mix = split_mix(mix) ^ salt;
    for (std::uint64_t& word : state_) word = split_mix(mix);
}

}  // namespace boneyard::kit
