// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

#include "match/matchstate.h"

namespace boneyard::ui {

/// The scores of a match as one keeps them on paper: rounds down, seats across, partners side by side.
struct ScoreSheet {
    /// A gain or a loss, or several in a row for the same.
    struct Line {
        QString words;  ///< what for: "4-4-5: bridge"
        QString why;    ///< the reason in the protocol's word; empty: it has none
        int points = 0;
        int times = 1;
        bool counts = true;  ///< else only when the round is over, and if the rules want it so
    };
    struct Cell {
        int points = 0;     ///< the sum of the lines that count
        int total = 0;      ///< of the seat, after this round
        QList<Line> lines;  ///< in the order in which they came

        /// Of lines that do not count, or not yet.
        [[nodiscard]] int pending() const;
    };
    struct Row {
        int round = 1;           ///< 0: what was won before the first one
        bool under_way = false;  ///< more may come
        QList<Cell> cells;       ///< one for each column
        bool decides = false;    ///< what its lines come to decided the match, and counts to no total
        kit::RoundKind kind = kit::RoundKind::Usual;
    };
    struct Column {
        int seat = 0;
        QString name;
        int total = 0;
        int team = 0;                         ///< from 0
        int teamTotal = 0;                    ///< of all partners together
        int partners = 0;                     ///< how many; they stand side by side
        std::optional<int> decides = {};      ///< in a final that the totals do not decide: what it has there
        std::optional<int> teamDecides = {};  ///< and all partners together
        QString medallion = {};
    };
    QList<Column> columns;
    QList<Row> rows;

    /// What some of the columns have together in a row.
    [[nodiscard]] static Cell together(const Row& row, const QList<qsizetype>& of);

    /// The columns of each team, in their order.
    [[nodiscard]] QList<QList<qsizetype>> teams() const;
};

/// Fills one in.
class ScoreKeeper final {
    Q_DECLARE_TR_FUNCTIONS(ScoreKeeper)

public:
    /// The match outlives it, and who plays it.
    ScoreKeeper(const PlayedMatch& played, const Players& players) : played_(played), players_(players) {}
    explicit ScoreKeeper(const MatchState& state) : ScoreKeeper(*state.played, state.players()) {}

    [[nodiscard]] ScoreSheet sheet() const;

    /// How a round ended, and how what a seat got in it came about, in the game's words: what became of its
    /// bet, whose tiles were counted. Empty in rounds that are not over.
    [[nodiscard]] QStringList story(int round, int seat) const;

private:
    [[nodiscard]] QList<ScoreSheet::Column> columns() const;
    void add(const PlayedAction& action, ScoreSheet& sheet) const;
    void tellStart(ScoreSheet& sheet) const;
    void addKinds(ScoreSheet& sheet) const;
    [[nodiscard]] kit::Scene sceneAfter(std::ptrdiff_t actions, int seat) const;
    void addDecision(ScoreSheet& sheet) const;
    [[nodiscard]] ScoreSheet::Line lineOf(const PlayedAction& action, const kit::Event& event) const;

    const PlayedMatch& played_;
    const Players& players_;
};

/// As text that other programs read, with `between` between cells: a row of names, a row for each round and
/// one of totals. Each seat has its points and its running total, and partners the same together. Numbers are
/// plain: -15.
QString plainText(const ScoreSheet& sheet, QChar between);

}  // namespace boneyard::ui
