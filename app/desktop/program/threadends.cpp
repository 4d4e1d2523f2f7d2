// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <pthread.h>

#include <thread>

/// With GCC for Windows a thread that ends frees the storage of its thread-local objects before it destroys
/// them: both are done by destructors of pthread keys, which are called in the order of their keys, and the
/// storage's key is made first, before any of our code runs (GCC 12, winpthreads 10). Qt has such objects, so
/// a thread of Qt's faults as it ends, unseen by anybody, while winpthreads holds the lock of all keys; and
/// when libstdc++ deletes its own at the program's end, it waits for that lock for ever. So the storage's key
/// is made again, without a destructor: each thread that ends leaves a few hundred bytes behind.
namespace {

constexpr pthread_key_t kFirst = 0;

thread_local volatile char any = 0;

/// Whether the storage is what the first key has: there is none in a thread before it uses some.
bool storageIsFirst() {
    bool before = false;
    bool after = false;
    std::thread([&] {
        before = pthread_getspecific(kFirst) != nullptr;
        any = 1;
        after = pthread_getspecific(kFirst) != nullptr;
    }).join();
    return !before && after;
}

[[maybe_unused]] const bool kept = [] {
    if (!storageIsFirst()) return false;
    void* const ours = pthread_getspecific(kFirst);
    pthread_key_delete(kFirst);
    pthread_key_t again = kFirst;
    pthread_key_create(&again, nullptr);  // the first that is free, which is that
    pthread_setspecific(again, ours);
    return true;
}();

}  // namespace
