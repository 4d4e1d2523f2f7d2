// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/scoresheetmodel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

QVariantMap cellMap(const ScoreSheet::Cell& cell) {
    return {{u"points"_s, cell.points},
            {u"total"_s, cell.total},
            {u"pending"_s, cell.pending()},
            {u"empty"_s, cell.lines.isEmpty()}};
}

/// Who plays in a team, as a sentence has them.
QString namesOf(const ScoreSheet& sheet, int team) {
    QStringList names;
    for (const ScoreSheet::Column& column : sheet.columns) {
        if (column.team == team) names.append(column.name);
    }
    return QLocale().createSeparatedList(names);
}

/// What partners have together in a row; empty: everybody plays alone.
QVariantList teamMaps(const ScoreSheet& sheet, const ScoreSheet::Row& row) {
    QVariantList all;
    for (const QList<qsizetype>& team : sheet.teams()) {
        if (team.size() < 2) continue;
        QVariantMap map = cellMap(ScoreSheet::together(row, team));
        map.insert(u"team"_s, sheet.columns[team.front()].team);
        map.insert(u"names"_s, namesOf(sheet, sheet.columns[team.front()].team));
        map.insert(u"span"_s, team.size());
        all.append(map);
    }
    return all;
}

/// Undefined in QML where there is none.
QVariant variantOf(const std::optional<int>& number) { return number ? QVariant(*number) : QVariant(); }

}  // namespace

ScoreSheetModel::ScoreSheetModel(const MatchState& state, QObject* parent)
    : RowModel({"round", "underWay", "cells", "kind", "name", "decides", "teams"}, parent), state_(state) {}

void ScoreSheetModel::show() {
    sheet_ = state_.played != nullptr ? ScoreKeeper(state_).sheet() : ScoreSheet();
    QList<Row> rows;
    for (const ScoreSheet::Row& row : std::as_const(sheet_.rows)) {
        QVariantList cells;
        for (const ScoreSheet::Cell& cell : row.cells) cells.append(cellMap(cell));
        rows.append(Row{row.round, row.under_way, QVariant(cells), Narrator::roundKind(row.kind),
                        Narrator::roundName(row.round, row.kind), row.decides,
                        QVariant(teamMaps(sheet_, row))});
    }
    setRows(rows);
    emit columnsChanged();
}

int ScoreSheetModel::target() const {
    if (state_.played == nullptr) return 0;
    for (const auto& [id, value] : state_.match().setup().options.all()) {
        if (id == "target") return std::get<int>(value);
    }
    return 0;
}

bool ScoreSheetModel::paired() const {
    return std::any_of(sheet_.columns.begin(), sheet_.columns.end(),
                       [](const auto& column) { return column.partners > 0; });
}

bool ScoreSheetModel::kinds() const {
    return std::any_of(sheet_.rows.begin(), sheet_.rows.end(),
                       [](const auto& row) { return row.kind != kit::RoundKind::Usual; });
}

QVariantList ScoreSheetModel::columns() const {
    QVariantList all;
    int before = -1;  // the team of the column before
    for (const ScoreSheet::Column& column : sheet_.columns) {
        all.append(QVariantMap{{u"seat"_s, column.seat},
                               {u"name"_s, column.name},
                               {u"total"_s, column.total},
                               {u"teamTotal"_s, column.teamTotal},
                               {u"first"_s, column.team != before},
                               {u"team"_s, column.team},
                               {u"teamNames"_s, namesOf(sheet_, column.team)},
                               {u"span"_s, column.partners + 1},
                               {u"decides"_s, variantOf(column.decides)},
                               {u"teamDecides"_s, variantOf(column.teamDecides)},
                               {u"medallion"_s, column.medallion}});
        before = column.team;
    }
    return all;
}

const ScoreSheet::Cell* ScoreSheetModel::cell(int row, int column) const {
    if (row < 0 || row >= sheet_.rows.size()) return nullptr;
    const QList<ScoreSheet::Cell>& cells = sheet_.rows[row].cells;
    return column >= 0 && column < cells.size() ? &cells[column] : nullptr;
}

QVariantList ScoreSheetModel::lines(int row, int column) const {
    QVariantList all;
    const ScoreSheet::Cell* of = cell(row, column);
    if (of == nullptr) return all;
    for (const ScoreSheet::Line& line : of->lines) {
        //: A line of a score sheet, and how often it came: %1 "a tile drawn", %L2 is 3
        const QString words = line.times > 1 ? tr("%1 (×%L2)").arg(line.words).arg(line.times) : line.words;
        all.append(QVariantMap{{u"words"_s, words},
                               {u"why"_s, line.why},
                               {u"points"_s, line.points},
                               {u"counts"_s, line.counts}});
    }
    return all;
}

QStringList ScoreSheetModel::story(int row, int column) const {
    if (cell(row, column) == nullptr || state_.played == nullptr) return {};
    return ScoreKeeper(state_).story(sheet_.rows[row].round, sheet_.columns[column].seat);
}

void ScoreSheetModel::copy() const { QGuiApplication::clipboard()->setText(plainText(sheet_, u'\t')); }

}  // namespace boneyard::ui

#include "moc_scoresheetmodel.cpp"
