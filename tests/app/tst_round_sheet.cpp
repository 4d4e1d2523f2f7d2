// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "kit/rng.h"
#include "match/scoresheet.h"
#include "match/seats.h"
#include "match/sidemodel.h"
#include "played_matches.h"
#include "registry.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The sheet of a round that is over, as the window's models have it: every figure on it follows from the
/// lines beside it.
class TestRoundSheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void everyFigureFollowsFromTheLinesBesideIt_data();
    void everyFigureFollowsFromTheLinesBesideIt();
    void thePartsOfEveryLineStandInOneOrder();
    void partnersStandInOneRowUnderOneFigure();

private:
    int read_ = 0;
};

namespace {

constexpr double kAspect = 1.6;

int sumOf(QString words) {
    words.replace(QChar(0x2212), u'-');
    words.remove(u"0-0-0"_s);                                                   // a tile
    static const QRegularExpression often(u"(?:for|drawing|passing) \\d+ "_s);  // how often, and no points
    words.remove(often);
    static const QRegularExpression number(u"-?\\d+"_s);
    int sum = 0;
    for (const auto& found : number.globalMatch(words)) sum += found.captured().toInt();
    return sum;
}

/// What the words beside a hand come to: those of a bet, those of a final, or parts and their sum.
int comesTo(QString words) {
    words.replace(QChar(0x2212), u'-');
    static const QRegularExpression net(
        u"(?:Doubles held at the start (\\d+), points |Points |^)(\\d+)"
        u"(?:,? less (?:tiles left )?(\\d+)(?: for tiles left is|:)|:) (-?\\d+)[.:]"_s);
    const bool missed = words.contains(u" that misses the bet of "_s);
    static const QRegularExpression added(u"meets the bet of (\\d+), and with it counts (-?\\d+)\\."_s);
    const auto bonus = added.match(words);
    const auto counts = [&](int sum) {
        if (bonus.hasMatch() && sum + bonus.captured(1).toInt() != bonus.captured(2).toInt()) return -9999;
        return missed ? 0 : bonus.hasMatch() ? bonus.captured(2).toInt() : sum;
    };
    if (const auto found = net.match(words); found.hasMatch()) {
        const int sum = found.captured(1).toInt() + found.captured(2).toInt() - found.captured(3).toInt();
        return sum == found.captured(4).toInt() ? counts(sum) : -9999;
    }
    static const QRegularExpression whole(u"^(\\d+), with no tiles left: "_s);
    if (const auto found = whole.match(words); found.hasMatch()) return counts(found.captured(1).toInt());
    if (words.startsWith(u"Out "_s) || words.startsWith(u"Bank"_s)) return 0;
    const auto colon = words.lastIndexOf(u": "_s);
    if (colon < 0) return sumOf(words);
    const int parts = sumOf(words.left(colon));
    return parts == sumOf(words.mid(colon)) ? parts : -9999;
}

using Totals = QHash<QString, int>;  // of a side, by its names

/// One row: its members' lines, and the side's figures. `accounted`: above them it is said how the winner's
/// points came about, which no line says again.
void checkRow(const SideModel& sides, int row, const Totals& before, bool accounted) {
    const auto cell = [&](const QString& role) { return sides.at(row, role); };
    int points = 0;
    int lines = 0;
    const QVariantList members = cell(u"members"_s).toList();
    for (const QVariant& one : members) {
        const QVariantMap member = one.toMap();
        const QString words = member[u"sum"_s].toString();
        const int sum = comesTo(words);
        lines += sum;
        points += member[u"points"_s].toInt();
        const bool again = words.endsWith(u"for winning the round"_s);
        QVERIFY2(!accounted || !again, qPrintable(words));
        if (!cell(u"decides"_s).isValid() && !(accounted && words.isEmpty()))
            QVERIFY2(sum == member[u"points"_s].toInt(), qPrintable(words));
        if (cell(u"out"_s).toBool()) QVERIFY2(words.contains(u"Out "_s), qPrintable(words));
        if (cell(u"out"_s).toBool()) QVERIFY(!member[u"laidAll"_s].toBool());
    }
    QCOMPARE(points, cell(u"roundScore"_s).toInt());
    const QString names = cell(u"names"_s).toString();
    QCOMPARE(before.value(names) + points, cell(u"score"_s).toInt());
    if (cell(u"decides"_s).isValid()) QCOMPARE(lines, cell(u"decides"_s).toInt());
}

void checkSheet(const MatchState& state, Totals& before, int& outs) {
    SideModel sides;
    Viewpoint viewpoint;
    viewpoint.seat = 0;
    const kit::Scene scene = state.match().scene(0, kAspect);
    sides.show(seatsOf(state, viewpoint, scene, kAspect));
    QCOMPARE(sides.count(), int(state.match().status().teams().size()));
    bool outSeen = false;
    int best = -9999;
    int before_it =
        9999;  // the best stand first: by the final's points where there are any, else by the totals
    for (int row = 0; row < sides.count(); ++row) {
        checkRow(sides, row, before, !scene.account.empty());
        if (QTest::currentTestFailed()) return;
        const bool out = sides.at(row, u"out"_s).toBool();
        QVERIFY(out || !outSeen);  // they stand last
        outSeen = outSeen || out;
        outs += out ? 1 : 0;
        const QVariant own = sides.at(row, u"decides"_s);
        const int figure = own.isValid() ? own.toInt() : sides.at(row, u"score"_s).toInt();
        if (!out) QVERIFY(figure <= before_it);
        if (!out) before_it = figure;
        if (sides.at(row, u"winner"_s).toBool()) QVERIFY(row < int(state.match().status().winners.size()));
        before[sides.at(row, u"names"_s).toString()] = sides.at(row, u"score"_s).toInt();
        if (const QVariant decides = sides.at(row, u"decides"_s); decides.isValid())
            best = std::max(best, decides.toInt());
    }
    for (int row = 0; row < sides.count(); ++row) {
        const QVariant decides = sides.at(row, u"decides"_s);
        if (decides.isValid() && sides.at(row, u"winner"_s).toBool()) QCOMPARE(decides.toInt(), best);
    }
    // The score sheet has the same.
    const ScoreSheet sheet = ScoreKeeper(state).sheet();
    const auto last = std::find_if(sheet.rows.begin(), sheet.rows.end(), [&](const ScoreSheet::Row& row) {
        return row.round == state.match().status().round;
    });
    QVERIFY(last != sheet.rows.end());
    for (qsizetype i = 0; i < sheet.columns.size(); ++i) {
        const auto seat = std::size_t(sheet.columns[i].seat);
        QCOMPARE(last->cells[i].points, state.match().status().round_scores[seat]);
    }
}

Totals totalsNow(const MatchState& state) {
    SideModel sides;
    sides.show(seatsOf(state, {}, state.match().scene(kit::kNobody, kAspect), kAspect));
    Totals totals;
    for (int row = 0; row < sides.count(); ++row)
        totals[sides.at(row, u"names"_s).toString()] = sides.at(row, u"score"_s).toInt();
    return totals;
}

/// Plays a match to its end and reads its sheets. Gives back how many.
int readMatch(MatchState& state, kit::Rng& chance, int& outs) {
    int read = 0;
    Totals before = totalsNow(state);
    for (int ply = 0; ply < 3000 && !state.match().status().match_over(); ++ply) {
        if (state.match().status().phase == kit::Phase::Auction) {
            state.played->play(anyOf(state.match(), chance), By::Bot);
            before = totalsNow(state);
            continue;
        }
        if (state.played->play(anyOf(state.match(), chance), By::Bot) == nullptr) break;
        const kit::Status status = state.match().status();
        if (!status.round_over() && !status.match_over()) continue;
        checkSheet(state, before, outs);
        ++read;
        if (QTest::currentTestFailed()) break;
    }
    return read;
}

}  // namespace

void TestRoundSheet::everyFigureFollowsFromTheLinesBesideIt_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("teams");
    for (const GameEntry& game : games()) {
        QTest::newRow(game.info.id.data()) << text(game.info.id) << QString();
        if (game.info.max_seats < 6 || game.info.min_seats < 3) continue;
        for (const char* teams : {"3x2", "2x3"}) QTest::newRow(teams) << text(game.info.id) << text(teams);
    }
}

void TestRoundSheet::everyFigureFollowsFromTheLinesBesideIt() {
    QFETCH(QString, game);
    QFETCH(QString, teams);
    const kit::GameInfo& info = find_game(game.toStdString())->info;
    const int enough = qEnvironmentVariableIsSet("BONEYARD_QUICK") ? 60 : 600;
    kit::Rng chance(11);
    int read = 0;
    int outs = 0;
    for (std::uint64_t deal = 1; read < enough; ++deal) {
        kit::GivenOptions options;
        if (!teams.isEmpty()) options.emplace_back("teams", teams.toStdString());
        if (info.min_seats > 2) options.emplace_back("colours", 2);
        if (info.min_seats > 2 && deal % 3 == 0) options.emplace_back("met_bet_bonus", true);
        const int spread = info.max_seats - info.min_seats + 1;
        int seats = teams.isEmpty() ? info.min_seats + int(deal % std::uint64_t(spread)) : 6;
        if (!new_match(info.id.data(), seats, deal, options)) seats = info.min_seats;
        MatchState state = stateOf(game, seats, deal, options);
        read += readMatch(state, chance, outs);
        if (QTest::currentTestFailed()) {
            qWarning() << "deal" << deal << "seats" << seats;
            return;
        }
    }
    if (info.min_seats > 2 && teams != u"2x3"_s) QVERIFY(outs > 10);
    read_ += read;
    qInfo("sheets read: %d, so far %d", read, read_);
}

void TestRoundSheet::thePartsOfEveryLineStandInOneOrder() {
    const QStringList order{u" laid"_s,        u" opening"_s, u" hexagon"_s,   u" bridge"_s,
                            u"for drawing "_s, u" passing"_s, u" going out"_s, u" other hands"_s};
    kit::Rng chance(6);
    int several = 0;
    for (std::uint64_t deal = 1; deal < 12; ++deal) {
        MatchState state = stateOf(u"triominoes"_s, 4, deal, {});
        for (int ply = 0; ply < 400 && !state.match().status().round_over(); ++ply)
            state.played->play(anyOf(state.match(), chance), By::Bot);
        SideModel sides;
        sides.show(seatsOf(state, {}, state.match().scene(kit::kNobody, kAspect), kAspect));
        for (int row = 0; row < sides.count(); ++row) {
            const QVariantList members = sides.at(row, u"members"_s).toList();
            const QString line = members.front().toMap()[u"sum"_s].toString();
            qsizetype last = -1;
            for (const QString& part : order) {
                const qsizetype at = line.indexOf(part);
                if (at < 0) continue;
                QVERIFY2(at > last, qPrintable(line));
                several += last >= 0 ? 1 : 0;
                last = at;
            }
        }
    }
    QVERIFY(several > 20);
}

void TestRoundSheet::partnersStandInOneRowUnderOneFigure() {
    MatchState state = stateOf(u"matching_elements"_s, 6, 3, {{"colours", 2}, {"teams", "3x2"}});
    SideModel sides;
    sides.show(seatsOf(state, {}, state.match().scene(kit::kNobody, kAspect), kAspect));
    QCOMPARE(sides.count(), 3);
    for (int row = 0; row < 3; ++row) {
        QCOMPARE(sides.at(row, u"team"_s).toInt(), row);
        const QVariantList members = sides.at(row, u"members"_s).toList();
        QCOMPARE(members.size(), 2);
        const QStringList names{members[0].toMap()[u"name"_s].toString(),
                                members[1].toMap()[u"name"_s].toString()};
        QCOMPARE(sides.at(row, u"names"_s).toString(), QLocale().createSeparatedList(names));
        QCOMPARE(names[1], state.players().name(row + 3));
    }
}

BONEYARD_TEST(TestRoundSheet)
#include "tst_round_sheet.moc"
