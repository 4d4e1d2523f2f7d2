// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "kit/rng.h"
#include "match/scoresheet.h"
#include "match/scoresheetmodel.h"
#include "played_matches.h"
#include "settings/settings.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What the score sheet tells of a round, and the sheet as text.
class TestScoreSheetWords : public QObject {
    Q_OBJECT

private slots:
    void theStoryOfARoundIsToldWhenItIsOver();
    void ofABetTheCellTellsWhatItWasAndWhatCameOfIt();
    void aRoundThatBroughtNobodyPointsTellsHowItEnded();
    void asTextItIsATableThatCanBeReadAgain();
    void asTextItIsInTheWordsOfTheSheet();
    void asTextPartnersStandTogetherAndTheFinalHasARow();
};

void TestScoreSheetWords::theStoryOfARoundIsToldWhenItIsOver() {
    kit::Rng chance(5);
    MatchState state = stateOf(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(ScoreKeeper(state).story(1, 0).isEmpty());
    while (!state.match().status().round_over() && !state.match().status().match_over())
        QVERIFY(playOn(state, chance));
    const QStringList story = ScoreKeeper(state).story(1, 0);
    QVERIFY(!story.isEmpty());
    if (playOn(state, chance)) QCOMPARE(ScoreKeeper(state).story(1, 0), story);  // later it is the same
}

/// Points less tiles, and whether that met the bet; what it counts is what stands in the cell.
void TestScoreSheetWords::ofABetTheCellTellsWhatItWasAndWhatCameOfIt() {
    static const QRegularExpression told(
        u"^(\\d+)(?: less ([1-9]\\d*) for tiles left is (-?\\d+)|, with no tiles left): that (meets|misses) "
        u"the bet of "
        u"(\\d+)(?: and counts 0)?\\.$"_s);
    QSet<QString> ends;
    for (std::uint64_t deal = 1; deal < 400 && ends.size() < 2; ++deal) {
        kit::Rng chance(deal);
        MatchState state = stateOf(u"matching_elements"_s, 3, deal, {{"colours", 2}});
        QList<int> bets(3, -1);
        while (!state.match().status().round_over()) {
            const kit::Seat seat = state.match().status().to_move;
            QVERIFY(playOn(state, chance));
            const QString action = text(state.match().actions().back());
            if (action.startsWith(u"bet "_s)) bets[seat] = action.mid(4).toInt();
        }
        ScoreSheetModel model(state);
        model.show();
        const int row = model.count() - 1;
        const QVariantList cells = model.at(row, u"cells"_s).toList();
        for (int seat = 0; seat < 3; ++seat) {
            const QStringList lines = model.story(row, seat).filter(told);
            QCOMPARE(lines.size(), bets[seat] >= 0 ? 1 : 0);
            if (lines.isEmpty()) continue;
            const auto parts = told.match(lines.first());
            const int net = parts.captured(1).toInt() - parts.captured(2).toInt();
            if (parts.hasCaptured(2)) QCOMPARE(parts.captured(3).toInt(), net);
            QCOMPARE(parts.captured(5).toInt(), bets[seat]);
            QCOMPARE(parts.captured(4) == u"meets"_s, net >= bets[seat]);
            QCOMPARE(cells[seat].toMap()[u"points"_s].toInt(), net >= bets[seat] ? net : 0);
            ends.insert(parts.captured(4));
        }
    }
    QCOMPARE(ends.size(), 2);
}

void TestScoreSheetWords::aRoundThatBroughtNobodyPointsTellsHowItEnded() {
    int told = 0;
    for (std::uint64_t deal = 1; deal < 400 && told == 0; ++deal) {
        kit::Rng chance(deal);
        MatchState state = stateOf(u"russian"_s, 4, deal);
        while (!state.match().status().round_over() && !state.match().status().match_over())
            QVERIFY(playOn(state, chance));
        const kit::PerSeat<int> scores = state.match().status().round_scores;
        const QString ending = state.narrator().roundEnding();
        if (std::any_of(scores.begin(), scores.end(), [](int points) { return points != 0; })) continue;
        QCOMPARE(ending, u"blocked"_s);
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(ScoreKeeper(state).story(1, seat).first(), u"Nobody can play: the round is blocked."_s);
        }
        ++told;
    }
    QCOMPARE(told, 1);
}

void TestScoreSheetWords::asTextItIsATableThatCanBeReadAgain() {
    ScoreSheet sheet;
    sheet.columns = {{0, u"Ada, the first"_s, -5, 0, -5, 0}, {1, u"Bo"_s, 1040, 1, 1040, 0}};
    sheet.rows = {{1, false, {{-15, -15, {}}, {1000, 1000, {}}}}, {2, true, {{10, -5, {}}, {40, 1040, {}}}}};
    QCOMPARE(plainText(sheet, u','),
             u"Round,\"Ada, the first\",\"Ada, the first total\",Bo,Bo total\r\n"
             "1,-15,-15,1000,1000\r\n2,10,-5,40,1040\r\ntotal,-5,-5,1040,1040\r\n"_s);
    QCOMPARE(plainText(sheet, u'\t').split(u'\n').first(),
             u"Round\tAda, the first\tAda, the first total\tBo\tBo total\r"_s);
}

/// A person pastes it, or opens the file.
void TestScoreSheetWords::asTextItIsInTheWordsOfTheSheet() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), {});
    settings.setLanguage(u"de"_s);
    const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
    ScoreSheet sheet;
    sheet.columns = {{0, u"Ada"_s, 1240, 0, 1240, 0}};
    sheet.rows = {{0, false, {{6, 6, {}}}}, {1, false, {{1234, 1240, {}}}}};
    sheet.rows.append({2, false, {{0, 1240, {}}}});
    sheet.rows.last().decides = true;
    sheet.rows.last().cells[0].lines.append(ScoreSheet::Line{});
    const QStringList lines = plainText(sheet, u',').split(u"\r\n"_s);
    QCOMPARE(lines.first(), u"Runde,Ada,Ada Summe"_s);
    QCOMPARE(lines[1], u"Start,6,6"_s);
    QCOMPARE(lines[2], u"1,1234,1240"_s);
    QVERIFY(lines[3].startsWith(u"Finale,"_s));
    QCOMPARE(lines[4], u"Summe,1240,1240"_s);
}

void TestScoreSheetWords::asTextPartnersStandTogetherAndTheFinalHasARow() {
    kit::Rng chance(3);
    MatchState state = stateOf(u"matching_elements"_s, 6, 4, {{"colours", 2}, {"teams", "3x2"}});
    while (playOn(state, chance)) {
    }
    const kit::Status status = state.match().status();
    const kit::Scene scene = state.match().scene(0, 1.6);
    const QStringList lines = plainText(ScoreKeeper(state).sheet(), u'\t').trimmed().split(u"\r\n"_s);
    const QStringList names = lines.first().split(u'\t');
    QCOMPARE(names.size(), 1 + 2 * (6 + 3));  // each seat and each team: points, and the total so far
    const QString team = state.players().name(0) + u" + "_s + state.players().name(3);
    QCOMPARE(names.mid(5, 2), (QStringList{team, team + u" total"_s}));
    const auto number = [](const QString& line, int column) { return line.split(u'\t')[column].toInt(); };
    QList<int> so_far(3, 0);
    for (const QString& line : lines.mid(1, lines.size() - 3)) {
        for (int side = 0; side < 3; ++side) {
            const int first = 1 + 6 * side;
            QCOMPARE(number(line, first) + number(line, first + 2), number(line, first + 4));
            QCOMPARE(number(line, first + 5), so_far[side] += number(line, first + 4));
        }
    }
    const QString& final = lines[lines.size() - 2];
    QVERIFY(final.startsWith(u"Final\t"_s));
    for (int side = 0; side < 3; ++side) {
        const auto part = [&](int seat) { return scene.seats[std::size_t(seat)].decides.value_or(0); };
        QCOMPARE(number(final, 1 + 6 * side + 4), part(side) + part(side + 3));
        QCOMPARE(number(lines.last(), 1 + 6 * side + 4), status.team_score(kit::Seat(side)));
        QCOMPARE(so_far[side], status.team_score(kit::Seat(side)));
    }
}

BONEYARD_TEST(TestScoreSheetWords)
#include "tst_score_sheet_words.moc"
