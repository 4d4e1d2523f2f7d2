// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "history/replay.h"

#include <algorithm>
#include <utility>

#include "common/words.h"
#include "files/matchfile.h"
#include "files/matchfiles.h"
#include "registry.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// How long an action is looked at before the next comes, in ms: longer than in play, as it is read as well.
int lookingTime(const QString& pace) {
    constexpr int kSlow = 2400;
    constexpr int kNormal = 1300;
    constexpr int kFast = 600;
    constexpr int kInstant = 100;
    if (pace == "slow"_L1) return kSlow;
    if (pace == "fast"_L1) return kFast;
    return pace == "instant"_L1 ? kInstant : kNormal;
}

bool has(const PlayedAction& action, kit::EventType type) {
    return std::any_of(action.events.begin(), action.events.end(),
                       [type](const kit::Event& event) { return event.type == type; });
}

/// What came of an action in words; whose turn it is then can be seen.
QString wordsOf(const Narrator& narrator, const kit::Events& events) {
    QStringList sentences;
    for (const kit::Event& event : events) {
        if (event.type != kit::EventType::Turn) sentences.append(narrator.sentence(event));
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// The round that an action led to: before a final something is asked first, and nothing dealt yet.
QString nextRound(const PlayedMatch& played, std::size_t action) {
    const auto& history = played.history();
    if (action + 1 < history.size())
        return Narrator::roundName(history[action + 1].round, history[action + 1].kind);
    const kit::Status status = played.match().status();
    return Narrator::roundName(status.round, status.round_kind);
}

}  // namespace

Replay::Replay(QObject* parent) : ShownMatch(parent) {
    waiting_.setSingleShot(true);
    connect(&waiting_, &QTimer::timeout, this, &Replay::playOn);
    connect(this, &Replay::said, this, [this](const QString& words) { problem_ = words; });
    connect(&table_, &Table::reshaped, this, &Replay::draw);
    onLanguageChange(this, [this] {
        if (active()) draw();
        tellMoves();
        emit textsChanged();
        emit captionChanged();
        emit allEyesChanged();
    });
}

void Replay::draw() {
    ShownMatch::show({.seat = seat_, .part = Viewpoint::Part::Watches, .seesAll = eyes_ == kEveryHand});
    emit changed();
}

kit::Record Replay::record() const {
    kit::Record record = state_.match().record();
    record.actions = whole_->match().actions();
    return record;
}

bool Replay::openFile(const QString& file) {
    const MatchFile::Reading reading = MatchFile::read(MatchFiles::local(file));
    if (!reading.plan) {
        close(reading.problem);
        return false;
    }
    MatchPlan plan = *reading.plan;
    // Whoever saved it was "You" to their own program; here they are the player of the seat where they sat.
    for (int seat = 0; seat < plan.players.size(); ++seat) {
        if (plan.players.isYou(seat)) plan.players[seat].name = Players::seatName(seat);
    }
    return show(plan);
}

bool Replay::showPlan(const QVariant& plan) { return show(plan.value<MatchPlan>()); }

bool Replay::showMatch(ShownMatch* match) {
    if (match == nullptr || !match->active()) return false;
    const kit::Record record = match->record();
    MatchPlan plan{text(record.game), record.seats, record.deal, record.options, match->players()};
    plan.deck = record.deck;
    plan.stored = match->stored();
    const auto& history = match->whole()->history();
    for (std::size_t i = 0; i < history.size(); ++i)
        plan.played.push_back({record.actions[i], history[i].by});
    return show(plan);
}

void Replay::close(const QString& problem) {
    setPlaying(false);
    state_ = {};
    seat_ = 0;
    eyes_ = kEveryHand;
    ahead_ = false;
    whole_.reset();
    actions_.clear();
    rounds_.clear();
    moves_.show({});
    draw();
    problem_ = problem;
    emit started();
    emit textsChanged();
    emit opened();
    emit plyChanged();
    emit captionChanged();
}

bool Replay::show(const MatchPlan& plan) {
    close({});
    whole_ = setUp(plan, plan.deal.value_or(0));
    if (!whole_) {
        emit opened();
        return false;
    }
    actions_ = plan.played;
    state_.plan = plan;
    if (plan.players.isEmpty()) state_.plan.players = Players::usual(plan.seats);
    MatchPlan dealt = plan;
    dealt.played.clear();
    state_.played = setUp(dealt, plan.deal.value_or(0));
    over_ = whole_->match().status().match_over();
    rounds_ = {0};
    const auto& history = whole_->history();
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (has(history[i], kit::EventType::Deal)) rounds_.push_back(static_cast<int>(i) + 1);
    }
    tellMoves();
    for (int seat = 0; seat < players().size(); ++seat) {
        if (players().isHuman(seat) && (players().humans() == 1 || !over_)) {
            eyes_ = seat_ = seat;
            break;
        }
    }
    draw();
    table_.settle();
    emit started();
    emit textsChanged();
    emit opened();
    emit allEyesChanged();
    emit eyesChanged();
    emit seatChanged();
    emit plyChanged();
    emit captionChanged();
    return true;
}

void Replay::tellMoves() {
    if (!whole_) return;
    QList<MoveModel::Move> moves;
    const Narrator narrator(*whole_, players());
    const auto& history = whole_->history();
    for (std::size_t i = 0; i < history.size(); ++i) {
        QString words = wordsOf(narrator, history[i].events);
        if (words.isEmpty() && history[i].seat == kit::kNobody) words = nextRound(*whole_, i);
        if (words.isEmpty()) words = isolated(text(whole_->match().actions()[i]));
        const QString round = Narrator::roundName(history[i].round, history[i].kind);
        moves.append({static_cast<int>(i) + 1, history[i].round, round, history[i].seat, words});
    }
    moves_.show(moves);
}

QString Replay::caption() const {
    if (!active()) return {};
    if (told() == 0) return say(state_.match().scene(kit::kNobody, 0).note, &players());
    QStringList sentences{moves_.at(told() - 1, u"words"_s).toString()};
    const kit::Status status = state_.match().status();
    const Narrator narrator = state_.narrator();
    if (!ahead_ && (status.round_over() || status.match_over()))
        sentences = {narrator.roundTitle(), narrator.roundText(!table_.tellsSums()), narrator.outTitle(),
                     narrator.matchTitle()};
    sentences.removeAll(QString());
    for (QString& sentence : sentences) {
        if (!sentence.endsWith(u'.') && !sentence.endsWith(u'!')) sentence.append(u'.');
    }
    return sentences.join(u' ');
}

void Replay::setPace(const QString& pace) {
    if (pace == pace_) return;
    pace_ = pace;
    emit paceChanged();
}

void Replay::setPlaying(bool playing) {
    if (playing == waiting_.isActive() || (playing && !active())) return;
    if (playing) {
        if (ply() == count()) look(0);  // once more from the beginning
        constexpr int kAtOnce = 150;
        waiting_.start(kAtOnce);
    } else {
        waiting_.stop();
    }
    emit playingChanged();
}

void Replay::playOn() {
    look(ply() + 1);
    if (ply() < count())
        waiting_.start(lookingTime(pace()));
    else
        emit playingChanged();
}

void Replay::look(int ply, bool ahead) {
    const int before = this->ply();
    const auto wanted = static_cast<std::size_t>(std::clamp(ply, 0, count()));
    PlayedMatch& played = *state_.played;
    played.rewind(wanted);
    while (played.ply() < wanted) played.play(actions_[played.ply()].action, actions_[played.ply()].by);
    draw();
    if (this->ply() == before + 1) {                        // one step forward is seen as it was played
        const PlayedAction last = played.history().back();  // whoever hears of it may go elsewhere
        table_.tell(last, seat_);
    } else {
        table_.settle();
    }
    const bool wasAhead = std::exchange(ahead_, ahead && this->ply() < count());
    if (this->ply() != before) emit plyChanged();
    if (this->ply() != before || ahead_ != wasAhead) emit captionChanged();
}

void Replay::setPly(int ply) { goTo(ply); }

void Replay::goTo(int ply) {
    setPlaying(false);
    if (active()) look(ply);
}

void Replay::goToMove(int move, bool before) {
    setPlaying(false);
    if (active()) look(before ? move - 1 : move, before && move > 0);
}

/// On from the choice before a move, that move is made; back from there, one comes to the move before it.
void Replay::step(int actions) { goTo((actions > 0 ? ply() : told()) + actions); }

void Replay::stepRound(int rounds) {
    if (!active()) return;
    const auto past = std::upper_bound(rounds_.begin(), rounds_.end(), ply());
    if (rounds > 0) return goTo(past != rounds_.end() ? *past : count());
    const auto first = std::lower_bound(rounds_.begin(), rounds_.end(), ply());
    goTo(first != rounds_.begin() ? *(first - 1) : 0);
}

}  // namespace boneyard::ui

#include "moc_replay.cpp"
