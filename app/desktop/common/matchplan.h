// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/challenge.h"
#include "common/players.h"
#include "kit/setup.h"

namespace boneyard::ui {

/// Who made an action.
enum class By {
    Person,
    Necessity,  ///< a person's, but there was nothing to choose and nobody was asked
    Bot,
    Nobody,  ///< going on to the next round
};

/// An action that was played before.
struct PlayedText {
    std::string action;
    By by = By::Person;

    bool operator==(const PlayedText&) const = default;
};

/// How somebody has put the tiles of their hand.
struct Rack {
    QStringList tiles;      ///< in the order that the player gave them
    bool arranged = false;  ///< they stand by what they make together instead

    bool operator==(const Rack&) const = default;
};
using Racks = QMap<int, Rack>;  ///< by seat

/// All that a match is started from, or gone on with.
struct MatchPlan {
    QString gameId;
    int seats = 2;
    std::optional<std::uint64_t> deal;  ///< nothing: a new one
    kit::GivenOptions options;
    Players players;
    std::vector<std::string> deck = {};   ///< the first round's tiles in order; empty: shuffled by the deal
    std::vector<PlayedText> played = {};  ///< what was played already
    bool casual = true;                   ///< hints and undo are allowed; else it is rated
    int hints = 0;                        ///< asked for already
    int undos = 0;                        ///< done already
    Racks racks = {};                     ///< in the round that it has come to
    int stored = 0;                       ///< its number in the store; 0: it is not there yet
    bool keep = true;                     ///< it goes into the store
    QString day = {};  ///< the date whose deal of the day it is, as "2026-11-26", where it counts as that
    std::optional<Challenge> challenge =
        {};                ///< somebody played the same from the same seat, and asks for more
    bool counts = true;    ///< the statistics take it in, where it comes to the store
    bool coached = false;  ///< a coach has a word about moves that cost much
};

/// What has been played of it, as the core keeps a match. A deal that is still to be chosen is 0.
kit::Record recordOf(const MatchPlan& plan);

}  // namespace boneyard::ui
