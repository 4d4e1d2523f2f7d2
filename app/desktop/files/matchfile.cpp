// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "files/matchfile.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStringDecoder>
#include <algorithm>
#include <utility>

#include "bots/level.h"
#include "common/medallions.h"
#include "common/numerals.h"
#include "common/words.h"
#include "protocol/record.h"
#include "registry.h"
#include "store/planjson.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr qint64 kMostBytes = qint64{4} << 20;  // the longest match known takes a hundredth of it
constexpr qsizetype kLongestName = 40;

/// Without a word on them everybody is a person whose name is not known.
Players playersIn(const QByteArray& bytes, int seats) {
    const QJsonArray written = QJsonDocument::fromJson(bytes).object().value("players"_L1).toArray();
    Players players;
    for (int seat = 0; seat < seats; ++seat) {
        const QJsonObject entry = written.at(seat).toObject();
        Player player{.name = {}, .human = true};
        player.name = quoted(entry.value("name"_L1).toString(), kLongestName);
        player.human = entry.value("person"_L1).toBool(true);
        const int level = entry.value("level"_L1).toInt(player.level);
        if (bots::find_level(level) != nullptr) player.level = level;
        const QString medallion = entry.value("medallion"_L1).toString();
        if (medallions().contains(medallion)) player.medallion = medallion;
        players.append(player);
    }
    return players;
}

/// Nothing where there is none, or where nobody could answer it.
std::optional<Challenge> challengeIn(const QByteArray& bytes, const MatchPlan& plan) {
    const QJsonValue written = QJsonDocument::fromJson(bytes).object().value("challenge"_L1);
    if (!written.isObject()) return std::nullopt;
    auto challenge =
        readChallenge(QString::fromUtf8(QJsonDocument(written.toObject()).toJson(QJsonDocument::Compact)));
    if (!challenge || challenge->points.size() != plan.seats || plan.players.onlyPerson() == kit::kNobody)
        return std::nullopt;
    challenge->name = quoted(challenge->name, kLongestName);
    return challenge;
}

/// A record, but of a form or of a game that this program does not know.
bool isOfLaterVersion(const QByteArray& bytes) {
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object.value("format"_L1).toString() != "boneyard-record"_L1) return false;
    const std::string game = object.value("game"_L1).toString().toStdString();
    return object.value("version"_L1).toInt() > 1 || (!game.empty() && find_game(game) == nullptr);
}

/// There is no match, for that reason.
MatchFile::Reading refused(const QString& why) { return {{}, why}; }

}  // namespace

MatchFile::Reading MatchFile::read(const QString& path) {
    const QFileInfo info(path);
    const QString name = isolated(quoted(info.fileName().isEmpty() ? path : info.fileName()));
    //: %1 is a file
    if (!info.exists()) return refused(tr("There is no file %1.").arg(name));
    //: %1 is a folder or a device
    if (!info.isFile()) return refused(tr("%1 is not a file.").arg(name));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        //: %1 is a file, %2 is why, in the system's words
        return refused(tr("%1 cannot be read: %2.").arg(name, file.errorString()));
    }
    //: %1 is a file
    const QString tooLarge = tr("%1 is too large to be a match.").arg(name);
    if (info.size() > kMostBytes) return refused(tooLarge);
    const QByteArray bytes = file.read(kMostBytes + 1);  // it may grow while it is read
    if (file.error() != QFileDevice::NoError) {
        return refused(tr("%1 cannot be read: %2.").arg(name, file.errorString()));
    }
    return bytes.size() > kMostBytes ? refused(tooLarge) : parse(bytes, name);
}

MatchFile::Reading MatchFile::parse(const QByteArray& bytes, const QString& name) {
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString whole = utf8(bytes);
    //: %1 is a file
    const QString foreign = tr("%1 is damaged, or is not a Boneyard match.").arg(name);
    if (utf8.hasError() || whole.isEmpty()) return refused(foreign);
    const auto record = protocol::parse_record(bytes.toStdString());
    //: %1 is a file
    if (!record && isOfLaterVersion(bytes))
        return refused(tr("%1 was made by a newer version of Boneyard.").arg(name));
    if (!record) return refused(foreign);
    auto match = new_match(record->game, record->seats, record->deal, record->options, record->deck);
    if (!match) {
        //: %1 is a file, %2 is why
        return refused(tr("The match in %1 cannot be set up: %2").arg(name, text(match.error().message)));
    }
    MatchPlan plan{text(record->game), record->seats, record->deal, record->options, {}};
    plan.players = playersIn(bytes, record->seats);
    plan.deck = record->deck;
    plan.challenge = challengeIn(bytes, plan);
    if (plan.challenge) plan.casual = plan.counts = false;  // nobody knows who has seen its tiles before
    for (const std::string& action : record->actions) {
        const kit::Seat seat = (*match)->status().to_move;
        if (!(*match)->play(action)) {
            const QString words = isolated(quoted(text(action)));
            //: %1 is a file, %L2 the number of an action in it, %3 that action, as "place 3-4 left"
            return refused(filled(tr("%1 is damaged: action %L2, \"%3\", is against the rules."),
                                  {name, numeral(static_cast<qint64>(plan.played.size()) + 1), words}));
        }
        const By by = seat == kit::kNobody ? By::Nobody : plan.players.isHuman(seat) ? By::Person : By::Bot;
        plan.played.push_back({action, by});
    }
    return {std::move(plan), {}};
}

QByteArray MatchFile::written(const MatchPlan& plan, const Challenge& challenge) {
    kit::Record record = recordOf(plan);
    record.actions.clear();
    Players players = plan.players;
    for (Player& player : players) {
        if (player.human) player = Player{.name = {}, .human = true, .level = player.level};
    }
    QByteArray line = written(record, players);
    line.chop(2);  // "}" and the line's end
    return line + ",\"challenge\":" + challengeJson(challenge).toUtf8() + "}\n";
}

QByteArray MatchFile::written(const kit::Record& record, const Players& players) {
    QByteArray line = QByteArray::fromStdString(protocol::record_text(record));
    QJsonArray seats;
    for (int seat = 0; seat < players.size(); ++seat) {
        const Player& player = players[seat];
        // Who has another seat's usual name takes it along as a name of their own.
        const QString name = player.called >= 0 ? players.name(seat) : player.name;
        QJsonObject entry{{u"name"_s, name}, {u"person"_s, player.human}};
        if (!player.human) entry.insert(u"level"_s, player.level);
        if (!player.medallion.isEmpty()) entry.insert(u"medallion"_s, player.medallion);
        seats.append(entry);
    }
    // The record is an object that has keys already; ours comes last, as people read the others first.
    line.chop(1);
    return line + ",\"players\":" + QJsonDocument(seats).toJson(QJsonDocument::Compact) + "}\n";
}

QString MatchFile::write(const QString& path, const kit::Record& record, const Players& players) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(written(record, players));
        if (file.commit()) return {};
    }
    //: %1 is a file, %2 is why, in the system's words
    return tr("%1 cannot be written: %2.")
        .arg(isolated(quoted(QFileInfo(path).fileName())), file.errorString());
}

}  // namespace boneyard::ui
