// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "analysis/judgementsjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>

namespace boneyard::ui {

namespace {

enum Column {
    Ply,
    Best,
    PlayedPoints,
    BestPoints,
    Error,
    Better,
    Cost,
    PlayedChance,
    BestChance,
    ChanceError,
    Worlds,
    Behind,
    OfLine,
    Columns
};

constexpr int kHex = 16;

/// A chance, or how far it may be off.
bool isPart(const QJsonValue& value) { return value.toDouble(-1) >= 0 && value.toDouble() <= 1; }

bool isWhole(const QJsonArray& row) {
    const bool older = row.size() == OfLine;  // which did not tell the line of play
    if ((row.size() != Columns && !older) || !row[Best].isString() || !row[Better].isBool()) return false;
    for (const Column number : {Ply, PlayedPoints, BestPoints, Error, Cost, Worlds}) {
        if (!row[number].isDouble()) return false;
    }
    for (const Column chance : {PlayedChance, BestChance, ChanceError}) {
        if (!isPart(row[chance])) return false;
    }
    return row[Ply].toInt(-1) >= 0 && row[Cost].toDouble() >= 0 && row[Error].toDouble() >= 0;
}

/// No number of JSON's holds so many digits.
QJsonValue lineText(const std::optional<std::uint64_t>& line) {
    return line ? QJsonValue(QString::number(*line, kHex)) : QJsonValue();
}

std::optional<std::uint64_t> lineIn(const QJsonValue& value) {
    bool fine = false;
    const std::uint64_t line = value.toString().toULongLong(&fine, kHex);
    return fine ? std::optional(line) : std::nullopt;
}

}  // namespace

QByteArray written(const Judgements& judgements) {
    QJsonArray rows;
    for (const auto& [ply, judgement] : judgements) {
        const bots::Analysis& found = judgement.analysis;
        rows.append(QJsonArray{static_cast<int>(ply), QString::fromStdString(found.best), found.played_points,
                               found.best_points, found.error, found.better, found.cost, found.played_chance,
                               found.best_chance, found.chance_error, found.worlds,
                               judgement.behind ? QJsonValue(*judgement.behind) : QJsonValue(),
                               lineText(judgement.line)});
    }
    return QJsonDocument(rows).toJson(QJsonDocument::Compact);
}

Judgements judgementsIn(const QByteArray& text) {
    Judgements all;
    const QJsonArray rows = QJsonDocument::fromJson(text).array();
    for (const auto& each : rows) {
        const QJsonArray row = each.toArray();
        if (!isWhole(row)) continue;
        Judgement judgement;
        bots::Analysis& found = judgement.analysis;
        found.best = row[Best].toString().toStdString();
        found.played_points = row[PlayedPoints].toDouble();
        found.best_points = row[BestPoints].toDouble();
        found.error = row[Error].toDouble();
        found.better = row[Better].toBool();
        found.cost = row[Cost].toDouble();
        found.played_chance = row[PlayedChance].toDouble();
        found.best_chance = row[BestChance].toDouble();
        found.chance_error = row[ChanceError].toDouble();
        found.worlds = row[Worlds].toInt();
        if (row[Behind].isDouble()) judgement.behind = row[Behind].toInt();
        judgement.line = lineIn(row[OfLine]);
        all[static_cast<std::size_t>(row[Ply].toInt())] = judgement;
    }
    return all;
}

}  // namespace boneyard::ui
