// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "pagetest.h"

namespace boneyard::test {

/// Asks what things are, and reads the answer.
class ExplainTest : public HandTest {
    Q_OBJECT

protected:
    /// What is told of a thing; null where nothing is.
    [[nodiscard]] QQuickItem* card() const { return game_->item(u"explanation"_s); }
    [[nodiscard]] QString said() const { return card() ? card()->property("words").toString() : QString(); }
    [[nodiscard]] QString rule() const { return card() ? card()->property("rule").toString() : QString(); }

    /// Presses until something is told.
    void hold(const QPoint& at) const {
        QTest::mousePress(&window(), Qt::LeftButton, {}, at);
        [[maybe_unused]] const bool told = QTest::qWaitFor([&] { return card() != nullptr; }, 1500);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, at);
        QTest::qWait(20);
    }
    void key(Qt::Key key, const QString& text = {}) const {
        QTest::sendKeyEvent(QTest::Click, &window(), key, text, Qt::NoModifier);
    }
    void ask() const { key(Qt::Key_Question, u"?"_s); }
};

}  // namespace boneyard::test
