// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Lines of the engine protocol: each gets one line, and the session lives on.
#include <string>

#include "input.h"
#include "protocol/session.h"

namespace {

constexpr int kMostLines = 40;

/// Every bot that is given a time finds it over; one that is given none would take its own.
std::stop_token over(std::chrono::milliseconds /*time*/) {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

bool takes_its_time(std::string_view line) {
    return line.find("bot") != std::string_view::npos && line.find("\"ms\"") == std::string_view::npos;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    boneyard::fuzz::Input input(data, size);
    boneyard::protocol::Session session(over);
    for (int i = 0; i < kMostLines && !input.empty() && !session.done(); ++i) {
        const std::string_view line = input.line();
        if (takes_its_time(line)) continue;
        const std::string answer = session.answer(line);
        boneyard::fuzz::require(!answer.empty() && answer.find('\n') == std::string::npos,
                                "one line answers one");
    }
    return 0;
}
