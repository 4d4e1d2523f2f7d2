// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSet>
#include <optional>
#include <utility>

#include "store/database.h"
#include "store/daytally.h"
#include "store/digesttable.h"

namespace boneyard::ui {

/// The sums of the digests by day. They follow each change of a digest: that day is summed anew, so that
/// nothing is left out or comes twice. Writing ones belong into the same Database::together() as that change.
class TallyTable {
public:
    TallyTable(Database& database, DigestTable& digests) : database_(database), digests_(digests) {}

    /// The oldest first.
    std::optional<QList<DayTally>> all();
    std::optional<QList<Run>> runs();

    /// The day in whose sums the match is; nothing where it is in none.
    std::optional<int> dayOf(int match);

    /// Takes a match in that has a digest, if it is in no sum yet, on the day when it was finished; then that
    /// day is summed anew.
    bool take(int match);

    /// Takes up to `count` in that have not been summed; how many those were.
    int takeOld(int count);

    /// After a digest of that day was changed or removed.
    bool sum(int day);
    bool sum(const QSet<int>& days);

    /// After many digests were changed.
    bool sumAll();

    /// Whether sums were read that cannot be, and were left out; asked once. They are made of the digests
    /// then, each of which is put on its day anew where that cannot be.
    bool hasUnsound() { return std::exchange(unsound_, false); }
    bool mend();

private:
    bool setDay(int match, qint64 finished);
    bool write(const DayTally& tally);
    bool write(const Run& run);

    Database& database_;
    DigestTable& digests_;
    bool unsound_ = false;
};

}  // namespace boneyard::ui
