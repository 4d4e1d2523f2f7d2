// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "match/absence.h"
#include "match/advice.h"
#include "match/coach.h"
#include "match/matchjournal.h"
#include "match/selection.h"
#include "match/shownmatch.h"
#include "match/takeback.h"
#include "match/turn.h"
#include "setup/launchoptions.h"

namespace boneyard::ui {

/// A match that is played at this machine: what is done in it goes from one of its parts to the next. It
/// plays through kit::Match alone and names no game.
class Match : public boneyard::ui::ShownMatch {  // in full: else Qt's tools do not find it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::Turn* turn READ turn CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::Selection* selection READ selection CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::TakeBack* takeBack READ takeBack CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::MatchJournal* journal READ journal CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::Advice* advice READ advice CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::Coach* coach READ coach CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::Absence* absence READ absence CONSTANT FINAL)
    /// The sign of the only person in a match that begins here, where none was chosen; empty: the seat's.
    Q_PROPERTY(QString ownMedallion MEMBER ownMedallion_ NOTIFY ownMedallionChanged FINAL)

public:
    explicit Match(QObject* parent = nullptr);

    [[nodiscard]] Turn* turn() { return &turn_; }
    [[nodiscard]] Selection* selection() { return &selection_; }
    [[nodiscard]] TakeBack* takeBack() { return &takeBack_; }
    [[nodiscard]] MatchJournal* journal() { return &journal_; }
    [[nodiscard]] Advice* advice() { return &advice_; }
    [[nodiscard]] Coach* coach() { return &coach_; }
    [[nodiscard]] Absence* absence() { return &absence_; }

    Q_INVOKABLE bool start(boneyard::ui::MatchSetup* setup);
    Q_INVOKABLE bool launch(boneyard::ui::LaunchOptions* launch);
    /// Starts a match as a replay has planned it.
    Q_INVOKABLE bool playOn(const QVariant& plan);
    Q_INVOKABLE void leave();
    Q_INVOKABLE bool restart();
    /// Starts a match like that one, with the same seats and rules; with its very tiles, or with others.
    Q_INVOKABLE bool playLike(boneyard::ui::ShownMatch* other, bool sameDeal);

    /// Plays an action of the viewer's, when it is their turn; where a coach looks on, in a moment or not at
    /// all.
    Q_INVOKABLE bool play(const QString& action);
    Q_INVOKABLE bool playSpot(int row) { return play(selection_.action(row)); }
    /// Makes the first choice of that kind.
    Q_INVOKABLE bool choose(boneyard::ui::ChoiceModel::Kind kind);
    Q_INVOKABLE bool next();

    /// Of several people, the next one sits here now.
    Q_INVOKABLE void ready();

    /// Starts what was planned. False, with a line said, when that is no match.
    bool startPlan(const MatchPlan& plan);

    void setOwnMedallion(const QString& sign) { ownMedallion_ = sign; }

    /// Who thinks for the bots, and gives hints.
    void setThinker(const Thinker& thinker);

    /// Nothing will happen until somebody does something.
    [[nodiscard]] bool atRest() const;

signals:
    /// Whoever looks has done something; what comes of it is told after this.
    void acted();
    void ownMedallionChanged();
    /// An action is on the table now; or some were taken back, and so many are left.
    void shown(const QString& action);
    void takenBack(int plies);
    void told(const QString& text);
    void matchEnded();

private:
    void connectParts();
    bool act(const QString& action, By by);
    void showPlayed();
    void showTakenBack(int plies);
    void showPlayedAgain(const QStringList& actions);
    void refresh();
    void clear();

    QString ownMedallion_;
    MatchJournal journal_{state_};
    Turn turn_{state_, table_, journal_};
    Selection selection_{table_};
    TakeBack takeBack_{state_, turn_, journal_};
    Advice advice_{state_, turn_, selection_, journal_};
    Coach coach_{state_};
    Absence absence_{state_, table_, turn_};
};

}  // namespace boneyard::ui
