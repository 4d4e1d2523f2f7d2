// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "protocol/json.h"
#include "random_matches.h"

using boneyard::kit::Events;
using boneyard::kit::kNobody;
using boneyard::kit::Match;
using boneyard::kit::Rng;
using boneyard::kit::Seat;
using boneyard::matador::Action;
using boneyard::matador::Game;
using boneyard::matador::Table;
using boneyard::matador::TileSet;
using boneyard::matador::View;
using boneyard::test::any_seat;
using boneyard::test::first_fault;
using boneyard::test::game_of;
using boneyard::test::MatadorTable;
using boneyard::test::tiles_of;
using boneyard::test::Words;

namespace {

int matches() { return boneyard::test::matches_to_play(500); }

/// The tiles that `seat` must not know: the stock and, until the round is over, the other hands.
Words hidden_from(const Match& match, Seat seat) {
    const auto held = game_of(match).holdings();
    Words tiles = held.stock;
    if (match.status().phase != "play") return tiles;
    for (std::size_t i = 0; i < held.hands.size(); ++i) {
        const Words& hand = held.hands[i].tiles;
        if (i != static_cast<std::size_t>(seat)) tiles.insert(tiles.end(), hand.begin(), hand.end());
    }
    return tiles;
}

/// Another match, from this deck and another deal, in which the same happened before everybody's eyes; null
/// when that cannot be.
std::unique_ptr<Match> same_history(const Match& match, const Words& deck) {
    const auto& setup = match.setup();
    auto again =
        boneyard::new_match(match.info().id, setup.seats, setup.deal ^ 1U, setup.options.all(), deck);
    auto true_match =
        boneyard::new_match(match.info().id, setup.seats, setup.deal, setup.options.all(), setup.deck);
    if ((*again)->status().to_move != (*true_match)->status().to_move) return nullptr;
    for (const std::string& action : match.actions()) {
        const auto events = (*again)->play(action);
        if (!events || !(*events == (*true_match)->play(action).value())) return nullptr;
    }
    return std::move(again).value();
}

/// Swaps tiles that `seat` cannot see, wherever the history stays as it was; null when none could be.
std::unique_ptr<Match> swap_hidden(const Match& match, Seat seat, Rng& rng) {
    const Words hidden = hidden_from(match, seat);
    if (hidden.size() < 2) return nullptr;
    std::unique_ptr<Match> swapped;
    Words deck = match.setup().deck;
    for (int i = 0; i < 8; ++i) {
        Words other = deck;
        const auto place = [&] {
            return std::find(other.begin(), other.end(), boneyard::test::any_of(hidden, rng));
        };
        std::iter_swap(place(), place());
        if (other == deck) continue;
        if (auto again = same_history(match, other)) {
            swapped = std::move(again);
            deck = other;
        }
    }
    return swapped;
}

QString choice(const Match& match, Seat seat, boneyard::bots::Style style) {
    const auto thought = boneyard::think(match, seat, {style, 42});
    return QString::fromStdString(thought({}).value());
}

/// What `seat` sees, may do, and would do in the place of each bot; empty when both matches agree.
QString what_differs(const Match& one, const Match& other, Seat seat) {
    using boneyard::protocol::dump;
    using boneyard::protocol::to_json;
    if (dump(to_json(one.view(seat))) != dump(to_json(other.view(seat)))) return "the view";
    if (!(game_of(one).view(seat) == game_of(other).view(seat))) return "the typed view";
    const Seat to_move = one.status().to_move;
    if (to_move == kNobody || to_move == seat) {
        if (one.legal() != other.legal()) return "the legal actions";
    }
    if (to_move != seat) return {};
    for (const auto& level : boneyard::bots::levels()) {
        if (choice(one, seat, level.style) != choice(other, seat, level.style))
            return "the choice of the bot " +
                   QString::fromLatin1(level.id.data(), qsizetype(level.id.size()));
    }
    return {};
}

/// Every hand that does not hold with what is known of it; empty when all do.
QString contradiction(const Match& match) {
    const auto held = game_of(match).holdings();
    const Table table = game_of(match).view(0).table;
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        for (const std::string& tile : held.hands[seat].tiles) {
            if (table.lacks[seat].has(*boneyard::matador::parse_tile(tile)))
                return QString("seat %1 holds %2").arg(seat).arg(QString::fromStdString(tile));
        }
    }
    return {};
}

/// A sampled game fits what the seat knows, and nothing is there twice or missing.
QString misfit(const View& view, const Game& sampled, bool strict) {
    if (!(sampled.view(view.seat) == view)) return "the seat would see something else";
    const auto held = sampled.holdings();
    TileSet all;
    int count = view.table.placed_count;
    for (std::size_t i = 0; i < view.table.placed_count; ++i) all.add(view.table.placed[i].tile);
    const auto take = [&](const Words& tiles) {
        for (const std::string& tile : tiles) all.add(*boneyard::matador::parse_tile(tile));
        count += static_cast<int>(tiles.size());
    };
    take(held.stock);
    for (const auto& hand : held.hands) take(hand.tiles);
    const TileSet full = boneyard::matador::full_set(view.table.rules.most);
    if (!(all == full) || count != full.count()) return "tiles were lost or doubled";
    if (held.stock.size() != view.table.stock_count) return "a wrong stock";
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        if (static_cast<int>(held.hands[seat].tiles.size()) != view.table.hand_counts[seat])
            return "a wrong count";
        if (!strict || static_cast<Seat>(seat) == view.seat) continue;
        for (const std::string& tile : held.hands[seat].tiles) {
            if (view.table.lacks[seat].has(*boneyard::matador::parse_tile(tile)))
                return "a hand holds what it lacks";
        }
    }
    return {};
}

std::vector<Action> legal_of(const Game& game) {
    std::vector<Action> actions;
    game.legal(actions);
    return actions;
}

std::vector<Action> legal_of(const View& view) {
    std::vector<Action> actions;
    Game::legal(view, actions);
    return actions;
}

/// What is known of the tiles that seat 1 does not hold.
TileSet lacks_of_1(const MatadorTable& table) { return table.game().view(0).table.lacks[1]; }

/// Seat 1 must answer 6-6: it has nothing that fits, and draws 2-4 first and then 1-3.
MatadorTable cannot_answer(const boneyard::kit::GivenOptions& options) {
    MatadorTable table({"6-6", "0-2 0-3 0-4 2-2 3-3"}, options, "2-4 1-3");
    table.play({"open 6-6"});
    return table;
}

const std::string kOnes = "0-1 1-1 1-2 1-3 1-4 1-5";  // what joins a 6, matadors left out
const std::string kMatadors = "0-0 1-6 2-5 3-4";

}  // namespace

/// Nobody plays by what he cannot know.
class TestHonesty : public QObject {
    Q_OBJECT

private slots:
    void what_a_seat_cannot_know_changes_nothing_it_sees_or_does() {
        int swaps = 0;
        int settled = 0;
        const auto check = [&](Match& match, const Events&, Rng& rng) -> QString {
            const auto status = match.status();
            const bool over = status.to_move == kNobody;
            if (match.setup().deck.empty() || status.round > 1 || (!over && rng.below(8) != 0)) return {};
            const Seat seat = over || rng.below(4) == 0 ? any_seat(match, rng) : status.to_move;
            const auto other = swap_hidden(match, seat, rng);
            if (!other) return {};
            ++swaps;
            settled += over ? 1 : 0;
            const QString what = what_differs(match, *other, seat);
            return what.isEmpty() ? "" : what + QString(" of seat %1 is another").arg(seat);
        };
        QCOMPARE(first_fault(matches(), check), "");
        QVERIFY2(swaps > matches() && settled > matches() / 10, "too little was swapped to tell");
    }

    void equal_views_have_equal_legal_actions() {
        const auto check = [](Match& match, const Events&, Rng& rng) -> QString {
            const Game& game = game_of(match);
            const Seat seat = game.to_move() == kNobody ? any_seat(match, rng) : game.to_move();
            const View view = game.view(seat);
            const Game other = Game::sample(view, rng);
            if (legal_of(view) != legal_of(game)) return "the view allows other actions than the game";
            return legal_of(other) == legal_of(game) ? "" : "an equal view allows other actions";
        };
        QCOMPARE(first_fault(matches(), check), "");
    }

    void who_is_not_to_move_may_do_nothing() {
        const auto check = [](Match& match, const Events&, Rng& rng) -> QString {
            const Game& game = game_of(match);
            const Seat seat = any_seat(match, rng);
            if (game.to_move() == kNobody || game.to_move() == seat) return {};
            return legal_of(game.view(seat)).empty() ? "" : "a seat may act out of turn";
        };
        QCOMPARE(first_fault(matches(), check), "");
    }

    void a_sample_fits_what_its_seat_knows() {
        int loose = 0;
        int samples = 0;
        const auto check = [&](Match& match, const Events&, Rng& rng) -> QString {
            const View view = game_of(match).view(any_seat(match, rng));
            const Game sampled = Game::sample(view, rng);
            ++samples;
            if (!misfit(view, sampled, true).isEmpty()) ++loose;
            return misfit(view, sampled, false);
        };
        QCOMPARE(first_fault(matches(), check), "");
        // What the hands lack is let go only where no fitting deal is found in a fair number of tries.
        QVERIFY2(loose * 1000 <= samples, qPrintable(QString("%1 of %2").arg(loose).arg(samples)));
    }

    void a_sample_is_drawn_by_lot_and_not_from_the_truth() {
        const MatadorTable table({"6-6", "0-2 0-3 0-4 2-2 3-3"});
        Rng rng(5);
        int same = 0;
        for (int i = 0; i < 200; ++i) {
            const Game sampled = Game::sample(table.game().view(0), rng);
            same += sampled.view(1).hand() == table.game().view(1).hand() ? 1 : 0;
        }
        QVERIFY2(same < 5, "one in 33,649 by chance");
    }

    void what_a_hand_is_known_to_lack_it_does_lack() {
        QCOMPARE(
            first_fault(matches(), [](Match& match, const Events&, Rng&) { return contradiction(match); }),
            "");
    }

    void every_bot_plays_what_is_legal() {
        const auto check = [](Match& match, const Events&, Rng& rng) -> QString {
            const Seat seat = match.status().to_move;
            if (seat == kNobody || rng.below(4) != 0) return {};
            const auto& level = boneyard::test::any_of(boneyard::bots::levels(), rng);
            const std::string action = choice(match, seat, level.style).toStdString();
            const Words legal = match.legal();
            if (std::find(legal.begin(), legal.end(), action) != legal.end()) return {};
            return QString::fromStdString(action) + " is not legal";
        };
        QCOMPARE(first_fault(matches(), check), "");
    }

    // What draws and passes tell

    void nothing_is_known_of_a_hand_while_its_seat_has_drawn_and_not_played() {
        MatadorTable table = cannot_answer({});
        table.play({"draw"});
        QVERIFY(lacks_of_1(table).empty());  // the drawn tile may be anything
    }

    void who_drew_until_a_tile_fitted_held_nothing_else_that_fits() {
        MatadorTable table = cannot_answer({});
        table.play({"draw", "draw", "place 1-3 L 1"});
        QVERIFY(lacks_of_1(table) == (tiles_of(kOnes) | tiles_of(kMatadors)));
    }

    void who_passed_held_nothing_that_fits() {
        MatadorTable table = cannot_answer({{"draw", std::string("one")}});
        table.play({"draw", "pass"});
        QVERIFY(lacks_of_1(table) == (tiles_of(kOnes) | tiles_of(kMatadors)));
    }

    void who_may_keep_matadors_may_hold_them_when_he_passes() {
        MatadorTable table = cannot_answer({{"draw", std::string("one")}, {"keep_matador", true}});
        table.play({"draw", "pass"});
        QVERIFY(lacks_of_1(table) == tiles_of(kOnes));
    }

    void who_drew_and_laid_a_matador_may_hold_what_he_drew() {
        MatadorTable table({"6-6", "2-5 0-3 0-4 2-2 3-3"}, {{"keep_matador", true}}, "1-3");
        table.play({"open 6-6", "draw", "place 2-5 L across"});
        QVERIFY(!lacks_of_1(table).has(*boneyard::matador::parse_tile("1-3")));
    }

    void a_new_round_tells_nothing_yet() {
        MatadorTable table({"6-6", "1-1"}, {{"target", 1000}});
        QVERIFY(table.play_out_round());
        table.play({"next"});
        for (const TileSet& lacks : table.game().view(0).table.lacks) QVERIFY(lacks.empty());
    }
};

QTEST_APPLESS_MAIN(TestHonesty)
#include "tst_honesty.moc"
