// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/presses.h"

#include <QGuiApplication>
#include <QQuickWindow>

namespace boneyard::ui {

void Presses::letGo(QQuickItem* item) {
    if (item == nullptr || item->window() == nullptr) return;
    if (item->window()->mouseGrabberItem() == item) item->ungrabMouse();
    item->ungrabTouchPoints();
}

bool Presses::leftIsDown() { return QGuiApplication::mouseButtons().testFlag(Qt::LeftButton); }

}  // namespace boneyard::ui

#include "moc_presses.cpp"
