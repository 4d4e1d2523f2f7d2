// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "choicemodel.h"

#include <algorithm>
#include <utility>

#include "words.h"

namespace boneyard::ui {

namespace {

std::vector<std::string> sorted(std::vector<std::string> tiles) {
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

QVariantList pictureOf(const kit::Choice& choice) {
    QVariantList picture;
    for (const kit::Face& face : choice.picture) picture.append(faceMap(face));
    return picture;
}

QVariantMap rangeOf(const kit::Choice& choice) {
    return {{QStringLiteral("low"), choice.low},
            {QStringLiteral("high"), choice.high},
            {QStringLiteral("usual"),
             choice.usual > choice.low ? std::min(choice.usual, choice.high) : choice.high},
            {QStringLiteral("meaning"), say(choice.meaning)}};
}

}  // namespace

ChoiceModel::ChoiceModel(QObject* parent)
    : RowModel({"action", "kind", "label", "low", "high", "usual", "meaning", "suit", "whyNot"}, parent) {}

void ChoiceModel::show(const std::vector<kit::Choice>& choices, const QStringList& chosen) {
    std::vector<std::string> tiles;
    for (const QString& tile : chosen) tiles.push_back(tile.toStdString());
    std::sort(tiles.begin(), tiles.end());
    const auto meant = [&tiles](const kit::Choice& choice) {  // just for these tiles
        return !choice.tiles.empty() && sorted(choice.tiles) == tiles;
    };
    melds_.clear();
    QList<Row> rows;
    for (const kit::Choice& choice : choices) {
        if (!choice.tiles.empty() && !meant(choice)) continue;
        if (choice.kind == kit::ChoiceKind::Meld) {
            melds_.append(QVariantMap{{QStringLiteral("action"), text(choice.action)},
                                      {QStringLiteral("picture"), pictureOf(choice)}});
            continue;
        }
        const bool better = choice.tiles.empty() &&
                            std::any_of(choices.begin(), choices.end(), [&](const kit::Choice& other) {
                                return other.kind == choice.kind && meant(other);
                            });
        if (better) continue;  // the same for the chosen tiles is offered instead
        rows.append(Row{text(choice.action), static_cast<int>(choice.kind), say(choice.label), choice.low,
                        choice.high, choice.usual, say(choice.meaning), text(choice.suit),
                        say(choice.why_not)});
    }
    setRows(rows);
    QVariantMap range;
    for (const kit::Choice& choice : choices) {
        if (choice.high > choice.low && range.isEmpty()) range = rangeOf(choice);
    }
    if (std::exchange(range_, range) != range) emit rangeChanged();
}

QString ChoiceModel::actionOf(Kind kind) const {
    for (const Row& row : rows()) {
        if (row[KindColumn].toInt() == kind) return row[ActionColumn].toString();
    }
    return {};
}

}  // namespace boneyard::ui
