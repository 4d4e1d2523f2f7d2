// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "any_game.h"
#include "kit/phrase.h"
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
    const auto may = [&](std::string_view verb) { return any_begins(legal, verb); };
    const bool lays = may("place") || may("open");
    REQUIRE_EQ(says("raw"), may("draw"));
    REQUIRE_EQ(says("or pass") || says(": you pass"), may("pass"));
    REQUIRE_EQ(says("ake ") && !says("make") && !says("Make"), may("take"));
    REQUIRE_EQ(says("or knock"), may("knock"));
    REQUIRE_EQ(says("iscard"), may("discard"));
    REQUIRE_EQ(says("old"), may("fold"));
    REQUIRE_EQ(says("Bid"), may("bid"));
    REQUIRE_EQ(says("Bet"), may("bet"));
    REQUIRE_EQ(says("tay with"), may("hold"));
    REQUIRE_EQ(says("Name"), may("colour"));
    REQUIRE_EQ(says("come back"), may("reenter"));
    REQUIRE_EQ(says("fits:") || says("does not fit"),
               !lays && (may("draw") || may("pass")) && !may("take") && !says("Both"));
    REQUIRE_EQ(says("ay a tile") || says("ay any tile") || says("first tile") || says("an open end") ||
                   says("a matador"),
               lays);
    REQUIRE_LE(words.size(), std::size_t{44});  // it has a place in a small window
}

/// The prompts of a match that is played at random; counts them.
int read_prompts(kit::Match& match, kit::Rng& rng, std::set<std::string>& all) {
    int read = 0;
    for (int ply = 0; ply < 400 && !match.status().match_over(); ++ply) {
        const kit::Status status = match.status();
        const Words legal = match.legal();
        for (Seat seat = 0; seat < static_cast<Seat>(status.seats); ++seat) {
            const kit::Scene scene = match.scene(seat, 1.6);
            const std::string words = english(scene.prompt);
            if (scene.note_asks) REQUIRE((seat == status.to_move && !english(scene.note).empty()));
            REQUIRE((status.round_over() || words.empty() != (seat == status.to_move)));
            if (seat != status.to_move) continue;
            check_words(words, legal);
            all.insert(std::regex_replace(words, std::regex("-?[0-9]+"), "#"));
            ++read;
        }
        REQUIRE(match.play(played(any_of(legal, rng), rng)));
    }
    return read;
}

}  // namespace

TEST_CASE("a note that asks for something asks whoever must do it, and only while they must") {
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
    kit::Rng rng(1);
    while ((*rummy)->status().round == 1)  // in which something else is said
        REQUIRE((*rummy)->play(played(any_of((*rummy)->legal(), rng), rng)));
    const int first = (*rummy)->status().to_move;
    REQUIRE((asks(**rummy, first) && !asks(**rummy, 1 - first)));
    REQUIRE((*rummy)->play("take"));
    REQUIRE_FALSE(asks(**rummy, first));
}

TEST_CASE("whoever is to move is told what can be done, in every phase of every game, and nobody else is") {
    for (const GameEntry& game : games()) {
        CAPTURE(game.info.id);
        kit::Rng rng(11, kit::Stream::Bot);
        std::set<std::string> all;
        int read = 0;
        for (int match = 0; match < 40; ++match)
            read += read_prompts(**random_start(std::string(game.info.id), rng).match(), rng, all);
        REQUIRE_GT(read, 1000);
        REQUIRE_GE(all.size(), std::size_t{4});
    }
}

TEST_CASE("what is to be done is said with what it is for") {
    const auto prompt = [](const std::string& game, int seats, std::uint64_t deal,
                           const kit::GivenOptions& options, const Words& actions) {
        const auto match = new_match(game, seats, deal, options);
        for (const std::string& action : actions) REQUIRE((*match)->play(action));
        return english((*match)->scene((*match)->status().to_move, 1.6).prompt);
    };
    const auto first = [](const std::string& game, const kit::GivenOptions& options) {
        return (*new_match(game, 2, 5, options))->legal().front();
    };
    CHECK_EQ(prompt("matador", 2, 5, {}, {}), "You have the highest double: lay any tile.");
    CHECK_EQ(prompt("russian", 2, 5, {}, {}),
             "Your turn: lay the first tile, " + first("russian", {}).substr(5) + ".");
    CHECK_EQ(prompt("tiles_and_deal", 2, 5, {}, {}), "Take the face-up tile, or pass.");
    const kit::GivenOptions gin{{"melds", std::string("closed")}, {"threshold", 7}};
    const std::string closed = prompt("tiles_and_deal", 2, 5, gin, {"pass", "pass", "draw"});
    CHECK_EQ(closed, "Discard. To knock: 7 deadwood or less.");
    CHECK_EQ(prompt("tiles_and_deal", 2, 5, {}, {"pass", "pass", "draw"}),
             "Lay melds if you like, then discard a tile.");
}

TEST_CASE("who bets is told what the tiles cost, and who plays how far the bet is") {
    auto match = std::move(new_match("matching_elements", 3, 5, {})).value();
    kit::Rng rng(4);
    std::set<std::string> seen;
    for (int ply = 0; ply < 120; ++ply) {
        const kit::Status status = match->status();
        if (status.to_move != kit::kNobody) {
            const kit::Scene scene = match->scene(status.to_move, 1.6);
            const std::string words = english(scene.prompt);
            if (words == "Bet on your points, less 1 per tile left.") seen.insert("bet");
            const std::string brief = english(scene.seats[static_cast<std::size_t>(status.to_move)].brief);
            const auto of = brief.find(" of ");
            if (of != std::string::npos && words.find("ay a tile") != std::string::npos) {
                const std::string net = brief.substr(0, of);  // the same as on the plate
                const std::string bet = brief.substr(of + 4);
                const bool met = std::stoi(net) >= std::stoi(bet);
                CHECK_EQ(words, met ? "Your turn: lay a tile; your bet is met."
                                    : "Lay a tile: you are at " + net + ", your bet is " + bet + ".");
                seen.insert(met ? "met" : "lacks");
            }
        }
        REQUIRE(match->play(played(any_of(match->legal(), rng), rng)));
    }
    CHECK_EQ(seen, (std::set<std::string>{"bet", "lacks", "met"}));
}
