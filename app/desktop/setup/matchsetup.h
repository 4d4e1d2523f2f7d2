// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariantList>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/matchplan.h"
#include "common/players.h"
#include "kit/setup.h"
#include "setup/optionmodel.h"
#include "setup/playermodel.h"

namespace boneyard {
struct GameEntry;
}

namespace boneyard::ui {

/// What the player wants to play: the game, who sits where, the rules. Nothing here is ever half valid:
/// what does not go together is kept as it is and `problem` says what is wrong.
class MatchSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY gameChanged FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY gameChanged FINAL)
    Q_PROPERTY(int minSeats READ minSeats NOTIFY gameChanged FINAL)
    Q_PROPERTY(int maxSeats READ maxSeats NOTIFY gameChanged FINAL)
    Q_PROPERTY(QStringList presets READ presets NOTIFY gameChanged FINAL)
    Q_PROPERTY(int seats READ seats WRITE setSeats NOTIFY changed FINAL)
    Q_PROPERTY(QString deal READ deal WRITE setDeal NOTIFY changed FINAL)
    Q_PROPERTY(int presetIndex READ presetIndex WRITE setPresetIndex NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> seatsAllowed READ seatsAllowed NOTIFY changed FINAL)
    Q_PROPERTY(bool casual READ casual WRITE setCasual NOTIFY changed FINAL)
    /// A coach has a word before a costly move; in a casual match only.
    Q_PROPERTY(bool coached READ coached WRITE setCoached NOTIFY coachedChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(QString remark READ remark NOTIFY changed FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    /// Those who play together, {team, names}, by the number that its players have; empty where each plays
    /// alone.
    Q_PROPERTY(QVariantList teams READ teams NOTIFY changed FINAL)
    /// The sign of the player at this machine, who has the first seat of a person; empty: that of the seat.
    Q_PROPERTY(QString ownMedallion READ ownMedallion WRITE setOwnMedallion NOTIFY ownMedallionChanged FINAL)
    Q_PROPERTY(boneyard::ui::OptionModel* options READ options CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::PlayerModel* players READ players CONSTANT FINAL)

public:
    explicit MatchSetup(QObject* parent = nullptr);

    [[nodiscard]] QString gameId() const;
    void setGameId(const QString& id);
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] int minSeats() const;
    [[nodiscard]] int maxSeats() const;
    [[nodiscard]] QStringList presets() const;
    [[nodiscard]] int seats() const { return seats_; }
    void setSeats(int seats);
    [[nodiscard]] QString deal() const { return deal_; }
    void setDeal(const QString& deal);
    [[nodiscard]] int presetIndex() const;
    void setPresetIndex(int index);
    [[nodiscard]] QList<int> seatsAllowed() const;
    /// Hints and undo are allowed; else the match is rated.
    [[nodiscard]] bool casual() const { return casual_; }
    void setCasual(bool casual);
    [[nodiscard]] bool coached() const { return coached_; }
    void setCoached(bool coached);
    [[nodiscard]] QString problem() const;
    /// How long such a match takes, where the game can say.
    [[nodiscard]] QString remark() const;
    [[nodiscard]] bool ready() const { return problem().isEmpty(); }
    [[nodiscard]] QVariantList teams() const;
    [[nodiscard]] OptionModel* options() { return &options_; }
    [[nodiscard]] PlayerModel* players() { return &players_; }

    /// False, and nothing changes, when the option has no such row or cannot be that.
    Q_INVOKABLE bool setOption(int row, const QVariant& value);
    Q_INVOKABLE void setHuman(int seat, bool human);
    Q_INVOKABLE void setLevel(int seat, int level);
    Q_INVOKABLE void setName(int seat, const QString& name);

    /// Its own sign for that seat; whoever has it now gets in exchange what the seat had.
    Q_INVOKABLE void setMedallion(int seat, const QString& sign);
    /// Who has a sign now; -1: nobody.
    Q_INVOKABLE [[nodiscard]] int holderOf(const QString& sign) const;
    /// What the player of a seat is called; empty where there is no such seat.
    Q_INVOKABLE [[nodiscard]] QString nameOf(int seat) const { return here().name(seat); }
    [[nodiscard]] QString ownMedallion() const { return own_; }
    void setOwnMedallion(const QString& sign);

    /// Takes over what was planned before (a command line, the last match).
    void takeOver(const MatchPlan& plan);
    [[nodiscard]] MatchPlan plan() const;

signals:
    void gameChanged();
    void changed();
    void ownMedallionChanged();
    void coachedChanged();

private:
    void showAll();
    /// Those who play, with what the first person is known by.
    [[nodiscard]] Players here() const;
    void giveSign(int seat, const QString& sign);
    [[nodiscard]] bool objects(int seats) const;
    /// Which team each seat would play for; -1: it plays alone, as all do where there can be no such match.
    [[nodiscard]] QList<int> teamOfSeats() const;
    /// What is chosen, with the points that suit it.
    [[nodiscard]] kit::Options fitting() const;
    [[nodiscard]] std::optional<kit::Options> resolvedPreset(int index) const;

    const GameEntry* game_ = nullptr;
    int seats_ = 2;
    QString deal_;
    bool casual_ = true;
    bool coached_ = false;
    QString own_;
    kit::Options chosen_;
    Players seated_;  // for as many seats as there can be, so that fewer seats forget nobody
    OptionModel options_;
    PlayerModel players_;
};

}  // namespace boneyard::ui
