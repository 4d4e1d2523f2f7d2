// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/legible.h"

#include <algorithm>
#include <cmath>

namespace boneyard::ui {

namespace {

constexpr double kText = 4.6;      // 4.5 is asked for
constexpr double kColourless = 9;  // black on a dark ground becomes nearly white, and no grey among colours
constexpr float kLightStep = 0.005F;

double part(float of) {
    const auto value = static_cast<double>(of);
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

}  // namespace

double contrast(const QColor& one, const QColor& other) {
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

QColor legibleOn(const QColor& ground, const QColor& hue) {
    if (!hue.isValid() || contrast(hue, ground) >= kText) return hue;
    const bool lighter = contrast(ground, Qt::white) > contrast(ground, Qt::black);
    const double wanted = hue.hslSaturationF() < 0.25F && lighter ? kColourless : kText;
    const float step = lighter ? kLightStep : -kLightStep;
    QColor found = hue;
    float light = hue.lightnessF();
    while (light >= 0 && light <= 1 && contrast(found, ground) < wanted) {
        found = QColor::fromHslF(std::max(0.0F, hue.hslHueF()), hue.hslSaturationF(), light);
        light += step;
    }
    return found;
}

}  // namespace boneyard::ui
