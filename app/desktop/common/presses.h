// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QQuickItem>

namespace boneyard::ui {

/// What becomes of a press: QML itself cannot break one off that a button has taken, nor does it know of
/// buttons outside of an event.
class Presses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The press that goes on is the item's no more: its release does nothing.
    Q_INVOKABLE static void letGo(QQuickItem* item);
    /// The left button of the mouse is held, whatever became of another one.
    Q_INVOKABLE [[nodiscard]] static bool leftIsDown();
};

}  // namespace boneyard::ui
