// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/startwatch.h"

#include <QString>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "common/words.h"
#include "program/caller.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

QtMessageHandler next = nullptr;

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtFatalMsg) StartWatch::giveUp();
    const char* const from = context.category != nullptr ? context.category : "";
    if (std::strncmp(from, "qt.qpa.", std::strlen("qt.qpa.")) != 0 && next != nullptr)
        next(type, context, message);
}

/// What a variable of the environment says; what comes after a colon in QT_QPA_PLATFORM are its own matters.
QString said(const char* variable) { return quoted(qEnvironmentVariable(variable)); }

QString whyNoWindow() {
    const QString platform = said("QT_QPA_PLATFORM").section(u':', 0, 0);
    const bool wayland = platform.startsWith("wayland"_L1);
    if (!platform.isEmpty() && platform != "xcb"_L1 && !wayland)
        return u"QT_QPA_PLATFORM=%1 does not work here"_s.arg(platform);
    const QString x11 = said("DISPLAY");
    const QString display = wayland || x11.isEmpty() ? said("WAYLAND_DISPLAY") : x11;
    return display.isEmpty() ? u"there is no display (DISPLAY is not set)"_s
                             : u"there is no display \"%1\""_s.arg(display);
}

}  // namespace

StartWatch::StartWatch() : before_(qInstallMessageHandler(hear)) { next = before_; }

StartWatch::~StartWatch() { qInstallMessageHandler(before_); }

bool StartWatch::namesDisplay() {
#ifdef Q_OS_LINUX
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

void StartWatch::giveUp() {
    caller::tell(stderr, u"boneyard: No window can be opened: %1.\n"_s.arg(whyNoWindow()));
    std::_Exit(kWrongUse);  // other threads and what Qt has begun are of no interest any more
}

}  // namespace boneyard::ui
