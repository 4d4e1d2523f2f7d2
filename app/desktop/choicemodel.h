// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "kit/scene.h"
#include "rowmodel.h"

namespace boneyard::ui {

/// What can be done now without laying a tile.
class ChoiceModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The match session has it.")
    /// The first choice that is a range of numbers: {low, high, usual, meaning}; empty: there is none.
    Q_PROPERTY(QVariantMap range READ range NOTIFY rangeChanged FINAL)

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

    /// Shows what can be done while these tiles of the hand are chosen; the melds are not among the buttons.
    void show(const std::vector<kit::Choice>& choices, const QStringList& chosen);

    /// The melds that can be laid with the chosen tiles: {action, picture}.
    [[nodiscard]] const QVariantList& melds() const { return melds_; }

    [[nodiscard]] const QVariantMap& range() const { return range_; }

    /// The action of the first choice of that kind; empty when there is none.
    [[nodiscard]] QString actionOf(Kind kind) const;

signals:
    void rangeChanged();

private:
    enum Column { ActionColumn, KindColumn };

    QVariantList melds_;
    QVariantMap range_;
};

}  // namespace boneyard::ui
