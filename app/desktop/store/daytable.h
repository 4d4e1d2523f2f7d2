// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <optional>

#include "store/database.h"
#include "store/dayresult.h"

namespace boneyard::ui {

/// The deals of the days as the store has them: one match a date and game counts. They outlast their matches.
class DayTable {
public:
    explicit DayTable(Database& database) : database_(database) {}

    /// All, the latest date first.
    std::optional<QList<DayResult>> all();

    /// That match counts from now on, where none does yet.
    bool begin(const QString& date, const QString& game, int match);

    /// It is over; nothing happens to a match that does not count, or whose end is known.
    bool finish(int match, int ahead);

    bool keepPar(const QString& date, const QString& game, double par);

    /// The date for which a match counts; empty where it does for none.
    QString dateOf(int match);

private:
    Database& database_;
};

}  // namespace boneyard::ui
