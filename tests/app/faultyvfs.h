// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <sqlite3.h>

#include <array>
#include <cstdint>

namespace boneyard::test {

/// A file system for SQLite that is the usual one until something goes wrong in it, as planned. It is
/// registered as the default, so that the product needs to know nothing of it; while no fault is planned it
/// only passes on. Calls are counted over all files of the store, but not of the locks beside it.
class FaultyVfs {
public:
    enum class Kind {
        IoError,     ///< the call fails
        Full,        ///< as on a full disk
        ShortRead,   ///< fewer bytes than asked for
        ShortWrite,  ///< half of it is written, and it is said so
        Crash,       ///< nothing works from then on, and what was not synced is lost in part
    };
    enum Call { Open, Read, Write, Sync, Truncate, Delete, Access, FileSize, Lock, ShmMap };
    static constexpr int kCalls = ShmMap + 1;

    /// For the rest of the program.
    static void install();

    /// The nth call from now on fails, if its kind can.
    static void plan(Kind kind, int nth, std::uint32_t seed);
    /// All works from now on.
    static void mend();

    static bool fired();
    /// After a crash, when all connections are closed: what was not synced goes, by the seed.
    static void loseUnsynced();

    static const std::array<long, kCalls>& counts();
    static const char* name(int call);
};

}  // namespace boneyard::test
