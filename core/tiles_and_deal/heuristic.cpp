// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the bots go by: deadwood now, or what a hand may become and when it is time to knock.

#include <algorithm>
#include <utility>

#include "tiles_and_deal/chances.h"
#include "tiles_and_deal/game.h"
#include "tiles_and_deal/outlook.h"

namespace boneyard::tiles_and_deal {

namespace {

// Steps between kinds of actions; within a step, hundredths of a point.
constexpr int kEndsRound = 100'000'000;  ///< a super win by laying or throwing the last tile
constexpr int kFree = 90'000'000;        ///< gets rid of tiles that were over, for nothing
constexpr int kWhole = 80'000'000;       ///< a super win by knocking
constexpr int kKnocks = 70'000'000;
constexpr int kLays = 50'000'000;
constexpr int kNever = -100'000'000;

/// For each thousandth of a chance that the other can use what is thrown: by regression, as in outlook.cpp.
constexpr int kDanger = 1;

/// A discard that leaves so much more deadwood than the best one is not looked at: it never won, but took
/// time.
constexpr int kMargin = 12;

// What waiting brings more than knocking, in hundredths of a point. Found by regression: 9,000 times a bot
// that could knock did so or waited by lot, and what the round brought was set against these.
constexpr int kWait = 228;
constexpr int kWaitWhole = 390;     ///< for each 100 thousandths of a chance of a whole hand at the next draw
constexpr int kWaitDeadwood = 380;  ///< for each point of deadwood that knocking would leave
constexpr int kWaitNext = -480;     ///< for each point of deadwood to be expected after the next draw
constexpr int kWaitDiscards = -36;  ///< for each tile on the discard pile: the other's hand gets better
constexpr int kWaitKnown = -130;    ///< for each tile that the other is known to have taken
constexpr int kWaitOver = -152;     ///< for each tile over
constexpr int kWaitDanger = -650;   ///< for the certainty that the other can use what is thrown

Tiles plus(Tiles hand, Tile tile) {
    hand.add(tile);
    return hand;
}

Tiles minus(Tiles hand, Tile tile) {
    hand.remove(tile);
    return hand;
}

Tile top_of(const Table& table) { return table.discards[table.discard_count - 1U]; }

/// Rates the actions of one seat in one position.
class Rater {
public:
    explicit Rater(const View& view, std::vector<Tiles> guesses = {})
        : view_(view), outlook_(view, std::move(guesses)) {}

    int rate(const Action& action) {
        switch (action.kind) {
            case Action::Kind::Take:
                return take();
            case Action::Kind::Meld:
            case Action::Kind::Add:
            case Action::Kind::Swap:
                return lay_down(action);
            case Action::Kind::Discard:
                return discard(action.tile);
            case Action::Kind::Knock:
                return knock(action.tile);
            case Action::Kind::Draw:
            case Action::Kind::Pass:
            case Action::Kind::Next:
                break;
        }
        return 0;
    }

private:
    /// True when throwing that tile leaves too much to be worth a thought; `least` is what the best one
    /// leaves.
    bool hopeless(const Tiles& rest, int least) {
        return Outlook::deadwood_of(outlook_.price(rest)) > Outlook::deadwood_of(least) + kMargin;
    }

    /// What the tile face up is worth more than a draw.
    int take() {
        const Tile top = top_of(view_.table);
        const Tiles with = plus(view_.hand(), top);
        const int least = outlook_.price_thrown(with);
        int best = kNever;
        with.each_kind([&](Tile thrown) {
            if (thrown == top && !with.has_both(top)) return;
            const Tiles rest = minus(with, thrown);
            if (!hopeless(rest, least)) best = std::max(best, outlook_.worth(rest));
        });
        return best - outlook_.worth_of_draw(view_.hand());
    }

    int discard(Tile tile) {
        const Tiles rest = minus(view_.hand(), tile);
        if (rest.empty()) return kEndsRound;
        if (hopeless(rest, outlook_.price_thrown(view_.hand()))) return kNever - outlook_.price(rest);
        return outlook_.worth(rest) - kDanger * outlook_.danger(tile);
    }

    int knock(Tile tile) {
        const Tiles rest = tile == kNoTile ? view_.hand() : minus(view_.hand(), tile);
        const int price = outlook_.price(rest);
        if (price == 0) return kWhole;
        return waiting_gains(price) > 0 ? kNever : kKnocks - price;
    }

    /// What it brings not to knock with a rest of that price, but to throw the best tile and go on.
    int waiting_gains(int price) {
        const Tile thrown = best_discard();
        const Prospect hand = outlook_.prospect(minus(view_.hand(), thrown));
        const int known = view_.table.known[static_cast<std::size_t>(1 - view_.seat)].count();
        return kWait + kWaitWhole * hand.whole / 100 + kWaitDeadwood * Outlook::deadwood_of(price) +
               kWaitNext * hand.next / 100 + kWaitDiscards * view_.table.discard_count + kWaitKnown * known +
               kWaitOver * Outlook::over_of(price) + kWaitDanger * outlook_.danger(thrown) / 1000;
    }

    Tile best_discard() {
        if (best_discard_ != kNoTile) return best_discard_;
        int best = 0;
        view_.hand().each_kind([&](Tile tile) {
            if (!may_discard(view_.table, view_.hand(), tile)) return;
            const int rating = discard(tile);
            if (best_discard_ != kNoTile && rating <= best) return;
            best_discard_ = tile;
            best = rating;
        });
        return best_discard_;
    }

    /// Tiles that are over are laid as soon as they can be. Melds stay in hand, where they are still free to
    /// change and nobody adds to them, unless they would count there.
    int lay_down(const Action& action) {
        Table after = view_.table;
        Tiles rest = view_.hand();
        lay(after, rest, action);
        if (rest.empty()) return kEndsRound;
        const int before = outlook_.price(view_.hand());
        const int left = action.kind == Action::Kind::Swap ? after_swap(after, rest) : outlook_.price(rest);
        if (view_.table.joker_due) return -left;
        if (action.kind == Action::Kind::Meld) {
            const bool now = view_.table.rules.unlaid_count && view_.table.discard_count >= kLayFrom;
            return now && left <= before ? kLays + action.meld.count : kNever;
        }
        return left < before ? kFree + before - left : kNever;
    }

    /// What a hand with a joker that is due may come down to: the joker makes a meld, or is added to one.
    int after_swap(const Table& table, const Tiles& hand) {
        int least = outlook_.price(hand);
        for (std::size_t i = 0; i < table.meld_count; ++i) {
            for (const End end : {End::None, End::Low, End::High}) {
                if (can_add(table.melds[i], kJoker, end))
                    least = std::min(least, outlook_.price(minus(hand, kJoker)));
            }
        }
        return least;
    }

    const View& view_;
    Outlook outlook_;
    Tile best_discard_ = kNoTile;
};

/// Greedy lays nothing that does not end the round, and of what it must lay what leaves least.
int gain_of_laying(const View& view, const Action& action, Arranger& deadwood) {
    constexpr int kAll = 1'000'000;
    constexpr int kNotYet = -100'000;
    Table after = view.table;
    Tiles rest = view.hand();
    lay(after, rest, action);
    if (rest.empty()) return kAll;
    return view.table.joker_due ? -deadwood.least(rest) : kNotYet;
}

}  // namespace

// Takes what completes a meld, throws what costs most, knocks at once.
int Game::gain(const View& view, const Action& action) {
    constexpr int kKnock = 100'000;
    const Prices prices = deadwood_prices(view.table.rules.joker_value);
    Arranger deadwood(prices);
    switch (action.kind) {
        case Action::Kind::Take:
            return deadwood.least(plus(view.hand(), top_of(view.table))) <= deadwood.least(view.hand()) ? 1
                                                                                                        : -1;
        case Action::Kind::Discard:
            return -100 * deadwood.least(minus(view.hand(), action.tile)) + prices.over[action.tile];
        case Action::Kind::Knock:
            return kKnock -
                   deadwood.least(action.tile == kNoTile ? view.hand() : minus(view.hand(), action.tile));
        case Action::Kind::Meld:
        case Action::Kind::Add:
        case Action::Kind::Swap:
            return gain_of_laying(view, action, deadwood);
        case Action::Kind::Draw:
        case Action::Kind::Pass:
        case Action::Kind::Next:
            break;
    }
    return 0;
}

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings) {
    Rater rater(view);
    ratings.clear();
    for (const Action& action : actions) ratings.push_back(rater.rate(action));
}

// With melds on the table a search of 200 or 400 playouts won no more than the ratings, and rather less.
bool Game::playouts_tell(const View& view) { return view.table.rules.closed; }

int Game::worth_of_rating(const View& view) { return chance_of_point(view.table, view.seat); }

void Game::rate(const View& view, const std::vector<Action>& actions, std::vector<int>& ratings,
                kit::Rng& rng) {
    constexpr int kGuesses = 40;
    Beliefs beliefs(view, rng);
    std::vector<Tiles> guesses;
    for (int i = 0; i < kGuesses; ++i) {
        beliefs.step(rng);
        guesses.push_back(beliefs.hand());
    }
    Rater rater(view, std::move(guesses));
    ratings.clear();
    for (const Action& action : actions) ratings.push_back(rater.rate(action));
}

}  // namespace boneyard::tiles_and_deal
