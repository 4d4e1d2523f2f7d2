// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QScopeGuard>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "history/replay.h"
#include "kit/rng.h"
#include "made_ends.h"
#include "match/find.h"
#include "match/matchend.h"
#include "match/narrator.h"
#include "played_matches.h"
#include "settings/settings.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// What the page at a match's end tells, by numbers that were worked out by hand.
class TestMatchEnd : public QObject {
    Q_OBJECT

private slots:
    void winnersStandFirstAndTiesShareAPlace();
    void whoWentOutStandsAfterWhoWasInAndLaterBeforeEarlier();
    void aFinalRanksByWhatCountsThere();
    void aFinalThatDecidedIsToldOfTheCourseThatLacksIt();
    void theCourseStartsBeforeTheFirstRoundAndStopsWhereASideWentOut();
    void theTitleSaysHowItWentForThePlayer_data();
    void theTitleSaysHowItWentForThePlayer();
    void aTeamIsSpokenOfAsSeveral_data();
    void aTeamIsSpokenOfAsSeveral();
    void anyMatchHasThreeFactsAndPlacesThatFitItsScores_data();
    void anyMatchHasThreeFactsAndPlacesThatFitItsScores();
};

namespace {

/// Sides in their order, each with its place.
QList<std::pair<int, int>> ranked(QList<Place> places) {
    rank(places);
    QList<std::pair<int, int>> all;
    for (const Place& place : places) all.append({place.side, place.place});
    return all;
}

}  // namespace

void TestMatchEnd::winnersStandFirstAndTiesShareAPlace() {
    using All = QList<std::pair<int, int>>;
    QCOMPARE(ranked({sideOf(0, 7), sideOf(1, 30), sideOf(2, 7), sideOf(3, 40, true), sideOf(4, 2)}),
             (All{{3, 1}, {1, 2}, {0, 3}, {2, 3}, {4, 5}}));
    // of a round that is won without points the winner is first all the same, and a draw has several
    QCOMPARE(ranked({sideOf(0, 5), sideOf(1, 0, true)}), (All{{1, 1}, {0, 2}}));
    QCOMPARE(ranked({sideOf(0, 0, true), sideOf(1, 0, true)}), (All{{0, 1}, {1, 1}}));
}

void TestMatchEnd::whoWentOutStandsAfterWhoWasInAndLaterBeforeEarlier() {
    QCOMPARE(ranked({sideOf(0, 99, false, 2), sideOf(1, 50, false, 4), sideOf(2, 10), sideOf(3, 20, true)}),
             (QList<std::pair<int, int>>{{3, 1}, {2, 2}, {1, 3}, {0, 4}}));
}

void TestMatchEnd::aFinalRanksByWhatCountsThere() {
    QCOMPARE(ranked({sideOf(0, 99, false, 0, 3), sideOf(1, 10, true, 0, 8), sideOf(2, 70, false, 1)}),
             (QList<std::pair<int, int>>{{1, 1}, {0, 2}, {2, 3}}));
}

void TestMatchEnd::aFinalThatDecidedIsToldOfTheCourseThatLacksIt() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matching_elements", 3, 303, 9000, {{"colours", 2}})));
    QVERIFY(replay.over());
    MatchEnd end;
    end.setMatch(&replay);
    QVERIFY(end.property("byFinal").toBool());
    const QVariantList lines = end.lines();
    const int winner = end.places().first().toMap()[u"side"_s].toInt();
    for (qsizetype side = 0; side < lines.size(); ++side)
        QCOMPARE(lines[side].toMap()[u"winner"_s].toBool(), side == winner);
    Replay other;
    QVERIFY(other.show(playedMatch("matador", 2, 9)));
    end.setMatch(&other);
    QVERIFY(!end.property("byFinal").toBool());
}

void TestMatchEnd::theCourseStartsBeforeTheFirstRoundAndStopsWhereASideWentOut() {
    QList<Place> places = threePlaces();
    places.last().out = 2;  // side 1
    const Course course = courseOf(threeRounds(), threeEnds(), places);
    QCOMPARE(course.totals, (QList<QList<int>>{{0, 30, 30, 50}, {0, 10, 40}, {0, 20, 35, 90}}));
    QCOMPARE(course.ends, (QList<int>{2, 4, 7}));
    QCOMPARE(course.rounds(), 3);
    QCOMPARE(course.total(1, 3), 40);
    QCOMPARE(course.gain(2, 3), 55);
    ScoreSheet sheet = threeRounds();
    sheet.rows.prepend({0, false, {{6, 6, {}}, {0, 0, {}}, {0, 0, {}}}});
    sheet.rows.last().decides = true;
    const Course withFinal = courseOf(sheet, threeEnds(), threePlaces());
    QCOMPARE(withFinal.totals[0], (QList<int>{6, 30, 30}));
}

void TestMatchEnd::theTitleSaysHowItWentForThePlayer_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("options");
    QTest::newRow("two") << u"matador"_s << 2 << QString();
    QTest::newRow("four") << u"matador"_s << 4 << QString();
    QTest::newRow("teams") << u"matching_elements"_s << 6 << u"3x2"_s;
    QTest::newRow("teams of three") << u"matching_elements"_s << 6 << u"2x3"_s;
}

/// Matches are played until each of what may be said was said.
void TestMatchEnd::theTitleSaysHowItWentForThePlayer() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QString, options);
    kit::GivenOptions given;
    if (!options.isEmpty()) given = {{"teams", options.toStdString()}, {"colours", 2}};
    bool won = false;
    bool lost = false;
    for (std::uint64_t deal = 1; deal < 40 && !(won && lost); ++deal) {
        Replay replay;
        QVERIFY(replay.show(playedMatch(game.toStdString(), seats, deal, 9000, given)));
        if (!replay.over()) continue;
        MatchEnd end;
        end.setMatch(&replay);
        const QVariantList places = end.places();
        const auto own = std::find_if(places.begin(), places.end(),
                                      [](const QVariant& one) { return one.toMap()[u"you"_s].toBool(); });
        const QVariantMap first = places.first().toMap();
        const int place = own->toMap()[u"place"_s].toInt();
        if (places.at(1).toMap()[u"winner"_s].toBool()) continue;  // a draw
        if (place == 1) {
            const QString three =
                QLocale().createSeparatedList({u"You"_s, u"Cleo"_s, u"Emil"_s}) + u" have won"_s;
            QCOMPARE(end.title(), options.isEmpty()     ? u"You won"_s
                                  : options == u"2x3"_s ? three
                                                        : u"You and Dora won"_s);
            QVERIFY(end.won());
            won = true;
            continue;
        }
        const auto sharers = std::count_if(places.begin(), places.end(), [place](const QVariant& one) {
            return one.toMap()[u"place"_s].toInt() == place;
        });
        if (sharers > 1) continue;  // the same place: said in other words
        const QString who = first[u"names"_s].toString();
        const QString stands =
            u" won; %1 place: %2 of %3"_s.arg(options.isEmpty() ? u"your"_s : u"your team's"_s)
                .arg(place)
                .arg(places.size());
        QCOMPARE(end.title(), who + (places.size() == 2 ? u" won"_s : stands));
        QVERIFY(!end.won());
        lost = true;
    }
    QVERIFY(won && lost);
}

void TestMatchEnd::aTeamIsSpokenOfAsSeveral_data() {
    QTest::addColumn<QString>("teams");
    QTest::newRow("three teams of two") << u"3x2"_s;
    QTest::newRow("two teams of three") << u"2x3"_s;
}

/// English has one verb for all; German has one for somebody, one for several, and one for you and others.
void TestMatchEnd::aTeamIsSpokenOfAsSeveral() {
    QFETCH(QString, teams);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), {});
    settings.setLanguage(u"de"_s);
    const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
    const kit::GivenOptions given{{"teams", teams.toStdString()}, {"colours", 2}};
    QSet<QString> said;  // of won, lost
    for (std::uint64_t deal = 1; deal < 40 && said.size() < 2; ++deal) {
        Replay replay;
        QVERIFY(replay.show(playedMatch("matching_elements", 6, deal, 9000, given)));
        if (!replay.over()) continue;
        MatchEnd end;
        end.setMatch(&replay);
        if (end.places().at(1).toMap()[u"winner"_s].toBool()) continue;  // a draw
        QVERIFY2(end.title().contains(end.won() ? u" habt gewonnen"_s : u" haben gewonnen"_s),
                 qPrintable(end.title()));
        const QString match = Narrator(*replay.whole(), replay.players()).matchTitle();
        QVERIFY2(match.endsWith(end.won() ? u" gewinnt die Partie"_s : u" gewinnen die Partie"_s),
                 qPrintable(match));
        said.insert(end.won() ? u"won"_s : u"lost"_s);
        const auto& history = replay.whole()->history();
        for (std::size_t ply = 0; ply < history.size(); ++ply) {
            const kit::Event* over = find(history[ply], kit::EventType::RoundOver);
            if (over == nullptr || over->seat == kit::kNobody) continue;
            replay.setPly(static_cast<int>(ply) + 1);
            const auto team = replay.played()->match().status().team_of(over->seat);
            const bool yours = std::find(team.begin(), team.end(), kit::Seat(0)) != team.end();
            const QString round = Narrator(*replay.played(), replay.players()).roundTitle();
            QVERIFY2(round.contains(yours ? u" gewinnt die "_s : u" gewinnen die "_s), qPrintable(round));
        }
    }
    QCOMPARE(said.size(), 2);
}

void TestMatchEnd::anyMatchHasThreeFactsAndPlacesThatFitItsScores_data() {
    QTest::addColumn<QString>("game");
    for (const GameEntry& game : games()) QTest::newRow(game.info.id.data()) << text(game.info.id);
}

void TestMatchEnd::anyMatchHasThreeFactsAndPlacesThatFitItsScores() {
    QFETCH(QString, game);
    const int seats = std::min(3, find_game(game.toStdString())->info.max_seats);
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        Replay replay;
        QVERIFY(replay.show(playedMatch(game.toStdString(), seats, deal, 9000)));
        if (!replay.over()) continue;
        MatchEnd end;
        end.setMatch(&replay);  // it stands at the beginning, and tells of the end
        QCOMPARE(replay.ply(), 0);
        const kit::Status status = replay.whole()->match().status();
        QCOMPARE(end.places().size(), qsizetype(seats));
        for (const QVariant& one : end.places()) {
            const QVariantMap place = one.toMap();
            const int side = place[u"side"_s].toInt();
            QCOMPARE(place[u"points"_s].toInt(), status.scores[std::size_t(side)]);
            QVERIFY(end.spoken().contains(place[u"spoken"_s].toString()));
            const QVariantMap line = end.lines()[side].toMap();
            if (!place[u"decides"_s].isValid())
                QCOMPARE(line[u"points"_s].toList().last().toPointF().y(), status.scores[std::size_t(side)]);
        }
        QVERIFY(end.spoken().startsWith(end.title()));
        replay.setPly(static_cast<int>(replay.whole()->history().size()));
        for (const QVariant& one : end.places()) {
            const QVariantMap place = one.toMap();
            QCOMPARE(replay.table()->seats()->at(place[u"side"_s].toInt(), u"place"_s), place[u"place"_s]);
        }
        QCOMPARE(end.facts().size(), qsizetype(3));
        for (const QVariant& one : end.facts()) {
            const QVariantMap fact = one.toMap();
            QVERIFY(!fact[u"what"_s].toString().isEmpty() && !fact[u"words"_s].toString().isEmpty());
            QVERIFY(fact[u"ply"_s].toInt() > 0 && fact[u"ply"_s].toInt() <= replay.count());
        }
        QVERIFY2(end.deal().endsWith(u"for %1, deal %2"_s.arg(seats).arg(deal)), qPrintable(end.deal()));
    }
}

BONEYARD_TEST(TestMatchEnd)
#include "tst_match_end.moc"
