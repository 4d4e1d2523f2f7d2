// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "kit/data.h"
#include "kit/options.h"

namespace boneyard::protocol {

/// What was asked. Its keys are sorted, so that a line with a million keys takes no million steps for each.
using Request = nlohmann::json;

/// What is answered, its keys in the order in which they were set: people read along.
using Answer = nlohmann::ordered_json;

/// Lists and objects may lie this deep in each other. The JSON library recurses when it copies and writes,
/// so that without a limit a line of brackets would exhaust the stack.
inline constexpr int kMaxDepth = 200;

/// Reads a line. Throws Refusal with BadJson.
Request parse(std::string_view line);

/// Writes one line, without its end. Never throws for what a text holds: bad UTF-8 is replaced.
std::string dump(const Answer& answer);

/// A value as a message shows it: as JSON, and cut when it is long.
std::string shown(const Request& value);

Answer to_json(const kit::Data& data);
Answer to_json(const kit::OptionValue& value);
Answer to_json(const kit::GivenOptions& options);

}  // namespace boneyard::protocol
