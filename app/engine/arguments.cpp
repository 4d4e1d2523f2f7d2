// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "arguments.h"

#include <locale>
#include <sstream>
#include <utility>

namespace boneyard::engine {

void Wanted::add_seats(CLI::App& command) {
    command.add_option("--seats", seats, "how many play")
        ->check(CLI::Range(1, int{kit::kMaxSeats}))
        ->option_text("N");
}

void Wanted::add_deal(CLI::App& command) {
    command.add_option("--deal", deal, "the number that all chance comes from")
        ->check(CLI::Range(std::uint64_t{0}, kit::kMaxDeal))
        ->option_text("N");
}

void Wanted::add_options(CLI::App& command) {
    command.add_option("--option", options, "an option of the game; may be repeated")
        ->take_all()
        ->allow_extra_args(false)
        ->option_text("KEY=VALUE");
}

void Wanted::add_game(CLI::App& command) {
    command.add_option("--game", game, "that game alone")->check(a_game())->option_text("ID");
    add_options(command);
    command.get_option("--option")->needs("--game");
}

std::vector<const GameEntry*> Wanted::games() const {
    std::vector<const GameEntry*> found;
    for (const GameEntry& entry : boneyard::games()) {
        if (game.empty() || entry.info.id == game) found.push_back(&entry);
    }
    return found;
}

kit::GivenOptions Wanted::options_of(const GameEntry& entry) const {
    kit::GivenOptions given;
    for (const std::string& text : options) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos)
            throw wrong("\"--option\" cannot be \"" + text + "\": it takes key=value.");
        const std::string id = text.substr(0, equals);
        auto value = kit::Options::parse(entry.info.options, id, text.substr(equals + 1));
        if (!value) throw wrong(value.error().message);
        given.emplace_back(id, std::move(value).value());
    }
    return given;
}

std::unique_ptr<kit::Match> Wanted::match_of(const GameEntry& entry) const {
    auto match = new_match(entry.info.id, seats.value_or(entry.info.min_seats), deal, options_of(entry));
    if (!match) throw wrong(match.error().message);
    return std::move(match).value();
}

CLI::Validator a_game() {
    return {[](std::string& id) { return find_game(id) != nullptr ? "" : no_such_game(id).message; }, ""};
}

CLI::Validator seconds() {
    const auto check = [](std::string& text) -> std::string {
        constexpr double kLongest = 3600;
        std::istringstream stream(text);
        stream.imbue(std::locale::classic());
        double number = 0;
        stream >> number;
        if (stream && stream.eof() && number > 0 && number <= kLongest) return {};
        return "Value " + text + " is no number of seconds above 0 and up to 3600, such as 0.5";
    };
    return {check, ""};
}

CLI::ParseError wrong(std::string_view sentence) {
    return {std::string(sentence), CLI::ExitCodes::ValidationError};
}

}  // namespace boneyard::engine
