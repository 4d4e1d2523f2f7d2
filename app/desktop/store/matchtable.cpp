// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/matchtable.h"

#include "store/planjson.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

qint64 number(std::uint64_t value) { return static_cast<qint64>(value); }

QString foldedNames(const Players& players) {
    QStringList names;
    for (const Player& player : players) names.append(player.name.toCaseFolded());
    names.removeAll(QString());
    return u'\n' + names.join(u'\n');  // never null, which the table would not take
}

/// Of the only person; null until the match is over.
QVariant wonBy(const Players& players, const Standing& standing) {
    const int you = players.onlyPerson();
    return standing.over && you != kit::kNobody ? QVariant(standing.winners.contains(you)) : QVariant();
}

/// The condition of a filter, and its values.
struct Where {
    QStringList conditions;
    QVariantList values;

    void add(const QString& condition, const QVariantList& more = {}) {
        conditions.append(condition);
        values.append(more);
    }
    [[nodiscard]] QString text() const {
        return conditions.isEmpty() ? QString() : " WHERE "_L1 + conditions.join(" AND "_L1);
    }
};

Where whereOf(const MatchFilter& filter) {
    using State = MatchFilter::State;
    using Result = MatchFilter::Result;
    Where where;
    if (filter.state == State::Unfinished) where.add(u"finished IS NULL"_s);
    if (filter.state == State::Finished) where.add(u"finished IS NOT NULL"_s);
    if (filter.result == Result::Won) where.add(u"won = 1"_s);
    if (filter.result == Result::NotWon) where.add(u"won = 0"_s);
    if (!filter.games.isEmpty()) {
        QStringList marks;
        QVariantList ids;
        for (const QString& game : filter.games) {
            marks.append(u"?"_s);
            ids.append(game);
        }
        where.add("game IN ("_L1 + marks.join(u',') + u')', ids);
    }
    if (const QString wanted = filter.text.trimmed(); !wanted.isEmpty()) {
        where.add(u"(instr(names, ?) > 0 OR CAST(deal AS TEXT) = ?)"_s, {wanted.toCaseFolded(), wanted});
    }
    if (filter.from.isValid()) where.add(u"changed >= ?"_s, {filter.from.toMSecsSinceEpoch()});
    if (filter.until.isValid()) where.add(u"changed < ?"_s, {filter.until.toMSecsSinceEpoch()});
    return where;
}

QDateTime timeOf(const QVariant& value) {
    return value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC();
}

constexpr auto kSummary =
    "SELECT id, game, seats, deal, players, casual, hints, undos, plies, started, changed, finished, round,"
    " to_move, scores, winners, options, (SELECT date FROM days WHERE match = id) FROM matches"_L1;

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
    summary.sides =
        sidesOf(summary.gameId, summary.seats, readOptions(next().toString()).value_or(kit::GivenOptions()));
    summary.day = next().toString();
    return summary;
}

}  // namespace

int MatchTable::insert(const MatchPlan& plan, qint64 now) {
    QSqlQuery row = database_.query();
    const bool fine =
        database_.run(row,
                      u"INSERT INTO matches(game, seats, deal, options, deck, players, names, you, casual, "
                      u"started, changed,"
                      " round, to_move, scores, winners, plies, hints, undos)"
                      " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, -1, '[]', '[]', 0, ?, ?)"_s,
                      {plan.gameId, plan.seats, number(plan.deal.value_or(0)), optionsJson(plan.options),
                       textsJson(plan.deck), playersJson(plan.players), foldedNames(plan.players),
                       plan.players.onlyPerson(), plan.casual, now, now, plan.hints, plan.undos});
    return fine ? row.lastInsertId().toInt() : 0;
}

bool MatchTable::update(int id, const MatchPlan& plan, const Standing& standing, qint64 now) {
    const QVariant won = wonBy(plan.players, standing);
    return database_.run(
        u"UPDATE matches SET changed = ?, finished = ?, round = ?, to_move = ?, scores = ?, winners = ?,"
        " won = ?, plies = ?, hints = ?, undos = ?, touched = (SELECT max(touched) + 1 FROM matches)"
        " WHERE id = ?"_s,
        {now, standing.over ? QVariant(now) : QVariant(), standing.round, standing.toMove,
         numbersJson(standing.scores), numbersJson(standing.winners), won, number(plan.played.size()),
         plan.hints, plan.undos, id});
}

bool MatchTable::mend(int id, const MatchPlan& plan, const Standing& standing) {
    return database_.run(
        u"UPDATE matches SET round = ?, to_move = ?, scores = ?, winners = ?, won = ?, plies = ?,"
        " finished = CASE WHEN ? THEN coalesce(finished, changed) END WHERE id = ?"_s,
        {standing.round, standing.toMove, numbersJson(standing.scores), numbersJson(standing.winners),
         wonBy(plan.players, standing), number(plan.played.size()), standing.over, id});
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

bool MatchTable::has(int id) {
    QSqlQuery row = database_.query();
    return database_.run(row, u"SELECT 1 FROM matches WHERE id = ?"_s, {id}) && row.next();
}

bool MatchTable::remove(int id) { return database_.run(u"DELETE FROM matches WHERE id = ?"_s, {id}); }

std::optional<MatchPage> MatchTable::list(const MatchFilter& filter, int offset, int count) {
    const Where where = whereOf(filter);
    QSqlQuery rows = database_.query();
    MatchPage page;
    if (!database_.run(rows, "SELECT count(*) FROM matches"_L1 + where.text(), where.values) ||
        !rows.next()) {
        return std::nullopt;
    }
    page.total = rows.value(0).toInt();
    if (!database_.run(rows, kSummary + where.text() + " ORDER BY touched DESC, id DESC LIMIT ? OFFSET ?"_L1,
                       where.values + QVariantList{count, offset})) {
        return std::nullopt;
    }
    while (rows.next()) page.matches.append(summaryOf(rows));
    if (!database_.whole(rows)) return std::nullopt;
    return page;
}

std::optional<QList<int>> MatchTable::ids(const MatchFilter& filter) {
    const Where where = whereOf(filter);
    QSqlQuery rows = database_.query();
    if (!database_.run(rows, "SELECT id FROM matches"_L1 + where.text(), where.values)) return std::nullopt;
    QList<int> ids;
    while (rows.next()) ids.append(rows.value(0).toInt());
    if (!database_.whole(rows)) return std::nullopt;
    return ids;
}

std::optional<MatchPlan> MatchTable::load(int id) {
    QSqlQuery row = database_.query();
    if (!database_.run(row,
                       u"SELECT game, seats, deal, options, deck, players, casual, hints, undos, racks,"
                       " (SELECT date FROM days WHERE match = id) FROM matches WHERE id = ?"_s,
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
    plan.day = next().toString();
    plan.counts = plan.day.isEmpty();
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
