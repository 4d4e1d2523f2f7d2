// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/match.h"

#include <cstdint>

namespace boneyard::kit {

namespace {

/// The legal actions for a message: the first few, and how many there are besides.
std::string listed(const std::vector<std::string>& actions) {
    constexpr std::size_t kShown = 6;
    if (actions.empty()) return "the match is over";
    std::string text = "legal now: ";
    for (std::size_t i = 0; i < actions.size() && i < kShown; ++i) text += (i > 0 ? ", " : "") + actions[i];
    if (actions.size() > kShown) text += " and " + std::to_string(actions.size() - kShown) + " more";
    return text;
}

template <class T>
Data first_entries(const PerSeat<T>& values, int seats) {
    Data list = Data::list();
    for (int seat = 0; seat < seats; ++seat) list.add(values[static_cast<std::size_t>(seat)]);
    return list;
}

Data describe_options(const Options& options) {
    Data data = Data::object();
    for (const auto& [id, value] : options.all()) {
        std::visit([&, &key = id](const auto& held) { data.set(key, Data(held)); }, value);
    }
    return data;
}

}  // namespace

Result<Events> Match::play(std::string_view action) {
    Events events;
    if (!try_apply(action, events)) {
        return Error{Fault::IllegalAction,
                     "The action \"" + std::string(action) + "\" is not legal; " + listed(legal()) + "."};
    }
    actions_.emplace_back(action);
    return events;
}

Result<bool> Match::undo() {
    if (actions_.empty()) {
        return Error{Fault::NothingToUndo, "Nothing has been played yet, so nothing can be taken back."};
    }
    rewind(actions_.size() - 1);
    return true;
}

void Match::rewind(std::size_t ply) {
    if (ply >= actions_.size()) return;
    actions_.resize(ply);
    replay(actions_);
}

Data Match::common(const Status& status, const Holdings& holdings, bool everything) const {
    Data data = Data::object();
    data.set("game", info_->id);
    data.set("seats", setup_.seats);
    data.set("deal", everything ? Data(static_cast<std::int64_t>(setup_.deal)) : Data());
    data.set("options", describe_options(setup_.options));
    data.set("phase", status.phase);
    data.set("round", status.round);
    data.set("to_move", status.to_move == kNobody ? Data() : Data(status.to_move));
    data.set("scores", first_entries(status.scores, status.seats));
    data.set("round_scores", first_entries(status.round_scores, status.seats));
    Data hands = Data::list();
    for (const auto& hand : holdings.hands) hands.add(hand.open ? Data::list_of(hand.tiles) : Data());
    data.set("hands", std::move(hands));
    data.set("stock", holdings.stock_open ? Data::list_of(holdings.stock) : Data());
    if (!status.winners.empty()) data.set("winners", Data::list_of(status.winners));
    return data;
}

Data Match::state() const {
    Data data = common(status(), holdings(), true);
    describe(data);
    return data;
}

Data Match::view(Seat seat) const {
    const Status now = status();
    Data data = common(now, holdings(seat), false);
    data.set("hand_counts", first_entries(now.hand_counts, now.seats));
    data.set("stock_count", now.stock_count);
    describe(seat, data);
    return data;
}

Record Match::record() const {
    return {std::string(info_->id), setup_.seats, setup_.deal, setup_.options.all(), setup_.deck, actions_};
}

}  // namespace boneyard::kit
