// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/mainwindow.h"

#include <QQmlComponent>

#include "common/heldkeys.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

MainWindow::MainWindow(QQmlEngine& engine, LaunchOptions& launch) {
    // Qt (6.4 to 6.8) tells of a finger's moves with the next frame: of a touch that is cancelled before that
    // it would tell afterwards, as of one from nowhere, which takes up a tile and never lets it go.
    qputenv("QML_NO_TOUCH_COMPRESSION", "1");
    engine.addImportPath(u"qrc:/qt/qml"_s);
    QQmlComponent main(&engine, QUrl(u"qrc:/qt/qml/Boneyard/Main.qml"_s));
    if (main.isReady())
        root_.reset(main.createWithInitialProperties({{u"launch"_s, QVariant::fromValue(&launch)}}));
    if (window() != nullptr) new HeldKeys(*window());  // goes with it
    for (const QQmlError& error : main.errors()) qWarning().noquote() << error.toString();
}

}  // namespace boneyard::ui
