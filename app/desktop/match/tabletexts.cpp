// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/tabletexts.h"

#include <algorithm>
#include <utility>

#include "common/words.h"

namespace boneyard::ui {

QString TableTexts::prompt() const {
    if (!state_.played) return {};
    if (acts_) return say(scene_.prompt, &state_.players());
    const kit::Status status = state_.match().status();
    if (status.match_over()) return tr("The match is over.");
    if (status.round_over()) return tr("The round is over.");
    //: A line that says what happens now; %1 is a player
    return status.to_move == kit::kNobody ? QString()
                                          : tr("It is %1's turn.").arg(state_.players().name(status.to_move));
}

QString TableTexts::passed() const {
    if (!state_.played || seat_ == kit::kNobody || state_.match().status().round_over()) return {};
    const Narrator::LastMove last = state_.narrator().lastMove(seat_);
    if (!last.pass || state_.played->history()[static_cast<std::size_t>(last.ply)].by != By::Necessity)
        return {};
    //: Before what is to be done now: the game has passed for the player, who may not have seen it
    return tr("You passed: nothing fitted.");
}

QString TableTexts::drawing() const {
    const auto& all = scene_.choices;
    const auto draw = std::find_if(all.begin(), all.end(),
                                   [](const kit::Choice& one) { return one.kind == kit::ChoiceKind::Draw; });
    return draw == all.end() ? QString() : say(draw->label);
}

QString TableTexts::roundKind() const {
    return state_.played ? Narrator::roundKind(state_.match().status().round_kind) : QString();
}

QString TableTexts::stage() const { return scene_.stage.empty() ? roundKind() : say(scene_.stage); }

QString TableTexts::stageBrief() const {
    return scene_.stage_brief.empty() ? roundKind() : say(scene_.stage_brief);
}

QString TableTexts::handNote() const { return say(scene_.hand_note); }
QString TableTexts::handAim() const { return say(scene_.hand_aim); }
QString TableTexts::question() const { return say(scene_.question.title, &state_.players()); }
QString TableTexts::questionText() const { return say(scene_.question.meaning, &state_.players()); }
QString TableTexts::suit() const { return text(scene_.suit); }
QString TableTexts::suitSpoken() const { return say(scene_.suit_spoken); }
QString TableTexts::suitMeaning() const { return say(scene_.suit_meaning); }

void TableTexts::show(int seat, bool acts) {
    seat_ = seat;
    acts_ = acts;
    const QString note = say(scene_.note, &state_.players());
    if (std::exchange(note_, note) != note) emit noteChanged();
    emit changed();
}

}  // namespace boneyard::ui

#include "moc_tabletexts.cpp"
