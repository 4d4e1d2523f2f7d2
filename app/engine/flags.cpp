// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "flags.h"

#include <algorithm>
#include <charconv>
#include <locale>
#include <sstream>

namespace boneyard::engine {

namespace {

std::string in_quotes(std::string_view text) { return '"' + std::string(text) + '"'; }

std::string listed(std::initializer_list<std::string_view> names) {
    std::string list;
    for (const std::string_view name : names) list += (list.empty() ? "--" : ", --") + std::string(name);
    return list;
}

void check_known(std::string_view name, std::initializer_list<std::string_view> known) {
    if (std::find(known.begin(), known.end(), name) != known.end()) return;
    throw UsageError("There is no " + in_quotes("--" + std::string(name)) + " here: there is " +
                     listed(known) + ".");
}

}  // namespace

Flags::Flags(const std::vector<std::string>& arguments, std::initializer_list<std::string_view> known) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument.rfind("--", 0) != 0) {
            words_.push_back(argument);
            continue;
        }
        const std::size_t equals = std::min(argument.find('='), argument.size());
        const std::string name = argument.substr(2, equals - 2);
        check_known(name, known);
        if (equals < argument.size()) {
            given_.push_back({name, argument.substr(equals + 1)});
        } else if (i + 1 < arguments.size()) {
            given_.push_back({name, arguments[++i]});
        } else {
            throw UsageError(in_quotes(argument) + " needs a value after it.");
        }
    }
}

std::optional<std::string> Flags::text(std::string_view name) const {
    std::optional<std::string> found;
    for (const Given& given : given_) {
        if (given.name == name) found = given.value;
    }
    return found;
}

std::optional<std::uint64_t> Flags::whole(std::string_view name, std::uint64_t least,
                                          std::uint64_t most) const {
    const auto value = text(name);
    if (!value) return std::nullopt;
    std::uint64_t number = 0;
    const char* const end = value->data() + value->size();
    const auto [after, fault] = std::from_chars(value->data(), end, number);
    if (fault != std::errc{} || after != end || number < least || number > most) {
        throw UsageError("\"--" + std::string(name) + "\" cannot be " + in_quotes(*value) +
                         ": it takes a whole number from " + std::to_string(least) + " to " +
                         std::to_string(most) + ".");
    }
    return number;
}

std::optional<double> Flags::seconds(std::string_view name) const {
    constexpr double kLongest = 3600;
    const auto value = text(name);
    if (!value) return std::nullopt;
    std::istringstream stream(*value);
    stream.imbue(std::locale::classic());
    double number = 0;
    stream >> number;
    if (!stream || !stream.eof() || !(number > 0) || number > kLongest) {
        throw UsageError("\"--" + std::string(name) + "\" cannot be " + in_quotes(*value) +
                         ": it takes a number of seconds above 0 and up to 3600, such as 0.5.");
    }
    return number;
}

kit::GivenOptions Flags::options(const kit::OptionSchema& schema) const {
    kit::GivenOptions options;
    for (const Given& given : given_) {
        if (given.name != "option") continue;
        const std::size_t equals = given.value.find('=');
        if (equals == std::string::npos) {
            throw UsageError("\"--option\" cannot be " + in_quotes(given.value) + ": it takes key=value.");
        }
        const std::string id = given.value.substr(0, equals);
        auto value = kit::Options::parse(schema, id, given.value.substr(equals + 1));
        if (!value) throw UsageError(value.error().message);
        options.emplace_back(id, std::move(value).value());
    }
    return options;
}

}  // namespace boneyard::engine
