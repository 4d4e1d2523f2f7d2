// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a row of the history says.
#include <QLocale>
#include <algorithm>
#include <iterator>

#include "common/numerals.h"
#include "common/picture.h"
#include "common/words.h"
#include "history/history.h"
#include "history/search.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr double kPictureAspect = 1.5;  // of the pictures
constexpr qsizetype kMostPictures = 400;

/// The sides that have won: partners are one.
QList<QList<int>> winnersOf(const MatchSummary& match) {
    QList<QList<int>> winners;
    std::copy_if(match.sides.begin(), match.sides.end(), std::back_inserter(winners),
                 [&](const QList<int>& side) { return match.standing.winners.contains(side.first()); });
    return winners;
}

/// The winners first, then one's own side.
QList<QList<int>> sidesToTell(const MatchSummary& match) {
    QList<QList<int>> sides = match.sides;
    const auto rank = [&](const QList<int>& side) {
        return match.standing.winners.contains(side.first()) ? 0 : side.contains(match.you()) ? 1 : 2;
    };
    std::stable_sort(sides.begin(), sides.end(),
                     [&](const auto& one, const auto& other) { return rank(one) < rank(other); });
    return sides;
}

/// Who won, in a word or two.
QString resultOf(const MatchSummary& match) {
    const QList<QList<int>> winners = winnersOf(match);
    if (winners.isEmpty()) return {};
    const int you = match.you();
    const bool unnamed = you != kit::kNobody && match.players.isYou(you);
    const bool alone = winners.size() == 1 && winners.first().size() == 1;
    if (alone && unnamed && match.won()) return historywords::youWon();
    QStringList names;
    for (const QList<int>& side : winners) names.append(match.sideNames(side));
    const QString all = QLocale().createSeparatedList(names);
    if (winners.size() > 1) return historywords::shared(all);
    if (winners.first().size() == 1) return historywords::someoneWon(all);
    return unnamed && match.won() ? historywords::yourTeamWon(all) : historywords::teamWon(all);
}

/// The seat that won alone; kNobody where it was a team, or several.
int winnerOf(const MatchSummary& match) {
    const QList<QList<int>> winners = winnersOf(match);
    return winners.size() == 1 && winners.first().size() == 1 ? winners.first().first() : int{kit::kNobody};
}

QString remarkOf(const MatchSummary& match) {
    QStringList remarks;
    if (match.hints > 0) remarks.append(historywords::withHints());
    if (match.undos > 0) remarks.append(historywords::withUndo());
    return sideBySide(remarks);
}

/// "3 rounds, 84 moves, Skilled"
QString lengthOf(const MatchSummary& match) {
    QStringList parts;
    const int rounds = match.standing.round;
    if (rounds > 1) parts.append(historywords::rounds(rounds));
    parts.append(historywords::moves(match.plies));
    if (const QString level = levelName(match.level); !level.isEmpty()) parts.append(level);
    return sideBySide(parts);
}

}  // namespace

/// Who played, and with how many points: partners together. First the winners, then oneself: a line too long
/// for its row is cut at the end.
QString History::seatsOf(const MatchSummary& match) const {
    const QMap<int, int> inFinal = finals_.value(match.id);
    QStringList sides;
    for (const QList<int>& side : sidesToTell(match)) {
        //: A player, or the players of a team, and the points that they ended with
        const QString ended =
            filled(tr("%1 %L2"), {match.sideNames(side), isolated(numeral(match.sideScore(side)))});
        int decides = 0;
        for (const int seat : side) decides += inFinal.value(seat);
        const QStringList told{ended, isolated(numeral(decides))};
        //: %1 "Ada 112", %L2 the points of the final, which decided the match
        sides.append(inFinal.contains(side.first()) ? filled(tr("%1 (final %L2)"), told) : ended);
    }
    return inARow(sides);
}

RowModel::Row History::rowOf(const MatchSummary& match) const {
    const GameEntry* game = find_game(match.gameId.toStdString());
    const QDateTime when = (match.finished.isValid() ? match.finished : match.changed).toLocalTime();
    //: Of a match in the history, in the place of who won
    const QString damaged = tr("This match can no longer be read.");
    const int winner = match.damaged ? int{kit::kNobody} : winnerOf(match);
    return {match.id,
            match.gameId,
            game != nullptr ? say(game->info.name) : match.gameId,
            game != nullptr ? text(game->info.face) : QString(),
            QLocale().toString(when, QLocale::ShortFormat),
            match.day.isEmpty() ? QString() : historywords::dealOfDay(),
            match.damaged ? QString() : seatsOf(match),
            match.damaged ? damaged : resultOf(match),
            match.won(),
            remarkOf(match),
            match.damaged ? QString() : lengthOf(match),
            winner,
            match.players.medallions().value(winner),
            picked_.contains(match.id),
            pictures_.value(match.id, pictureOf({}))};
}

void History::showAgain() {
    QList<Row> rows;
    for (const MatchSummary& match : matches_) rows.append(rowOf(match));
    setRows(rows);
}

void History::wantPicture(int row) {
    if (row < 0 || row >= matches_.size() || matches_[row].damaged) return;
    const int id = matches_[row].id;
    if (pictures_.contains(id)) return;
    if (pictures_.size() > kMostPictures) {
        pictures_.clear();
        finals_.clear();
    }
    pictures_.insert(id, pictureOf({}));
    archive_.picture(id, kPictureAspect, this, [this, id](const kit::Scene& scene) {
        const QVariantMap picture = pictureOf(scene);
        pictures_.insert(id, picture);
        for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
            if (scene.seats[seat].decides)
                finals_[id].insert(static_cast<int>(seat), *scene.seats[seat].decides);
        }
        for (int place = 0; place < matches_.size(); ++place) {
            if (matches_[place].id != id) continue;
            setCell(place, Picture, picture);
            setCell(place, Seats, seatsOf(matches_[place]));
        }
    });
}

}  // namespace boneyard::ui
