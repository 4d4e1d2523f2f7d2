// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/playedmatch.h"

#include <algorithm>
#include <utility>

namespace boneyard::ui {

const kit::Events* PlayedMatch::play(std::string_view action, By by) {
    const kit::Status before = match_->status();
    auto events = match_->play(action);
    if (!events) return nullptr;
    history_.push_back({before.to_move, by, before.round, std::move(events).value()});
    return &history_.back().events;
}

PlayedMatch::UndoAnswer PlayedMatch::undoFor(kit::Seat viewer) const {
    UndoBar bar = UndoBar::None;
    for (std::size_t ply = history_.size(); ply-- > 0;) {
        const PlayedAction& action = history_[ply];
        const auto shows = [viewer](const kit::Event& event) { return kit::reveals(event, viewer); };
        if (bar == UndoBar::None && std::any_of(action.events.begin(), action.events.end(), shows)) {
            bar = UndoBar::TileSeen;
        }
        const bool byPerson = action.by == By::Person || action.by == By::Necessity;
        if (bar == UndoBar::None && byPerson && action.seat != viewer) bar = UndoBar::HandedOver;
        if (action.seat == viewer && action.by == By::Person) return {bar, ply};
    }
    return {};
}

void PlayedMatch::rewind(std::size_t ply) {
    if (ply >= history_.size()) return;
    match_->rewind(ply);
    history_.resize(ply);
}

}  // namespace boneyard::ui
