// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/volatility.h"

#include <cmath>

namespace boneyard::ui {

namespace {

constexpr double kTau = 0.5;     // how much the volatility itself may move
constexpr double kClose = 1e-6;  // good enough for a root

double square(double value) { return value * value; }

}  // namespace

double volatilityAfter(double before, double deviation, double variance, double surprise) {
    const double start = std::log(square(before));
    const auto f = [&](double x) {
        const double grown = square(deviation) + variance + std::exp(x);
        return std::exp(x) * (square(surprise) - grown) / (2 * square(grown)) - (x - start) / square(kTau);
    };
    double low = start;
    double high = 0;
    if (square(surprise) > square(deviation) + variance) {
        high = std::log(square(surprise) - square(deviation) - variance);
    } else {
        high = start - kTau;
        while (f(high) < 0) high -= kTau;
    }
    double atLow = f(low);
    double atHigh = f(high);
    while (std::abs(high - low) > kClose) {
        const double next = low + (low - high) * atLow / (atHigh - atLow);
        const double atNext = f(next);
        if (atNext * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = next;
        atHigh = atNext;
    }
    return std::exp(low / 2);
}

}  // namespace boneyard::ui
