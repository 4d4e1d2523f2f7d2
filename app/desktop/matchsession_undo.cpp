// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is taken back, and what of that is played again.
#include <utility>

#include "actiontext.h"
#include "matchsession.h"

namespace boneyard::ui {

PlayedMatch::UndoAnswer MatchSession::undoAnswer() const {
    const bool somebodyLooks = active() && !looking_ && phase_ != Cover && plan_.players.isHuman(viewer_);
    return somebodyLooks ? played_->undoFor(static_cast<kit::Seat>(viewer_)) : PlayedMatch::UndoAnswer{};
}

bool MatchSession::canUndo() const { return plan_.casual && undoAnswer().bar == PlayedMatch::UndoBar::None; }
bool MatchSession::canRedo() const { return mayAct() && !undone_.empty(); }

QString MatchSession::undoHint() const {
    if (active() && !plan_.casual) return tr("This match is rated: nothing is taken back.");
    switch (undoAnswer().bar) {
        case PlayedMatch::UndoBar::None:
            return {};
        case PlayedMatch::UndoBar::NothingPlayed:
            return tr("There is nothing to take back yet.");
        case PlayedMatch::UndoBar::TileSeen:
            return tr("Undo ends where a hidden tile was seen.");
        case PlayedMatch::UndoBar::HandedOver:
            return tr("Undo ends where another person has played.");
    }
    return {};
}

bool MatchSession::undo() {
    if (keeping_) return false;
    const PlayedMatch::UndoAnswer answer = undoAnswer();
    if (!canUndo()) {
        if (active()) emit said(undoHint());
        return false;
    }
    stopWaiting();
    std::vector<PlayedText> taken;
    for (std::size_t ply = answer.ply; ply < played_->ply(); ++ply) {
        taken.push_back({match()->actions()[ply], played_->history()[ply].by});
    }
    undone_.push_back(std::move(taken));
    played_->rewind(answer.ply);
    ++plan_.undos;
    const Standing standing = standingOf(match()->status());
    wait([&](Journal& journal, Journal::Done done) { journal.rewind(answer.ply, standing, std::move(done)); },
         &MatchSession::showTakenBack);
    return true;
}

void MatchSession::showTakenBack() {
    refresh();
    seen_ = orders();
    emit takenBack(static_cast<int>(played_->ply()));
    goOn();
}

/// What the others had answered comes back as well: it was seen, and to let them think anew would be to
/// choose among their moves.
bool MatchSession::redo() {
    if (!canRedo()) return false;
    const std::vector<PlayedText> again = std::move(undone_.back());
    undone_.pop_back();
    stopWaiting();
    std::vector<Standing> standings;
    for (const PlayedText& action : again) {
        played_->play(action.action, action.by);
        standings.push_back(standingOf(match()->status()));
    }
    const auto keep = [&](Journal& journal, Journal::Done done) {
        for (std::size_t i = 0; i + 1 < again.size(); ++i) journal.keep(again[i], standings[i], [] {});
        journal.keep(again.back(), standings.back(), std::move(done));
    };
    redone_ = again.size();
    wait(keep, &MatchSession::showPlayedAgain);
    return true;
}

void MatchSession::showPlayedAgain() {
    const auto& actions = match()->actions();
    refresh();
    seen_ = orders();
    for (std::size_t ply = actions.size() - redone_; ply < actions.size(); ++ply)
        emit shown(text(actions[ply]));
    goOn();
}

}  // namespace boneyard::ui
