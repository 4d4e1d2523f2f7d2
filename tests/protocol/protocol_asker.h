// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

#include "protocol/session.h"

namespace boneyard::test {

/// A session that is asked in JSON. The answers are read by Qt, so that no fault of the writer's JSON library
/// hides behind the same library reading.
class Asker {
public:
    /// The answer to a line as it stands. An answer that is no JSON object comes back empty.
    QJsonObject line(std::string_view request) {
        const std::string answer = session_.answer(request);
        last_ = QByteArray(answer.data(), static_cast<qsizetype>(answer.size()));
        return QJsonDocument::fromJson(last_).object();
    }

    QJsonObject ask(const QJsonObject& request) {
        const QByteArray text = QJsonDocument(request).toJson(QJsonDocument::Compact);
        return line({text.constData(), static_cast<std::size_t>(text.size())});
    }

    QJsonObject ask(const QString& command) { return ask(QJsonObject{{"cmd", command}}); }
    QJsonObject play(const QString& action) { return ask({{"cmd", "play"}, {"action", action}}); }

    QStringList legal() {
        QStringList actions;
        const QJsonArray list = ask("legal")["actions"].toArray();
        for (const auto& action : list) actions += action.toString();
        return actions;
    }

    /// One key of the state.
    QJsonValue state(const QString& key) {
        const QJsonObject answer = ask("state");
        return answer["state"][key];
    }

    /// All that a request could have changed, as bytes.
    std::string everything() {
        return session_.answer(R"({"cmd":"state"})") + session_.answer(R"({"cmd":"record"})");
    }

    /// The bytes of the last answer.
    [[nodiscard]] const QByteArray& last() const { return last_; }
    [[nodiscard]] bool done() const { return session_.done(); }

private:
    protocol::Session session_;
    QByteArray last_;
};

/// A small match of two: deal 7, one round.
inline QJsonObject small_match() {
    return {{"cmd", "new"},
            {"game", "matador"},
            {"seats", 2},
            {"deal", 7},
            {"options", QJsonObject{{"target", 0}}}};
}

/// "ok", or the error's code; what is neither is told as such.
inline QString outcome(const QJsonObject& answer) {
    if (answer["ok"] == QJsonValue(true)) return "ok";
    if (answer["ok"] != QJsonValue(false)) return "neither ok nor refused";
    if (answer["message"].toString().isEmpty()) return "refused without a message";
    return answer["error"].toString();
}

}  // namespace boneyard::test
