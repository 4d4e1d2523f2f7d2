// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "../app/played_matches.h"
#include "kit/scene.h"
#include "registry.h"

/// Points of matches at which something can be done, whichever game it is.
namespace boneyard::test {

using SceneTest = std::function<bool(const kit::Scene&)>;

inline bool isOneWay(const kit::Choice& choice) { return !choice.action.empty() && choice.high == 0; }

/// What the hand can do there with those tiles in one way only, and without being asked again.
inline const kit::Choice* freeChoice(const kit::Scene& scene, kit::ChoiceKind kind) {
    const auto isFree = [&](const kit::Choice& choice) {
        const auto same = [&](const kit::Choice& other) {
            return other.kind == kind && other.tiles == choice.tiles;
        };
        const bool asked = choice.price > 0 && !scene.spots.empty();
        return choice.kind == kind && isOneWay(choice) && !asked &&
               std::count_if(scene.choices.begin(), scene.choices.end(), same) == 1;
    };
    const auto found = std::find_if(scene.choices.begin(), scene.choices.end(), isFree);
    return found != scene.choices.end() ? &*found : nullptr;
}

/// The first tile of the hand of whose spots `that` holds for some two.
template <class Test>
std::string tileOfTwo(const kit::Scene& scene, const Test& that) {
    for (const kit::Spot& one : scene.spots) {
        for (const kit::Spot& other : scene.spots) {
            if (&one != &other && one.tile == other.tile && that(one, other)) return one.tile;
        }
    }
    return {};
}

inline std::string tileOfTwoPlaces(const kit::Scene& scene) {
    return tileOfTwo(scene, [](const auto& one, const auto& other) { return one.group != other.group; });
}

inline std::string tileOfTwoWays(const kit::Scene& scene) {
    return tileOfTwo(scene, [](const auto& one, const auto& other) { return one.group == other.group; });
}

/// The usual rules, those of each preset, and each other value of an option by itself.
inline std::vector<kit::GivenOptions> rulesOf(const kit::GameInfo& info) {
    std::vector<kit::GivenOptions> rules{{}};
    for (const kit::Preset& preset : info.presets) rules.push_back(preset.options);
    for (const kit::OptionSpec& option : info.options) {
        for (const kit::OptionChoice& choice : option.choices)
            rules.push_back({{std::string(option.id), choice.value}});
        if (option.is_bool()) rules.push_back({{std::string(option.id), !std::get<bool>(option.fallback)}});
    }
    return rules;
}

/// A match of up to three seats, some way into its first rounds, where it is seat 0's turn and what it sees
/// is like that.
inline std::optional<ui::MatchPlan> planWhere(const GameEntry& entry, const SceneTest& that) {
    constexpr std::uint64_t kDeals = 20;
    constexpr std::size_t kMost = 120;
    const std::string game(entry.info.id);
    const int seats = std::min(3, entry.info.max_seats);
    for (const kit::GivenOptions& options : rulesOf(entry.info)) {
        if (!new_match(game, seats, 1, options)) continue;
        for (std::uint64_t deal = 1; deal <= kDeals; ++deal) {
            ui::MatchPlan plan = playedMatch(game, seats, deal, kMost, options);
            const auto made = new_match(game, seats, deal, options);
            for (std::size_t ply = 0; ply < plan.played.size(); ++ply) {
                const kit::Status status = (*made)->status();
                if (status.to_move == 0 && !status.round_over() && that((*made)->scene(0, 1.6))) {
                    plan.played.resize(ply);
                    return plan;
                }
                (void)(*made)->play(plan.played[ply].action);
            }
        }
    }
    return std::nullopt;
}

}  // namespace boneyard::test
