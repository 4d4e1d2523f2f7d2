// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/shownmatch.h"

#include <utility>

#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

ShownMatch::ShownMatch(QObject* parent) : QObject(parent) {
    connect(this, &ShownMatch::started, &game_, &MatchGame::changed);
    connect(this, &ShownMatch::textsChanged, &game_, &MatchGame::changed);
    connect(this, &ShownMatch::textsChanged, &roundEnd_, &RoundEnd::changed);
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

void ShownMatch::show(const Viewpoint& viewpoint) {
    round_ = active() ? state_.match().status().round : 1;
    table_.show(viewpoint);
    scoreSheet_.show();
}

}  // namespace boneyard::ui

#include "moc_shownmatch.cpp"
