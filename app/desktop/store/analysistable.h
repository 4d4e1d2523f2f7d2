// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <optional>

#include "store/database.h"
#include "store/daytally.h"

namespace boneyard::ui {

/// What was found when one looked back at finished matches, by match and seat: it goes with its match. What
/// is in it, only who has written it knows.
class AnalysisTable {
public:
    explicit AnalysisTable(Database& database) : database_(database) {}

    /// Empty where there is nothing of that version.
    QByteArray found(int id, int seat, int version);

    bool keep(int id, int seat, int version, const QByteArray& found);

    /// Beside what was found, which must be kept already.
    bool keepVerdict(int id, int seat, int version, const Verdict& verdict);

    /// The match goes on from an earlier position: what its moves came to is nothing any more.
    bool dropVerdicts(int id);

    /// Those on the only person's moves in finished matches that the statistics take in, the oldest match
    /// first.
    std::optional<QList<DayVerdict>> verdicts(int version);

private:
    Database& database_;
};

}  // namespace boneyard::ui
