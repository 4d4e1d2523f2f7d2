// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/announcer.h"

#include <QAccessible>

namespace boneyard::ui {

Announcer::Announcer(QObject* parent) : QObject(parent) {
    showing_.setSingleShot(true);
    connect(&showing_, &QTimer::timeout, this, [this] { setAlert(true); });
}

void Announcer::setTarget(QObject* target) {
    if (target == target_) return;
    target_ = target;
    emit targetChanged();
}

void Announcer::announce(const QString& text) {
    if (text.isEmpty()) return;
    text_ = text;
    emit textChanged();
    if (!QAccessible::isActive()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    if (target_ != nullptr) {
        QAccessibleAnnouncementEvent event(target_, text);
        QAccessible::updateAccessibility(&event);
    }
#else
    setAlert(false);  // Qt 6.4: an alert is read out when it comes into sight
    showing_.start();
#endif
}

void Announcer::setAlert(bool alert) {
    if (alert == alert_) return;
    alert_ = alert;
    emit alertChanged();
}

}  // namespace boneyard::ui

#include "moc_announcer.cpp"
