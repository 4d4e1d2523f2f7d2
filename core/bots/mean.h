// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>

namespace boneyard::bots {

/// The mean of independent samples, and how far it may be off. The same samples in the same order give the
/// same to the last bit.
class Mean {
public:
    void add(double sample) {
        ++count_;
        const double before = sample - mean_;
        mean_ += before / static_cast<double>(count_);
        squares_ += before * (sample - mean_);
    }

    [[nodiscard]] std::int64_t count() const { return count_; }
    [[nodiscard]] double mean() const { return mean_; }

    /// The standard error of the mean; 0 for less than two samples.
    [[nodiscard]] double error() const {
        if (count_ < 2) return 0;
        const auto count = static_cast<double>(count_);
        return std::sqrt(squares_ / (count - 1) / count);
    }

    /// How far a sample is off, usually: the standard deviation; 0 for less than two.
    [[nodiscard]] double deviation() const {
        return count_ < 2 ? 0 : std::sqrt(squares_ / static_cast<double>(count_ - 1));
    }

    /// Half the width of the 95 % interval, for many samples; 0 for less than two.
    [[nodiscard]] double interval() const { return 1.96 * error(); }

private:
    std::int64_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0;  // of what the samples are off
};

}  // namespace boneyard::bots
