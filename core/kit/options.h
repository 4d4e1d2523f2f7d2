// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kit/phrase.h"
#include "kit/result.h"

namespace boneyard::kit {

/// What an option is set to: a switch, a number or the name of a choice.
using OptionValue = std::variant<bool, int, std::string>;

/// The value as the protocol and the command line write it: true, 100, across.
std::string to_text(const OptionValue& value);

/// One value of an option that has a few, and what it means.
struct OptionChoice {
    OptionValue value;
    Phrase label;  ///< short, for a list to choose from
};

/// One rule option of a game, as data: the protocol, the window and saved matches are all fed from it.
struct OptionSpec {
    std::string_view id;
    OptionValue fallback;  ///< the default; its type is the option's type
    std::vector<OptionChoice> choices =
        {};       ///< every value allowed; empty for a bool or an open range of numbers
    int min = 0;  ///< bounds of a number without choices, both included
    int max = 0;
    Phrase sentence;  ///< what the option settles, as a plain sentence

    [[nodiscard]] bool is_bool() const { return std::holds_alternative<bool>(fallback); }
    [[nodiscard]] bool is_int() const { return std::holds_alternative<int>(fallback); }
};

using OptionSchema = std::vector<OptionSpec>;

/// Options as somebody gave them: some of them, in any order, not checked yet.
using GivenOptions = std::vector<std::pair<std::string, OptionValue>>;

/// A complete set of options that fits its schema.
class Options {
public:
    /// Checks what was given and fills in defaults. Fault: BadOption.
    static Result<Options> resolve(const OptionSchema& schema, const GivenOptions& given);

    /// Reads one `text` as a value of the option `id`, as a command line gives it. Fault: BadOption.
    static Result<OptionValue> parse(const OptionSchema& schema, std::string_view id, std::string_view text);

    /// Precondition: the schema has an option `id` of that type.
    [[nodiscard]] bool flag(std::string_view id) const;
    [[nodiscard]] int number(std::string_view id) const;
    [[nodiscard]] const std::string& name(std::string_view id) const;

    /// All of them, in the order of the schema.
    [[nodiscard]] const GivenOptions& all() const { return values_; }

    bool operator==(const Options&) const = default;

private:
    [[nodiscard]] const OptionValue& find(std::string_view id) const;

    GivenOptions values_;
};

/// A set of options that has a name of its own.
struct Preset {
    std::string_view id;
    Phrase name;
    GivenOptions options;  ///< what differs from the defaults
};

}  // namespace boneyard::kit
