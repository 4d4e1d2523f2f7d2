// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariantMap>

#include "match/matchstate.h"
#include "match/table.h"
#include "scoresheetmodel.h"

namespace boneyard::ui {

/// A match with the table that it is shown on, whether it is played there or looked at again.
class ShownMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It is a Match or a Replay.")
    Q_PROPERTY(boneyard::ui::Table* table READ table CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::ScoreSheetModel* scoreSheet READ scoreSheet CONSTANT FINAL)
    Q_PROPERTY(bool active READ active NOTIFY started FINAL)
    Q_PROPERTY(QString gameId READ gameId NOTIFY started FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY textsChanged FINAL)
    Q_PROPERTY(QString deal READ deal NOTIFY started FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    /// What the game says of tiles that are laid together and belong together (kit::Gathering).
    Q_PROPERTY(QVariantMap gathering READ gathering NOTIFY textsChanged FINAL)

public:
    [[nodiscard]] Table* table() { return &table_; }
    [[nodiscard]] ScoreSheetModel* scoreSheet() { return &scoreSheet_; }
    [[nodiscard]] bool active() const { return state_.played != nullptr; }
    [[nodiscard]] QString gameId() const { return state_.plan.gameId; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString deal() const;
    [[nodiscard]] int round() const { return round_; }
    [[nodiscard]] QVariantMap gathering() const;

    /// The whole match as it can be written down, and who plays it. Precondition: active().
    [[nodiscard]] virtual kit::Record record() const { return state_.match().record(); }
    [[nodiscard]] const Players& players() const { return state_.players(); }

    /// The match itself; null when there is none.
    [[nodiscard]] const kit::Match* match() const { return active() ? &state_.match() : nullptr; }

    /// It with what came of every action; null when there is none.
    [[nodiscard]] const PlayedMatch* played() const { return state_.played.get(); }

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
    ScoreSheetModel scoreSheet_;
    int round_ = 1;
};

}  // namespace boneyard::ui
