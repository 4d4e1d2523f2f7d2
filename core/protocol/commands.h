// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "kit/match.h"
#include "protocol/json.h"
#include "protocol/session.h"

namespace boneyard::protocol {

/// What a session has before it: a match, once one was started, and whether it was told to end.
struct Table {
    std::unique_ptr<kit::Match> match;
    Timer timer;
    bool done = false;
};

/// Does what `request` asks and adds what it answers. Throws Refusal, and has changed nothing then.
void carry_out(const Request& request, Table& table, Answer& answer);

/// What `games` answers.
Answer describe_games();

}  // namespace boneyard::protocol
