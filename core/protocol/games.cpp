// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/commands.h"
#include "registry.h"

namespace boneyard::protocol {

namespace {

std::string_view type_of(const kit::OptionSpec& option) {
    if (option.is_bool()) return "bool";
    return option.is_int() ? "int" : "enum";
}

Answer describe_option(const kit::OptionSpec& option) {
    Answer object = {{"id", option.id}, {"type", type_of(option)}, {"default", to_json(option.fallback)}};
    if (!option.choices.empty()) {
        Answer values = Answer::array();
        for (const kit::OptionChoice& choice : option.choices) values.push_back(to_json(choice.value));
        object["values"] = std::move(values);
    } else if (option.is_int()) {
        object["min"] = option.min;
        object["max"] = option.max;
    }
    return object;
}

Answer describe_game(const kit::GameInfo& info) {
    Answer options = Answer::array();
    for (const kit::OptionSpec& option : info.options) options.push_back(describe_option(option));
    return {{"id", info.id},
            {"name", kit::english(info.name)},
            {"min_seats", info.min_seats},
            {"max_seats", info.max_seats},
            {"options", std::move(options)},
            {"tiles", info.tiles}};
}

}  // namespace

Answer describe_games() {
    Answer list = Answer::array();
    for (const GameEntry& game : games()) list.push_back(describe_game(game.info));
    return list;
}

}  // namespace boneyard::protocol
