// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/words.h"

#include <algorithm>

namespace boneyard::dominoes {

using kit::Phrase;

Phrase why_not_now(bool playing, bool own_turn) {
    if (!playing) return say(QT_TRANSLATE_NOOP("dominoes", "The round is over."));
    if (!own_turn) return say(QT_TRANSLATE_NOOP("dominoes", "It is not your turn."));
    return {};
}

Phrase why_not_in_hand() { return say(QT_TRANSLATE_NOOP("dominoes", "That tile is not in your hand.")); }

Phrase why_highest_opens(const TileSet& hand) {
    const Tile opener = opening_tile(hand);
    const kit::PhraseArg tile = tile_text(opener);
    //: %1 is a domino, as 6-6
    const auto by_double = QT_TRANSLATE_NOOP("dominoes", "The highest double opens: lay %1.");
    //: No player has a double; %1 is a domino, as 5-6
    const auto by_weight =
        QT_TRANSLATE_NOOP("dominoes", "Nobody has a double, so the heaviest tile opens: lay %1.");
    return say(is_double(opener) ? by_double : by_weight, {tile});
}

Phrase why_not_there() { return say(QT_TRANSLATE_NOOP("dominoes", "Nothing can be laid there.")); }

Phrase why_not_number(int joins) {
    //: An end of the line; %1 is the number that joins there
    return say(QT_TRANSLATE_NOOP("dominoes", "This end takes a %1."), {joins});
}

Phrase why_nowhere(Tile tile) {
    //: %1 is a domino, as 2-3
    return say(QT_TRANSLATE_NOOP("dominoes", "No open end takes %1."), {tile_text(tile)});
}

bool can_lay(const std::vector<Action>& actions, Tile tile, std::string_view group) {
    return std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
        if (action.tile != tile || !action.lays()) return false;
        return group.empty() || group == (action.kind == Action::Kind::Open ? "open" : arm_name(action.arm));
    });
}

kit::Reason hands_reason() {
    //: Why points are scored, after their number: for what the hands held at the end, where the winner's own
    //: may be taken off what the others held
    return {"hands", say(QT_TRANSLATE_NOOP("dominoes", "for winning the round"))};
}

Phrase why_plain(const TileSet& hand, const TileSet& fits, const std::vector<Action>& actions,
                 const Action& action) {
    if (action.kind == Action::Kind::Next) return {};
    if (!action.lays()) {
        if (!(hand & fits).empty()) return {};
        return say(QT_TRANSLATE_NOOP("dominoes", "Nothing in your hand fits."));
    }
    if (hand.count() == 1) return say(QT_TRANSLATE_NOOP("dominoes", "You go out with it."));
    const bool others = std::any_of(actions.begin(), actions.end(), [&](const Action& other) {
        return other.kind != action.kind || other.tile != action.tile;
    });
    if (others) return {};
    if (actions.size() == 1) return say(QT_TRANSLATE_NOOP("dominoes", "It is the only move."));
    return say(QT_TRANSLATE_NOOP("dominoes", "It is the only tile that fits."));
}

}  // namespace boneyard::dominoes
