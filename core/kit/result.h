// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace boneyard::kit {

/// What a match can refuse.
enum class Fault {
    UnknownGame,
    BadOption,
    BadSeats,
    BadDeck,
    IllegalAction,
    BadRecord,
    NothingToUndo,
};

/// What went wrong. `message` is one English sentence that says what was wrong and what would be right.
struct Error {
    Fault fault{};
    std::string message;
};

/// A value, or the reason why there is none.
template <class T>
class Result {
public:
    // Both convert without being asked, so that a function returns either as it is.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(T value) : content_(std::move(value)) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    Result(Error error) : content_(std::move(error)) {}

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Precondition: ok().
    [[nodiscard]] const T& value() const& { return std::get<0>(content_); }
    [[nodiscard]] T& value() & { return std::get<0>(content_); }
    [[nodiscard]] T&& value() && { return std::get<0>(std::move(content_)); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const T& operator*() const& { return value(); }

    /// Precondition: !ok().
    [[nodiscard]] const Error& error() const { return std::get<1>(content_); }

private:
    std::variant<T, Error> content_;
};

}  // namespace boneyard::kit
