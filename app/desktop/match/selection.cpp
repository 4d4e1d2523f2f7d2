// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/selection.h"

#include <algorithm>
#include <utility>

namespace boneyard::ui {

Selection::Selection(Table& table, QObject* parent) : QObject(parent), table_(table), hand_(*table.hand()) {
    connect(&hand_, &HandModel::chosenChanged, this, &Selection::countChanged);
}

void Selection::follow() {
    if (!gathers() && count() > 1) hand_.chooseOnly(-1);
    const QStringList chosen = hand_.chosen();
    choices_.show(table_.scene(), chosen);
    showSpots(chosen.size() == 1 ? chosen.front() : QString());
    emit changed();
}

/// One chosen tile has its spots; what can be done with all of them are choices.
void Selection::showChosen() {
    const QStringList chosen = hand_.chosen();
    choices_.show(table_.scene(), chosen);
    const QString sole = chosen.size() == 1 ? chosen.front() : QString();
    if (sole != tile_) showSpots(sole);
}

void Selection::showSpots(const QString& tile) {
    const bool another = std::exchange(tile_, tile) != tile;
    const int before = spot();
    // What was gone to stays so where the same lies there anew: in a window of another size, say.
    const bool pointing = pointed_ >= 0 && spots_.inOnePlace(before, pointed_);
    const QString meant = another ? QString() : spots_.action(pointing ? before_ : before);
    pointed_ = -1;
    spots_.show(table_.scene(), tile);
    spots_.setCurrent(spots_.count() == 1 ? 0 : spots_.rowOf(meant));
    if (another) emit tileChanged();
    if (spot() != before) emit spotChanged();
    tellTurned();
}

void Selection::setTile(const QString& tile) {
    if (tile == tile_ && count() <= 1) return;
    hand_.chooseOnly(hand_.rowOf(tile));
    showChosen();
}

void Selection::offer(const QString& tile) {
    setTile(tile);
    offered_ = tile;
}

void Selection::tap(int row) {
    const bool offered = !tile_.isEmpty() && std::exchange(offered_, QString()) == tile_;
    const bool was = hand_.isChosen(row) && !offered;
    if (gathers()) {
        hand_.choose(row, !was);
    } else {
        hand_.chooseOnly(was ? -1 : row);
    }
    showChosen();
}

void Selection::choose(int row, bool alone) {
    if (alone) {
        hand_.chooseOnly(row);
    } else {
        hand_.choose(row, true);
    }
    showChosen();
}

void Selection::chooseAll(std::vector<std::string> tiles) {
    hand_.chooseOnly(-1);
    for (int row = 0; row < hand_.count(); ++row) {
        const std::string tile = hand_.at(row, QStringLiteral("tile")).toString().toStdString();
        const auto found = std::find(tiles.begin(), tiles.end(), tile);
        if (found == tiles.end()) continue;
        tiles.erase(found);
        hand_.choose(row, true);
    }
    showChosen();
}

void Selection::setSpot(int row) {
    const int before = spot();
    spots_.setCurrent(row);
    if (spot() != before) emit spotChanged();
    tellTurned();
}

int Selection::aim(double x, double y, double maxDistance) {
    setSpot(spots_.nearest(x, y, maxDistance));
    return spot();
}

void Selection::pointAt(int row) {
    const bool chosen = pointed_ >= 0 && spots_.inOnePlace(spot(), pointed_);
    if (spots_.inOnePlace(row, pointed_) && (chosen || row < 0)) return;
    if (!chosen) before_ = spot();
    pointed_ = row;
    if (row >= 0) {
        setSpot(row);
    } else if (chosen) {
        setSpot(before_);
    }
    tellTurned();
}

void Selection::turn(int step) {
    const bool pointing = pointed_ >= 0 && spots_.inOnePlace(spot(), pointed_);
    setSpot(pointing ? spots_.turned(spot(), step) : spots_.cycled(step));
}

void Selection::turnPlace(int row) {
    const int next = spots_.turned(row, 1);
    if (spot() >= 0 && spots_.inOnePlace(spot(), row)) {
        setSpot(next);
    } else if (next >= 0) {
        spots_.bringToFront(next);
    }
}

void Selection::tellTurned() {
    const bool turned = pointed_ >= 0 && spot() != pointed_ && spots_.inOnePlace(spot(), pointed_);
    const int before = std::exchange(turned_, turned ? spot() : -1);
    if (turned_ != before) emit turnedUnderChanged();
}

void Selection::cycle(int step) { setSpot(spots_.cycled(step)); }

void Selection::walk(int step) {
    spots_.showBest();
    setSpot(spots_.walked(step));
}

}  // namespace boneyard::ui

#include "moc_selection.cpp"
