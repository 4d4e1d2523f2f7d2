// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "controls/groundpaint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

namespace boneyard::ui {

namespace {

using Row = std::vector<float>;

float mix(float from, float to, float part) { return from + (to - from) * part; }
float soft(float part) { return part * part * (3 - 2 * part); }

/// Chance that is the same on every system: xorshift64*.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed * 2 + 1) {}

    std::uint64_t next() {
        state_ ^= state_ >> 12U;
        state_ ^= state_ << 25U;
        state_ ^= state_ >> 27U;
        return state_ * 0x2545F4914F6CDD1DU;
    }
    /// About a normal distribution, from the sum of four bytes.
    static float bell(std::uint32_t bits) {
        const std::uint32_t pairs = (bits & 0x00FF00FFU) + ((bits >> 8U) & 0x00FF00FFU);
        return (static_cast<float>((pairs + (pairs >> 16U)) & 0xFFFFU) - 510) * 0.00677F;
    }

private:
    std::uint64_t state_;
};

/// A number from -1 to 1 for a point of a lattice.
float at(int x, int y, std::uint32_t seed) {
    std::uint32_t hash =
        static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U ^ seed;
    hash = (hash ^ (hash >> 15U)) * 0x2C1B3C6DU;
    hash = (hash ^ (hash >> 12U)) * 0x297A2D39U;
    hash ^= hash >> 15U;
    return static_cast<float>(hash) / 2147483648.0F - 1;
}

/// Soft clouds: numbers from -1 to 1, with cells of that size.
struct Clouds {
    float wide;
    float high;
    std::uint32_t seed;

    [[nodiscard]] float value(float x, float y) const {
        const float column = std::floor(x / wide);
        const float row = std::floor(y / high);
        const int i = static_cast<int>(column);
        const int j = static_cast<int>(row);
        const float right = soft(x / wide - column);
        const float down = soft(y / high - row);
        return mix(mix(at(i, j, seed), at(i + 1, j, seed), right),
                   mix(at(i, j + 1, seed), at(i + 1, j + 1, seed), right), down);
    }
    /// Adds a line of them, times `much`. It is looked at every few pixels only: it changes slowly.
    void addTo(Row& line, float y, float much) const {
        constexpr int kStep = 8;
        float here = value(0, y);
        for (std::size_t x = 0; x < line.size(); x += kStep) {
            const float there = value(static_cast<float>(x + kStep), y);
            const std::size_t end = std::min(line.size(), x + kStep);
            for (std::size_t i = x; i < end; ++i)
                line[i] += much * mix(here, there, static_cast<float>(i - x) / kStep);
            here = there;
        }
    }
};

/// How much lighter or darker each pixel of a line is than the light alone would have it; lines come from the
/// top down.
class Grain {
public:
    Grain() = default;
    Grain(const Grain&) = delete;
    Grain(Grain&&) = delete;
    Grain& operator=(const Grain&) = delete;
    Grain& operator=(Grain&&) = delete;
    virtual ~Grain() = default;
    virtual void line(Row& shade, int y) = 0;
};

/// Threads along and across, and a nap that does not lie quite evenly.
class Cloth final : public Grain {
public:
    Cloth(int width, float ratio)
        : along_(static_cast<std::size_t>(width)), nap_{260 * ratio, 190 * ratio, 11} {}

    void line(Row& shade, int y) override {
        std::fill(shade.begin(), shade.end(), 0.0F);
        nap_.addTo(shade, static_cast<float>(y), 0.016F);
        float across = 0;
        for (std::size_t x = 0; x < shade.size(); ++x) {
            const std::uint64_t bits = chance_.next();
            across = 0.62F * across + Chance::bell(static_cast<std::uint32_t>(bits));
            along_[x] = 0.62F * along_[x] + Chance::bell(static_cast<std::uint32_t>(bits >> 32U));
            shade[x] += 0.021F * (across + along_[x]);
        }
    }

private:
    Row along_;
    Clouds nap_;
    Chance chance_{7};
};

/// Rings cut lengthwise: two sets of streaks that run into one another and bend slowly, and fine pores.
class Timber final : public Grain {
public:
    Timber(int width, int height, float ratio)
        : bend_(static_cast<std::size_t>(width)), blend_(static_cast<std::size_t>(width)), ratio_(ratio) {
        const float reach = static_cast<float>(height) / ratio + 2 * kBend;
        for (std::size_t set = 0; set < streaks_.size(); ++set) {
            const auto seed = static_cast<std::uint32_t>(31 + 8 * set);
            const Clouds wide{1, 52, seed};
            const Clouds middle{1, 15, seed + 1};
            const Clouds fine{1, 4.2F, seed + 2};
            Row& streak = streaks_[set];
            streak.resize(static_cast<std::size_t>(reach * kFine) + 2);
            for (std::size_t i = 0; i < streak.size(); ++i) {
                const float v = static_cast<float>(i) / kFine;
                // Wood grows pale in spring and stops dark in autumn: the middle streaks have sharp dark
                // edges.
                const float ring = middle.value(0.5F, v);
                streak[i] = 0.5F * wide.value(0.5F, v) + 0.55F * (ring > 0 ? ring * 0.6F : ring) +
                            0.3F * fine.value(0.5F, v);
            }
        }
    }

    void line(Row& shade, int y) override {
        std::fill(bend_.begin(), bend_.end(), 0.0F);
        std::fill(blend_.begin(), blend_.end(), 0.5F);
        slow_.addTo(bend_, static_cast<float>(y), kBend * 0.72F);
        quick_.addTo(bend_, static_cast<float>(y), kBend * 0.26F);
        turns_.addTo(blend_, static_cast<float>(y), 0.5F);
        float pore = 0;
        for (std::size_t x = 0; x < shade.size(); ++x) {
            const float v = static_cast<float>(y) / ratio_ + kBend + bend_[x];
            const auto i = static_cast<std::size_t>(v * kFine);
            pore = 0.9F * pore + 0.36F * Chance::bell(static_cast<std::uint32_t>(chance_.next() >> 32U));
            const float dark = pore < -1.1F ? pore + 1.1F : 0;
            shade[x] =
                0.17F * mix(streaks_[0][i], streaks_[1][i], soft(blend_[x])) + 0.014F * pore + 0.085F * dark;
        }
    }

private:
    static constexpr float kBend = 46;  // pixels of the window
    static constexpr float kFine = 4;   // numbers a pixel in the table of streaks

    std::array<Row, 2> streaks_;
    Row bend_;
    Row blend_;
    float ratio_;
    Clouds slow_{760 * ratio_, 210 * ratio_, 51};
    Clouds quick_{300 * ratio_, 70 * ratio_, 52};
    Clouds turns_{420 * ratio_, 110 * ratio_, 53};
    Chance chance_{9};
};

/// Cleft stone: clouds of many sizes that lie aslant, dust, and here and there a grain that glints.
class Stone final : public Grain {
public:
    explicit Stone(float ratio) : ratio_(ratio) {}

    void line(Row& shade, int y) override {
        std::fill(shade.begin(), shade.end(), 0.0F);
        float size = 340 * ratio_;
        float much = 0.075F;
        for (std::uint32_t octave = 0; octave < 4; ++octave) {
            Clouds{size * 1.7F, size, 71 + octave}.addTo(shade, static_cast<float>(y), much);
            size *= 0.41F;
            much *= 0.62F;
        }
        for (float& pixel : shade) {
            const std::uint64_t bits = chance_.next();
            pixel += 0.026F * Chance::bell(static_cast<std::uint32_t>(bits));
            const std::uint64_t seldom = bits >> 32U;
            if (seldom % 701 == 0) pixel += 0.10F;
            if (seldom % 397 == 1) pixel -= 0.14F;
        }
    }

private:
    float ratio_;
    Chance chance_{13};
};

std::unique_ptr<Grain> grainOf(Material material, const QSize& pixels, float ratio) {
    switch (material) {
        case Material::Wood:
            return std::make_unique<Timber>(pixels.width(), pixels.height(), ratio);
        case Material::Slate:
            return std::make_unique<Stone>(ratio);
        case Material::Felt:
            break;
    }
    return std::make_unique<Cloth>(pixels.width(), ratio);
}

/// The colour by how far it is from the middle of the light, squared; 1 is where it ends.
class Lamp {
public:
    explicit Lamp(const GroundLook& look) {
        const std::array from{look.light.redF(), look.light.greenF(), look.light.blueF()};
        const std::array to{look.dark.redF(), look.dark.greenF(), look.dark.blueF()};
        for (std::size_t i = 0; i < kSteps; ++i) {
            const float left = 1 - static_cast<float>(i) / kSteps;
            const float part = 1 - std::pow(left, 1.15F);
            for (std::size_t c = 0; c < 3; ++c)
                colours_[i][c] = 255 * mix(static_cast<float>(from[c]), static_cast<float>(to[c]), part);
        }
    }

    [[nodiscard]] const std::array<float, 3>& at(float squared) const {
        return colours_[std::min(kSteps - 1, static_cast<std::size_t>(squared * kSteps))];
    }

private:
    static constexpr std::size_t kSteps = 4096;
    std::array<std::array<float, 3>, kSteps> colours_{};
};

}  // namespace

QImage paintGround(const GroundLook& look, const QSize& pixels, double ratio) {
    QImage picture(pixels, QImage::Format_RGB32);
    if (picture.isNull()) return picture;
    const Lamp lamp(look);
    const auto grain = grainOf(look.material, pixels, static_cast<float>(ratio));
    Row shade(static_cast<std::size_t>(pixels.width()));
    const auto wide = static_cast<float>(pixels.width());
    const auto high = static_cast<float>(pixels.height());
    const float reach = std::max(wide * 0.62F, high * 0.8F);
    for (int y = 0; y < pixels.height(); ++y) {
        grain->line(shade, y);
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        const float down = (static_cast<float>(y) - high * 0.44F) / reach;
        // What is between two shades of a screen is spread evenly: no bands are seen.
        std::uint32_t spread = static_cast<std::uint32_t>(y) * 0x91E10DA5U;
        const float start = -wide / 2 / reach;
        for (std::size_t x = 0; x < shade.size(); ++x) {
            const float right = start + static_cast<float>(x) / reach;
            const std::array<float, 3>& lit = lamp.at(right * right + down * down);
            spread += 0xC13FA9A9U;
            const float between = static_cast<float>(spread >> 8U) / 16777216.0F;
            const float light = std::max(0.0F, 1 + shade[x]);
            const auto part = [&](std::size_t c) {
                return std::min(255, static_cast<int>(lit[c] * light + between));
            };
            line[x] = qRgb(part(0), part(1), part(2));
        }
    }
    return picture;
}

}  // namespace boneyard::ui
