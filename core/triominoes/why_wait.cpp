// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What speaks for drawing or passing.

#include <string>
#include <string_view>

#include "triominoes/reasons.h"
#include "triominoes/tried.h"

namespace boneyard::triominoes {

using kit::Phrase;

namespace {

/// So many points a round between two is worth more to who draws first than to who lays at once, measured
/// over whole rounds (tests/bench/ladder.md).
constexpr int kDrawingPays = 350;

bool rated_above(const View& view, const Action& one, const Action& other) {
    std::vector<int> ratings;
    Game::rate(view, {one, other}, ratings);
    return ratings[0] > ratings[1];
}

constexpr int kFewest = 2;  // points that are worth a word
constexpr int kOften = 20;  // in hundred rounds

/// Where most of what it is worth comes from, as a sentence by itself; empty where that cannot be told. A
/// pass costs the most, and of more tiles one fits more often.
std::string_view where_from(const Tried& tried, bool two) {
    const bool less = -tried.own_passes >= kOften;
    const bool more = tried.others_passes >= kOften;
    const bool own = tried.own_tiles >= kFewest;
    const bool others = -tried.others_tiles >= kFewest;
    //: Why a tile is drawn, or a turn passed, though a tile fits
    if (more && two) return QT_TRANSLATE_NOOP("triominoes", "Your opponent must then pass more often.");
    //: Why a tile is drawn though one fits
    if (less && more)
        return QT_TRANSLATE_NOOP("triominoes",
                                 "With more tiles you can lay more often, and the others less often.");
    //: Why a tile is drawn though one fits
    if (less) return QT_TRANSLATE_NOOP("triominoes", "With more tiles you can lay more often.");
    //: Why a tile is drawn, or a turn passed, though a tile fits
    if (more) return QT_TRANSLATE_NOOP("triominoes", "The others must then pass more often.");
    //: Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the
    //: round
    if (own && others && !two)
        return QT_TRANSLATE_NOOP("triominoes", "Your tiles then bring more, and those of the others less.");
    //: Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the
    //: round
    if (own) return QT_TRANSLATE_NOOP("triominoes", "Your tiles then bring more.");
    //: Why a tile is drawn, or a turn passed, though a tile fits: where points come from in the rest of the
    //: round
    if (others && !two) return QT_TRANSLATE_NOOP("triominoes", "The tiles of the others then bring less.");
    return {};
}

/// That it is worth points to draw, or to pass, and where they come from. `tile`: what could be laid instead,
/// for so many points.
Phrase why_worth_it(const Tried& tried, bool two, const std::string& tile, int gain) {
    // How much of it comes from where is left out: it is also tiles drawn and what is left at the end, so
    // that the parts would not add up to it.
    if (const auto reason = where_from(tried, two); !reason.empty()) {
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

/// Between two, before the well is empty: then the ratings were found in many whole rounds, and a few that
/// are played out from here say less, and something else after each draw. Empty where that tells nothing.
Phrase why_as_rated(const View& view, const Action& action, const Action& placement) {
    if (action.kind == Action::Kind::Draw) {
        //: Why a tile is drawn between two players, though one fits
        return say(
            QT_TRANSLATE_NOOP("triominoes",
                              "With more tiles you can lay when your opponent must pass. Over a round, "
                              "drawing first comes to about %1 points more than laying at once."),
            {kDrawingPays});
    }
    const std::string tile = tile_text(placement.tile);
    const int gain = gain_of(view.table, placement).sum();
    Table after = view.table;
    lay(after, placement);
    const TileSet unseen = TileSet::full() - view.table.laid - view.hand();
    const int then = (unseen & fitting(after.lattice)).count();
    const int now = (unseen & fitting(view.table.lattice)).count();
    if (then > now) {
        //: Why a turn is passed between two players: %1 is a tile that could be laid, as 0-2-4, %2 its
        //: points, %3 and %4 so many of the tiles that the player cannot see
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "Laying %1 (+%2) would help your opponent: %3 of the hidden tiles would "
                                     "fit then, instead of %4 now."),
                   {tile, gain, then, now});
    }
    //: Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points
    return say(QT_TRANSLATE_NOOP("triominoes",
                                 "In many rounds like this one, that brought more than laying %1 (+%2)."),
               {tile, gain});
}

}  // namespace

Phrase why_not_lay(const View& view, const Action& action) {
    constexpr int kClose = -12;  // by so much it may be off
    const auto placement = best_placement(view);
    if (!placement) return say(QT_TRANSLATE_NOOP("triominoes", "None of your tiles fits."));
    const bool two = view.table.seats == 2;
    const bool rated = rated_above(view, action, *placement);
    if (two && view.table.stock_count > 0 && rated) return why_as_rated(view, action, *placement);
    const Tried tried = tried_out(view, action, *placement);
    const int more = tried.more;
    const std::string tile = tile_text(placement->tile);
    const int gain = gain_of(view.table, *placement).sum();
    // The ratings were found in many whole rounds; what is tried here is a few, played out: where the two
    // contradict each other it is the ratings that are followed.
    if (more < 0 && rated && action.kind == Action::Kind::Draw) {
        //: Why a tile is drawn: %1 is a tile that could be laid, as 0-2-4, %2 its points
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "In many rounds like this one, that brought more than laying %1 (+%2): "
                                     "with more tiles you can still lay when others must pass."),
                   {tile, gain});
    }
    if (more < 0 && rated) {
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
    if (more < kFewest || more < tried.error) {
        //: Why a tile is drawn, or a turn passed: %1 is a tile that could be laid, as 0-2-4, %2 its points
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "It is close: by the end of the round, laying %1 (+%2) comes to about "
                                     "as much."),
                   {tile, gain});
    }
    return why_worth_it(tried, two, tile, gain);
}

}  // namespace boneyard::triominoes
