// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The turning point of a match that its totals did not decide.

#include <algorithm>

#include "match/matchfacts.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

/// Whether that side has more than any other of what decides, as the match stands.
bool ahead(const kit::Match& match, const QList<Place>& places, const Place& side) {
    const kit::Scene scene = match.scene(kit::kNobody, kPlainAspect);
    const auto sum = [&](const Place& place) {
        std::optional<int> all;
        for (const int seat : place.seats) {
            const auto at = static_cast<std::size_t>(seat);
            if (at < scene.seats.size() && scene.seats[at].decides)
                all = all.value_or(0) + *scene.seats[at].decides;
        }
        return all;
    };
    const std::optional<int> own = sum(side);
    return own && std::all_of(places.begin(), places.end(), [&](const Place& other) {
               return other.side == side.side || sum(other) < own;
           });
}

}  // namespace

std::optional<MatchFact> leadInFinal(const PlayedMatch& played, const QList<Place>& places) {
    if (places.size() < 2 || !places[0].winner || places[1].winner || !places[0].decides) return {};
    const auto& history = played.history();
    kit::Record record = played.match().record();
    const auto first = std::find_if(history.begin(), history.end(), [&](const PlayedAction& action) {
        return action.round == history.back().round && action.seat != kit::kNobody;
    });
    auto ply = static_cast<std::size_t>(first - history.begin());
    record.actions.resize(ply);
    const auto match = load_match(record);
    if (!match) return {};
    // So many actions had been played; 0: it does not lead. What was dealt for the final may decide already.
    std::size_t since = ahead(*match.value(), places, places[0]) ? ply : 0;
    for (; ply < history.size(); ++ply) {
        if (!match.value()->play(played.match().actions()[ply])) return {};
        if (!ahead(*match.value(), places, places[0]))
            since = 0;
        else if (since == 0)
            since = ply + 1;
    }
    if (since == 0) return {};
    return MatchFact{MatchFact::Kind::Lead, places[0].seats.first(), 0, history.back().round,
                     static_cast<int>(since)};
}

}  // namespace boneyard::ui
