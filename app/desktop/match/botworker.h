// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "bots/bot.h"
#include "common/background.h"

namespace boneyard::ui {

/// The state of the match that a thought was about.
struct Ticket {
    std::uint64_t match = 0;  ///< each match started in this run has its own number
    std::size_t ply = 0;

    bool operator==(const Ticket&) const = default;
};

/// Lets bots think on a thread of its own, one thought at a time. Nobody waits for it.
class BotWorker final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BotWorker)

public:
    explicit BotWorker(QObject* parent = nullptr);
    ~BotWorker() override;

    /// Lets that bot think and drops the thought before it, whose result is never told even if it comes.
    void think(const Ticket& ticket, bots::Bot bot);

    /// Drops the thought that is under way, if any; returns at once.
    void cancel();

    [[nodiscard]] bool thinking() const { return thinking_; }

signals:
    void decided(const boneyard::ui::Ticket& ticket, const QString& action);

    /// From the thread that thinks to the one that waits for it; nobody else listens.
    void finished(quint64 number, const QString& action, QPrivateSignal);

private:
    void onThought(quint64 number, const QString& action);

    Background background_;
    std::stop_source stop_;
    Ticket ticket_;
    quint64 number_ = 0;  // of the newest thought
    bool thinking_ = false;
};

}  // namespace boneyard::ui
