// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/unfinishedmodel.h"

#include <QLocale>

#include "common/dealnumber.h"
#include "common/numerals.h"
#include "common/picture.h"
#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

constexpr double kTableAspect = 1.1;  // of the pictures
constexpr int kMost = 50;             // that anybody would look through

QString turnOf(const MatchSummary& match) {
    const int seat = match.standing.toMove;
    if (seat < 0) return UnfinishedModel::tr("ready for the next deal");
    if (match.players.isYou(seat)) return UnfinishedModel::tr("your turn");
    //: %1 is a player
    return UnfinishedModel::tr("%1's turn").arg(match.players.name(seat));
}

QString scoresOf(const MatchSummary& match) {
    QStringList scores;
    for (const QList<int>& side : match.sides) {
        //: The points of a player, or of a team, in a row of them. %1 a name or several, %2 a number
        scores.append(
            UnfinishedModel::tr("%1 %2").arg(match.sideNames(side), numeral(match.sideScore(side))));
    }
    return inARow(scores);
}

/// When it was last played, and its deal where another of its game was played at the same time. No line ends
/// within a time.
QString playedOf(const MatchSummary& match, const QList<MatchSummary>& all) {
    const auto when = [](const MatchSummary& one) {
        const QDateTime then = one.changed.toLocalTime();
        QString time = QLocale().toString(then.time(), QLocale::ShortFormat);
        time.replace(u' ', QChar::Nbsp);
        return QLocale().toString(then.date(), QLocale::ShortFormat) + u' ' + time;
    };
    QStringList others;
    for (const MatchSummary& other : all) {
        if (other.id != match.id && other.gameId == match.gameId) others.append(when(other));
    }
    if (!others.contains(when(match))) return when(match);
    //: When an unfinished match was last played, and its deal. %1 a date and time, %2 a number
    return UnfinishedModel::tr("%1, deal %2").arg(when(match)).arg(dealNumber(match.deal));
}

}  // namespace

UnfinishedModel::UnfinishedModel(QObject* parent)
    : RowModel({"matchId", "gameId", "game", "face", "round", "turn", "scores", "casual", "ofDay",
                "challenged", "damaged", "played", "picture"},
               parent) {
    asking_.setSingleShot(true);
    connect(&asking_, &QTimer::timeout, this, &UnfinishedModel::ask);
    onLanguageChange(this, [this] { show(matches_); });
}

void UnfinishedModel::setArchive(Archive* archive) {
    if (archive == archive_) return;
    if (archive_ != nullptr) archive_->disconnect(this);
    archive_ = archive;
    if (archive_ != nullptr) {
        connect(archive_, &Archive::changed, this, &UnfinishedModel::refresh);
    }
    if (watching_) ask();
    emit archiveChanged();
}

void UnfinishedModel::setWatching(bool watching) {
    if (watching == watching_) return;
    watching_ = watching;
    if (watching) ask();
    emit watchingChanged();
}

void UnfinishedModel::refresh() {
    if (watching_) asking_.start(0);
}

void UnfinishedModel::ask() {
    if (archive_ == nullptr) return;
    archive_->list({.state = MatchFilter::State::Unfinished}, 0, kMost, this,
                   [this](const MatchPage& page) { show(page.matches); });
}

void UnfinishedModel::show(const QList<MatchSummary>& matches) {
    matches_ = matches;
    QList<Row> rows;
    for (const MatchSummary& match : matches) {
        const GameEntry* game = find_game(match.gameId.toStdString());
        if (game == nullptr) continue;  // a later version knew it
        const bool whole = !match.damaged;
        rows.append(Row{match.id, match.gameId, say(game->info.name), text(game->info.face),
                        match.standing.round, whole ? turnOf(match) : QString(),
                        whole ? scoresOf(match) : QString(), match.casual, !match.day.isEmpty(),
                        match.challenged, match.damaged, playedOf(match, matches), pictureOf(match)});
    }
    setRows(rows);
}

/// The one that there is; where it is none of the match as it stands, another is made meanwhile.
QVariantMap UnfinishedModel::pictureOf(const MatchSummary& match) {
    Picture& picture = pictures_[match.id];
    if (picture.scene.isEmpty()) picture.scene = ui::pictureOf({});
    if (archive_ == nullptr || match.damaged ||
        (picture.played == match.changed && picture.plies == match.plies))
        return picture.scene;
    picture.played = match.changed;
    picture.plies = match.plies;
    archive_->picture(match.id, kTableAspect, this,
                      [this, id = match.id](const kit::Scene& scene) { hang(id, ui::pictureOf(scene)); });
    return picture.scene;
}

void UnfinishedModel::hang(int matchId, const QVariantMap& scene) {
    pictures_[matchId].scene = scene;
    for (int row = 0; row < count(); ++row) {
        if (at(row, QStringLiteral("matchId")).toInt() == matchId)
            setCell(row, static_cast<int>(rows().at(row).size()) - 1, scene);
    }
}

void UnfinishedModel::remove(int matchId) {
    if (archive_ == nullptr) return;
    archive_->remove(matchId, this, [this](const QString& problem) {
        if (!problem.isEmpty()) emit refused(problem);
    });
}

}  // namespace boneyard::ui

#include "moc_unfinishedmodel.cpp"
