// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QTimer>

#include "match/botworker.h"
#include "match/matchjournal.h"
#include "match/pace.h"
#include "match/table.h"
#include "match/thinker.h"

namespace boneyard::ui {

/// Whose turn it is, and who looks. It lets bots think, and waits as long as the pace wants before it says
/// what they have decided.
class Turn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged FINAL)
    /// What the game itself calls what is to be done now: "play", "bets", "round_over".
    Q_PROPERTY(QString gamePhase READ gamePhase NOTIFY changed FINAL)
    /// Who is to move, and what they are called.
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// Who looks; -1: nobody, while the machine is handed over.
    Q_PROPERTY(int viewer READ viewer NOTIFY changed FINAL)
    /// While the machine is handed over: the last of what was done since the next one acted.
    Q_PROPERTY(QString since READ since NOTIFY changed FINAL)
    /// Bots play all seats.
    Q_PROPERTY(bool autoplay READ autoplay NOTIFY changed FINAL)
    /// There is nothing to choose: to pass, or to draw on, is read and done in a moment.
    Q_PROPERTY(bool forced READ forced NOTIFY forcedChanged FINAL)
    /// How fast it goes on by itself, and whether it does.
    Q_PROPERTY(boneyard::ui::Pace* pace READ pace CONSTANT FINAL)
    Q_PROPERTY(bool canHurry READ canHurry NOTIFY changed FINAL)
    /// Somebody who sits at this machine is not out of the match.
    Q_PROPERTY(bool turnsToCome READ turnsToCome NOTIFY changed FINAL)
    /// And has tiles to lay in this round.
    Q_PROPERTY(bool turnsInRound READ turnsInRound NOTIFY changed FINAL)
    /// It is the viewer's turn, and nothing is under way.
    Q_PROPERTY(bool mayAct READ mayAct NOTIFY changed FINAL)
    /// And there are tiles in the stock that can be drawn.
    Q_PROPERTY(bool mayDraw READ mayDraw NOTIFY mayDrawChanged FINAL)

public:
    enum Phase { Idle, YourTurn, BotTurn, Cover, RoundOver, MatchOver };
    Q_ENUM(Phase)

    Turn(const MatchState& state, const Table& table, const MatchJournal& journal, QObject* parent = nullptr);

    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] QString gamePhase() const;
    [[nodiscard]] int seat() const { return state_.played ? status_.to_move : kit::kNobody; }
    [[nodiscard]] QString name() const { return state_.players().name(seat()); }
    [[nodiscard]] int viewer() const { return viewer_; }
    /// Who looks, or while the machine is handed over, who looked last; -1: nobody has.
    [[nodiscard]] int lastViewer() const { return viewer_ != kit::kNobody ? viewer_ : handedTo_; }
    [[nodiscard]] QString since() const;
    [[nodiscard]] bool autoplay() const { return state_.played && state_.players().humans() == 0; }
    [[nodiscard]] bool forced() const { return forcing_.isActive(); }
    [[nodiscard]] Pace* pace() { return &pace_; }
    [[nodiscard]] bool canHurry() const;
    [[nodiscard]] bool turnsToCome() const;
    [[nodiscard]] bool turnsInRound() const;

    /// Bots take no more time until it is a person's turn again, or the round is over; for a person who is
    /// out of the match, until that is over.
    Q_INVOKABLE void hurry();

    /// What there is nothing to choose about is done at once: it need not be read to the end.
    Q_INVOKABLE void playForced();

    /// It is the viewer's turn, and nothing is under way.
    [[nodiscard]] bool mayAct() const;
    [[nodiscard]] bool mayDraw() const;

    /// The match as it stands from now on.
    [[nodiscard]] const kit::Status& status() const { return status_; }

    /// How whoever looks sees the table.
    [[nodiscard]] Viewpoint viewpoint() const;

    /// A match begins, or there is none: nobody was handed the machine yet.
    void begin();

    /// Sees how the match stands; announce() tells it.
    void look();
    void announce();

    /// Of several people: the one whose turn it is takes the machine; or nobody looks any more.
    void handOver() { handedTo_ = status_.to_move; }
    void putDown() { handedTo_ = kit::kNobody; }

    /// Lets happen what happens by itself now: a bot thinks, a round follows another, a person must pass or
    /// draw on.
    void goOn();

    /// Nothing happens by itself until it goes on.
    void stop();

    /// Nothing will happen until somebody does something.
    [[nodiscard]] bool atRest() const;

    /// Bots stop after so many actions of the match; -1: never.
    void setPlyLimit(int plies);

    void setThinker(Thinker thinker) { thinker_ = std::move(thinker); }

signals:
    void changed();
    void mayDrawChanged();
    void phaseChanged();
    void forcedChanged();
    void thinkingChanged(bool thinking);
    void said(const QString& text);

    /// This is to be played now.
    void decided(const QString& action, boneyard::ui::By by);

private:
    void waitAnew();
    void waitOrGoOn();
    void think();
    void onDecided(const Ticket& ticket, const QString& action);
    void playThought();
    [[nodiscard]] int viewerNow() const;
    [[nodiscard]] Phase phaseNow() const;
    [[nodiscard]] bool thinking() const;
    [[nodiscard]] bool limitReached() const;
    [[nodiscard]] int waitingTime() const;
    [[nodiscard]] const kit::Choice* onlyChoice() const;
    [[nodiscard]] bool hasDrawn() const;
    void force();
    void endForced();

    const MatchState& state_;
    const Table& table_;
    const MatchJournal& journal_;
    kit::Status status_;
    Phase phase_ = Idle;
    Phase announced_ = Idle;
    int viewer_ = kit::kNobody;
    int handedTo_ = kit::kNobody;  // of several people, the one who looks
    int plyLimit_ = -1;
    Pace pace_;

    Thinker thinker_;
    BotWorker worker_;
    QString thought_;    // what the bot will do once it has been waited for
    QTimer pacing_;      // a bot's move is not shown before
    QTimer forcing_;     // the viewer reads that a pass is due, or sees what was drawn
    QTimer continuing_;  // between the rounds when nobody plays
};

}  // namespace boneyard::ui
