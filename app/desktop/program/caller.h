// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <cstdio>

/// Who has started the program: what they wrote, and where they read what it answers.
namespace boneyard::ui::caller {

/// What was written on the command line, in whatever script: on Windows main() gets only what its code page
/// has.
QStringList arguments(int count, char** words);

/// To be called first. On Windows a program with a window has no terminal unless it asks for that of its
/// caller.
void attach();

/// Writes to stdout or stderr, and does not wait until there is more.
void tell(std::FILE* stream, const QString& text);

}  // namespace boneyard::ui::caller
