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
    PointsError,
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

/// Of a standing: fewer, so that neither is taken for the other.
enum StandingColumn { At, Chance, Error, AtLine, StandingColumns };

constexpr int kHex = 16;

/// A chance, or how far it may be off.
bool isPart(const QJsonValue& value) { return value.toDouble(-1) >= 0 && value.toDouble() <= 1; }

bool isWhole(const QJsonArray& row) {
    const bool older = row.size() == OfLine;  // which did not tell the line of play
    if ((row.size() != Columns && !older) || !row[Best].isString() || !row[Better].isBool()) return false;
    for (const Column number : {Ply, PlayedPoints, BestPoints, PointsError, Cost, Worlds}) {
        if (!row[number].isDouble()) return false;
    }
    for (const Column chance : {PlayedChance, BestChance, ChanceError}) {
        if (!isPart(row[chance])) return false;
    }
    return row[Ply].toInt(-1) >= 0 && row[Cost].toDouble() >= 0 && row[PointsError].toDouble() >= 0;
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

/// Precondition: the row is whole.
Judgement judgementIn(const QJsonArray& row) {
    Judgement judgement;
    bots::Analysis& found = judgement.analysis;
    found.best = row[Best].toString().toStdString();
    found.played_points = row[PlayedPoints].toDouble();
    found.best_points = row[BestPoints].toDouble();
    found.error = row[PointsError].toDouble();
    found.better = row[Better].toBool();
    found.cost = row[Cost].toDouble();
    found.played_chance = row[PlayedChance].toDouble();
    found.best_chance = row[BestChance].toDouble();
    found.chance_error = row[ChanceError].toDouble();
    found.worlds = row[Worlds].toInt();
    if (row[Behind].isDouble()) judgement.behind = row[Behind].toInt();
    judgement.line = lineIn(row[OfLine]);
    return judgement;
}

/// Nothing where the row is none, or damaged.
std::optional<KeptStanding> standingIn(const QJsonArray& row) {
    if (row.size() != StandingColumns || row[At].toInt(-1) < 0) return std::nullopt;
    const auto line = lineIn(row[AtLine]);
    if (!isPart(row[Chance]) || !isPart(row[Error]) || !line) return std::nullopt;
    return KeptStanding{{row[Chance].toDouble(), row[Error].toDouble()}, *line};
}

}  // namespace

QByteArray written(const Known& known) {
    QJsonArray rows;
    for (const auto& [ply, judgement] : known.moves) {
        const bots::Analysis& found = judgement.analysis;
        rows.append(QJsonArray{static_cast<int>(ply), QString::fromStdString(found.best), found.played_points,
                               found.best_points, found.error, found.better, found.cost, found.played_chance,
                               found.best_chance, found.chance_error, found.worlds,
                               judgement.behind ? QJsonValue(*judgement.behind) : QJsonValue(),
                               lineText(judgement.line)});
    }
    for (const auto& [ply, standing] : known.between) {
        rows.append(QJsonArray{static_cast<int>(ply), standing.found.chance, standing.found.error,
                               lineText(standing.line)});
    }
    return QJsonDocument(rows).toJson(QJsonDocument::Compact);
}

Known knownIn(const QByteArray& text) {
    Known all;
    const QJsonArray rows = QJsonDocument::fromJson(text).array();
    for (const auto& each : rows) {
        const QJsonArray row = each.toArray();
        if (const auto standing = standingIn(row))
            all.between[static_cast<std::size_t>(row[At].toInt())] = *standing;
        if (isWhole(row)) all.moves[static_cast<std::size_t>(row[Ply].toInt())] = judgementIn(row);
    }
    return all;
}

}  // namespace boneyard::ui
