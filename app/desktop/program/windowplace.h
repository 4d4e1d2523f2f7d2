// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QRect>
#include <QSize>

QT_FORWARD_DECLARE_CLASS(QQuickWindow)

namespace boneyard::ui {

class Settings;

/// Puts the window where it was left, and keeps where it is left for the next time.
class WindowPlace : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowPlace)

public:
    explicit WindowPlace(Settings& settings, QObject* parent = nullptr);
    ~WindowPlace() override;

    /// How large the window should be made: as it was left, or `otherwise`, but no larger than the screen.
    [[nodiscard]] QSize size(QSize otherwise) const;

    /// Looks after this window from now on; it is put in its place at once.
    void watch(QQuickWindow* window);

private:
    void look();

    Settings& settings_;
    QQuickWindow* window_ = nullptr;
    QRect rect_;  // when it does not fill the screen
    bool maximized_ = false;
};

}  // namespace boneyard::ui
