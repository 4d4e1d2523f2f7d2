// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "progress.h"

#include <algorithm>
#include <cstdio>
#include <string>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace boneyard::engine {

namespace {

bool is_terminal() {
#ifdef _WIN32
    return _isatty(2) != 0;
#else
    return isatty(2) != 0;
#endif
}

std::string left_to_wait(double seconds) {
    const auto whole = static_cast<long>(seconds);
    if (whole < 60) return std::to_string(whole) + " s";
    if (whole < 3600) return std::to_string(whole / 60) + " min";
    return std::to_string(whole / 3600) + " h " + std::to_string(whole / 60 % 60) + " min";
}

}  // namespace

Progress::Progress(std::uint64_t all) : all_(std::max<std::uint64_t>(all, 1)), shown_(is_terminal()) {}

Progress::~Progress() { wipe(); }

void Progress::wipe() {
    if (shown_ && last_ != Clock::time_point{}) std::fprintf(stderr, "\r%60s\r", "");
}

void Progress::add(std::uint64_t done) {
    const std::lock_guard lock(mutex_);
    over_ += done;
    wipe();  // a line of results comes next
}

void Progress::tell(std::uint64_t done) {
    if (!shown_) return;
    const std::lock_guard lock(mutex_);
    const auto now = Clock::now();
    if (now - last_ < std::chrono::milliseconds(500)) return;
    last_ = now;
    constexpr int kWidth = 30;
    const double part = static_cast<double>(over_ + done) / static_cast<double>(all_);
    const double spent = std::chrono::duration<double>(now - start_).count();
    const auto filled = static_cast<std::size_t>(std::clamp(part, 0.0, 1.0) * kWidth);
    const std::string bar = std::string(filled, '#') + std::string(kWidth - filled, '.');
    std::fprintf(stderr, "\r[%s] %3d %%, %s left   ", bar.c_str(), static_cast<int>(part * 100),
                 left_to_wait(spent / part - spent).c_str());
    std::fflush(stderr);
}

}  // namespace boneyard::engine
