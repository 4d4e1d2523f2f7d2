// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/playedmatch.h"

#include <utility>

#include "match/find.h"

namespace boneyard::ui {

const kit::Events* PlayedMatch::play(std::string_view action, By by) {
    const kit::Status before = match_->status();
    auto events = match_->play(action);
    if (!events) return nullptr;
    history_.push_back({before.to_move, by, before.round, std::move(events).value(), before.round_kind});
    return &history_.back().events;
}

PlayedMatch::UndoAnswer PlayedMatch::undoFor(kit::Seat viewer) const {
    UndoBar bar = UndoBar::None;
    for (std::size_t ply = history_.size(); ply-- > 0;) {
        const PlayedAction& action = history_[ply];
        if (action.seat == viewer && action.by == By::Person) return {bar, ply};
        const bool byPerson = action.by == By::Person || action.by == By::Necessity;
        if (byPerson && action.seat != viewer) bar = UndoBar::HandedOver;
    }
    return {};
}

int PlayedMatch::laidSince(kit::Seat seat) const {
    int laid = 0;
    for (std::size_t ply = history_.size(); ply-- > 0;) {
        const PlayedAction& action = history_[ply];
        const bool places = find(action, kit::EventType::Place) != nullptr;
        const bool ends = places || find(action, kit::EventType::Turn) != nullptr;
        if (find(action, kit::EventType::Deal) != nullptr || (action.seat == seat && ends)) break;
        laid += places ? 1 : 0;
    }
    return laid;
}

void PlayedMatch::rewind(std::size_t ply) {
    if (ply >= history_.size()) return;
    match_->rewind(ply);
    history_.resize(ply);
}

}  // namespace boneyard::ui
