// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said of puzzles besides the task itself.

#include <QLocale>

#include "common/dealnumber.h"
#include "common/rulesname.h"
#include "common/words.h"
#include "puzzles/puzzles.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

QVariantList Puzzles::sources() const {
    QVariantList all;
    for (const GameEntry& game : games())
        all.append(QVariantMap{{u"value"_s, text(game.info.id)}, {u"label"_s, say(game.info.name)}});
    //: Among the games whose puzzles one can choose: positions from one's own matches
    const QString own = tr("My mistakes");
    all.append(QVariantMap{{u"value"_s, u"mistakes"_s}, {u"label"_s, own}});
    return all;
}

QString Puzzles::title() const {
    if (row_ < 0) return {};
    if (!ofMistakes()) {
        //: Which puzzle of a game it is
        return tr("Puzzle %L1 of %L2").arg(row_ + 1).arg(book_.size());
    }
    const AnalysedMatch& match = *mistakes_[static_cast<std::size_t>(row_)].match;
    const GameEntry* game = find_game(match.plan.gameId.toStdString());
    const QString day = QLocale().toString(match.finished.date(), QLocale::LongFormat);
    //: Where a position comes from: %1 is a game, %2 a day, %3 the number of the deal
    return tr("%1: your match of %2, deal %3")
        .arg(game != nullptr ? say(game->info.name) : match.plan.gameId, day,
             dealNumber(match.plan.deal.value_or(0)));
}

QString Puzzles::rules() const { return row_ < 0 ? QString() : rulesName(desk_.task().plan); }

QString Puzzles::standing() const {
    if (!known_) return {};
    if (ofMistakes()) {
        const MistakeCounts counts = countMistakes(mistakes_, today_.date());
        if (mistakes_.empty()) return {};
        //: Mistakes as tasks: how many are to be repeated today, never asked for yet, and known by now
        return tr("%L1 for today, %L2 new, %L3 known").arg(counts.due).arg(counts.fresh).arg(counts.known);
    }
    if (book_.empty()) return {};
    const PuzzleRating& rating = progress_.rating;
    //: The player's rating over puzzles
    if (rating.tries == 0) return tr("Your rating: not known yet");
    constexpr int kSure = 2;  // standard errors: 95 of 100 cases
    //: The player's rating over puzzles; %L2 is how far it may be off
    return tr("Your rating: %L1 ± %L2").arg(qRound(rating.rating)).arg(qRound(kSure * rating.deviation));
}

QString Puzzles::gained() const {
    if (ofMistakes() || !moved_) return {};
    const int points = qRound(progress_.rating.rating) - qRound(before_);
    const QString size = QLocale().toString(qAbs(points));
    return points == 0 ? size : isolated((points > 0 ? u'+' : QChar(0x2212)) + size);
}

QString Puzzles::nothing() const {
    if (!known_ || row_ >= 0) return {};
    if (!ofMistakes()) return tr("There are no puzzles of this game yet.");
    const MistakeCounts counts = countMistakes(mistakes_, today_.date());
    if (counts.next.isValid()) {
        //: No mistake is to be repeated today; %1 is the next day on which one is
        return tr("That is all for today. The next one comes on %1.")
            .arg(QLocale().toString(counts.next, QLocale::LongFormat));
    }
    if (counts.known > 0) return tr("You have put every one of your mistakes right.");
    return tr("Look back at one of your matches, and the mistakes found there turn up here as puzzles.");
}

}  // namespace boneyard::ui
