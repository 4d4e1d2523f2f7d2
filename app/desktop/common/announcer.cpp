// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/announcer.h"

#include <QAccessible>

namespace boneyard::ui {

Announcer::Announcer(QObject* parent) : QObject(parent) {
    waiting_.setSingleShot(true);
    connect(&waiting_, &QTimer::timeout, this, &Announcer::speak);
}

void Announcer::setTarget(QObject* target) {
    if (target == target_) return;
    target_ = target;
    emit targetChanged();
}

void Announcer::announce(const QString& text) {
    if (text.isEmpty()) return;
    const bool waits = waiting_.isActive();
    if (waits && text_.endsWith(text)) return;
    text_ = waits ? text_ + u' ' + text : text;
    emit textChanged();
    setAlert(false);
    waiting_.start();
}

void Announcer::speak() {
    if (!QAccessible::isActive()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    if (target_ != nullptr) {
        QAccessibleAnnouncementEvent event(target_, text_);
        QAccessible::updateAccessibility(&event);
    }
#else
    setAlert(true);  // Qt 6.4: an alert is read out when it comes into sight
#endif
}

void Announcer::setAlert(bool alert) {
    if (alert == alert_) return;
    alert_ = alert;
    emit alertChanged();
}

}  // namespace boneyard::ui

#include "moc_announcer.cpp"
