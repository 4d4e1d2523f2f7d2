// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/words.h"

namespace boneyard::protocol {

std::string_view word(kit::Phase phase) {
    switch (phase) {
        case kit::Phase::Play:
            return "play";
        case kit::Phase::Auction:
            return "auction";
        case kit::Phase::Naming:
            return "colour";
        case kit::Phase::Bets:
            return "bets";
        case kit::Phase::Final:
            return "final";
        case kit::Phase::Upcard:
            return "upcard";
        case kit::Phase::Draw:
            return "draw";
        case kit::Phase::Meld:
            return "meld";
        case kit::Phase::RoundOver:
            return "round_over";
        case kit::Phase::MatchOver:
            return "match_over";
    }
    return {};
}

std::string_view word(kit::EventType type) {
    switch (type) {
        case kit::EventType::Deal:
            return "deal";
        case kit::EventType::Place:
            return "place";
        case kit::EventType::Draw:
            return "draw";
        case kit::EventType::Pass:
            return "pass";
        case kit::EventType::Turn:
            return "turn";
        case kit::EventType::Score:
            return "score";
        case kit::EventType::Points:
            return "points";
        case kit::EventType::RoundOver:
            return "round_over";
        case kit::EventType::MatchOver:
            return "match_over";
        case kit::EventType::Take:
            return "take";
        case kit::EventType::Discard:
            return "discard";
        case kit::EventType::Meld:
            return "meld";
        case kit::EventType::Add:
            return "add";
        case kit::EventType::Swap:
            return "swap";
        case kit::EventType::Knock:
            return "knock";
        case kit::EventType::Bid:
            return "bid";
        case kit::EventType::Fold:
            return "fold";
        case kit::EventType::NameSuit:
            return "colour";
        case kit::EventType::Bet:
            return "bet";
        case kit::EventType::Hold:
            return "hold";
        case kit::EventType::BringBack:
            return "reenter";
        case kit::EventType::Eliminated:
            return "eliminated";
    }
    return {};
}

std::string_view word(ErrorCode code) {
    switch (code) {
        case ErrorCode::BadJson:
            return "bad_json";
        case ErrorCode::UnknownCommand:
            return "unknown_command";
        case ErrorCode::BadArgument:
            return "bad_argument";
        case ErrorCode::UnknownGame:
            return "unknown_game";
        case ErrorCode::BadOption:
            return "bad_option";
        case ErrorCode::BadSeats:
            return "bad_seats";
        case ErrorCode::BadDeck:
            return "bad_deck";
        case ErrorCode::NoGame:
            return "no_game";
        case ErrorCode::IllegalAction:
            return "illegal_action";
        case ErrorCode::BadRecord:
            return "bad_record";
        case ErrorCode::NothingToUndo:
            return "nothing_to_undo";
    }
    return {};
}

}  // namespace boneyard::protocol
