// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said to a player: why a tile does not go there, and what speaks for a move.

#include <algorithm>

#include "kit/action_text.h"
#include "triominoes/game.h"
#include "triominoes/reasons.h"
#include "triominoes/tried.h"

namespace boneyard::triominoes {

namespace {

using kit::Phrase;

std::optional<Cell> parse_cell(std::string_view text) {
    kit::ActionWords words(text);
    const auto x = kit::parse_number(words.next());
    const auto y = kit::parse_number(words.next());
    if (!x || !y) return std::nullopt;
    return Cell{static_cast<std::int8_t>(*x), static_cast<std::int8_t>(*y)};
}

Phrase why_not_opening(const View& view) {
    const Tile tile = opening_tile(view.hand());
    if (is_triple(tile)) {
        //: %1 is a tile, as 4-4-4
        return say(QT_TRANSLATE_NOOP("triominoes", "The highest triple opens the round: lay %1."),
                   {tile_text(tile)});
    }
    //: %1 is a tile, as 3-4-5
    return say(QT_TRANSLATE_NOOP("triominoes", "Nobody has a triple, so the tile worth most opens: lay %1."),
               {tile_text(tile)});
}

Phrase why_not_beside() {
    return say(QT_TRANSLATE_NOOP("triominoes", "A tile is laid edge to edge with another."));
}

Phrase why_not_cell(const Lattice& lattice, Cell cell) {
    std::vector<kit::PhraseArg> numbers;
    for (const int number : lattice.numbers_around(cell)) numbers.emplace_back(number);
    if (numbers.size() == 3) {
        //: The numbers that lie around a free place, clockwise
        return say(QT_TRANSLATE_NOOP("triominoes", "There the tile must show %1, %2 and %3, read clockwise."),
                   numbers);
    }
    if (numbers.size() == 2) {
        //: The numbers at two corners of a free place, clockwise
        return say(
            QT_TRANSLATE_NOOP("triominoes", "There the tile must show a %1 and, clockwise after it, a %2."),
            numbers);
    }
    return why_not_beside();
}

/// The tile that one would lay who laid one; nothing where none fits.
std::optional<Action> best_placement(const View& view) {
    std::vector<Action> actions;
    std::vector<int> ratings;
    Game::legal(view, actions);
    std::erase_if(actions, [](const Action& each) { return each.kind != Action::Kind::Place; });
    if (actions.empty()) return std::nullopt;
    Game::rate(view, actions, ratings);
    return actions[static_cast<std::size_t>(std::max_element(ratings.begin(), ratings.end()) -
                                            ratings.begin())];
}

bool rated_above(const View& view, const Action& one, const Action& other) {
    std::vector<int> ratings;
    Game::rate(view, {one, other}, ratings);
    return ratings[0] > ratings[1];
}

constexpr int kFewest = 2;  // points that are worth a word
constexpr int kOften = 20;  // in hundred rounds

/// Where most of what it is worth comes from, as a sentence by itself; empty where that cannot be told. A
/// pass costs the most, and of more tiles one fits more often.
std::string_view where_from(const Tried& tried) {
    const bool less = -tried.own_passes >= kOften;
    const bool more = tried.others_passes >= kOften;
    const bool own = tried.own_tiles >= kFewest;
    const bool others = -tried.others_tiles >= kFewest;
    //: Why a tile is drawn though one fits
    if (less && more)
        return QT_TRANSLATE_NOOP("triominoes",
                                 "With more tiles you must pass less often, and the others more often.");
    //: Why a tile is drawn though one fits
    if (less) return QT_TRANSLATE_NOOP("triominoes", "With more tiles you must pass less often.");
    //: Why a tile is drawn, or a turn passed, though a tile fits
    if (more) return QT_TRANSLATE_NOOP("triominoes", "The others must then pass more often.");
    //: Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the
    //: round
    if (own && others)
        return QT_TRANSLATE_NOOP("triominoes", "Your tiles then bring more, and those of the others less.");
    //: Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the
    //: round
    if (own) return QT_TRANSLATE_NOOP("triominoes", "Your tiles then bring more.");
    //: Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the
    //: round
    if (others) return QT_TRANSLATE_NOOP("triominoes", "The tiles of the others then bring less.");
    return {};
}

/// That it is worth points to draw, or to pass, and where they come from. `tile`: what could be laid instead,
/// for so many points.
Phrase why_worth_it(const Tried& tried, const std::string& tile, int gain) {
    // How much of it comes from where is left out: it is also tiles drawn and what is left at the end, so
    // that the parts would not add up to it.
    if (const auto reason = where_from(tried); !reason.empty()) {
        //: Why a tile is drawn, or a turn passed. %3 is a sentence that says where the points come from; %n
        //: points more, at least 2, than if %1 were laid, a tile, as 0-2-4, that brings %2 points at once
        return say.count(QT_TRANSLATE_N_NOOP("triominoes",
                                             "%3 By the end of the round, it is worth about %n point(s) more "
                                             "than laying %1 (+%2)."),
                         tried.more, {tile, gain, kit::Term{say.context, reason}});
    }
    //: Why a tile is drawn, or a turn passed: %n points more, at least 2, than if %1 were laid, a tile, as
    //: 0-2-4, that brings %2 points at once
    return say.count(QT_TRANSLATE_N_NOOP("triominoes",
                                         "By the end of the round, it is worth about %n point(s) more than "
                                         "laying %1 (+%2)."),
                     tried.more, {tile, gain});
}

/// What speaks for drawing or passing.
Phrase why_not_lay(const View& view, const Action& action) {
    constexpr int kClose = -12;  // by so much it may be off
    const auto placement = best_placement(view);
    if (!placement) return say(QT_TRANSLATE_NOOP("triominoes", "None of your tiles fits."));
    const Tried tried = tried_out(view, action, *placement);
    const int more = tried.more;
    const std::string tile = tile_text(placement->tile);
    const int gain = gain_of(view.table, *placement).sum();
    // The ratings were found in many whole rounds; what is tried here is a few, played out: where the two
    // contradict each other it is the ratings that are followed.
    if (more < 0 && rated_above(view, action, *placement) && action.kind == Action::Kind::Draw) {
        //: Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "In many rounds like this one, that brought more than laying %1 (+%2): "
                                     "with more tiles you can still lay when others must pass."),
                   {tile, gain});
    }
    if (more < 0 && rated_above(view, action, *placement)) {
        //: Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "In many rounds like this one, that brought more than laying %1 (+%2)."),
                   {tile, gain});
    }
    if (more < kClose) {
        //: What speaks against drawing or passing: %1 is a tile that could be laid, as 0-2-4, %2 its points
        //: at once, %3 points more than drawing comes to, at least 13
        return say(
            QT_TRANSLATE_NOOP("triominoes",
                              "By the end of the round, laying %1 (+%2) comes to about %3 points more."),
            {tile, gain, -more});
    }
    if (more < kFewest) {
        //: Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "It is close: by the end of the round, laying %1 (+%2) comes to about "
                                     "as much."),
                   {tile, gain});
    }
    return why_worth_it(tried, tile, gain);
}

/// `fitting`: how many tiles of the hand fit when this one lies.
Phrase why_gain(int points, int fitting) {
    // The points themselves stand in the words of the move.
    if (points == 0 && fitting == 0)
        return say(QT_TRANSLATE_NOOP("triominoes", "It scores nothing, but nothing else is clearly better."));
    if (fitting == 0) {
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "Its points are worth it, though then none of your other tiles fits."));
    }
    if (points == 0)
        return say(QT_TRANSLATE_NOOP("triominoes", "It scores nothing, but then other tiles of yours fit."));
    return say.count(kOwnFit, fitting);
}

}  // namespace

Phrase Game::why_not(const View& view, std::string_view tile, std::string_view group) {
    const Table& table = view.table;
    if (table.phase != Phase::Play || table.to_move != view.seat) {
        return say(QT_TRANSLATE_NOOP("triominoes", "It is not your turn."));
    }
    std::vector<Action> actions;
    legal(view, actions);
    const bool fits = std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
        return action.kind == Action::Kind::Place && tile_text(action.tile) == tile &&
               cell_name(action.cell) == group;
    });
    if (fits) return {};
    if (table.placed_count == 0) return why_not_opening(view);
    const auto cell = parse_cell(group);
    if (cell && table.lattice.edges(*cell) > 0) return why_not_cell(table.lattice, *cell);
    const auto known = parse_tile(tile);
    if (known && fitting(table.lattice).has(*known)) return why_not_beside();
    //: %1 is a tile, as 0-3-5
    return say(QT_TRANSLATE_NOOP("triominoes", "No edge on the table takes %1."), {std::string(tile)});
}

Phrase Game::why(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Next) return {};
    if (action.kind != Action::Kind::Place) return why_not_lay(view, action);
    if (view.table.placed_count == 0 && action.tile == opening_tile(view.hand()))
        return why_not_opening(view);
    if (view.hand().count() == 1) return say(QT_TRANSLATE_NOOP("triominoes", "You go out with it."));
    Table after = view.table;
    lay(after, action);
    TileSet rest = view.hand();
    rest.remove(action.tile);
    // A hexagon or a bridge stands in the words of the move.
    return why_gain(gain_of(view.table, action).sum(), (rest & fitting(after.lattice)).count());
}

}  // namespace boneyard::triominoes
