// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "any_game.h"
#include "kit/phrase.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;
using kit::Seat;

namespace {

std::string words_of(const kit::Meaning& meaning) {
    std::string all;
    for (const kit::Phrase& sentence : meaning.words) {
        if (!sentence.empty()) all += (all.empty() ? "" : " ") + english(sentence);
    }
    return all;
}

void check_scene(const kit::Scene& scene, int seats) {
    const auto tells = [](const kit::Meaning& meaning) {
        return words_of(meaning).ends_with('.') && !meaning.rule.empty();
    };
    for (const kit::Piece& piece : scene.pieces) {
        CAPTURE(piece.face.tile);
        REQUIRE(tells(piece.meaning));
    }
    for (const kit::HandTile& tile : scene.hand) REQUIRE(tells(tile.meaning));
    for (const kit::Mark& mark : scene.marks) {
        REQUIRE_FALSE(mark.spoken.empty());
        REQUIRE(tells(mark.meaning));
    }
    REQUIRE_EQ(scene.seats.size(), static_cast<std::size_t>(seats));
    for (const kit::SeatNote& note : scene.seats) {
        REQUIRE_FALSE((note.meaning.empty() && note.aim.empty()));
        REQUIRE_FALSE(note.rule.empty());
        if (note.won > 0) REQUIRE(tells(note.won_meaning));
    }
    for (const kit::Choice& choice : scene.choices) {
        CAPTURE(english(choice.label));
        REQUIRE(tells(choice.about));
    }
    REQUIRE_EQ(scene.question.title.empty(), scene.question.rule.empty());
    REQUIRE(tells(scene.stock_meaning));
    if (!scene.hand_note.empty()) REQUIRE(tells(scene.hand_meaning));
}

/// The scenes of a match that is played at random, as its seats see them one after the other; counts them.
int read_scenes(kit::Match& match, kit::Rng& rng) {
    const int seats = match.setup().seats;
    int read = 0;
    for (int ply = 0; ply < 300; ++ply) {
        check_scene(match.scene(static_cast<Seat>(ply % seats), 1.6), seats);
        ++read;
        if (match.status().match_over()) break;
        REQUIRE(match.play(played(any_of(match.legal(), rng), rng)));
    }
    return read;
}

/// What is said of a tile that lies in the scene, in anybody's hand or on the table; empty: it is not there.
std::string said_of(const kit::Match& match, int seats, std::string_view tile) {
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        const kit::Scene scene = match.scene(seat, 1.6);
        for (const kit::HandTile& held : scene.hand) {
            if (held.face.tile == tile) return words_of(held.meaning);
        }
        for (const kit::Piece& piece : scene.pieces) {
            if (piece.face.tile == tile) return words_of(piece.meaning);
        }
    }
    return {};
}

/// In the first deal in which somebody has it.
std::string said_of(const std::string& game, int seats, std::string_view tile) {
    for (std::uint64_t deal = 1; deal < 200; ++deal) {
        const auto match = new_match(game, seats, deal, {});
        if (const std::string words = said_of(**match, seats, tile); !words.empty()) return words;
    }
    return {};
}

}  // namespace

TEST_CASE(
    "everything that lies on the table of any game can be explained, and has its place in the rule book") {
    for (const GameEntry& game : games()) {
        CAPTURE(game.info.id);
        kit::Rng rng(7, kit::Stream::Bot);
        int read = 0;
        for (int match = 0; match < 16; ++match)
            read += read_scenes(**random_start(std::string(game.info.id), rng).match(), rng);
        REQUIRE_GT(read, 400);
    }
}

namespace {

std::string said_of_seat(const kit::Match& match, Seat seat) {
    const kit::SeatNote note = match.scene(0, 1.6).seats[static_cast<std::size_t>(seat)];
    return words_of({{note.meaning, note.aim}});
}

/// Plays those actions.
std::unique_ptr<kit::Match> after(const std::string& game, int seats, const kit::GivenOptions& options,
                                  const Words& actions) {
    auto match = new_match(game, seats, 5, options);
    for (const std::string& action : actions) REQUIRE((*match)->play(action));
    return std::move(match).value();
}

}  // namespace

TEST_CASE("a plate says in any game what its points are for") {
    CHECK_EQ(said_of_seat(*after("matador", 2, {}, {}), 0), "100 points win the match: 100 to go.");
    CHECK_EQ(said_of_seat(*after("triominoes", 2, {{"target", 0}}, {}), 1),
             "This one round decides the match.");
    auto round = after("triominoes", 2, {{"target", 20}}, {});
    kit::Rng rng(3);
    while (!round->status().match_over()) REQUIRE(round->play(played(any_of(round->legal(), rng), rng)));
    const Seat winner = round->status().winners.front();
    CHECK_EQ(said_of_seat(*round, winner), "The winner of the match.");
    CHECK_EQ(said_of_seat(*round, static_cast<Seat>(1 - winner)), "The match is over.");
}

TEST_CASE("a plate of Matching Elements says what its seat has done, and has to do") {
    std::uint64_t deal = 1;  // in which they bid
    while (new_match("matching_elements", 3, deal, {}).value()->status().phase != kit::Phase::Auction) ++deal;
    auto match = std::move(new_match("matching_elements", 3, deal, {})).value();
    const Seat first = match->status().to_move;
    const int most = match->scene(first, 1.6).choices.front().high;
    CHECK_EQ(said_of_seat(*match, first), "The tile drawn allows bids up to " + std::to_string(most) + ".");
    REQUIRE(match->play("fold"));
    CHECK_EQ(said_of_seat(*match, first), "Has folded, and bids no more in the auction.");
    std::set<std::string> said;
    kit::Rng rng(2);
    for (int ply = 0; ply < 2000 && !match->status().match_over(); ++ply) {
        for (Seat seat = 0; seat < 3; ++seat) {
            const std::string words = said_of_seat(*match, seat);
            said.insert(words.substr(0, words.find_first_of(" :")));
        }
        REQUIRE(match->play(played(any_of(match->legal(), rng), rng)));
    }
    // The auction, the dealer and the others before they bet, a bet, a round, out, the final.
    CHECK_EQ(said, (std::set<std::string>{"The", "Has", "Deals", "Bets", "Bet", "Points", "Out", "In"}));
}

TEST_CASE("a tile is said to count what the rules say") {
    CHECK_EQ(said_of("matador", 2, "2-6"), "Left in a hand it counts its pips: 8.");
    CHECK_EQ(said_of("matador", 2, "1-6"),
             "A matador: it goes on any end, whatever lies there. Left in a hand it counts its pips: 7.");
    CHECK_EQ(said_of("triominoes", 2, "0-3-5"),
             "Worth 8: yours when you lay it, the winner's if it is left in your hand.");
    CHECK_EQ(said_of("tiles_and_deal", 2, "R1"), "An ace: outside a meld it counts 11 against you.");
    CHECK_EQ(said_of("tiles_and_deal", 2, "J"),
             "It stands for any tile that a meld is missing. Outside a meld it counts 15 against you.");
}

TEST_CASE("a laid tile says who laid it, and not what it counts in a hand") {
    for (const char* game : {"matador", "triominoes"}) {
        CAPTURE(game);
        auto match = std::move(new_match(game, 2, 21, {})).value();
        kit::Rng rng(3);
        while (match->scene(0, 1.6).pieces.size() < 4)
            REQUIRE(match->play(played(any_of(match->legal(), rng), rng)));
        for (const kit::Piece& piece : match->scene(0, 1.6).pieces) {
            const std::string words = words_of(piece.meaning);
            CAPTURE(words);
            CHECK(words.ends_with("seat " + std::to_string(piece.owner) + " laid it."));
            CHECK_FALSE(boneyard::test::holds(words, "left in"));
            CHECK_FALSE(boneyard::test::holds(words, "Left in"));
        }
    }
}

TEST_CASE("a laid tile of Matching Elements says what it takes there, and not what it would cost in a hand") {
    auto match = std::move(new_match("matching_elements", 3, 5, {})).value();
    kit::Rng rng(3);
    int open = 0;
    int closed = 0;
    for (int ply = 0; ply < 60 && match->status().phase != kit::Phase::RoundOver; ++ply) {
        const kit::Scene scene = match->scene(0, 1.6);
        for (const kit::Piece& piece : scene.pieces) {
            const std::string words = words_of(piece.meaning);
            CHECK_EQ(words.find("Left in a hand"), std::string::npos);
            const bool is_end = words.find("takes") != std::string::npos;
            (is_end ? open : closed) += 1;
            CHECK(words.ends_with("seat " + std::to_string(piece.owner) + " laid it."));
        }
        for (const kit::HandTile& tile : scene.hand)
            CHECK_NE(words_of(tile.meaning).find("Left in a hand"), std::string::npos);
        REQUIRE(match->play(played(any_of(match->legal(), rng), rng)));
    }
    CHECK_GT(open, 10);
    CHECK_GT(closed, 10);
}
