// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <optional>

#include "store/database.h"
#include "store/matchdigest.h"

namespace boneyard::ui {

/// What the statistics know of finished matches, as the store has it. A digest goes with its match.
class DigestTable {
public:
    /// In the place of the version: the match does not count.
    static constexpr int kLeftOut = 0;

    explicit DigestTable(Database& database) : database_(database) {}

    /// All that count, the oldest first.
    std::optional<QList<CountedMatch>> all();

    /// Those of a day that is summed (TallyTable).
    std::optional<QList<CountedMatch>> ofDay(int day);

    /// Finished matches of an only person that have none yet, or an outdated one.
    std::optional<QList<int>> missing();

    /// A match has been finished: it is still to be looked at. Nothing happens where that was done, or where
    /// it is left out.
    bool expect(int id);

    /// It goes on: what is known of its end is nothing any more.
    bool drop(int id);

    bool keep(int id, const MatchDigest& digest);

    /// The match shall not count, now or later; it keeps nothing but that.
    bool leaveOut(int id);

    /// Leaves out all that have been finished until now, of one game or (when it is empty) of all.
    bool leaveOutAll(const QString& game);

private:
    std::optional<QList<CountedMatch>> counted(const QString& statement, const QVariantList& values);

    Database& database_;
};

}  // namespace boneyard::ui
