// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickItem>
#include <algorithm>

#include "pagetest.h"

namespace boneyard::test {

/// What is to be seen of a tile that is laid.
class MomentTest : public HandTest {
    Q_OBJECT

protected:
    [[nodiscard]] bool arriving() const { return game_->item(u"table"_s)->property("arriving").toBool(); }
    [[nodiscard]] bool glows() const {
        const QList<QQuickItem*> pieces = game_->items({u"piece"_s});
        return std::any_of(pieces.begin(), pieces.end(),
                           [](const QQuickItem* piece) { return piece->property("lit").toBool(); });
    }
    /// A table of bots and a person, some tiles into a round, at that pace: it is the person's turn.
    void openAt(const QString& pace);

protected slots:
    void cleanup() {
        settings_->setReducedMotion(false);
        settings_->setPace(u"instant"_s);
        game_.reset();
    }
};

inline void MomentTest::openAt(const QString& pace) {
    open(u"triominoes"_s, 2, 4);
    QVERIFY(match().table()->pieces()->rowCount() > 0);
    QTRY_VERIFY(!arriving());
    settings_->setPace(pace);
    settle();
}

}  // namespace boneyard::test
