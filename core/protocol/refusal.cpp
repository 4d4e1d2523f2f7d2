// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/refusal.h"

namespace boneyard::protocol {

std::string_view code(kit::Fault fault) {
    switch (fault) {
        case kit::Fault::BadJson:
            return "bad_json";
        case kit::Fault::UnknownCommand:
            return "unknown_command";
        case kit::Fault::BadArgument:
            return "bad_argument";
        case kit::Fault::UnknownGame:
            return "unknown_game";
        case kit::Fault::BadOption:
            return "bad_option";
        case kit::Fault::BadSeats:
            return "bad_seats";
        case kit::Fault::BadDeck:
            return "bad_deck";
        case kit::Fault::NoGame:
            return "no_game";
        case kit::Fault::IllegalAction:
            return "illegal_action";
        case kit::Fault::BadRecord:
            return "bad_record";
        case kit::Fault::NothingToUndo:
            return "nothing_to_undo";
    }
    return "bad_argument";
}

}  // namespace boneyard::protocol
