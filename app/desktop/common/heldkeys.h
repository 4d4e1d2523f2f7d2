// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

QT_FORWARD_DECLARE_CLASS(QQuickWindow)

namespace boneyard::ui {

/// A key that is held presses once: what its first press has brought about may have put something else under
/// it, as the next match where the last one's end was. Only where words are typed Space goes on.
class HeldKeys : public QObject {
    Q_OBJECT

public:
    /// Watches over that window as long as it lives.
    explicit HeldKeys(QQuickWindow& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QQuickWindow& window_;
};

}  // namespace boneyard::ui
