// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
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
    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    /// A number from 0 to `bound`-1, each equally likely (Lemire's method with rejection). `bound` > 0.
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

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
