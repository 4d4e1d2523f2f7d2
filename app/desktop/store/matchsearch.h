// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

#include "store/storedmatch.h"

namespace boneyard::ui {

/// A condition on rows of the table of matches, and its values.
struct Where {
    QStringList conditions;
    QVariantList values;

    void add(const QString& condition, const QVariantList& more = {});

    /// " WHERE ..."; empty where nothing is asked.
    [[nodiscard]] QString text() const;
};

Where whereOf(const MatchFilter& filter);

/// " FROM matches", by the index that has all that is asked of finished ones: SQLite would take a smaller
/// one, and then read the table row by row.
QString fromMatches(const MatchFilter& filter);

/// " ORDER BY ..."
QString orderOf(const MatchFilter& filter);

}  // namespace boneyard::ui
