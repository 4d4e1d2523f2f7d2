// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QString>
#include <QVariantList>

namespace boneyard::ui {

/// The words along an axis of days. A day is a number: 0 is 1970-01-01.
class DateAxis : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Where words stand on an axis between two days, at most so many: {day, label}. On each day, week, month
    /// or year, or several of these, whichever gives most; a year stands where it is another one.
    Q_INVOKABLE [[nodiscard]] QVariantList ticks(double from, double to, int most) const;

    /// A day in short, as in a list.
    Q_INVOKABLE [[nodiscard]] QString text(int day) const;
};

}  // namespace boneyard::ui
