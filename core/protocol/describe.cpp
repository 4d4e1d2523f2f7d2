// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/describe.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>

#include "protocol/words.h"

namespace boneyard::protocol {

using kit::Data;

namespace {

template <class T>
Data first_entries(const kit::PerSeat<T>& values, int seats) {
    Data list = Data::list();
    for (int seat = 0; seat < seats; ++seat) list.add(values[static_cast<std::size_t>(seat)]);
    return list;
}

Data describe(const kit::Options& options) {
    Data data = Data::object();
    for (const auto& [id, value] : options.all()) {
        std::visit([&, &key = id](const auto& held) { data.set(key, Data(held)); }, value);
    }
    return data;
}

/// What is told of every game. Only who sees everything knows the deal.
Data common(const kit::Match& match, const kit::Holdings& holdings, bool everything) {
    const kit::Setup& setup = match.setup();
    const kit::Status status = match.status();
    Data data = Data::object();
    data.set("game", match.info().id);
    data.set("seats", setup.seats);
    data.set("deal", everything ? Data(static_cast<std::int64_t>(setup.deal)) : Data());
    data.set("options", describe(setup.options));
    data.set("phase", word(status.phase));
    data.set("round", status.round);
    data.set("to_move", status.to_move == kit::kNobody ? Data() : Data(status.to_move));
    data.set("scores", first_entries(status.scores, status.seats));
    data.set("round_scores", first_entries(status.round_scores, status.seats));
    Data hands = Data::list();
    for (const auto& hand : holdings.hands) hands.add(hand.open ? Data::list_of(hand.tiles) : Data());
    data.set("hands", std::move(hands));
    data.set("stock", holdings.stock_open ? Data::list_of(holdings.stock) : Data());
    if (!status.winners.empty()) data.set("winners", Data::list_of(status.winners));
    return data;
}

}  // namespace

Data describe(const kit::Match& match) {
    Data data = common(match, match.holdings(), true);
    match.describe(data);
    return data;
}

Data describe(const kit::Match& match, kit::Seat seat) {
    const kit::Status status = match.status();
    Data data = common(match, match.holdings(seat), false);
    data.set("hand_counts", first_entries(status.hand_counts, status.seats));
    data.set("stock_count", status.stock_count);
    match.describe(seat, data);
    return data;
}

Data describe(const kit::Event& event) {
    Data data = Data::object();
    data.set("type", word(event.type));
    if (event.seat != kit::kNobody) data.set("seat", event.seat);
    if (!event.tile.empty()) data.set("tile", event.tile);
    if (event.points != 0) data.set("points", event.points);
    if (!event.why.empty()) data.set("why", event.why);
    if (!event.winners.empty()) data.set("winners", Data::list_of(event.winners));
    for (const auto& [key, value] : event.more) data.set(key, value);
    return data;
}

}  // namespace boneyard::protocol
