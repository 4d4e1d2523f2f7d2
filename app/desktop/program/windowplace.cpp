// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/windowplace.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>

#include "settings/settings.h"

namespace boneyard::ui {

namespace {

/// As much of a title bar must be in sight that the window can be taken hold of.
constexpr QSize kGrip(120, 40);

/// The screen on which a window at that place could be reached; null: none, it may have been unplugged.
const QScreen* screenOf(const QRect& rect) {
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QRect seen = screen->availableGeometry() & rect;
        const bool top = screen->availableGeometry().top() <= rect.top();
        if (top && seen.width() >= kGrip.width() && seen.height() >= kGrip.height()) return screen;
    }
    return nullptr;
}

}  // namespace

WindowPlace::WindowPlace(Settings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      rect_(settings.windowPlace().rect),
      maximized_(settings.windowPlace().maximized) {}

WindowPlace::~WindowPlace() {
    if (window_ != nullptr) settings_.keepWindowPlace({rect_, maximized_});
}

QSize WindowPlace::size(QSize otherwise) const {
    const QScreen* screen = screenOf(rect_);
    if (screen == nullptr) screen = QGuiApplication::primaryScreen();
    const QSize wanted = rect_.isEmpty() ? otherwise : rect_.size();
    return screen == nullptr ? wanted : wanted.boundedTo(screen->availableSize());
}

void WindowPlace::watch(QQuickWindow* window) {
    window_ = window;
    if (!rect_.isEmpty() && screenOf(rect_) != nullptr) window->setPosition(rect_.topLeft());
    if (maximized_) window->showMaximized();
    for (const auto changed :
         {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(window, changed, this, &WindowPlace::look);
    connect(window, &QWindow::visibilityChanged, this, &WindowPlace::look);
    look();
}

void WindowPlace::look() {
    switch (window_->visibility()) {
        case QWindow::Windowed:
            rect_ = window_->geometry();
            maximized_ = false;
            break;
        case QWindow::Maximized:
        case QWindow::FullScreen:
            maximized_ = true;
            break;
        default:
            break;  // hidden, or away for a moment
    }
}

}  // namespace boneyard::ui

#include "moc_windowplace.cpp"
