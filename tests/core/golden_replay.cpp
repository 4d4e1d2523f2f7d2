// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT

// Replays golden matches: golden_replay FOLDER. Every line of every .jsonl file there is a request and the
// answer it must get. golden_replay PAGE.md holds the conversation on a page against the engine: after each
// line
// "> request" the line "< answer". Standard library only, so that it runs wherever the core does.

#include <algorithm>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "protocol/json.h"
#include "protocol/session.h"

namespace {

namespace fs = std::filesystem;
using Json = boneyard::protocol::Request;  // sorted keys: their order has no meaning

/// True when the answers are the same. A text "..." stands for anything.
bool same(const Json& expected, const Json& answer) {
    if (expected == "...") return true;
    if (expected.type() != answer.type() && !(expected.is_number_integer() && answer.is_number_integer()))
        return false;
    if (!expected.is_structured()) return expected == answer;
    if (expected.size() != answer.size()) return false;
    if (expected.is_array()) return std::equal(expected.begin(), expected.end(), answer.begin(), same);
    for (const auto& [key, value] : expected.items()) {
        const auto found = answer.find(key);
        if (found == answer.end() || !same(value, *found)) return false;
    }
    return true;
}

/// How many requests were replayed. Throws at the first answer that differs.
int replay(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    boneyard::protocol::Session session;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        const Json pair = Json::parse(line);
        const Json answer = Json::parse(session.answer(pair.at("request").dump()));
        if (!same(pair.at("answer"), answer)) {
            throw std::runtime_error("line " + std::to_string(number) + " differs.\n  request  " +
                                     pair.at("request").dump() + "\n  expected " + pair.at("answer").dump() +
                                     "\n  answered " + answer.dump());
        }
    }
    if (number == 0) throw std::runtime_error("there is nothing in it.");
    return number;
}

std::vector<fs::path> golden_files(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    if (files.empty()) throw std::runtime_error("there are no golden matches in " + folder.string() + ".");
    return files;
}

int replay_all(const fs::path& folder) {
    int failed = 0;
    int requests = 0;
    const std::vector<fs::path> files = golden_files(folder);
    for (const fs::path& file : files) {
        try {
            requests += replay(file);
        } catch (const std::exception& fault) {
            ++failed;
            std::cerr << file.filename().string() << ": " << fault.what() << '\n';
        }
    }
    std::cout << files.size() - static_cast<std::size_t>(failed) << " of " << files.size()
              << " golden matches replayed, " << requests << " requests.\n";
    return failed == 0 ? 0 : 1;
}

[[noreturn]] void fail_at(int line, const std::string& what) {
    throw std::runtime_error("line " + std::to_string(line) + " " + what);
}

/// Has the conversation that a page shows. An answer is the one shown, byte for byte, or shown as "...".
int converse(const fs::path& page) {
    std::ifstream file(page, std::ios::binary);
    boneyard::protocol::Session session;
    int number = 0;
    int requests = 0;
    for (std::string request; std::getline(file, request);) {
        ++number;
        if (request.rfind("> ", 0) != 0) continue;
        std::string shown;
        std::getline(file, shown);
        ++number;
        if (shown.rfind("< ", 0) != 0) fail_at(number, "shows no answer to the request above it.");
        const std::string answer = session.answer(request.substr(2));
        if (shown != "< ..." && shown != "< " + answer) fail_at(number, "differs.\n  answered " + answer);
        ++requests;
    }
    if (requests == 0) throw std::runtime_error("there is no conversation in " + page.string() + ".");
    std::cout << "The page and the engine agree on " << requests << " requests.\n";
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    try {
        if (argc != 2) throw std::runtime_error("it takes one folder of .jsonl files, or one page.");
        const fs::path path = argv[1];
        return path.extension() == ".md" ? converse(path) : replay_all(path);
    } catch (const std::exception& fault) {
        std::cerr << "golden_replay: " << fault.what() << '\n';
        return 2;
    }
}
