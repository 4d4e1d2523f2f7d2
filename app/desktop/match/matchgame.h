// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariant>

#include "match/matchstate.h"

namespace boneyard::ui {

/// What the game says of tiles that are laid together, and of what belongs together on the rack: the texts of
/// kit::Gathering. Empty in a game without either.
class GatheringWords {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(int kind MEMBER kind CONSTANT FINAL)
    Q_PROPERTY(QString place MEMBER place CONSTANT FINAL)
    Q_PROPERTY(QString which MEMBER which CONSTANT FINAL)
    Q_PROPERTY(QString none MEMBER none CONSTANT FINAL)
    Q_PROPERTY(QString arrange MEMBER arrange CONSTANT FINAL)
    Q_PROPERTY(QString arrangeNoMore MEMBER arrangeNoMore CONSTANT FINAL)
    Q_PROPERTY(QString arrangeKey MEMBER arrangeKey CONSTANT FINAL)
    Q_PROPERTY(QString arrangeOrNot MEMBER arrangeOrNot CONSTANT FINAL)
    Q_PROPERTY(QString arrangeNone MEMBER arrangeNone CONSTANT FINAL)

public:
    int kind = -1;
    QString place;
    QString which;
    QString none;
    QString arrange;
    QString arrangeNoMore;
    QString arrangeKey;
    QString arrangeOrNot;
    QString arrangeNone;
};

/// What is played in a match, and on what terms: it stays the same from its beginning to its end.
class MatchGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    Q_PROPERTY(QString id READ id NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// The number by which its tiles are dealt.
    Q_PROPERTY(QString deal READ deal NOTIFY changed FINAL)
    /// Hints and undo are allowed.
    Q_PROPERTY(bool casual READ casual NOTIFY changed FINAL)
    /// It is a deal of the day, and counts: then it is not casual.
    Q_PROPERTY(bool ofDay READ ofDay NOTIFY changed FINAL)
    /// It is played against what a friend has come to with the deal.
    Q_PROPERTY(bool challenged READ challenged NOTIFY changed FINAL)
    /// Neither rating nor statistics take it in, as its tiles may be known: else it is said what it is.
    Q_PROPERTY(bool practice READ practice NOTIFY changed FINAL)
    /// The keys that make choices in this game: {key, kind, what}.
    Q_PROPERTY(QVariantList keys READ keys NOTIFY changed FINAL)
    Q_PROPERTY(boneyard::ui::GatheringWords gathering READ gathering NOTIFY changed FINAL)

public:
    explicit MatchGame(const MatchState& state, QObject* parent = nullptr) : QObject(parent), state_(state) {}

    [[nodiscard]] QString id() const { return state_.plan.gameId; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString deal() const;
    [[nodiscard]] bool casual() const { return state_.plan.casual; }
    [[nodiscard]] bool ofDay() const { return !state_.plan.day.isEmpty(); }
    [[nodiscard]] bool challenged() const { return state_.plan.challenge.has_value(); }
    [[nodiscard]] bool practice() const {
        return !state_.plan.counts && !state_.plan.coached && !challenged();
    }
    [[nodiscard]] QVariantList keys() const;
    [[nodiscard]] GatheringWords gathering() const;

signals:
    /// Another match has begun, or the words are those of another language.
    void changed();

private:
    const MatchState& state_;
};

}  // namespace boneyard::ui
