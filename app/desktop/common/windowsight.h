// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointer>

QT_FORWARD_DECLARE_CLASS(QWindow)

namespace boneyard::ui {

/// Whether somebody can see a window: QML itself cannot ask that. It is hidden when it is minimised or
/// covered as a whole, as far as the system tells; a window that has not come up yet is not.
class WindowSight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QObject* window READ window WRITE setWindow NOTIFY windowChanged FINAL)
    Q_PROPERTY(bool hidden READ hidden NOTIFY hiddenChanged FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] QObject* window() const;
    void setWindow(QObject* window);
    [[nodiscard]] bool hidden() const { return hidden_; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void windowChanged();
    void hiddenChanged();

private:
    void look();

    QPointer<QWindow> window_;
    bool seen_ = false;  // it has come up
    bool hidden_ = false;
};

}  // namespace boneyard::ui
