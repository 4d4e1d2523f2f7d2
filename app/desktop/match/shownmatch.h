// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>

#include "match/matchstate.h"
#include "match/roundend.h"
#include "match/scoresheetmodel.h"
#include "match/table.h"

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
    Q_PROPERTY(QString arrangeKey MEMBER arrangeKey CONSTANT FINAL)
    Q_PROPERTY(QString arrangeOrNot MEMBER arrangeOrNot CONSTANT FINAL)
    Q_PROPERTY(QString arrangeNone MEMBER arrangeNone CONSTANT FINAL)

public:
    int kind = -1;
    QString place;
    QString which;
    QString none;
    QString arrange;
    QString arrangeKey;
    QString arrangeOrNot;
    QString arrangeNone;
};

/// A match with the table that it is shown on, whether it is played there or looked at again.
class ShownMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It is a Match or a Replay.")
    Q_PROPERTY(boneyard::ui::Table* table READ table CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::ScoreSheetModel* scoreSheet READ scoreSheet CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::RoundEnd* roundEnd READ roundEnd CONSTANT FINAL)
    Q_PROPERTY(bool active READ active NOTIFY started FINAL)
    Q_PROPERTY(QString gameId READ gameId NOTIFY started FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY textsChanged FINAL)
    Q_PROPERTY(QString deal READ deal NOTIFY started FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    /// Nothing has been done in it yet.
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed FINAL)
    Q_PROPERTY(boneyard::ui::GatheringWords gathering READ gathering NOTIFY textsChanged FINAL)

public:
    [[nodiscard]] Table* table() { return &table_; }
    [[nodiscard]] ScoreSheetModel* scoreSheet() { return &scoreSheet_; }
    [[nodiscard]] RoundEnd* roundEnd() { return &roundEnd_; }
    [[nodiscard]] bool active() const { return state_.played != nullptr; }
    [[nodiscard]] QString gameId() const { return state_.plan.gameId; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString deal() const;
    [[nodiscard]] int round() const { return round_; }
    [[nodiscard]] bool fresh() const { return active() && state_.played->ply() == 0; }
    [[nodiscard]] GatheringWords gathering() const;

    /// The whole match as it can be written down, whether all of it ends with a winner, and who plays it.
    /// Precondition: active().
    [[nodiscard]] virtual kit::Record record() const { return state_.match().record(); }
    [[nodiscard]] virtual bool over() const { return state_.match().status().match_over(); }
    [[nodiscard]] const Players& players() const { return state_.players(); }

    /// Its number in the store; 0: it is not there.
    [[nodiscard]] int stored() const { return state_.plan.stored; }

    /// The match itself; null when there is none.
    [[nodiscard]] const kit::Match* match() const { return active() ? &state_.match() : nullptr; }

    /// It with what came of every action; null when there is none. And all of it, wherever in it one looks.
    [[nodiscard]] const PlayedMatch* played() const { return state_.played.get(); }
    [[nodiscard]] virtual const PlayedMatch* whole() const { return played(); }

    /// How it was planned, with what it is called by its players.
    [[nodiscard]] const MatchPlan& plan() const { return state_.plan; }

signals:
    void started();
    void changed();
    void textsChanged();
    void said(const QString& text);

protected:
    explicit ShownMatch(QObject* parent);

    /// The match that was planned, with all that was played. Null, with a line said, when that is none.
    std::unique_ptr<PlayedMatch> setUp(const MatchPlan& plan, std::uint64_t deal);

    /// Draws it as it stands.
    void show(const Eyes& eyes);

    MatchState state_;
    Table table_{state_};

private:
    ScoreSheetModel scoreSheet_{state_};
    RoundEnd roundEnd_{state_, table_.scene()};
    int round_ = 1;
};

}  // namespace boneyard::ui
