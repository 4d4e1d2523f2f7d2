// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <numeric>

#include "kit/event.h"
#include "slow_elements_sight.h"

/// What an action of Matching Elements has to lead to, once more and slowly: everything but what is drawn.
namespace boneyard::test::elements {

/// A match as it stood, changed by hand as the rules read. What chance decides is taken from what was seen
/// afterwards.
class Foretold {
public:
    /// `stuck`: whether no seat can place afterwards, which only the tiles on the table tell.
    Foretold(Sight before, const Sight& after, const kit::Events& events, bool stuck)
        : now_(std::move(before)), after_(after), events_(events), stuck_(stuck) {}

    Sight after(const std::string& action) {
        const Words parts = words(action);
        const std::string& verb = parts.front();
        const int number = parts.size() == 2 && verb != "colour" ? std::stoi(parts[1]) : 0;
        if (verb == "bid" || verb == "fold") bid(number);
        if (verb == "colour") name_colour(parts[1][0]);
        if (verb == "bet" || verb == "hold") bet(verb == "bet" ? number : -1);
        if (verb == "place") place();
        if (verb == "pass") turn();
        if (verb == "draw") draw();
        if (verb == "next") next();
        if (verb == "reenter") reenter(number);
        if (now_.phase == "play" && now_.tiles_laid > 0 && stuck_) now_.final ? end_final() : end_round();
        return now_;
    }

private:
    // ---- The auction

    void bid(int number) {
        const int mover = now_.to_move;
        (number > 0 ? now_.bids : now_.folded)[std::size_t(mover)] = std::max(1, number);
        std::vector<int> left;
        for (int i = 1; i <= now_.seats; ++i) {
            const int seat = (mover + i) % now_.seats;
            if (now_.folded[std::size_t(seat)] == 0) left.push_back(seat);
        }
        if (left.empty()) return draw_anew();
        now_.to_move = left.front();
        const int own = now_.bids[std::size_t(left.front())];
        if (left.size() == 1 && own > 0) begin(left.front(), own);
    }

    void draw_anew() {
        now_.bids.fill(-1);
        now_.folded = {};
        now_.draws = after_.draws;  // chance
        Hand drawn;
        for (const auto& event : events_) {
            if (event.type == boneyard::kit::EventType::Draw) drawn.push_back(read_tile(event.tile));
        }
        if (drawn.size() < std::size_t(now_.seats)) return;
        now_.to_move = now_.with_deck ? 0 : after_.to_move;  // chance
        for (int seat = 0; seat < now_.seats; ++seat)
            now_.draws[std::size_t(seat)] = drawn[std::size_t(seat)];
        const auto [dealer, earned] = by_doubles(now_, Hand(drawn.begin() + now_.seats, drawn.end()));
        if (dealer != -1) begin(dealer, earned);
    }

    void begin(int dealer, int earned) {
        now_.dealer = dealer;
        if (dealer < 0) return;  // the draws do not tell
        now_.scores[std::size_t(dealer)] += earned;
        now_.stock += now_.seats;  // what was drawn goes back
        deal_whole(now_.usual());
        open();
    }

    // ---- A round

    void open() {
        if (now_.held[std::size_t(now_.dealer)] == 0) now_.dealer = now_.with_tiles_after(now_.dealer);
        now_.phase = "colour";
        now_.to_move = now_.dealer;
    }

    void name_colour(char colour) {
        now_.colour = colour;
        now_.phase = now_.final ? "play" : "bets";
    }

    void bet(int number) {
        if (number >= 0) now_.bets[std::size_t(now_.to_move)] = now_.highest_bet = number;
        if (number < 0 && now_.to_move == now_.dealer) {
            now_.phase = "play";
        } else {
            now_.to_move = now_.with_tiles_after(now_.to_move);
        }
    }

    void place() {
        now_.points[std::size_t(now_.to_move)] += after_.last_points;  // looked at on the table
        now_.last_points = after_.last_points;
        now_.tiles_laid += 1;
        now_.held[std::size_t(now_.to_move)] -= 1;
        turn();
    }

    void turn() {
        now_.drawn = false;
        now_.to_move = now_.with_tiles_after(now_.to_move);
    }

    void draw() {
        now_.drawn = true;
        now_.stock -= 1;
        now_.held[std::size_t(now_.to_move)] += 1;
    }

    void end_round() {
        std::map<std::array<int, 4>, int> ranks;
        for (int seat = 0; seat < now_.seats; ++seat) {
            const auto s = static_cast<std::size_t>(seat);
            if (now_.bets[s] < 0) continue;
            const int net = now_.points[s] - now_.held[s];
            const bool met = net >= now_.bets[s];
            const int counts = met && now_.bonus ? net + now_.bets[s] : net;
            if (met) now_.round_scores[s] = counts;
            if (met) now_.scores[s] += counts;
            ranks[{met ? 1 : 0, counts, -now_.held[s], now_.bets[s]}] = seat;
        }
        if (ranks.empty()) return;
        now_.round_winner = ranks.rbegin()->second;
        const auto tiles = std::accumulate(now_.held.begin(), now_.held.end(), 0);
        stand(tiles == 0 ? "out" : "blocked");
        if (now_.elimination) put_out(now_.side(now_.round_winner));
    }

    void stand(const std::string& why) {
        now_.phase = "round_over";
        now_.why = why;
        now_.to_move = -1;
        now_.drawn = false;
    }

    /// The lowest side is out; `safe` is the round winner's, or -1.
    void put_out(int safe) {
        std::map<std::array<int, 4>, int> ranks;
        const std::vector<int> order = now_.order();
        for (const int side : now_.sides_in()) {
            if (side == safe) continue;
            int counted = 0;
            for (int seat = side; seat < now_.seats; seat += now_.sides)
                counted += now_.round_scores[std::size_t(seat)];
            int first = 0;
            while (now_.side(order[std::size_t(first)]) != side) ++first;
            ranks[{now_.total(side), now_.banks[std::size_t(side)], counted, -first}] = side;
        }
        const int lowest = ranks.begin()->second;
        for (int seat = lowest; seat < now_.seats; seat += now_.sides) {
            now_.out[std::size_t(seat)] = 1;
            now_.stock += std::exchange(now_.held[std::size_t(seat)], 0);
        }
        int heir = safe;
        for (const int side : now_.sides_in()) {
            if (safe < 0 && (heir < 0 || now_.total(side) > now_.total(heir))) heir = side;
        }
        now_.banks[std::size_t(heir)] += std::exchange(now_.banks[std::size_t(lowest)], 0);
    }

    // ---- The next round

    void next() {
        if (now_.round_winner >= 0) {
            now_.banks[std::size_t(now_.side(now_.round_winner))] += now_.tiles_laid;
            now_.dealer = now_.round_winner;
        }
        now_.clear_table();
        now_.round += 1;
        const bool two = now_.sides_in().size() == 2;
        if (two && (now_.sides > 2 || is_short())) return begin_final();
        now_.round_winner = -1;
        if (now_.sides > 2 && is_short()) now_.elimination = true;
        now_.elimination ? deal_one_by_one(ration()) : deal_whole(now_.usual());
        std::set<int> sides;
        for (int seat = 0; seat < now_.seats; ++seat) {
            if (now_.held[std::size_t(seat)] > 0) sides.insert(now_.side(seat));
        }
        if (sides.size() >= 2) return open();
        stand("unplayed");
        put_out(-1);
        while (now_.out[std::size_t(now_.dealer)] != 0) now_.dealer = (now_.dealer + 1) % now_.seats;
    }

    [[nodiscard]] bool is_short() const {
        if (now_.sides == 2) return lacking() > now_.stock;
        return now_.stock + now_.in_hands() < 2 * now_.usual() * int(now_.order().size());
    }

    [[nodiscard]] int lacking() const {
        int tiles = 0;
        for (const int seat : now_.order()) tiles += std::max(0, now_.usual() - now_.held[std::size_t(seat)]);
        return tiles;
    }

    [[nodiscard]] int ration() const {
        const int sides = int(now_.sides_in().size());
        int hands = 0;
        for (int in = 3; in <= sides; ++in) hands += in * (now_.seats / now_.sides);
        const int size = (now_.stock + now_.in_hands()) / hands;
        return std::max(1, std::min(size, now_.usual()));
    }

    void deal_whole(int size) {
        for (const int seat : now_.order()) {
            while (now_.held[std::size_t(seat)] < size && now_.stock > 0) give(seat);
        }
    }

    void deal_one_by_one(int size) {
        for (int tiles = 0; tiles < size;
             ++tiles) {  // all who hold the fewest get one, then who hold one more
            for (const int seat : now_.order()) {
                if (now_.held[std::size_t(seat)] == tiles && now_.stock > 0) give(seat);
            }
        }
    }

    void give(int seat) {
        now_.stock -= 1;
        now_.held[std::size_t(seat)] += 1;
    }

    // ---- The final

    void begin_final() {
        now_.final = true;
        const int a = now_.sides_in()[0];
        const int b = now_.sides_in()[1];
        const int in_a = now_.banks[std::size_t(a)];
        const int in_b = now_.banks[std::size_t(b)];
        int larger = now_.total(b) > now_.total(a) ? b : a;
        if (now_.round_winner >= 0) larger = now_.side(now_.round_winner);
        if (in_a != in_b) larger = in_a > in_b ? a : b;
        if (in_a > 0 && in_b > 0) {
            now_.phase = "final";
            const std::vector<int> order = now_.order();
            now_.to_move = *std::find_if(order.begin(), order.end(),
                                         [&](int seat) { return now_.side(seat) == larger; });
            return;
        }
        for (int missing = lacking() - now_.stock; missing > 0; --missing) {
            if (now_.banks[std::size_t(larger)] == 0) break;
            now_.banks[std::size_t(larger)] -= 1;
            now_.stock += 1;
        }
        fill();
    }

    void reenter(int number) {
        for (const int side : now_.sides_in()) {
            now_.banks[std::size_t(side)] -= number;
            now_.stock += number;
        }
        fill();
    }

    void fill() {
        lacking() <= now_.stock ? deal_whole(now_.usual()) : deal_one_by_one(now_.usual());
        now_.starts = after_.starts;  // chance; looked at apart
        now_.in_hands() > 0 ? open() : end_final();
    }

    void end_final() {
        stand(now_.in_hands() == 0 ? "out" : "blocked");
        now_.phase = "match_over";
        std::map<std::pair<int, int>, std::vector<int>> ranks;
        for (const int side : now_.sides_in()) {
            int sum = 0;
            for (int seat = side; seat < now_.seats; seat += now_.sides) {
                const auto s = static_cast<std::size_t>(seat);
                now_.final_scores[s] = now_.starts[s] + now_.points[s] - now_.held[s];
                sum += now_.final_scores[s];
            }
            ranks[{sum, now_.total(side)}].push_back(side);
        }
        for (int seat = 0; seat < now_.seats; ++seat) {
            const auto& best = ranks.rbegin()->second;
            if (std::find(best.begin(), best.end(), now_.side(seat)) != best.end())
                now_.winners.push_back(seat);
        }
    }

    Sight now_;
    const Sight& after_;
    const kit::Events& events_;
    bool stuck_;
};

}  // namespace boneyard::test::elements
