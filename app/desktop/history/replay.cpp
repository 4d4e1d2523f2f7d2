// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "history/replay.h"

#include <algorithm>

#include "history/matchfile.h"
#include "history/matchfiles.h"
#include "registry.h"
#include "words.h"

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
QString told(const Narrator& narrator, const kit::Events& events) {
    QStringList sentences;
    for (const kit::Event& event : events) {
        if (event.type != kit::EventType::Turn) sentences.append(narrator.sentence(event));
    }
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

}  // namespace

Replay::Replay(QObject* parent) : QObject(parent) {
    session_.lookOnly();
    waiting_.setSingleShot(true);
    connect(&waiting_, &QTimer::timeout, this, &Replay::playOn);
    connect(&session_, &MatchSession::said, this, [this](const QString& words) { problem_ = words; });
    onLanguageChange(this, [this] {
        tellMoves();
        emit captionChanged();
        emit allEyesChanged();
    });
}

int Replay::ply() const { return isOpen() ? static_cast<int>(session_.played()->ply()) : 0; }

bool Replay::openFile(const QString& file) {
    const MatchFile::Reading reading = MatchFile::read(MatchFiles::local(file));
    if (reading.plan) return show(*reading.plan);
    close(reading.problem);
    return false;
}

bool Replay::showPlan(const QVariant& plan) { return show(plan.value<MatchPlan>()); }

bool Replay::showMatch(MatchSession* session) {
    if (session == nullptr || !session->active()) return false;
    const kit::Record record = session->record();
    MatchPlan plan{text(record.game), record.seats, record.deal, record.options, session->players()};
    plan.deck = record.deck;
    const auto& history = session->played()->history();
    for (std::size_t i = 0; i < history.size(); ++i)
        plan.played.push_back({record.actions[i], history[i].by});
    return show(plan);
}

void Replay::close(const QString& problem) {
    setPlaying(false);
    session_.leave();
    session_.lookAs(0, false);
    whole_.reset();
    last_ = 0;
    rounds_.clear();
    moves_.show({});
    problem_ = problem;
    emit opened();
    emit plyChanged();
    emit captionChanged();
}

bool Replay::show(const MatchPlan& plan) {
    close({});
    if (!session_.startPlan(plan)) {
        emit opened();
        return false;
    }
    const kit::Setup& setup = session_.match()->setup();
    whole_ = std::make_unique<PlayedMatch>(
        new_match(plan.gameId.toStdString(), setup.seats, setup.deal, plan.options, setup.deck).value());
    for (const PlayedText& action : plan.played) whole_->play(action.action, action.by);
    last_ = whole_->ply();
    over_ = whole_->match().status().match_over();
    rounds_ = {0};
    const auto& history = whole_->history();
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (has(history[i], kit::EventType::Deal)) rounds_.push_back(static_cast<int>(i) + 1);
    }
    tellMoves();
    eyes_ = kEveryHand;
    const Players& players = session_.players();
    for (int seat = 0; seat < players.size(); ++seat) {
        if (players.isHuman(seat) && (players.humans() == 1 || !over_)) {
            eyes_ = seat;
            break;
        }
    }
    session_.lookAs(std::max(0, eyes_), eyes_ == kEveryHand);
    emit opened();
    emit allEyesChanged();
    emit eyesChanged();
    emit plyChanged();
    emit captionChanged();
    return true;
}

void Replay::tellMoves() {
    if (!whole_) return;
    QList<MoveModel::Move> moves;
    const Narrator narrator(*whole_, session_.players());
    const auto& history = whole_->history();
    for (std::size_t i = 0; i < history.size(); ++i) {
        QString words = told(narrator, history[i].events);
        if (words.isEmpty()) words = isolated(text(whole_->match().actions()[i]));
        moves.append({static_cast<int>(i) + 1, history[i].round, history[i].seat, words});
    }
    moves_.show(moves);
}

QString Replay::caption() const {
    if (!isOpen() || ply() == 0) return {};
    const QString title = session_.finished() ? session_.matchTitle() : QString();
    QStringList sentences{moves_.at(ply() - 1, u"words"_s).toString()};
    const kit::Status status = session_.match()->status();
    if (status.round_over() || status.match_over())
        sentences = {session_.roundTitle(), session_.roundText(), title};
    sentences.removeAll(QString());
    for (QString& sentence : sentences) {
        if (!sentence.endsWith(u'.') && !sentence.endsWith(u'!')) sentence.append(u'.');
    }
    return sentences.join(u' ');
}

bool Replay::mayBeSeen(int eyes) const {
    const Players& players = session_.players();
    if (over_ || players.humans() == 0) return eyes >= kEveryHand && eyes < players.size();
    return players.isHuman(eyes);
}

QVariantList Replay::allEyes() const {
    QVariantList all;
    if (!isOpen()) return all;
    //: Whose tiles one sees in a replay
    if (mayBeSeen(kEveryHand))
        all.append(QVariantMap{{u"value"_s, kEveryHand}, {u"label"_s, tr("All hands")}});
    for (int seat = 0; seat < session_.players().size(); ++seat) {
        if (!mayBeSeen(seat)) continue;
        //: Whose tiles one sees in a replay; the player is called "You"
        QString label = session_.players().isYou(seat) ? tr("Only my hand")
                                                       //: Whose tiles one sees in a replay; %1 is a player
                                                       : tr("Only %1").arg(session_.players().name(seat));
        all.append(QVariantMap{{u"value"_s, seat}, {u"label"_s, label}});
    }
    return all;
}

void Replay::setEyes(int eyes) {
    if (!isOpen() || eyes == eyes_ || !mayBeSeen(eyes)) return;
    eyes_ = eyes;
    session_.lookAs(eyes == kEveryHand ? session_.viewer() : eyes, eyes == kEveryHand);
    emit eyesChanged();
}

void Replay::setPace(const QString& pace) {
    if (pace == session_.pace()) return;
    session_.setPace(pace);
    emit paceChanged();
}

void Replay::setPlaying(bool playing) {
    if (playing == waiting_.isActive() || (playing && !isOpen())) return;
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

void Replay::look(int ply) {
    const int before = this->ply();
    session_.lookAt(static_cast<std::size_t>(std::clamp(ply, 0, count())));
    if (this->ply() == before) return;
    emit plyChanged();
    emit captionChanged();
}

void Replay::setPly(int ply) { goTo(ply); }

void Replay::goTo(int ply) {
    setPlaying(false);
    if (isOpen()) look(ply);
}

void Replay::step(int actions) { goTo(ply() + actions); }

void Replay::stepRound(int rounds) {
    if (!isOpen()) return;
    const auto past = std::upper_bound(rounds_.begin(), rounds_.end(), ply());
    if (rounds > 0) return goTo(past != rounds_.end() ? *past : count());
    const auto first = std::lower_bound(rounds_.begin(), rounds_.end(), ply());
    goTo(first != rounds_.begin() ? *(first - 1) : 0);
}

}  // namespace boneyard::ui
