// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QObject>
#include <QTimer>
#include <functional>

namespace boneyard::ui {

/// The date by this machine's clock. It tells when it has become another one: at midnight, or soon after,
/// where the machine has slept or its clock was set.
class Today final : public QObject {
    Q_OBJECT

public:
    explicit Today(QObject* parent = nullptr);

    [[nodiscard]] QDate date() const { return clock_(); }

    /// What tells the date; else the system's clock does.
    void setClock(std::function<QDate()> clock);

    /// Looks at the clock now.
    void look();

    /// How long after that it is looked at the next time, in ms.
    [[nodiscard]] static int waitFrom(const QDateTime& now);

signals:
    void changed();

private:
    std::function<QDate()> clock_ = &QDate::currentDate;
    QDate seen_;
    QTimer timer_{this};
};

}  // namespace boneyard::ui
