// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/botworker.h"

#include <utility>

namespace boneyard::ui {

BotWorker::BotWorker(QObject* parent) : QObject(parent) {
    connect(this, &BotWorker::finished, this, &BotWorker::onThought, Qt::QueuedConnection);
}

BotWorker::~BotWorker() {
    cancel();
    background_.waitForDone();
}

void BotWorker::think(const Ticket& ticket, bots::Bot bot) {
    cancel();
    stop_ = std::stop_source();
    ticket_ = ticket;
    thinking_ = true;
    background_.start([this, number = ++number_, bot = std::move(bot), stop = stop_.get_token()] {
        const auto action = bot(stop);
        if (action) emit finished(number, QString::fromStdString(*action), QPrivateSignal());
    });
}

void BotWorker::cancel() {
    stop_.request_stop();
    background_.clear();  // what has not begun yet
    thinking_ = false;
}

void BotWorker::onThought(quint64 number, const QString& action) {
    if (!thinking_ || number != number_) return;  // dropped while it was thought, or on its way here
    thinking_ = false;
    emit decided(ticket_, action);
}

}  // namespace boneyard::ui

#include "moc_botworker.cpp"
