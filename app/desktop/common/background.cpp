// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/background.h"

#include <QThread>
#include <utility>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace boneyard::ui {

namespace {

/// Linux knows no priorities of ordinary threads, which is all that QThread sets there, but each thread's
/// niceness.
void step_back() {
#ifdef Q_OS_LINUX
    constexpr int kNice = 10;
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice);
#endif
}

}  // namespace

Background::Background() {
    pool_.setMaxThreadCount(1);
    pool_.setThreadPriority(QThread::LowPriority);
}

Background::~Background() {
    clear();
    waitForDone();
}

void Background::start(std::function<void()> task) {
    pool_.start([task = std::move(task)] {
        step_back();
        task();
    });
}

}  // namespace boneyard::ui
