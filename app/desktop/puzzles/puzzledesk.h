// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QVariant>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

#include "bots/analyzer.h"
#include "common/background.h"
#include "common/dispatcher.h"
#include "kit/match.h"
#include "match/match.h"
#include "puzzles/task.h"

namespace boneyard::ui {

/// Asks for the best move of one position at a table of its own: it lays the position out, watches what is
/// played, and says what it was worth. What was wrong is taken back, and may be tried again; the first try
/// counts. The others do not move. Nothing of it is kept.
class PuzzleDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Puzzles has it.")
    Q_DISABLE_COPY_MOVE(PuzzleDesk)
    /// Where it is played.
    Q_PROPERTY(boneyard::ui::Match* table READ table WRITE setTable NOTIFY tableChanged FINAL)
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    /// What is to be done; and of one's own mistake, what was done.
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    /// What is said to the last move; empty: nothing yet.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    /// Afterwards: what speaks for the best move, and who finds it; a sentence each.
    Q_PROPERTY(QStringList reasons READ reasons NOTIFY changed FINAL)
    /// A move has just brought to light what was hidden, and is not to be seen: it is taken back at once.
    Q_PROPERTY(bool covered READ covered NOTIFY changed FINAL)
    /// After the solution one can play on.
    Q_PROPERTY(bool canPlayOn READ canPlayOn NOTIFY changed FINAL)

public:
    enum State {
        Empty,     ///< there is nothing to be done
        Asking,    ///< a move is to be found, for the first time or once more
        Weighing,  ///< a move was made, and it is not known yet what it is worth
        Solved,    ///< it was found
        Shown      ///< it was shown
    };
    Q_ENUM(State)

    explicit PuzzleDesk(QObject* parent = nullptr);
    ~PuzzleDesk() override;

    [[nodiscard]] Match* table() const { return table_; }
    [[nodiscard]] const Task& task() const { return task_; }
    void setTable(Match* table);
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QStringList reasons() const;
    [[nodiscard]] bool covered() const { return covered_; }
    [[nodiscard]] bool canPlayOn() const;

    /// Asks for it. False, and the table is empty, when there is no such position, or its best move is not
    /// legal there.
    bool ask(const Task& task);
    void clear();

    /// Plays the best move. Who has not tried before has not found it.
    Q_INVOKABLE void showSolution();

    /// The match from here on, against bots, to be started: a real one, that is kept.
    Q_INVOKABLE [[nodiscard]] QVariant planFromHere() const;

    /// How long a wrong move is seen at least before it is taken back, in ms; and how much is done to see
    /// what it is worth.
    void setPatience(int ms) { patience_ = ms; }
    void setBudget(const bots::Analyzer::Budget& budget) { budget_ = budget; }

signals:
    void tableChanged();
    void changed();
    /// A new position lies there: what is asked.
    void asked(const QString& words);
    /// What is said to a move.
    void judged(const QString& words);
    /// The first try was made, or given up.
    void tried(bool right);

private:
    bool layOut();
    void watch();
    [[nodiscard]] bool shedsLight() const;
    void takeBack();
    void weigh();
    void onWeighed(std::uint64_t job, const bots::Analysis& found);
    void judge(const bots::Analysis& found);
    void miss();
    void end(State state);
    void countTry(bool right);
    void forgetWork();
    [[nodiscard]] kit::Scene laidOut() const;
    [[nodiscard]] QString words(const std::string& action) const;
    [[nodiscard]] bool beatsWhatWasPlayed() const;
    [[nodiscard]] QString missWords() const;
    /// What speaks for the best move rather than for another, as far as that can be counted.
    [[nodiscard]] QString whyRatherThan(const std::string& other) const;

    Task task_;
    QPointer<Match> table_;
    std::unique_ptr<kit::Match> position_;
    State state_ = Empty;
    bool layingOut_ = false;
    bool covered_ = false;
    bool takenBack_ = false;  // what is weighed is no longer on the table
    bool counted_ = false;    // the first try was made
    bool missed_ = false;     // something was tried that is not best
    double cost_ = 0;         // of that, in points
    std::string tried_;       // what that was
    std::string answer_;      // what was played last
    int patience_ = 1000;
    bots::Analyzer::Budget budget_;
    QElapsedTimer shownFor_;

    Dispatcher answers_;
    Background background_;
    std::stop_source stop_;
    std::uint64_t job_ = 0;  // of the newest work
};

}  // namespace boneyard::ui
