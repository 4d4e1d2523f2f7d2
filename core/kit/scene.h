// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/kinds.h"
#include "kit/phrase.h"
#include "kit/seat.h"

/// What the window draws, as plain data. A length of 1 is the unit of the game's face (the short side of a
/// rectangular tile, half a side of a triangular one); x grows to the right and y downwards; angles are
/// degrees, clockwise, and 0 is how the tile stands on a rack.
namespace boneyard::kit {

/// What a tile counts as where it lies, though it is printed with something else: a joker in a meld.
struct StandsFor {
    std::vector<int> values;         ///< as on the tile that is not there; empty: the tile is what it is
    std::vector<std::string> suits;  ///< any of these colours

    bool operator==(const StandsFor&) const = default;
};

/// What is printed on a tile.
struct Face {
    std::string tile;         ///< the tile's text, its name in the protocol
    std::vector<int> values;  ///< the numbers on it, in the order the game's face draws them
    std::string suit = {};    ///< its colour, where tiles have one
    Phrase spoken = {};       ///< what a screen reader says for it
    StandsFor stands_for = {};

    bool operator==(const Face&) const = default;
};

/// Where a tile lies: its centre, and how far it is turned.
struct Pose {
    double x = 0;
    double y = 0;
    double angle = 0;

    bool operator==(const Pose&) const = default;
};

/// What a thing on the table is, for whoever asks.
struct Meaning {
    std::vector<Phrase> words;   ///< sentences, to be read one after the other
    std::string_view rule = {};  ///< the section of the game's rule book that tells more
};

/// A tile that lies on the table.
struct Piece {
    Face face;
    Pose pose;
    Seat owner = kNobody;  ///< who laid it
    int order = 0;         ///< its number, which it keeps while it lies: 0 for the first tile laid, and so on
    Meaning meaning = {};
    /// Of spots that lay on what it is a part of, as a meld, though it be full; may be empty.
    std::string group = {};
};

/// A part of the table.
struct Area {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    bool operator==(const Area&) const = default;
};

/// Where a tile may be laid now: one for each legal action that places a tile.
struct Spot {
    std::string action;
    std::string tile;
    Pose pose;
    std::string group;  ///< spots of one group are ways to lay on the same place (an arm, a cell)
    int gain = 0;       ///< points it would bring at once
    Phrase spoken;
    Way way = Way::Only;  ///< a tile that may lie in one group in line or across has one place there, in
                          ///< which it is turned
    std::optional<Area> joins = {};  ///< tiles that it joins as a whole: a tile let go on or near any of
                                     ///< these is meant for them
};

/// An action that is no spot for a tile: a button, or a number to choose.
struct Choice {
    std::string action;  ///< with a range: the words before the number; empty: it cannot be done now
    ChoiceKind kind{};
    Phrase label;
    Phrase button = {};  ///< what its button says, where that is not the label
    int low = 0;         ///< a range of numbers, both ends included; low == high == 0: no number
    int high = 0;
    int usual = 0;        ///< of a range: numbers above this one are seldom wise; 0: all may be
    Phrase meaning = {};  ///< of a range: what naming a number means; %1 takes the number's place
    std::vector<Phrase> outcomes = {};  ///< instead of it: what follows of each number, the lowest first
    std::string suit = {};              ///< the colour that it names
    std::vector<std::string> tiles =
        {};                          ///< offered when just these tiles of the hand are chosen; empty: always
    std::vector<Face> picture = {};  ///< what it lays on the table, in the order in which it lies
    Phrase why_not = {};             ///< why it cannot be done now, where the action is empty
    int price = 0;                   ///< points that it costs at once
    Meaning about = {};              ///< what it does, for whoever asks
};

/// True when that choice is the action, or the range that its number is from.
inline bool offers(const Choice& choice, std::string_view action) {
    if (choice.action.empty()) return false;
    return choice.high > choice.low ? action.starts_with(choice.action + " ") : action == choice.action;
}

/// A sign on the table: an open end or a free place, and what it takes.
struct Mark {
    Pose pose;
    std::string group;  ///< the same name as in the spots that lay there
    MarkKind kind{};
    std::vector<int> accepts;  ///< the numbers that join here
    Phrase spoken;
    std::string action = {};       ///< of a pile: what a click on it does; may be empty
    std::vector<Face> tiles = {};  ///< of an open pile: all that lies there, the top one last
    Meaning meaning = {};          ///< more than is spoken
};

/// Where it is said whose the tiles below are: the left end and the middle of the line.
struct Heading {
    double x = 0;
    double y = 0;
    Seat owner = kNobody;
    Meaning meaning = {};  ///< of what lies below
};

/// What the last tile laid has made and deserves to be seen: it is shown for a moment.
struct Highlight {
    std::vector<int> pieces;  ///< the tiles that are part of it, by their order, as they light up in turn
    Feat feat{};
    Phrase spoken = {};  ///< what a screen reader is told of it, where no points tell it already
};

/// Where a tile of the hand belongs: a meld, from 1, and its place among the tiles of that; group 0: none.
struct HandPlace {
    int group = 0;
    int place = 0;

    bool operator==(const HandPlace&) const = default;
};

/// A tile in the viewer's hand.
struct HandTile {
    Face face;
    bool playable = false;
    int group = 0;  ///< as `hand_note` counts: the meld it belongs to, from 1; 0: it is left over, or to go
    int place = 0;  ///< among the tiles of that meld
    Meaning meaning = {};
    Phrase without =
        {};  ///< what the hand is worth without it, as `hand_note`; empty: it cannot be thrown now
    std::vector<HandPlace> ways = {};  ///< where it belongs in each way to arrange the hand that is as good,
                                       ///< this one first; empty: there is no other
};

/// Tiles of an open hand that belong together: a meld, what is left over, or simply all of them.
struct HandGroup {
    std::vector<Face> tiles;
    Phrase label = {};
    bool on_table = false;  ///< they are told of, but lie among the pieces
    bool loose = false;     ///< what is left over, where others belong together
};

/// How a seat stands beside its score: what it has bid or bet, and what is becoming of that.
struct SeatNote {
    Phrase brief;                   ///< in two or three words, on its plate: "11 of 9"
    bool says_last_action = false;  ///< which is what it did last: that is not said once more
    Phrase meaning = {};  ///< and what that says, as a sentence; what it has to do yet, where that is empty
    Phrase aim = {};      ///< what its points are for: the kit's own, see kit/meanings.h
    std::string_view rule = {};  ///< the section of the rule book that tells more of it
    Standing standing = Standing::None;
    std::vector<Face> shown = {};     ///< tiles that everybody has seen it draw
    int won = 0;                      ///< tiles that it has won, which lie in a heap beside it
    Phrase won_spoken = {};           ///< and what that heap is, with its number
    Meaning won_meaning = {};         ///< and what it is for
    Phrase before = {};               ///< in the first round: what it has points for that came before it
    std::vector<Phrase> sum = {};     ///< at the end of a round: how what it counts came about
    std::optional<int> decides = {};  ///< in a final that the totals do not decide, and at its end: the
                                      ///< seat's part in what does
};

/// What is asked of the seat to move before tiles can be laid; the answers are the choices.
struct Question {
    Phrase title;                ///< a headline: "The bets"
    Phrase meaning;              ///< what it is about, in a line or two
    std::string_view rule = {};  ///< the section of the rule book that tells more of it
};

/// One picture of the table, as one seat may see it.
struct Scene {
    std::vector<Piece> pieces;  ///< in the order laid
    std::vector<Spot> spots;    ///< in the order of the legal list; empty when it is another's turn
    std::vector<Choice> choices;
    std::vector<Mark> marks;
    std::vector<Highlight> highlights;
    std::vector<int> won = {};  ///< at the end of a round: the tiles that have won it, by their order, as
                                ///< they light up in turn; empty: all that its winner has laid
    std::vector<Heading> headings = {};
    std::vector<Area> kept = {};     ///< room for what may be laid in this round: where one plays it is seen
                                     ///< from the start, so that nothing moves for it
    std::optional<Pose> stock = {};  ///< where the tiles lie that are left to draw; empty: at the edge
    int last = -1;                   ///< the order of the piece laid last; -1: none to be marked
    std::vector<HandTile> hand;      ///< the viewer's, in canonical order
    bool gathers = false;            ///< several tiles of the hand can be chosen at once
    Phrase hand_note = {};           ///< what the hand is worth: "Deadwood 27"
    Phrase hand_aim = {};            ///< and what it is to come to: "knock at 10"
    Meaning hand_meaning = {};       ///< of both
    Meaning stock_meaning = {};      ///< what the tiles are for that are left to draw
    std::vector<std::vector<HandGroup>> hands;  ///< by seat; only the hands that lie open
    Phrase stage = {};                 ///< what this round is, where it is none like the others: "the final"
    Phrase stage_brief = {};           ///< how the viewer stands in it, in a few words: "lowest by 19"
    std::vector<Phrase> account = {};  ///< how the round's points came about, step by step
    Phrase note = {};                  ///< what is worth a line now: who opens, and why
    bool note_asks = false;            ///< whoever looks must act on that
    Phrase prompt = {};                ///< what the seat to move is to do now; empty for all others
    std::vector<SeatNote> seats = {};  ///< by seat; empty: there is nothing to say
    Question question = {};            ///< empty: what is asked for is a tile
    std::string suit = {};             ///< the colour that counts in this round; empty: none
    Phrase suit_spoken = {};           ///< and what it is called
    Phrase suit_meaning = {};          ///< and what it is good for, as a sentence
    std::string_view suit_rule = {};   ///< the section of the rule book that tells more of it
    double left = 0, top = 0, right = 0, bottom = 0;  ///< a box around pieces, spots and marks
    double spread = 0;  ///< so large that box becomes in most rounds, as an area: the same in the whole match
};

}  // namespace boneyard::kit
