// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/movetexts.h"

#include <QLocale>
#include <cmath>

#include "common/actiontext.h"
#include "common/words.h"

namespace boneyard::ui {

namespace {

QString textOf(const Move& move, const std::string& action) {
    const QString words = actionText(move.scene, action);
    return words.isEmpty() ? QString::fromStdString(action) : words;
}

/// With its sign, of which there is one kind: "+3.4", or with a true minus.
QString signedNumber(double value, const QString& size, const QString& nothing) {
    return size == nothing ? size : isolated((value > 0 ? u'+' : QChar(0x2212)) + size);
}

/// Points on the average, with one place after the point.
QString points(double value) { return QLocale().toString(value, 'f', 1); }

QString lead(double value) { return signedNumber(value, points(std::abs(value)), points(0)); }

QString whole(double value) {
    return signedNumber(value, QLocale().toString(std::abs(std::lround(value))), QLocale().toString(0));
}

}  // namespace

QString MoveTexts::played(const Move& move) { return textOf(move, move.played); }
QString MoveTexts::best(const Move& move) { return textOf(move, move.judgement.analysis.best); }

QString MoveTexts::why(const Move& move) const {
    QString better = say(move.why, &players_);
    if (move.whyPlayed.empty()) return better;
    //: Why a move was better than the one played. %1 and %2 are sentences
    return filled(tr("For the better move: %1 For the one played: %2"),
                  {better, say(move.whyPlayed, &players_)});
}

QString MoveTexts::grade(bots::Grade grade) {
    switch (grade) {
        case bots::Grade::Best:
            //: How good a move was: there was none better
            return tr("Best move");
        case bots::Grade::Good:
            //: How good a move was: as good as any
            return tr("Good move");
        case bots::Grade::Inaccuracy:
            //: How good a move was: something was a little better
            return tr("Inaccuracy");
        case bots::Grade::Mistake:
            //: How good a move was: something was better
            return tr("Mistake");
        case bots::Grade::Blunder:
            //: How good a move was: something was much better
            return tr("Blunder");
    }
    return {};
}

QString MoveTexts::kind(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::Lay:
            //: What a player decides: the heading of how well they do it
            return tr("What to lay");
        case DecisionKind::Draw:
            //: What a player decides: the heading of how well they do it
            return tr("When to draw or pass");
        case DecisionKind::Take:
            //: What a player decides: the heading of how well they do it
            return tr("Which tile to take");
        case DecisionKind::Meld:
            //: What a player decides: the heading of how well they do it
            return tr("What to meld");
        case DecisionKind::Throw:
            //: What a player decides: the heading of how well they do it
            return tr("What to discard");
        case DecisionKind::Knock:
            //: What a player decides: the heading of how well they do it
            return tr("When to knock");
        case DecisionKind::Bid:
            //: What a player decides: the heading of how well they do it
            return tr("Bids");
        case DecisionKind::Suit:
            //: What a player decides: the heading of how well they do it
            return tr("Which element to name");
        case DecisionKind::Bet:
            //: What a player decides: the heading of how well they do it
            return tr("Bets");
        case DecisionKind::Final:
            //: What a player decides: the heading of how well they do it
            return tr("Getting ready for the last round");
    }
    return {};
}

QString MoveTexts::cost(const Move& move) {
    const bots::Analysis& found = move.judgement.analysis;
    if (!found.better) return {};
    const QString cost = points(costOf(found));
    //: Of a move that cost no points, but made it less likely to win
    if (cost == points(0)) return tr("no points, but winning chances");
    //: What a move cost; %1 is a number like 3.4
    return tr("%1 points").arg(cost);
}

QString MoveTexts::detail(const Move& move) {
    const bots::Analysis& found = move.judgement.analysis;
    if (!found.better) return {};
    if (found.error == 0) {
        //: Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5.4
        return tr("At the end of the round the better move leads to %1 points, the one played to %2, for "
                  "certain.")
            .arg(lead(found.best_points), lead(found.played_points));
    }
    //: Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their
    //: difference may be off
    return tr("At the end of the round the better move leads to %1 points on average, the one played to %2, "
              "give "
              "or take %3.")
        .arg(lead(found.best_points), lead(found.played_points), points(2 * found.error));
}

QString MoveTexts::hindsight(const Move& move) {
    if (!move.judgement.behind) return {};
    const int behind = *move.judgement.behind;
    //: Hindsight: what can only be known afterwards
    if (behind == 0) return tr("As the tiles lay, it made no difference.");
    //: Hindsight: what can only be known afterwards
    if (behind > 0) return tr("As the tiles lay, it cost %n point(s).", nullptr, behind);
    //: Hindsight: what can only be known afterwards
    return tr("As the tiles lay, it even gained %n point(s).", nullptr, -behind);
}

QString MoveTexts::luck(double luck, int lead) {
    //: Luck and play apart. %1 and %2 are points ahead of the best other player, like +12 (minus: behind)
    return tr("With good play by everybody, these tiles would have led to about %1 points. It ended at %2.")
        .arg(whole(luck), whole(lead));
}

}  // namespace boneyard::ui
