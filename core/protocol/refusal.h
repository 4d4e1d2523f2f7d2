// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "kit/result.h"

namespace boneyard::protocol {

/// Thrown inside the protocol while a request is read, and caught in one place, where it becomes the
/// answer. Nothing has been changed when it is thrown.
class Refusal : public std::runtime_error {
public:
    Refusal(kit::Fault fault, const std::string& message) : std::runtime_error(message), fault_(fault) {}
    explicit Refusal(const kit::Error& error) : Refusal(error.fault, error.message) {}

    [[nodiscard]] kit::Fault fault() const { return fault_; }

private:
    kit::Fault fault_;
};

/// The value of a result; its error is thrown as a Refusal.
template <class T>
T value_of(kit::Result<T> result) {
    if (!result) throw Refusal(result.error());
    return std::move(result).value();
}

/// The stable code, as protocol.md lists it.
std::string_view code(kit::Fault fault);

}  // namespace boneyard::protocol
