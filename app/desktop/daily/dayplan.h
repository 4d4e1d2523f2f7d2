// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>
#include <optional>
#include <stop_token>

#include "common/matchplan.h"
#include "kit/phrase.h"

namespace boneyard {
struct GameEntry;
}

namespace boneyard::ui {

/// How a date is written in the store and in the number of its deal.
QString dayText(QDate date);

/// The number of the bots' level in every deal of the day: good enough that a point is worth something, and
/// not so strong that a day is lost before it begins.
int dayLevel();

/// The rules of a game's deal of the day, in the game's own words. A day should take minutes: it is a single
/// round where the game has that among its sets of rules, else its short match, else its usual one, always a
/// whole thing.
kit::Phrase dayRules(const GameEntry& game);

/// The match that a date has in store: the person on seat 0, against two bots where the game has so many
/// seats. It counts: no hints, nothing is taken back; so it is in the statistics as well.
MatchPlan planOfDay(QDate date, const GameEntry& game);

/// The same once more, for practice: who knows the tiles is judged by nothing.
MatchPlan practiceOfDay(QDate date, const GameEntry& game);

/// How far the strongest bot comes ahead in the person's place, against the same bots and with the same
/// tiles, on the average over several plays. The same on every machine. Nothing when it was asked to stop.
std::optional<double> parOf(const MatchPlan& plan, const std::stop_token& stop = {});

}  // namespace boneyard::ui
