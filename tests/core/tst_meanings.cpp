// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "kit/phrase.h"
#include "random_matches.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;
using kit::Seat;

namespace {

std::string words_of(const kit::Meaning& meaning) {
    std::string all;
    for (const kit::Phrase& sentence : meaning.words) all += (all.empty() ? "" : " ") + english(sentence);
    return all;
}

void check_scene(const kit::Scene& scene) {
    const auto tells = [](const kit::Meaning& meaning) {
        return !meaning.words.empty() && !meaning.rule.empty();
    };
    for (const kit::Piece& piece : scene.pieces) {
        if (piece.owner != kit::kNobody) REQUIRE(tells(piece.meaning));
    }
    for (const kit::HandTile& tile : scene.hand) REQUIRE(tells(tile.meaning));
    for (const kit::Mark& mark : scene.marks) {
        REQUIRE_FALSE(mark.spoken.empty());
        REQUIRE_FALSE(mark.meaning.rule.empty());
    }
    REQUIRE(tells(scene.stock_meaning));
    if (!scene.hand_note.empty()) REQUIRE(tells(scene.hand_meaning));
}

int read_scenes(const GameEntry& game, int seats, std::uint64_t deal) {
    auto match = new_match(std::string(game.info.id), seats, deal, {});
    if (!match) return 0;  // not for so many seats
    kit::Rng rng(deal, kit::Stream::Bot);
    int read = 0;
    for (int ply = 0; ply < 300 && !(*match)->status().match_over(); ++ply) {
        check_scene((*match)->scene(static_cast<Seat>(ply % seats), 1.6));
        ++read;
        REQUIRE((*match)->play(played(any_of((*match)->legal(), rng), rng)));
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
        int read = 0;
        for (std::uint64_t deal = 1; deal <= 6; ++deal)
            read += read_scenes(game, game.info.min_seats + static_cast<int>(deal % 3), deal);
        REQUIRE_GT(read, 200);
    }
}

TEST_CASE("a tile is said to count what the rules say") {
    CHECK_EQ(said_of("matador", 2, "2-6"), "Left in a hand it counts its pips: 8.");
    CHECK_EQ(said_of("matador", 2, "1-6"),
             "A matador: it goes on any end, whatever lies there. Left in a hand it counts its pips: 7.");
    CHECK_EQ(said_of("triominoes", 2, "0-3-5"),
             "Worth 8: yours when you lay it, the winner's if it is left in your hand.");
    CHECK_EQ(said_of("tiles_and_deal", 2, "R1"), "In no meld it counts 11 against you.");
    CHECK_EQ(said_of("tiles_and_deal", 2, "J"),
             "It stands for any tile that a meld is missing. In no meld it counts 15 against you.");
}
