// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// A match that is only looked at: all of its actions are in the plan, and one goes back and forth among them.
#include <algorithm>

#include "matchsession.h"
#include "words.h"

namespace boneyard::ui {

void MatchSession::lookAt(std::size_t ply) {
    if (!looking_ || !active()) return;
    const std::vector<PlayedText>& all = plan_.played;
    const std::size_t wanted = std::min(ply, all.size());
    const std::size_t here = played_->ply();
    const int viewerBefore = viewer_;
    played_->rewind(wanted);
    for (std::size_t i = played_->ply(); i < wanted; ++i) played_->play(all[i].action, all[i].by);
    refresh();
    if (wanted == here + 1) {
        const kit::Events events =
            played_->history().back().events;  // whoever hears of them may go elsewhere
        tell(events, viewerBefore);
    } else {
        seen_ = orders();
    }
    emit textsChanged();
}

void MatchSession::lookAs(int seat, bool allOpen) {
    if (!looking_) return;
    eyes_ = seat;
    allOpen_ = allOpen;
    if (active()) refresh();
}

/// The hand that a seat itself sees. It is for those who may see everything.
QVariantList MatchSession::openHand(int seat) const {
    kit::HandGroup hand;
    for (const kit::HandTile& tile : match()->scene(static_cast<kit::Seat>(seat), aspect_).hand) {
        hand.tiles.push_back(tile.face);
    }
    return hand.tiles.empty() ? QVariantList() : QVariantList{groupMap(hand)};
}

kit::Record MatchSession::record() const {
    kit::Record record = match()->record();
    if (!looking_) return record;
    record.actions.clear();
    for (const PlayedText& played : plan_.played) record.actions.push_back(played.action);
    return record;
}

}  // namespace boneyard::ui
