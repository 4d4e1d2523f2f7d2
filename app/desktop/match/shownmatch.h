// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>

#include "match/matchgame.h"
#include "match/matchstate.h"
#include "match/roundend.h"
#include "match/scoresheetmodel.h"
#include "match/table.h"

namespace boneyard::ui {

/// A match with the table that it is shown on, whether it is played there or looked at again.
class ShownMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It is a Match or a Replay.")
    Q_PROPERTY(boneyard::ui::MatchGame* game READ game CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::Table* table READ table CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::ScoreSheetModel* scoreSheet READ scoreSheet CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::RoundEnd* roundEnd READ roundEnd CONSTANT FINAL)
    Q_PROPERTY(bool active READ active NOTIFY started FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    /// Nothing has been done in it yet.
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed FINAL)

public:
    [[nodiscard]] MatchGame* game() { return &game_; }
    [[nodiscard]] const MatchGame* game() const { return &game_; }
    [[nodiscard]] Table* table() { return &table_; }
    [[nodiscard]] ScoreSheetModel* scoreSheet() { return &scoreSheet_; }
    [[nodiscard]] RoundEnd* roundEnd() { return &roundEnd_; }
    [[nodiscard]] bool active() const { return state_.played != nullptr; }
    [[nodiscard]] int round() const { return round_; }
    [[nodiscard]] bool fresh() const { return active() && state_.played->ply() == 0; }

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
    void show(const Viewpoint& viewpoint);

    MatchState state_;
    Table table_{state_};

private:
    MatchGame game_{state_};
    ScoreSheetModel scoreSheet_{state_};
    RoundEnd roundEnd_{state_, table_.scene()};
    int round_ = 1;
};

}  // namespace boneyard::ui
