// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "lesson/lessonsession.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "bots/level.h"
#include "common/matchplan.h"
#include "common/words.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kPatience = 2600;       // ms to read why a move was not the one
constexpr int kLongThought = 20'000;  // ms until a hint is offered

}  // namespace

LessonSession::LessonSession(QObject* parent) : QObject(parent) {
    missed_.setSingleShot(true);
    missed_.setInterval(kPatience);
    slow_.setSingleShot(true);
    slow_.setInterval(kLongThought);
    connect(&missed_, &QTimer::timeout, this, &LessonSession::comeBack);
    connect(&slow_, &QTimer::timeout, this, [this] {
        stuck_ = true;
        emit changed();
    });
    onLanguageChange(this, [this] { emit changed(); });
}

void LessonSession::setTable(Match* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) {
        connect(table_, &Match::changed, this, &LessonSession::watch);
        const QPointer<LessonSession> self(this);
        table_->setThinker([self](const kit::Match& match, kit::Seat seat, int, std::uint64_t) {
            const std::string action = self ? self->advice(seat) : match.legal().front();
            return bots::Bot([action](const std::stop_token&) { return std::optional(action); });
        });
    }
    emit tableChanged();
}

void LessonSession::setPatience(int ms) { missed_.setInterval(ms); }
void LessonSession::setThinkingTime(int ms) { slow_.setInterval(ms); }

QVariant LessonSession::shortMatch() const {
    if (lesson_ == nullptr) return {};
    const GameEntry& game = *find_game(lesson_->game);
    MatchPlan plan;
    plan.gameId = QString::fromStdString(lesson_->game);
    plan.seats = game.info.min_seats;
    if (const kit::Preset* rules = kit::short_rules(game.info)) plan.options = rules->options;
    plan.players = Players::usual(plan.seats);
    for (Player& player : plan.players) player.level = bots::find_level("casual")->number;
    plan.counts = false;
    plan.coached = true;
    return QVariant::fromValue(plan);
}

QString LessonSession::shortRules() const {
    const GameEntry* game = lesson_ != nullptr ? find_game(lesson_->game) : nullptr;
    const kit::Preset* rules = game != nullptr ? kit::short_rules(game->info) : nullptr;
    return rules != nullptr ? say(rules->name) : QString();
}

bool LessonSession::begin(const QString& gameId, int number) { return start(gameId, number, 0, {}); }

QString LessonSession::place() const {
    const int step = state_ == Finished ? nextOpen(0) : step_;
    if (step == steps()) return {};
    QString done;
    for (const bool played : played_) done += played ? u'1' : u'0';
    return u"%1 %2 %3"_s.arg(number_).arg(step).arg(done);
}

bool LessonSession::resume(const QString& gameId, const QString& place) {
    static const QRegularExpression form(u"\\A([0-9]{1,2}) ([0-9]{1,2}) ([01]{1,99})\\z"_s);
    const QRegularExpressionMatch found = form.match(place);
    if (!found.hasMatch()) return false;
    QList<bool> played;
    for (const QChar done : found.captured(3)) played.append(done == u'1');
    return start(gameId, found.captured(1).toInt(), found.captured(2).toInt(), played);
}

bool LessonSession::start(const QString& gameId, int number, int step, const QList<bool>& played) {
    const Lesson* lesson = findLesson(gameId.toStdString(), number);
    if (lesson == nullptr || !table_ || step < 0 || step >= static_cast<int>(lesson->steps.size()))
        return false;
    lesson_ = lesson;
    number_ = number;
    played_ = played;
    played_.resize(steps());
    step_ = step;
    change_ = step == 0 ? Change::None : Change::Other;
    state_ = Looking;
    again();
    return true;
}

void LessonSession::again() {
    if (lesson_ == nullptr) return;
    if (state_ == Finished) {
        step_ = 0;
        change_ = Change::None;
        played_.fill(false);
    }
    goal_ = 0;
    kept_.clear();
    missing_ = false;
    if (layOut()) ask();
}

void LessonSession::next() {
    if (lesson_ == nullptr || state_ == Finished) return;
    if (state_ == Looking) played_[step_] = true;
    if (!last()) {
        goTo(nextOpen(step_ + 1));
        return;
    }
    missed_.stop();
    slow_.stop();
    stuck_ = false;
    state_ = Finished;
    emit changed();
    emit asked(text());
}

void LessonSession::catchUp() {
    const int first = nextOpen(0);
    if (lesson_ == nullptr || state_ != Finished || first == steps()) return;
    state_ = Looking;
    goTo(first);
}

int LessonSession::nextOpen(int step) const {
    while (step < steps() && played_[step]) ++step;
    return step;
}

void LessonSession::goTo(int step) {
    kit::Record before = recordOf(*lesson_, now());
    before.actions.insert(before.actions.end(), kept_.begin(), kept_.end());
    step_ = step;
    change_ = step == 0 ? Change::None : changeFrom(before);
    again();
}

LessonSession::Change LessonSession::changeFrom(const kit::Record& before) const {
    const kit::Record after = recordOf(*lesson_, now());
    kit::Record dealt = before;
    dealt.actions = after.actions;
    if (dealt != after || before.actions.size() > after.actions.size()) return Change::Other;
    if (!std::equal(before.actions.begin(), before.actions.end(), after.actions.begin()))
        return Change::Other;
    return before.actions == after.actions ? Change::None : Change::Later;
}

/// Lays out the step as far as it has been played. What is not legal there is a fault of the lesson.
bool LessonSession::layOut() {
    kit::Record record = recordOf(*lesson_, now());
    record.actions.insert(record.actions.end(), kept_.begin(), kept_.end());
    auto match = load_match(record);
    if (!match || !table_) return false;
    match_ = std::move(match).value();
    MatchPlan plan{QString::fromStdString(lesson_->game), now().seats, record.deal, record.options,
                   Players::usual(now().seats),           record.deck, {}};
    for (const std::string& action : record.actions) plan.played.push_back({action, By::Bot});
    answering_ = false;
    layingOut_ = true;
    table_->turn()->setPlyLimit(0);  // no bot moves
    const bool laid = table_->startPlan(plan);
    layingOut_ = false;
    return laid;
}

void LessonSession::ask() {
    missed_.stop();
    stuck_ = false;
    const bool looking = now().goals.empty();
    state_ = looking ? Looking : Asking;
    if (looking)
        slow_.stop();
    else
        slow_.start();
    emit changed();
    QStringList words{title() + u'.', change(), text()};
    words.removeAll(QString());
    emit asked(goal_ == 0 ? words.join(u' ') : text());
}

void LessonSession::watch() {
    if (layingOut_ || lesson_ == nullptr || !table_ || table_->match() == nullptr) return;
    // What is heard may lay out another match: a copy, and nothing of it after that.
    const std::vector<std::string> played = table_->match()->actions();
    if (state_ != Asking || played.size() <= match_->actions().size()) return;
    const std::string& action = played[match_->actions().size()];
    const auto events = match_->play(action);
    if (!events) return;
    if (!answering_) {
        judge(action, *events);
        return;
    }
    kept_.push_back(action);
    ++answered_;
    goOn();
}

void LessonSession::judge(const std::string& action, const kit::Events& events) {
    missing_ = !reaches(goal(), action, events);
    if (missing_) {
        state_ = Missed;
        missed_.start();
        emit changed();
        emit judged(verdict());
        return;
    }
    kept_.push_back(action);
    answering_ = true;
    answered_ = 0;
    goOn();
}

/// After what was right: the others answer, then the next goal is asked for, or the step is done.
void LessonSession::goOn() {
    const bool more = answered_ < goal().answers.size();
    table_->turn()->setPlyLimit(more ? -1 : 0);
    if (more) return;
    answering_ = false;
    if (goal_ + 1 < now().goals.size()) {
        ++goal_;
        ask();
        return;
    }
    slow_.stop();
    stuck_ = false;
    state_ = Done;
    played_[step_] = true;
    emit changed();
    emit judged(verdict());
}

void LessonSession::comeBack() {
    if (state_ == Missed && layOut()) ask();
}

std::string LessonSession::advice(kit::Seat seat) const {
    if (lesson_ == nullptr || now().goals.empty()) return {};
    if (seat == 0) return goal().show;
    return answered_ < goal().answers.size() ? goal().answers[answered_] : std::string();
}

}  // namespace boneyard::ui

#include "moc_lessonsession.cpp"
