// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// From whose place a match is looked at, and what can be done from there.

#include <utility>

#include "history/replay.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

bool Replay::mayBeSeen(int eyes) const {
    const Players& all = players();
    if (over_ || all.humans() == 0) return eyes >= kEveryHand && eyes < all.size();
    return all.isHuman(eyes);
}

QVariantList Replay::allEyes() const {
    QVariantList all;
    if (!active()) return all;
    //: Whose tiles one sees in a replay
    if (mayBeSeen(kEveryHand))
        all.append(QVariantMap{{u"value"_s, kEveryHand}, {u"label"_s, tr("All hands")}});
    for (int seat = 0; seat < players().size(); ++seat) {
        if (!mayBeSeen(seat)) continue;
        //: Whose tiles one sees in a replay; the player is called "You"
        QString label = players().isYou(seat) ? tr("Only my hand")
                                              //: Whose tiles one sees in a replay; %1 is a player
                                              : tr("Only %1").arg(players().name(seat));
        all.append(QVariantMap{{u"value"_s, seat}, {u"label"_s, label}});
    }
    return all;
}

void Replay::setEyes(int eyes) {
    if (!active() || eyes == eyes_ || !mayBeSeen(eyes)) return;
    eyes_ = eyes;
    const bool moved = eyes != kEveryHand && std::exchange(seat_, eyes) != eyes;
    draw();
    emit eyesChanged();
    if (moved) tellSeat();
}

void Replay::setSeat(int seat) {
    if (!active() || seat == seat_ || seat < 0 || seat >= players().size() || !mayBeSeen(seat)) return;
    if (eyes_ != kEveryHand) return setEyes(seat);
    seat_ = seat;
    draw();
    tellSeat();
}

/// The choice that was looked at was another player's.
void Replay::tellSeat() {
    emit seatChanged();
    if (std::exchange(ahead_, false)) emit captionChanged();
}

QVariantList Replay::ghosts(const QString& played, const QString& better) const {
    return active() ? table_.ghosts(played.toStdString(), better.toStdString()) : QVariantList();
}

QVariant Replay::planFromHere() const {
    if (!active()) return {};
    MatchPlan plan = state_.plan;
    const QStringList signs = players().medallions();
    plan.played.assign(actions_.begin(), actions_.begin() + ply());
    for (int seat = 0; seat < plan.players.size(); ++seat) {
        Player& player = plan.players[seat];
        player.medallion = signs.value(seat);
        // Nobody else can be "You"; and who is called so, is so in any language.
        if (players().isYou(seat) || (seat == seat_ && !player.human))
            player.name.clear();
        else if (player.human)
            player.name = players().name(seat);
        player.human = seat == seat_;
    }
    plan.casual = true;
    plan.coached = false;
    plan.hints = plan.undos = plan.stored = 0;
    plan.racks.clear();
    plan.day.clear();
    plan.challenge.reset();
    plan.counts = false;  // one has seen how it went on
    plan.keep = true;
    return QVariant::fromValue(plan);
}

QString Replay::whosePlace() const {
    if (!active() || players().isYou(seat_)) return {};
    //: Said when somebody plays on from a position of a match that was looked at; %1 is whose seat they take
    return tr("You play %1's tiles now.").arg(players().name(seat_));
}

}  // namespace boneyard::ui
