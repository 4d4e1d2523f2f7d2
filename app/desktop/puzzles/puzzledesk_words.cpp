// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said at the desk where puzzles are solved.

#include <QLocale>

#include "common/actiontext.h"
#include "common/players.h"
#include "common/words.h"
#include "match/orientation.h"
#include "puzzles/puzzledesk.h"

namespace boneyard::ui {

namespace {

/// Points on the average, with one place after the point.
QString points(double value) { return QLocale().toString(value, 'f', 1); }

}  // namespace

/// What is asked, as it lies on the table: an end is called as it is seen.
kit::Scene PuzzleDesk::laidOut() const {
    Orientation orientation;
    if (table_) orientation.aspect = table_->table()->aspect();
    return orientation.scene(*position_, task_.seat, true);
}

QString PuzzleDesk::words(const std::string& action) const {
    const QString said = actionText(laidOut(), action);
    return said.isEmpty() ? isolated(QString::fromStdString(action)) : said;
}

QString PuzzleDesk::question() const {
    if (state_ == Empty || !position_) return {};
    //: What is asked in a puzzle
    if (!task_.own) return tr("You are to move: find the best move.");
    //: What is asked where somebody once made a mistake; %1 is the move, as "2-5 on the right arm"
    return tr("Find a better move than the one you played: %1").arg(words(task_.played));
}

QString PuzzleDesk::whyRatherThan(const std::string& other) const {
    QStringList reasons;
    for (const kit::Phrase& reason : position_->why_rather(task_.seat, task_.best, other))
        reasons.append(say(reason, &task_.plan.players));
    return reasons.join(u' ');
}

/// What was tried costs clearly less than one's own mistake did: by more than another look might say.
bool PuzzleDesk::beatsWhatWasPlayed() const {
    constexpr double kClearly = 0.75;
    return task_.own && cost_ < kClearly * task_.better;
}

/// What a wrong move costs, and why: it is not told which one is best.
QString PuzzleDesk::missWords() const {
    QString cost = tr("Something is better. Try again.");
    if (task_.certain)
        cost += u' ' + bringsForCertain(cost_);
    else if (points(cost_) != points(0))
        //: Said to a wrong move in a puzzle; %1 is a number like 3.4
        cost = tr("This would cost about %1 points. Try again.").arg(points(cost_));
    if (beatsWhatWasPlayed())
        //: Said to a move that is tried where somebody once made a mistake, before what it would cost
        cost = tr("Better than what you played, but not yet the best.") + u' ' + cost;
    const QString why = whyRatherThan(tried_);
    if (why.isEmpty() && task_.certain) return cost;
    //: Said to a wrong move in a puzzle, after what it would cost, where no single reason is known
    if (why.isEmpty())
        return cost + u' ' + tr("No single reason stands out: the difference shows as the round goes on.");
    //: Said to a wrong move in a puzzle, after what it would cost. %1 is a sentence or two that compare the
    //: best move, which is still to be found, with the wrong one, as It leaves you 12 pips in hand, instead
    //: of 20.
    return cost + u' ' + tr("Why the best move is better: %1").arg(why);
}

QString PuzzleDesk::verdict() const {
    switch (state_) {
        case Empty:
            return {};
        case Asking:
            return missed_ ? missWords() : QString();
        case Weighing:
            //: While it is worked out how good a move is
            return tr("Let us see what this is worth.");
        case Solved:
            //: A puzzle was solved, but not at the first try
            if (missed_) return tr("Now you have it.");
            //: A puzzle was solved
            return tr("Right!");
        case Shown:
            //: The solution of a puzzle was shown, after something else had been tried
            if (missed_) return tr("Here is the solution.");
            //: The solution of a puzzle was shown before anything was tried
            return tr("Here is the solution. It counts as not found.");
    }
    return {};
}

QStringList PuzzleDesk::reasons() const {
    if ((state_ != Solved && state_ != Shown) || !position_) return {};
    QStringList all;
    if (answer_ != task_.best) all.append(tr("Your move is as good as the best one known."));
    //: The solution of a puzzle; %1 is a move, as "2-5 on the right arm"
    all.append(tr("The best move: %1").arg(words(task_.best)));
    const qsizetype before = all.size();
    if (task_.certain) {
        all.append(bringsForCertain(task_.better));
    } else if (points(task_.better) != points(0)) {
        //: %1 is a number like 3.4
        all.append((task_.own ? tr("On average it is %1 points better than what you played.")
                              //: %1 is a number like 3.4
                              : tr("On average it is %1 points better than any other move."))
                       .arg(points(task_.better)));
    } else if (task_.own) {
        all.append(tr("It gives you a better chance to win than what you played."));
    }
    const kit::Phrase why = position_->why(task_.seat, task_.best);
    const bool measured = all.size() > before;
    const bool said = measured && (why.modest || costsPoints(laidOut(), task_.best));
    if (!why.empty() && !said) all.append(say(why, &task_.plan.players));
    const std::string& other = tried_.empty() ? task_.played : tried_;
    if (const QString rather = other.empty() ? QString() : whyRatherThan(other); !rather.isEmpty())
        all.append(comparedWith(words(other), rather));
    //: What a puzzle was about; %1 is an order, as "Close a hexagon"
    if (!task_.theme.empty()) all.append(tr("What it was about: %1.").arg(say(task_.theme)));
    QStringList levels;
    constexpr int kAll = 100;
    for (const auto& [level, share] : task_.solved) {
        //: Which share of a level's bots finds the solution of a puzzle: %1 is the level
        levels.append(tr("%1 %L2 %").arg(levelName(level)).arg(qRound(kAll * share)));
    }
    const QString found = QLocale().createSeparatedList(levels);
    //: How many bots of each level find the solution of a puzzle; %1 is a list, as "Beginner 20 % and Expert
    //: 90 %"
    if (!levels.isEmpty()) all.append(tr("Found by: %1.").arg(found));
    //: How hard a puzzle is, in the same measure as a player's rating
    if (task_.rating > 0) all.append(tr("Its rating: %1.").arg(QLocale().toString(task_.rating)));
    return all;
}

}  // namespace boneyard::ui
