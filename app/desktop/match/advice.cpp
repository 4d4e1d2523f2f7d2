// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/advice.h"

#include <algorithm>
#include <cmath>

#include "bots/level.h"
#include "common/actiontext.h"
#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

/// The name of the group of the mark that is nearest to a place; empty without any.
std::string nearestGroup(const kit::Scene& scene, double x, double y) {
    std::string group;
    double least = 0;
    for (const kit::Mark& mark : scene.marks) {
        const double distance = std::hypot(mark.pose.x - x, mark.pose.y - y);
        if (group.empty() || distance < least) {
            group = mark.group;
            least = distance;
        }
    }
    return group;
}

}  // namespace

Advice::Advice(MatchState& state, Turn& turn, Selection& selection, MatchJournal& journal, QObject* parent)
    : QObject(parent),
      state_(state),
      turn_(turn),
      selection_(selection),
      journal_(journal),
      thinker_(&make_bot) {
    connect(&worker_, &BotWorker::decided, this, &Advice::onDecided);
    connect(&turn_, &Turn::changed, this, [this] {
        if (worker_.thinking() && (!state_.played || asked_ != now())) worker_.cancel();
    });
}

void Advice::hint() {
    if (state_.played && !state_.plan.casual) {
        emit said(tr("This match is rated: there are no hints."));
        return;
    }
    if (!turn_.mayAct() || worker_.thinking()) return;  // it is coming
    ++state_.plan.hints;
    journal_.countHint();
    asked_ = now();
    worker_.think(asked_, thinker_(state_.match(), static_cast<kit::Seat>(turn_.viewer()),
                                   bots::strongest().number, state_.match().setup().deal));
}

void Advice::onDecided(const Ticket& ticket, const QString& action) {
    if (!state_.played || ticket != now() || !turn_.mayAct()) return;
    const kit::Scene& scene = selection_.scene();
    const std::string wanted = action.toStdString();
    const QString reason = say(state_.match().why(static_cast<kit::Seat>(turn_.viewer()), wanted));
    const QString tile = tileOfAction(scene, wanted);
    QString what = actionText(scene, wanted);
    const auto choice = std::find_if(scene.choices.begin(), scene.choices.end(),
                                     [&](const kit::Choice& offered) { return offered.action == wanted; });
    if (choice != scene.choices.end() && choice->tiles.size() > 1)  // a single one would be laid by itself
        selection_.chooseAll(choice->tiles);
    const bool ended = what.endsWith(u'.') || what.endsWith(u'!');
    if (!reason.isEmpty()) what += QLatin1String(ended ? " " : ". ") + reason;
    emit hinted(tile, action, what);
    emit told(what);
}

void Advice::refuse(const QString& tile, double x, double y) {
    if (turn_.phase() == Turn::BotTurn) {
        //: %1 is a player
        emit said(tr("It is the turn of %1.").arg(turn_.name()));
    }
    if (turn_.phase() != Turn::YourTurn) return;
    const kit::Phrase why = state_.match().why_not(static_cast<kit::Seat>(turn_.viewer()), tile.toStdString(),
                                                   nearestGroup(selection_.scene(), x, y));
    if (!why.empty()) emit said(say(why));
}

void Advice::refuseChosen() {
    if (selection_.count() > 1 && turn_.mayAct()) emit said(say(state_.match().info().gathering.none));
}

}  // namespace boneyard::ui
