// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/planjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <variant>

#include "store/rowreader.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

template <class Value>
QString written(const Value& value) {
    return QString::fromUtf8(QJsonDocument(value).toJson(QJsonDocument::Compact));
}

QJsonDocument read(const QString& json) { return QJsonDocument::fromJson(json.toUtf8()); }

QJsonValue valueOf(const kit::OptionValue& value) {
    if (const bool* flag = std::get_if<bool>(&value)) return *flag;
    if (const int* number = std::get_if<int>(&value)) return *number;
    return QString::fromStdString(std::get<std::string>(value));
}

bool canBePoints(const QJsonValue& value) {
    return value.isDouble() && value.toDouble() >= -kMostPoints && value.toDouble() <= kMostPoints;
}

std::optional<kit::OptionValue> optionOf(const QJsonValue& value) {
    if (value.isBool()) return value.toBool();
    if (value.isDouble()) return value.toInt();
    if (value.isString()) return value.toString().toStdString();
    return std::nullopt;
}

}  // namespace

QString optionsJson(const kit::GivenOptions& options) {
    QJsonObject object;
    for (const auto& [id, value] : options) object.insert(QString::fromStdString(id), valueOf(value));
    return written(object);
}

std::optional<kit::GivenOptions> readOptions(const QString& json) {
    const QJsonDocument document = read(json);
    if (!document.isObject()) return std::nullopt;
    kit::GivenOptions options;
    const QJsonObject object = document.object();
    for (auto item = object.begin(); item != object.end(); ++item) {
        const auto value = optionOf(item.value());
        if (!value) return std::nullopt;
        options.emplace_back(item.key().toStdString(), *value);
    }
    return options;
}

QString playersJson(const Players& players) {
    QJsonArray list;
    for (const Player& player : players) {
        QJsonObject entry{{u"name"_s, player.name}, {u"human"_s, player.human}, {u"level"_s, player.level}};
        if (!player.medallion.isEmpty()) entry.insert(u"medallion"_s, player.medallion);
        if (player.called >= 0) entry.insert(u"called"_s, player.called);
        list.append(entry);
    }
    return written(list);
}

std::optional<Players> readPlayers(const QString& json) {
    const QJsonDocument document = read(json);
    if (!document.isArray()) return std::nullopt;
    Players players;
    const QJsonArray list = document.array();
    for (const auto& item : list) {
        if (!item.isObject()) return std::nullopt;
        players.append({.name = item["name"_L1].toString(),
                        .human = item["human"_L1].toBool(),
                        .level = item["level"_L1].toInt(),
                        .medallion = item["medallion"_L1].toString(),
                        .called = item["called"_L1].toInt(-1)});
    }
    return players;
}

QString textsJson(const std::vector<std::string>& texts) {
    QJsonArray list;
    for (const std::string& text : texts) list.append(QString::fromStdString(text));
    return written(list);
}

std::optional<std::vector<std::string>> readTexts(const QString& json) {
    const QJsonDocument document = read(json);
    if (!document.isArray()) return std::nullopt;
    std::vector<std::string> texts;
    const QJsonArray list = document.array();
    for (const auto& item : list) texts.push_back(item.toString().toStdString());
    return texts;
}

QString racksJson(const Racks& racks) {
    QJsonObject object;
    for (auto rack = racks.begin(); rack != racks.end(); ++rack) {
        object.insert(QString::number(rack.key()),
                      QJsonObject{{u"tiles"_s, QJsonArray::fromStringList(rack->tiles)},
                                  {u"arranged"_s, rack->arranged}});
    }
    return written(object);
}

Racks readRacks(const QString& json) {
    Racks racks;
    const QJsonObject object = read(json).object();
    for (auto item = object.begin(); item != object.end(); ++item) {
        bool isSeat = false;
        const int seat = item.key().toInt(&isSeat);
        if (!isSeat || !item.value().isObject()) continue;
        Rack& rack = racks[seat];
        rack.arranged = item.value()["arranged"_L1].toBool();
        const QJsonArray tiles = item.value()["tiles"_L1].toArray();
        for (const auto& tile : tiles) rack.tiles.append(tile.toString());
    }
    return racks;
}

QString challengeJson(const std::optional<Challenge>& challenge) {
    if (!challenge) return {};
    QJsonArray points;
    for (const int each : challenge->points) points.append(each);
    return written(
        QJsonObject{{u"name"_s, challenge->name}, {u"ahead"_s, challenge->ahead}, {u"points"_s, points}});
}

std::optional<Challenge> readChallenge(const QString& json) {
    const QJsonDocument document = read(json);
    if (!document.isObject() || !canBePoints(document["ahead"_L1])) return std::nullopt;
    Challenge challenge{document["name"_L1].toString(), document["ahead"_L1].toInt(), {}};
    const QJsonArray points = document["points"_L1].toArray();
    for (const auto& each : points) {
        if (!canBePoints(each)) return std::nullopt;
        challenge.points.append(each.toInt());
    }
    return challenge;
}

QString numbersJson(const QList<int>& numbers) {
    QJsonArray list;
    for (const int number : numbers) list.append(number);
    return written(list);
}

QList<int> readNumbers(const QString& json) {
    QList<int> numbers;
    const QJsonArray list = read(json).array();
    for (const auto& item : list) numbers.append(item.toInt());
    return numbers;
}

}  // namespace boneyard::ui
