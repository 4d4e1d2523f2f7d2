// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/rowmodel.h"
#include "match/scoresheet.h"

namespace boneyard::ui {

/// The score sheet for QML: a row for each round, with a list of cells.
class ScoreSheetModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    /// {seat, name, total, teamTotal, first, team, span, medallion}: `span` columns from the `first` of a
    /// team stand under one sum; 1 where everybody plays alone.
    Q_PROPERTY(QVariantList columns READ columns NOTIFY columnsChanged FINAL)
    Q_PROPERTY(bool paired READ paired NOTIFY columnsChanged FINAL)
    /// A round of it is none like the others.
    Q_PROPERTY(bool kinds READ kinds NOTIFY columnsChanged FINAL)
    /// The points that win the match; 0 where it does not go to any.
    Q_PROPERTY(int target READ target NOTIFY columnsChanged FINAL)

public:
    /// The match of that state outlives it, and show() is called when it is another.
    explicit ScoreSheetModel(const MatchState& state, QObject* parent = nullptr);

    void show();

    [[nodiscard]] const ScoreSheet& sheet() const { return sheet_; }
    [[nodiscard]] QVariantList columns() const;
    [[nodiscard]] bool paired() const;
    [[nodiscard]] bool kinds() const;
    [[nodiscard]] int target() const;

    /// What a cell is made of: {words, why, points, counts}; and the game's own words on it.
    Q_INVOKABLE [[nodiscard]] QVariantList lines(int row, int column) const;
    Q_INVOKABLE [[nodiscard]] QStringList story(int row, int column) const;

    /// Puts it where other programs can paste it from, as a table.
    Q_INVOKABLE void copy() const;

signals:
    void columnsChanged();

private:
    [[nodiscard]] const ScoreSheet::Cell* cell(int row, int column) const;

    const MatchState& state_;
    ScoreSheet sheet_;
};

}  // namespace boneyard::ui
