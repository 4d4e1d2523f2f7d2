// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <optional>
#include <vector>

#include "match/course.h"

namespace boneyard::ui {

/// Something that was so in a match, as numbers.
struct MatchFact {
    enum class Kind {
        BestMove,    ///< the move that brought most, but for what is paid at the end of a round
        Lead,        ///< the round after which, or the final in which, the winner led for good
        BigRound,    ///< the round that brought one side most
        Draws,       ///< the most tiles drawn one after the other
        Passes,      ///< the most passes in a row, whoever passed; only where nobody waited
        Wait,        ///< who laid nothing for most turns, one after the other
        ShortRound,  ///< the round with the fewest moves
        Laid,        ///< who laid the most tiles
        First,       ///< the first tile that was laid or thrown
        Last,        ///< and the last
        Length,      ///< how many moves the match had
    };
    Kind kind = Kind::Length;
    int seat = kit::kNobody;  ///< whose it was, the first of partners; nobody's
    int number = 0;           ///< points, tiles, passes or moves
    int round = 0;
    int ply = 0;  ///< it is seen when so many actions have been played

    bool operator==(const MatchFact&) const = default;
};

/// Since when the winner led in a final that the totals did not decide; nothing where there was none.
std::optional<MatchFact> leadInFinal(const PlayedMatch& played, const QList<Place>& places);

/// What was so, what is most worth telling first; at most so many. `inFinal`: what leadInFinal() has found.
QList<MatchFact> factsOf(const std::vector<PlayedAction>& history, const Course& course,
                         const QList<Place>& places, qsizetype most,
                         const std::optional<MatchFact>& inFinal = {});

/// The gains of its own for which a move is told to be the best one.
std::vector<const kit::Event*> gainsOf(const PlayedAction& action, int seat);

}  // namespace boneyard::ui
