// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QThreadPool>
#include <functional>

namespace boneyard::ui {

/// One thread for long thinking, one task after the other. It steps back behind whatever draws the window.
class Background final {
public:
    Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    Background(Background&&) = delete;
    Background& operator=(Background&&) = delete;
    /// Waits for the task that runs; those that have not begun are dropped.
    ~Background();

    void start(std::function<void()> task);

    /// Drops what has not begun yet.
    void clear() { pool_.clear(); }

    void waitForDone() { pool_.waitForDone(); }

private:
    QThreadPool pool_;
};

}  // namespace boneyard::ui
