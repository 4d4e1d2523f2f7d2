// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQmlEngine>
#include <QQuickWindow>
#include <memory>

#include "setup/launchoptions.h"

namespace boneyard::ui {

/// The game's window, and all that QML makes in it. Not by QQmlApplicationEngine, which asks of each picture
/// and page whether it has a variant for this system: ours have none, and that took a tenth of the window's
/// time.
class MainWindow {
public:
    /// What went wrong is told as a warning. The engine outlives the window, and may make another after it.
    MainWindow(QQmlEngine& engine, LaunchOptions& launch);

    /// Null when it could not be made.
    [[nodiscard]] QQuickWindow* window() const { return qobject_cast<QQuickWindow*>(root_.get()); }

private:
    std::unique_ptr<QObject> root_;
};

}  // namespace boneyard::ui
