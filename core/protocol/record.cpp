// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/record.h"

#include <array>
#include <utility>

#include "protocol/arguments.h"
#include "protocol/record_json.h"
#include "protocol/refusal.h"

namespace boneyard::protocol {

namespace {

constexpr std::string_view kFormat = "boneyard-record";
constexpr int kVersion = 1;

Refusal bad_record(const std::string& message) { return {ErrorCode::BadRecord, message}; }

void check_format(const Request& value) {
    if (text_at(value, "format") != kFormat) {
        throw bad_record("The record's format is " + shown(value["format"]) + ", but must be \"" +
                         std::string(kFormat) + "\".");
    }
    if (number_at(value, "version") != kVersion) {
        throw bad_record("The record's version is " + shown(value["version"]) +
                         ", but this engine reads version " + std::to_string(kVersion) + ".");
    }
}

std::vector<std::string> actions_of(const Request& value) {
    const Request& list = need(value, "actions", "a list of actions");
    if (!list.is_array())
        throw bad_record("The record's actions must be a list of texts, not " + shown(list) + ".");
    std::vector<std::string> actions;
    actions.reserve(list.size());
    for (const Request& action : list) {
        if (!action.is_string()) {
            throw bad_record("Action " + std::to_string(actions.size() + 1) +
                             " of the record must be a text, not " + shown(action) + ".");
        }
        actions.push_back(action.get<std::string>());
    }
    return actions;
}

}  // namespace

Answer to_json(const kit::Record& record) {
    Answer object = {{"format", kFormat},        {"version", kVersion}, {"game", record.game},
                     {"seats", record.seats},    {"deal", record.deal}, {"options", to_json(record.options)},
                     {"actions", record.actions}};
    if (!record.deck.empty()) object["deck"] = record.deck;
    return object;
}

kit::Record read_record(const Request& value) {
    if (!value.is_object()) throw bad_record("The record is " + shown(value) + ", but must be an object.");
    try {
        check_format(value);
        need(value, "deal", "the deal number");
        need(value, "options", "an object of options");
        kit::Record record = start_of(value);
        record.actions = actions_of(value);
        return record;
    } catch (const Refusal& refusal) {
        if (refusal.code() == ErrorCode::BadRecord) throw;
        throw bad_record(std::string("The record cannot be read: ") + refusal.what());
    }
}

std::string record_text(const kit::Record& record) { return dump(to_json(record)); }

kit::Result<kit::Record> parse_record(std::string_view text) {
    try {
        return read_record(parse(text));
    } catch (const Refusal& refusal) {
        return kit::Error{kit::Fault::BadRecord, refusal.what()};
    }
}

}  // namespace boneyard::protocol
