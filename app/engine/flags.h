// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "kit/options.h"

namespace boneyard::engine {

/// What was wrong on the command line, as one sentence.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The arguments after a command: `--name value` or `--name=value` each, and plain words. Everything throws
/// UsageError.
class Flags {
public:
    Flags(const std::vector<std::string>& arguments, std::initializer_list<std::string_view> known);

    /// The plain words, in order.
    [[nodiscard]] const std::vector<std::string>& words() const { return words_; }

    /// The last value of a flag.
    [[nodiscard]] std::optional<std::string> text(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint64_t> whole(std::string_view name, std::uint64_t least,
                                                     std::uint64_t most) const;

    /// A number of seconds, as 0.5 or 10.
    [[nodiscard]] std::optional<double> seconds(std::string_view name) const;

    /// Every `--option key=value`, read as the schema has it.
    [[nodiscard]] kit::GivenOptions options(const kit::OptionSchema& schema) const;

private:
    struct Given {
        std::string name;
        std::string value;
    };
    std::vector<Given> given_;
    std::vector<std::string> words_;
};

}  // namespace boneyard::engine
