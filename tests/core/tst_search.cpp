// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the search of the strong bots promises, whichever the game.

#include <doctest/doctest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "bots/bot.h"
#include "bots/mean.h"
#include "bots/search.h"
#include "contest.h"
#include "games.h"
#include "registry.h"

using namespace boneyard;

namespace {

std::atomic<std::uint64_t> g_allocations{0};

}  // namespace

// Every allocation of this program is counted. NOLINTBEGIN(cppcoreguidelines-no-malloc)
void* operator new(std::size_t size) {
    ++g_allocations;
    if (void* const memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    ++g_allocations;
    return std::malloc(size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace {

/// Calls `check` with the game's id and the position after so many random actions of some matches.
template <class G, class Check>
void in_positions(std::string_view id, int seats, Check check) {
    for (std::uint64_t deal = 1; deal <= 12; ++deal) {
        const auto match = new_match(id, seats, deal, {});
        G game = G::create((*match)->setup()).value();
        kit::Rng rng(deal);
        std::vector<typename G::Action> actions;
        for (auto ply = static_cast<int>(rng.below(40)); ply > 0 && !game.over(); --ply) {
            game.legal(actions);
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
        if (game.to_move() != kit::kNobody) check(game);
    }
}

/// Calls `check` for every game, with as few seats and as many as there can be.
template <class Check>
void in_every_game(Check check) {
    for_each_game([&]<class G>(const Listed<G>& game) {
        const kit::GameInfo info = game.info();
        in_positions<G>(info.id, info.min_seats, check);
        if (new_match(info.id, info.max_seats, 1, {})) in_positions<G>(info.id, info.max_seats, check);
    });
}

template <class G>
std::vector<typename G::Action> candidates(const typename G::View& view) {
    std::vector<typename G::Action> actions;
    G::candidates(view, actions);
    return actions;
}

template <class G>
typename G::Action searched(const G& game, const bots::Budget& budget) {
    const auto view = game.view(game.to_move());
    bots::Search<G> search(view, candidates<G>(view), 5);
    return search.choose(budget, {});
}

/// A false clock: the time is up after so many rounds that are played out, and each one more is counted.
struct Hourglass {
    explicit Hourglass(int time) : left(time) { running = this; }
    Hourglass(const Hourglass&) = delete;
    Hourglass& operator=(const Hourglass&) = delete;
    ~Hourglass() { running = nullptr; }

    void play() {
        ++played;
        if (--left == 0) source.request_stop();
    }

    static inline Hourglass* running = nullptr;
    std::stop_source source;
    int left;
    int played = 0;
};

/// Plays out, and lets the time go by.
template <class G>
class Counted {
public:
    int value(const G& world, const typename G::Action& action, kit::Seat seat, const kit::Rng& rng) {
        Hourglass::running->play();
        return playout_.value(world, action, seat, rng);
    }

private:
    bots::Playout<G> playout_;
};

}  // namespace

TEST_CASE("no playout allocates") {
    in_every_game([]<class G>(const G& game) {
        const auto view = game.view(game.to_move());
        const auto actions = candidates<G>(view);
        bots::Playout<G> playout;
        kit::Rng rng(3);
        const std::uint64_t before = g_allocations;
        for (int world = 0; world < 20; ++world) {
            const G sampled = G::sample(view, rng);
            for (const auto& action : actions) (void)playout.value(sampled, action, view.seat, rng);
        }
        REQUIRE_EQ(g_allocations - before, std::uint64_t{0});
    });
}

TEST_CASE("a reply is legal") {
    in_every_game([]<class G>(G game) {
        std::vector<typename G::Action> actions;
        kit::Rng rng(8);
        for (int ply = 0; ply < 400 && !game.over(); ++ply) {
            game.legal(actions);
            const auto action = game.to_move() == kit::kNobody ? actions.front() : game.reply(rng);
            REQUIRE_MESSAGE(kit::allows(game, action), G::text(action).c_str());
            game.apply(action, nullptr);
        }
    });
}

TEST_CASE("a search finds the same with any number of threads") {
    in_every_game([](const auto& game) {
        const auto alone = searched(game, {200, 1});
        REQUIRE_EQ(searched(game, {200, 3}) == alone, true);
    });
}

TEST_CASE("a search that is stopped before it begins keeps the first action") {
    std::stop_source source;
    source.request_stop();
    in_every_game([&]<class G>(const G& game) {
        const auto view = game.view(game.to_move());
        const auto actions = candidates<G>(view);
        bots::Search<G> search(view, actions, 5);
        REQUIRE((search.choose({1000, 1}, source.get_token()) == actions.front()));
        REQUIRE_EQ(search.worlds(), 0);
    });
}

TEST_CASE("a search that is told to stop plays no further round out") {
    in_every_game([]<class G>(const G& game) {
        const auto view = game.view(game.to_move());
        const auto actions = candidates<G>(view);
        if (actions.size() < 2) return;
        for (const int time : {1, 2, 7, 40}) {
            Hourglass hourglass(time);
            bots::Search<G, Counted<G>> search(view, actions, 5);
            (void)search.choose({100'000, 1}, hourglass.source.get_token());
            REQUIRE(hourglass.played <= time);
        }
    });
}

TEST_CASE("a bot whose time is up does not begin to search, nor to guess at hands") {
    std::stop_source source;
    source.request_stop();
    in_every_game([&]<class G>(const G& game) {
        const auto view = game.view(game.to_move());
        const auto stopped = bots::choose<G>(view, kit::search(100'000), 5, 0, source.get_token());
        REQUIRE(stopped == bots::choose<G>(view, kit::heuristic(), 5, 0, {}));
    });
}

TEST_CASE("with melds on the table a bot of Tiles & Deal goes by its ratings, however much it may search") {
    using G = tiles_and_deal::Game;
    in_positions<G>("tiles_and_deal", 2, [](const G& game) {
        const auto view = game.view(game.to_move());
        const auto one = bots::choose<G>(view, kit::search(1), 5, 0, {});
        REQUIRE(bots::choose<G>(view, kit::search(2000), 5, 0, {}) == one);
    });
}

TEST_CASE("a search keeps to its budget") {
    in_every_game([]<class G>(const G& game) {
        const auto view = game.view(game.to_move());
        const auto actions = candidates<G>(view);
        bots::Search<G> search(view, actions, 5);
        (void)search.choose({50, 1}, {});
        REQUIRE(search.worlds() <= 50);
        if (actions.size() > 1) REQUIRE(search.worlds() * 2 <= 50);
        if (actions.size() > 50) REQUIRE_EQ(search.worlds(), 0);
    });
}

// Two seats, nothing to draw: north holds 6-6 and 6-5, south 1-2 alone. Whoever goes out wins the pips of the
// other; what leads there is known, so the search has to play it.
TEST_CASE("a won ending is found") {
    int endings = 0;
    in_positions<matador::Game>("russian", 2, [&](matador::Game game) {
        kit::Rng rng(4);
        while (game.to_move() != kit::kNobody && !game.drawn_out()) game.apply(game.reply(rng), nullptr);
        if (game.to_move() == kit::kNobody) return;
        const kit::Seat seat = game.to_move();
        bots::Ending<matador::Game> ending;
        const auto best = ending.value(game, seat);
        if (!best) return;
        ++endings;
        // Nobody does better by another action than the ending says, and some action does as well.
        std::vector<matador::Action> actions;
        game.legal(actions);
        int most = INT_MIN;
        for (const auto& action : actions) {
            matador::Game next = game;
            next.apply(action, nullptr);
            most = std::max(most, ending.value(next, seat).value_or(INT_MIN));
        }
        REQUIRE_EQ(most, *best);
    });
    REQUIRE(endings > 0);
}

TEST_CASE("a contest comes to the same twice") {
    for_each_game([]<class G>(const Listed<G>& game) {
        const kit::GameInfo info = game.info();
        engine::Contest contest;
        contest.setup = (*new_match(info.id, info.min_seats, 77, {}))->setup();
        contest.one_round = true;
        contest.seed = 9;
        for (int seat = 0; seat < info.min_seats; ++seat)
            contest.entrants.push_back({"", kit::search(seat == 0 ? 60 : 20), seat == 1});
        const engine::Outcome once = engine::hold<G>(contest);
        const engine::Outcome again = engine::hold<G>(contest);
        REQUIRE_EQ(once.winners, again.winners);
        REQUIRE_EQ(once.scores, again.scores);
    });
}

// 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7.
TEST_CASE("the interval of a mean is that of the book") {
    bots::Mean mean;
    for (const int sample : {2, 4, 4, 4, 5, 5, 7, 9}) mean.add(sample);
    REQUIRE_EQ(mean.count(), 8);
    REQUIRE_EQ(mean.mean(), 5.0);
    REQUIRE_EQ(mean.interval(), 1.96 * std::sqrt(32.0 / 7 / 8));
}
