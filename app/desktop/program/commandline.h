// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include "setup/launchoptions.h"

namespace boneyard::ui {

/// What the arguments of the program mean. It speaks English, as the program's options do.
struct CommandLine {
    LaunchPlan plan;
    QString problem;  ///< one sentence when something is wrong; then nothing else counts
    QString answer;   ///< what was asked for instead of a window: the help or the version

    /// Reads and checks everything; needs no application yet.
    static CommandLine read(const QStringList& arguments);
};

}  // namespace boneyard::ui
