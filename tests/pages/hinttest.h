// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "pagetest.h"

namespace boneyard::test {

/// Asks for a hint.
class HintTest : public HandTest {
    Q_OBJECT

protected:
    void press(Qt::Key key) const { QTest::keyClick(&window(), key); }
    void ask(Qt::Key key = Qt::Key_H);
};

inline void HintTest::ask(Qt::Key key) {
    QTRY_VERIFY(match().turn()->mayAct());
    press(key);
    QTRY_VERIFY_WITH_TIMEOUT(match().advice()->action() != QString(), 20000);
}

}  // namespace boneyard::test
