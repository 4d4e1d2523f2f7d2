// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "kit/result.h"
#include "kit/setup.h"

namespace boneyard::protocol {

/// The record as one line of JSON: what the protocol answers, and what a saved match is.
std::string record_text(const kit::Record& record);

/// Reads what record_text wrote. Fault: BadRecord. Keys it does not know are passed over, so that a later
/// version may add some. Whether the actions are legal is for load_match to say.
kit::Result<kit::Record> parse_record(std::string_view text);

}  // namespace boneyard::protocol
