// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// From whose place a match is looked at, and what can be done from there.

#include <algorithm>
#include <utility>

#include "common/actiontext.h"
#include "history/replay.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr double kUndrawn = 1.6;  // the aspect of a scene of which nothing is drawn

bool lays(const kit::Scene& scene, const std::string& action) {
    return std::any_of(scene.spots.begin(), scene.spots.end(),
                       [&](const kit::Spot& spot) { return spot.action == action; });
}

/// Of what stands in the scene: the sign that a press on does this; -1: none.
int pileOf(const kit::Scene& scene, const std::string& action) {
    const auto mark = std::find_if(scene.marks.begin(), scene.marks.end(), [&](const kit::Mark& one) {
        return one.kind == kit::MarkKind::Pile && one.action == action;
    });
    return mark == scene.marks.end() ? -1 : static_cast<int>(mark - scene.marks.begin());
}

bool draws(const kit::Scene& scene, const std::string& action) {
    return std::any_of(scene.choices.begin(), scene.choices.end(), [&](const kit::Choice& choice) {
        return choice.kind == kit::ChoiceKind::Draw && offers(choice, action);
    });
}

}  // namespace

bool Replay::mayBeSeen(int eyes) const {
    const Players& all = players();
    if (over_ || all.humans() == 0) return eyes >= kEveryHand && eyes < all.size();
    return all.isHuman(eyes);
}

QVariantList Replay::allEyes() const {
    QVariantList all;
    if (!active()) return all;
    //: Whose tiles one sees in a replay
    const QString open = tr("All hands");
    if (mayBeSeen(kEveryHand)) all.append(QVariantMap{{u"value"_s, kEveryHand}, {u"label"_s, open}});
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

QVariantList Replay::unlaid(const QString& played, const QString& better) {
    QVariantList all;
    if (!active() || match()->status().to_move == kit::kNobody) return all;
    const kit::Scene scene = match()->scene(match()->status().to_move, kUndrawn);
    const auto add = [&](const QString& text, bool isBetter) {
        const std::string action = text.toStdString();
        if (action.empty() || lays(scene, action)) return;
        QVariantMap mark{{u"better"_s, isBetter}, {u"place"_s, u"seat"_s}};
        if (const int pile = pileOf(scene, action); pile >= 0 && pile < table_.marks()->count()) {
            mark[u"place"_s] = u"pile"_s;
            mark[u"px"_s] = table_.marks()->at(pile, u"px"_s);
            mark[u"py"_s] = table_.marks()->at(pile, u"py"_s);
        } else if (draws(scene, action)) {
            mark[u"place"_s] = u"stock"_s;
        }
        all.append(mark);
    };
    add(played, false);
    if (better != played) add(better, true);
    return all;
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
