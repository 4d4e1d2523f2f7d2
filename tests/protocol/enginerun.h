// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QProcess>
#include <QStringList>

/// The engine as a process of its own.
namespace boneyard::test {

/// What a finished process left. How long it may take ctest alone says.
struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

inline Outcome run(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess engine;
    engine.start(BONEYARD_ENGINE, arguments);
    engine.write(input);
    engine.closeWriteChannel();
    if (!engine.waitForFinished(-1) || engine.exitStatus() != QProcess::NormalExit) return {};
    return {engine.exitCode(), engine.readAllStandardOutput(), engine.readAllStandardError()};
}

inline QList<QByteArray> lines_of(const QByteArray& text) {
    QList<QByteArray> lines = text.split('\n');
    lines.removeLast();  // what follows the last line's end
    return lines;
}

}  // namespace boneyard::test
