// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSet>
#include <QString>
#include <map>

namespace boneyard::ui {

/// Who plays which match: of several windows only one at a time. The locks are SQLite's own, on little files
/// beside the store, so that they work on every system and go with the program, however it ends.
class MatchLocks {
    Q_DISABLE_COPY_MOVE(MatchLocks)

public:
    explicit MatchLocks(QString folder);
    ~MatchLocks();

    /// False when somebody has it, here or in another window. Where no lock can be made, nobody has one.
    bool take(int id);
    void give(int id);
    /// Nobody has it.
    bool isFree(int id);
    [[nodiscard]] bool mine(int id) const { return taken_.contains(id); }

private:
    [[nodiscard]] QString file(int id) const;

    QString folder_;
    std::map<int, QString> taken_;  // the names of the connections
};

}  // namespace boneyard::ui
