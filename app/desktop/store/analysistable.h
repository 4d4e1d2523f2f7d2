// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include "store/database.h"

namespace boneyard::ui {

/// What was found when one looked back at finished matches, by match and seat: it goes with its match. What
/// is in it, only who has written it knows.
class AnalysisTable {
public:
    explicit AnalysisTable(Database& database) : database_(database) {}

    /// Empty where there is nothing of that version.
    QByteArray found(int id, int seat, int version);

    bool keep(int id, int seat, int version, const QByteArray& found);

private:
    Database& database_;
};

}  // namespace boneyard::ui
