// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QtGlobal>
#include <utility>

#include "program/idlewarnings.h"

namespace boneyard::test {

/// Every line that the program writes for whoever looks at its terminal or its log, while it lives.
class Written {
    Q_DISABLE_COPY_MOVE(Written)

public:
    Written() {
        lines().clear();
        usual() = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& line) {
            if (type == QtDebugMsg || ui::isIdle(line) || line.contains(QLatin1String("propagateSizeHints")))
                return;
            lines().append(line);
        });
    }
    ~Written() { qInstallMessageHandler(usual()); }

    [[nodiscard]] static QStringList take() { return std::exchange(lines(), {}); }

private:
    static QStringList& lines() {
        static QStringList all;
        return all;
    }
    static QtMessageHandler& usual() {
        static QtMessageHandler handler = nullptr;
        return handler;
    }
};

}  // namespace boneyard::test
