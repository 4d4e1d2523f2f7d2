// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>

#include "setup/matchsetup.h"

namespace boneyard::ui {

/// One match in a file of its own, NAME.boneyard: the protocol's record, and who played it.
class MatchFile final {
    Q_DECLARE_TR_FUNCTIONS(MatchFile)

public:
    /// A match, or one sentence on what is wrong.
    struct Reading {
        std::optional<MatchPlan> plan;
        QString problem;
    };

    /// Reads a file from anywhere and checks all of it: its size, its text, the record, and every action.
    static Reading read(const QString& path);

    /// The same with what stood in the file; `name` is what a sentence calls it.
    static Reading parse(const QByteArray& bytes, const QString& name);

    /// Writes the whole file or, when that cannot be, none of it; then says why. Empty: it is written.
    static QString write(const QString& path, const kit::Record& record, const Players& players);

    static QByteArray written(const kit::Record& record, const Players& players);

    /// A deal for somebody else to play from the same seat, without what was played: the same form with an
    /// entry more, `challenge`, and the person's name there. What it is called by its player stays.
    static QByteArray written(const MatchPlan& plan, const Challenge& challenge);
};

}  // namespace boneyard::ui
