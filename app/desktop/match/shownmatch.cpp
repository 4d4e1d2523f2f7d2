// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/shownmatch.h"

#include <utility>

#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

ShownMatch::ShownMatch(QObject* parent) : QObject(parent) {
    connect(this, &ShownMatch::textsChanged, &roundEnd_, &RoundEnd::changed);
}

QString ShownMatch::gameName() const { return active() ? say(state_.match().info().name) : QString(); }
QString ShownMatch::deal() const {
    return active() ? QString::number(state_.match().setup().deal) : QString();
}

GatheringWords ShownMatch::gathering() const {
    GatheringWords words;
    if (!active() || state_.match().info().gathering.none.empty()) return words;
    const kit::Gathering& game = state_.match().info().gathering;
    words.kind = static_cast<int>(game.kind);
    words.place = say(game.place);
    words.which = say(game.which);
    words.none = say(game.none);
    words.arrange = say(game.arrange);
    if (!game.arrange.empty()) words.arrangeKey = QLatin1Char(game.arrange_key);
    words.arrangeOrNot = say(game.arrange_or_not);
    words.arrangeNone = say(game.arrange_none);
    return words;
}

std::unique_ptr<PlayedMatch> ShownMatch::setUp(const MatchPlan& plan, std::uint64_t deal) {
    auto match = new_match(plan.gameId.toStdString(), plan.seats, deal, plan.options, plan.deck);
    if (!match) {
        emit said(QString::fromStdString(match.error().message));
        return nullptr;
    }
    auto played = std::make_unique<PlayedMatch>(std::move(match).value());
    for (const PlayedText& before : plan.played) {
        if (played->play(before.action, before.by) != nullptr) continue;
        //: %1 is an action in the words of the file, as "place 3-4 left"
        emit said(tr("This match cannot be continued: \"%1\" is against the rules at that point.")
                      .arg(text(before.action)));
        return nullptr;
    }
    return played;
}

void ShownMatch::show(const Eyes& eyes) {
    round_ = active() ? state_.match().status().round : 1;
    table_.show(eyes);
    scoreSheet_.show();
}

}  // namespace boneyard::ui

#include "moc_shownmatch.cpp"
