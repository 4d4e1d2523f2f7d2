// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the table shows of a match.
#include <algorithm>
#include <utility>

#include "matchsession.h"
#include "words.h"

namespace boneyard::ui {

int MatchSession::viewerNow() const {
    if (looking_) return eyes_;
    const Players& players = plan_.players;
    const int humans = players.humans();
    if (humans == 0) return 0;  // nobody plays: one looks over the first bot's shoulder
    if (humans == 1) {
        for (int seat = 0; seat < players.size(); ++seat) {
            if (players.isHuman(seat)) return seat;
        }
    }
    const bool anothersTurn = players.isHuman(status_.to_move) && status_.to_move != handedTo_;
    return anothersTurn ? kit::kNobody : handedTo_;
}

MatchSession::Phase MatchSession::phaseNow(int viewer) const {
    if (looking_) return Looking;
    if (status_.match_over()) return MatchOver;
    if (status_.round_over()) return RoundOver;
    if (!plan_.players.isHuman(status_.to_move)) return BotTurn;
    return viewer == status_.to_move ? YourTurn : Cover;
}

void MatchSession::refresh() {
    if (keeping_) return;  // it comes as soon as the action is kept
    const kit::Status before = std::exchange(status_, played_->match().status());
    const int viewerBefore = std::exchange(viewer_, viewerNow());
    const Phase phaseBefore = std::exchange(phase_, phaseNow(viewer_));
    if (status_.round != before.round) hand_.forget();
    refreshScene();
    refreshSeats();
    scoreSheet_.show(narrator().scoreSheet());
    if (viewer_ != viewerBefore) emit viewerChanged();
    if (status_.to_move != before.to_move) emit toMoveChanged();
    if (phase_ != phaseBefore) emit phaseChanged();
    if (status_.round_over() || status_.match_over() || before.round_over()) emit textsChanged();
    emit changed();
}

void MatchSession::refreshScene() {
    if (!active() || keeping_) return;
    // With the hands covered, or before the first person is ready, the table is still there to be seen.
    const bool covered = viewer_ == kit::kNobody;
    const int eyes = covered ? std::max<int>(status_.to_move, 0) : viewer_;
    kit::Scene scene = match()->scene(static_cast<kit::Seat>(eyes), aspect_);
    if (covered) {
        scene.note = {};
        scene.hand_note = {};
        scene.hand.clear();
        scene.spots.clear();
        scene.choices.clear();
    }
    if (phase_ == BotTurn || looking_) {  // nobody plays for the bot that one looks at
        scene.spots.clear();
        scene.choices.clear();
        scene.gathers = false;
        if (viewer_ == status_.to_move || looking_) scene.note = {};
    }
    if (phase_ != YourTurn) {
        for (kit::Mark& mark : scene.marks) mark.action.clear();
    }
    scene_ = std::move(scene);
    pieces_.show(scene_);
    marks_.show(scene_);
    hand_.show(static_cast<kit::Seat>(viewer_), scene_.hand);
    if (!scene_.gathers && hand_.chosenCount() > 1) hand_.chooseOnly(-1);
    choices_.show(scene_.choices, hand_.chosen());
    const QString note = say(scene_.note, &plan_.players);
    if (std::exchange(note_, note) != note) emit noteChanged();
    const QStringList chosen = hand_.chosen();
    const QString kept = chosen.size() == 1 ? chosen.front() : QString();
    const int spotBefore = currentSpot();
    spots_.show(scene_, kept);
    if (spots_.count() == 1) spots_.setCurrent(0);
    if (std::exchange(selectedTile_, kept) != kept) emit selectedTileChanged();
    if (currentSpot() != spotBefore) emit currentSpotChanged();
    emit boundsChanged();
    emit sceneChanged();
    emit meldsChanged();
}

bool MatchSession::viewerIsOut() const {
    const auto at = static_cast<std::size_t>(viewer_);
    return viewer_ != kit::kNobody && at < scene_.seats.size() &&
           scene_.seats[at].standing == kit::Standing::Out;
}

QSet<int> MatchSession::orders() const {
    QSet<int> all;
    for (const kit::Piece& piece : scene_.pieces) all.insert(piece.order);
    return all;
}

void MatchSession::refreshSeats() {
    if (!active() || keeping_) return;
    QList<SeatModel::Seat> rows;
    for (int seat = 0; seat < status_.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        SeatModel::Seat row;
        row.seat = seat;
        row.name = plan_.players.name(seat);
        row.human = plan_.players.isHuman(seat);
        if (!row.human) row.levelName = levelName(plan_.players[seat].level);
        row.score = status_.scores[at];
        row.roundScore = status_.round_scores[at];
        row.handCount = status_.hand_counts[at];
        row.toMove = status_.to_move == seat;
        row.thinking = row.toMove && phase_ == BotTurn && !paused_ && !limitReached();
        row.word = narrator().word(seat);
        const bool over = status_.round_over() || status_.match_over();
        if (at < scene_.hands.size() && (seat != viewer_ || over)) {
            for (const kit::HandGroup& group : scene_.hands[at]) row.hand.append(groupMap(group));
        }
        if (row.hand.isEmpty() && allOpen_ && seat != viewer_) row.hand = openHand(seat);
        if (at < scene_.seats.size()) {
            const kit::SeatNote& note = scene_.seats[at];
            row.brief = say(note.brief);
            row.standing = static_cast<int>(note.standing);
            for (const kit::Face& face : note.shown) row.shown.append(faceMap(face));
            QStringList sum;
            for (const kit::Phrase& part : note.sum) sum.append(say(part, &plan_.players));
            row.sum = sum.join(QLatin1Char(' '));
        }
        row.winner = std::find(status_.winners.begin(), status_.winners.end(), seat) != status_.winners.end();
        rows.append(row);
    }
    seats_.show(rows);
}

void MatchSession::clear() {
    stopWaiting();
    endJournal();
    layingOut_.stop();
    played_.reset();
    undone_.clear();
    handedTo_ = kit::kNobody;
    hurrying_ = false;
    status_ = {};
    scene_ = {};
    if (!std::exchange(note_, {}).isEmpty()) emit noteChanged();
    seen_.clear();
    hand_.forget();
    pieces_.show(scene_);
    marks_.show(scene_);
    choices_.show(scene_.choices, {});
    spots_.show(scene_, {});
    seats_.show({});
    scoreSheet_.show({});
    if (!std::exchange(selectedTile_, {}).isEmpty()) emit selectedTileChanged();
    if (std::exchange(viewer_, kit::kNobody) != kit::kNobody) emit viewerChanged();
    if (std::exchange(phase_, Idle) != Idle) emit phaseChanged();
    emit toMoveChanged();
    emit changed();
}

}  // namespace boneyard::ui
