// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/idlewarnings.h"

#include <QLoggingCategory>
#include <QString>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

QtMessageHandler usual = nullptr;

void handle(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!isIdle(message)) usual(type, context, message);
}

}  // namespace

bool isIdle(const QString& message) {
    static constexpr std::array kIdle = {"OpenType support missing for"_L1,
                                         "PulseAudioService: pa_context_connect()"_L1,
                                         "No audio devices available"_L1};
    const QString start = message.trimmed();
    const auto is = [&](QLatin1StringView idle) { return start.startsWith(idle); };
    return std::any_of(kIdle.begin(), kIdle.end(), is);
}

void dropIdleWarnings() {
    QLoggingCategory::setFilterRules(u"qt.multimedia.*.info=false"_s);  // which decoders there are
    usual = qInstallMessageHandler(handle);
}

}  // namespace boneyard::ui
