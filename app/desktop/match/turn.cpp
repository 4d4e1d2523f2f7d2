// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/turn.h"

#include <algorithm>
#include <utility>

#include "bots/level.h"
#include "common/words.h"
#include "match/find.h"
#include "protocol/words.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

int levelOrStrongest(int level) {
    return bots::find_level(level) != nullptr ? level : bots::strongest().number;
}

}  // namespace

Turn::Turn(const MatchState& state, const Table& table, const MatchJournal& journal, QObject* parent)
    : QObject(parent), state_(state), table_(table), journal_(journal) {
    for (QTimer* timer : {&pacing_, &forcing_, &continuing_}) timer->setSingleShot(true);
    connect(&pace_, &Pace::speedChanged, this, &Turn::waitAnew);
    connect(&pace_, &Pace::pausedChanged, this, &Turn::waitOrGoOn);
    connect(&pace_, &Pace::hiddenChanged, this, &Turn::waitOrGoOn);
    connect(this, &Turn::changed, this, &Turn::mayDrawChanged);
    connect(this, &Turn::forcedChanged, this, &Turn::mayDrawChanged);
    connect(&worker_, &BotWorker::decided, this, &Turn::onDecided);
    connect(&pacing_, &QTimer::timeout, this, &Turn::playThought);
    connect(&forcing_, &QTimer::timeout, this, &Turn::endForced);
    connect(&continuing_, &QTimer::timeout, this,
            [this] { emit decided(QStringLiteral("next"), By::Nobody); });
}

QString Turn::gamePhase() const { return state_.played ? text(protocol::word(status_.phase)) : QString(); }

bool Turn::mayAct() const { return phase_ == YourTurn && !forced() && !journal_.writing(); }

bool Turn::mayDraw() const {
    const std::vector<kit::Choice>& choices = table_.scene().choices;
    return mayAct() && std::any_of(choices.begin(), choices.end(), [](const kit::Choice& choice) {
               return choice.kind == kit::ChoiceKind::Draw && !choice.action.empty();
           });
}

bool Turn::canHurry() const {
    return phase_ == BotTurn && status_.seats > 2 && !pace_.waits() && !limitReached() && !autoplay() &&
           !pace_.hurrying();
}

bool Turn::turnsToCome() const {
    if (!state_.played || autoplay()) return true;
    for (int seat = 0; seat < status_.seats; ++seat) {
        if (state_.players().isHuman(seat) && !table_.isOut(seat)) return true;
    }
    return false;
}

bool Turn::turnsInRound() const {
    if (!state_.played || autoplay() || status_.phase != kit::Phase::Play) return turnsToCome();
    for (int seat = 0; seat < status_.seats; ++seat) {
        if (state_.players().isHuman(seat) && status_.hand_counts[static_cast<std::size_t>(seat)] > 0)
            return true;
    }
    return false;
}

void Turn::waitOrGoOn() {
    if (pace_.waits()) {
        stop();
        emit thinkingChanged(false);
    } else if (state_.played) {
        goOn();
    }
}

void Turn::waitAnew() {
    if (pacing_.isActive()) pacing_.start(waitingTime());
    if (continuing_.isActive()) continuing_.start(pace_.readingTime());
}

void Turn::hurry() {
    const bool watched = phase_ == RoundOver && !turnsToCome();
    if (!canHurry() && !watched) return;
    pace_.setHurrying(true);
    if (pacing_.isActive()) pacing_.start(0);
    if (watched) goOn();
    emit changed();
}

QString Turn::since() const {
    constexpr qsizetype kMost = 4;  // what came before stands at the plates
    if (phase_ != Cover) return {};
    const QStringList all = state_.narrator().since(seat());
    return all.mid(std::max<qsizetype>(0, all.size() - kMost)).join(u' ');
}

void Turn::begin() {
    stop();
    pace_.setHurrying(false);
    putDown();
}

void Turn::look() {
    status_ = state_.played ? state_.match().status() : kit::Status{};
    viewer_ = viewerNow();
    phase_ = phaseNow();
}

void Turn::announce() {
    if (std::exchange(announced_, phase_) != phase_) emit phaseChanged();
    emit changed();
}

int Turn::viewerNow() const {
    if (!state_.played) return kit::kNobody;
    const Players& players = state_.players();
    if (players.humans() == 0) return 0;  // nobody plays: one looks over the first bot's shoulder
    if (players.humans() == 1) return players.onlyPerson();
    const bool anothersTurn = players.isHuman(status_.to_move) && status_.to_move != handedTo_;
    return anothersTurn ? kit::kNobody : handedTo_;
}

Turn::Phase Turn::phaseNow() const {
    if (!state_.played) return Idle;
    if (status_.match_over()) return MatchOver;
    if (status_.round_over()) return RoundOver;
    if (!state_.players().isHuman(status_.to_move)) return BotTurn;
    return viewer_ == status_.to_move ? YourTurn : Cover;
}

Viewpoint Turn::viewpoint() const {
    Viewpoint viewpoint{.seat = viewer_, .thinking = thinking()};
    if (phase_ == YourTurn) viewpoint.part = Viewpoint::Part::Acts;
    if (phase_ == BotTurn && viewer_ == status_.to_move) viewpoint.part = Viewpoint::Part::Watches;
    return viewpoint;
}

void Turn::goOn() {
    if (pace_.waits() || journal_.writing()) return;
    if (phase_ == BotTurn && !limitReached()) think();
    if (phase_ != BotTurn && !(phase_ == RoundOver && !turnsToCome()) && pace_.hurrying()) {
        pace_.setHurrying(false);
        emit changed();
    }
    if (phase_ == RoundOver && (autoplay() || pace_.hurrying()) && !limitReached())
        continuing_.start(pace_.readingTime());
    if (!forced()) force();
}

/// What the viewer can do, where that is one thing and lays no tile; null: there is a choice.
const kit::Choice* Turn::onlyChoice() const {
    const kit::Scene& scene = table_.scene();
    const bool one = phase_ == YourTurn && scene.spots.empty() && scene.choices.size() == 1;
    return one ? &scene.choices.front() : nullptr;
}

/// Whoever is to move has drawn a tile in this turn, and began that by a press of their own.
bool Turn::hasDrawn() const {
    const auto& history = state_.played->history();
    if (history.empty()) return false;
    const PlayedAction& last = history.back();
    const bool own = last.seat == status_.to_move && (last.by == By::Person || last.by == By::Necessity);
    return own && find(last, kit::EventType::Draw) != nullptr && find(last, kit::EventType::Turn) == nullptr;
}

/// A pass that cannot be helped is made; so is each further draw of a turn, once the first was pressed for:
/// what costs points nobody does but the player.
void Turn::force() {
    const kit::Choice* only = onlyChoice();
    if (only == nullptr) return;
    const bool passes = only->kind == kit::ChoiceKind::Pass;
    const bool draws = only->kind == kit::ChoiceKind::Draw && only->price == 0 && hasDrawn();
    if (!passes && (!draws || limitReached())) return;
    // Why one passes is read in full, whether or not one has just drawn.
    forcing_.start(passes ? pace_.readingTime() : waitingTime());
    emit forcedChanged();
    emit changed();
    if (passes) emit said(say(table_.scene().prompt, &state_.players()));
}

void Turn::playForced() {
    if (!forced() || pace_.waits() || journal_.writing()) return;
    forcing_.stop();
    endForced();
}

void Turn::endForced() {
    emit forcedChanged();
    emit decided(text(table_.scene().choices.front().action), By::Necessity);
}

void Turn::stop() {
    worker_.cancel();
    thought_.clear();
    pacing_.stop();
    continuing_.stop();
    if (!forcing_.isActive()) return;
    forcing_.stop();
    emit forcedChanged();
}

bool Turn::atRest() const {
    return !worker_.thinking() && thought_.isEmpty() && !pacing_.isActive() && !forcing_.isActive() &&
           !continuing_.isActive();
}

void Turn::setPlyLimit(int plies) { plyLimit_ = plies; }

bool Turn::limitReached() const {
    return plyLimit_ >= 0 && state_.played->ply() >= static_cast<std::size_t>(plyLimit_);
}

bool Turn::thinking() const { return phase_ == BotTurn && !pace_.waits() && !limitReached(); }

int Turn::waitingTime() const {
    const int whole = pace_.moveTime();
    const auto& history = state_.played->history();
    const bool again = !history.empty() && history.back().seat == status_.to_move;  // it has just drawn
    return again ? whole / 2 : whole;
}

void Turn::think() {
    const auto seat = status_.to_move;
    constexpr std::uint64_t kSeats = 8;  // bots of one table do not think alike
    const kit::Match& match = state_.match();
    const int level = levelOrStrongest(state_.players()[seat].level);
    const std::uint64_t seed = match.setup().deal * kSeats + static_cast<std::uint64_t>(seat);
    auto bot = thinker_ ? thinker_(match, seat, level, seed)
                        : make_bot(match, seat, level, seed, state_.players().manner(seat, match.info()));
    thought_.clear();
    if (const int wait = waitingTime(); wait > 0) pacing_.start(wait);
    worker_.think({state_.number, state_.played->ply()}, std::move(bot));
    emit thinkingChanged(true);
}

void Turn::onDecided(const Ticket& ticket, const QString& action) {
    if (!state_.played || ticket != Ticket{state_.number, state_.played->ply()}) return;
    thought_ = action;
    if (!pacing_.isActive()) playThought();
}

void Turn::playThought() {
    if (thought_.isEmpty()) return;  // waited long enough, but it still thinks
    const QString action = std::exchange(thought_, {});
    emit decided(action, By::Bot);
}

}  // namespace boneyard::ui

#include "moc_turn.cpp"
