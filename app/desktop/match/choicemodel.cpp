// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/choicemodel.h"

#include <algorithm>
#include <utility>

#include "common/words.h"

namespace boneyard::ui {

namespace {

std::vector<std::string> sorted(std::vector<std::string> tiles) {
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

/// What the tiles can be laid together as; nothing where that is one thing only.
QVariantList waysOf(const std::vector<const kit::Choice*>& together) {
    QVariantList ways;
    for (const kit::Choice* choice : together) {
        QVariantList picture;
        for (const kit::Face& face : choice->picture) picture.append(faceMap(face));
        ways.append(QVariantMap{{QStringLiteral("action"), text(choice->action)},
                                {QStringLiteral("picture"), picture}});
    }
    return ways.size() > 1 ? ways : QVariantList();
}

QVariantMap rangeOf(const kit::Choice& choice) {
    QStringList outcomes;
    for (const kit::Phrase& outcome : choice.outcomes) outcomes.append(say(outcome));
    return {{QStringLiteral("low"), choice.low},
            {QStringLiteral("high"), choice.high},
            {QStringLiteral("usual"),
             choice.usual > choice.low ? std::min(choice.usual, choice.high) : choice.high},
            {QStringLiteral("meaning"), say(choice.meaning)},
            {QStringLiteral("outcomes"), outcomes}};
}

}  // namespace

ChoiceModel::ChoiceModel(QObject* parent)
    : RowModel({"action", "kind", "label", "low", "high", "usual", "meaning", "suit", "whyNot", "ways",
                "price", "sensible"},
               parent) {}

void ChoiceModel::show(const kit::Scene& scene, const QStringList& chosen) {
    const std::vector<kit::Choice>& choices = scene.choices;
    std::vector<std::string> tiles;
    for (const QString& tile : chosen) tiles.push_back(tile.toStdString());
    std::sort(tiles.begin(), tiles.end());
    const auto meant = [&tiles](const kit::Choice& choice) {  // just for these tiles
        return !choice.tiles.empty() && sorted(choice.tiles) == tiles;
    };
    std::vector<const kit::Choice*> offered;
    std::vector<const kit::Choice*> together;
    for (const kit::Choice& choice : choices) {
        if (!choice.tiles.empty() && !meant(choice)) continue;
        const bool better = choice.tiles.empty() &&
                            std::any_of(choices.begin(), choices.end(), [&](const kit::Choice& other) {
                                return other.kind == choice.kind && meant(other);
                            });
        if (better) continue;  // the same for the chosen tiles is offered instead
        (choice.picture.empty() ? offered : together).push_back(&choice);
    }
    if (!together.empty()) offered.insert(offered.begin(), together.front());
    const auto possible = std::count_if(offered.begin(), offered.end(),
                                        [](const kit::Choice* choice) { return !choice->action.empty(); });
    QList<Row> rows;
    for (const kit::Choice* each : offered) {
        const kit::Choice& choice = *each;
        const bool only = possible == 1 && scene.spots.empty() && !choice.action.empty();
        const bool tilesFit = choice.picture.empty() && !scene.spots.empty();
        rows.append(Row{text(choice.action), static_cast<int>(choice.kind),
                        say(choice.button.empty() ? choice.label : choice.button), choice.low, choice.high,
                        choice.usual, say(choice.meaning), text(choice.suit), say(choice.why_not),
                        QVariant(choice.picture.empty() ? QVariantList() : waysOf(together)),
                        tilesFit ? choice.price : 0, only || !choice.picture.empty()});
    }
    setRows(rows);
    if (std::exchange(together_, !together.empty()) != together_) emit togetherChanged();
    QVariantMap range;
    for (const kit::Choice& choice : choices) {
        if (choice.high > choice.low && range.isEmpty()) range = rangeOf(choice);
    }
    if (std::exchange(range_, range) != range) emit rangeChanged();
}

int ChoiceModel::rowOf(Kind kind) const {
    for (int row = 0; row < count(); ++row) {
        if (rows()[row][KindColumn].toInt() == kind) return row;
    }
    return -1;
}

int ChoiceModel::sensibleRow() const {
    for (int row = 0; row < count(); ++row) {
        if (rows()[row][SensibleColumn].toBool()) return row;
    }
    return -1;
}

QString ChoiceModel::actionOf(Kind kind) const {
    const int row = rowOf(kind);
    return row >= 0 ? rows()[row][ActionColumn].toString() : QString();
}

}  // namespace boneyard::ui

#include "moc_choicemodel.cpp"
