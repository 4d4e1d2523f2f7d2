// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "alarm.h"

namespace boneyard::engine {

std::stop_token Alarm::in(std::chrono::milliseconds time) {
    std::stop_token token;
    {
        const std::lock_guard lock(mutex_);
        source_ = std::stop_source();
        token = source_.get_token();
        due_ = std::chrono::steady_clock::now() + time;
    }
    changed_.notify_all();
    if (!watcher_.joinable())
        watcher_ = std::jthread([this](const std::stop_token& closing) { watch(closing); });
    return token;
}

void Alarm::watch(const std::stop_token& closing) {
    std::unique_lock lock(mutex_);
    while (!closing.stop_requested()) {
        const auto due = due_;
        if (source_.stop_possible() && std::chrono::steady_clock::now() >= due) {
            source_.request_stop();
            source_ = std::stop_source(std::nostopstate);
        }
        if (source_.stop_possible()) {
            changed_.wait_until(lock, closing, due, [&] { return due_ != due; });
        } else {
            changed_.wait(lock, closing, [&] { return source_.stop_possible(); });
        }
    }
}

}  // namespace boneyard::engine
