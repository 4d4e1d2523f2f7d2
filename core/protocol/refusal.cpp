// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/refusal.h"

namespace boneyard::protocol {

ErrorCode code_of(kit::Fault fault) {
    switch (fault) {
        case kit::Fault::UnknownGame:
            return ErrorCode::UnknownGame;
        case kit::Fault::BadOption:
            return ErrorCode::BadOption;
        case kit::Fault::BadSeats:
            return ErrorCode::BadSeats;
        case kit::Fault::BadDeck:
            return ErrorCode::BadDeck;
        case kit::Fault::IllegalAction:
            return ErrorCode::IllegalAction;
        case kit::Fault::BadRecord:
            return ErrorCode::BadRecord;
        case kit::Fault::NothingToUndo:
            return ErrorCode::NothingToUndo;
    }
    return ErrorCode::BadArgument;
}

}  // namespace boneyard::protocol
