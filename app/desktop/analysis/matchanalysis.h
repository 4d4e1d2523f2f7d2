// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariantList>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "analysis/costmodel.h"
#include "analysis/lookback.h"
#include "common/background.h"
#include "common/dispatcher.h"
#include "common/players.h"

namespace boneyard::ui {

class ShownMatch;

/// A look back at a match: the strongest bot looks again at each move of one player, knowing no more than the
/// player did, on a thread of its own, and what it finds appears move by move.
class MatchAnalysis : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchAnalysis)
    QML_ELEMENT
    Q_MOC_INCLUDE("match/shownmatch.h")
    Q_PROPERTY(bool running READ running NOTIFY progressed FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY progressed FINAL)
    Q_PROPERTY(int done READ done NOTIFY progressed FINAL)
    Q_PROPERTY(int total READ total NOTIFY progressed FINAL)
    Q_PROPERTY(double cost READ cost NOTIFY progressed FINAL)
    Q_PROPERTY(double mean READ mean NOTIFY progressed FINAL)
    Q_PROPERTY(int improvable READ improvable NOTIFY progressed FINAL)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY progressed FINAL)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY progressed FINAL)
    Q_PROPERTY(QVariantList dearest READ dearest NOTIFY dearestChanged FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString face READ face NOTIFY playerChanged FINAL)
    Q_PROPERTY(int seat READ seat NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString playerName READ playerName NOTIFY playerChanged FINAL)
    Q_PROPERTY(QVariantList people READ people NOTIFY playerChanged FINAL)
    Q_PROPERTY(bool all READ all WRITE setAll NOTIFY allChanged FINAL)
    Q_PROPERTY(boneyard::ui::CostModel* moves READ moves CONSTANT FINAL)

public:
    explicit MatchAnalysis(QObject* parent = nullptr);
    ~MatchAnalysis() override;

    [[nodiscard]] bool running() const { return running_; }

    /// Every move has been looked at; one that was stopped is not complete.
    [[nodiscard]] bool complete() const { return !running_ && counted_ && done() == total(); }
    [[nodiscard]] int done() const { return static_cast<int>(found_.size()); }
    [[nodiscard]] int total() const { return static_cast<int>(plies_.size()); }

    /// The points given away so far; the same for each move; and for how many something was better.
    [[nodiscard]] double cost() const;
    [[nodiscard]] double mean() const { return found_.empty() ? 0 : cost() / done(); }
    [[nodiscard]] int improvable() const;

    /// For the graph, by move: {ply, round, cost, sum}, the sum with the move's own cost.
    [[nodiscard]] QVariantList curve() const;

    /// {round, moves, cost}
    [[nodiscard]] QVariantList rounds() const;

    /// The three moves that cost most, dearest first: {ply, round, number, played, best, why, verdict,
    /// detail, hindsight, picture}; the number counts moves from 1.
    [[nodiscard]] const QVariantList& dearest() const { return dearest_; }

    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString face() const;
    [[nodiscard]] int seat() const { return seat_; }
    [[nodiscard]] QString playerName() const { return players_.name(seat_); }

    /// Whose moves can be looked at: {value, label}. The people who played; if none did, everybody.
    [[nodiscard]] QVariantList people() const;

    /// The moves that were as good as any are listed as well.
    [[nodiscard]] bool all() const { return all_; }
    void setAll(bool all);
    [[nodiscard]] CostModel* moves() { return &moves_; }

    /// Looks at what `seat` has played. Precondition: the record can be replayed.
    void lookAt(const kit::Record& record, const Players& players, kit::Seat seat);

    /// How much is done for one move; from the next look on.
    void setCare(const bots::Analyzer::Budget& care) { care_ = care; }

    /// Looks at the match of that session with the eyes of the one who looks at its table.
    Q_INVOKABLE void look(boneyard::ui::ShownMatch* session);

    /// Looks at the same match with other eyes.
    Q_INVOKABLE void lookAs(int seat);

    /// Stops at once, and keeps what was found; goes on where it was stopped.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void goOn();

signals:
    void progressed();
    void dearestChanged();
    void playerChanged();
    void allChanged();
    void finished();

private:
    void onCounted(std::uint64_t job, std::vector<std::size_t> plies);
    void onFound(std::uint64_t job, Move move);
    void showAll();
    void showDearest();

    kit::Record record_;
    Players players_;
    kit::Seat seat_ = 0;
    bots::Analyzer::Budget care_;
    std::vector<std::size_t> plies_;  // at which there was something to choose
    std::vector<Move> found_;
    bool running_ = false;
    bool counted_ = false;  // `plies_` is known
    bool all_ = false;
    QVariantList dearest_;
    CostModel moves_;

    Dispatcher answers_;
    Background background_;
    std::stop_source stop_;
    std::uint64_t job_ = 0;  // of the newest look
};

}  // namespace boneyard::ui
