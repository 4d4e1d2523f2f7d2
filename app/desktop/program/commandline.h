// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>
#include <QStringList>

#include "setup/launchoptions.h"

namespace boneyard::ui {

/// What the arguments of the program mean. It speaks English, as the program's options do.
struct CommandLine {
    LaunchPlan plan;
    QString problem;  ///< one sentence when something is wrong; then nothing else counts
    QString answer;   ///< what was asked for instead of a window: the help or the version

    /// One switch of the program.
    struct Switch {
        QCommandLineOption option;
        QStringList with = {};  ///< what it is given with
        bool anyText = false;   ///< its value may be whatever can be typed, as a file's name
    };
    static QList<Switch> switches();

    /// Reads and checks everything; needs no application yet.
    static CommandLine read(const QStringList& arguments);
};

}  // namespace boneyard::ui
