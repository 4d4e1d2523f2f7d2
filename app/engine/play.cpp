// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "play.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <iostream>
#include <memory>
#include <random>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "arguments.h"
#include "protocol/describe.h"
#include "protocol/words.h"
#include "registry.h"

namespace boneyard::engine {

namespace {

constexpr kit::Seat kPerson = 0;

/// What the status lines say already, or what does not change.
bool told_elsewhere(std::string_view key) {
    constexpr std::array<std::string_view, 13> kKeys = {
        "game",         "seats", "deal",  "options",     "phase",       "round",  "to_move",
        "round_scores", "hands", "stock", "hand_counts", "stock_count", "scores",
    };
    for (const std::string_view known : kKeys) {
        if (known == key) return true;
    }
    return false;
}

std::string plain(const kit::Data& data);

std::string plain_list(const kit::Data::List& list) {
    std::string text;
    for (const kit::Data& item : list) text += (text.empty() ? "" : ", ") + plain(item);
    return text.empty() ? "none" : text;
}

/// What an object has to say: keys that are null or false are left out.
std::string plain_object(const kit::Data::Object& object) {
    std::string text;
    for (const auto& [key, value] : object) {
        if (value.is_null() || value == kit::Data(false)) continue;
        text += (text.empty() ? "" : " ") + key;
        if (value != kit::Data(true)) text += " " + plain(value);
    }
    return "(" + text + ")";
}

/// Any data in words.
std::string plain(const kit::Data& data) {
    return data.visit([](const auto& value) -> std::string {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, std::monostate>) {
            return "none";
        } else if constexpr (std::is_same_v<Value, bool>) {
            return value ? "yes" : "no";
        } else if constexpr (std::is_same_v<Value, std::int64_t>) {
            return std::to_string(value);
        } else if constexpr (std::is_same_v<Value, std::string>) {
            return value;
        } else if constexpr (std::is_same_v<Value, kit::Data::List>) {
            return plain_list(value);
        } else {
            return plain_object(value);
        }
    });
}

void show_event(const kit::Event& event) {
    std::cout << "  ";
    if (event.seat != kit::kNobody) std::cout << "seat " << int{event.seat} << ": ";
    std::cout << protocol::word(event.type);
    if (!event.tile.empty()) std::cout << ' ' << event.tile;
    if (event.points != 0) std::cout << ' ' << event.points;
    if (!event.why.empty()) std::cout << " (" << event.why << ')';
    for (const auto& [key, value] : event.more) std::cout << ' ' << key << ' ' << plain(value);
    std::cout << '\n';
}

void show_per_seat(std::string_view title, const kit::PerSeat<int>& values, int seats) {
    std::cout << title;
    for (int seat = 0; seat < seats; ++seat) std::cout << ' ' << values[static_cast<std::size_t>(seat)];
    std::cout << '\n';
}

void show_table(const kit::Match& match) {
    const kit::Status status = match.status();
    std::cout << "\nRound " << status.round << ", " << protocol::word(status.phase) << '\n';
    show_per_seat("scores:", status.scores, status.seats);
    show_per_seat("tiles in hand:", status.hand_counts, status.seats);
    std::cout << "stock: " << status.stock_count << '\n';
    const kit::Data view = protocol::describe(match, kPerson);
    view.visit([](const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, kit::Data::Object>) {
            for (const auto& [key, held] : value) {
                if (!told_elsewhere(key)) std::cout << key << ": " << plain(held) << '\n';
            }
        }
    });
    view["hands"].visit([](const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, kit::Data::List>) {
            std::cout << "your hand: " << plain(value[kPerson]) << '\n';
        }
    });
}

void show_actions(const std::vector<std::string>& actions) {
    for (std::size_t i = 0; i < actions.size(); ++i) std::cout << "  " << i + 1 << ") " << actions[i] << '\n';
}

/// The action that was typed: its number in the list, or its text.
std::string meant(const std::string& typed, const std::vector<std::string>& actions) {
    std::size_t number = 0;
    const char* const end = typed.data() + typed.size();
    const auto [after, fault] = std::from_chars(typed.data(), end, number);
    const bool is_number = fault == std::errc{} && after == end && number >= 1 && number <= actions.size();
    return is_number ? actions[number - 1] : typed;
}

/// Plays, and shows what happened. False when it was not legal.
bool play_one(kit::Match& match, const std::string& action) {
    const auto events = match.play(action);
    if (!events) {
        std::cout << events.error().message << '\n';
        return false;
    }
    for (const kit::Event& event : *events) show_event(event);
    return true;
}

/// Asks the person until an action was played. False at the end of input.
bool ask(kit::Match& match) {
    show_table(match);
    const std::vector<std::string> actions = match.legal();
    show_actions(actions);
    std::string typed;
    do {
        std::cout << "Your action, as number or text: " << std::flush;
        if (!std::getline(std::cin, typed)) return false;
        if (!typed.empty() && typed.back() == '\r') typed.pop_back();
    } while (!play_one(match, meant(typed, actions)));
    return true;
}

void play_out(kit::Match& match, int level) {
    while (!match.status().match_over()) {
        const kit::Seat mover = match.status().to_move;
        if (mover == kPerson || mover == kit::kNobody) {
            if (!ask(match)) {
                std::cout << "\nEnd of input: the match is left as it is.\n";
                return;
            }
        } else {
            const auto action = make_bot(match, mover, level, match.setup().deal)({});
            std::cout << "seat " << int{mover} << " plays " << *action << '\n';
            play_one(match, *action);
        }
    }
    show_table(match);
}

/// What the command line says.
struct PlayArguments {
    Wanted wanted;
    std::string level = "greedy";
};

std::vector<std::string> level_ids() {
    std::vector<std::string> ids;
    for (const bots::Level& level : bots::levels()) ids.emplace_back(level.id);
    return ids;
}

void play(const PlayArguments& arguments) {
    const bots::Level& level = *bots::find_level(arguments.level);
    const auto match = arguments.wanted.match_of(*find_game(arguments.wanted.game));
    const kit::Setup& setup = match->setup();
    std::cout << kit::english(match->info().name) << ", " << setup.seats << " seats, deal " << setup.deal
              << "; you are seat 0, the others are bots (" << level.id << ").\n";
    play_out(*match, level.number);
}

}  // namespace

void add_play(CLI::App& engine) {
    CLI::App& command = *engine.add_subcommand("play", "play a match in the terminal, against bots");
    const auto arguments = std::make_shared<PlayArguments>();
    Wanted& wanted = arguments->wanted;
    wanted.deal = std::random_device{}();
    command.add_option("GAME", wanted.game, "the game's id")->required()->check(a_game())->option_text(" ");
    wanted.add_seats(command);
    wanted.add_deal(command);
    wanted.add_options(command);
    command.add_option("--level", arguments->level, "how strong the bots are (greedy)")
        ->check(CLI::IsMember(level_ids()))
        ->option_text("NAME");
    command.final_callback([arguments] { play(*arguments); });
}

}  // namespace boneyard::engine
