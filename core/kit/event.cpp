// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/event.h"

namespace boneyard::kit {

bool reveals(const Event& event, Seat viewer) {
    if (event.type == "deal" || event.type == "round_over" || event.type == "match_over") return true;
    if (event.type == "draw") return event.seat == viewer || !event.tile.empty();
    return !event.tile.empty() && event.seat != viewer;
}

Data describe(const Event& event) {
    Data data = Data::object();
    data.set("type", event.type);
    if (event.seat != kNobody) data.set("seat", event.seat);
    if (!event.tile.empty()) data.set("tile", event.tile);
    if (event.points != 0) data.set("points", event.points);
    if (!event.why.empty()) data.set("why", event.why);
    if (!event.winners.empty()) data.set("winners", Data::list_of(event.winners));
    for (const auto& [key, value] : event.more) data.set(key, value);
    return data;
}

}  // namespace boneyard::kit
