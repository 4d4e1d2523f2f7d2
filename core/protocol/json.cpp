// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/json.h"

#include <cstdint>
#include <type_traits>
#include <variant>

#include "protocol/refusal.h"

namespace boneyard::protocol {

namespace {

using Handler = nlohmann::detail::error_handler_t;

constexpr std::string_view kRight = "a request is one JSON object on one line, such as {\"cmd\":\"games\"}.";

Refusal bad_json(const std::string& wrong) {
    return {ErrorCode::BadJson, wrong + ": " + std::string(kRight)};
}

/// Refuses what the library would read too kindly (a zero byte ends its input) or not survive (depth).
void check_bytes(std::string_view line) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '\0') throw bad_json("The line has a zero byte at place " + std::to_string(i + 1));
        if (in_string) {
            if (c == '\\') ++i;
            if (c == '"') in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kMaxDepth) {
                throw bad_json("The line nests lists or objects more than " + std::to_string(kMaxDepth) +
                               " deep");
            }
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
}

/// Calls itself for lists and objects: only as deep as a game's own state.
Answer list_to_json(const kit::Data::List& list) {
    Answer array = Answer::array();
    for (const kit::Data& item : list) array.push_back(to_json(item));
    return array;
}

Answer object_to_json(const kit::Data::Object& members) {
    // Straight into the list of pairs that an ordered object is: the keys are known to be different.
    Answer object = Answer::object();
    auto& pairs = object.get_ref<Answer::object_t&>();
    pairs.reserve(members.size());
    for (const auto& [key, value] : members) pairs.push_back({key, to_json(value)});
    return object;
}

}  // namespace

Request parse(std::string_view line) {
    if (line.find_first_not_of(" \t\r\n") == std::string_view::npos) throw bad_json("The line is empty");
    check_bytes(line);
    Request request;
    try {
        request = Request::parse(line.begin(), line.end());
    } catch (const nlohmann::json::parse_error& fault) {
        throw bad_json("The line is not valid JSON at byte " + std::to_string(fault.byte));
    } catch (const nlohmann::json::out_of_range&) {
        throw bad_json("The line has a number that is too large to read");
    }
    if (!request.is_object()) throw bad_json("The line is JSON, but no object");
    return request;
}

std::string dump(const Answer& answer) { return answer.dump(-1, ' ', false, Handler::replace); }

std::string shown(const Request& value) {
    constexpr std::size_t kLongest = 60;
    std::string text = value.dump(-1, ' ', true, Handler::replace);  // ASCII, so that it may be cut anywhere
    if (text.size() > kLongest) text = text.substr(0, kLongest) + "...";
    return text;
}

Answer to_json(const kit::Data& data) {
    return data.visit([](const auto& value) -> Answer {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, std::monostate>) {
            return nullptr;
        } else if constexpr (std::is_same_v<Value, kit::Data::List>) {
            return list_to_json(value);
        } else if constexpr (std::is_same_v<Value, kit::Data::Object>) {
            return object_to_json(value);
        } else {
            return value;
        }
    });
}

Answer to_json(const kit::OptionValue& value) {
    return std::visit([](const auto& held) -> Answer { return held; }, value);
}

Answer to_json(const kit::GivenOptions& options) {
    Answer object = Answer::object();
    for (const auto& [id, value] : options) object[id] = to_json(value);
    return object;
}

}  // namespace boneyard::protocol
