// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/places.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "match/find.h"

namespace boneyard::ui {

namespace {

/// What is compared of two sides: the larger stands higher.
std::tuple<bool, int, int> worth(const Place& place) {
    if (place.winner) return {true, 0, 0};
    if (place.out > 0) return {false, place.out, 0};
    return {false, std::numeric_limits<int>::max(), place.decides.value_or(place.points)};
}

}  // namespace

void rank(QList<Place>& places) {
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& one, const Place& other) { return worth(one) > worth(other); });
    for (qsizetype i = 0; i < places.size(); ++i) {
        const bool shared = i > 0 && worth(places[i]) == worth(places[i - 1]);
        places[i].place = shared ? places[i - 1].place : static_cast<int>(i) + 1;
    }
}

QList<Place> placesOf(const PlayedMatch& played) {
    return placesOf(played, played.match().scene(kit::kNobody, kPlainAspect));
}

QList<Place> placesOf(const PlayedMatch& played, const kit::Scene& scene) {
    const kit::Status status = played.match().status();
    QList<Place> places;
    for (const kit::Seat first : status.teams()) {
        Place place;
        place.side = static_cast<int>(places.size());
        place.points = status.team_score(first);
        for (const kit::Seat seat : status.team_of(first)) {
            const auto at = static_cast<std::size_t>(seat);
            place.seats.append(seat);
            if (at < scene.seats.size() && scene.seats[at].decides)
                place.decides = place.decides.value_or(0) + *scene.seats[at].decides;
            if (std::find(status.winners.begin(), status.winners.end(), seat) != status.winners.end())
                place.winner = true;
        }
        for (const PlayedAction& action : played.history()) {
            const kit::Event* out = find(action, kit::EventType::Eliminated);
            if (out != nullptr && place.seats.contains(out->seat)) place.out = action.round;
        }
        places.append(place);
    }
    rank(places);
    return places;
}

}  // namespace boneyard::ui
