// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariant>
#include <memory>
#include <string>
#include <vector>

#include "kit/match.h"
#include "lesson/lesson.h"
#include "match/match.h"

namespace boneyard::ui {

/// Leads through one of a game's lessons at a table of its own: it lays out each position, watches what is
/// played, praises, or says what to look for and lays the position out again. Nothing of it is kept.
class LessonSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Where it is played; its bots move only as the lesson says, and its hints are the lesson's.
    Q_PROPERTY(boneyard::ui::Match* table READ table WRITE setTable NOTIFY tableChanged FINAL)
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)
    Q_PROPERTY(int steps READ steps NOTIFY changed FINAL)
    /// Which steps were done, and not passed over.
    Q_PROPERTY(QList<bool> played READ played NOTIFY changed FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    /// Where it stands, to be kept: its number, its step, each counted from 0, and of each step whether it
    /// was done, as "0 2 1010000"; at the end the first that was passed over. Empty: nothing is left to do.
    Q_PROPERTY(QString place READ place NOTIFY changed FINAL)
    /// What the lesson is called, and what the next one is; empty: it is the last.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed FINAL)
    /// At the end: what the steps that were passed over are called; empty: none was.
    Q_PROPERTY(QString skipped READ skipped NOTIFY changed FINAL)
    /// After this step it ends: those that follow were done.
    Q_PROPERTY(bool last READ last NOTIFY changed FINAL)
    /// Which of the game's lessons it is, counted from 0.
    Q_PROPERTY(int number READ number NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// What to do now, and why.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// How the position has come out of the one before; empty: it is that, or there was none.
    Q_PROPERTY(QString change READ change NOTIFY changed FINAL)
    /// What is said to the last move, until there is another one; empty: nothing yet.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    /// It takes long: a hint may be welcome.
    Q_PROPERTY(bool stuck READ stuck NOTIFY changed FINAL)

public:
    enum State {
        Looking,  ///< the position is only looked at
        Asking,   ///< something is to be done
        Missed,   ///< something else was done: the position comes back in a moment
        Done,     ///< the step is done
        Finished  ///< all steps are done, or passed over
    };
    Q_ENUM(State)

    explicit LessonSession(QObject* parent = nullptr);

    [[nodiscard]] Match* table() const { return table_; }
    void setTable(Match* table);
    [[nodiscard]] int step() const { return step_; }
    [[nodiscard]] int steps() const {
        return lesson_ != nullptr ? static_cast<int>(lesson_->steps.size()) : 0;
    }
    [[nodiscard]] QList<bool> played() const { return played_; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString nextName() const;
    [[nodiscard]] QString skipped() const;
    [[nodiscard]] bool last() const { return nextOpen(step_ + 1) == steps(); }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString change() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] bool stuck() const { return stuck_; }

    /// From the first step on. False, and nothing happens, when that game has no such lesson.
    Q_INVOKABLE bool begin(const QString& gameId, int number = 0);

    /// From where it was left, as place() said then. False as above, and where no lesson has such a place.
    Q_INVOKABLE bool resume(const QString& gameId, const QString& place);

    /// A short match of that game, to be played with a coach (MatchPlan::coached).
    [[nodiscard]] Q_INVOKABLE QVariant shortMatch() const;

    /// What its rules are called, which says how long it is: "Single round".
    [[nodiscard]] Q_INVOKABLE QString shortRules() const;

    /// The step once more, from its start; after the last one the whole lesson.
    Q_INVOKABLE void again();

    /// On to the next step that was not done yet, whether this one is or not.
    Q_INVOKABLE void next();

    /// At the end: back to the steps that were passed over, one after the other.
    Q_INVOKABLE void catchUp();

    /// How long a wrong move is shown before the position comes back, in ms.
    void setPatience(int ms);

    /// How long one is left to think before a hint is offered, in ms.
    void setThinkingTime(int ms);

signals:
    void tableChanged();
    void changed();
    /// A new step, or something new to do in it.
    void asked(const QString& words);
    /// What was played was right, or not.
    void judged(const QString& words);

private:
    enum class Change { None, Later, Other };

    [[nodiscard]] const LessonStep& now() const { return lesson_->steps[static_cast<std::size_t>(step_)]; }
    [[nodiscard]] const LessonGoal& goal() const { return now().goals[goal_]; }
    /// The first step from that one on that was not done; steps(): there is none.
    [[nodiscard]] int nextOpen(int step) const;
    void goTo(int step);
    [[nodiscard]] Change changeFrom(const kit::Record& before) const;
    [[nodiscard]] bool start(const QString& gameId, int number, int step, const QList<bool>& played);
    [[nodiscard]] bool layOut();
    void ask();
    void watch();
    void judge(const std::string& action, const kit::Events& events);
    void goOn();
    void comeBack();
    [[nodiscard]] std::string advice(kit::Seat seat) const;

    const Lesson* lesson_ = nullptr;
    int number_ = 0;
    QPointer<Match> table_;
    std::unique_ptr<kit::Match> match_;  // the same as at the table, to hear of its events
    std::vector<std::string> kept_;      // what was played in this step and is right
    QList<bool> played_;
    int step_ = 0;
    std::size_t goal_ = 0;
    std::size_t answered_ = 0;  // of the goal's answers
    bool answering_ = false;
    bool layingOut_ = false;
    bool stuck_ = false;
    bool missing_ = false;  // what was played last was not it
    Change change_ = Change::None;
    State state_ = Finished;
    QTimer missed_;
    QTimer slow_;
};

}  // namespace boneyard::ui
