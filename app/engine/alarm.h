// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace boneyard::engine {

/// Tells whoever is thinking that the time is up, from a thread of its own.
class Alarm {
public:
    /// A token that is stopped after so long. The one given before it is set free: it is never stopped.
    std::stop_token in(std::chrono::milliseconds time);

private:
    void watch(const std::stop_token& closing);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::chrono::steady_clock::time_point due_{};
    std::stop_source source_{std::nostopstate};
    std::jthread watcher_;  // last: it ends before what it uses
};

}  // namespace boneyard::engine
