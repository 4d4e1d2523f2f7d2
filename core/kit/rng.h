// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace boneyard::kit {

/// What a stream of random numbers is for. Streams of one seed are independent of each other, so that
/// a bot's thinking never changes what is dealt.
enum class Stream : std::uint64_t { Deal = 1, Bot = 2, World = 3 };

/// xoshiro256** (Blackman and Vigna), seeded through SplitMix64. The same numbers on every machine,
/// compiler and library: std::shuffle and the standard distributions do not promise that.
class Rng {
public:
    /// `salt` tells apart several uses of one stream (the round dealt, the world sampled).
    explicit Rng(std::uint64_t seed, Stream stream = Stream::Deal, std::uint64_t salt = 0);

    /// 64 random bits.
    std::uint64_t next();

    /// A number from 0 to `bound`-1, each equally likely (Lemire's method with rejection). `bound` > 0.
    std::uint32_t below(std::uint32_t bound);

    /// Fisher-Yates from the top; works on anything with size() and operator[].
    template <class Sequence>
    void shuffle(Sequence& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            using std::swap;
            swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

    bool operator==(const Rng&) const = default;

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace boneyard::kit
