// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace boneyard::test {

/// How the program itself ended, and what it said; status -1 when it did not end by itself.
struct ProgramRun {
    int status = -1;
    QString out;
    QString err;
};

inline ProgramRun run(const QStringList& arguments, int seconds = 60,
                      const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment()) {
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(BONEYARD_PROGRAM), arguments);
    if (!program.waitForFinished(seconds * 1000)) {
        program.kill();
        program.waitForFinished();
        return {};
    }
    return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
            QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

}  // namespace boneyard::test
