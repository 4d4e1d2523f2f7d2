// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/matchsearch.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr auto kOr = " OR "_L1;

/// "column IN (?, ?)"
QString among(QLatin1StringView column, qsizetype count) {
    return column + " IN (?"_L1 + u", ?"_s.repeated(count - 1) + u')';
}

/// Numbers stand in the statement itself: a list of them may be longer than what can be bound.
QString numbers(const QList<int>& all) {
    QStringList texts;
    for (const int one : all) texts.append(QString::number(one));
    return texts.join(u',');
}

void addTerm(const MatchTerm& term, Where& where) {
    Where any;
    if (!term.name.isEmpty()) any.add(u"instr(names, ?) > 0"_s, {term.name});
    for (const QChar sign : term.signs) any.add(u"instr(names, ?) > 0"_s, {QString(sign)});
    if (!term.number.isEmpty()) {
        any.add(u"CAST(deal AS TEXT) = ?"_s, {term.number});
        any.add(u"instr(names, ?) > 0"_s, {sign::number(term.number)});
    }
    if (!term.games.isEmpty())
        any.add(among("game"_L1, term.games.size()), QVariantList(term.games.begin(), term.games.end()));
    if (!term.levels.isEmpty()) any.add("level IN ("_L1 + numbers(term.levels) + u')');
    if (term.day) any.add(u"id IN (SELECT match FROM days)"_s);
    if (term.hints) any.add(u"hints > 0"_s);
    if (term.undos) any.add(u"undos > 0"_s);
    if (!term.rounds.isEmpty()) any.add("round IN ("_L1 + numbers(term.rounds) + u')');
    if (!term.plies.isEmpty()) any.add("plies IN ("_L1 + numbers(term.plies) + u')');
    if (!term.clock.isEmpty()) {
        any.add(u"strftime('%H:%M', coalesce(finished, changed) / 1000, 'unixepoch', 'localtime') IN ('"_s +
                term.clock.join("','"_L1) + "')"_L1);
    }
    for (const auto& [from, until] : term.times)
        any.add(u"(changed >= %1 AND changed < %2)"_s.arg(from).arg(until));
    if (any.conditions.isEmpty())
        where.add(u"0"_s);  // it shows nothing of that
    else
        where.add(u'(' + any.conditions.join(kOr) + u')', any.values);
}

/// A place for each game; those that are not named come last.
QString placeOfGame(const QStringList& ids) {
    QString places = u"CASE game"_s;
    for (qsizetype i = 0; i < ids.size(); ++i) {
        QString id = ids[i];
        places += " WHEN '%1' THEN %2"_L1.arg(id.remove(u'\''), QString::number(i));
    }
    return places + " ELSE "_L1 + QString::number(ids.size()) + " END"_L1;
}

}  // namespace

void Where::add(const QString& condition, const QVariantList& more) {
    conditions.append(condition);
    values.append(more);
}

QString Where::text() const {
    return conditions.isEmpty() ? QString() : " WHERE "_L1 + conditions.join(" AND "_L1);
}

Where whereOf(const MatchFilter& filter) {
    using State = MatchFilter::State;
    using Result = MatchFilter::Result;
    Where where;
    if (filter.state == State::Unfinished) where.add(u"finished IS NULL"_s);
    if (filter.state == State::Finished) where.add(u"finished IS NOT NULL"_s);
    if (filter.own) where.add(u"imported = 0"_s);
    if (filter.result == Result::Won) where.add(u"won = 1"_s);
    if (filter.result == Result::NotWon) where.add(u"won = 0"_s);
    if (!filter.games.isEmpty())
        where.add(among("game"_L1, filter.games.size()),
                  QVariantList(filter.games.begin(), filter.games.end()));
    for (const MatchTerm& term : filter.terms) addTerm(term, where);
    if (filter.from.isValid()) where.add(u"changed >= ?"_s, {filter.from.toMSecsSinceEpoch()});
    if (filter.until.isValid()) where.add(u"changed < ?"_s, {filter.until.toMSecsSinceEpoch()});
    if (!filter.without.isEmpty()) where.add("id NOT IN ("_L1 + numbers(filter.without) + u')');
    return where;
}

QString fromMatches(const MatchFilter& filter) {
    return filter.state == MatchFilter::State::Finished ? u" FROM matches INDEXED BY matches_over"_s
                                                        : u" FROM matches"_s;
}

QString orderOf(const MatchFilter& filter) {
    using Order = MatchFilter::Order;
    const QString down = filter.reversed ? u" ASC"_s : u" DESC"_s;
    switch (filter.order) {
        case Order::Date:
            return " ORDER BY touched"_L1 + down + ", id"_L1 + down;
        case Order::Game:
            return " ORDER BY "_L1 + placeOfGame(filter.gameOrder) + (filter.reversed ? " DESC"_L1 : ""_L1) +
                   ", touched DESC, id DESC"_L1;
        case Order::Length:
            return " ORDER BY plies"_L1 + down + ", touched DESC, id DESC"_L1;
        case Order::Ahead:
            break;
    }
    // Who has no result of their own comes last, whichever is first.
    return " ORDER BY ahead IS NULL, ahead"_L1 + down + ", touched DESC, id DESC"_L1;
}

}  // namespace boneyard::ui
