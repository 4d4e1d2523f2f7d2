// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "matching_elements/game.h"
#include "matching_elements_table.h"
#include "registry.h"

using namespace boneyard;
using matching_elements::Game;

// What the window is told of a match: the scene.

namespace {

kit::Setup setup_of(int seats, std::uint64_t deal) {
    kit::Setup setup;
    setup.seats = seats;
    setup.deal = deal;
    setup.options =
        kit::Options::resolve(find_game("matching_elements")->info.options, {{"colours", 2}}).value();
    return setup;
}

/// Plays at random; before each action `look` is shown the match and the action, after it the match.
template <class Look>
void play_and_look(Game game, std::uint64_t seed, const Look& look) {
    kit::Rng rng(seed, kit::Stream::Bot);
    std::vector<Game::Action> actions;
    while (!game.over()) {
        if (game.to_move() == kit::kNobody) {
            game.legal(actions);
        } else {
            Game::candidates(game.view(game.to_move()), actions);
        }
        const Game::Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        const Game before = game;
        game.apply(action, nullptr);
        look(before, action, game);
    }
}

}  // namespace

TEST_CASE("whoIsOutIsStillToldWhatWasLeftInHand") {
    int seen = 0;
    for (std::uint64_t deal = 1; deal <= 40; ++deal) {
        play_and_look(Game::create(setup_of(4, deal)).value(), deal,
                      [&](const Game& before, const Game::Action& action, const Game& after) {
                          if (before.status().phase != boneyard::kit::Phase::Play ||
                              after.status().phase != boneyard::kit::Phase::RoundOver)
                              return;
                          for (kit::Seat seat = 0; seat < 4; ++seat) {
                              const bool laid = action.is_place() && before.to_move() == seat;
                              const bool drew =
                                  action.kind == Game::Action::Kind::Draw && before.to_move() == seat;
                              const auto at = static_cast<std::size_t>(seat);
                              const int left = before.status().hand_counts[at] - int{laid} + int{drew};
                              const kit::SeatNote note = after.scene(after.view(0), 1).seats[at];
                              if (note.sum.empty() || note.sum[0].args.size() != 4)
                                  continue;  // it did not bet
                              const int points = std::get<int>(note.sum[0].args[0]);
                              REQUIRE_EQ(std::get<int>(note.sum[0].args[1]), left);
                              REQUIRE_EQ(std::get<int>(note.sum[0].args[2]), points - left);
                              if (left > 0 && after.status().hand_counts[at] == 0) ++seen;
                          }
                      });
    }
    REQUIRE_MESSAGE(seen > 5, std::to_string(seen).c_str());  // some were out with tiles in hand
}

TEST_CASE("everyBetCanBeReachedAndTheUsualOnesLieWithin") {
    int bets = 0;
    play_and_look(
        Game::create(setup_of(3, 5)).value(), 5, [&](const Game& before, const Game::Action&, const Game&) {
            if (before.to_move() == kit::kNobody) return;
            for (const kit::Choice& choice : before.scene(before.view(before.to_move()), 1).choices) {
                if (choice.high <= choice.low) continue;
                ++bets;
                REQUIRE((choice.low < choice.usual && choice.usual <= choice.high));
                REQUIRE((!choice.meaning.empty() || !choice.outcomes.empty()));
                for (const int number : {choice.low, choice.usual, choice.high}) {
                    const auto action = Game::parse(choice.action + " " + std::to_string(number));
                    REQUIRE((action && before.allows(*action)));
                }
            }
        });
    REQUIRE(bets > 5);
}

TEST_CASE("aPlateThatSaysABidOrABetSaysWhatWasDoneLast") {
    int bids = 0;
    int bets = 0;
    int others = 0;
    for (std::uint64_t deal = 1; deal <= 12; ++deal)
        play_and_look(Game::create(setup_of(3, deal)).value(), deal,
                      [&](const Game&, const Game::Action&, const Game& after) {
                          for (const kit::SeatNote& note : after.scene(after.view(0), 1).seats) {
                              const std::string_view brief = note.brief.text;
                              const bool bid = brief == "bid %1" || brief == "folded";
                              const bool bet = brief == "bet %1";
                              if (!brief.empty()) REQUIRE_EQ(note.says_last_action, bid || bet);
                              bids += int{bid};
                              bets += int{bet};
                              others += int{!brief.empty() && !bid && !bet};
                          }
                      });
    REQUIRE((bids > 0 && bets > 0 && others > 0));
}

TEST_CASE("aCrosswisePlaceIsToldFromOneInLine") {
    int across = 0;
    int line = 0;
    play_and_look(
        Game::create(setup_of(3, 6)).value(), 6, [&](const Game& before, const Game::Action&, const Game&) {
            if (before.status().phase != boneyard::kit::Phase::Play) return;
            for (const kit::Spot& spot : before.scene(before.view(before.to_move()), 1).spots) {
                if (spot.group == "first") continue;
                const bool side = spot.group.back() == 'l' || spot.group.back() == 'r';
                REQUIRE((spot.way == (side ? kit::Way::Across : kit::Way::Line)));
                // "Across: 3; 4 ... In line: 1; 4 ... A double scores twice that."
                const std::vector<int> gains = side ? std::vector{3, 4, 6, 8} : std::vector{1, 2, 4, 8};
                REQUIRE((std::find(gains.begin(), gains.end(), spot.gain) != gains.end()));
                ++(side ? across : line);
            }
        });
    REQUIRE((across > 0 && line > 0));
}

TEST_CASE("whatIsAskedIsSaidUntilTilesAreLaid") {
    play_and_look(
        Game::create(setup_of(3, 7)).value(), 7, [&](const Game& before, const Game::Action&, const Game&) {
            const kit::Phase phase = before.status().phase;
            const bool asked = phase == kit::Phase::Auction || phase == kit::Phase::Naming ||
                               phase == kit::Phase::Bets || phase == kit::Phase::Final;
            const kit::Scene scene = before.scene(before.view(0), 1);
            REQUIRE_EQ(!scene.question.title.empty(), asked);
            REQUIRE_EQ(scene.suit.empty(), phase == kit::Phase::Auction || phase == kit::Phase::Naming ||
                                               phase == kit::Phase::Final ||
                                               (phase == kit::Phase::RoundOver && scene.pieces.empty()));
        });
}

TEST_CASE("a tile that fits nowhere is told so first, with what would fit") {
    using boneyard::test::Elements;
    const auto answer = [](const std::string& hand, const std::string& tile, const std::string& group) {
        Elements position{.hands = {hand, "O:0-3", "O:1-2"},
                          .laid = {"R:3-9 first", "R:3-6 0 n 3", "O:9-12 0 f 9"}};
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::why_not(game.view(0), tile, group));
    };
    REQUIRE_EQ(answer("O:1-5", "O:1-5", ""),
               std::string("There is no place for ember 1-5 now: the ends take 6, 12, and only fire goes "
                           "across."));
    REQUIRE_EQ(answer("O:1-5", "O:1-5", "0 l"), answer("O:1-5", "O:1-5", ""));
    REQUIRE_EQ(answer("O:1-5", "O:1-5", "1 f"), answer("O:1-5", "O:1-5", ""));
    REQUIRE_EQ(answer("O:0-6", "O:0-6", "0 l"),
               std::string("Across, only tiles of the round's element can be laid."));
    REQUIRE_EQ(answer("O:0-6", "O:0-6", "2 f"), std::string("This end shows 12, and takes only 12."));
}

TEST_CASE("an auction says who leads and how far the own tile goes") {
    using boneyard::test::ElementsTable;
    const ElementsTable opened{{"R:0-3 R:0-9 R:1-5", "", ""}, "", boneyard::test::kTwoColours};
    const Game game = boneyard::test::game_of<Game>(opened.match());
    const auto asked = [](const Game& now, kit::Seat seat) {
        return kit::english(now.scene(now.view(seat), 1).question.meaning);
    };
    REQUIRE_EQ(asked(game, 1), std::string("Everybody has drawn a tile, and may bid up to its sum: you up to "
                                           "9. The highest bidder scores the bid, and deals."));
    Game bid = game;
    bid.apply(Game::parse("bid 2").value(), nullptr);
    REQUIRE_EQ(asked(bid, 1), std::string("The highest bid is 2, by seat 0. Your tile allows bids up to 9. "
                                          "The highest bidder deals, and scores the bid."));
    REQUIRE_EQ(asked(bid, 0), std::string("The highest bid is 2, your own. Your tile allows bids up to 3. "
                                          "The highest bidder deals, and scores the bid."));
    bid.apply(Game::parse("fold").value(), nullptr);
    REQUIRE_EQ(asked(bid, 1),
               std::string("The highest bid is 2, by seat 0. The highest bidder deals, and scores the bid."));
    REQUIRE_EQ(asked(bid, kit::kNobody),
               std::string("The highest bid is 2, by seat 0. The highest bidder deals, and scores the bid."));
}

TEST_CASE("a table lies along the felt for the whole round, however it grows") {
    int looked = 0;
    play_and_look(
        Game::create(setup_of(3, 5)).value(), 5, [&](const Game&, const Game::Action&, const Game& after) {
            const kit::Scene lying = Game::scene(after.view(0), 0);
            const kit::Scene wide = Game::scene(after.view(0), 2.5);
            const kit::Scene high = Game::scene(after.view(0), 0.5);
            for (std::size_t row = 0; row < lying.pieces.size(); ++row) {
                REQUIRE_EQ(wide.pieces[row].pose.angle, lying.pieces[row].pose.angle);
                REQUIRE_EQ(high.pieces[row].pose.angle, std::fmod(lying.pieces[row].pose.angle + 90, 360));
                ++looked;
            }
            REQUIRE_EQ(high.bottom - high.top, lying.right - lying.left);
        });
    CHECK(looked > 100);
}

TEST_CASE("a whole place is kept in sight where a tile of one's own goes, and half of one elsewhere") {
    int looked = 0;
    int less = 0;
    play_and_look(
        Game::create(setup_of(3, 5)).value(), 5, [&](const Game&, const Game::Action&, const Game& after) {
            const kit::Seat seat = after.to_move();
            if (seat == kit::kNobody || after.view(seat).table.phase != matching_elements::Phase::Play)
                return;
            const kit::Scene own = Game::scene(after.view(seat), 0);
            for (const kit::Spot& spot : own.spots) {
                const bool upright = static_cast<int>(spot.pose.angle) % 180 == 0;
                REQUIRE(spot.pose.x - (upright ? 0.5 : 1) >= own.left);
                REQUIRE(spot.pose.x + (upright ? 0.5 : 1) <= own.right);
                REQUIRE(spot.pose.y - (upright ? 1 : 0.5) >= own.top);
                REQUIRE(spot.pose.y + (upright ? 1 : 0.5) <= own.bottom);
                ++looked;
            }
            const kit::Scene nobody = Game::scene(after.view(kit::kNobody), 0);
            for (const kit::Mark& mark : nobody.marks) {
                REQUIRE(mark.pose.x > nobody.left);
                REQUIRE(mark.pose.x < nobody.right);
                REQUIRE(mark.pose.y > nobody.top);
                REQUIRE(mark.pose.y < nobody.bottom);
            }
            REQUIRE(nobody.right - nobody.left <= own.right - own.left);
            less += nobody.right - nobody.left < own.right - own.left ? 1 : 0;
        });
    CHECK(looked > 100);
    CHECK(less > 10);
}

TEST_CASE("each side's Bank lies beside its first seat, with as many tiles as it holds") {
    for (const int teams : {0, 1}) {
        kit::Setup setup = setup_of(teams == 0 ? 3 : 6, 21);
        if (teams == 1) {
            setup.options = kit::Options::resolve(find_game("matching_elements")->info.options,
                                                  {{"colours", 4}, {"teams", std::string("2x3")}})
                                .value();
        }
        int banks = 0;
        play_and_look(
            Game::create(setup).value(), 5, [&](const Game&, const Game::Action&, const Game& game) {
                const auto view = game.view(0);
                const kit::Scene scene = Game::scene(view, 1.6);
                int shown = 0;
                int held = 0;
                for (const kit::SeatNote& note : scene.seats) {
                    shown += note.won;
                    REQUIRE_EQ(note.won > 0, !note.won_spoken.empty());
                    if (note.won == 0) continue;
                    const std::string whose = kit::english(note.won_meaning.words.front());
                    REQUIRE_EQ(whose.starts_with("One Bank for the team:"),
                               teams == 1);  // not of that seat alone
                }
                for (kit::Seat side = 0; side < view.table.sides(); ++side) {
                    if (!view.table.side_in(side)) continue;
                    const auto place = static_cast<std::size_t>(side);
                    const bool takes = game.status().round_over() &&
                                       view.table.round_winner != kit::kNobody &&
                                       view.table.side_of(view.table.round_winner) == side;
                    const int bank = view.table.banks[place].count() +
                                     (takes ? static_cast<int>(view.table.board.placed().size()) : 0);
                    held += bank;
                    REQUIRE_EQ(scene.seats[place].won, bank);
                }
                REQUIRE_EQ(shown, held);
                banks += held > 0 ? 1 : 0;
            });
        REQUIRE_GT(banks, 20);
    }
}

TEST_CASE("a plate and the sheet of a round name the same size of a Bank") {
    int told = 0;
    for (std::uint64_t deal = 1; deal <= 10; ++deal) {
        play_and_look(Game::create(setup_of(3, deal)).value(), deal,
                      [&](const Game&, const Game::Action&, const Game& game) {
                          if (!game.status().round_over() || game.status().match_over()) return;
                          for (const kit::SeatNote& note : Game::scene(game.view(0), 1.6).seats) {
                              if (note.won == 0) continue;
                              const std::string sum =
                                  kit::english(note.sum.back());  // "Bank: 65, and 35 ...: 100."
                              const auto end = sum.find_last_of("0123456789");
                              const auto begin = sum.find_last_not_of("0123456789", end);
                              REQUIRE_EQ(std::stoi(sum.substr(begin + 1, end - begin)), note.won);
                              told += sum.find(',') != std::string::npos ? 1 : 0;
                          }
                      });
    }
    REQUIRE_GT(told, 10);
}

TEST_CASE("a double shown in the final lies beside its seat only as long as that holds it") {
    int laid = 0;
    for (std::uint64_t deal = 1; deal <= 40; ++deal) {
        play_and_look(Game::create(setup_of(3, deal)).value(), deal,
                      [&](const Game&, const Game::Action&, const Game& game) {
                          if (!game.view(0).table.in_final) return;
                          const auto view = game.view(0);
                          const kit::Scene scene = Game::scene(view, 1.6);
                          for (kit::Seat seat = 0; seat < view.table.seats; ++seat) {
                              const auto place = static_cast<std::size_t>(seat);
                              REQUIRE_LE(static_cast<int>(scene.seats[place].shown.size()),
                                         std::max(0, static_cast<int>(view.table.hand_counts[place])));
                              laid += static_cast<int>(scene.seats[place].shown.size()) <
                                              view.table.shown[place].count()
                                          ? 1
                                          : 0;
                          }
                      });
    }
    CHECK(laid > 3);
}

TEST_CASE("the final's question tells of each number how large the hands will be") {
    int asked = 0;
    int short_hands = 0;
    for (std::uint64_t deal = 1; deal <= 40; ++deal) {
        play_and_look(
            Game::create(setup_of(3, deal)).value(), deal,
            [&](const Game& before, const Game::Action& action, const Game& after) {
                if (before.status().phase != kit::Phase::Final) return;
                const kit::Scene scene = Game::scene(before.view(before.to_move()), 1.6);
                REQUIRE_EQ(scene.choices.size(), 1U);
                const kit::Choice& choice = scene.choices[0];
                if (choice.high == 0) return;  // one tile: there is nothing to choose
                REQUIRE_EQ(choice.outcomes.size(), static_cast<std::size_t>(choice.high - choice.low + 1));
                const std::string said =
                    kit::english(choice.outcomes[static_cast<std::size_t>(action.number - choice.low)]);
                const kit::Status status = after.status();
                int least = 99;
                for (kit::Seat seat = 0; seat < 3; ++seat) {
                    if (!after.view(0).table.out[static_cast<std::size_t>(seat)])
                        least = std::min(least, status.hand_counts[static_cast<std::size_t>(seat)]);
                }
                const std::string start =
                    "Drawn at random from each Bank: " + std::to_string(action.number) + ". ";
                REQUIRE_EQ(said.substr(0, start.size()), start);
                const std::string rest = said.substr(start.size());
                REQUIRE_EQ(rest == "All hands will be full: 12 tiles.", least >= 12);
                if (least < 12) {
                    REQUIRE(rest.starts_with("Hands will have " + std::to_string(least) + " "));
                    ++short_hands;
                }
                ++asked;
            });
    }
    CHECK_GT(asked, 10);
    CHECK_GT(short_hands, 0);
}
