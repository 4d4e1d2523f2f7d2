// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/setup.h"
#include "protocol/json.h"

namespace boneyard::protocol {

Answer to_json(const kit::Record& record);

/// Throws Refusal with BadRecord.
kit::Record read_record(const Request& value);

}  // namespace boneyard::protocol
