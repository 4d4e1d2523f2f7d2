// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/takeback.h"

#include <utility>

#include "common/words.h"

namespace boneyard::ui {

TakeBack::TakeBack(MatchState& state, Turn& turn, MatchJournal& journal, QObject* parent)
    : QObject(parent), state_(state), turn_(turn), journal_(journal) {
    connect(&turn_, &Turn::changed, this, &TakeBack::changed);
}

/// Between two people it is the one who has just played: nobody else has looked yet.
PlayedMatch::UndoAnswer TakeBack::answer() const {
    const int seat = turn_.lastViewer();
    return state_.played && state_.players().isHuman(seat)
               ? state_.played->undoFor(static_cast<kit::Seat>(seat))
               : PlayedMatch::UndoAnswer{};
}

bool TakeBack::possible() const { return state_.plan.casual && answer().bar == PlayedMatch::UndoBar::None; }

QString TakeBack::whyNot() const {
    if (state_.played && !state_.plan.day.isEmpty())
        return tr("The deal of the day counts: moves cannot be taken back.");
    if (state_.played && state_.plan.challenge) return tr("This is a challenge: moves cannot be taken back.");
    if (state_.played && !state_.plan.casual) return tr("This match is rated: moves cannot be taken back.");
    switch (answer().bar) {
        case PlayedMatch::UndoBar::None:
            return {};
        case PlayedMatch::UndoBar::NothingPlayed:
            return tr("There is nothing to take back yet.");
        case PlayedMatch::UndoBar::HandedOver:
            return tr("You cannot take back another player's move.");
    }
    return {};
}

bool TakeBack::undo() {
    if (journal_.writing()) return false;
    if (!possible()) {
        if (state_.played) emit said(whyNot());
        return false;
    }
    const std::size_t ply = answer().ply;
    const int round = state_.match().status().round;
    turn_.stop();
    emit begun();
    PlayedMatch& played = *state_.played;
    std::vector<PlayedText> taken;
    for (std::size_t i = ply; i < played.ply(); ++i)
        taken.push_back({played.match().actions()[i], played.history()[i].by});
    undone_.push_back(std::move(taken));
    played.rewind(ply);
    ++state_.plan.undos;
    const int now = played.match().status().round;
    journal_.rewind(ply, standingOf(played.match().status()), [this, ply, round, now] {
        emit undone(static_cast<int>(ply));
        //: A move was taken back, and with it the end of a round; %L1 is the number of the round that is
        //: played again
        if (now < round) emit said(tr("Back in round %L1.").arg(now));
    });
    return true;
}

/// What the others had answered comes back as well: it was seen, and to let them think anew would be to
/// choose among their moves.
bool TakeBack::redo() {
    if (!canRedo()) return false;
    const std::vector<PlayedText> again = std::move(undone_.back());
    undone_.pop_back();
    turn_.stop();
    emit begun();
    std::vector<Kept> kept;
    QStringList actions;
    for (const PlayedText& action : again) {
        state_.played->play(action.action, action.by);
        kept.push_back({action, standingOf(state_.match().status())});
        actions.append(text(action.action));
    }
    journal_.keep(kept, [this, actions] { emit redone(actions); });
    return true;
}

}  // namespace boneyard::ui

#include "moc_takeback.cpp"
