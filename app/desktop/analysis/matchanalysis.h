// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantList>
#include <cstdint>
#include <map>
#include <stop_token>
#include <vector>

#include "analysis/lookback.h"
#include "common/background.h"
#include "common/dispatcher.h"
#include "common/players.h"
#include "store/archive.h"

namespace boneyard::ui {

class ShownMatch;

/// A look back at a match: the strongest bot looks again at each move of one player, knowing no more than the
/// player did, on a thread of its own, and what it finds appears move by move.
class MatchAnalysis : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchAnalysis)
    QML_ELEMENT
    Q_MOC_INCLUDE("match/shownmatch.h")
    /// Where what was found is kept, for the next time; without one it is forgotten.
    Q_PROPERTY(boneyard::ui::Archive* archive READ archive WRITE setArchive NOTIFY archiveChanged FINAL)
    /// There is a match to be looked at.
    Q_PROPERTY(bool active READ active NOTIFY progressed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY progressed FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY progressed FINAL)
    Q_PROPERTY(int done READ done NOTIFY progressed FINAL)
    Q_PROPERTY(int total READ total NOTIFY progressed FINAL)
    Q_PROPERTY(int accuracy READ accuracy NOTIFY progressed FINAL)
    Q_PROPERTY(QVariantList grades READ grades NOTIFY progressed FINAL)
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY progressed FINAL)
    Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY progressed FINAL)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY progressed FINAL)
    Q_PROPERTY(QString account READ account NOTIFY progressed FINAL)
    Q_PROPERTY(int seat READ seat NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString playerName READ playerName NOTIFY playerChanged FINAL)
    Q_PROPERTY(QVariantList people READ people NOTIFY playerChanged FINAL)

public:
    explicit MatchAnalysis(QObject* parent = nullptr);
    ~MatchAnalysis() override;

    [[nodiscard]] Archive* archive() const { return archive_; }
    void setArchive(Archive* archive);

    [[nodiscard]] bool active() const { return !record_.game.empty(); }
    [[nodiscard]] bool running() const { return running_; }

    /// Every move has been looked at; one that was stopped is not complete. What the curve has between them
    /// may still come as long as it runs.
    [[nodiscard]] bool complete() const { return counted_ && done() == total(); }
    [[nodiscard]] int done() const { return static_cast<int>(found_.size()); }
    [[nodiscard]] int total() const { return static_cast<int>(outline_.plies.size()); }

    /// How much of the moves' worth was kept, in per cent (bots::accuracy_of); -1 as long as none was looked
    /// at.
    [[nodiscard]] int accuracy() const;

    /// How many moves have each grade, best first: {grade, word, count}.
    [[nodiscard]] QVariantList grades() const;

    /// How well each kind of decision was made, of those that there were: {word, moves, accuracy}.
    [[nodiscard]] QVariantList kinds() const;

    /// The moves for which something was better, as they were played: {ply, grade}, the ply before the move.
    [[nodiscard]] QVariantList mistakes() const;

    /// The chance to win the match after every move of anybody's and every round, and before each of the
    /// player's own, as the player could know: {ply, chance, error, grade}. The chance is from 0 to 1, and
    /// off by not more than the error in 95 of 100 cases, as far as what lies hidden goes; the grade is -1
    /// where no choice of the player's led there. What stands before a move has the ply of what came before
    /// it.
    [[nodiscard]] const QVariantList& curve() const { return curve_; }

    /// How the chance to win came from the first deal to the end: what the moves cost, and what luck gave;
    /// empty as long as that is not known.
    [[nodiscard]] QString account() const;

    [[nodiscard]] int seat() const { return seat_; }
    [[nodiscard]] QString playerName() const { return players_.name(seat_); }

    /// Whose moves can be looked at: {value, label}.
    [[nodiscard]] QVariantList people() const;

    /// Looks at what `seat` has played. `stored` is the match's number in the archive, if it is there.
    /// Precondition: the record can be replayed.
    void lookAt(const kit::Record& record, const Players& players, kit::Seat seat, int stored = 0);

    /// How much is done for one move; from the next look on.
    void setBudget(const bots::Analyzer::Budget& budget) { budget_ = budget; }

    /// The budget that every analysis begins with: less where many are tried one after the other.
    static void setUsualBudget(const bots::Analyzer::Budget& budget) { usualBudget() = budget; }

    /// Looks at that match, if it is over, from a seat's place.
    Q_INVOKABLE void look(boneyard::ui::ShownMatch* match, int seat);

    /// Looks at the same match from another place.
    Q_INVOKABLE void lookAs(int seat);

    /// Stops at once, and keeps what was found; goes on where it was stopped.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void goOn();

    /// The grade of the move with which the match came to that ply; -1: it was none of the player's choices,
    /// or has not been looked at.
    Q_INVOKABLE [[nodiscard]] int gradeAt(int ply) const;
    Q_INVOKABLE [[nodiscard]] static QString gradeWord(int grade);

    /// All that is told of the move that is made at that ply: {grade, word, cost, played, best, why, detail,
    /// hindsight, playedAction, bestAction}. Nothing where there is none that has been looked at; `best` and
    /// what follows are empty where nothing is better.
    Q_INVOKABLE [[nodiscard]] QVariantMap verdict(int ply) const;

    /// The next or last ply, from one on, at which a move was made that could be better; -1: none.
    Q_INVOKABLE [[nodiscard]] int mistakeFrom(int ply, int step) const;

signals:
    void archiveChanged();
    void progressed();
    void playerChanged();
    void finished();

private:
    void begin();
    void work(std::uint64_t job);
    void keep();
    void onOutlined(std::uint64_t job, const Outline& outline);
    void onFound(std::uint64_t job, const Move& move);
    void onStood(std::uint64_t job, std::size_t ply, const KeptStanding& standing);
    void onJudged(std::uint64_t job);
    void onEnded(std::uint64_t job);
    void plot();
    void tell();
    [[nodiscard]] const Move* moveAt(int ply) const;

    kit::Record record_;
    Players players_;
    kit::Seat seat_ = 0;
    static bots::Analyzer::Budget& usualBudget();

    bots::Analyzer::Budget budget_ = usualBudget();
    Outline outline_;
    double aspect_ = Outline().aspect;
    std::vector<Move> found_;
    KeptStandings between_;
    std::map<kit::Seat, Known> known_;  // what was found before, of every seat that was looked at
    QPointer<Archive> archive_;
    int stored_ = 0;
    QVariantList curve_;
    bool running_ = false;
    bool counted_ = false;  // `outline_` is known

    QTimer telling_;  // what was found since: several moves at once, when they come that fast

    Dispatcher answers_;
    Background background_;
    std::stop_source stop_;
    std::uint64_t job_ = 0;  // of the newest look
};

}  // namespace boneyard::ui
