// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is done in a match, and who does something next.
#include <algorithm>
#include <cmath>
#include <utility>

#include "actiontext.h"
#include "bots/level.h"
#include "matchsession.h"
#include "words.h"

namespace boneyard::ui {

namespace {

constexpr int kReadingTimes = 2;  // a line that is read is waited for longer than a tile

/// How long a bot's move is waited for at least, in ms.
int minimumTime(const QString& pace) {
    constexpr int kSlow = 1500;
    constexpr int kNormal = 800;
    constexpr int kFast = 300;
    if (pace == QLatin1String("slow")) return kSlow;
    if (pace == QLatin1String("fast")) return kFast;
    return pace == QLatin1String("instant") ? 0 : kNormal;
}

int levelOrStrongest(int level) {
    return bots::find_level(level) != nullptr ? level : bots::strongest().number;
}

/// The name of the group of the mark that is nearest to a place; empty without any.
std::string nearestGroup(const kit::Scene& scene, double x, double y) {
    std::string group;
    double least = 0;
    for (const kit::Mark& mark : scene.marks) {
        const double distance = std::hypot(mark.pose.x - x, mark.pose.y - y);
        if (group.empty() || distance < least) {
            group = mark.group;
            least = distance;
        }
    }
    return group;
}

/// Chooses these tiles of the hand and no others.
void chooseAll(HandModel& hand, std::vector<std::string> tiles) {
    hand.chooseOnly(-1);
    for (int row = 0; row < hand.count(); ++row) {
        const std::string tile = hand.at(row, QStringLiteral("tile")).toString().toStdString();
        const auto found = std::find(tiles.begin(), tiles.end(), tile);
        if (found == tiles.end()) continue;
        tiles.erase(found);
        hand.choose(row, true);
    }
}

}  // namespace

bool MatchSession::play(const QString& action) { return mayAct() && act(action, By::Person); }
bool MatchSession::playSpot(int row) { return play(spots_.action(row)); }
bool MatchSession::draw() { return canDraw() && play(choices_.actionOf(ChoiceModel::Draw)); }
bool MatchSession::pass() { return canPass() && play(choices_.actionOf(ChoiceModel::Pass)); }
bool MatchSession::next() { return phase_ == RoundOver && act(QStringLiteral("next"), By::Nobody); }

void MatchSession::ready() {
    if (phase_ != Cover) return;
    handedTo_ = status_.to_move;
    refresh();
    goOn();
}

bool MatchSession::act(const QString& action, By by) {
    if (keeping_ || played_->play(action.toStdString(), by) == nullptr) return false;
    undone_.clear();
    stopWaiting();
    const PlayedText written{action.toStdString(), by};
    const Standing standing = standingOf(match()->status());
    wait([&](Journal& journal, Journal::Done done) { journal.keep(written, standing, std::move(done)); },
         &MatchSession::showPlayed);
    return true;
}

/// Goes on with `then` as soon as the journal has kept what `keep` gives it.
void MatchSession::wait(const std::function<void(Journal&, Journal::Done)>& keep,
                        void (MatchSession::*then)()) {
    if (journal() == nullptr) {
        (this->*then)();
        return;
    }
    keeping_ = true;
    emit keepingChanged();
    keep(*journal(), [this, then] {
        keeping_ = false;
        (this->*then)();
        emit keepingChanged();
    });
}

void MatchSession::showPlayed() {
    const int viewerBefore = viewer_;
    const PlayedAction played = played_->history().back();  // whoever hears of it may start another match
    const QString action = text(match()->actions().back());
    if (played.by == By::Nobody) handedTo_ = kit::kNobody;  // all have looked at the round's end together
    const std::uint64_t here = matchNumber_;
    if (played.by == By::Person) hand_.chooseOnly(-1);
    refresh();
    emit shown(action);
    tell(played.events, viewerBefore);
    if (matchNumber_ == here && active() && played_->ply() > 0) goOn();
}

void MatchSession::tell(const kit::Events& events, int viewerBefore) {
    const kit::Seat actor = played_->history().back().seat;
    if (actor == kit::kNobody) seen_ = orders();  // a new deal: what lies there was not laid
    std::vector<kit::Piece> added;
    for (const kit::Piece& piece : scene_.pieces) {
        if (seen_.contains(piece.order)) continue;
        added.push_back(piece);
        added.back().owner = actor;
    }
    seen_.unite(orders());
    QStringList sentences;
    for (const kit::Event& event : events) {
        sentences.append(narrator().sentence(event));
        if (event.type == kit::EventType::Draw) emit drew(event.seat);
    }
    tellGains(events, added);
    for (const kit::Piece& piece : added) {
        emit laid(piece.order, piece.owner,
                  piece.owner == viewerBefore && plan_.players.isHuman(viewerBefore));
    }
    for (const kit::Cheer& cheer : scene_.cheers) {
        if (!added.empty()) emit cheered(list(cheer.pieces));
    }
    sentences.removeAll(QString());
    if (!sentences.isEmpty()) emit told(sentences.join(QLatin1Char(' ')));
    if (status_.round_over()) emit roundEnded();
    if (status_.match_over()) emit matchEnded();
}

/// Points pop up where they were earned: at the tile just laid, or at the seat.
void MatchSession::tellGains(const kit::Events& events, const std::vector<kit::Piece>& added) {
    for (const kit::EventType type : {kit::EventType::Points, kit::EventType::Score}) {
        for (const Narrator::Gains& gains : Narrator::gainsIn(events, type)) {
            const kit::Seat seat = gains.front()->seat;
            const bool onTable = !added.empty() && added.back().owner == seat;
            const kit::Pose place = onTable ? added.back().pose : kit::Pose{};
            int sum = 0;
            for (const kit::Event* gain : gains) sum += gain->points;
            emit scored(seat, sum, narrator().earned(gains), place.x, place.y, onTable);
        }
    }
}

void MatchSession::goOn() {
    if (paused_ || keeping_) return;
    if (phase_ == BotTurn && !limitReached()) think();
    if (phase_ != BotTurn && !(phase_ == RoundOver && viewerIsOut())) hurrying_ = false;
    if (phase_ == RoundOver && (autoplay() || hurrying_) && !limitReached())
        continuing_.start(kReadingTimes * waitingTime());
    const bool mustPass =
        scene_.spots.empty() && scene_.choices.size() == 1 && scene_.choices[0].kind == kit::ChoiceKind::Pass;
    if (phase_ == YourTurn && mustPass && !busy()) {
        passing_.start(kReadingTimes * waitingTime());
        emit busyChanged();
        emit changed();
        emit said(tr("You cannot play: pass."));
    }
}

void MatchSession::stopWaiting() {
    worker_.cancel();
    thought_.clear();
    pacing_.stop();
    continuing_.stop();
    if (!passing_.isActive()) return;
    passing_.stop();
    emit busyChanged();
}

bool MatchSession::limitReached() const {
    return plyLimit_ >= 0 && played_->ply() >= static_cast<std::size_t>(plyLimit_);
}

int MatchSession::waitingTime() const {
    const int whole = hurrying_ ? 0 : minimumTime(pace_);
    const auto& history = played_->history();
    const bool again = !history.empty() && history.back().seat == status_.to_move;  // it has just drawn
    return again ? whole / 2 : whole;
}

void MatchSession::think() {
    const auto seat = status_.to_move;
    constexpr std::uint64_t kSeats = 8;  // bots of one table do not think alike
    auto bot = thinker_(*match(), seat, levelOrStrongest(plan_.players[seat].level),
                        match()->setup().deal * kSeats + static_cast<std::uint64_t>(seat));
    thought_.clear();
    if (const int wait = waitingTime(); wait > 0) pacing_.start(wait);
    worker_.think({matchNumber_, played_->ply(), Ticket::Purpose::Move}, std::move(bot));
    refreshSeats();
}

void MatchSession::hint() {
    if (active() && !plan_.casual) {
        emit said(tr("This match is rated: there are no hints."));
        return;
    }
    if (!mayAct() || worker_.thinking()) return;  // it is coming
    ++plan_.hints;
    if (journal() != nullptr) journal()->countHint();
    const auto seat = static_cast<kit::Seat>(viewer_);
    auto adviser = thinker_(*match(), seat, bots::strongest().number, match()->setup().deal);
    worker_.think({matchNumber_, played_->ply(), Ticket::Purpose::Hint}, std::move(adviser));
}

void MatchSession::onDecided(const Ticket& ticket, const QString& action) {
    if (!active() || ticket.match != matchNumber_ || ticket.ply != played_->ply()) return;
    if (ticket.purpose == Ticket::Purpose::Hint) {
        showHint(action);
        return;
    }
    thought_ = action;
    if (!pacing_.isActive()) playThought();
}

void MatchSession::playThought() {
    if (thought_.isEmpty()) return;  // waited long enough, but it still thinks
    const QString action = std::exchange(thought_, {});
    act(action, By::Bot);
}

void MatchSession::showHint(const QString& action) {
    if (!mayAct()) return;
    const std::string wanted = action.toStdString();
    const QString reason = say(match()->why(static_cast<kit::Seat>(viewer_), wanted));
    const QString tile = tileOfAction(scene_, wanted);
    QString what = actionText(scene_, wanted);
    const auto choice = std::find_if(scene_.choices.begin(), scene_.choices.end(),
                                     [&](const kit::Choice& offered) { return offered.action == wanted; });
    if (choice != scene_.choices.end() && choice->tiles.size() > 1) {  // a single one would be laid by itself
        chooseAll(hand_, choice->tiles);
        followSelection();
    }
    const bool ended = what.endsWith(u'.') || what.endsWith(u'!');
    if (!reason.isEmpty()) what += QLatin1String(ended ? " " : ". ") + reason;
    emit hinted(tile, action, what);
    emit told(what);
}

void MatchSession::refuse(const QString& tile, double x, double y) {
    if (!active()) return;
    if (phase_ != YourTurn) {
        //: %1 is a player
        if (phase_ == BotTurn) emit said(tr("It is the turn of %1.").arg(moverName()));
        return;
    }
    const kit::Phrase why =
        match()->why_not(static_cast<kit::Seat>(viewer_), tile.toStdString(), nearestGroup(scene_, x, y));
    if (!why.empty()) emit said(say(why));
}

}  // namespace boneyard::ui
