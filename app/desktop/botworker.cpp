// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "botworker.h"

#include <utility>

namespace boneyard::ui {

BotWorker::BotWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

BotWorker::~BotWorker() {
    cancel();
    pool_.waitForDone();
}

void BotWorker::think(const Ticket& ticket, bots::Thought thought) {
    cancel();
    stop_ = std::stop_source();
    thinking_ = true;
    const auto work = [this, ticket, thought = std::move(thought), stop = stop_.get_token()] {
        const auto action = thought(stop);
        if (!action || stop.stop_requested()) return;
        const auto tell = [this, ticket, stop, action = QString::fromStdString(*action)] {
            if (stop.stop_requested()) return;  // it was dropped while its result was on the way
            thinking_ = false;
            emit decided(ticket, action);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    };
    pool_.start(work);
}

void BotWorker::cancel() {
    stop_.request_stop();
    pool_.clear();  // what has not begun yet
    thinking_ = false;
}

}  // namespace boneyard::ui
