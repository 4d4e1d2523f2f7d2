// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bench.h"
#include "flags.h"
#include "play.h"
#include "serve.h"
#include "tournament.h"

namespace {

constexpr std::string_view kHelp =
    R"(Usage: boneyard-engine                answer the engine protocol: JSON, a line each, on standard input
       boneyard-engine play GAME      play a match in the terminal, against bots
         --seats N --deal N --level NAME --option KEY=VALUE
       boneyard-engine bench          measure random rounds and actions a second, a line for each game and seats
         --game ID --seats N --option KEY=VALUE --seconds X --runs N (shows min/median/max)
       boneyard-engine tournament     let levels of bots play against each other, every deal from each seat
         --game ID --seats N --option KEY=VALUE --levels A,B,.. --pairs next|all --unit match|round
         --deals N --deal FIRST --seed N --jobs N --json FILE (- for standard output)
       boneyard-engine --help | --version
The games and their options are what {"cmd":"games"} answers.
)";

int run(const std::vector<std::string>& arguments) {
    using namespace boneyard::engine;
    if (arguments.empty()) return serve();
    const std::string& command = arguments.front();
    const std::vector<std::string> rest(arguments.begin() + 1, arguments.end());
    if (command == "play") return play(rest);
    if (command == "bench") return bench(rest);
    if (command == "tournament") return tournament(rest);
    const bool help = command == "--help" || command == "-h";
    if (!help && command != "--version") {
        throw UsageError("There is no \"" + command +
                         "\": it is play, bench, tournament, --help, --version, or nothing at all.");
    }
    if (!rest.empty()) throw UsageError("\"" + command + "\" takes nothing after it.");
    std::cout << (help ? kHelp : "boneyard-engine " BONEYARD_VERSION "\n") << std::flush;
    if (!std::cout) throw std::runtime_error("Standard output cannot be written to.");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run({argv + (argc > 0 ? 1 : 0), argv + argc});
    } catch (const boneyard::engine::UsageError& wrong) {
        std::cerr << "boneyard-engine: " << wrong.what() << '\n';
        return 2;
    } catch (const std::exception& fault) {
        std::cerr << "boneyard-engine: " << fault.what() << '\n';
        return 1;
    }
}
