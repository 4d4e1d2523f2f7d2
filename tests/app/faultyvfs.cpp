// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "faultyvfs.h"

#include <cstddef>
#include <cstring>
#include <fstream>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "kit/rng.h"

namespace boneyard::test {

namespace {

using Kind = FaultyVfs::Kind;

struct File {
    sqlite3_file base;
    const char* path;  // in State::names; null: none of the store's
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

/// What was there before a write that has not been synced.
struct Before {
    sqlite3_int64 at;
    std::vector<char> bytes;
};

struct State {
    std::recursive_mutex guard;
    sqlite3_vfs* usual = nullptr;
    bool planned = false;
    bool fired = false;
    bool dead = false;
    Kind kind = Kind::IoError;
    int left = 0;
    kit::Rng chance{0};  // each plan seeds it
    std::array<long, FaultyVfs::kCalls> counts{};
    std::map<std::string, std::vector<Before>> unsynced;
};

State& state() {
    static State all;
    return all;
}

bool applies(Kind kind, FaultyVfs::Call call) {
    switch (kind) {
        case Kind::ShortRead:
            return call == FaultyVfs::Read;
        case Kind::ShortWrite:
            return call == FaultyVfs::Write;
        case Kind::Full:
            return call == FaultyVfs::Write || call == FaultyVfs::Sync || call == FaultyVfs::ShmMap;
        case Kind::IoError:
        case Kind::Crash:
            return true;
    }
    return true;
}

/// Counts a call on a file of the store, and says whether it fails.
bool fails(FaultyVfs::Call call) {
    State& all = state();
    ++all.counts[call];
    if (all.dead) return true;
    if (!all.planned || all.fired || !applies(all.kind, call)) return false;
    if (--all.left > 0) return false;
    all.fired = true;
    all.dead = all.kind == Kind::Crash;
    return true;
}

int code(int io) { return state().kind == Kind::Full ? SQLITE_FULL : io; }

bool isStores(const char* path) {
    return path != nullptr && std::strstr(path, ".sqlite") != nullptr &&
           std::strstr(path, ".broken") == nullptr;
}

File& own(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
const sqlite3_io_methods& methods(sqlite3_file* file) { return *own(file).real()->pMethods; }

int closeFile(sqlite3_file* file) { return methods(file).xClose(own(file).real()); }

int readFile(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
    const std::scoped_lock lock(state().guard);
    if (own(file).path != nullptr && fails(FaultyVfs::Read)) {
        if (state().kind != Kind::ShortRead) return SQLITE_IOERR_READ;
        std::memset(to, 0, static_cast<std::size_t>(count));
        return SQLITE_IOERR_SHORT_READ;
    }
    return methods(file).xRead(own(file).real(), to, count, at);
}

void remember(sqlite3_file* file, int count, sqlite3_int64 at) {
    Before before{at, std::vector<char>(static_cast<std::size_t>(count))};
    methods(file).xRead(own(file).real(), before.bytes.data(), count, at);
    state().unsynced[own(file).path].push_back(std::move(before));
}

int writeFile(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
    const std::scoped_lock lock(state().guard);
    if (own(file).path != nullptr) {
        const bool wrong = fails(FaultyVfs::Write);
        if (state().planned && state().kind == Kind::Crash && !state().dead) remember(file, count, at);
        if (wrong) {
            if (state().kind == Kind::ShortWrite) methods(file).xWrite(own(file).real(), from, count / 2, at);
            return code(SQLITE_IOERR_WRITE);
        }
    }
    return methods(file).xWrite(own(file).real(), from, count, at);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    const std::scoped_lock lock(state().guard);
    if (own(file).path != nullptr && fails(FaultyVfs::Truncate)) return SQLITE_IOERR_TRUNCATE;
    return methods(file).xTruncate(own(file).real(), size);
}

int syncFile(sqlite3_file* file, int flags) {
    const std::scoped_lock lock(state().guard);
    if (own(file).path != nullptr) {
        if (fails(FaultyVfs::Sync)) return code(SQLITE_IOERR_FSYNC);
        state().unsynced.erase(own(file).path);
    }
    return methods(file).xSync(own(file).real(), flags);
}

int fileSize(sqlite3_file* file, sqlite3_int64* size) {
    const std::scoped_lock lock(state().guard);
    if (own(file).path != nullptr && fails(FaultyVfs::FileSize)) return SQLITE_IOERR_FSTAT;
    return methods(file).xFileSize(own(file).real(), size);
}

int lockFile(sqlite3_file* file, int level) {
    const std::scoped_lock lock(state().guard);
    if (own(file).path != nullptr && fails(FaultyVfs::Lock)) return SQLITE_IOERR_LOCK;
    return methods(file).xLock(own(file).real(), level);
}

int unlockFile(sqlite3_file* file, int level) { return methods(file).xUnlock(own(file).real(), level); }

int checkReserved(sqlite3_file* file, int* answer) {
    return methods(file).xCheckReservedLock(own(file).real(), answer);
}

int controlFile(sqlite3_file* file, int what, void* with) {
    return methods(file).xFileControl(own(file).real(), what, with);
}

int sectorSize(sqlite3_file* file) { return methods(file).xSectorSize(own(file).real()); }
int traits(sqlite3_file* file) { return methods(file).xDeviceCharacteristics(own(file).real()); }

int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** where) {
    const std::scoped_lock lock(state().guard);
    if (own(file).path != nullptr && fails(FaultyVfs::ShmMap)) {
        *where = nullptr;
        return code(SQLITE_IOERR_SHMMAP);
    }
    return methods(file).xShmMap(own(file).real(), page, size, extend, where);
}

int lockShared(sqlite3_file* file, int offset, int count, int flags) {
    return methods(file).xShmLock(own(file).real(), offset, count, flags);
}

void barrier(sqlite3_file* file) { methods(file).xShmBarrier(own(file).real()); }
int unmapShared(sqlite3_file* file, int remove) { return methods(file).xShmUnmap(own(file).real(), remove); }

/// Of version 2: so no file is mapped into memory, where nothing could fail.
constexpr sqlite3_io_methods kMethods = {
    2,          closeFile,  readFile,      writeFile,   truncateFile, syncFile, fileSize,
    lockFile,   unlockFile, checkReserved, controlFile, sectorSize,   traits,   mapShared,
    lockShared, barrier,    unmapShared,   nullptr,     nullptr,
};

int openFile(sqlite3_vfs* /*vfs*/, const char* path, sqlite3_file* file, int flags, int* given) {
    const std::scoped_lock lock(state().guard);
    File& opened = own(file);
    opened.base.pMethods = nullptr;
    opened.path = isStores(path) ? path : nullptr;  // SQLite keeps it as long as the file
    if (opened.path != nullptr && fails(FaultyVfs::Open)) return SQLITE_CANTOPEN;
    sqlite3_file* real = opened.real();
    std::memset(real, 0, static_cast<std::size_t>(state().usual->szOsFile));
    const int result = state().usual->xOpen(state().usual, path, real, flags, given);
    if (real->pMethods != nullptr) opened.base.pMethods = &kMethods;
    return result;
}

int deleteFile(sqlite3_vfs* /*vfs*/, const char* path, int sync) {
    const std::scoped_lock lock(state().guard);
    if (isStores(path)) {
        if (fails(FaultyVfs::Delete)) return SQLITE_IOERR_DELETE;
        state().unsynced.erase(path);
    }
    return state().usual->xDelete(state().usual, path, sync);
}

int accessFile(sqlite3_vfs* /*vfs*/, const char* path, int flags, int* answer) {
    const std::scoped_lock lock(state().guard);
    if (isStores(path) && fails(FaultyVfs::Access)) return SQLITE_IOERR_ACCESS;
    return state().usual->xAccess(state().usual, path, flags, answer);
}

}  // namespace

void FaultyVfs::install() {
    if (state().usual != nullptr) return;
    state().usual = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs shim;
    shim = *state().usual;  // what is not named below goes there as it is
    shim.zName = "faulty";
    shim.pNext = nullptr;
    shim.szOsFile = static_cast<int>(sizeof(File)) + state().usual->szOsFile;
    shim.xOpen = openFile;
    shim.xDelete = deleteFile;
    shim.xAccess = accessFile;
    sqlite3_vfs_register(&shim, 1);
}

void FaultyVfs::plan(Kind kind, int nth, std::uint32_t seed) {
    const std::scoped_lock lock(state().guard);
    state().kind = kind;
    state().left = nth;
    state().fired = state().dead = false;
    state().planned = true;
    state().unsynced.clear();
    state().chance = kit::Rng(seed);
}

void FaultyVfs::mend() {
    const std::scoped_lock lock(state().guard);
    state().planned = state().dead = false;
}

bool FaultyVfs::fired() {
    const std::scoped_lock lock(state().guard);
    return state().fired;
}

void FaultyVfs::loseUnsynced() {
    const std::scoped_lock lock(state().guard);
    for (auto& [path, writes] : state().unsynced) {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        // From the last to the first: what a lost one wrote over comes back.
        for (auto write = writes.rbegin(); file && write != writes.rend(); ++write) {
            if (state().chance.below(2) == 0) continue;
            file.seekp(write->at);
            file.write(write->bytes.data(), static_cast<std::streamsize>(write->bytes.size()));
        }
    }
    state().unsynced.clear();
}

const std::array<long, FaultyVfs::kCalls>& FaultyVfs::counts() { return state().counts; }

const char* FaultyVfs::name(int call) {
    constexpr std::array<const char*, kCalls> kNames = {"open",     "read",         "write",  "sync",
                                                        "truncate", "delete",       "access", "file size",
                                                        "lock",     "shared memory"};
    return kNames[static_cast<std::size_t>(call)];
}

}  // namespace boneyard::test
