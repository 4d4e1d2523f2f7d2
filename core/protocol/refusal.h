// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

#include "kit/result.h"

namespace boneyard::protocol {

/// Why a request is refused: what a match refuses, and what is wrong before there is one.
enum class ErrorCode {
    BadJson,
    UnknownCommand,
    BadArgument,
    UnknownGame,
    BadOption,
    BadSeats,
    BadDeck,
    NoGame,
    IllegalAction,
    BadRecord,
    NothingToUndo,
};

ErrorCode code_of(kit::Fault fault);

/// Thrown inside the protocol while a request is read, and caught in one place, where it becomes the
/// answer. Nothing has been changed when it is thrown.
class Refusal : public std::runtime_error {
public:
    Refusal(ErrorCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
    explicit Refusal(const kit::Error& error) : Refusal(code_of(error.fault), error.message) {}

    [[nodiscard]] ErrorCode code() const { return code_; }

private:
    ErrorCode code_;
};

/// The value of a result; its error is thrown as a Refusal.
template <class T>
T value_of(kit::Result<T> result) {
    if (!result) throw Refusal(result.error());
    return std::move(result).value();
}

}  // namespace boneyard::protocol
