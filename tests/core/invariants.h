// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <type_traits>

#include "protocol/describe.h"
#include "random_matches.h"

/// What holds in every match of every game, whatever is played.
namespace boneyard::test {

/// Adds up the score events of a match, round by round.
class Tally {
public:
    /// `early`: in this game points may be earned before the first action.
    explicit Tally(Words reasons, bool early = false) : reasons_(std::move(reasons)), early_(early) {}

    std::string add(const kit::Match& match, const kit::Events& events) {
        if (match.actions().empty()) round_ = total_ = {};
        if (match.actions().empty() && early_) total_ = match.status().scores;
        if (!match.actions().empty() && match.actions().back() == "next") round_ = {};
        const kit::Status status = match.status();
        for (const auto& event : events) {
            if (event.type == boneyard::kit::EventType::Deal) round_ = {};
            if (event.type != boneyard::kit::EventType::Score) continue;
            if (event.points == 0) return "nothing is sent for no points";
            if (std::find(reasons_.begin(), reasons_.end(), event.why) == reasons_.end())
                return "a score without its reason";
            round_[static_cast<std::size_t>(event.seat)] += event.points;
            total_[static_cast<std::size_t>(event.seat)] += event.points;
        }
        if (round_ != status.round_scores) return "round_scores are not the sum of the round's events";
        return total_ == status.scores ? "" : "scores are not the sum of all events";
    }

private:
    Words reasons_;
    bool early_;
    kit::PerSeat<int> round_{};
    kit::PerSeat<int> total_{};
};

/// A view is the state with null for what is hidden, and two counts. `keys`: those that the game adds.
inline std::string hides(const kit::Match& match, kit::Seat seat, const Words& keys) {
    using kit::Data;
    const Data state = boneyard::protocol::describe(match);
    const Data view = boneyard::protocol::describe(match, seat);
    const bool open = match.status().round_over() || match.status().match_over();
    Words same{"game", "seats", "options", "phase", "round", "to_move", "scores", "round_scores", "winners"};
    same.insert(same.end(), keys.begin(), keys.end());
    for (const std::string& key : same) {
        if (!(view[key] == state[key])) return filled("the view's %1 is another", key);
    }
    if (!view["deal"].is_null() || !view["stock"].is_null()) return "the deal or the stock is shown";
    const auto all = state["hands"].visit([](const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Data::List>) return value;
        return Data::List{};
    });
    Data hands = Data::list();
    for (kit::Seat s = 0; s < match.setup().seats; ++s)
        hands.add(open || s == seat ? all[static_cast<std::size_t>(s)] : Data());
    return view["hands"] == hands ? "" : "the wrong hands are shown";
}

/// A range allows the numbers from its least to its most, and is more than one number.
template <class G>
std::string check_range(const kit::Match& match, const Range& range) {
    const auto allows = [&](int number) {
        const auto action = G::parse(range.with(number));
        return action && G::text(*action) == range.with(number) && kit::allows(game_of<G>(match), *action);
    };
    if (range.least >= range.most) return "a range of one number or none";
    const bool inside = allows(range.least) && allows((range.least + range.most) / 2) && allows(range.most);
    const bool outside = allows(range.least - 1) || allows(range.most + 1);
    return inside && !outside ? "" : "a range has other ends: " + range.verb;
}

/// `every`: how many of the actions are asked for one by one; 4: each fourth, others after every action.
template <class G>
std::string check_actions(const kit::Match& match, std::uint32_t every) {
    const Words legal = match.legal();
    const kit::Status status = match.status();
    if (legal.empty() != status.match_over()) return "no action before the end, or one after it";
    if (!std::is_sorted(legal.begin(), legal.end())) return "not sorted";
    if (std::adjacent_find(legal.begin(), legal.end()) != legal.end()) return "an action is listed twice";
    if (status.round_over() && legal != Words{"next"}) return "at the end of a round there is only next";
    const bool nobody = status.round_over() || status.match_over();
    if ((status.to_move < 0) != nobody) return "the wrong seat is to move";
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (const auto range = range_of(legal[i])) {
            if (std::string fault = check_range<G>(match, *range); !fault.empty()) return fault;
            continue;
        }
        const auto action = G::parse(legal[i]);
        const bool asked = (i + match.actions().size()) % every == 0;
        if (!action || G::text(*action) != legal[i] || (asked && !kit::allows(game_of<G>(match), *action)))
            return legal[i] + " is listed but not understood";
    }
    return {};
}

template <class G>
std::string take_back(kit::Match& match, kit::Rng& rng) {
    const Words legal = match.legal();
    if (legal.empty() || rng.below(8) != 0) return {};
    const G before = game_of<G>(match);
    match.play(played(any_of(legal, rng), rng));
    match.undo();
    return game_of<G>(match) == before ? "" : "undo gave another state";
}

template <class G>
std::string reload(const kit::Match& match, kit::Rng& rng, std::uint32_t every) {
    if (!match.status().match_over() && rng.below(40 * every) != 0) return {};
    const auto again = load_match(match.record());
    if (!again) return again.error().message;
    if (!(game_of<G>(**again) == game_of<G>(match))) return "the record gave another state";
    return (*again)->record() == match.record() ? "" : "the record gave another record";
}

/// Plays random matches once and keeps the first fault of each kind, so that a test can look at one kind.
class Watch {
public:
    /// Tells what is wrong now, or nothing.
    using Check = std::function<std::string(kit::Match& match, const kit::Events& events, kit::Rng& rng)>;

    void look_at(const std::string& kind, Check check) { checks_[kind] = std::move(check); }

    /// What holds whatever the game. `reasons`: the codes of its score events; `keys`: see `hides`; `every`:
    /// 4 looks at what takes long only in each fourth state.
    template <class G>
    void look_at_what_always_holds(const Words& reasons, const Words& keys, std::uint32_t every = 1) {
        look_at("scores", [tally = Tally(reasons)](auto& match, auto& events, auto&) mutable {
            return tally.add(match, events);
        });
        look_at("views", [keys](auto& match, auto&, auto& rng) {
            return rng.below(4) == 0 ? hides(match, any_seat(match, rng), keys) : std::string();
        });
        look_at("actions", [every](auto& match, auto&, auto& rng) {
            return every == 1 || rng.below(every) == 0 ? check_actions<G>(match, every) : std::string();
        });
        look_at("undo", [](auto& match, auto&, auto& rng) { return take_back<G>(match, rng); });
        look_at("records", [every](auto& match, auto&, auto& rng) { return reload<G>(match, rng, every); });
    }

    /// Gives back what kept the matches from being played to their end, or nothing.
    template <class MakeStart>
    std::string play(int matches, MakeStart start) {
        const auto look = [this](kit::Match& match, const kit::Events& events, kit::Rng& rng) {
            if (match.actions().empty()) ++played_;
            for (const auto& [kind, check] : checks_) keep(kind, match, check(match, events, rng));
            return std::string();
        };
        const std::string fault = first_fault(matches, start, look, first_);
        return fault.empty() && played_ != matches ? "not all matches were played" : fault;
    }

    /// The first fault of a kind and where it was; empty when there was none.
    [[nodiscard]] std::string fault(const std::string& kind) const {
        if (!checks_.contains(kind)) return "nobody looked at this";
        const auto found = faults_.find(kind);
        return found == faults_.end() ? "" : found->second;
    }

private:
    void keep(const std::string& kind, const kit::Match& match, const std::string& fault) {
        if (fault.empty()) return;
        const std::string where =
            filled("match %1, after %2 actions: ", first_ + played_ - 1, match.actions().size());
        faults_.try_emplace(kind, where + fault);
    }

    int first_ = first_match();
    int played_ = 0;
    std::map<std::string, Check> checks_;
    std::map<std::string, std::string> faults_;
};

}  // namespace boneyard::test
