// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/caller.h"

#ifdef Q_OS_WIN
#include <qt_windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <string>
#endif

namespace boneyard::ui::caller {

#ifdef Q_OS_WIN

namespace {

HANDLE handleOf(std::FILE* stream) {
    return GetStdHandle(stream == stdout ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
}

bool isConsole(HANDLE handle) {
    DWORD mode = 0;
    return GetConsoleMode(handle, &mode) != 0;
}

/// Output that somebody has sent to a file or a pipe stays there.
void attachStream(std::FILE* stream) {
    const HANDLE given = handleOf(stream);
    if (given == nullptr || given == INVALID_HANDLE_VALUE || isConsole(given)) {
        std::freopen("CONOUT$", "w", stream);
    }
}

}  // namespace

QStringList arguments(int count, char** words) {
    int found = 0;
    wchar_t** const wide = CommandLineToArgvW(GetCommandLineW(), &found);
    QStringList arguments;
    for (int i = 0; wide != nullptr && i < found; ++i) arguments.append(QString::fromWCharArray(wide[i]));
    if (wide == nullptr) {
        for (int i = 0; i < count; ++i) arguments.append(QString::fromLocal8Bit(words[i]));
    }
    LocalFree(wide);
    return arguments;
}

void attach() {
    if (AttachConsole(ATTACH_PARENT_PROCESS) != 0) {
        attachStream(stdout);
        attachStream(stderr);
    }
    for (std::FILE* stream : {stdout, stderr}) {
        const int file = _fileno(stream);          // less than 0 where nobody listens
        if (file >= 0) _setmode(file, _O_BINARY);  // a line ends as on any other system
    }
}

void tell(std::FILE* stream, const QString& text) {
    if (const HANDLE handle = handleOf(stream); isConsole(handle)) {
        const std::wstring wide =
            text.toStdWString();  // a console has letters of its own, whatever the code page
        DWORD written = 0;
        WriteConsoleW(handle, wide.data(), static_cast<DWORD>(wide.size()), &written, nullptr);
        return;
    }
    std::fputs(text.toUtf8().constData(), stream);
    std::fflush(stream);
}

#else

QStringList arguments(int count, char** words) {
    QStringList arguments;
    for (int i = 0; i < count; ++i) arguments.append(QString::fromLocal8Bit(words[i]));
    return arguments;
}

void attach() {}

void tell(std::FILE* stream, const QString& text) {
    std::fputs(qPrintable(text), stream);
    std::fflush(stream);
}

#endif

}  // namespace boneyard::ui::caller
