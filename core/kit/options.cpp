// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/options.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace boneyard::kit {

namespace {

std::string type_name(const OptionSpec& spec) {
    if (spec.is_bool()) return "true or false";
    if (!spec.choices.empty()) {
        std::string names;
        for (std::size_t i = 0; i < spec.choices.size(); ++i) {
            if (i > 0) names += i + 1 == spec.choices.size() ? " or " : ", ";
            names += to_text(spec.choices[i].value);
        }
        return names;
    }
    return "a whole number from " + std::to_string(spec.min) + " to " + std::to_string(spec.max);
}

bool fits(const OptionSpec& spec, const OptionValue& value) {
    if (value.index() != spec.fallback.index()) return false;
    if (spec.is_bool()) return true;
    if (!spec.choices.empty()) {
        return std::any_of(spec.choices.begin(), spec.choices.end(),
                           [&](const OptionChoice& choice) { return choice.value == value; });
    }
    const int* number = std::get_if<int>(&value);
    return number != nullptr && *number >= spec.min && *number <= spec.max;
}

Error wrong_value(const OptionSpec& spec, std::string_view shown) {
    return {Fault::BadOption, "The option " + std::string(spec.id) + " cannot be \"" + std::string(shown) +
                                  "\": it takes " + type_name(spec) + "."};
}

Error unknown_option(const OptionSchema& schema, std::string_view id) {
    std::string names;
    for (const OptionSpec& spec : schema) names += (names.empty() ? "" : ", ") + std::string(spec.id);
    return {Fault::BadOption,
            "There is no option \"" + std::string(id) + "\": the options are " + names + "."};
}

const OptionSpec* find_spec(const OptionSchema& schema, std::string_view id) {
    for (const OptionSpec& spec : schema) {
        if (spec.id == id) return &spec;
    }
    return nullptr;
}

}  // namespace

std::string to_text(const OptionValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
    return std::get<std::string>(value);
}

Result<Options> Options::resolve(const OptionSchema& schema, const GivenOptions& given) {
    Options options;
    for (const OptionSpec& spec : schema) options.values_.emplace_back(std::string(spec.id), spec.fallback);
    for (const auto& [id, value] : given) {
        const OptionSpec* spec = find_spec(schema, id);
        if (spec == nullptr) return unknown_option(schema, id);
        if (!fits(*spec, value)) return wrong_value(*spec, to_text(value));
        options.values_[static_cast<std::size_t>(spec - schema.data())].second = value;
    }
    return options;
}

Result<OptionValue> Options::parse(const OptionSchema& schema, std::string_view id, std::string_view text) {
    const OptionSpec* spec = find_spec(schema, id);
    if (spec == nullptr) return unknown_option(schema, id);
    OptionValue value{std::string(text)};
    if (spec->is_bool()) {
        if (text == "true" || text == "false") value = text == "true";
    } else if (spec->is_int()) {
        int number = 0;
        const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (fault == std::errc{} && end == text.data() + text.size()) value = number;
    }
    if (!fits(*spec, value)) return wrong_value(*spec, text);
    return value;
}

const OptionValue& Options::find(std::string_view id) const {
    const auto found =
        std::find_if(values_.begin(), values_.end(), [&](const auto& entry) { return entry.first == id; });
    assert(found != values_.end());
    return found->second;
}

bool Options::flag(std::string_view id) const { return std::get<bool>(find(id)); }
int Options::number(std::string_view id) const { return std::get<int>(find(id)); }
const std::string& Options::name(std::string_view id) const { return std::get<std::string>(find(id)); }

}  // namespace boneyard::kit
