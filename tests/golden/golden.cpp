// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT

// Golden matches: a line is {"request": .., "answer": ..}. In an answer "..." stands for anything.
//   golden requests MATCH             prints the requests, for the engine
//   golden compare MATCH ANSWERS      compares what the engine said with what MATCH says
//   golden join REQUESTS ANSWERS      prints a new MATCH
#include <cstddef>
#include <exception>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

using nlohmann::json;

std::vector<json> read_lines(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot open " + path);
    std::vector<json> lines;
    for (std::string line; std::getline(file, line);) {
        if (line.find_first_not_of(" \r") != std::string::npos) lines.push_back(json::parse(line));
    }
    return lines;
}

bool matches(const json& expected, const json& actual) {
    if (expected == "...") return true;
    if (expected.type() != actual.type()) return expected == actual;
    if (!expected.is_structured()) return expected == actual;
    if (expected.size() != actual.size()) return false;
    if (expected.is_array()) {
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (!matches(expected[i], actual[i])) return false;
        }
        return true;
    }
    for (const auto& [key, value] : expected.items()) {
        if (!actual.contains(key) || !matches(value, actual[key])) return false;
    }
    return true;
}

int compare(const std::vector<json>& match, const std::vector<json>& answers) {
    int faults = 0;
    for (std::size_t i = 0; i < match.size() && i < answers.size(); ++i) {
        if (matches(match[i].at("answer"), answers[i])) continue;
        std::cerr << "request " << i + 1 << ": " << match[i].at("request") << "\n  expected "
                  << match[i].at("answer") << "\n  but was  " << answers[i] << '\n';
        if (++faults == 3) break;  // what follows from the first is of no interest
    }
    if (match.size() != answers.size()) {
        std::cerr << match.size() << " requests, but " << answers.size() << " answers\n";
        ++faults;
    }
    return faults == 0 ? 0 : 1;
}

int run(const std::vector<std::string>& arguments) {
    const std::string_view command = arguments.empty() ? std::string_view{} : arguments[0];
    if (command == "requests" && arguments.size() == 2) {
        for (const json& line : read_lines(arguments[1])) std::cout << line.at("request") << '\n';
        return 0;
    }
    if (command == "compare" && arguments.size() == 3) {
        return compare(read_lines(arguments[1]), read_lines(arguments[2]));
    }
    if (command == "join" && arguments.size() == 3) {
        const auto requests = read_lines(arguments[1]);
        const auto answers = read_lines(arguments[2]);
        for (std::size_t i = 0; i < requests.size() && i < answers.size(); ++i) {
            std::cout << json{{"request", requests[i]}, {"answer", answers[i]}} << '\n';
        }
        return requests.size() == answers.size() ? 0 : 1;
    }
    std::cerr << "golden requests MATCH | golden compare MATCH ANSWERS | golden join REQUESTS ANSWERS\n";
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        return run({argv + 1, argv + argc});
    } catch (const std::exception& error) {
        std::cerr << "golden: " << error.what() << '\n';
        return 2;
    }
}
