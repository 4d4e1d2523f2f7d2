// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the window draws of a view, and what a screen reader says for it.

#include <algorithm>
#include <array>
#include <string>

#include "tiles_and_deal/layout.h"
#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

constexpr int kSeenOfPile = 4;  ///< tiles of the discard pile that are drawn
constexpr int kFewLeft = 4;     ///< tiles of the stock from which on their number is worth a line

std::string meld_group(std::size_t meld) { return "meld " + std::to_string(meld); }
std::string joker_group(std::size_t meld) { return "joker " + std::to_string(meld); }

// ---- Pieces

/// A number that a piece keeps while it lies, whatever is added around it.
int order_in_meld(std::size_t meld, const Meld& laid, int index, Tile tile) {
    constexpr int kFirst = 100;
    constexpr int kStep = 32;
    constexpr int kJokerOfRun = 16;
    constexpr int kJokerOfSet = 20;
    const int base = kFirst + kStep * static_cast<int>(meld);
    if (laid.kind == Meld::Kind::Run) return base + laid.start + index + (tile == kJoker ? kJokerOfRun : 0);
    const int known = laid.count - laid.jokers;
    return base + (tile == kJoker ? kJokerOfSet + index - known : suit_of(tile));
}

int order_in_pile(std::size_t index, Tile tile) {
    constexpr int kFirst = 10000;
    constexpr int kStep = 64;
    return kFirst + kStep * static_cast<int>(index) + tile;
}

/// A knocker with something left over has thrown a tile; without any the last one may be of an earlier turn.
bool ended_by_throw(const Table& table) {
    return table.result.kind == Result::Kind::Win || table.result.kind == Result::Kind::Undercut;
}

void add_pile(const Table& table, kit::Scene& scene) {
    const int count = table.discard_count;
    for (int depth = std::min(count, kSeenOfPile) - 1; depth >= 0; --depth) {
        const auto index = static_cast<std::size_t>(count - 1 - depth);
        const Tile tile = table.discards[index];
        scene.pieces.push_back(
            {face_of(tile), Layout::discard(depth), kNobody, order_in_pile(index, tile), meaning_of_pile()});
    }
    const bool thrown = table.phase == Phase::Upcard || table.phase == Phase::Draw || ended_by_throw(table);
    if (count > 0 && thrown) {
        scene.last = scene.pieces.back().order;
    }
}

void add_melds(const Table& table, const Layout& layout, kit::Scene& scene) {
    for (std::size_t i = 0; i < table.meld_count; ++i) {
        const std::vector<kit::Face> faces = faces_of(table.melds[i]);
        int index = 0;
        for (const Tile tile : tiles_of(table.melds[i])) {
            scene.pieces.push_back(
                {faces[static_cast<std::size_t>(index)], layout.tile(i, place_of(table.melds[i], index)),
                 table.melds[i].owner, order_in_meld(i, table.melds[i], index, tile),
                 meaning_in(table.melds[i], tile), tile == kJoker ? joker_group(i) : meld_group(i)});
            ++index;
        }
    }
}

// ---- Spots

/// The joker that goes when `tile` takes its place. In a set it is the last one.
int index_of_joker(const Meld& meld, Tile tile) {
    if (meld.kind == Meld::Kind::Set) return place_of(meld, meld.count - 1);
    for (int place = meld.start; place <= meld.last(); ++place) {
        if (meld.joker_at(place) && tile_at(meld.base, place) == tile) return place - meld.start;
    }
    return 0;
}

kit::Spot spot_of(const Table& table, const Layout& layout, const Action& action) {
    kit::Spot spot;
    spot.action = Game::text(action);
    spot.tile = tile_text(action.tile);
    if (action.kind == Action::Kind::Discard) {
        spot.pose = Layout::discard(0);
        spot.group = "discard";
        spot.spoken = say_throw(action.tile);
        return spot;
    }
    const Meld& meld = table.melds[action.target];
    spot.joins = layout.tiles(table, action.target);
    if (action.kind == Action::Kind::Swap) {
        spot.pose = layout.tile(action.target, index_of_joker(meld, action.tile));
        spot.group = joker_group(action.target);
        spot.spoken = say_swap(action.tile);
        return spot;
    }
    spot.pose = layout.tile(action.target, action.end == End::Low ? -1 : meld.count);
    spot.group = meld_group(action.target);
    spot.spoken = say_add(meld, action.tile, action.end);
    return spot;
}

// ---- Marks

void add_pile_mark(const Table& table, const std::vector<Action>& actions, kit::Scene& scene) {
    kit::Mark mark{Layout::discard(0), "discard", kit::MarkKind::Pile, {}, say_pile(table)};
    const bool may_take = std::any_of(actions.begin(), actions.end(),
                                      [](const Action& action) { return action.kind == Action::Kind::Take; });
    if (may_take) mark.action = "take";
    mark.meaning = meaning_of_pile();
    for (std::size_t i = 0; i < table.discard_count; ++i) mark.tiles.push_back(face_of(table.discards[i]));
    scene.marks.push_back(std::move(mark));
}

/// What a meld takes, at its free ends. Where a tile of the viewer's fits at one end of a run, only that end
/// is marked: the marks of a group are open together.
void add_free_places(const Layout& layout, std::size_t at, const Meld& meld,
                     const std::vector<Action>& actions, kit::Scene& scene) {
    bool any = false;
    std::array<bool, 3> fits{};  // by end
    for (const Action& action : actions) {
        if (action.kind != Action::Kind::Add || action.target != at) continue;
        any = fits[static_cast<std::size_t>(action.end)] = true;
    }
    for (const End end : {End::None, End::Low, End::High}) {
        if (!can_add(meld, kJoker, end) || (any && !fits[static_cast<std::size_t>(end)])) continue;
        const int place = end == End::Low ? meld.start - 1 : meld.last() + 1;
        const int rank = end == End::None ? int{meld.base} : rank_of(tile_at(meld.base, place));
        scene.marks.push_back({layout.tile(at, end == End::Low ? -1 : meld.count),
                               meld_group(at),
                               kit::MarkKind::Place,
                               {rank},
                               say_takes(meld)});
        scene.marks.back().meaning = meaning_of_place(meld);
    }
}

/// Jokers that nothing in the viewer's hand can replace: there it is said what they stand for.
void add_jokers(const Layout& layout, std::size_t at, const Meld& meld, const std::vector<Action>& actions,
                kit::Scene& scene) {
    const bool swaps = std::any_of(actions.begin(), actions.end(), [at](const Action& action) {
        return action.kind == Action::Kind::Swap && action.target == at;
    });
    if (swaps) return;
    int index = 0;
    for (const Tile tile : tiles_of(meld)) {
        if (tile == kJoker) {
            scene.marks.push_back({layout.tile(at, place_of(meld, index)),
                                   joker_group(at),
                                   kit::MarkKind::Place,
                                   {},
                                   say_stands_for(meld)});
            scene.marks.back().meaning = meaning_of_joker();
        }
        ++index;
    }
}

// ---- A line

/// What cannot be put off by the player to move.
Phrase urgent_note(const Table& table) {
    if (table.phase == Phase::Upcard)
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Take the face-up tile, or pass."));
    if (table.phase == Phase::Draw && table.must_draw)
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Both passed: draw a tile."));
    if (table.joker_due)
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Lay the joker now, in a meld or on one."));
    return {};
}

/// A tile is thrown, to come nearer to what it takes to knock.
Phrase throw_prompt(const Rules& rules) {
    if (counts_to_knock(rules)) {
        //: %1: so much deadwood, what the tiles count that are in no meld, is low enough to knock
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Discard. To knock: %1 deadwood or less."),
                   {int{rules.threshold}});
    }
    if (rules.knock == Rules::Knock::One)
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Discard. To knock: one left at most."));
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Discard. To knock: none left."));
}

/// What whoever is to move is to do now.
Phrase prompt_of(const View& view, const std::vector<Action>& actions) {
    const Table& table = view.table;
    const auto may = [&](Action::Kind kind) {
        return std::any_of(actions.begin(), actions.end(),
                           [kind](const Action& action) { return action.kind == kind; });
    };
    if (!is_mine(view)) return {};
    if (Phrase urgent = urgent_note(table); !urgent.empty()) return urgent;
    if (table.phase == Phase::Draw) {
        return may(Action::Kind::Take)
                   ? say(QT_TRANSLATE_NOOP("tiles_and_deal", "Draw a tile, or take the face-up one."))
                   : say(QT_TRANSLATE_NOOP("tiles_and_deal", "Draw a tile."));
    }
    if (table.phase != Phase::Meld) return {};
    if (may(Action::Kind::Knock))
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Discard a tile, or knock to end the round."));
    if (table.rules.closed) return throw_prompt(table.rules);
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Lay melds if you like, then discard a tile."));
}

/// True until the viewer has ended the first turn of a match: all that time their deadwood stands there.
bool is_new(const View& view) {
    const Table& table = view.table;
    return table.round == 1 && view.seat != kNobody && !kit::is_over(table.phase) &&
           std::none_of(table.moves.begin(), table.moves.end(), [&](const Move& move) {
               return move.kind == Move::Kind::Throw && move.seat == view.seat;
           });
}

/// The prompt has what is urgent as well.
Phrase note_of(const View& view) {
    const Table& table = view.table;
    if (is_new(view) && !table.joker_due) {
        //: Said once: what tiles count that are in no meld
        return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                     "Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the "
                                     "others their number."));
    }
    if (is_mine(view)) {
        if (Phrase urgent = urgent_note(table); !urgent.empty()) return urgent;
    }
    if (table.phase == Phase::Meld && table.stock_count == 0) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The boneyard is empty: this is the last turn."));
    }
    if ((table.phase == Phase::Draw || table.phase == Phase::Meld) && table.stock_count <= kFewLeft) {
        //: %n: tiles in the stock
        return say.count(QT_TRANSLATE_N_NOOP("tiles_and_deal", "%n tile(s) left to draw."),
                         table.stock_count);
    }
    return {};
}

}  // namespace

kit::Scene Game::scene(const View& view, double aspect) {
    const View seen = view.open ? as_counted(view) : view;
    const Table& table = seen.table;
    const Layout layout(table, aspect, seen.seat == kNobody ? Seat{0} : seen.seat);
    kit::Scene scene;
    std::vector<Action> actions;
    legal(seen, actions);
    add_pile(table, scene);
    add_melds(table, layout, scene);
    for (const Action& action : actions) {
        if (is_spot(action)) scene.spots.push_back(spot_of(table, layout, action));
    }
    if (seen.seat != kNobody) add_hand(seen, actions, scene);
    add_choices(seen, actions, scene);
    add_pile_mark(table, actions, scene);
    for (std::size_t i = 0; table.phase == Phase::Meld && i < table.meld_count; ++i) {
        add_free_places(layout, i, table.melds[i], actions, scene);
        add_jokers(layout, i, table.melds[i], actions, scene);
    }
    scene.gathers = is_mine(seen) && table.phase == Phase::Meld && !table.rules.closed;
    if (view.open) add_settlement(view, scene);
    scene.note = note_of(seen);
    scene.note_asks = is_mine(seen) && scene.note == urgent_note(table) && !scene.note.empty();
    scene.stock_meaning = meaning_of_stock();
    scene.stock = Layout::stock();
    for (const Layout::Heading& heading : layout.headings()) {
        scene.headings.push_back(
            {heading.x, heading.y, heading.owner, meaning_of_place(table.melds[heading.meld])});
    }
    scene.prompt = prompt_of(seen, actions);
    scene.kept = layout.kept();
    scene.left = layout.box().left;
    scene.top = layout.box().top;
    scene.right = layout.box().right;
    scene.bottom = layout.box().bottom;
    scene.spread = 220;  // which is kept from the start
    return scene;
}

}  // namespace boneyard::tiles_and_deal
