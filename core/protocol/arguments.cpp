// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/arguments.h"

#include <algorithm>
#include <limits>

#include "protocol/refusal.h"
#include "registry.h"

namespace boneyard::protocol {

namespace {

Refusal wrong(ErrorCode code, std::string_view key, const Request& value, std::string_view right) {
    return {code,
            "\"" + std::string(key) + "\" is " + shown(value) + ", but must be " + std::string(right) + "."};
}

/// Of a whole number: the number itself, or the int nearest to it. No range that is asked for reaches so far.
int nearest_int(const Request& value) {
    constexpr std::int64_t kLeast = std::numeric_limits<int>::min();
    constexpr std::int64_t kMost = std::numeric_limits<int>::max();
    if (value.is_number_unsigned()) {
        return static_cast<int>(std::min(value.get<std::uint64_t>(), static_cast<std::uint64_t>(kMost)));
    }
    return static_cast<int>(std::max(value.get<std::int64_t>(), kLeast));
}

/// A whole number that an int holds.
bool is_int(const Request& value) { return value.is_number_integer() && value == nearest_int(value); }

/// How many seats a match of that game has. Whether it can be so many, the match knows best; but what no int
/// holds would reach it as another number.
int seats_at(const Request& from, const kit::GameInfo& game) {
    const int seats = number_at(from, "seats");
    if (is_int(from.at("seats"))) return seats;
    throw wrong(
        ErrorCode::BadSeats, "seats", from.at("seats"),
        "a whole number from " + std::to_string(game.min_seats) + " to " + std::to_string(game.max_seats));
}

/// The value as options hold them. What no option can be is kept as the text of its JSON: the check
/// against the game's schema refuses it then, and names what the option takes.
kit::OptionValue option_value(const Request& value) {
    if (value.is_boolean()) return value.get<bool>();
    if (value.is_string()) return value.get<std::string>();
    if (is_int(value)) return nearest_int(value);
    return shown(value);
}

}  // namespace

const Request& need(const Request& from, std::string_view key, std::string_view right) {
    const auto found = from.find(key);
    if (found == from.end()) {
        throw Refusal(ErrorCode::BadArgument,
                      "\"" + std::string(key) + "\" is missing: it must be " + std::string(right) + ".");
    }
    return *found;
}

const std::string& text_at(const Request& from, std::string_view key) {
    constexpr std::string_view kRight = "a text";
    const Request& value = need(from, key, kRight);
    if (!value.is_string()) throw wrong(ErrorCode::BadArgument, key, value, kRight);
    return value.get_ref<const std::string&>();
}

int number_at(const Request& from, std::string_view key) {
    constexpr std::string_view kRight = "a whole number";
    const Request& value = need(from, key, kRight);
    if (!value.is_number_integer()) throw wrong(ErrorCode::BadArgument, key, value, kRight);
    return nearest_int(value);
}

std::uint64_t deal_at(const Request& from, std::string_view key) {
    constexpr std::string_view kRight = "a whole number from 0 to 9007199254740991";
    const Request& value = need(from, key, kRight);
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > kit::kMaxDeal) {
        throw wrong(ErrorCode::BadArgument, key, value, kRight);
    }
    return value.get<std::uint64_t>();
}

kit::GivenOptions options_at(const Request& from, std::string_view key) {
    constexpr std::string_view kRight = "an object of options, such as {\"target\":0}";
    const Request& value = need(from, key, kRight);
    if (!value.is_object()) throw wrong(ErrorCode::BadOption, key, value, kRight);
    kit::GivenOptions options;
    for (const auto& [id, given] : value.items()) options.emplace_back(id, option_value(given));
    return options;
}

std::vector<std::string> deck_at(const Request& from, std::string_view key) {
    constexpr std::string_view kRight = "the list of all the game's tiles, as texts";
    const Request& value = need(from, key, kRight);
    const auto is_text = [](const Request& item) { return item.is_string(); };
    // An empty deck stands for "shuffled" inside the kit, so it must not get there.
    if (!value.is_array() || value.empty() || !std::all_of(value.begin(), value.end(), is_text)) {
        throw wrong(ErrorCode::BadDeck, key, value, kRight);
    }
    return value.get<std::vector<std::string>>();
}

kit::Record start_of(const Request& from) {
    kit::Record start;
    start.game = text_at(from, "game");
    const GameEntry* game = find_game(start.game);
    if (game == nullptr) throw Refusal(no_such_game(start.game));
    start.seats = seats_at(from, game->info);
    if (from.contains("deal")) start.deal = deal_at(from, "deal");
    if (from.contains("options")) start.options = options_at(from, "options");
    if (from.contains("deck")) start.deck = deck_at(from, "deck");
    return start;
}

}  // namespace boneyard::protocol
