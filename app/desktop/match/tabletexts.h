// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>

#include "kit/scene.h"
#include "match/matchstate.h"

namespace boneyard::ui {

/// What stands at a table in words: what is to be done, what is asked, what the hand is worth.
class TableTexts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table has it.")
    /// What is worth a line now.
    Q_PROPERTY(QString note READ note NOTIFY noteChanged FINAL)
    /// Whoever looks must act on that.
    Q_PROPERTY(bool noteAsks READ noteAsks NOTIFY changed FINAL)
    /// What is to be done now, or by whom.
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
    /// What was done for whoever looks in their last turn, as there was nothing else to do; empty: nothing.
    Q_PROPERTY(QString passed READ passed NOTIFY changed FINAL)
    /// What it is to draw from the boneyard, as the button says it; empty: one cannot now.
    Q_PROPERTY(QString drawing READ drawing NOTIFY changed FINAL)
    /// What this round is, where it is none like the others.
    Q_PROPERTY(QString stage READ stage NOTIFY changed FINAL)
    /// The same in a word or two, where there is little room; and what kind of round it is, in a word.
    Q_PROPERTY(QString stageBrief READ stageBrief NOTIFY changed FINAL)
    Q_PROPERTY(QString roundKind READ roundKind NOTIFY changed FINAL)
    /// What the hand is worth, and is to come to.
    Q_PROPERTY(QString handNote READ handNote NOTIFY changed FINAL)
    Q_PROPERTY(QString handAim READ handAim NOTIFY changed FINAL)
    /// What is asked before tiles are laid, and what it is about; empty: nothing.
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(QString questionText READ questionText NOTIFY changed FINAL)
    /// The suit that counts in this round.
    Q_PROPERTY(QString suit READ suit NOTIFY changed FINAL)
    Q_PROPERTY(QString suitSpoken READ suitSpoken NOTIFY changed FINAL)
    Q_PROPERTY(QString suitMeaning READ suitMeaning NOTIFY changed FINAL)

public:
    /// Of what `scene` shows; both outlive it.
    TableTexts(const MatchState& state, const kit::Scene& scene, QObject* parent = nullptr)
        : QObject(parent), state_(state), scene_(scene) {}

    [[nodiscard]] QString note() const { return note_; }
    [[nodiscard]] bool noteAsks() const { return !note_.isEmpty() && scene_.note_asks; }
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString passed() const;
    [[nodiscard]] QString drawing() const;
    [[nodiscard]] QString stage() const;
    [[nodiscard]] QString stageBrief() const;
    [[nodiscard]] QString roundKind() const;
    [[nodiscard]] QString handNote() const;
    [[nodiscard]] QString handAim() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString suit() const;
    [[nodiscard]] QString suitSpoken() const;
    [[nodiscard]] QString suitMeaning() const;

    /// The scene is another one, as that seat sees it. `acts`: it is its turn.
    void show(int seat, bool acts);

signals:
    void changed();
    void noteChanged();

private:
    const MatchState& state_;
    const kit::Scene& scene_;
    QString note_;
    int seat_ = kit::kNobody;
    bool acts_ = false;
};

}  // namespace boneyard::ui
