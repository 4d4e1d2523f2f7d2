// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/windowsight.h"

#include <QEvent>
#include <QWindow>
#include <utility>

namespace boneyard::ui {

QObject* WindowSight::window() const { return window_; }

void WindowSight::setWindow(QObject* window) {
    if (window == window_) return;
    if (window_) window_->removeEventFilter(this);
    window_ = qobject_cast<QWindow*>(window);
    seen_ = false;
    if (window_) window_->installEventFilter(this);
    emit windowChanged();
    look();
}

bool WindowSight::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Expose || type == QEvent::Show || type == QEvent::Hide ||
        type == QEvent::WindowStateChange) {
        look();
    }
    return QObject::eventFilter(watched, event);
}

void WindowSight::look() {
    const bool minimised = window_ && window_->windowStates().testFlag(Qt::WindowMinimized);
    const bool seen = window_ && window_->isExposed() && !minimised;
    seen_ = seen_ || seen;
    const bool hidden = window_ && (minimised || (seen_ && !seen));
    if (std::exchange(hidden_, hidden) != hidden) emit hiddenChanged();
}

}  // namespace boneyard::ui

#include "moc_windowsight.cpp"
