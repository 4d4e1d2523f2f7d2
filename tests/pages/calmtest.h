// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "pagetest.h"
#include "seen.h"

namespace boneyard::test {

/// At a table at which nothing offers a lesson, in a window of any size.
class CalmTest : public HandTest {
    Q_OBJECT

protected:
    void openSmall(const QString& game, int seats, std::uint64_t deal, const QSize& size,
                   const kit::GivenOptions& options = {});
    /// In a game in which melds are laid: it is time to lay them.
    void toLay(const QSize& size = {1280, 800});
    [[nodiscard]] QList<QQuickItem*> seen(const QString& name) const {
        return allSeen(window().contentItem(), {name});
    }
    [[nodiscard]] int rowOf(const QString& tile) const { return static_cast<int>(rack().indexOf(tile)); }
};

inline void CalmTest::openSmall(const QString& game, int seats, std::uint64_t deal, const QSize& size,
                                const kit::GivenOptions& options) {
    settings_->answerLesson(game);  // a line that offers one takes room from the felt, and goes
    openTable({game, seats, deal, options, Players::usual(seats)}, size);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    settle();
}

inline void CalmTest::toLay(const QSize& size) {
    openSmall(u"tiles_and_deal"_s, 2, 5, size);  // orange 3 to 7, and the 8 lies open
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
}

}  // namespace boneyard::test
