// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "setup/exampletable.h"

#include "common/example.h"
#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

constexpr std::size_t kPieces = 16;  // so many that arms, bends and melds are seen

}  // namespace

void ExampleTable::setSetup(MatchSetup* setup) {
    if (setup == setup_) return;
    if (setup_ != nullptr) setup_->disconnect(this);
    setup_ = setup;
    if (setup != nullptr) {
        connect(setup, &MatchSetup::changed, this, &ExampleTable::look);
        connect(setup, &MatchSetup::gameChanged, this, &ExampleTable::look);
        look();
    }
    emit setupChanged();
}

void ExampleTable::look() {
    const MatchPlan plan = setup_->plan();
    if (plan.gameId == gameId_ && plan.seats == seats_ && plan.options == options_) return;
    const auto example = exampleOf(plan.gameId.toStdString(), plan.seats, plan.options, kPieces);
    if (!example) return;
    gameId_ = plan.gameId;
    seats_ = plan.seats;
    options_ = plan.options;
    face_ = text(find_game(plan.gameId.toStdString())->info.face);
    picture_ = pictureOf(example->table);
    hand_.clear();
    for (const kit::HandTile& tile : example->hand) hand_.append(faceMap(tile.face));
    emit changed();
}

}  // namespace boneyard::ui

#include "moc_exampletable.cpp"
