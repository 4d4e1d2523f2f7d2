// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QTest>

#include "common/words.h"
#include "gamewindow.h"
#include "registry.h"
#include "settings/settings.h"
#include "store/archive.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page on which one comes in, in the real window.
class TestHomePage : public QObject {
    Q_OBJECT

private slots:
    void unfinishedMatchesPushNoGameOutOfSight();
};

void TestHomePage::unfinishedMatchesPushNoGameOutOfSight() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s), Settings::Overrides{});
    Archive archive(folder.filePath(u"matches.sqlite"_s));
    int kept = 0;
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        const MatchPlan plan{u"matador"_s, 3, deal, {}, Players::usual(3)};
        archive.import(plan, this, [&](int id) { kept += id > 0 ? 1 : 0; });
    }
    QTRY_COMPARE(kept, 4);
    LaunchPlan plan;
    plan.size = {1280, 800};
    const Game game(plan);
    QVERIFY(game.window() != nullptr && QTest::qWaitForWindowExposed(game.window()));
    QTRY_VERIFY(game.item(u"moreMatches"_s) != nullptr);
    for (const GameEntry& entry : games()) {
        QQuickItem* play = nullptr;
        QTRY_VERIFY((play = game.item(u"play-"_s + text(entry.info.id))) != nullptr);
        QTRY_VERIFY(play->mapRectToScene({0, 0, play->width(), play->height()}).bottom() < 800);
    }
}

BONEYARD_TEST(TestHomePage)

#include "tst_home_page.moc"
