// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "serve.h"

#include <chrono>
#include <stdexcept>

#include "alarm.h"
#include "lines.h"
#include "protocol/session.h"

namespace boneyard::engine {

int serve() {
    outlive_readers();
    Alarm alarm;
    protocol::Session session([&alarm](std::chrono::milliseconds time) { return alarm.in(time); });
    LineReader requests(0, protocol::Session::kMaxLine);
    Writer answers(1);
    while (answers.open() && !session.done()) {
        const auto request = requests.next();
        if (!request) break;
        answers.add(session.answer(*request));
        // Whoever waits for this answer before asking again must get it; whoever has asked more already can
        // wait.
        if (!requests.ready()) answers.flush();
    }
    answers.flush();
    if (answers.at_fault()) throw std::runtime_error("The answers cannot be written to standard output.");
    return 0;
}

}  // namespace boneyard::engine
