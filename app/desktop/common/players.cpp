// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/players.h"

#include <algorithm>

#include "bots/level.h"
#include "common/words.h"
#include "kit/seat.h"

namespace boneyard::ui {

Players Players::usual(int seats) {
    Players players;
    for (int seat = 0; seat < seats; ++seat) players.append({.name = {}, .human = seat == 0});
    return players;
}

int Players::humans() const {
    return static_cast<int>(std::count_if(begin(), end(), [](const Player& player) { return player.human; }));
}

int Players::onlyPerson() const {
    if (humans() != 1) return kit::kNobody;
    const auto person = std::find_if(begin(), end(), [](const Player& player) { return player.human; });
    return static_cast<int>(person - begin());
}

bool Players::isYou(int seat) const { return isHuman(seat) && humans() == 1 && at(seat).name.isEmpty(); }

//: The name of one of several persons at the table; %L1 is 1, 2, ...
QString Players::seatName(int seat) { return tr("Player %L1").arg(seat + 1); }

QString Players::name(int seat) const {
    if (seat < 0 || seat >= size()) return {};
    if (!at(seat).name.isEmpty()) return at(seat).name;
    //: The name of the only person at the table
    if (isYou(seat)) return tr("You");
    if (isHuman(seat)) return seatName(seat);
    //: Names of the computer's players, one for each seat: any short first names will do
    static const char* const kNames[] = {QT_TR_NOOP("Ada"),  QT_TR_NOOP("Bruno"), QT_TR_NOOP("Cleo"),
                                         QT_TR_NOOP("Dora"), QT_TR_NOOP("Emil"),  QT_TR_NOOP("Flora")};
    return tr(kNames[static_cast<std::size_t>(seat) % std::size(kNames)]);
}

QString levelName(int level) {
    const bots::Level* found = bots::find_level(level);
    return found != nullptr ? say(found->name) : QString();
}

}  // namespace boneyard::ui
