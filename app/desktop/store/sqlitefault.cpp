// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/sqlitefault.h"

#include <QSqlError>

namespace boneyard::ui {

namespace {

// SQLite's result codes; the longer ones begin with these in the last byte.
constexpr int kLocked = 6;
constexpr int kReadOnly = 8;
constexpr int kIo = 10;
constexpr int kCorrupt = 11;
constexpr int kFull = 13;
constexpr int kCannotOpen = 14;
constexpr int kNotADatabase = 26;
constexpr int kCodeMask = 0xff;

}  // namespace

SqliteFault sqliteFault(const QSqlError& error) {
    using Kind = SqliteFault::Kind;
    switch (error.nativeErrorCode().toInt() & kCodeMask) {
        case kNotADatabase:
            return {Kind::Damaged, StoreProblem::Why::NoStore};
        case kCorrupt:
            return {Kind::Damaged};
        case kSqliteBusy:
        case kLocked:
            return {Kind::Busy};
        case kFull:
            return {Kind::Full};
        case kReadOnly:
            return {Kind::ReadOnly};
        case kCannotOpen:
            return {Kind::CannotOpen};
        case kIo:
            return {Kind::Io};
        default:
            return {Kind::Other};
    }
}

StoreProblem problemOf(SqliteFault::Kind fault, const QString& file) {
    using Fault = SqliteFault::Kind;
    using Kind = StoreProblem::Kind;
    switch (fault) {
        case Fault::None:
            return {};
        case Fault::Damaged:
            return {Kind::Unreadable, file};
        case Fault::Busy:
            return {Kind::InUse, file};
        case Fault::Full:
            return {Kind::Full, file};
        case Fault::ReadOnly:
        case Fault::CannotOpen:
            return {Kind::ReadOnly, file};
        case Fault::Io:
        case Fault::Other:
            return {Kind::Broken, file};
    }
    return {};
}

}  // namespace boneyard::ui
