// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace boneyard::ui {

/// The status of a program that was started wrongly.
inline constexpr int kWrongUse = 2;

/// Alive while Qt looks for a screen to show windows on. Qt aborts where it finds none; so the program says
/// one sentence, and ends with the status of a wrong use, before it does.
class StartWatch {
    Q_DISABLE_COPY_MOVE(StartWatch)

public:
    StartWatch();
    ~StartWatch();

    /// The environment names something to open a window on.
    static bool namesDisplay();

    /// Says why no window can be opened, and ends the program.
    [[noreturn]] static void giveUp();

private:
    QtMessageHandler before_;
};

}  // namespace boneyard::ui
