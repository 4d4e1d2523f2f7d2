// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles/puzzledesk.h"

#include <algorithm>
#include <utility>

#include "analysis/lookback.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

/// What a move falls short of the best one, in points.
double lossOf(const bots::Analysis& found, const std::string& played) {
    return found.best == played ? 0 : std::max({0.0, costOf(found), found.best_points - found.played_points});
}

/// It cannot be told from the best one: nothing is better for certain, and it is nearer to the best than to
/// what is known to be worse by that margin.
bool isAsGood(const bots::Analysis& found, const std::string& played, double margin) {
    constexpr double kHalf = 0.5;
    if (found.best == played) return true;
    return !found.better && (margin <= 0 || lossOf(found, played) < kHalf * margin);
}

}  // namespace

PuzzleDesk::PuzzleDesk(QObject* parent) : QObject(parent) {}

PuzzleDesk::~PuzzleDesk() {
    stop_.request_stop();
    background_.clear();
    background_.waitForDone();
}

void PuzzleDesk::setTable(Match* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) {
        connect(table_, &Match::changed, this, &PuzzleDesk::watch);
        connect(table_->advice(), &Advice::hinted, this, [this] { countTry(false); });
        const QPointer<PuzzleDesk> self(this);
        table_->setThinker([self](const kit::Match& match, kit::Seat /*seat*/, int, std::uint64_t) {
            const std::string action = self ? self->task_.best : match.legal().front();
            return bots::Bot([action](const std::stop_token&) { return std::optional(action); });
        });
    }
    emit tableChanged();
}

bool PuzzleDesk::ask(const Task& task) {
    forgetWork();
    task_ = task;
    counted_ = missed_ = covered_ = takenBack_ = false;
    answer_.clear();
    tried_.clear();
    const bool laid = layOut();
    if (!laid) {
        clear();
        return false;
    }
    state_ = Asking;
    emit changed();
    emit asked(question());
    return true;
}

void PuzzleDesk::clear() {
    forgetWork();
    position_.reset();
    state_ = Empty;
    covered_ = false;
    if (table_) table_->leave();
    emit changed();
}

bool PuzzleDesk::layOut() {
    const MatchPlan& plan = task_.plan;
    auto match = load_match(recordOf(plan));
    if (!match || !table_ || (*match)->status().to_move != task_.seat || !(*match)->play(task_.best))
        return false;
    position_ = std::move(match).value();
    (void)position_->undo();
    layingOut_ = true;
    table_->turn()->pace()->setPaused(false);
    table_->turn()->setPlyLimit(0);  // no bot moves
    const bool laid = table_->startPlan(plan);
    layingOut_ = false;
    return laid;
}

void PuzzleDesk::watch() {
    if (layingOut_ || state_ != Asking || !table_ || table_->match() == nullptr) return;
    const std::vector<std::string>& played = table_->match()->actions();
    const std::size_t before = position_->actions().size();
    if (played.size() <= before) return;
    answer_ = played[before];
    // What would come of it by itself, as that one must pass now, is no part of it.
    table_->turn()->pace()->setPaused(true);
    if (answer_ == task_.best) {
        end(Solved);
    } else {
        weigh();
    }
}

/// Tiles have been drawn, or the round is over and all hands lie open: who has not solved it yet is not to
/// know more than before.
bool PuzzleDesk::shedsLight() const {
    const kit::Status before = position_->status();
    const kit::Status now = table_->match()->status();
    return now.round_over() || now.match_over() ||
           kit::at(now.hand_counts, task_.seat) > kit::at(before.hand_counts, task_.seat);
}

void PuzzleDesk::takeBack() {
    if (std::exchange(takenBack_, true)) return;
    if (!table_->takeBack()->undo()) layOut();
    covered_ = false;
    emit changed();
}

void PuzzleDesk::weigh() {
    state_ = Weighing;
    takenBack_ = false;
    covered_ = shedsLight();
    shownFor_.start();
    stop_ = std::stop_source();
    background_.start([this, job = ++job_, work = analyze(*position_, task_.seat, answer_, budget_),
                       stop = stop_.get_token()] {
        if (const auto found = work(stop)) answers_.post([this, job, found] { onWeighed(job, *found); });
    });
    // Not now: the match is still telling of the move.
    if (covered_) {
        QTimer::singleShot(0, this, [this, job = job_] {
            if (job == job_ && table_) takeBack();
        });
    }
    emit changed();
}

/// However fast it was found: the move is to be seen.
void PuzzleDesk::onWeighed(std::uint64_t job, const bots::Analysis& found) {
    if (job != job_) return;
    const auto left = std::max<qint64>(0, patience_ - shownFor_.elapsed());
    QTimer::singleShot(static_cast<int>(left), this, [this, job, found] {
        if (job == job_) judge(found);
    });
}

void PuzzleDesk::judge(const bots::Analysis& found) {
    if (state_ != Weighing || !table_) return;
    if (isAsGood(found, answer_, task_.better)) {
        if (takenBack_) table_->takeBack()->redo();
        end(Solved);
    } else {
        // A puzzle's best move was weighed for longer, and against all others.
        cost_ = std::max(lossOf(found, answer_), task_.own ? 0 : task_.better);
        miss();
    }
}

void PuzzleDesk::miss() {
    countTry(false);
    missed_ = true;
    tried_ = answer_;
    // Before the state changes: what is heard meanwhile is no new try.
    takeBack();
    table_->turn()->pace()->setPaused(false);
    state_ = Asking;
    emit changed();
    emit judged(verdict());
}

void PuzzleDesk::showSolution() {
    if (state_ != Asking || !table_ || !table_->turn()->mayAct()) return;
    answer_ = task_.best;
    state_ = Shown;  // so that it is no try
    table_->play(QString::fromStdString(task_.best));
    table_->turn()->pace()->setPaused(true);
    end(Shown);
}

void PuzzleDesk::end(State state) {
    state_ = state;
    countTry(state == Solved);
    emit changed();
    emit judged((QStringList{verdict()} + reasons()).join(QLatin1Char(' ')));
}

void PuzzleDesk::countTry(bool right) {
    if (state_ == Empty || std::exchange(counted_, true)) return;
    emit tried(right);
}

void PuzzleDesk::forgetWork() {
    stop_.request_stop();
    background_.clear();
    ++job_;
}

bool PuzzleDesk::canPlayOn() const {
    if (state_ != Solved && state_ != Shown) return false;
    return table_ && table_->match() != nullptr && !table_->match()->status().match_over();
}

QVariant PuzzleDesk::planFromHere() const {
    if (!canPlayOn()) return {};
    MatchPlan plan = task_.plan;
    plan.played.push_back({answer_, By::Person});
    plan.keep = true;
    return QVariant::fromValue(plan);
}

}  // namespace boneyard::ui

#include "moc_puzzledesk.cpp"
