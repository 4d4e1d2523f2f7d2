// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said to a player: why something cannot be done. What speaks for a move is in why.cpp.

#include <algorithm>

#include "kit/action_text.h"
#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

/// A group of spots: "discard", "meld 3", "joker 3".
struct Group {
    enum class Kind : std::uint8_t { None, Discard, Meld, Joker };
    Kind kind = Kind::None;
    std::uint8_t meld = 0;
};

Group parse_group(const Table& table, std::string_view text) {
    kit::ActionWords words(text);
    const std::string_view kind = words.next();
    if (kind == "discard") return {Group::Kind::Discard};
    const auto meld = kit::parse_number(words.next());
    if (!meld || *meld < 0 || *meld >= table.meld_count) return {};
    const auto index = static_cast<std::uint8_t>(*meld);
    if (kind == "meld") return {Group::Kind::Meld, index};
    return kind == "joker" ? Group{Group::Kind::Joker, index} : Group{};
}

bool goes_to(const Action& action, const Group& group) {
    switch (group.kind) {
        case Group::Kind::Discard:
            return action.kind == Action::Kind::Discard;
        case Group::Kind::Meld:
            return action.kind == Action::Kind::Add && action.target == group.meld;
        case Group::Kind::Joker:
            return action.kind == Action::Kind::Swap && action.target == group.meld;
        case Group::Kind::None:
            break;
    }
    return action.kind == Action::Kind::Discard || action.kind == Action::Kind::Add ||
           action.kind == Action::Kind::Swap;
}

/// True when the tile may go there.
bool is_legal(const View& view, Tile tile, const Group& group) {
    std::vector<Action> actions;
    Game::legal(view, actions);
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Action& action) { return action.tile == tile && goes_to(action, group); });
}

/// True when the tile fits there, whatever else bars it.
bool fits(const Table& table, Tile tile, const Group& group) {
    const Meld& meld = table.melds[group.meld];
    if (group.kind == Group::Kind::Joker) return can_swap(meld, tile);
    return can_add(meld, tile, End::None) || can_add(meld, tile, End::Low) || can_add(meld, tile, End::High);
}

Phrase why_no_turn(const View& view) {
    if (view.table.phase == Phase::RoundOver || view.table.phase == Phase::MatchOver) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The round is over."));
    }
    if (!is_mine(view)) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It is not your turn."));
    if (view.table.phase == Phase::Upcard) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "First take the face-up tile, or pass."));
    }
    if (view.table.phase == Phase::Meld) return {};
    if (view.table.must_draw || view.table.discard_count == 0) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "First draw a tile."));
    }
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "First draw, or take the face-up tile."));
}

Phrase why_no_place(const Table& table, Tile tile, const Group& group) {
    if (table.joker_due && tile != kJoker) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The joker must be laid first."));
    }
    if (group.kind == Group::Kind::Discard || group.kind == Group::Kind::None) {
        if (table.joker_due) {
            return say(
                QT_TRANSLATE_NOOP("tiles_and_deal", "The joker must be laid: in a meld, or added to one."));
        }
        return say(
            QT_TRANSLATE_NOOP("tiles_and_deal", "The tile that you took cannot be discarded this turn."));
    }
    if (table.rules.closed) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Melds are laid only when somebody knocks."));
    }
    const Meld& meld = table.melds[group.meld];
    if (!fits(table, tile, group)) {
        return group.kind == Group::Kind::Joker && meld.jokers != 0 ? say_stands_for(meld) : say_takes(meld);
    }
    if (group.kind == Group::Kind::Joker) {
        if (table.joker_due) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The joker must be laid first."));
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "You could not lay the joker this turn."));
    }
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Then your turn could not end."));
}

}  // namespace

Phrase Game::why_not(const View& view, std::string_view tile, std::string_view group) {
    if (Phrase why = why_no_turn(view); !why.empty()) return why;
    const auto known = parse_tile(tile);
    if (!known || !view.hand().has(*known)) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "That tile is not in your hand."));
    }
    const Group place = parse_group(view.table, group);
    if (is_legal(view, *known, place)) return {};
    return why_no_place(view.table, *known, place);
}

}  // namespace boneyard::tiles_and_deal
