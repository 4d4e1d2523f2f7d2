// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "dominoes/layout.h"
#include "dominoes/round.h"
#include "kit/phrase.h"
#include "kit/scene.h"

/// The picture of any game of dominoes, part by part. What an open end takes, a game says itself.
namespace boneyard::dominoes {

/// One sentence for each arm: the names of the arms are not to be put together from parts.
using PerArm = std::array<std::string_view, kArms>;

/// The one of them for that side of the table, which Layout::side() names. `game`: says them in the
/// context in which they are marked.
kit::Phrase say_on(const kit::Say& game, const PerArm& texts, Arm side,
                   std::vector<kit::PhraseArg> args = {});

/// The face of a domino, which a screen reader says as its two numbers.
kit::Face face_of(Tile tile);

/// What there is to know of any domino in a hand, and of any on the table.
kit::Meaning meaning_of(Tile tile);
kit::Meaning meaning_of_laid(kit::Seat seat);

/// A game's own way to make a face, where it has more to say of some tiles.
using FaceOf = std::function<kit::Face(Tile)>;

/// The tiles that lie on the table.
void add_pieces(kit::Scene& scene, const Line& line, const Layout& layout, const FaceOf& face = face_of);

/// All tiles of the line, by the order in which they were laid: from the one laid last inwards along its arm,
/// and from the first one outwards along the others.
std::vector<int> along_the_line(const Line& line);

/// Where `action` lays its tile, which will lie there as `placed` says, and the points that it brings at
/// once.
kit::Spot spot_of(const Layout& layout, const Action& action, const Placed& placed, int points = 0);

/// Of a tile that can lie at an end in line or across it is told how each spot lays it; comes after all
/// spots.
void tell_ways(kit::Scene& scene);

/// The button for an action that lays no tile.
kit::Choice choice_of(const Action& action);

/// The sign at an open end, as yet without a meaning.
kit::Mark mark_at(const Layout& layout, Arm arm);

/// The sign at an end that one number joins, and its words where it is the number that lies there and nothing
/// else joins; the rule book has a section `turn` that tells so. In another game these are replaced.
kit::Mark value_mark(const Layout& layout, Arm arm, int accepts);

/// The tile laid last lights up where it is the spinner; nothing does once the round is over.
void add_spinner_laid(kit::Scene& scene, const RoundTable& table);

/// The viewer's own hand; a tile is playable when there is a spot for it: so the spots come first.
void add_hand(kit::Scene& scene, const TileSet& hand, const FaceOf& face = face_of);

/// The hands of all seats, which lie open.
void add_open_hands(kit::Scene& scene, const PerSeat<TileSet>& hands, int seats,
                    const FaceOf& face = face_of);

/// At the end of a round: what is left in the hands, and how the winner's points come about. In a blocked
/// round `difference` takes the winner's own off.
void add_hands_left(kit::Scene& scene, const RoundTable& table, const PerSeat<TileSet>& hands,
                    bool difference);

/// The box around the picture; comes last. While the round is on (`playing`), it has room for a tile at every
/// end, so that the view does not change with whose turn it is.
void add_frame(kit::Scene& scene, const Line& line, const Layout& layout, bool playing);

/// What a seat that can only draw is to do: one tile, or (`until`) more until one fits, of which
/// `drawn` are in its hand already; else nothing.
kit::Phrase draw_prompt(const kit::Scene& scene, bool until, int drawn);

/// The button for that says the same where it is more than one tile (`until`).
void tell_drawing(kit::Scene& scene, bool until);

/// What the tiles are for that are left to draw; the rule book of each game has a section for it.
kit::Meaning stock_meaning();

/// A game's own way to make the spot of an action that lays a tile, from spot_of().
using SpotOf = std::function<kit::Spot(const Action&)>;

/// What a game shows at an open end, from mark_at() or value_mark().
using MarkOf = std::function<kit::Mark(Arm)>;

/// The whole picture for a seat that may do `actions`; who only looks on may do nothing.
template <class Table>
kit::Scene build_scene(const SeatView<Table>& view, const Layout& layout, const std::vector<Action>& actions,
                       const SpotOf& spot, const MarkOf& mark, const FaceOf& face = face_of) {
    kit::Scene scene;
    add_pieces(scene, view.table, layout, face);
    for (const Action& action : actions) {
        if (view.seat == kNobody) break;
        if (action.lays()) {
            scene.spots.push_back(spot(action));
        } else {
            scene.choices.push_back(choice_of(action));
        }
    }
    tell_ways(scene);
    for (const Arm arm : kAllArms) {
        if (view.table.has(arm)) scene.marks.push_back(mark(arm));
    }
    add_spinner_laid(scene, view.table);
    if (!view.table.playing()) scene.won = along_the_line(view.table);
    add_hand(scene, view.hand(), face);
    scene.stock_meaning = stock_meaning();
    if (view.open) add_open_hands(scene, view.hands, view.table.seats, face);
    add_frame(scene, view.table, layout, view.table.playing());
    constexpr int kRoom = 7;  // square units a tile, with what is between the bends of a line
    scene.spread = view.table.set().count() * kRoom;
    return scene;
}

}  // namespace boneyard::dominoes
