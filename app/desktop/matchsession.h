// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointF>
#include <QSet>
#include <QTimer>
#include <functional>
#include <memory>

#include "botworker.h"
#include "choicemodel.h"
#include "handmodel.h"
#include "kit/match.h"
#include "launchoptions.h"
#include "markmodel.h"
#include "matchsetup.h"
#include "narrator.h"
#include "piecemodel.h"
#include "playedmatch.h"
#include "scoresheetmodel.h"
#include "seatmodel.h"
#include "spotmodel.h"
#include "store/journal.h"

namespace boneyard::ui {

class Archive;

/// A match at this machine: it knows whose turn it is and who looks, lets bots think and waits as long as
/// the pace wants, and tells the table what to draw. It plays through kit::Match alone and names no game.
class MatchSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_DISABLE_COPY_MOVE(MatchSession)
    Q_MOC_INCLUDE("store/archive.h")
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    Q_PROPERTY(int stored READ stored NOTIFY storedChanged FINAL)
    Q_PROPERTY(bool keeping READ keeping NOTIFY keepingChanged FINAL)
    Q_PROPERTY(bool casual READ casual NOTIFY started FINAL)
    Q_PROPERTY(bool active READ active NOTIFY started FINAL)
    Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY textsChanged FINAL)
    Q_PROPERTY(QString gameId READ gameId NOTIFY started FINAL)
    Q_PROPERTY(QString face READ face NOTIFY started FINAL)
    Q_PROPERTY(QString deal READ deal NOTIFY started FINAL)
    Q_PROPERTY(bool autoplay READ autoplay NOTIFY started FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int viewer READ viewer NOTIFY viewerChanged FINAL)
    Q_PROPERTY(QString viewerName READ viewerName NOTIFY viewerChanged FINAL)
    Q_PROPERTY(int toMove READ toMove NOTIFY toMoveChanged FINAL)
    Q_PROPERTY(QString moverName READ moverName NOTIFY toMoveChanged FINAL)
    Q_PROPERTY(int stockCount READ stockCount NOTIFY changed FINAL)
    Q_PROPERTY(bool canDraw READ canDraw NOTIFY changed FINAL)
    Q_PROPERTY(bool canPass READ canPass NOTIFY changed FINAL)
    Q_PROPERTY(double left READ left NOTIFY boundsChanged FINAL)
    Q_PROPERTY(double top READ top NOTIFY boundsChanged FINAL)
    Q_PROPERTY(double right READ right NOTIFY boundsChanged FINAL)
    Q_PROPERTY(double bottom READ bottom NOTIFY boundsChanged FINAL)
    Q_PROPERTY(QPointF lastPlace READ lastPlace NOTIFY boundsChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    Q_PROPERTY(QString undoHint READ undoHint NOTIFY changed FINAL)
    Q_PROPERTY(QString roundTitle READ roundTitle NOTIFY textsChanged FINAL)
    Q_PROPERTY(QString roundText READ roundText NOTIFY textsChanged FINAL)
    Q_PROPERTY(QString matchTitle READ matchTitle NOTIFY textsChanged FINAL)
    Q_PROPERTY(QString note READ note NOTIFY noteChanged FINAL)
    Q_PROPERTY(QString handNote READ handNote NOTIFY sceneChanged FINAL)
    Q_PROPERTY(bool gathers READ gathers NOTIFY sceneChanged FINAL)
    Q_PROPERTY(QStringList account READ account NOTIFY sceneChanged FINAL)
    Q_PROPERTY(QString question READ question NOTIFY sceneChanged FINAL)
    Q_PROPERTY(QString questionText READ questionText NOTIFY sceneChanged FINAL)
    Q_PROPERTY(QString suit READ suit NOTIFY sceneChanged FINAL)
    Q_PROPERTY(QString suitSpoken READ suitSpoken NOTIFY sceneChanged FINAL)
    Q_PROPERTY(QString gamePhase READ gamePhase NOTIFY changed FINAL)
    Q_PROPERTY(bool canHurry READ canHurry NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList melds READ melds NOTIFY meldsChanged FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged FINAL)
    Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged FINAL)
    Q_PROPERTY(double aspect READ aspect WRITE setAspect NOTIFY aspectChanged FINAL)
    Q_PROPERTY(QString selectedTile READ selectedTile WRITE setSelectedTile NOTIFY selectedTileChanged FINAL)
    Q_PROPERTY(int currentSpot READ currentSpot WRITE setCurrentSpot NOTIFY currentSpotChanged FINAL)
    Q_PROPERTY(boneyard::ui::SeatModel* seats READ seats CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::PieceModel* pieces READ pieces CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::HandModel* hand READ hand CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::SpotModel* spots READ spots CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::MarkModel* marks READ marks CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::ChoiceModel* choices READ choices CONSTANT FINAL)
    Q_PROPERTY(boneyard::ui::ScoreSheetModel* scoreSheet READ scoreSheet CONSTANT FINAL)

public:
    enum Phase { Idle, YourTurn, BotTurn, Cover, RoundOver, MatchOver, Looking };
    Q_ENUM(Phase)

    /// Makes a bot; another one can be put in for tests.
    using Thinker = std::function<bots::Bot(const kit::Match&, kit::Seat, int level, std::uint64_t seed)>;

    explicit MatchSession(QObject* parent = nullptr);
    ~MatchSession() override;

    /// Where matches are kept; without one they are gone when they are left.
    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);

    /// The number of the match in the archive; 0: it is not there, or not yet.
    [[nodiscard]] int stored() const { return plan_.stored; }

    /// An action is being written down; until then it is not shown, and nothing else can be done.
    [[nodiscard]] bool keeping() const { return keeping_; }

    /// Hints and undo are allowed.
    [[nodiscard]] bool casual() const { return plan_.casual; }

    [[nodiscard]] bool active() const { return played_ != nullptr; }
    [[nodiscard]] bool finished() const { return status_.match_over(); }
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString gameId() const { return plan_.gameId; }
    [[nodiscard]] QString face() const;
    [[nodiscard]] QString deal() const;
    [[nodiscard]] bool autoplay() const { return active() && plan_.players.humans() == 0; }
    [[nodiscard]] int round() const { return status_.round; }
    [[nodiscard]] int viewer() const { return viewer_; }
    [[nodiscard]] QString viewerName() const;
    [[nodiscard]] int toMove() const { return active() ? status_.to_move : kit::kNobody; }
    [[nodiscard]] QString moverName() const;
    [[nodiscard]] int stockCount() const { return status_.stock_count; }
    [[nodiscard]] bool canDraw() const;
    [[nodiscard]] bool canPass() const;
    [[nodiscard]] double left() const { return scene_.left; }
    [[nodiscard]] double top() const { return scene_.top; }
    [[nodiscard]] double right() const { return scene_.right; }
    [[nodiscard]] double bottom() const { return scene_.bottom; }
    /// Where the last tile lies, in tile units; the middle of the table before there is one.
    [[nodiscard]] QPointF lastPlace() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoHint() const;
    [[nodiscard]] QString roundTitle() const;
    [[nodiscard]] QString roundText() const;
    [[nodiscard]] QString matchTitle() const;
    [[nodiscard]] QString note() const { return note_; }
    [[nodiscard]] QString handNote() const;
    [[nodiscard]] bool gathers() const { return scene_.gathers; }
    [[nodiscard]] QStringList account() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString suit() const;
    [[nodiscard]] QString suitSpoken() const;
    /// What is to be done now, in the word by which the rule book knows it: "play", "bets", "round_over".
    [[nodiscard]] QString gamePhase() const;
    [[nodiscard]] bool canHurry() const {
        return phase_ == BotTurn && status_.seats > 2 && !paused_ && !autoplay() && !hurrying_;
    }
    [[nodiscard]] const QVariantList& melds() const { return choices_.melds(); }
    [[nodiscard]] bool busy() const { return passing_.isActive(); }
    [[nodiscard]] bool paused() const { return paused_; }
    void setPaused(bool paused);
    [[nodiscard]] QString pace() const { return pace_; }
    void setPace(const QString& pace);
    [[nodiscard]] double aspect() const { return aspect_; }
    void setAspect(double aspect);
    [[nodiscard]] QString selectedTile() const { return selectedTile_; }
    void setSelectedTile(const QString& tile);
    [[nodiscard]] int currentSpot() const { return spots_.current(); }
    void setCurrentSpot(int row);
    [[nodiscard]] SeatModel* seats() { return &seats_; }
    [[nodiscard]] PieceModel* pieces() { return &pieces_; }
    [[nodiscard]] HandModel* hand() { return &hand_; }
    [[nodiscard]] SpotModel* spots() { return &spots_; }
    [[nodiscard]] MarkModel* marks() { return &marks_; }
    [[nodiscard]] ChoiceModel* choices() { return &choices_; }
    [[nodiscard]] ScoreSheetModel* scoreSheet() { return &scoreSheet_; }

    Q_INVOKABLE bool start(boneyard::ui::MatchSetup* setup);
    Q_INVOKABLE bool launch(boneyard::ui::LaunchOptions* launch);
    Q_INVOKABLE void leave();
    Q_INVOKABLE bool restart();

    /// Goes on with a match of the archive, later; tells takenUp(), or says why not.
    Q_INVOKABLE void goOnWith(int id);

    Q_INVOKABLE bool play(const QString& action);
    Q_INVOKABLE bool playSpot(int row);
    Q_INVOKABLE bool draw();
    Q_INVOKABLE bool pass();
    Q_INVOKABLE bool next();
    Q_INVOKABLE void ready();

    /// Bots take no more time until it is a person's turn again, or the round is over; for a person who is
    /// out of the match, until that is over.
    Q_INVOKABLE void hurry();

    Q_INVOKABLE void selectTile(const QString& tile);

    /// Chooses that tile of the hand and no other, or takes the choice back; in a game in which tiles are
    /// laid together it joins those that are chosen already.
    Q_INVOKABLE void tapTile(int row);
    Q_INVOKABLE void chooseTile(int row, bool alone);

    /// Lays the chosen tiles together. False when they are no meld, or several: then one has to be picked.
    Q_INVOKABLE bool meld();
    Q_INVOKABLE int nearestSpot(double x, double y, double maxDistance);
    Q_INVOKABLE void cycleSpot(int step);
    Q_INVOKABLE void walkSpot(int step);
    Q_INVOKABLE void refuse(const QString& tile, double x, double y);

    Q_INVOKABLE bool undo();

    /// Plays again what the last undo took back, with what others had answered. Whatever else is played first
    /// ends that.
    Q_INVOKABLE bool redo();
    Q_INVOKABLE void hint();

    /// Starts what was planned. False, with a line said, when that is no match.
    bool startPlan(const MatchPlan& plan);

    /// From now on this session only shows what was planned as played: nobody acts, and no bot thinks.
    void lookOnly() { looking_ = true; }

    /// Looking only: the match as it was after so many actions. One step forward is shown as it was played.
    void lookAt(std::size_t ply);

    /// Looking only: with the eyes of that seat, or with every hand open.
    void lookAs(int seat, bool allOpen);

    /// The whole match as it can be written down, and who plays it. Precondition: active().
    [[nodiscard]] kit::Record record() const;
    [[nodiscard]] const Players& players() const { return plan_.players; }

    void setThinker(Thinker thinker);

    /// For tests; else the archive has one for this session.
    void setJournal(std::unique_ptr<Journal> journal);

    /// Bots stop after so many actions of the match; -1: never.
    void setPlyLimit(int plies);

    /// Nothing will happen until somebody does something.
    [[nodiscard]] bool atRest() const;

    /// The match itself; null when there is none.
    [[nodiscard]] const kit::Match* match() const { return played_ ? &played_->match() : nullptr; }

    /// It with what came of every action; null when there is none.
    [[nodiscard]] const PlayedMatch* played() const { return played_.get(); }

signals:
    void archiveChanged();
    void storedChanged();
    void keepingChanged();
    void started();
    void takenUp();
    void phaseChanged();
    void viewerChanged();
    void toMoveChanged();
    void changed();
    void boundsChanged();
    void textsChanged();
    void noteChanged();
    void sceneChanged();
    void meldsChanged();
    void busyChanged();
    void pausedChanged();
    void paceChanged();
    void aspectChanged();
    void selectedTileChanged();
    void currentSpotChanged();

    void said(const QString& text);
    void told(const QString& text);
    /// An action is on the table now; or some were taken back, and so many are left.
    void shown(const QString& action);
    void takenBack(int plies);
    void laid(int order, int seat, bool fromHand);
    void drew(int seat);
    /// Points at one stroke, in words as well: "13 + 40 bridge".
    void scored(int seat, int points, const QString& words, double x, double y, bool onTable);
    /// Something to cheer about: the tiles that are part of it, by their order.
    void cheered(const QList<int>& pieces);
    void hinted(const QString& tile, const QString& action, const QString& text);
    void roundEnded();
    void matchEnded();

private:
    // matchsession_store.cpp: what is kept of it
    void goOnWithLatest();
    void beginJournal();
    void endJournal();
    [[nodiscard]] Journal* journal() const { return plan_.keep ? journal_.get() : nullptr; }

    // matchsession_play.cpp: what is done, and by whom next
    bool act(const QString& action, By by);
    void wait(const std::function<void(Journal&, Journal::Done)>& keep, void (MatchSession::*then)());
    void showPlayed();
    void tell(const kit::Events& events, int viewerBefore);
    void tellGains(const kit::Events& events, const std::vector<kit::Piece>& added);
    void goOn();
    void stopWaiting();
    void think();
    void onDecided(const Ticket& ticket, const QString& action);
    void playThought();
    void showHint(const QString& action);
    [[nodiscard]] bool mayAct() const { return phase_ == YourTurn && !busy() && !keeping_; }
    [[nodiscard]] bool limitReached() const;
    [[nodiscard]] int waitingTime() const;
    [[nodiscard]] bool viewerIsOut() const;

    // matchsession_undo.cpp: what is taken back
    void showTakenBack();
    void showPlayedAgain();
    [[nodiscard]] PlayedMatch::UndoAnswer undoAnswer() const;

    // matchsession_look.cpp: a match that is only looked at
    [[nodiscard]] QVariantList openHand(int seat) const;

    // matchsession_show.cpp: what the table shows
    void refresh();
    void refreshScene();
    void refreshSeats();
    void clear();
    void followSelection();
    [[nodiscard]] QSet<int> orders() const;
    [[nodiscard]] int viewerNow() const;
    [[nodiscard]] Phase phaseNow(int viewer) const;
    [[nodiscard]] Narrator narrator() const { return {*played_, plan_.players}; }

    MatchPlan plan_;
    Archive* archive_ = nullptr;
    std::unique_ptr<Journal> journal_;
    bool keeping_ = false;
    int claiming_ = 0;  // the match of the archive that was asked for
    std::unique_ptr<PlayedMatch> played_;
    std::vector<std::vector<PlayedText>> undone_;  // what each undo took back, the last one at the end
    std::size_t redone_ = 0;                       // how many actions are being played again
    kit::Status status_;
    kit::Scene scene_;
    Phase phase_ = Idle;
    int viewer_ = kit::kNobody;
    int handedTo_ = kit::kNobody;  // of several people, the one who looks
    QString selectedTile_;
    QString note_;
    QSet<int> seen_;  // the pieces, by order, that have lain on the table in this round
    QString pace_ = QStringLiteral("normal");
    bool paused_ = false;
    bool hurrying_ = false;
    bool looking_ = false;  // it is over long since, or at least elsewhere: nobody acts
    int eyes_ = 0;          // of a match that is only looked at: who looks
    bool allOpen_ = false;  // and whether he sees every hand
    double aspect_ = 1.6;
    int plyLimit_ = -1;
    std::uint64_t matchNumber_ = 0;

    Thinker thinker_;
    BotWorker worker_;
    QString thought_;    // what the bot will do once it has been waited for
    QTimer pacing_;      // a bot's move is not shown before
    QTimer passing_;     // the viewer reads that he must pass
    QTimer continuing_;  // between the rounds when nobody plays
    QTimer layingOut_;   // the table is changing its shape

    SeatModel seats_;
    PieceModel pieces_;
    HandModel hand_;
    SpotModel spots_;
    MarkModel marks_;
    ChoiceModel choices_;
    ScoreSheetModel scoreSheet_;
};

}  // namespace boneyard::ui
