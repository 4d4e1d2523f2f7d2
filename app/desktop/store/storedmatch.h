// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <utility>

#include "common/players.h"
#include "kit/scene.h"
#include "kit/setup.h"

namespace boneyard::ui {

struct MatchPlan;

/// How a match stands, as a list of matches tells it.
struct Standing {
    int round = 1;
    int toMove = kit::kNobody;
    QList<int> scores;   ///< by seat
    QList<int> winners;  ///< ascending; only when the match is over
    bool over = false;

    bool operator==(const Standing&) const = default;
};

Standing standingOf(const kit::Status& status);

/// How a match stands after all that was played in it, as far as that is legal.
Standing standingAfter(const MatchPlan& plan);

/// The table after all that was played in it, as far as that is legal, as its only person sees it, or else
/// whoever is to move.
kit::Scene sceneAfter(const MatchPlan& plan, double aspect);

/// A match in the store, without what was played in it.
struct MatchSummary {
    int id = 0;  ///< its number in the store; never given again
    QString gameId;
    int seats = 2;
    quint64 deal = 0;
    Players players;
    QList<QList<int>> sides;  ///< the seats of each side, in the order of their first; partners are one
    bool casual = true;       ///< hints and undo are allowed; else it is rated
    int hints = 0;            ///< asked for
    int undos = 0;
    int plies = 0;  ///< how many actions have been played
    QDateTime started;
    QDateTime changed;
    QDateTime finished;       ///< invalid: it is not over yet
    QString day;              ///< the date whose deal of the day it is; empty: it is none
    bool challenged = false;  ///< a friend played the same deal before
    int level = -1;           ///< of all bots; -1 where there are several, or none
    bool damaged = false;     ///< nobody can say how it stands; it can only be removed
    Standing standing;

    /// The seat of the only person; kNobody without one, or with several.
    [[nodiscard]] int you() const { return players.onlyPerson(); }

    /// The only person won it.
    [[nodiscard]] bool won() const { return standing.winners.contains(you()); }

    /// Who plays for it, "Ada and Bruno", and with how many points.
    [[nodiscard]] QString sideNames(const QList<int>& side) const;
    [[nodiscard]] int sideScore(const QList<int>& side) const;
};

/// Who plays with whom in such a match: the seats of each side.
QList<QList<int>> sidesOf(const QString& gameId, int seats, const kit::GivenOptions& options);

/// How many points the side of that seat is ahead of the best other side.
int aheadOf(const Standing& standing, const QList<QList<int>>& sides, int seat);

/// Whether a match can stand so: what somebody has written into the file by hand must not be told as it is.
bool sound(const MatchSummary& match);

/// One of the things of which each match that is asked for must show one. What a list writes in the player's
/// language is found by what it stands for; whoever shows the list knows which of it has the words in it.
struct MatchTerm {
    QString name = {};       ///< part of a name that somebody wrote, folded
    QString number = {};     ///< the deal's, or the points of a side; empty: none
    QString signs = {};      ///< any of these (namespace sign)
    QStringList games = {};  ///< ids
    QList<int> levels = {};  ///< of all bots
    bool day = false;        ///< it is a deal of the day
    bool hints = false;      ///< it has some
    bool undos = false;      ///< likewise
    QList<int> rounds = {};  ///< how many it had
    QList<int> plies = {};   ///< how many moves
    QStringList clock = {};  ///< last played at any of these, as "06:35", wherever one is
    QList<std::pair<qint64, qint64>> times = {};  ///< last played from then until before then, ms since 1970
};

/// Which matches are asked for, and in what order. As it is at first: all, the latest played first.
struct MatchFilter {
    enum class State { All, Unfinished, Finished };
    enum class Result { Any, Won, NotWon };  ///< of the only person, in finished matches
    /// By when it was played, by the game in the order of `gameOrder`, by the number of moves, and by how far
    /// the only person was ahead; large ones first.
    enum class Order { Date, Game, Length, Ahead };

    State state = State::All;
    Result result = Result::Any;
    QStringList games = {};       ///< ids; empty: every game
    QDateTime from = {};          ///< last played not before; invalid: any time
    QDateTime until = {};         ///< and before
    QList<MatchTerm> terms = {};  ///< all of them
    QList<int> without = {};      ///< these are left out, whatever else they are
    Order order = Order::Date;
    bool reversed = false;
    QStringList gameOrder = {};  ///< ids, the first comes first
    bool own = false;            ///< only what was played here, and did not come from a file
};

/// What is searched in beside names that somebody wrote: one letter (of those that Unicode leaves to us) for
/// what a list says in the player's language.
namespace sign {
QChar bot(int seat);     ///< one without a name on that seat
QChar person(int seat);  ///< likewise, of several persons
inline constexpr QChar kYou(0xE020);
inline constexpr QChar kYouWon(0xE021);  ///< the only person, without a name, won alone
inline constexpr QChar kWon(0xE022);     ///< another player, or a team, won
inline constexpr QChar kShared(0xE023);  ///< several did
QString number(const QString& digits);   ///< a whole number, which is not part of another
}  // namespace sign

/// All that is searched in of such a match: names, folded, and signs. Without winners it is not over.
QString searchedIn(const Players& players, const Standing& standing, const QList<QList<int>>& sides);

/// The level of all bots; -1 where there are several, or none.
int levelOfBots(const Players& players);

/// A part of a list of matches, the latest played first, whatever the clock said when they were played.
struct MatchPage {
    QList<MatchSummary> matches;
    int total = 0;  ///< in the whole list
};

}  // namespace boneyard::ui
