// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariantMap>

#include "kit/scene.h"
#include "match/matchstate.h"

namespace boneyard::ui {

/// What the things on a table are, for whoever asks. Each answer is {name, words, rule}: what it is called,
/// sentences about it, and the section of the rule book that tells more; empty where there is nothing to say.
class Meanings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table has it.")

public:
    /// Of what `scene` shows at any time; both outlive it.
    Meanings(const MatchState& state, const kit::Scene& scene, QObject* parent = nullptr)
        : QObject(parent), state_(state), scene_(scene) {}

    /// A tile on the table, by its order; a sign there, by its row; a tile in the hand, by its name.
    Q_INVOKABLE [[nodiscard]] QVariantMap ofPiece(int order) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap ofMark(int row) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap ofTile(const QString& tile) const;
    /// Of tiles that lie together below the name of their owner, by the row of that heading.
    Q_INVOKABLE [[nodiscard]] QVariantMap ofHeading(int row) const;

    /// What the hand is worth; the tiles that are left to draw, by the name they are called there; the suit
    /// that counts.
    Q_INVOKABLE [[nodiscard]] QVariantMap ofHand() const;
    Q_INVOKABLE [[nodiscard]] QVariantMap ofStock(const QString& name) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap ofSuit() const;

    /// A place where the chosen tile may lie, by the action; a button or an answer, by its action, or its
    /// kind where it cannot be pressed now, and the words on it; a number to name, by what naming it means.
    Q_INVOKABLE [[nodiscard]] QVariantMap ofSpot(const QString& action) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap ofChoice(const QString& action, int kind,
                                                   const QString& name) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap ofNumber(const QString& meaning) const;

    /// The heap of tiles that a seat has won; a tile in a hand that lies open, by what is said for it, who
    /// holds it and what is said of its group.
    Q_INVOKABLE [[nodiscard]] QVariantMap ofHeap(int seat) const;
    Q_INVOKABLE [[nodiscard]] QVariantMap ofOpenTile(const QString& spoken, const QString& holder,
                                                     const QString& label) const;

    /// The section that tells of what stands on a seat's plate.
    Q_INVOKABLE [[nodiscard]] QString ruleOfSeat(int seat) const;

private:
    [[nodiscard]] QVariantMap answer(const QString& name, const kit::Meaning& meaning) const;

    const MatchState& state_;
    const kit::Scene& scene_;
};

}  // namespace boneyard::ui
