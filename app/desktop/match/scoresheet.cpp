// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/scoresheet.h"

#include <QCoreApplication>
#include <algorithm>

#include "common/csv.h"
#include "common/words.h"
#include "match/find.h"
#include "match/places.h"
#include "registry.h"

namespace boneyard::ui {

using kit::EventType;

namespace {

bool has(const kit::Events& events, EventType type) {
    return std::any_of(events.begin(), events.end(),
                       [type](const auto& event) { return event.type == type; });
}

/// The row of a round, which is made when it is not there.
ScoreSheet::Row& rowOf(ScoreSheet& sheet, int round) {
    if (sheet.rows.isEmpty() || sheet.rows.last().round < round)
        sheet.rows.append({round, false, QList<ScoreSheet::Cell>(sheet.columns.size())});
    return sheet.rows.last();
}

ScoreSheet::Cell& cellOf(ScoreSheet& sheet, int round, int seat) {
    const auto column = std::find_if(sheet.columns.begin(), sheet.columns.end(),
                                     [seat](const auto& one) { return one.seat == seat; });
    return rowOf(sheet, round).cells[column - sheet.columns.begin()];
}

void put(const ScoreSheet::Line& line, ScoreSheet::Cell& cell) {
    if (line.counts) cell.points += line.points;
    if (!cell.lines.isEmpty() && cell.lines.last().words == line.words) {
        cell.lines.last().points += line.points;
        ++cell.lines.last().times;
    } else {
        cell.lines.append(line);
    }
}

/// What no round explains was there before the first.
void addRest(ScoreSheet& sheet, const QString& before) {
    for (qsizetype i = 0; i < sheet.columns.size(); ++i) {
        int sum = 0;
        for (const ScoreSheet::Row& row : std::as_const(sheet.rows)) sum += row.cells[i].points;
        const int rest = sheet.columns[i].total - sum;
        if (rest == 0) continue;
        if (sheet.rows.isEmpty() || sheet.rows.first().round > 0)
            sheet.rows.prepend({0, false, QList<ScoreSheet::Cell>(sheet.columns.size())});
        put({before, {}, rest}, sheet.rows.first().cells[i]);
    }
}

/// The totals after each round.
void addUp(ScoreSheet& sheet) {
    QList<int> totals(sheet.columns.size(), 0);
    for (ScoreSheet::Row& row : sheet.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i)
            row.cells[i].total = totals[i] += row.cells[i].points;
    }
}

}  // namespace

QList<ScoreSheet::Column> ScoreKeeper::columns() const {
    const kit::Status status = played_.match().status();
    const std::vector<kit::Seat> teams = status.teams();
    const kit::Scene scene = played_.match().scene(kit::kNobody, kPlainAspect);
    const auto decides = [&](kit::Seat seat) {
        const auto at = static_cast<std::size_t>(seat);
        return at < scene.seats.size() ? scene.seats[at].decides : std::nullopt;
    };
    const QStringList medallions = players_.medallions();
    QList<ScoreSheet::Column> columns;
    for (std::size_t team = 0; team < teams.size(); ++team) {
        const std::vector<kit::Seat> seats = status.team_of(teams[team]);
        std::optional<int> together;
        for (const kit::Seat seat : seats) {
            if (const auto own = decides(seat)) together = together.value_or(0) + *own;
        }
        for (const kit::Seat seat : seats) {
            columns.append({seat, players_.name(seat), status.scores[static_cast<std::size_t>(seat)],
                            static_cast<int>(team), status.team_score(seat),
                            static_cast<int>(seats.size()) - 1, decides(seat), together,
                            medallions.value(seat)});
        }
    }
    return columns;
}

ScoreSheet::Line ScoreKeeper::lineOf(const PlayedAction& action, const kit::Event& event) const {
    const Narrator narrator(played_, players_);
    ScoreSheet::Line line{narrator.reason(event.why), text(event.why), event.points};
    line.counts = event.type == EventType::Score;
    const auto placed = std::find_if(
        action.events.begin(), action.events.end(),
        [&](const kit::Event& other) { return other.type == EventType::Place && other.seat == event.seat; });
    if (placed == action.events.end()) return line;
    const QString tile = narrator.named(placed->tile);
    //: A line of a score sheet: %1 is the tile that was laid, %2 what it brought points for: "4-4-5: bridge"
    line.words = line.words.isEmpty() ? tile : tr("%1: %2").arg(tile, line.words);
    return line;
}

void ScoreKeeper::add(const PlayedAction& action, ScoreSheet& sheet) const {
    // An auction comes before the round that it leads to.
    const bool deals = has(action.events, EventType::Deal);
    int round = deals && action.seat != kit::kNobody ? action.round - 1 : action.round;
    for (const kit::Event& event : action.events) {
        if (event.type == EventType::Deal) ++round;
        if (event.type != EventType::Score && event.type != EventType::Points) continue;
        put(lineOf(action, event), cellOf(sheet, round, event.seat));
    }
    if (has(action.events, EventType::RoundOver)) rowOf(sheet, action.round);
}

/// What is won before the first round is told as the game knows it while that is dealt.
void ScoreKeeper::tellStart(ScoreSheet& sheet) const {
    if (sheet.rows.isEmpty() || sheet.rows.first().round > 0) return;
    const auto& history = played_.history();
    const auto deal = std::find_if(history.begin(), history.end(), [](const PlayedAction& action) {
        return action.round == 1 && action.seat != kit::kNobody && has(action.events, EventType::Deal);
    });
    const std::ptrdiff_t actions = deal == history.end() ? 0 : deal - history.begin() + 1;
    const kit::Scene dealt = sceneAfter(actions, kit::kNobody);
    for (qsizetype i = 0; i < sheet.columns.size(); ++i) {
        const auto seat = static_cast<std::size_t>(sheet.columns[i].seat);
        if (seat >= dealt.seats.size() || dealt.seats[seat].before.empty()) continue;
        for (ScoreSheet::Line& line : sheet.rows.first().cells[i].lines)
            line.words = say(dealt.seats[seat].before);
    }
}

/// What kind of round each row is of.
void ScoreKeeper::addKinds(ScoreSheet& sheet) const {
    const kit::Status now = played_.match().status();
    for (ScoreSheet::Row& row : sheet.rows) {
        for (const PlayedAction& action : played_.history()) {
            if (action.round == row.round) row.kind = action.kind;
        }
        if (now.round == row.round) row.kind = now.round_kind;
    }
}

/// What decided the match, where that were not the totals: it counts to none of them.
void ScoreKeeper::addDecision(ScoreSheet& sheet) const {
    const kit::Scene scene = played_.match().scene(kit::kNobody, kPlainAspect);
    const int round = played_.match().status().round;
    for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
        if (!scene.seats[seat].decides) continue;
        rowOf(sheet, round).decides = true;
        //: A line of a score sheet: the points that decided a match, whatever the totals
        put({tr("decided the match"), {}, *scene.seats[seat].decides, 1, false},
            cellOf(sheet, round, static_cast<int>(seat)));
    }
}

ScoreSheet ScoreKeeper::sheet() const {
    ScoreSheet sheet{columns(), {}};
    for (const PlayedAction& action : played_.history()) add(action, sheet);
    const kit::Status status = played_.match().status();
    const bool over = status.round_over() || status.match_over();
    for (ScoreSheet::Row& row : sheet.rows) {
        row.under_way = row.round == status.round && !over;
        if (row.under_way) continue;
        // What each tile would have brought is no sum any more: the story of the round tells what became of
        // it.
        for (ScoreSheet::Cell& cell : row.cells)
            cell.lines.removeIf([](const ScoreSheet::Line& line) { return !line.counts; });
    }
    if (status.match_over()) addDecision(sheet);
    //: A line of a score sheet: points that a seat had before anything was laid
    addRest(sheet, tr("before the first round"));
    tellStart(sheet);
    addUp(sheet);
    addKinds(sheet);
    return sheet;
}

/// The table as a seat saw it when so many actions had been played.
kit::Scene ScoreKeeper::sceneAfter(std::ptrdiff_t actions, int seat) const {
    kit::Record record = played_.match().record();
    record.actions.resize(static_cast<std::size_t>(actions));
    const auto match = load_match(record);
    return match ? match.value()->scene(static_cast<kit::Seat>(seat), kPlainAspect) : kit::Scene();
}

QStringList ScoreKeeper::story(int round, int seat) const {
    const auto& history = played_.history();
    const auto last = std::find_if(history.begin(), history.end(), [round](const PlayedAction& action) {
        return action.round == round && has(action.events, EventType::RoundOver);
    });
    if (last == history.end()) return {};
    const kit::Scene scene = sceneAfter(last - history.begin() + 1, seat);
    QStringList sentences{
        Narrator(played_, players_).ending(*find(*last, EventType::RoundOver))};  // no points tell it
    sentences.removeAll(QString());
    const auto tell = [&](const std::vector<kit::Phrase>& phrases) {
        for (const kit::Phrase& phrase : phrases) sentences.append(say(phrase, &players_));
    };
    if (const auto at = static_cast<std::size_t>(seat); at < scene.seats.size()) tell(scene.seats[at].sum);
    tell(scene.account);
    return sentences;
}

namespace {

/// The cells of a row: those of each seat, and after partners those of their team. `pair` gives the two
/// numbers or words of some of the columns.
template <typename Pair>
QStringList plainRow(const ScoreSheet& sheet, const QString& label, const Pair& pair) {
    QStringList cells{label};
    for (const QList<qsizetype>& team : sheet.teams()) {
        for (const qsizetype column : team) cells += pair({column});
        if (team.size() > 1) cells += pair(team);
    }
    return cells;
}

QStringList plainNames(const ScoreSheet& sheet, const QList<qsizetype>& columns) {
    QStringList names;
    for (const qsizetype i : columns) names.append(sheet.columns[i].name);
    const QString all = names.join(QStringLiteral(" + "));
    return {all, all + u' ' + QCoreApplication::translate("ScoreHead", "total")};
}

QStringList plainPoints(const ScoreSheet::Row& row, const QList<qsizetype>& columns) {
    const ScoreSheet::Cell cell = ScoreSheet::together(row, columns);
    if (row.decides && cell.lines.isEmpty())
        return {QString(), QString::number(cell.total)};  // out before it
    return {QString::number(row.decides ? cell.pending() : cell.points), QString::number(cell.total)};
}

}  // namespace

int ScoreSheet::Cell::pending() const {
    int sum = 0;
    for (const Line& line : lines) sum += line.counts ? 0 : line.points;
    return sum;
}

ScoreSheet::Cell ScoreSheet::together(const Row& row, const QList<qsizetype>& of) {
    Cell sum;
    for (const qsizetype column : of) {
        sum.points += row.cells[column].points;
        sum.total += row.cells[column].total;
        sum.lines += row.cells[column].lines;
    }
    return sum;
}

QList<QList<qsizetype>> ScoreSheet::teams() const {
    QList<QList<qsizetype>> all;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if (i == 0 || columns[i].team != columns[i - 1].team) all.append(QList<qsizetype>());
        all.last().append(i);
    }
    return all;
}

QString plainText(const ScoreSheet& sheet, QChar between) {
    QString all;
    const auto write = [&](QStringList cells) {
        std::transform(cells.begin(), cells.end(), cells.begin(),
                       [between](const QString& cell) { return csvCell(cell, between); });
        all += cells.join(between) + QStringLiteral("\r\n");
    };
    // A person opens or pastes it, so it is in the words of the sheet; only its numbers are as programs read
    // them.
    write(plainRow(sheet, QCoreApplication::translate("ScoreHead", "Round"),
                   [&](const QList<qsizetype>& columns) { return plainNames(sheet, columns); }));
    for (const ScoreSheet::Row& row : sheet.rows) {
        const QString label = row.decides      ? QCoreApplication::translate("ScoreNumber", "Final")
                              : row.round == 0 ? QCoreApplication::translate("ScoreNumber", "Start")
                                               : QString::number(row.round);
        write(plainRow(sheet, label,
                       [&](const QList<qsizetype>& columns) { return plainPoints(row, columns); }));
    }
    write(plainRow(sheet, QCoreApplication::translate("ScoreHead", "total"),
                   [&](const QList<qsizetype>& columns) {
                       int total = 0;
                       for (const qsizetype i : columns) total += sheet.columns[i].total;
                       return QStringList{QString::number(total), QString::number(total)};
                   }));
    return all;
}

}  // namespace boneyard::ui
