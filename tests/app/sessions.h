// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>
#include <future>
#include <utility>

#include "match/match.h"
#include "registry.h"

/// What the tests of a match at this machine share.
namespace boneyard::test {

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// Bots that think until they are told to stop pondering, whatever the session wants of them.
class SlowBots {
    Q_DISABLE_COPY_MOVE(SlowBots)

public:
    explicit SlowBots(Match& session) {
        session.setThinker([this](const kit::Match& match, kit::Seat, int, std::uint64_t) -> bots::Bot {
            ++thoughts;
            return [action = match.legal().front(), go = go_](const std::stop_token&) {
                go.wait();
                return std::optional<std::string>(action);
            };
        });
    }
    ~SlowBots() { release(); }

    void release() {
        if (!std::exchange(released_, true)) gate_.set_value();
    }

    int thoughts = 0;

private:
    std::promise<void> gate_;
    std::shared_future<void> go_ = gate_.get_future().share();
    bool released_ = false;
};

/// Bots that lean to nothing: for a deal that was looked for because of what comes of it.
inline void letPlainBotsPlay(Match& session) {
    session.turn()->setThinker([](const kit::Match& match, kit::Seat seat, int level, std::uint64_t seed) {
        return make_bot(match, seat, level, seed);
    });
}

inline MatchPlan planFor(int seats, std::initializer_list<int> people, std::uint64_t deal,
                         kit::GivenOptions options = {}, const QString& game = u"matador"_s) {
    MatchPlan plan{game, seats, deal, std::move(options), Players::usual(seats)};
    for (int seat = 0; seat < seats; ++seat) plan.players[seat].human = false;
    for (const int seat : people) plan.players[seat].human = true;
    return plan;
}

/// A deal in which that seat opens.
inline std::uint64_t dealThatOpensWith(kit::Seat seat, int seats, const std::string& game = "matador") {
    for (std::uint64_t deal = 1;; ++deal) {
        const auto match = new_match(game, seats, deal, {});
        if ((*match)->status().to_move == seat) return deal;
    }
}

inline std::size_t ply(const Match& session) { return session.match()->actions().size(); }

/// Lays some tile that fits, for the person whose turn it is; draws or passes when none does. Where that is
/// done by itself, it is waited for.
inline bool playSomething(Match& session) {
    if (session.turn()->forced()) return QTest::qWaitFor([&] { return !session.turn()->forced(); });
    for (int row = 0; row < session.table()->hand()->count(); ++row) {
        if (!session.table()->hand()->at(row, u"playable"_s).toBool()) continue;
        session.selection()->setTile(session.table()->hand()->at(row, u"tile"_s).toString());
        return session.playSpot(0);
    }
    return session.choose(ChoiceModel::Draw) || session.choose(ChoiceModel::Pass);
}

/// A match in which seat 0 is asked for its bet; false when that did not come about.
inline bool askForABet(Match& session) {
    session.turn()->pace()->setSpeed(u"instant"_s);
    if (!session.startPlan(planFor(3, {0}, 3, {}, u"matching_elements"_s))) return false;
    return QTest::qWaitFor([&session] {
        if (session.turn()->phase() != Turn::YourTurn) return false;
        if (!session.selection()->choices()->actionOf(ChoiceModel::Bet).isEmpty()) return true;
        session.play(QString::fromStdString(session.match()->legal().front()));
        return false;
    });
}

inline void settleEvents() {
    for (int i = 0; i < 20; ++i) QTest::qWait(5);
}

}  // namespace boneyard::test
