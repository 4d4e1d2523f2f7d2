// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace boneyard::protocol {

struct Table;

/// A token that is stopped when so much time is up. Whoever holds a session gives it one: there is no clock
/// in here.
using Timer = std::function<std::stop_token(std::chrono::milliseconds)>;

/// One conversation in the engine protocol: a line in, a line out. It reads and writes nothing itself,
/// and never throws.
///
/// What may be said, and what is answered, is in protocol.md beside this file.
class Session {
public:
    /// Longer lines are refused as bad_json, unread.
    static constexpr std::size_t kMaxLine = std::size_t{16} << 20U;

    /// Without a timer a bot takes as long as it takes.
    explicit Session(Timer timer = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// The answer to one request, without a line's end.
    std::string answer(std::string_view line);

    /// True once `quit` was asked.
    [[nodiscard]] bool done() const;

private:
    std::unique_ptr<Table> table_;
};

}  // namespace boneyard::protocol
