// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QSet>
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

    /// Finished matches of an only person that have none yet, an outdated one, or one that was seen to be
    /// such as none can be.
    std::optional<QList<int>> missing();

    /// A match has been finished: it is still to be looked at. Nothing happens where that was done, or where
    /// it is left out.
    bool expect(int id);

    /// It goes on: what is known of its end is nothing any more.
    bool drop(int id);

    bool keep(int id, const MatchDigest& digest);
    [[nodiscard]] bool hasUnsound() const { return !unsound_.isEmpty(); }
    void lookedAt(int id) { unsound_.remove(id); }

    /// The match shall not count, now or later; it keeps nothing but that.
    bool leaveOut(int id);

    /// That was said of it. False, too, where it cannot be read.
    [[nodiscard]] bool isLeftOut(int id);

    /// Leaves out all that have been finished until now, of one game or (when it is empty) of all.
    bool leaveOutAll(const QString& game);

private:
    std::optional<QList<CountedMatch>> counted(const QString& statement, const QVariantList& values);

    Database& database_;
    QSet<int> unsound_;  // what was read of these matches cannot be: they are to be looked at anew
};

}  // namespace boneyard::ui
