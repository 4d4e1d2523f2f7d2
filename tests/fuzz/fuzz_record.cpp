// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Records of matches: what can be read is written and read again as the same, and is played or refused.
#include "input.h"
#include "protocol/record.h"
#include "registry.h"

using boneyard::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const boneyard::fuzz::Input input(data, size);
    const auto record = boneyard::protocol::parse_record(input.rest());
    if (!record) {
        require(!record.error().message.empty(), "a refusal says why");
        return 0;
    }
    const std::string written = boneyard::protocol::record_text(*record);
    const auto again = boneyard::protocol::parse_record(written);
    require(again && boneyard::protocol::record_text(*again) == written,
            "a record is read as it was written");
    const auto match = boneyard::load_match(*record);
    require(match || !match.error().message.empty(), "a refusal says why");
    if (match) require((*match)->actions() == record->actions, "all of it was played");
    return 0;
}
