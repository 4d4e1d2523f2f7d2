// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "kit/setup.h"

namespace boneyard::engine {

/// Sees to it that puzzles are of all themes: of which one more may be found, and of which it must. What is
/// about nothing in particular has no quota.
class ThemeQuota {
public:
    using Codes = std::vector<std::string_view>;

    /// For so many puzzles, each theme with at least `least` of them; of those themes alone where any are
    /// named, which the game must have.
    ThemeQuota(const std::vector<kit::Theme>& themes, std::uint64_t count, std::uint64_t least,
               const Codes& only = {});

    /// Of which no more are to be found: they would leave others no room, or be more than three fifths.
    [[nodiscard]] Codes enough() const;

    /// Of which there are too few.
    [[nodiscard]] Codes lacking() const;

    void found(std::string_view theme);

    /// A deal had none. After kPatience such deals in a row what is lacking is given up, if it was all that
    /// was sought.
    void missed();

    static constexpr int kPatience = 6000;

private:
    struct Share {
        std::string_view code;
        std::uint64_t quota = 0;
        std::uint64_t found = 0;
        bool closed = false;  ///< none is wanted

        [[nodiscard]] std::uint64_t lacks() const { return quota > found ? quota - found : 0; }
    };

    /// How many may still be of any theme.
    [[nodiscard]] std::uint64_t room() const;

    std::vector<Share> shares_;
    std::uint64_t count_;
    std::uint64_t found_ = 0;
    int missed_ = 0;  ///< deals in a row
};

}  // namespace boneyard::engine
