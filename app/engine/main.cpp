// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "bench.h"
#include "judge.h"
#include "lines.h"
#include "play.h"
#include "puzzles.h"
#include "serve.h"
#include "tournament.h"

namespace {

constexpr int kWrongArguments = 2;

constexpr std::string_view kAbout =
    "Without a command it answers the engine protocol: JSON, a line each, on standard input.";

constexpr std::string_view kMore =
    "Ways to call it:\n"
    "  boneyard-engine\n"
    "  boneyard-engine play GAME [OPTIONS]\n"
    "  boneyard-engine bench [OPTIONS]\n"
    "  boneyard-engine tournament [OPTIONS]\n"
    "  boneyard-engine judge [OPTIONS]\n"
    "  boneyard-engine puzzles --game ID [OPTIONS]\n"
    "  boneyard-engine COMMAND --help\n"
    "The games and their options are what {\"cmd\":\"games\"} answers.";

/// The command that was given, or the program itself.
const CLI::App& command_of(const CLI::App& engine) {
    const auto given = engine.get_subcommands();
    return given.empty() ? engine : *given.front();
}

/// What there is instead of a word that nobody knows.
std::string what_there_is(const CLI::App& command) {
    std::string known;
    const auto add = [&](const std::string& name) { known += (known.empty() ? "" : ", ") + name; };
    for (const CLI::App* each : command.get_subcommands(nullptr)) add(each->get_name());
    for (const CLI::Option* option : command.get_options()) add(option->get_name());
    return known;
}

/// The library's words, but where they do not say what would be right.
std::string in_one_sentence(const CLI::ParseError& error, const CLI::App& engine) {
    const std::string text = error.what();
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)) {
        return "There is no \"" + engine.remaining(true).front() + "\" here: there is " +
               what_there_is(command_of(engine)) + ".";
    }
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ArgumentMismatch))
        return text.substr(0, text.find(':')) + " needs a value after it.";
    return text.back() == '.' ? text : text + ".";
}

int print(const std::string& text) {
    std::cout << text << std::flush;
    if (!std::cout) throw std::runtime_error("Standard output cannot be written to.");
    return 0;
}

/// Does what the command line says, and gives the exit status.
int run(CLI::App& engine, int argc, char** argv) {
    try {
        engine.parse(argc, argv);
    } catch (const CLI::Success& asked) {  // for help or the version
        if (!engine.remaining().empty()) throw CLI::ExtrasError(engine.remaining());
        const bool version = asked.get_name() == "CallForVersion";
        return print(version ? asked.what() + std::string("\n") : engine.help("", CLI::AppFormatMode::All));
    }
    return engine.get_subcommands().empty() ? boneyard::engine::serve() : 0;
}

/// Whatever was typed: one line, and not too long.
std::string shown(std::string sentence) {
    constexpr std::size_t kLongest = 400;
    constexpr std::size_t kTail = 160;
    for (char& letter : sentence) {
        if (static_cast<unsigned char>(letter) < ' ' || letter == '\x7f') letter = ' ';
    }
    if (sentence.size() <= kLongest) return sentence;
    const auto begins = [&](std::size_t at) {
        return (static_cast<unsigned char>(sentence[at]) & 0xC0) != 0x80;
    };
    std::size_t head = kLongest - kTail;
    std::size_t tail = sentence.size() - kTail;
    while (head > 0 && !begins(head)) --head;
    while (!begins(tail)) ++tail;
    return sentence.substr(0, head) + "..." + sentence.substr(tail);
}

}  // namespace

int main(int argc, char** argv) {
    boneyard::engine::end_lines_as_anywhere();
    try {
        CLI::App engine{std::string(kAbout), "boneyard-engine"};
        engine.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
        engine.set_version_flag("--version", "boneyard-engine " BONEYARD_VERSION);
        engine.footer(std::string(kMore));
        engine.require_subcommand(0, 1);
        boneyard::engine::add_play(engine);
        boneyard::engine::add_bench(engine);
        boneyard::engine::add_tournament(engine);
        boneyard::engine::add_puzzles(engine);
        boneyard::engine::add_judge(engine);
        try {
            return run(engine, argc, argv);
        } catch (const CLI::ParseError& error) {
            std::cerr << "boneyard-engine: " << shown(in_one_sentence(error, engine)) << '\n';
            return kWrongArguments;
        }
    } catch (const std::exception& fault) {
        std::cerr << "boneyard-engine: " << shown(fault.what()) << '\n';
        return 1;
    }
}
