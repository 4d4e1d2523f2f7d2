// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/movetexts.h"

#include <QLocale>
#include <cmath>

#include "common/actiontext.h"
#include "common/numerals.h"
#include "common/words.h"

namespace boneyard::ui {

namespace {

QString textOf(const Move& move, const std::string& action) {
    const QString words = actionText(move.scene, action);
    return words.isEmpty() ? QString::fromStdString(action) : words;
}

/// Points on the average, with one place after the point.
QString points(double value) { return QLocale().toString(value, 'f', 1); }

/// Played out once, with all tiles known: what it comes to is no average, and whole.
bool isCertain(const bots::Analysis& found) { return found.worlds == 1; }

QString lead(double value, bool certain) { return signedNumeral(value, certain ? 0 : 1); }

int chancesLost(const bots::Analysis& found) {
    constexpr double kAll = 100;
    return static_cast<int>(std::lround(kAll * (found.best_chance - found.played_chance)));
}

}  // namespace

QString MoveTexts::played(const Move& move) { return textOf(move, move.played); }
QString MoveTexts::best(const Move& move) { return textOf(move, move.judgement.analysis.best); }

QString MoveTexts::why(const Move& move) const {
    const bots::Analysis& found = move.judgement.analysis;
    if (!found.better) return {};
    QStringList better = told(move.why);
    if (!move.compared) better.append(unexplained(found, better.isEmpty()));
    const QStringList played = told(move.whyPlayed);
    if (played.isEmpty()) return better.join(u' ');
    //: Why a move was better than the one played. %1 and %2 are sentences
    return filled(tr("For the better move: %1 For the one played: %2"),
                  {better.join(u' '), played.join(u' ')});
}

QStringList MoveTexts::told(const std::vector<kit::Phrase>& reasons) const {
    QStringList sentences;
    for (const kit::Phrase& reason : reasons) sentences.append(say(reason, &players_));
    return sentences;
}

QString MoveTexts::unexplained(const bots::Analysis& found, bool alone) {
    const QString more = points(costOf(found));
    if (more == points(0)) return tr("It wins the match more often.");
    if (isCertain(found)) return bringsForCertain(costOf(found));
    //: Of a move that was better. %L1: in how many ways the tiles that the player could not see were dealt to
    //: try it; %2 is a number of points like 3.4
    const QString ways = tr("Over %L1 possible deals of the hidden tiles, it brings %2 points more.");
    //: The same, where there is nothing else to say
    const QString only =
        tr("No single reason stands out, but over %L1 possible deals of the hidden tiles, it brings %2 "
           "points more.");
    return (alone ? only : ways).arg(found.worlds).arg(more);
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
            //: What a player decides: the heading of how well they do it. What is named is a suit, or
            //: whatever a round of the game is played in
            return tr("What to name");
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
    //: What a move cost that cost no points: of 100 matches that go on from there so many fewer are won
    if (cost == points(0)) return tr("%L1 in 100 chances to win").arg(chancesLost(found));
    //: What a move cost for certain
    if (isCertain(found)) return tr("%n point(s)", nullptr, static_cast<int>(std::lround(costOf(found))));
    //: What a move cost; %1 is a number like 3.4
    return tr("%1 points").arg(cost);
}

QString MoveTexts::detail(const Move& move) {
    const bots::Analysis& found = move.judgement.analysis;
    if (!found.better) return {};
    const bool certain = isCertain(found);
    const QString best = lead(found.best_points, certain);
    const QString played = lead(found.played_points, certain);
    if (certain) {
        //: Points ahead of the best other player (minus: behind); %1 and %2 are numbers like +5
        return tr("At the end of the round the better move leads to %1 points, the one played to %2, for "
                  "certain.")
            .arg(best, played);
    }
    //: Points ahead of the best other player (minus: behind); %1 and %2 are like +5.4, %3 is how far their
    //: difference may be off
    return tr("At the end of the round the better move leads to %1 points on average, the one played to %2, "
              "give "
              "or take %3.")
        .arg(best, played, points(2 * found.error));
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

QString MoveTexts::account(kit::Seat seat, double start, double cost, double end) const {
    constexpr double kAll = 100;
    const auto began = static_cast<int>(std::lround(kAll * start));
    const auto lost = static_cast<int>(std::lround(kAll * cost));
    const auto came = static_cast<int>(std::lround(kAll * end));
    const int luck = came - began + lost;
    const bool you = players_.isYou(seat);
    const QString name = players_.name(seat);
    const auto count = [](int points) { return QLocale().toString(std::abs(points)); };
    //: How the chance to win a match went. %1 is a number of 100, the chance at the beginning. The sentences
    //: that follow say what came off it and on top of it
    QString text = tr("It began with a chance to win of %1 in 100.").arg(count(began));
    if (lost == 0) {
        text += u' ' + (you ? tr("Your moves cost nothing.") : tr("%1's moves cost nothing.").arg(name));
    } else if (you) {
        text += u' ' + tr("Your moves took %n point(s) in 100 off your chance to win.", nullptr, lost);
    } else {
        //: %1 is a player
        text +=
            u' ' + tr("%1's moves took %n point(s) in 100 off the chance to win.", nullptr, lost).arg(name);
    }
    //: What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100
    const QString gave = tr("Luck and the other players added %1.");
    //: What the tiles and the moves of the others did to a chance to win; %1 is a number of points of 100
    const QString took = tr("Luck and the other players took away %1.");
    text += u' ' + (luck < 0 ? took : gave).arg(count(luck));
    //: The end of a sum: what is left of the chance to win a match when it is over. %1 is 0 or 100, or what a
    //: shared victory counts
    return text + u' ' + tr("It ended with %1.").arg(count(came));
}

}  // namespace boneyard::ui
