// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSet>
#include <QTest>
#include <algorithm>

#include "common/csv.h"
#include "common/words.h"
#include "kit/rng.h"
#include "match/scoresheet.h"
#include "match/scoresheetmodel.h"
#include "played_matches.h"
#include "registry.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The score sheet as on paper.
class TestScoreSheet : public QObject {
    Q_OBJECT

private slots:
    void everyColumnAddsUpToWhatThePlatesSay_data();
    void everyColumnAddsUpToWhatThePlatesSay();
    void itSaysWhatWinsTheMatch();
    void whatWasWonBeforeTheFirstRoundHasARowOfItsOwn();
    void itSaysWhatThePointsBeforeTheFirstRoundAreFor();
    void theBidThatWonTheDealStandsBeforeTheFirstRound();
    void whatDecidedAFinalStandsBesideTheTotalsAndCountsInNone();
    void whoWasOutBeforeTheFinalHasNoFigureInItsRow();
    void eachRoundIsNamedForWhatItIs();
    void partnersStandSideBySideUnderTheirSum();
    void aDrawnTileIsALossAndSeveralAreOneLine();
};

namespace {

void addsUp(const MatchState& state) {
    const ScoreSheet sheet = ScoreKeeper(state).sheet();
    const kit::Status status = state.match().status();
    QCOMPARE(sheet.columns.size(), status.seats);
    for (qsizetype i = 0; i < sheet.columns.size(); ++i) {
        int sum = 0;
        for (const ScoreSheet::Row& row : sheet.rows) {
            const ScoreSheet::Cell& cell = row.cells[i];
            int lines = 0;
            for (const ScoreSheet::Line& line : cell.lines) {
                QVERIFY(!line.words.isEmpty());
                if (line.counts) lines += line.points;
            }
            QCOMPARE(lines, cell.points);
            QCOMPARE(cell.total, sum += cell.points);
        }
        const auto seat = std::size_t(sheet.columns[i].seat);
        QCOMPARE(sum, status.scores[seat]);
        QCOMPARE(sheet.columns[i].total, status.scores[seat]);
    }
    for (qsizetype row = 1; row < sheet.rows.size(); ++row) {
        QVERIFY(sheet.rows[row].round > sheet.rows[row - 1].round);
        QVERIFY(!sheet.rows[row - 1].under_way);
    }
}

}  // namespace

void TestScoreSheet::everyColumnAddsUpToWhatThePlatesSay_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& game : games()) QTest::newRow(game.info.id.data()) << text(game.info.id);
}

void TestScoreSheet::everyColumnAddsUpToWhatThePlatesSay() {
    QFETCH(QString, game);
    const kit::GameInfo& info = find_game(game.toStdString())->info;
    kit::Rng chance(7);
    int sheets = 0;
    for (std::uint64_t deal = 1; deal <= 12; ++deal) {
        const int seats = info.min_seats + int(deal % std::uint64_t(info.max_seats - info.min_seats + 1));
        if (info.objection != nullptr &&
            info.objection(kit::Options::resolve(info.options, {}).value(), seats))
            continue;
        MatchState state = stateOf(game, seats, deal);
        for (int ply = 0; ply < 600; ++ply) {
            if (ply % 25 == 0 || state.match().status().round_over()) {
                addsUp(state);
                ++sheets;
            }
            if (!playOn(state, chance)) break;
        }
        addsUp(state);
    }
    QVERIFY(sheets > 50);
}

void TestScoreSheet::itSaysWhatWinsTheMatch() {
    const auto target = [](const QString& game, int seats, const kit::GivenOptions& options) {
        const MatchState state = stateOf(game, seats, 5, options);
        return ScoreSheetModel(state).target();
    };
    QCOMPARE(target(u"matador"_s, 2, {{"target", 60}}), 60);
    QCOMPARE(target(u"matador"_s, 2, {{"target", 0}}), 0);  // a single round
    QCOMPARE(target(u"matching_elements"_s, 3, {}), 0);     // whoever is left
}

void TestScoreSheet::whatWasWonBeforeTheFirstRoundHasARowOfItsOwn() {
    const MatchState state = stateOf(u"matching_elements"_s, 6, 3, {{"teams", "2x3"}});
    const ScoreSheet sheet = ScoreKeeper(state).sheet();
    QCOMPARE(sheet.rows.size(), 1);
    QCOMPARE(sheet.rows[0].round, 0);
    QCOMPARE(sheet.rows[0].cells[0].points, 24);
    QCOMPARE(sheet.rows[0].cells[1].points, 0);
    QVERIFY(!sheet.rows[0].under_way);
}

void TestScoreSheet::itSaysWhatThePointsBeforeTheFirstRoundAreFor() {
    MatchState drew = stateOf(u"matching_elements"_s, 3, 7, {{"colours", 2}});
    const auto reason = [&] { return ScoreKeeper(drew).sheet().rows[0].cells[1].lines[0].words; };
    QVERIFY2(reason().startsWith(u"drew the double "_s) && reason().endsWith(u"3-3, and deals first"_s),
             qPrintable(reason()));
    const QString told = reason();
    kit::Rng chance(1);
    while (drew.match().status().round < 2) QVERIFY(playOn(drew, chance));
    QCOMPARE(reason(), told);
    while (playOn(drew, chance)) {
    }
    QCOMPARE(reason(), told);

    MatchState bid = stateOf(u"matching_elements"_s, 3, 11, {{"colours", 2}});
    const kit::Seat bidder = bid.match().status().to_move;
    for (const char* action : {"bid 1", "fold", "fold"})
        QVERIFY(bid.played->play(action, By::Bot) != nullptr);
    const ScoreSheet sheet = ScoreKeeper(bid).sheet();
    QCOMPARE(sheet.rows[0].cells[bidder].lines[0].words, u"bid 1, and deals first"_s);
}

void TestScoreSheet::theBidThatWonTheDealStandsBeforeTheFirstRound() {
    MatchState state = stateOf(u"matching_elements"_s, 3, 11, {{"colours", 2}});
    int bid = 0;
    kit::Seat winner = kit::kNobody;
    while (winner == kit::kNobody) {
        const bool first = state.played->ply() == 0;
        QVERIFY(state.played->play(first ? "bid 1" : "fold", By::Bot) != nullptr);
        for (const kit::Event& event : state.played->history().back().events) {
            if (event.type != kit::EventType::Score) continue;
            winner = event.seat;
            bid = event.points;
        }
    }
    const ScoreSheet sheet = ScoreKeeper(state).sheet();
    QCOMPARE(sheet.rows[0].round, 0);
    QCOMPARE(sheet.rows[0].cells[winner].points, bid);
    QCOMPARE(sheet.rows[0].cells[winner].lines[0].why, u"bid"_s);
    for (const ScoreSheet::Row& row : sheet.rows.mid(1)) QCOMPARE(row.cells[winner].points, 0);
}

void TestScoreSheet::whatDecidedAFinalStandsBesideTheTotalsAndCountsInNone() {
    kit::Rng chance(3);
    MatchState state = stateOf(u"matching_elements"_s, 3, 4, {{"colours", 2}});
    while (playOn(state, chance)) {
    }
    QVERIFY(state.match().status().match_over());
    const ScoreSheet sheet = ScoreKeeper(state).sheet();
    const kit::Scene scene = state.match().scene(0, 1.6);
    int decided = 0;
    for (const ScoreSheet::Column& column : sheet.columns) {
        const auto points = scene.seats[std::size_t(column.seat)].decides;
        if (!points) continue;
        const QList<ScoreSheet::Line>& lines = sheet.rows.last().cells[column.seat].lines;
        QVERIFY(!lines.isEmpty() && !lines.last().counts);
        QCOMPARE(lines.last().points, *points);
        ++decided;
    }
    QCOMPARE(decided, 2);
    QVERIFY(sheet.rows.last().decides);
    QCOMPARE(std::count_if(sheet.rows.begin(), sheet.rows.end(), [](const auto& row) { return row.decides; }),
             1);
    addsUp(state);
}

void TestScoreSheet::whoWasOutBeforeTheFinalHasNoFigureInItsRow() {
    kit::Rng chance(3);
    MatchState state = stateOf(u"matching_elements"_s, 3, 4, {{"colours", 2}});
    while (playOn(state, chance)) {
    }
    ScoreSheetModel model(state);
    model.show();
    const QVariantList cells = model.at(model.count() - 1, u"cells"_s).toList();
    const kit::Scene scene = state.match().scene(0, 1.6);
    int out = 0;
    for (qsizetype seat = 0; seat < cells.size(); ++seat) {
        const bool plays = scene.seats[std::size_t(seat)].decides.has_value();
        QCOMPARE(cells[seat].toMap()[u"empty"_s].toBool(), !plays);
        if (plays) continue;
        ++out;
        const QString last =
            plainText(ScoreKeeper(state).sheet(), u'\t').trimmed().split(u"\r\n"_s).at(model.count());
        QCOMPARE(last.split(u'\t').at(1 + 2 * seat), QString());
    }
    QCOMPARE(out, 1);
}

void TestScoreSheet::eachRoundIsNamedForWhatItIs() {
    kit::Rng chance(3);
    MatchState state = stateOf(u"matching_elements"_s, 3, 4, {{"colours", 2}});
    QMap<int, kit::RoundKind> kinds;
    do {
        kinds[state.match().status().round] = state.match().status().round_kind;
    } while (playOn(state, chance));
    ScoreSheetModel model(state);
    model.show();
    QVERIFY(model.kinds());
    QSet<QString> named;
    for (int row = 0; row < model.count(); ++row) {
        const int round = model.at(row, u"round"_s).toInt();
        if (round == 0) continue;
        const QString kind = Narrator::roundKind(kinds.value(round));
        QCOMPARE(model.at(row, u"kind"_s).toString(), kind);
        named.insert(kind);
        if (!kind.isEmpty())
            QCOMPARE(model.at(row, u"name"_s).toString(), u"Round %1: %2"_s.arg(round).arg(kind));
    }
    QCOMPARE(named, (QSet<QString>{QString(), u"elimination"_s, u"final"_s}));
    QCOMPARE(model.at(model.count() - 1, u"kind"_s).toString(), u"final"_s);
    const QString title = state.narrator().roundTitle();
    QCOMPARE(title, u"The final is over"_s);
    MatchState usual = stateOf(u"matador"_s, 2, 1);
    ScoreSheetModel plain(usual);
    plain.show();
    QVERIFY(!plain.kinds());
}

void TestScoreSheet::partnersStandSideBySideUnderTheirSum() {
    const MatchState state = stateOf(u"matching_elements"_s, 6, 3, {{"teams", "2x3"}});
    const ScoreSheet sheet = ScoreKeeper(state).sheet();
    QList<int> seats;
    for (const ScoreSheet::Column& column : sheet.columns) {
        seats.append(column.seat);
        QCOMPARE(column.partners, 2);
    }
    QCOMPARE(seats, (QList<int>{0, 2, 4, 1, 3, 5}));
    QCOMPARE(sheet.columns[2].teamTotal, 24);
    QCOMPARE(sheet.columns[3].teamTotal, 0);
    QCOMPARE(ScoreKeeper(stateOf(u"matador"_s, 3, 1)).sheet().columns[0].partners, 0);
}

void TestScoreSheet::aDrawnTileIsALossAndSeveralAreOneLine() {
    MatchState state = stateOf(u"triominoes"_s, 2, 1);
    while (state.match().status().stock_count > 0 && !state.match().status().round_over()) {
        const std::vector<std::string> legal = state.match().legal();
        const bool draws = std::find(legal.begin(), legal.end(), "draw") != legal.end();
        QVERIFY(state.played->play(draws ? "draw" : legal.front(), By::Bot) != nullptr);
    }
    const ScoreSheet sheet = ScoreKeeper(state).sheet();
    bool several = false;
    for (const ScoreSheet::Line& line : sheet.rows[0].cells[0].lines + sheet.rows[0].cells[1].lines) {
        if (line.why != u"draw") continue;
        QCOMPARE(line.points, -5 * line.times);
        several = several || line.times == 3;
    }
    QVERIFY(several);
}

BONEYARD_TEST(TestScoreSheet)
#include "tst_score_sheet.moc"
