// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/matchtable.h"

#include <QHash>

#include "common/line.h"
#include "store/matchsearch.h"
#include "store/planjson.h"
#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

qint64 number(std::uint64_t value) { return static_cast<qint64>(value); }

/// The sides at such a table: made once, as a list has many of a kind.
QList<QList<int>> knownSides(const QString& gameId, int seats, const QString& options) {
    static thread_local QHash<QString, QList<QList<int>>> known;
    const QString table = gameId + u' ' + QString::number(seats) + u' ' + options;
    const auto found = known.constFind(table);
    if (found != known.constEnd()) return *found;
    constexpr qsizetype kMost = 1000;
    if (known.size() > kMost) known.clear();
    return *known.insert(table, sidesOf(gameId, seats, readOptions(options).value_or(kit::GivenOptions())));
}

QList<QList<int>> sidesOf(const MatchPlan& plan) {
    return knownSides(plan.gameId, plan.seats, optionsJson(plan.options));
}

/// How far the only person was ahead; null until the match is over.
QVariant aheadBy(const Players& players, const Standing& standing, const QList<QList<int>>& sides) {
    const int you = players.onlyPerson();
    return standing.over && you != kit::kNobody ? QVariant(aheadOf(standing, sides, you)) : QVariant();
}

/// Of the only person; null until the match is over.
QVariant wonBy(const Players& players, const Standing& standing) {
    const int you = players.onlyPerson();
    return standing.over && you != kit::kNobody ? QVariant(standing.winners.contains(you)) : QVariant();
}

QDateTime timeOf(const QVariant& value) {
    return value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC();
}

constexpr auto kSummary =
    "SELECT id, game, seats, deal, players, casual, hints, undos, plies, started, changed, finished, round,"
    " to_move, scores, winners, options, (SELECT date FROM days WHERE match = id),"
    " challenge FROM matches WHERE id = ?"_L1;

MatchSummary summaryOf(const QSqlQuery& row) {
    int column = 0;
    const auto next = [&] { return row.value(column++); };
    MatchSummary summary;
    summary.id = next().toInt();
    summary.gameId = next().toString();
    summary.seats = next().toInt();
    summary.deal = next().toULongLong();
    summary.players = readPlayers(next().toString()).value_or(Players());
    summary.casual = next().toBool();
    summary.hints = next().toInt();
    summary.undos = next().toInt();
    summary.plies = next().toInt();
    summary.started = timeOf(next());
    summary.changed = timeOf(next());
    summary.finished = timeOf(next());
    summary.standing.round = next().toInt();
    summary.standing.toMove = next().toInt();
    summary.standing.scores = readNumbers(next().toString());
    summary.standing.winners = readNumbers(next().toString());
    summary.standing.over = summary.finished.isValid();
    summary.sides = knownSides(summary.gameId, summary.seats, next().toString());
    summary.day = dayTextIn(next());
    summary.challenged = readChallenge(next().toString()).has_value();
    summary.level = levelOfBots(summary.players);
    return summary;
}

}  // namespace

int MatchTable::insert(const MatchPlan& plan, qint64 now) {
    QSqlQuery row = database_.query();
    const bool fine =
        database_.run(row,
                      u"INSERT INTO matches(game, seats, deal, options, deck, players, names, you, casual, "
                      u"started, changed,"
                      " round, to_move, scores, winners, plies, hints, undos, level, challenge, coached)"
                      " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, -1, '[]', '[]', 0, ?, ?, ?, ?, ?)"_s,
                      {plan.gameId, plan.seats, number(plan.deal.value_or(0)), optionsJson(plan.options),
                       textsJson(plan.deck), playersJson(plan.players), searchedIn(plan.players, {}, {}),
                       plan.players.onlyPerson(), plan.casual, now, now, plan.hints, plan.undos,
                       levelOfBots(plan.players), challengeJson(plan.challenge), plan.coached});
    return fine ? row.lastInsertId().toInt() : 0;
}

bool MatchTable::markImported(int id) {
    return database_.run(u"UPDATE matches SET imported = 1 WHERE id = ?"_s, {id});
}

bool MatchTable::update(int id, const MatchPlan& plan, const Standing& standing, qint64 now) {
    const QVariant won = wonBy(plan.players, standing);
    return database_.run(
               u"UPDATE matches SET changed = ?, finished = ?, round = ?, to_move = ?, scores = ?,"
               " winners = ?, won = ?, plies = ?, hints = ?, undos = ?,"
               " touched = (SELECT max(touched) + 1 FROM matches) WHERE id = ?"_s,
               {now, standing.over ? QVariant(now) : QVariant(), standing.round, standing.toMove,
                numbersJson(standing.scores), numbersJson(standing.winners), won, number(plan.played.size()),
                plan.hints, plan.undos, id}) &&
           (!standing.over || index(id, plan.players, standing, sidesOf(plan)));
}

bool MatchTable::mend(int id, const MatchPlan& plan, const Standing& standing) {
    return database_.run(
        u"UPDATE matches SET round = ?, to_move = ?, scores = ?, winners = ?, won = ?, plies = ?,"
        " finished = CASE WHEN ? THEN coalesce(finished, changed) END WHERE id = ?"_s,
        {standing.round, standing.toMove, numbersJson(standing.scores), numbersJson(standing.winners),
         wonBy(plan.players, standing), number(plan.played.size()), standing.over, id});
}

bool MatchTable::index(int id, const Players& players, const Standing& standing,
                       const QList<QList<int>>& sides) {
    return database_.run(
        u"UPDATE matches SET level = ?, names = ?, ahead = ? WHERE id = ?"_s,
        {levelOfBots(players), searchedIn(players, standing, sides), aheadBy(players, standing, sides), id});
}

int MatchTable::indexOld(int count) {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, u"SELECT id FROM matches WHERE level IS NULL LIMIT ?"_s, {count})) return 0;
    QList<int> ids;
    while (rows.next()) ids.append(rows.value(0).toInt());
    rows.finish();
    for (const int id : ids) {
        const std::optional<MatchSummary> match = summary(id);
        if (!match) return 0;
        // Whose players cannot be read keeps the names that it has.
        const bool fine = match->players.isEmpty()
                              ? database_.run(u"UPDATE matches SET level = -1 WHERE id = ?"_s, {id})
                              : index(id, match->players, match->standing, match->sides);
        if (!fine) return 0;
    }
    return static_cast<int>(ids.size());
}

std::optional<MatchSummary> MatchTable::summary(int id) {
    QSqlQuery row = database_.query();
    if (!database_.run(row, kSummary, {id}) || !row.next()) return std::nullopt;
    return summaryOf(row);
}

bool MatchTable::writeActions(int id, const MatchPlan& plan, std::size_t same, qint64 now) {
    if (!database_.run(u"DELETE FROM actions WHERE match = ? AND ply >= ?"_s, {id, number(same)})) {
        return false;
    }
    for (std::size_t ply = same; ply < plan.played.size(); ++ply) {
        const PlayedText& action = plan.played[ply];
        if (!database_.run(
                u"INSERT INTO actions(match, ply, action, by, at) VALUES(?, ?, ?, ?, ?)"_s,
                {id, number(ply), QString::fromStdString(action.action), static_cast<int>(action.by), now})) {
            return false;
        }
    }
    return true;
}

bool MatchTable::writeRacks(int id, const MatchPlan& plan) {
    return database_.run(u"UPDATE matches SET racks = ? WHERE id = ?"_s, {racksJson(plan.racks), id});
}

std::optional<int> MatchTable::plies(int id) {
    QSqlQuery row = database_.query();
    const bool there = database_.run(row, u"SELECT plies FROM matches WHERE id = ?"_s, {id}) && row.next();
    return there ? std::optional(row.value(0).toInt()) : std::nullopt;
}

std::optional<std::uint64_t> MatchTable::wholeLine(int id) {
    QSqlQuery row = database_.query();
    const bool over =
        database_.run(row, u"SELECT 1 FROM matches WHERE id = ? AND finished IS NOT NULL"_s, {id}) &&
        row.next();
    const auto played = over ? actions(id) : std::nullopt;
    return played ? std::optional(lineOf(*played)) : std::nullopt;
}

bool MatchTable::remove(int id) { return database_.run(u"DELETE FROM matches WHERE id = ?"_s, {id}); }

QList<int> MatchTable::unplayed() {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows,
                       u"SELECT id FROM matches WHERE finished IS NULL AND plies = 0 AND imported = 0"
                       " AND NOT EXISTS (SELECT 1 FROM actions WHERE match = matches.id)"
                       " AND NOT EXISTS (SELECT 1 FROM days WHERE match = matches.id)"_s,
                       {})) {
        return {};
    }
    QList<int> ids;
    while (rows.next()) ids.append(rows.value(0).toInt());
    return ids;
}

std::optional<MatchPage> MatchTable::list(const MatchFilter& filter, int offset, int count) {
    const Where where = whereOf(filter);
    QSqlQuery rows = database_.query();
    MatchPage page;
    if (!database_.run(rows, "SELECT count(*)"_L1 + fromMatches(filter) + where.text(), where.values) ||
        !rows.next()) {
        return std::nullopt;
    }
    page.total = rows.value(0).toInt();
    // First which ones: what an index has of all of them is enough for that.
    if (!database_.run(
            rows,
            "SELECT id"_L1 + fromMatches(filter) + where.text() + orderOf(filter) + " LIMIT ? OFFSET ?"_L1,
            where.values + QVariantList{count, offset})) {
        return std::nullopt;
    }
    QList<int> ids;
    while (rows.next()) ids.append(rows.value(0).toInt());
    if (!database_.whole(rows)) return std::nullopt;
    rows.finish();
    if (!database_.prepare(rows, kSummary)) return std::nullopt;
    for (const int id : ids) {
        rows.bindValue(0, id);
        if (!database_.runAgain(rows)) return std::nullopt;
        if (rows.next()) page.matches.append(summaryOf(rows));
        if (!database_.whole(rows)) return std::nullopt;
    }
    return page;
}

std::optional<QList<int>> MatchTable::ids(const MatchFilter& filter) {
    const Where where = whereOf(filter);
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, "SELECT id"_L1 + fromMatches(filter) + where.text() + orderOf(filter),
                       where.values))
        return std::nullopt;
    QList<int> ids;
    while (rows.next()) ids.append(rows.value(0).toInt());
    if (!database_.whole(rows)) return std::nullopt;
    return ids;
}

std::optional<MatchPlan> MatchTable::load(int id) {
    QSqlQuery row = database_.query();
    if (!database_.run(
            row,
            u"SELECT game, seats, deal, options, deck, players, casual, hints, undos, racks,"
            " (SELECT date FROM days WHERE match = id), challenge, coached FROM matches WHERE id = ?"_s,
            {id}) ||
        !row.next()) {
        return std::nullopt;
    }
    int column = 0;
    const auto next = [&] { return row.value(column++); };
    MatchPlan plan;
    plan.gameId = next().toString();
    plan.seats = next().toInt();
    plan.deal = next().toULongLong();
    const auto options = readOptions(next().toString());
    const auto deck = readTexts(next().toString());
    const auto players = readPlayers(next().toString());
    const auto played = actions(id);
    if (!options || !deck || !players || !played || players->size() != plan.seats) return std::nullopt;
    plan.options = *options;
    plan.deck = *deck;
    plan.players = *players;
    plan.played = *played;
    plan.casual = next().toBool();
    plan.hints = next().toInt();
    plan.undos = next().toInt();
    plan.racks = readRacks(next().toString());
    plan.day = dayTextIn(next());
    plan.challenge = readChallenge(next().toString());
    plan.coached = next().toBool();
    plan.stored = id;
    return plan;
}

std::optional<std::vector<PlayedText>> MatchTable::actions(int id) {
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, u"SELECT ply, action, by FROM actions WHERE match = ? ORDER BY ply"_s, {id})) {
        return std::nullopt;
    }
    std::vector<PlayedText> played;
    while (rows.next()) {
        const int by = rows.value(2).toInt();
        const bool whole = rows.value(0).toULongLong() == played.size();
        if (!whole || by < 0 || by > static_cast<int>(By::Nobody)) return std::nullopt;
        played.push_back({rows.value(1).toString().toStdString(), static_cast<By>(by)});
    }
    if (!database_.whole(rows)) return std::nullopt;
    return played;
}

}  // namespace boneyard::ui
