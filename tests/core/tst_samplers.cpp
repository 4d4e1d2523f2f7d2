// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The worlds that bots think in: every one that fits what the seat knows is as likely as any other. On cases
// small enough to count them all, by the chi-square test.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "kit/hidden.h"
#include "kit/match.h"
#include "matador/game.h"
#include "registry.h"
#include "text.h"

using namespace boneyard;

namespace {

/// A set of up to eight tiles, for the sampler alone.
struct Few {
    unsigned bits = 0;

    void add(int tile) { bits |= 1U << static_cast<unsigned>(tile); }
    [[nodiscard]] bool has(int tile) const { return (bits >> static_cast<unsigned>(tile) & 1U) != 0; }
    template <class Visit>
    void each(Visit visit) const {
        for (int tile = 0; tile < 8; ++tile) {
            if (has(tile)) visit(tile);
        }
    }
    bool operator==(const Few&) const = default;
};

Few few(std::initializer_list<int> tiles) {
    Few set;
    for (const int tile : tiles) set.add(tile);
    return set;
}

using Counts = std::map<std::string, int>;

/// Chi-square of the counts against equal chances for so many outcomes.
double chi_square(const Counts& counts, int outcomes) {
    int all = 0;
    for (const auto& [outcome, count] : counts) all += count;
    const double expected = static_cast<double>(all) / outcomes;
    double sum = expected * (outcomes - static_cast<int>(counts.size()));  // those that never came
    for (const auto& [outcome, count] : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

/// What chi-square exceeds once in a thousand times, by the approximation of Wilson and Hilferty. The seeds
/// are fixed, so that it either always fails or never.
double limit(int outcomes) {
    const double freedom = outcomes - 1;
    const double z = 3.09;
    return freedom * std::pow(1 - 2 / (9 * freedom) + z * std::sqrt(2 / (9 * freedom)), 3);
}

void check_even(const Counts& counts, int outcomes) {
    REQUIRE_MESSAGE(static_cast<int>(counts.size()) <= outcomes, "worlds that cannot be");
    const double found = chi_square(counts, outcomes);
    REQUIRE_MESSAGE(found < limit(outcomes),
                    boneyard::test::filled("%1, but at most %2", found, limit(outcomes)));
}

template <class G>
std::string world_text(const G& game) {
    const kit::Holdings held = game.holdings();
    std::string text;
    for (const auto& hand : held.hands) {
        for (const auto& tile : hand.tiles) text += tile + " ";
        text += "| ";
    }
    for (const auto& tile : held.stock) text += tile + " ";
    return text;
}

}  // namespace

// Two tiles for seat 1, one for seat 2, two in the stock, in order: 5!/(2!) = 60 ways.
TEST_CASE("nothing known makes all deals alike") {
    kit::Hidden<Few> hidden{3, 0, {0, 2, 1}, {}};
    kit::Pile<int, 8> unseen{{0, 1, 2, 3, 4}, 5};
    kit::Rng rng(11);
    Counts counts;
    for (int i = 0; i < 60'000; ++i) {
        kit::PerSeat<Few> hands{};
        const auto stock = kit::deal_hidden(hidden, unseen, hands, rng);
        ++counts[std::to_string(hands[1].bits) + "/" + std::to_string(hands[2].bits) + "/" +
                 std::to_string(stock.tiles[0])];
    }
    check_even(counts, 60);
}

// Seat 1 holds two of 0 to 3, seat 2 one of 0 and 1, the rest is stock: with 0 or 1 for seat 2, seat 1 has
// any two of the other three of its tiles: 2 * 3 = 6 deals. Dealing off would prefer those where seat 1 has
// neither 0 nor 1, as both are then left for seat 2.
TEST_CASE("hands that lack something are dealt evenly") {
    kit::Hidden<Few> hidden{3, 0, {0, 2, 1}, {}};
    hidden.lacks[1] = few({4, 5});
    hidden.lacks[2] = few({2, 3, 4, 5});
    kit::Pile<int, 8> unseen{{0, 1, 2, 3, 4, 5}, 6};
    kit::Rng rng(12);
    Counts counts;
    for (int i = 0; i < 30'000; ++i) {
        kit::PerSeat<Few> hands{};
        (void)kit::deal_hidden(hidden, unseen, hands, rng);
        ++counts[std::to_string(hands[1].bits) + "/" + std::to_string(hands[2].bits)];
    }
    check_even(counts, 6);
}

// Seat 1 holds one of 0, 1 and 2, and the other tiles lie in any order: 3 * 4! = 72 worlds.
TEST_CASE("the stock is in any order whatever a hand lacks") {
    kit::Hidden<Few> hidden{2, 0, {0, 1}, {}};
    hidden.lacks[1] = few({3, 4});
    kit::Pile<int, 8> unseen{{0, 1, 2, 3, 4}, 5};
    kit::Rng rng(13);
    Counts counts;
    for (int i = 0; i < 72'000; ++i) {
        kit::PerSeat<Few> hands{};
        const auto stock = kit::deal_hidden(hidden, unseen, hands, rng);
        std::string text = std::to_string(hands[1].bits);
        for (std::size_t j = 0; j < stock.count; ++j) text += std::to_string(stock.tiles[j]);
        ++counts[text];
    }
    check_even(counts, 72);
}

// The end of a round of dominoes for two: all that is hidden is the other's hand and what stays in the stock.
TEST_CASE("worlds of dominoes are even") {
    int cases = 0;
    for (std::uint64_t deal = 1; deal <= 200 && cases < 5; ++deal) {
        const auto match = new_match("matador", 2, deal, {});
        auto game = matador::Game::create((*match)->setup()).value();
        kit::Rng rng(deal);
        const auto hidden = [&] {
            const auto view = game.view(game.to_move());
            return view.table.stock_count + kit::at(view.table.hand_counts, kit::next_seat(view.seat, 2));
        };
        while (game.to_move() != kit::kNobody && hidden() > 4) game.apply(game.reply(rng), nullptr);
        if (game.to_move() == kit::kNobody) continue;
        const auto view = game.view(game.to_move());
        const auto other = static_cast<std::size_t>(kit::next_seat(view.seat, 2));
        // Count the worlds: orders of the hidden tiles, the first ones sorted into the hand.
        std::vector<int> tiles;
        const kit::Holdings held = game.holdings();
        std::vector<std::string> names = held.hands[other].tiles;
        const std::size_t in_hand = names.size();
        names.insert(names.end(), held.stock.begin(), held.stock.end());
        std::sort(names.begin(), names.end());
        std::set<std::string> worlds;
        do {
            auto hand =
                std::vector<std::string>(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(in_hand));
            if (!std::is_sorted(hand.begin(), hand.end())) continue;
            const bool fits = std::none_of(hand.begin(), hand.end(), [&](const std::string& name) {
                return view.table.lacks[other].has(*matador::parse_tile(name));
            });
            if (!fits) continue;
            std::string text;
            for (const std::string& name : names) text += name + " ";
            worlds.insert(text);
        } while (std::next_permutation(names.begin(), names.end()));
        if (worlds.size() < 2) continue;
        ++cases;
        Counts counts;
        for (std::size_t i = 0; i < 1000 * worlds.size(); ++i)
            ++counts[world_text(matador::Game::sample(view, rng))];
        check_even(counts, static_cast<int>(worlds.size()));
    }
    REQUIRE_EQ(cases, 5);
}
