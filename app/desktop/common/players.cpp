// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/players.h"

#include <algorithm>

#include "bots/level.h"
#include "common/medallions.h"
#include "common/words.h"
#include "kit/setup.h"

namespace boneyard::ui {

Players Players::usual(int seats) {
    Players players;
    for (int seat = 0; seat < seats; ++seat) players.append({.name = {}, .human = seat == 0});
    return players;
}

Players Players::usualFrom(int you, int seats, const QString& sign) {
    Players around = usual(seats);
    around.front().medallion = sign;
    const QStringList signs = around.medallions();
    Players players = around;
    for (int place = 0; place < seats; ++place) {
        Player& player = players[(you + place) % seats];
        player = around[place];
        player.medallion = signs[place];
        if (!player.human) player.called = place;
    }
    return players;
}

int Players::humans() const {
    return static_cast<int>(std::count_if(begin(), end(), [](const Player& player) { return player.human; }));
}

int Players::firstPerson() const {
    const auto person = std::find_if(begin(), end(), [](const Player& player) { return player.human; });
    return person != end() ? static_cast<int>(person - begin()) : int{kit::kNobody};
}

int Players::onlyPerson() const { return humans() == 1 ? firstPerson() : int{kit::kNobody}; }

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
    return tr(kNames[static_cast<std::size_t>(usualSeat(seat)) % std::size(kNames)]);
}

const kit::Manner* Players::manner(int seat, const kit::GameInfo& game) const {
    if (seat < 0 || seat >= size() || at(seat).human || game.manners.empty()) return nullptr;
    return &game.manners[static_cast<std::size_t>(usualSeat(seat)) % game.manners.size()];
}

QString Players::character(int seat, const kit::GameInfo& game) const {
    const bots::Level* level =
        seat >= 0 && seat < size() && !at(seat).human ? bots::find_level(at(seat).level) : nullptr;
    if (level == nullptr) return {};
    //: What is said of a computer's player: %1 is its level, as "Expert", %2 a sentence on how it plays
    const QString plays = tr("%1: %2").arg(say(level->name), say(level->blurb));
    const kit::Manner* leaning = manner(seat, game);
    return leaning != nullptr ? plays + QLatin1Char(' ') + say(leaning->words) : plays;
}

QStringList Players::medallions() const {
    const QStringList& all = ui::medallions();
    QStringList signs(size());
    for (qsizetype seat = 0; seat < size(); ++seat) {
        const QString& chosen = at(seat).medallion;
        if (all.contains(chosen) && !signs.contains(chosen)) signs[seat] = chosen;
    }
    // its own before any other: where somebody has taken that, nobody else is to change for it
    for (qsizetype seat = 0; seat < std::min(size(), all.size()); ++seat) {
        if (signs[seat].isEmpty() && !signs.contains(all[seat])) signs[seat] = all[seat];
    }
    for (QString& sign : signs) {
        if (!sign.isEmpty()) continue;
        const auto free =
            std::find_if(all.begin(), all.end(), [&](const QString& one) { return !signs.contains(one); });
        if (free != all.end()) sign = *free;
    }
    return signs;
}

QString levelName(int level) {
    const bots::Level* found = bots::find_level(level);
    return found != nullptr ? say(found->name) : QString();
}

}  // namespace boneyard::ui
