// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <cxxabi.h>

extern "C" void* __dso_handle;  // NOLINT: the compiler's name for this program

/// With GCC for Windows a thread that ends frees the storage of its thread-local objects before it destroys
/// them: both are done by destructors of pthread keys, which are called in the order of their keys, and the
/// storage's key is made first. Qt has such objects, so a thread of Qt's faults as it ends, unseen by
/// anybody, while winpthreads holds the lock of all keys; and when libstdc++ deletes its own at the program's
/// end, it waits for that lock for ever. So before the program first uses any of it an empty object is
/// entered here, which makes the other key first.
namespace {

[[maybe_unused]] const int entered =
    abi::__cxa_thread_atexit([](void*) {}, nullptr, static_cast<void*>(&__dso_handle));

}  // namespace
