// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTest>
#include <map>

#include "suite.h"
#include "tiles_and_deal_table.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::english;
using boneyard::kit::HandGroup;
using boneyard::kit::Scene;

namespace {

/// A round that is over: what was played, and what is shown.
struct Ended {
    Game game;
    boneyard::kit::Events events;
    Scene scene;
};

Ended end(const Rummy& position, const std::string& action) {
    Ended ended{set_up(position), {}, {}};
    ended.events = play(ended.game, action);
    ended.scene = Game::scene(ended.game.view(0), 1.6);
    return ended;
}

/// The open hand of a seat: "Run: R5 R6 R7 | Deadwood 4: K4".
QString open_hand(const Scene& scene, std::size_t seat) {
    QStringList groups;
    for (const HandGroup& group : scene.hands[seat]) {
        Words tiles;
        for (const auto& face : group.tiles) tiles.push_back(face.tile);
        groups.push_back(QString::fromStdString(english(group.label)) + ": " +
                         joined(tiles).replace(", ", " "));
    }
    return groups.join(" | ");
}

QString account(const Scene& scene) {
    QStringList lines;
    for (const auto& line : scene.account) lines.push_back(QString::fromStdString(english(line)));
    return lines.join(" ");
}

/// What a simple player does: he knocks, lays no melds, and throws what leaves the least deadwood.
Action wanted(const Game& game) {
    std::vector<Action> actions;
    game.legal(actions);
    const Tiles hand = game.view(game.to_move()).hand();
    Arranger arranger(deadwood_prices(15));
    Action best = actions.front();
    int least = -1;
    for (const Action& action : actions) {
        if (action.kind == Action::Kind::Knock || action.kind == Action::Kind::Draw) return action;
        if (action.kind != Action::Kind::Discard) continue;
        Tiles rest = hand;
        rest.remove(action.tile);
        if (least >= 0 && arranger.least(rest) >= least) continue;
        least = arranger.least(rest);
        best = action;
    }
    return best;
}

}  // namespace

class TestTilesAndDealAccount : public QObject {
    Q_OBJECT

private slots:
    void a_win_lays_both_hands_open();
    void lay_offs_are_shown_with_the_meld_they_go_to();
    void an_undercut_is_worked_out();
    void an_undercut_without_points_says_so();
    void a_win_or_super_win_without_points_of_its_own_says_so();
    void a_super_win_adds_the_others_deadwood();
    void the_whole_hand_counts_where_melds_do();
    void a_draw_says_why();
    void a_lay_off_is_one_that_counts();
    void what_is_shown_agrees_with_the_score();
};

void TestTilesAndDealAccount::a_win_lays_both_hands_open() {
    const auto ended = end({{"K2 K3 K4 R2 B5 O13", "R6 R7 R8 K9 O9 B1 B12"}, {}, {}, "O1"}, "knock O13");
    QCOMPARE(open_hand(ended.scene, 0), "Deadwood 7: R2 B5");
    QCOMPARE(open_hand(ended.scene, 1), "Run: R6 R7 R8 | Deadwood 39: K9 B1 B12 O9");
    QCOMPARE(account(ended.scene),
             "The knocker's deadwood: 2 + 5 = 7. The other's deadwood: 9 + 11 + 10 + 9 = 39. "
             "39 less 7: 32 points, and 25 for the win.");
    QVERIFY(told(ended.events).contains("score 0 25 win, score 0 32 deadwood"));
    QVERIFY(ended.scene.hand_note.empty());
    QCOMPARE(ended.scene.hand.size(), std::size_t{2});
}

void TestTilesAndDealAccount::lay_offs_are_shown_with_the_meld_they_go_to() {
    const auto ended =
        end({{"K2 K3 K4 R7 O13", "K5 O8 O12 J B11"}, {"O5 O6 O7", "K12 R12 B12"}, {}, "O1"}, "knock O13");
    QCOMPARE(open_hand(ended.scene, 1),
             "Laid off on the orange run: O8 | Laid off on the set of 12: O12 | "
             "Laid off on the black run: K5 J | Deadwood 10: B11");
    QCOMPARE(account(ended.scene),
             "The knocker's deadwood: 7. The other lays off 4 tiles. The other's deadwood: 10. "
             "10 less 7: 3 points, and 25 for the win.");
    // What is in a meld of the hand is not laid off without need.
    const auto kept = end({{"K2 K3 K4 R7 O13", "K5 K6 K7 B11"}, {}, {}, "O1"}, "knock O13");
    QCOMPARE(open_hand(kept.scene, 1), "Run: K5 K6 K7 | Deadwood 10: B11");
}

void TestTilesAndDealAccount::an_undercut_is_worked_out() {
    const Rummy position{{"K2 K3 K4 R7 O13", "B3"}, {}, {}, "O1"};
    const auto ended = end(position, "knock O13");
    QCOMPARE(account(ended.scene),
             "The knocker's deadwood: 7. The other's deadwood: 3. "
             "7 less 3: 4 points for the other, and 25 for the undercut.");
    Rummy same = position;
    same.hands[1] = "B7";
    QVERIFY(
        account(end(same, "knock O13").scene).endsWith("Both have the same: 25 points for the undercut."));
    Rummy none = position;
    none.hands[1] = "K5";
    QCOMPARE(open_hand(end(none, "knock O13").scene, 1), "Laid off on the black run: K5");
    QVERIFY(account(end(none, "knock O13").scene)
                .contains("The other lays off 1 tile. The other has no deadwood."));
}

void TestTilesAndDealAccount::an_undercut_without_points_says_so() {
    Rummy position{{"K2 K3 K4 R7 O13", "B3"}, {}, {}, "O1"};
    position.rules.undercut = 0;
    QVERIFY(
        account(end(position, "knock O13").scene).endsWith("An undercut. 7 less 3: 4 points for the other."));
    position.hands[1] = "B7";
    QVERIFY(account(end(position, "knock O13").scene)
                .endsWith("Both have the same: an undercut, without points."));
}

void TestTilesAndDealAccount::a_win_or_super_win_without_points_of_its_own_says_so() {
    Rummy position{{"K2 K3 K4 R7 O13", "K9 B1"}, {}, {}, "O1"};
    position.rules.win = 0;
    QVERIFY(account(end(position, "knock O13").scene).endsWith("20 less 7: 13 points."));
    position.hands[0] = "K2 K3 K4 O13";
    position.rules.super_win = 0;
    QCOMPARE(account(end(position, "knock O13").scene),
             "Not a tile left over: a super win. The other's deadwood: 9 + 11 = 20.");
}

void TestTilesAndDealAccount::a_super_win_adds_the_others_deadwood() {
    const auto ended = end({{"K2 K3 K4 O13", "K5 B3 B9"}, {}, {}, "O1"}, "knock O13");
    QCOMPARE(open_hand(ended.scene, 0), "");
    QCOMPARE(open_hand(ended.scene, 1), "Deadwood 17: K5 B3 B9");  // nothing is laid off
    QCOMPARE(account(ended.scene),
             "Not a tile left over: 50 points. The other's deadwood: 5 + 3 + 9 = 17. 50 and 17: 67 points.");
    const auto bare = end({{"K2 K3 K4", "B3 B4 B5"}, {}, {}, "O1"}, "meld K2 K3 K4");
    QCOMPARE(account(bare.scene), "Not a tile left over: 50 points. The other has no deadwood.");
}

void TestTilesAndDealAccount::the_whole_hand_counts_where_melds_do() {
    Rummy position{{"K2 K3 K4 R7 O13", "K5 B3 B4 B5"}, {}, {}, "O1"};
    position.rules.unlaid_count = true;
    const auto ended = end(position, "knock O13");
    QCOMPARE(open_hand(ended.scene, 1), "Laid off on the black run: K5 | Deadwood 12: B3 B4 B5");
    QCOMPARE(account(ended.scene),
             "Melds that are not laid count in full. The knocker's deadwood: 7. The other lays off 1 tile. "
             "The other's deadwood: 3 + 4 + 5 = 12. 12 less 7: 5 points, and 25 for the win.");
}

void TestTilesAndDealAccount::a_draw_says_why() {
    Rummy position{{"K2 K3 K4 R7 O13", "B3 B4 B5 O9"}, {}, {}, "O1"};
    position.stock = 0;
    const auto ended = end(position, "discard R7");
    QCOMPARE(account(ended.scene), "The stock is used up: nobody scores.");
    QCOMPARE(open_hand(ended.scene, 0), "Run: K2 K3 K4 | Deadwood 10: O13");
    QCOMPARE(open_hand(ended.scene, 1), "Run: B3 B4 B5 | Deadwood 9: O9");
    position.stock = 10;
    position.idle_turns = kMaxIdleTurns;
    QCOMPARE(account(end(position, "discard R7").scene),
             "20 turns without a draw from the stock: nobody scores.");
}

/// The pieces of a lay-off that is shown make up the hand, fit where they go, and leave what was counted.
void TestTilesAndDealAccount::a_lay_off_is_one_that_counts() {
    boneyard::kit::Rng rng(4, boneyard::kit::Stream::Bot);
    int laid_off = 0;
    for (int round = 0; round < 300; ++round) {
        Words set = numbered_tiles();
        const auto draw = [&] {
            const auto i = rng.below(static_cast<std::uint32_t>(set.size()));
            const Tile tile = parse_tile(set[i]).value();
            set.erase(set.begin() + i);
            return tile;
        };
        Tiles table;
        for (int i = 0; i < 25; ++i) table.add(draw());
        std::vector<Meld> melds = arrange(table, 15);
        Tiles hand;
        for (int i = 0; i < 13; ++i) hand.add(draw());
        const bool count = round % 3 != 0;
        const Settled settled = settle(hand, melds, 15, count);
        Prices prices = deadwood_prices(15);
        int left = 0;
        Tiles all = settled.over;
        settled.over.each([&](Tile tile) { left += prices.over[tile]; });
        for (const Meld& meld : settled.melds) {
            for (const Tile tile : tiles_of(meld)) all.add(tile);
        }
        for (const auto& addition : settled.laid_off) {
            all.add(addition.tile);
            QVERIFY(can_add(melds[addition.meld], addition.tile, addition.end));
            add_to(melds[addition.meld], addition.tile, addition.end);
            ++laid_off;
        }
        QVERIFY(all == hand);
        prices.melds_count = count;
        melds = arrange(table, 15);
        QCOMPARE(left, Arranger(prices).least_with(hand, melds));
    }
    QVERIFY(laid_off > 300);
}

void TestTilesAndDealAccount::what_is_shown_agrees_with_the_score() {
    std::map<Result::Kind, int> ends;
    for (std::uint64_t deal = 0; deal < 150; ++deal) {
        const auto match = boneyard::new_match("tiles_and_deal", 2, deal, {{"target", 0}}).value();
        Game game = game_of<Game>(*match);
        boneyard::kit::Events events;
        while (!game.over()) {
            events.clear();
            game.apply(wanted(game), &events);
        }
        const Result result = game.view(0).table.result;
        ++ends[result.kind];
        const Scene scene = Game::scene(game.view(0), 1.6);
        QVERIFY(!scene.account.empty());
        for (std::size_t seat = 0; seat < 2 && result.kind != Result::Kind::Draw; ++seat) {
            const QString label = QString("Deadwood %1:").arg(result.deadwood[seat]);
            QVERIFY(open_hand(scene, seat).contains(label) || result.deadwood[seat] == 0);
        }
        for (const auto& event : events) {
            if (event.type != boneyard::kit::EventType::Score) continue;
            QVERIFY2(account(scene).contains(QRegularExpression(QString("\\b%1\\b").arg(event.points))),
                     qPrintable(account(scene)));
        }
    }
    QVERIFY(ends[Result::Kind::Win] > 50 && ends[Result::Kind::Undercut] > 3);
}

BONEYARD_TEST(TestTilesAndDealAccount)
#include "tst_tiles_and_deal_account.moc"
