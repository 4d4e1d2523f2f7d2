// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QString>
#include <memory>
#include <stop_token>
#include <string>

#include "common/background.h"
#include "match/matchstate.h"

namespace boneyard::ui {

/// Looks over a learner's shoulder in a match that is played with a coach (MatchPlan::coached). A move that
/// costs clearly more than another is not played at once: there is a word about it first. Played once more,
/// it is let through.
class Coach final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    /// There is one in this match.
    Q_PROPERTY(bool looksOn READ looksOn NOTIFY looksOnChanged FINAL)
    /// A move is being looked at: approved(), warned() or dropped() follows.
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged FINAL)

public:
    explicit Coach(const MatchState& state, QObject* parent = nullptr);
    Coach(const Coach&) = delete;
    Coach& operator=(const Coach&) = delete;
    Coach(Coach&&) = delete;
    Coach& operator=(Coach&&) = delete;
    ~Coach() override;

    [[nodiscard]] bool looksOn() const { return state_.plan.coached; }
    [[nodiscard]] bool thinking() const { return thinking_; }

    /// A match begins: what every move will be measured by is found out meanwhile.
    void begin();

    /// Has a move of that seat looked at. False where there is no coach, where the move is not legal, and
    /// where it was spoken of already: then it can be played. `hinted`: a hint says what is better.
    [[nodiscard]] bool considers(const QString& action, int seat, bool hinted = false);

    /// The match is left.
    void forget();

    /// The match comes to another position: whatever is being looked at no longer matters, nor what there was
    /// a word about.
    void drop();

signals:
    void looksOnChanged();
    void thinkingChanged();
    void approved(const QString& action);
    void warned(const QString& words);
    void dropped();

    /// From the thread that thinks to the one that waits for it; nobody else listens. `cost` is in points,
    /// 0: nothing is clearly better.
    void finished(quint64 number, int cost, QPrivateSignal);

private:
    void setThinking(bool thinking);
    void onFinished(quint64 number, int cost);
    [[nodiscard]] std::string place() const;

    const MatchState& state_;
    Background background_;
    std::stop_source stop_;
    quint64 number_ = 0;              // of the newest thought
    QString action_;                  // what it is about
    std::string warned_;              // where and of what there was a word already
    std::shared_ptr<double> spread_;  // of this match's rounds; only the thread that thinks looks into it
    bool thinking_ = false;
    bool hinted_ = false;  // what is better, before the move that is looked at
};

}  // namespace boneyard::ui
