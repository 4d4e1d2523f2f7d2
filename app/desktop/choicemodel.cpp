// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "choicemodel.h"

#include "words.h"

namespace boneyard::ui {

namespace {

enum Column { Action, Kind };

}  // namespace

ChoiceModel::ChoiceModel(QObject* parent) : RowModel({"action", "kind", "label", "low", "high"}, parent) {}

void ChoiceModel::show(const std::vector<kit::Choice>& choices) {
    QList<Row> rows;
    for (const kit::Choice& choice : choices) {
        rows.append(Row{text(choice.action), text(choice.kind), say(choice.label), choice.low, choice.high});
    }
    setRows(rows);
}

QString ChoiceModel::actionOf(const QString& kind) const {
    for (const Row& row : rows()) {
        if (row[Kind] == kind) return row[Action].toString();
    }
    return {};
}

}  // namespace boneyard::ui
