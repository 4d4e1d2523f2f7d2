// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "../app/played_matches.h"
#include "pagetest.h"

namespace boneyard::test {

/// The page at the end of a match.
class EndTest : public PageTest {
    Q_OBJECT

protected:
    std::string last_;  ///< the action that ends the match, the person's
    QString day_;       ///< the date whose deal it is said to be; empty: of none

    /// A match that the person at the table wins with their next tile.
    void openAtTheLastTile(const kit::GivenOptions& options = {}, bool keep = false);
    void open(const kit::GivenOptions& options = {});
    [[nodiscard]] QQuickItem* page() const { return game_->item(u"matchSheet"_s); }

private slots:
    void cleanup() {
        settings_->setLanguage(u"en"_s);
        settings_->setPace(u"instant"_s);
        settings_->setReducedMotion(false);
        day_.clear();
        game_.reset();
    }
};

inline void EndTest::openAtTheLastTile(const kit::GivenOptions& options, bool keep) {
    MatchPlan plan;
    for (std::uint64_t deal = 1; deal < 400; ++deal) {
        plan = playedMatch("matador", 2, deal, 5000, options);
        const auto made = new_match("matador", 2, deal, options);
        for (const PlayedText& action : plan.played) (void)(*made)->play(action.action);
        const kit::Status status = (*made)->status();
        if (status.match_over() && plan.played.back().by == By::Person &&
            status.winners == std::vector<kit::Seat>{0} && status.hand_counts[0] == 0)
            break;
    }
    last_ = plan.played.back().action;
    plan.played.pop_back();
    plan.day = day_;
    if (!keep) {
        openTable(plan, {1280, 800});
    } else {
        openWindow({});
        QVERIFY(match().startPlan(plan));
        emit match().journal()->takenUp();
    }
    QTRY_VERIFY(match().turn()->mayAct());
}

inline void EndTest::open(const kit::GivenOptions& options) {
    openAtTheLastTile(options);
    if (QTest::currentTestFailed()) return;
    QVERIFY(match().play(QString::fromStdString(last_)));
    QTRY_VERIFY(page() != nullptr);
    QCOMPARE(page()->property("title").toString(), u"You won"_s);
}

}  // namespace boneyard::test
