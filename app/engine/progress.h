// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>

namespace boneyard::engine {

/// A line on standard error that says how far a long run has come; none where that is no terminal. Any thread
/// may tell it.
class Progress {
public:
    explicit Progress(std::uint64_t all);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// So much of what is under way is done.
    void tell(std::uint64_t done);

    /// So much is over; what is told from now on comes on top of it.
    void add(std::uint64_t done);

private:
    void wipe();

    using Clock = std::chrono::steady_clock;

    std::mutex mutex_;
    std::uint64_t all_;
    std::uint64_t over_ = 0;
    bool shown_;  // to somebody
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_{};
};

}  // namespace boneyard::engine
