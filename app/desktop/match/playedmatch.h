// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "common/matchplan.h"
#include "kit/match.h"

namespace boneyard::ui {

/// One action of the match, and what came of it.
struct PlayedAction {
    kit::Seat seat = kit::kNobody;
    By by = By::Nobody;
    int round = 1;  ///< in which it was made
    kit::Events events;
    kit::RoundKind kind = kit::RoundKind::Usual;  ///< what that round is
};

/// A match with its history of events, which says how far back one may go.
class PlayedMatch {
public:
    explicit PlayedMatch(std::unique_ptr<kit::Match> match) : match_(std::move(match)) {}

    [[nodiscard]] const kit::Match& match() const { return *match_; }
    [[nodiscard]] const std::vector<PlayedAction>& history() const { return history_; }
    [[nodiscard]] std::size_t ply() const { return history_.size(); }

    /// Plays for the seat to move. Null, and nothing changes, when the action is illegal.
    const kit::Events* play(std::string_view action, By by);

    /// What keeps a person from taking their last action back.
    enum class UndoBar { None, NothingPlayed, HandedOver };

    struct UndoAnswer {
        UndoBar bar = UndoBar::NothingPlayed;
        std::size_t ply = 0;  ///< how many actions would stay; only without a bar
    };

    /// May `viewer` take back the last action of their own choice, and all that came after it, whatever was
    /// seen since? Not when another person has played since.
    [[nodiscard]] UndoAnswer undoFor(kit::Seat viewer) const;

    /// How many tiles others have laid since that seat's last turn ended, or since the deal: to draw ends
    /// none.
    [[nodiscard]] int laidSince(kit::Seat seat) const;

    /// Goes back to where `ply` actions had been played.
    void rewind(std::size_t ply);

private:
    std::unique_ptr<kit::Match> match_;
    std::vector<PlayedAction> history_;
};

}  // namespace boneyard::ui
