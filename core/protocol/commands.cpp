// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/commands.h"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "bots/level.h"
#include "protocol/arguments.h"
#include "protocol/describe.h"
#include "protocol/record_json.h"
#include "protocol/refusal.h"
#include "registry.h"

namespace boneyard::protocol {

namespace {

/// The bots' only seed here. It must not come from the deal number, which no seat knows: a bot that is
/// asked twice about equal views answers the same.
constexpr std::uint64_t kBotSeed = 1;

/// A deal number that nobody chose: the one place where the engine is not deterministic.
std::uint64_t any_deal() {
    std::random_device source;
    const std::uint64_t high = source();
    return ((high << 32U) ^ source()) & kit::kMaxDeal;
}

void answer_games(const Request& /*request*/, Table& /*table*/, Answer& answer) {
    answer["games"] = describe_games();
}

void answer_new(const Request& request, Table& table, Answer& answer) {
    kit::Record start = start_of(request);
    if (!request.contains("deal")) start.deal = any_deal();
    table.match = value_of(new_match(start.game, start.seats, start.deal, start.options, start.deck));
    answer["state"] = to_json(describe(*table.match));
}

void answer_state(const Request& /*request*/, Table& table, Answer& answer) {
    answer["state"] = to_json(describe(*table.match));
}

void answer_view(const Request& request, Table& table, Answer& answer) {
    const int seat = number_at(request, "seat");
    const int seats = table.match->setup().seats;
    if (seat < 0 || seat >= seats) {
        throw Refusal(ErrorCode::BadArgument, "There is no seat " + shown(request["seat"]) +
                                                  ": the seats of this match are 0 to " +
                                                  std::to_string(seats - 1) + ".");
    }
    answer["view"] = to_json(describe(*table.match, static_cast<kit::Seat>(seat)));
}

void answer_legal(const Request& /*request*/, Table& table, Answer& answer) {
    answer["actions"] = table.match->legal();
}

void answer_play(const Request& request, Table& table, Answer& answer) {
    const kit::Events events = value_of(table.match->play(text_at(request, "action")));
    Answer list = Answer::array();
    for (const kit::Event& event : events) list.push_back(to_json(describe(event)));
    answer["events"] = std::move(list);
}

void answer_undo(const Request& /*request*/, Table& table, Answer& answer) {
    value_of(table.match->undo());
    answer["state"] = to_json(describe(*table.match));
}

/// The level, given as a number or as a word.
const bots::Level& level_of(const Request& request) {
    std::string known;
    for (const bots::Level& level : bots::levels()) {
        known += (known.empty() ? "" : ", ") + std::to_string(level.number) + " (\"" + std::string(level.id) +
                 "\")";
    }
    const std::string right = "the number or the name of a level: " + known;
    const Request& value = need(request, "level", right);
    const bots::Level* level = nullptr;
    if (value.is_string()) level = bots::find_level(value.get_ref<const std::string&>());
    if (value.is_number_integer()) level = bots::find_level(number_at(request, "level"));
    if (level == nullptr) {
        throw Refusal(ErrorCode::BadArgument,
                      "\"level\" is " + shown(value) + ", but must be " + right + ".");
    }
    return *level;
}

/// When the bot has to answer: never, where no time was named.
std::stop_token time_of(const Request& request, const Table& table) {
    if (!request.contains("ms")) return {};
    const int time = number_at(request, "ms");
    if (time <= 0) {
        throw Refusal(ErrorCode::BadArgument, "\"ms\" is " + shown(request["ms"]) +
                                                  ", but must be a whole number of milliseconds, 1 or more.");
    }
    return table.timer ? table.timer(std::chrono::milliseconds(time)) : std::stop_token{};
}

void answer_bot(const Request& request, Table& table, Answer& answer) {
    const bots::Level& level = level_of(request);
    const std::stop_token time = time_of(request, table);
    const kit::Match& match = *table.match;
    const kit::Status status = match.status();
    if (status.match_over()) {
        throw Refusal(ErrorCode::IllegalAction,
                      "The match is over, so there is no action for a bot to choose; "
                      "start another with \"new\".");
    }
    if (status.to_move == kit::kNobody) {
        answer["action"] = match.legal().front();  // nobody's: the next round, the same for every bot
        return;
    }
    auto action = make_bot(match, status.to_move, level.number, kBotSeed)(time);
    // The time may be up before it has begun: then one that takes none.
    if (!action) action = make_bot(match, status.to_move, bots::find_level("greedy")->number, kBotSeed)({});
    answer["action"] = *action;
}

void answer_record(const Request& /*request*/, Table& table, Answer& answer) {
    answer["record"] = to_json(table.match->record());
}

void answer_load(const Request& request, Table& table, Answer& answer) {
    const Request& record = need(request, "record", "a record, as \"record\" answers it");
    table.match = value_of(load_match(read_record(record)));
    answer["state"] = to_json(describe(*table.match));
}

void answer_quit(const Request& /*request*/, Table& table, Answer& /*answer*/) { table.done = true; }

struct Command {
    std::string_view name;
    bool needs_match;
    void (*run)(const Request& request, Table& table, Answer& answer);
};

constexpr std::array kCommands = {
    Command{"games", false, answer_games},  Command{"new", false, answer_new},
    Command{"state", true, answer_state},   Command{"view", true, answer_view},
    Command{"legal", true, answer_legal},   Command{"play", true, answer_play},
    Command{"undo", true, answer_undo},     Command{"bot", true, answer_bot},
    Command{"record", true, answer_record}, Command{"load", false, answer_load},
    Command{"quit", false, answer_quit},
};

const Command& command_of(const Request& request) {
    const auto cmd = request.find("cmd");
    if (cmd != request.end() && cmd->is_string()) {
        for (const Command& command : kCommands) {
            if (command.name == cmd->get_ref<const std::string&>()) return command;
        }
    }
    std::string known;
    for (const Command& command : kCommands) known += (known.empty() ? "" : ", ") + std::string(command.name);
    const std::string wrong =
        cmd == request.end() ? "The request has no \"cmd\"" : "There is no command " + shown(*cmd);
    throw Refusal(ErrorCode::UnknownCommand, wrong + ": \"cmd\" must be one of " + known + ".");
}

}  // namespace

void carry_out(const Request& request, Table& table, Answer& answer) {
    const Command& command = command_of(request);
    if (command.needs_match && table.match == nullptr) {
        throw Refusal(ErrorCode::NoGame, "There is no match yet for \"" + std::string(command.name) +
                                             "\": start one with \"new\" or \"load\".");
    }
    command.run(request, table, answer);
}

}  // namespace boneyard::protocol
