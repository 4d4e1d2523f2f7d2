// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <map>
#include <type_traits>

#include "random_matches.h"

using boneyard::load_match;
using boneyard::kit::Data;
using boneyard::kit::Events;
using boneyard::kit::Match;
using boneyard::kit::PerSeat;
using boneyard::kit::Rng;
using boneyard::kit::Seat;
using boneyard::kit::Status;
using boneyard::matador::End;
using boneyard::matador::Game;
using boneyard::matador::Placed;
using boneyard::matador::Rules;
using boneyard::matador::Table;
using boneyard::matador::TileSet;
using boneyard::test::first_fault;
using boneyard::test::game_of;
using boneyard::test::Words;

namespace {

Table table_of(const Match& match) { return game_of(match).view(0).table; }

/// Every tile of the set is in one place: a hand, the stock or the table.
QString count_tiles(const Match& match) {
    const Table table = table_of(match);
    TileSet all;
    int count = table.placed_count;
    for (std::size_t i = 0; i < table.placed_count; ++i) all.add(table.placed[i].tile);
    const auto add = [&](const Words& tiles, int said) {
        for (const std::string& tile : tiles) all.add(*boneyard::matador::parse_tile(tile));
        count += static_cast<int>(tiles.size());
        return static_cast<int>(tiles.size()) == said;
    };
    const auto held = game_of(match).holdings();
    if (!add(held.stock, table.stock_count)) return "a wrong count of the stock";
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        if (!add(held.hands[seat].tiles, table.hand_counts[seat])) return "a wrong count of a hand";
    }
    const TileSet& full = boneyard::matador::full_set(table.rules.most);
    return all == full && count == full.count() ? "" : "tiles were lost or doubled";
}

/// The end that a tile laid leaves, told from nothing but how it lies.
QString end_after(const Placed& placed, const Rules& rules) {
    const int a = boneyard::matador::low(placed.tile);
    const int b = boneyard::matador::high(placed.tile);
    if (placed.spinner) return QString::number(a);
    if (!placed.across) return QString::number(placed.inward == a ? b : a);
    if (rules.matadors != Rules::Matadors::Free) return "gate";
    return a == b ? QString::number(a) : QString("%1|%2").arg(a).arg(b);
}

/// The ends are what the tiles laid leave, one after the other.
QString follow_the_line(const Match& match) {
    const Table table = table_of(match);
    std::map<int, QString> ends;
    for (std::size_t i = 0; i < table.placed_count; ++i) {
        const Placed& placed = table.placed[i];
        if (i == 0) {
            ends[0] = QString::number(boneyard::matador::low(placed.tile));
            ends[1] = QString::number(boneyard::matador::high(placed.tile));
        } else {
            ends[placed.arm] = end_after(placed, table.rules);
        }
        if (placed.spinner) ends[2] = ends[3] = QString::number(boneyard::matador::low(placed.tile));
    }
    for (int arm = 0; arm < boneyard::matador::kArms; ++arm) {
        const End& end = table.arms[static_cast<std::size_t>(arm)];
        const QString told = end.kind == End::Kind::None ? QString() : boneyard::test::end_text(end);
        if (told != ends[arm]) return QString("arm %1 is %2, not %3").arg(arm).arg(told, ends[arm]);
    }
    return {};
}

/// Adds up the score events of a match, round by round.
class Tally {
public:
    QString add(const Match& match, const Events& events) {
        if (match.actions().empty()) *this = {};
        const Status status = match.status();
        for (const auto& event : events) {
            if (event.type == "deal") round_ = {};
            if (event.type != "score") continue;
            if (event.points == 0) return "nothing is sent for no points";
            if (event.why != "hands") return "a score without its reason";
            round_[static_cast<std::size_t>(event.seat)] += event.points;
            total_[static_cast<std::size_t>(event.seat)] += event.points;
        }
        if (round_ != status.round_scores) return "round_scores are not the sum of the round's events";
        return total_ == status.scores ? "" : "scores are not the sum of all events";
    }

private:
    PerSeat<int> round_{};
    PerSeat<int> total_{};
};

/// A view is the state with null for what is hidden, and two counts.
QString hides(const Match& match, Seat seat) {
    const Data state = match.state();
    const Data view = match.view(seat);
    const bool open = !(state["phase"] == Data("play"));
    for (const char* key : {"game", "seats", "options", "phase", "round", "to_move", "scores", "round_scores",
                            "arms", "placed", "drawn", "winners"}) {
        if (!(view[key] == state[key])) return QString("the view's %1 is another").arg(key);
    }
    if (!view["deal"].is_null() || !view["stock"].is_null()) return "the deal or the stock is shown";
    const auto all = state["hands"].visit([](const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Data::List>) return value;
        return Data::List{};
    });
    Data hands = Data::list();
    for (Seat s = 0; s < match.setup().seats; ++s)
        hands.add(open || s == seat ? all[static_cast<std::size_t>(s)] : Data());
    return view["hands"] == hands ? "" : "the wrong hands are shown";
}

QString check_actions(const Match& match) {
    const Words legal = match.legal();
    const Status status = match.status();
    if (legal.empty() != status.match_over()) return "no action before the end, or one after it";
    if (!std::is_sorted(legal.begin(), legal.end())) return "not sorted";
    if (std::adjacent_find(legal.begin(), legal.end()) != legal.end()) return "an action is listed twice";
    if (status.round_over() && legal != Words{"next"}) return "at the end of a round there is only next";
    const bool nobody = status.round_over() || status.match_over();
    if ((status.to_move < 0) != nobody) return "the wrong seat is to move";
    for (const std::string& text : legal) {
        const auto action = Game::parse(text);
        if (!action || Game::text(*action) != text || !game_of(match).allows(*action))
            return QString::fromStdString(text) + " is listed but not understood";
    }
    return {};
}

QString take_back(Match& match, Rng& rng) {
    const Words legal = match.legal();
    if (legal.empty() || rng.below(8) != 0) return {};
    const Game before = game_of(match);
    match.play(boneyard::test::any_of(legal, rng));
    match.undo();
    return game_of(match) == before ? "" : "undo gave another state";
}

QString reload(const Match& match, Rng& rng) {
    if (!match.status().match_over() && rng.below(40) != 0) return {};
    const auto again = load_match(match.record());
    if (!again) return QString::fromStdString(again.error().message);
    if (!(game_of(**again) == game_of(match))) return "the record gave another state";
    return (*again)->record() == match.record() ? "" : "the record gave another record";
}

}  // namespace

/// What holds in every match of Matador, whatever is played. The matches are played once, before the tests;
/// each test looks at one thing that was watched meanwhile.
class TestMatadorProperties : public QObject {
    Q_OBJECT

private:
    /// Remembers the first fault of a kind, and where it was.
    void keep(QString& kind, const Match& match, const QString& fault) const {
        if (fault.isEmpty() || !kind.isEmpty()) return;
        kind = QString("match %1, after %2 actions: ").arg(played_ - 1).arg(match.actions().size()) + fault;
    }

    void look(Match& match, const Events& events, Rng& rng) {
        if (match.actions().empty()) ++played_;
        keep(tiles_, match, count_tiles(match));
        keep(ends_, match, follow_the_line(match));
        keep(scores_, match, tally_.add(match, events));
        if (rng.below(4) == 0) keep(views_, match, hides(match, boneyard::test::any_seat(match, rng)));
        keep(actions_, match, check_actions(match));
        keep(undo_, match, take_back(match, rng));
        keep(records_, match, reload(match, rng));
    }

    int played_ = 0;
    Tally tally_;
    QString tiles_, ends_, scores_, views_, actions_, undo_, records_;

private slots:  // NOLINT(readability-redundant-access-specifiers): these are the tests
    void initTestCase() {
        const int matches = boneyard::test::matches_to_play(500);
        const auto check = [this](Match& match, const Events& events, Rng& rng) {
            look(match, events, rng);
            return QString();
        };
        QCOMPARE(first_fault(matches, check), "");
        QCOMPARE(played_, matches);
    }

    void every_tile_is_always_somewhere() { QCOMPARE(tiles_, ""); }
    void the_ends_follow_from_the_tiles_laid() { QCOMPARE(ends_, ""); }
    void scores_are_the_sum_of_their_events() { QCOMPARE(scores_, ""); }
    void a_view_hides_what_its_seat_must_not_know() { QCOMPARE(views_, ""); }
    void there_is_always_an_action_until_the_match_is_over() { QCOMPARE(actions_, ""); }
    void undo_gives_back_the_identical_state() { QCOMPARE(undo_, ""); }
    void a_record_reloads_to_the_identical_state() { QCOMPARE(records_, ""); }
};

QTEST_APPLESS_MAIN(TestMatadorProperties)
#include "tst_matador_properties.moc"
