// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Two results with the same tiles, from the same seat.
#include "common/numerals.h"
#include "match/matchend.h"
#include "store/storedmatch.h"

namespace boneyard::ui {

int MatchEnd::aheadHere() const {
    const MatchPlan& plan = match_->plan();
    return aheadOf(standingOf(match_->whole()->match().status()),
                   sidesOf(plan.gameId, plan.seats, plan.options), plan.players.onlyPerson());
}

int MatchEnd::challengeWon() const {
    if (!over() || !match_->plan().challenge) return 0;
    const int theirs = match_->plan().challenge->ahead;
    return aheadHere() > theirs ? 1 : aheadHere() < theirs ? -1 : 0;
}

QString MatchEnd::challenge() const {
    if (!over() || !match_->plan().challenge) return {};
    const Challenge& other = *match_->plan().challenge;
    //: In the place of a name: who has sent a deal to be played, and is not known by name
    const QString who = other.name.isEmpty() ? tr("Your friend") : other.name;
    QString both =
        //: Two results with the same tiles: points ahead of the best of the others. %1 and %3 are such
        //: numbers with their signs, %2 is who sent the deal
        tr("You scored %1 with these tiles, and %2 scored %3.")
            .arg(signedNumeral(aheadHere()), who, signedNumeral(other.ahead));
    if (challengeWon() == 0) return both;
    //: After "You scored +12 with these tiles, and Ann scored +8."
    return both + u' ' + (challengeWon() > 0 ? tr("You did better.") : tr("That is better than yours."));
}

}  // namespace boneyard::ui
