// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "controls/pointermoves.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWindow>

namespace boneyard::ui {

PointerMoves::PointerMoves(QObject* parent) : QObject(parent) { qGuiApp->installEventFilter(this); }

bool PointerMoves::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool mouse = type == QEvent::MouseMove || type == QEvent::MouseButtonPress;
    const bool pen = type == QEvent::TabletMove || type == QEvent::TabletPress;
    if (!(mouse || pen || type == QEvent::TouchBegin) || !watched->isWindowType()) return false;
    note();
    if (!mouse && !pen) return false;
    if (type == QEvent::TabletPress ||
        (type == QEvent::MouseButtonPress &&
         static_cast<QMouseEvent*>(event)->source() == Qt::MouseEventNotSynthesized))
        emit pressed();
    at_ = static_cast<QSinglePointEvent*>(event)->globalPosition();
    if ((at_ - rested_).manhattanLength() < QGuiApplication::styleHints()->startDragDistance()) return false;
    rest();
    emit went();
    return false;
}

/// Until what this event brings about is done.
void PointerMoves::note() {
    if (byHand_) return;
    byHand_ = true;
    QMetaObject::invokeMethod(
        this, [this] { byHand_ = false; }, Qt::QueuedConnection);
}

}  // namespace boneyard::ui

#include "moc_pointermoves.cpp"
