// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointF>

namespace boneyard::ui {

/// Whether it is the hand that brings the pointer to a thing: to QML a thing that slides under a pointer at
/// rest is hovered all the same.
class PointerMoves : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit PointerMoves(QObject* parent = nullptr);

    /// What happens now comes of a pointer that moves, or of a press.
    Q_INVOKABLE [[nodiscard]] bool byHand() const { return byHand_; }

    /// From where it lies now it is measured how far it goes.
    Q_INVOKABLE void rest() { rested_ = at_; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void went();     ///< further from where it lay than a hand trembles
    void pressed();  ///< a button of a mouse or a pen went down: told before any item knows

private:
    void note();

    bool byHand_ = false;
    QPointF at_;  // on the screen
    QPointF rested_;
};

}  // namespace boneyard::ui
