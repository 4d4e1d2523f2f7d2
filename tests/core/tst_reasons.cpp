// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a reason counts is so: in random positions each figure is counted once more, tile by tile, by what the
// rules let be laid.

#include <map>

#include "every_game.h"
#include "kit/fact.h"
#include "tiles_and_deal/arrange.h"

using namespace boneyard;
using boneyard::test::any_of;
using boneyard::test::Words;

namespace {

bool starts(const kit::Fact& fact, std::string_view words) { return fact.words.text.starts_with(words); }

/// How many of the tiles could be laid by `seat` on that table, each as if it were the whole hand.
template <class G, class Tiles>
int can_be_laid(const G& after, kit::Seat seat, const Tiles& tiles) {
    int count = 0;
    std::vector<typename G::Action> actions;
    tiles.each([&](auto tile) {
        auto view = after.view(seat);
        view.open = false;
        view.table.to_move = seat;
        view.table.phase = kit::Phase::Play;
        view.hands = {};
        kit::at(view.hands, seat).add(tile);
        G::legal(view, actions);
        count += static_cast<int>(std::any_of(actions.begin(), actions.end(), [&](const auto& action) {
            return G::text(action).starts_with("place ");
        }));
    });
    return count;
}

/// In any game of dominoes.
template <class G, class Table>
dominoes::Tile tile_named(const dominoes::MatchState<G, Table>& /*game*/, const std::string& text) {
    return dominoes::parse_tile(text).value();
}
triominoes::Tile tile_named(const triominoes::Game& /*game*/, const std::string& text) {
    return triominoes::parse_tile(text).value();
}
matching_elements::Tile tile_named(const matching_elements::Game& /*game*/, const std::string& text) {
    return matching_elements::parse_tile(text).value();
}

/// The tiles that the seat cannot see, as they really lie.
template <class G>
auto hidden_from(const G& game, kit::Seat seat) {
    typename std::remove_cvref_t<decltype(game.view(seat).hand())> hidden;
    const auto add = [&](const Words& tiles) {
        for (const std::string& tile : tiles) hidden.add(tile_named(game, tile));
    };
    const kit::Holdings held = game.holdings();
    add(held.stock);
    for (std::size_t other = 0; other < held.hands.size(); ++other) {
        if (static_cast<kit::Seat>(other) != seat) add(held.hands[other].tiles);
    }
    if constexpr (requires { game.view(seat).table.known[0].holds; }) {
        const auto known = game.view(seat).table.known;
        for (kit::Seat other = 0; other < game.view(seat).table.seats; ++other) {
            if (other != seat) hidden.remove_all(kit::at(known, other).holds);
        }
    }
    return hidden;
}

/// The points that an action brings in itself, without what ends the round.
int points_of(const kit::Events& events) {
    int points = 0;
    for (const kit::Event& event : events) {
        if (event.why == "out" || event.why == "hands" || event.why == "round") continue;
        if (event.type == kit::EventType::Score || event.type == kit::EventType::Points)
            points += event.points;
    }
    return points;
}

template <class G>
int recounted(const G& game, const typename G::Action& action, const kit::Fact& fact) {
    const kit::Seat seat = game.to_move();
    G after = game;
    kit::Events events;
    after.apply(action, &events);
    if (starts(fact, "Points at once")) return points_of(events);
    if (starts(fact, "It is easier for you")) return can_be_laid(after, seat, after.view(seat).hand());
    if (starts(fact, "It is harder for the others") || starts(fact, "It is harder for your opponent"))
        return can_be_laid(after, seat, hidden_from(game, seat));
    FAIL("Nothing here counts once more: " << fact.words.text);
    return 0;
}

// ---- By game: one whose facts recounted() knows, by how they begin, has nothing here

template <class G>
int number_after(const G& game, const typename G::Action& action, const kit::Fact& fact) {
    return recounted(game, action, fact);
}

int number_after(const matador::Game& game, const matador::Action& action, const kit::Fact& fact) {
    const bool pips = starts(fact, "It leaves you");
    if (!pips && !starts(fact, "You keep")) return recounted(game, action, fact);
    matador::Game after = game;
    after.apply(action, nullptr);
    int count = 0;
    after.view(game.to_move()).hand().each([&](matador::Tile tile) {
        const int sum = matador::low(tile) + matador::high(tile);
        const bool blank = matador::high(tile) == 0;
        count += pips ? sum : static_cast<int>(blank || sum == game.view(0).table.rules.most + 1);
    });
    return count;
}

int number_after(const triominoes::Game& game, const triominoes::Action& action, const kit::Fact& fact) {
    if (!starts(fact, "The best") && !starts(fact, "You hold")) return recounted(game, action, fact);
    triominoes::Game after = game;
    after.apply(action, nullptr);
    if (starts(fact, "You hold")) return after.view(game.to_move()).hand().count();
    int dearest = 0;
    hidden_from(game, game.to_move()).each([&](triominoes::Tile tile) {
        auto view = after.view(game.to_move());
        view.table.phase = kit::Phase::Play;
        view.table.to_move = view.seat;
        view.hands = {};
        kit::at(view.hands, view.seat).add(tile);
        std::vector<triominoes::Action> actions;
        triominoes::Game::legal(view, actions);
        for (const auto& each : actions) {
            if (!triominoes::Game::text(each).starts_with("place ")) continue;
            dearest = std::max(dearest, triominoes::Game::gain(view, each) - triominoes::value(tile));
        }
    });
    return dearest;
}

int number_after(const tiles_and_deal::Game& game, const tiles_and_deal::Action& action,
                 const kit::Fact& fact) {
    using namespace tiles_and_deal;
    const auto view = game.view(game.to_move());
    const int joker = view.table.rules.joker_value;
    Arranger arranger(deadwood_prices(joker));  // another way than the one that counted
    Tiles rest = view.hand();
    rest.remove(action.tile);
    const int left = arranger.least(rest);
    if (starts(fact, "It leaves you")) return left;
    int count = 0;
    const auto look = [&](const Words& tiles, Tiles known) {
        for (const std::string& text : tiles) {
            const Tile tile = *parse_tile(text);
            if (known.has(tile)) {  // it was taken from the table
                known.remove(tile);
                continue;
            }
            Tiles with = rest;
            with.add(tile);
            int least = arranger.least(with) == 0 ? 0 : left;  // one may knock and throw nothing
            with.each_kind([&](Tile thrown) {
                Tiles without = with;
                without.remove(thrown);
                least = std::min(least, arranger.least(without));
            });
            count += static_cast<int>(least < left);
        }
    };
    const kit::Holdings held = game.holdings();
    const auto other = static_cast<std::size_t>(view.table.opponent());
    look(held.stock, {});
    look(held.hands[other].tiles, view.table.known[other]);
    return count;
}

int number_after(const matching_elements::Game& game, const matching_elements::Action& action,
                 const kit::Fact& fact) {
    using matching_elements::Tile;
    const kit::Seat seat = game.to_move();
    using Kind = matching_elements::Action::Kind;
    const auto view = game.view(seat);
    if (action.kind == Kind::Hold) return kit::at(view.table.bets, seat);
    if (action.kind == Kind::Bid || action.kind == Kind::Bet) return action.number;
    if (starts(fact, "Your tiles of")) {
        int count = 0;
        view.hand().each([&](Tile tile) {
            count += static_cast<int>(matching_elements::colour_of(tile) == action.colour);
        });
        return count;
    }
    return recounted(game, action, fact);
}

/// How many positions of a game are looked at.
int positions() { return std::getenv("BONEYARD_QUICK") == nullptr ? 10'000 : 1'000; }

/// What is said of one move rather than of the other names the numbers of both, and has the better of it.
void check_words(const std::vector<kit::Fact>& one, const std::vector<kit::Fact>& other) {
    for (const kit::Phrase& reason : kit::rather(one, other)) {
        const auto of = [&](const std::vector<kit::Fact>& facts) {
            return *std::find_if(facts.begin(), facts.end(),
                                 [&](const kit::Fact& fact) { return fact.words.text == reason.text; });
        };
        REQUIRE_EQ(std::get<int>(reason.args.at(0)), of(one).value);
        REQUIRE_EQ(std::get<int>(reason.args.at(1)), of(other).value);
        REQUIRE((of(one).less ? of(one).value < of(other).value : of(one).value > of(other).value));
        REQUIRE(kit::english(reason).find(std::to_string(of(one).value)) != std::string::npos);
        REQUIRE(reason.count == (reason.text.find("%n") == std::string::npos ? -1 : of(one).value));
    }
}

}  // namespace

TEST_CASE("what a reason says of tiles and points and counts is so") {
    test::for_each_kind([]<class Kind>(Kind) {
        using G = typename Kind::Game;
        int left = positions();
        std::map<std::string, int> seen;
        std::vector<typename G::Action> actions;
        for (int first = test::first_match();; ++first) {
            if (left <= 0) break;
            const std::string fault = test::first_fault(
                1, Kind::start,
                [&](kit::Match& match, const kit::Events&, kit::Rng& rng) -> std::string {
                    const G& game = test::game_of<G>(match);
                    if (left == 0 || game.to_move() == kit::kNobody) return {};
                    const auto view = game.view(game.to_move());
                    G::candidates(view, actions);
                    if (actions.empty()) return {};
                    const auto one = any_of(actions, rng);
                    const auto other = any_of(actions, rng);
                    --left;
                    const auto facts = G::facts(view, one);
                    check_words(facts, G::facts(view, other));
                    for (const kit::Fact& fact : facts) {
                        ++seen[std::string(fact.words.text)];
                        if (number_after(game, one, fact) != fact.value)
                            return G::text(one) + ": " + std::string(fact.words.text) + " " +
                                   std::to_string(fact.value) + ", not " +
                                   std::to_string(number_after(game, one, fact));
                    }
                    return {};
                },
                first);
            REQUIRE_EQ(fault, "");
        }
        REQUIRE(seen.size() > 1);
    });
}

TEST_CASE("one tile is said of as one") {
    const auto fits = [](int tiles) {
        return kit::Fact{kit::Say{"test"}.count("%n tile(s) fit, instead of %2.", tiles), tiles};
    };
    REQUIRE_EQ(kit::english(kit::rather({fits(1)}, {fits(0)}).at(0)), "1 tile fit, instead of 0.");
    REQUIRE_EQ(kit::english(kit::rather({fits(2)}, {fits(1)}).at(0)), "2 tiles fit, instead of 1.");
    const auto match = new_match("matador", 2, 1, {}).value();
    const auto& game = test::game_of<matador::Game>(*match);
    std::vector<matador::Action> actions;
    matador::Game::legal(game.view(game.to_move()), actions);
    const auto facts = matador::Game::facts(game.view(game.to_move()), actions.front());
    REQUIRE(std::all_of(facts.begin(), facts.begin() + 3,
                        [](const kit::Fact& fact) { return fact.words.count == fact.value; }));
}

TEST_CASE("nothing is said of two moves that their words have said, or the reason for the one") {
    const kit::Say say{"test"};
    const auto points = [&](int value) { return kit::Fact{say("points %1 %2"), value, false, true}; };
    const auto fit = [&](int value) {
        return kit::Fact{say("fit %1 %2"), value, false, false, {"Some fit."}};
    };
    const auto follow = [&](int value) { return kit::Fact{say("follow %1 %2"), value, true}; };
    const auto said = [](const std::vector<kit::Phrase>& reasons) {
        std::string all;
        for (const kit::Phrase& reason : reasons) all += kit::english(reason) + ";";
        return all;
    };
    const kit::Phrase other = say("Another reason.");
    const kit::Phrase same = say("Some fit.");
    REQUIRE_EQ(said(kit::rather_besides({points(4), fit(2)}, {points(1), fit(1)}, other)), "fit 2 1;");
    REQUIRE_EQ(said(kit::rather_besides({points(4)}, {points(1)}, other)), "");
    // A reason that comes after one that was said is weaker than that.
    REQUIRE_EQ(said(kit::rather_besides({fit(2), follow(1)}, {fit(1), follow(3)}, same)), "");
    REQUIRE_EQ(said(kit::rather_besides({fit(1), follow(1)}, {fit(1), follow(3)}, same)), "follow 1 3;");
}

TEST_CASE("a reason for a move, and for it rather than for another, do not say the same twice") {
    test::for_each_kind([]<class Kind>(Kind) {
        using G = typename Kind::Game;
        std::vector<typename G::Action> actions;
        int told = 0;
        int left = 400;
        int first = test::first_match();
        while (left > 0) {
            const std::string fault = test::first_fault(
                1, Kind::start,
                [&](kit::Match& match, const kit::Events&, kit::Rng& rng) -> std::string {
                    const G& game = test::game_of<G>(match);
                    if (left == 0 || game.to_move() == kit::kNobody) return {};
                    const kit::Seat seat = game.to_move();
                    G::candidates(game.view(seat), actions);
                    if (actions.empty()) return {};
                    --left;
                    const std::string one = G::text(any_of(actions, rng));
                    const std::string other = G::text(any_of(actions, rng));
                    const auto all = match.why_rather(seat, one, other);
                    const auto besides = match.why_besides(seat, one, other);
                    const kit::Phrase why = match.why(seat, one);
                    for (const kit::Phrase& reason : besides) {
                        for (const kit::Fact& fact : G::facts(game.view(seat), *G::parse(one))) {
                            const auto& same = fact.told_by;
                            const bool twice = &reason == &besides.front() &&
                                               std::find(same.begin(), same.end(), why.text) != same.end();
                            if (fact.words.text == reason.text && (fact.shown || twice))
                                return one + ": " + kit::english(reason);
                        }
                    }
                    told += all.empty() || !besides.empty() ? 0 : 1;
                    return {};
                },
                first++);
            REQUIRE_EQ(fault, "");
        }
        // Its hints are not compared with anything.
        if constexpr (!std::is_same_v<G, tiles_and_deal::Game>) REQUIRE_GT(told, 0);
    });
}

TEST_CASE("a reason is given of what one move has the better of alone") {
    const kit::Say say{"test"};
    const auto more = [&](int value) { return kit::Fact{say("more %1 %2"), value}; };
    const auto less = [&](int value) { return kit::Fact{say("less %1 %2"), value, true}; };
    const auto other = [&](int value) { return kit::Fact{say("other %1 %2"), value}; };
    const auto said = [](const std::vector<kit::Phrase>& reasons) {
        std::string all;
        for (const kit::Phrase& reason : reasons) all += kit::english(reason) + ";";
        return all;
    };
    REQUIRE_EQ(said(kit::rather({more(3), less(1)}, {more(2), less(4)})), "more 3 2;less 1 4;");
    REQUIRE_EQ(said(kit::rather({more(3), less(1)}, {more(3), less(1)})), "");
    REQUIRE_EQ(said(kit::rather({more(1), less(4)}, {less(3), more(2)})), "");
    REQUIRE_EQ(said(kit::rather({more(3), other(1)}, {other(0)})), "other 1 0;");
    REQUIRE_EQ(said(kit::rather({more(3), less(1), other(5)}, {more(2), less(2), other(4)})),
               "more 3 2;less 1 2;");
}
