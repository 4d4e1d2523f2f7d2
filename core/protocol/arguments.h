// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kit/setup.h"
#include "protocol/json.h"

/// Readers of a request's keys. Each throws Refusal when the key is missing or holds something else.
namespace boneyard::protocol {

/// What stands under `key`. Throws BadArgument when there is nothing; `right` says what there should be.
const Request& need(const Request& from, std::string_view key, std::string_view right);

/// A text. BadArgument.
const std::string& text_at(const Request& from, std::string_view key);

/// A whole number; one beyond the ints becomes the nearest int, which no range reaches. BadArgument.
int number_at(const Request& from, std::string_view key);

/// The deal number, 0 to 2^53-1. BadArgument.
std::uint64_t deal_at(const Request& from, std::string_view key);

/// An object of options, not yet checked against any game. BadOption.
kit::GivenOptions options_at(const Request& from, std::string_view key);

/// A list of tiles, one at least. BadDeck.
std::vector<std::string> deck_at(const Request& from, std::string_view key);

/// What a match starts from (a record that has no actions yet): `game` and `seats`, and where they are given
/// `deal`, `options` and `deck`. A deal that is left out stays 0.
kit::Record start_of(const Request& from);

}  // namespace boneyard::protocol
