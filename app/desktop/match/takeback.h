// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QStringList>
#include <vector>

#include "match/turn.h"

namespace boneyard::ui {

/// Takes moves back, and plays again what was taken back.
class TakeBack : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    Q_PROPERTY(bool possible READ possible NOTIFY changed FINAL)
    /// Why it is not, in one sentence.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed FINAL)
    /// Something can be played again.
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)

public:
    TakeBack(MatchState& state, Turn& turn, MatchJournal& journal, QObject* parent = nullptr);

    [[nodiscard]] bool possible() const;
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] bool canRedo() const { return turn_.mayAct() && !undone_.empty(); }

    Q_INVOKABLE bool undo();

    /// Plays again what the last undo took back, with what others had answered. Whatever else is played first
    /// ends that.
    Q_INVOKABLE bool redo();

    /// Something else was played.
    void forget() { undone_.clear(); }

signals:
    void changed();
    void said(const QString& text);
    /// Moves are about to be taken back, or played again.
    void begun();
    /// So many actions are left; or these were played again. The table does not show it yet.
    void undone(int plies);
    void redone(const QStringList& actions);

private:
    [[nodiscard]] PlayedMatch::UndoAnswer answer() const;

    MatchState& state_;
    Turn& turn_;
    MatchJournal& journal_;
    std::vector<std::vector<PlayedText>> undone_;  // what each undo took back, the last one at the end
};

}  // namespace boneyard::ui
