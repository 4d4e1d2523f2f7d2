// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "history/history.h"

#include <QLocale>
#include <algorithm>
#include <iterator>

#include "common/words.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kWritingPause = 120;  // ms

/// The sides that have won: partners are one.
QList<QList<int>> winnersOf(const MatchSummary& match) {
    QList<QList<int>> winners;
    std::copy_if(match.sides.begin(), match.sides.end(), std::back_inserter(winners),
                 [&](const QList<int>& side) { return match.standing.winners.contains(side.first()); });
    return winners;
}

/// Who won, in a word or two.
QString resultOf(const MatchSummary& match) {
    const QList<QList<int>> winners = winnersOf(match);
    if (winners.isEmpty()) return {};
    const int you = match.you();
    const bool unnamed = you != kit::kNobody && match.players.isYou(you);
    const bool alone = winners.size() == 1 && winners.first().size() == 1;
    //: How a match ended
    if (alone && unnamed && match.won()) return History::tr("You won");
    QStringList names;
    for (const QList<int>& side : winners) names.append(match.sideNames(side));
    const QString all = QLocale().createSeparatedList(names);
    //: How a match ended; %1 are several players, or teams
    if (winners.size() > 1) return History::tr("Shared by %1").arg(all);
    //: How a match ended; %1 is a player, or the players of a team
    return History::tr("%1 won").arg(all);
}

/// The seat that won alone; kNobody where it was a team, or several.
int winnerOf(const MatchSummary& match) {
    const QList<QList<int>> winners = winnersOf(match);
    return winners.size() == 1 && winners.first().size() == 1 ? winners.first().first() : int{kit::kNobody};
}

/// Who played, and with how many points: partners together.
QString seatsOf(const MatchSummary& match) {
    QStringList sides;
    for (const QList<int>& side : match.sides) {
        //: A player, or the players of a team, and the points that they ended with
        sides.append(History::tr("%1 %L2").arg(match.sideNames(side)).arg(match.sideScore(side)));
    }
    return sides.join(QString::fromUtf16(u"  \u00B7  "));
}

QString remarkOf(const MatchSummary& match) {
    QStringList remarks;
    //: Of a match in which hints were asked for
    if (match.hints > 0) remarks.append(History::tr("with hints"));
    //: Of a match in which moves were taken back
    if (match.undos > 0) remarks.append(History::tr("with undo"));
    return remarks.join(u", "_s);
}

}  // namespace

History::History(QObject* parent) : History(*Archive::create(nullptr, nullptr), parent) {}

History::History(Archive& archive, QObject* parent)
    : RowModel({"matchId", "gameName", "when", "seats", "result", "won", "remark", "winner", "medallion"},
               parent),
      archive_(archive) {
    filter_.state = MatchFilter::State::Finished;
    asking_.setSingleShot(true);
    connect(&asking_, &QTimer::timeout, this, &History::ask);
    connect(&archive_, &Archive::changed, this, [this] { asking_.start(kWritingPause); });
    onLanguageChange(this, [this] {
        QList<Row> rows;
        for (const MatchSummary& match : matches_) rows.append(rowOf(match));
        setRows(rows);
    });
    ask();
}

RowModel::Row History::rowOf(const MatchSummary& match) {
    const GameEntry* game = find_game(match.gameId.toStdString());
    const QDateTime when = (match.finished.isValid() ? match.finished : match.changed).toLocalTime();
    //: Of a match in the history, in the place of who won
    const QString damaged = tr("This match can no longer be read.");
    const int winner = match.damaged ? int{kit::kNobody} : winnerOf(match);
    return {match.id,
            game != nullptr ? say(game->info.name) : match.gameId,
            QLocale().toString(when, QLocale::ShortFormat),
            match.damaged ? QString() : seatsOf(match),
            match.damaged ? damaged : resultOf(match),
            match.won(),
            remarkOf(match),
            winner,
            match.players.medallions().value(winner)};
}

QString History::result() const {
    if (filter_.result == MatchFilter::Result::Any) return u"any"_s;
    return filter_.result == MatchFilter::Result::Won ? u"won"_s : u"lost"_s;
}

bool History::whole() const {
    return filter_.games.isEmpty() && filter_.result == MatchFilter::Result::Any && days_ == 0 &&
           filter_.text.isEmpty();
}

void History::setGame(const QString& id) {
    if (id == game()) return;
    filter_.games = id.isEmpty() ? QStringList() : QStringList{id};
    askAnew();
}

void History::setResult(const QString& result) {
    if (result == this->result()) return;
    filter_.result = result == "won"_L1    ? MatchFilter::Result::Won
                     : result == "lost"_L1 ? MatchFilter::Result::NotWon
                                           : MatchFilter::Result::Any;
    askAnew();
}

void History::setDays(int days) {
    if (days == days_) return;
    days_ = days;
    filter_.from = days > 0 ? QDateTime::currentDateTimeUtc().addDays(-days) : QDateTime();
    askAnew();
}

void History::setWords(const QString& words) {
    const QString plain = words.simplified();
    if (plain == filter_.text) return;
    filter_.text = plain;
    emit askedChanged();
    asking_.start(kWritingPause);
}

void History::askAnew() {
    emit askedChanged();
    ask();
}

/// The first page; as many pages as there were, so that whoever looks further
/// down stays there.
void History::ask() {
    asking_.stop();
    waiting_ = true;
    const int question = ++asked_;
    archive_.list(filter_, 0, std::max(kPage, count()), this, [this, question](const MatchPage& page) {
        if (question != asked_) return;
        waiting_ = false;
        matches_ = page.matches;
        total_ = page.total;
        QList<Row> rows;
        for (const MatchSummary& match : matches_) rows.append(rowOf(match));
        setRows(rows);
        emit listed();
    });
}

bool History::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && !waiting_ && count() < total_;
}

void History::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) return;
    waiting_ = true;
    const int question = asked_;
    archive_.list(filter_, count(), kPage, this, [this, question](const MatchPage& page) {
        if (question != asked_) return;
        waiting_ = false;
        total_ = page.matches.isEmpty() ? count() : page.total;
        for (const MatchSummary& match : page.matches) {
            matches_.append(match);
            append(rowOf(match));
        }
        emit listed();
    });
}

void History::load(int id) {
    archive_.load(id, this, [this](const std::optional<MatchPlan>& plan) {
        if (plan) {
            emit loaded(QVariant::fromValue(*plan));
        } else {
            emit said(tr("This match can no longer be read."));
        }
    });
}

void History::remove(int id) {
    archive_.remove(id, this, [this](const QString& problem) {
        if (!problem.isEmpty()) emit said(problem);
        ask();
    });
}

}  // namespace boneyard::ui
