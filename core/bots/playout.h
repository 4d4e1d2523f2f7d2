// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "kit/game.h"
#include "kit/setup.h"

namespace boneyard::bots {

/// How the end of a round is judged: by what the game says that it is worth.
template <kit::Game G>
struct Worth {
    using Value = int;
    static constexpr Value kBeyond = 1'000'000'000;  ///< no end is worth as much

    Value operator()(const G& end, kit::Seat seat) const { return end.worth(seat); }
};

/// How far the seat's side is ahead of the best other side, in all.
inline int lead_of(const kit::Status& status, kit::Seat seat) {
    kit::PerSeat<int> sums{};
    for (kit::Seat each = 0; each < status.seats; ++each)
        kit::at(sums, kit::at(status.sides, each)) += kit::at(status.scores, each);
    const kit::Seat own = kit::at(status.sides, seat);
    int others = std::numeric_limits<int>::min();
    for (kit::Seat each = 0; each < status.seats; ++each) {
        const kit::Seat side = kit::at(status.sides, each);
        if (side != own) others = std::max(others, kit::at(sums, side));
    }
    return kit::at(sums, own) - others;
}

/// What became of the match at the end of a round, for one side. The better come later.
enum class MatchEnd : std::uint8_t { None, Lost, Shared, Won };

inline MatchEnd match_end(const kit::Status& status, kit::Seat seat) {
    if (!status.match_over()) return MatchEnd::None;
    const kit::Seat own = kit::at(status.sides, seat);
    bool among = false;
    bool alone = true;
    for (const kit::Seat winner : status.winners) {
        const bool same = kit::at(status.sides, winner) == own;
        among = among || same;
        alone = alone && same;
    }
    if (!among) return MatchEnd::Lost;
    return alone ? MatchEnd::Won : MatchEnd::Shared;
}

/// Judges the end of a round by its worth, and tells the points as well: an end that is worth as much as
/// another and brings more points is the better one. And whether the match is won with it.
template <kit::Game G>
struct WorthAndPoints {
    using Value = std::int64_t;
    static constexpr Value kEnds = 4;                   ///< of a match
    static constexpr Value kStep = (1 << 20U) * kEnds;  ///< more than twice any number of points
    static constexpr Value kBeyond = Value{1} << 60U;

    Value operator()(const G& end, kit::Seat seat) const {
        const kit::Status status = end.status();
        return of(end.worth(seat), lead_of(status, seat), match_end(status, seat));
    }
    static constexpr Value of(Value worth, Value points, MatchEnd end) {
        return kStep * worth + kEnds * points + static_cast<Value>(end);
    }
    static std::int64_t points(Value value) { return (rest(value) - (value & (kEnds - 1))) / kEnds; }
    static std::int64_t worth(Value value) { return (value - rest(value)) / kStep; }
    static MatchEnd end(Value value) { return static_cast<MatchEnd>(value & (kEnds - 1)); }

private:
    static Value rest(Value value) {
        const Value rest = value % kStep;
        return rest > kStep / 2 ? rest - kStep : rest < -kStep / 2 ? rest + kStep : rest;
    }
};

/// Plays the rest of a round with all hands open, each of two seats as well as can be.
template <kit::Game G, class Judge = Worth<G>>
class Ending {
public:
    using Value = typename Judge::Value;

    /// How many positions it may look at: an ending of about five tiles a hand.
    static constexpr int kPositions = 2000;
    static constexpr std::size_t kDeepest = 24;  ///< actions ahead
    static constexpr std::size_t kMostActions =
        512;  ///< in one position; more are listed too, but cost memory

    Ending() : lists_(kDeepest) {
        for (auto& list : lists_) list.reserve(kMostActions);
    }

    /// What the round will come to for `seat`; nothing when there is too much to look at.
    /// Precondition: nothing can be drawn any more (drawn_out()).
    std::optional<Value> value(const G& game, kit::Seat seat, int positions = kPositions) {
        seat_ = seat;
        left_ = positions;
        const Value found = best(game, 0, -kBeyond, kBeyond);
        if (left_ < 0) return std::nullopt;
        return found;
    }

private:
    static constexpr Value kBeyond = Judge::kBeyond;

    /// The value of a position if it lies between `low` and `high`; else anything on the same side of them.
    Value best(const G& game, std::size_t depth, Value low, Value high) {
        if (game.to_move() == kit::kNobody) return Judge{}(game, seat_);
        if (--left_ < 0 || depth == kDeepest) {
            left_ = -1;
            return 0;
        }
        const bool mine = game.to_move() == seat_;
        game.legal(lists_[depth]);
        Value found = mine ? -kBeyond : kBeyond;
        for (const auto& action : lists_[depth]) {
            G next = game;
            next.apply(action, nullptr);
            const Value value = best(next, depth + 1, low, high);
            if (left_ < 0) return 0;
            if (mine ? value > found : value < found) found = value;
            if (mine && found > low) low = found;
            if (!mine && found < high) high = found;
            if (low >= high) break;
        }
        return found;
    }

    std::vector<std::vector<typename G::Action>> lists_;  // of legal actions, by depth
    kit::Seat seat_ = kit::kNobody;
    int left_ = 0;
};

/// Plays rounds to their end, as quickly as can be: once made, it allocates nothing.
template <kit::Game G, class Judge = Worth<G>>
class Playout {
public:
    /// What comes of `action` in `world` for `seat`: everybody goes on by the game's rule of thumb. Where the
    /// world is one in which nothing is left to be drawn, and short, as well as can be.
    typename Judge::Value value(const G& world, const typename G::Action& action, kit::Seat seat,
                                kit::Rng rng) {
        game_ = world;
        game_.apply(action, nullptr);
        if (world.drawn_out()) {
            if (const auto value = ending_.value(game_, seat)) return *value;
        }
        while (game_.to_move() != kit::kNobody) game_.apply(game_.reply(rng), nullptr);
        return Judge{}(game_, seat);
    }

private:
    G game_;
    Ending<G, Judge> ending_;
};

/// Plays rounds to their end for who judges. As a Playout does, but where nothing is left to be drawn and the
/// rest is too long to be looked at as a whole: there everybody slips now and then. All tiles are known then,
/// so one line of play would be all that is ever seen, and what it happens to bring would look certain.
template <kit::Game G, class Judge = Worth<G>>
class CarefulPlayout {
public:
    typename Judge::Value value(const G& world, const typename G::Action& action, kit::Seat seat,
                                kit::Rng rng) {
        game_ = world;
        game_.apply(action, nullptr);
        return end(world.drawn_out(), seat, rng);
    }

    /// The same of the world as it stands, whoever is to move.
    typename Judge::Value value(const G& world, kit::Seat seat, kit::Rng rng) {
        game_ = world;
        return end(world.drawn_out(), seat, rng);
    }

private:
    static constexpr std::uint32_t kOneIn = 8;  ///< moves

    typename Judge::Value end(bool known, kit::Seat seat, kit::Rng& rng) {
        if (known && short_) {
            if (const auto value = ending_.value(game_, seat)) return *value;
            short_ = false;  // nor will the next be
        }
        while (game_.to_move() != kit::kNobody) {
            if (known && rng.below(kOneIn) == 0) {
                slip(rng);
            } else {
                game_.apply(game_.reply(rng), nullptr);
            }
        }
        return Judge{}(game_, seat);
    }

    void slip(kit::Rng& rng) {
        game_.legal(actions_);
        game_.apply(actions_[rng.below(static_cast<std::uint32_t>(actions_.size()))], nullptr);
    }

    G game_;
    Ending<G, Judge> ending_;
    std::vector<typename G::Action> actions_;
    bool short_ = true;
};

}  // namespace boneyard::bots
