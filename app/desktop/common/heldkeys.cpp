// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/heldkeys.h"

#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace boneyard::ui {

HeldKeys::HeldKeys(QQuickWindow& window) : QObject(&window), window_(window) {
    window.installEventFilter(this);
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!key->isAutoRepeat()) return false;
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) return true;
    const QQuickItem* item = window_.activeFocusItem();
    const bool typed = item != nullptr && item->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
    return key->key() == Qt::Key_Space && !typed;
}

}  // namespace boneyard::ui

#include "moc_heldkeys.cpp"
