// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Options as a command line gives them: a game, seats, then KEY=VALUE a line.
#include "input.h"
#include "kit/options.h"
#include "registry.h"

using boneyard::fuzz::require;
using boneyard::kit::Options;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    boneyard::fuzz::Input input(data, size);
    const auto& games = boneyard::games();
    const boneyard::GameEntry& game = games[input.byte() % games.size()];
    const int seats = static_cast<int>(input.byte()) - 2;
    boneyard::kit::GivenOptions given;
    while (!input.empty()) {
        const std::string_view line = input.line();
        const auto sign = line.find('=');
        if (sign == std::string_view::npos) continue;
        const auto value = Options::parse(game.info.options, line.substr(0, sign), line.substr(sign + 1));
        require(value || !value.error().message.empty(), "a refusal says why");
        if (value) given.emplace_back(line.substr(0, sign), *value);
    }
    const auto options = Options::resolve(game.info.options, given);
    const auto match = boneyard::new_match(game.info.id, seats, 7, given);
    require(options || !match, "a match needs good options");
    if (!match) return 0;
    for (const auto& [key, value] : options->all()) {
        const auto again = Options::parse(game.info.options, key, boneyard::kit::to_text(value));
        require(again && *again == value, "an option is read as it was written");
    }
    require(!(*match)->legal().empty(), "who sits down can do something");
    return 0;
}
