// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/renderer.h"

#include <QDir>
#include <QFileInfo>
#include <QQuickWindow>
#include <QSGRendererInterface>

using namespace Qt::StringLiterals;

namespace boneyard::ui::renderer {

bool hasGraphicsCard(const QString& devices) {
    const QDir folder(devices);
    // The kernel's own drivers have a node to render with; NVIDIA's older ones and Windows' Linux have
    // others.
    return !QDir(folder.filePath(u"dri"_s))
                .entryList({u"renderD*"_s}, QDir::System | QDir::Files)
                .isEmpty() ||
           QFileInfo::exists(folder.filePath(u"nvidia0"_s)) || QFileInfo::exists(folder.filePath(u"dxg"_s));
}

bool drawsInSoftware(const QString& wanted, [[maybe_unused]] const QString& devices) {
    if (wanted != "automatic"_L1) return wanted == "software"_L1;
#if defined(Q_OS_WIN) || defined(Q_OS_DARWIN)
    return false;  // the system itself draws by a card, or well without one
#else
    return !hasGraphicsCard(devices);
#endif
}

void choose(const QString& wanted) {
    for (const char* said : {"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND"}) {
        if (qEnvironmentVariableIsSet(said)) return;
    }
    if (drawsInSoftware(wanted, u"/dev"_s)) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

}  // namespace boneyard::ui::renderer
