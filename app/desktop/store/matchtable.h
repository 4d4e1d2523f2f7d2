// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "common/matchplan.h"
#include "store/database.h"
#include "store/storedmatch.h"

namespace boneyard::ui {

/// The matches and their actions as the store has them. Every function is one or a few statements; writing
/// ones belong into Database::together().
class MatchTable {
public:
    explicit MatchTable(Database& database) : database_(database) {}

    /// The number of the new row, or 0.
    int insert(const MatchPlan& plan, qint64 now);

    /// It was played elsewhere.
    bool markImported(int id);

    /// How many actions it has there; nothing where it is gone.
    [[nodiscard]] std::optional<int> plies(int id);

    /// The line of play (Line) that has led a match to its end; nothing where it is not over.
    [[nodiscard]] std::optional<std::uint64_t> wholeLine(int id);

    /// Brings the row up to date.
    bool update(int id, const MatchPlan& plan, const Standing& standing, qint64 now);

    /// The actions from `same` on are those of the plan, and no others.
    bool writeActions(int id, const MatchPlan& plan, std::size_t same, qint64 now);

    /// How it stands, where the row cannot be right. When it was played does not change.
    bool mend(int id, const MatchPlan& plan, const Standing& standing);

    bool writeRacks(int id, const MatchPlan& plan);

    /// Brings up to `count` rows up to date that an older version has written; how many those were.
    int indexOld(int count);

    bool remove(int id);

    /// Those that were begun here, and in which nothing was done. The deals of a day are not among them:
    /// their tiles have been seen.
    QList<int> unplayed();

    std::optional<MatchPage> list(const MatchFilter& filter, int offset, int count);
    /// In the order of the filter.
    std::optional<QList<int>> ids(const MatchFilter& filter);
    std::optional<MatchPlan> load(int id);

private:
    /// What the match is looked for and sorted by.
    bool index(int id, const Players& players, const Standing& standing, const QList<QList<int>>& sides);
    std::optional<MatchSummary> summary(int id);
    std::optional<std::vector<PlayedText>> actions(int id);

    Database& database_;
};

}  // namespace boneyard::ui
