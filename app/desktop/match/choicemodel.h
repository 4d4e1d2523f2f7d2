// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "common/rowmodel.h"
#include "kit/scene.h"

namespace boneyard::ui {

/// What can be done now without laying a tile.
class ChoiceModel : public boneyard::ui::RowModel {  // in full: else Qt's tools do not find it
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    /// The first choice that is a range of numbers: {low, high, usual, meaning, outcomes}; empty: there is
    /// none.
    Q_PROPERTY(QVariantMap range READ range NOTIFY rangeChanged FINAL)
    /// The chosen tiles can be laid together: the first row says as what.
    Q_PROPERTY(bool together READ together NOTIFY togetherChanged FINAL)

public:
    /// What a choice does, in the role "kind".
    enum Kind {
        Next = static_cast<int>(kit::ChoiceKind::Next),
        Draw = static_cast<int>(kit::ChoiceKind::Draw),
        Take = static_cast<int>(kit::ChoiceKind::Take),
        Pass = static_cast<int>(kit::ChoiceKind::Pass),
        Meld = static_cast<int>(kit::ChoiceKind::Meld),
        Knock = static_cast<int>(kit::ChoiceKind::Knock),
        Bid = static_cast<int>(kit::ChoiceKind::Bid),
        Fold = static_cast<int>(kit::ChoiceKind::Fold),
        NameSuit = static_cast<int>(kit::ChoiceKind::NameSuit),
        Bet = static_cast<int>(kit::ChoiceKind::Bet),
        Hold = static_cast<int>(kit::ChoiceKind::Hold),
        BringBack = static_cast<int>(kit::ChoiceKind::BringBack),
    };
    Q_ENUM(Kind)

    explicit ChoiceModel(QObject* parent = nullptr);

    /// Shows what can be done while these tiles of the hand are chosen. What lays them together comes first,
    /// in one row; where they make several things, it has them as its ways: {action, picture}.
    void show(const kit::Scene& scene, const QStringList& chosen);

    [[nodiscard]] const QVariantMap& range() const { return range_; }

    [[nodiscard]] bool together() const { return together_; }

    /// The row of the first choice of that kind, or -1; and its action, empty when there is none.
    Q_INVOKABLE [[nodiscard]] int rowOf(boneyard::ui::ChoiceModel::Kind kind) const;
    [[nodiscard]] QString actionOf(Kind kind) const;

    /// The row of what a sensible player does next, or -1 where that is to be thought about: the chosen tiles
    /// are laid together, or it is the one thing that can be done.
    Q_INVOKABLE [[nodiscard]] int sensibleRow() const;

signals:
    void rangeChanged();
    void togetherChanged();

private:
    enum Column { ActionColumn, KindColumn, SensibleColumn = 11 };

    QVariantMap range_;
    bool together_ = false;
};

}  // namespace boneyard::ui
