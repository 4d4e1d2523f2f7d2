// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "theme_quota.h"

#include <algorithm>

#include "kit/usual.h"

namespace boneyard::engine {

ThemeQuota::ThemeQuota(const std::vector<kit::Theme>& themes, std::uint64_t count, std::uint64_t least,
                       const Codes& only)
    : count_(count) {
    for (const kit::Theme& theme : themes) {
        const bool sought = only.empty() || std::find(only.begin(), only.end(), theme.code) != only.end();
        const bool counts = sought && theme.code != kit::best_theme().code;
        shares_.push_back({theme.code, counts ? least : 0, 0, !sought});
    }
}

std::uint64_t ThemeQuota::room() const {
    std::uint64_t taken = found_;
    for (const Share& share : shares_) taken += share.lacks();
    return count_ > taken ? count_ - taken : 0;
}

ThemeQuota::Codes ThemeQuota::enough() const {
    constexpr std::uint64_t kAnyway = 3;
    const auto open =
        std::count_if(shares_.begin(), shares_.end(), [](const Share& share) { return !share.closed; });
    const bool full = room() == 0;
    Codes codes;
    for (const Share& share : shares_) {
        const bool most = share.found >= kAnyway && 5 * (share.found + 1) > 3 * (found_ + 1) && open > 1;
        if (share.closed || (share.lacks() == 0 && (full || most))) codes.push_back(share.code);
    }
    return codes;
}

ThemeQuota::Codes ThemeQuota::lacking() const {
    Codes codes;
    for (const Share& share : shares_) {
        if (share.lacks() > 0) codes.push_back(share.code);
    }
    return codes;
}

void ThemeQuota::found(std::string_view theme) {
    missed_ = 0;
    ++found_;
    for (Share& share : shares_) {
        if (share.code == theme) ++share.found;
    }
}

void ThemeQuota::missed() {
    if (++missed_ < kPatience || room() > 0) return;
    missed_ = 0;
    for (Share& share : shares_) share.quota = std::min(share.quota, share.found);
}

}  // namespace boneyard::engine
