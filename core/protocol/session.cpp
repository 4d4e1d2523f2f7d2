// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/session.h"

#include <exception>
#include <utility>

#include "protocol/commands.h"
#include "protocol/refusal.h"
#include "protocol/words.h"

namespace boneyard::protocol {

namespace {

Answer refused(ErrorCode code, const char* message) {
    return {{"ok", false}, {"error", word(code)}, {"message", message}};
}

Request read(std::string_view line) {
    if (line.size() > Session::kMaxLine) {
        throw Refusal(ErrorCode::BadJson, "The line is too long: a request has at most " +
                                              std::to_string(Session::kMaxLine) + " bytes.");
    }
    return parse(line);
}

Answer respond(const Request& request, Table& table) {
    try {
        Answer answer = {{"ok", true}};
        carry_out(request, table, answer);
        return answer;
    } catch (const Refusal& refusal) {
        return refused(refusal.code(), refusal.what());
    }
}

}  // namespace

Session::Session(Timer timer) : table_(std::make_unique<Table>()) { table_->timer = std::move(timer); }
Session::~Session() = default;

std::string Session::answer(std::string_view line) {
    try {
        const Request request = read(line);
        Answer answer = respond(request, *table_);
        if (const auto id = request.find("id"); id != request.end()) answer["id"] = *id;
        return dump(answer);
    } catch (const Refusal& refusal) {
        return dump(refused(refusal.code(), refusal.what()));
    } catch (const std::exception& fault) {  // out of memory, and whatever nobody thought of
        return dump(refused(ErrorCode::BadArgument, fault.what()));
    }
}

bool Session::done() const { return table_->done; }

}  // namespace boneyard::protocol
