// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace boneyard::ui {

class Match;

/// Writes what is shown of a match to standard output, a line each, for whoever watches from outside: "match
/// GAME DEAL PLIES" when one begins or goes on, with the actions before; then every action when it is on
/// the table, "back PLIES" for an undo, and "said WORDS" for a line that is said to the player.
class ActionPrinter final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void watch(Match* match);
};

}  // namespace boneyard::ui
