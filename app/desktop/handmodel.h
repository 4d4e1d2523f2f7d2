// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QStringList>

#include "kit/scene.h"
#include "rowmodel.h"

namespace boneyard::ui {

/// The viewer's hand in the order he likes: it stays as he sorted or dragged it, and what is drawn comes to
/// the end. Each seat's order is kept, so that several people find their hands as they left them.
class HandModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The match session has it.")
    Q_PROPERTY(bool hasSuits READ hasSuits NOTIFY countChanged FINAL)

public:
    explicit HandModel(QObject* parent = nullptr);

    /// Shows the hand of `seat`; nothing with kit::kNobody.
    void show(kit::Seat seat, const std::vector<kit::HandTile>& hand);

    /// Forgets every seat's order: a new round has been dealt.
    void forget();

    [[nodiscard]] bool hasSuits() const;
    [[nodiscard]] bool holds(const QString& tile) const { return rowOf(tile) >= 0; }
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& tile) const;

    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void sortByValue();
    Q_INVOKABLE void sortBySuit();

private:
    void sort(bool suitFirst);
    void remember();

    kit::Seat seat_ = kit::kNobody;
    QHash<int, QStringList> orders_;
};

}  // namespace boneyard::ui
