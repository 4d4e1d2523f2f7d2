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

bool any_begins(const Words& legal, std::string_view verb) {
    return std::any_of(legal.begin(), legal.end(),
                       [&](const std::string& action) { return action.starts_with(verb); });
}

/// What is named can be done, and what can be done without a tile is named.
void check_words(const std::string& words, const Words& legal) {
    CAPTURE(words);
    const auto says = [&](std::string_view part) { return words.find(part) != std::string::npos; };
    if (says("draw")) REQUIRE((any_begins(legal, "draw") || !says("or draw")));
    if (says("or pass") || says(": pass")) REQUIRE(any_begins(legal, "pass"));
    if (says("knock")) REQUIRE(any_begins(legal, "knock"));
    if (says("Lay a tile") || says("first tile"))
        REQUIRE(any_begins(legal, "place") + any_begins(legal, "open") > 0);
    if (says("No tile of yours fits")) REQUIRE_FALSE(any_begins(legal, "place"));
    if (says("Draw a tile")) REQUIRE(any_begins(legal, "draw"));
    if (says("or take the one")) REQUIRE(any_begins(legal, "take"));
}

int read_prompts(const GameEntry& game, int seats, std::uint64_t deal) {
    auto match = new_match(std::string(game.info.id), seats, deal, {});
    if (!match) return 0;  // not for so many seats
    kit::Rng rng(deal, kit::Stream::Bot);
    int read = 0;
    for (int ply = 0; ply < 400 && !(*match)->status().match_over(); ++ply) {
        const kit::Status status = (*match)->status();
        const Words legal = (*match)->legal();
        for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
            const kit::Scene scene = (*match)->scene(seat, 1.6);
            const std::string words = english(scene.prompt);
            if (scene.note_asks) REQUIRE((seat == status.to_move && !english(scene.note).empty()));
            REQUIRE((status.round_over() || words.empty() != (seat == status.to_move)));
            if (seat != status.to_move) continue;
            check_words(words, legal);
            ++read;
        }
        REQUIRE((*match)->play(played(any_of(legal, rng), rng)));
    }
    return read;
}

}  // namespace

TEST_CASE("a note that asks for something asks whoever must do it, and only while he must") {
    const auto asks = [](const kit::Match& match, int seat) {
        return match.scene(static_cast<Seat>(seat), 1.6).note_asks;
    };
    auto triangles = new_match("triominoes", 2, 3, {});
    const int opener = (*triangles)->status().to_move;
    REQUIRE((asks(**triangles, opener) && !asks(**triangles, 1 - opener)));
    REQUIRE((*triangles)->play((*triangles)->legal().front()));
    REQUIRE_FALSE(english((*triangles)->scene(static_cast<Seat>(1 - opener), 1.6).note).empty());
    REQUIRE_FALSE(asks(**triangles, 1 - opener));  // who opened, and with what: that is only told
    auto rummy = new_match("tiles_and_deal", 2, 5, {});
    const int first = (*rummy)->status().to_move;
    REQUIRE((asks(**rummy, first) && !asks(**rummy, 1 - first)));
    REQUIRE((*rummy)->play("take"));
    REQUIRE_FALSE(asks(**rummy, first));
}

TEST_CASE("whoever is to move is told what can be done, in every phase of every game, and nobody else is") {
    for (const GameEntry& game : games()) {
        CAPTURE(game.info.id);
        int read = 0;
        for (std::uint64_t deal = 1; deal <= 12; ++deal)
            read += read_prompts(game, game.info.min_seats + static_cast<int>(deal % 3), deal);
        REQUIRE_GT(read, 400);
    }
}
