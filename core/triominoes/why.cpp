// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What speaks for laying a tile: that in which it has the better of the next best.

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "triominoes/reasons.h"

namespace boneyard::triominoes {

using kit::Phrase;

namespace {

/// What a placement brings and leaves.
struct Left {
    int points = 0;
    int own = 0;     ///< tiles of the player that fit then
    int hidden = 0;  ///< and tiles that the player cannot see
};

Left left_by(const View& view, const Action& action) {
    Table after = view.table;
    lay(after, action);
    TileSet rest = view.hand();
    rest.remove(action.tile);
    const TileSet fits = fitting(after.lattice);
    const TileSet unseen = TileSet::full() - view.table.laid - view.hand();
    return {gain_of(view.table, action).sum(), (rest & fits).count(), (unseen & fits).count()};
}

std::optional<Action> best_rated(const View& view, std::vector<Action> actions) {
    if (actions.empty()) return std::nullopt;
    std::vector<int> ratings;
    Game::rate(view, actions, ratings);
    return actions[static_cast<std::size_t>(std::max_element(ratings.begin(), ratings.end()) -
                                            ratings.begin())];
}

std::vector<Action> placements(const View& view) {
    std::vector<Action> actions;
    Game::legal(view, actions);
    std::erase_if(actions, [](const Action& each) { return each.kind != Action::Kind::Place; });
    return actions;
}

Phrase why_scoreless(bool opens) {
    if (opens)
        return say(QT_TRANSLATE_NOOP("triominoes", "It scores nothing, but then other tiles of yours fit."));
    return say.modest(
        QT_TRANSLATE_NOOP("triominoes", "It scores nothing, but nothing else is clearly better."));
}

/// What is so of it, whatever else could be laid.
Phrase why_alone(const Left& left) {
    if (left.points == 0) return why_scoreless(left.own > 0);
    if (left.own > 0) return say.count(kOwnFit, left.own);
    return say(QT_TRANSLATE_NOOP("triominoes",
                                 "Its points are worth it, though then none of your other tiles fits."));
}

}  // namespace

std::optional<Action> best_placement(const View& view) { return best_rated(view, placements(view)); }

Phrase why_lay(const View& view, const Action& action) {
    const Left left = left_by(view, action);  // a hexagon or a bridge stands in the words of the move
    std::vector<Action> others = placements(view);
    const int most = std::accumulate(others.begin(), others.end(), 0, [&](int sum, const Action& each) {
        return std::max(sum, each.tile == action.tile ? 0 : gain_of(view.table, each).sum());
    });
    std::erase_if(others, [&](const Action& each) { return each.tile == action.tile; });
    const auto next = best_rated(view, std::move(others));
    if (!next) return why_alone(left);
    const Left other = left_by(view, *next);
    if (left.own > other.own) return why_alone(left);
    if (left.hidden < other.hidden) return say.count(kFewerFit, left.hidden, {tile_text(next->tile)});
    if (left.points > most)
        return say(QT_TRANSLATE_NOOP("triominoes", "No other tile of yours brings as many points now."));
    if (left.points == 0) return why_scoreless(false);
    //: Why a tile is laid: neither its points nor what fits after it is the best there is, but both together
    return say.modest(QT_TRANSLATE_NOOP(
        "triominoes", "Counting its points and what fits then, nothing else is clearly better."));
}

}  // namespace boneyard::triominoes
