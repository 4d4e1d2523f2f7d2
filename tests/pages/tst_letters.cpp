// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QJSValue>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "../app/played_matches.h"
#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// In a very large window all that is read is large enough from where one sits.
class TestLetters : public PageTest {
    Q_OBJECT

    static constexpr double kLeast = 18;
    static constexpr QSize kSize{2560, 1440};

    /// What is too small, as "16: Round 2".
    [[nodiscard]] QStringList tooSmall() const;

private slots:
    void nothingIsSmallAtHome_data();
    void nothingIsSmallAtHome();
    void nothingIsSmallAtTheTable_data();
    void nothingIsSmallAtTheTable();
    void platesAndRacksGrowWithALargeWindow();
    void nothingIsSmallAtTheEnd_data() { nothingIsSmallAtTheTable_data(); }
    void nothingIsSmallAtTheEnd();
    void cleanup() {
        settings_->setLanguage(u"en"_s);
        game_.reset();
    }
};

namespace {

/// How high a length of the item is on the screen, however it is turned.
double scaleOf(const QQuickItem& item) {
    const QPointF along = item.mapToScene({0, 1}) - item.mapToScene({0, 0});
    return std::hypot(along.x(), along.y());
}

/// By the usual rules.
int mostSeats(const kit::GameInfo& game) {
    int seats = game.max_seats;
    while (seats > game.min_seats && !new_match(std::string(game.id), seats, 7, {})) --seats;
    return seats;
}

/// All texts but those of pictures: tiles, and little tables on which nobody plays.
void gatherTexts(QQuickItem* below, QList<QQuickItem*>& found) {
    if (!below->isVisible() || below->opacity() == 0) return;
    static const QStringList pictures{u"TileFace"_s,     u"SpotFace"_s,   u"LittleTable"_s,
                                      u"StandingTile"_s, u"StillTable"_s, u"OverviewMap"_s};
    if (pictures.contains(typeOf(*below))) return;
    if (below->inherits("QQuickText") && !below->property("text").toString().trimmed().isEmpty())
        found.append(below);
    for (QQuickItem* child : below->childItems()) gatherTexts(child, found);
}

}  // namespace

QStringList TestLetters::tooSmall() const {
    QList<QQuickItem*> texts;
    gatherTexts(window().contentItem(), texts);
    QStringList small;
    for (const QQuickItem* text : std::as_const(texts)) {
        // As it is drawn: where it shrinks to fit, smaller than what was asked for.
        const double size = text->property("fontInfo").value<QJSValue>().property(u"pixelSize"_s).toNumber();
        const double seen = size * scaleOf(*text);
        if (!(seen >= kLeast - 0.01))
            small.append(u"%1: %2"_s.arg(seen).arg(text->property("text").toString()));
    }
    if (texts.isEmpty()) small.append(u"nothing is seen"_s);
    return small;
}

void TestLetters::nothingIsSmallAtHome_data() {
    QTest::addColumn<int>("matches");
    QTest::newRow("no match waits") << 0;
    QTest::newRow("some wait") << 2;
    QTest::newRow("many wait") << 7;
}

void TestLetters::nothingIsSmallAtHome() {
    QFETCH(int, matches);
    // those of the row before are there
    int kept = matches == 7 ? 2 : 0;
    for (int i = kept; i < matches; ++i) {
        const kit::GameInfo& one = games()[static_cast<std::size_t>(i) % games().size()].info;
        const int seats = i % 2 == 0 ? mostSeats(one) : one.min_seats;
        const MatchPlan plan = playedMatch(std::string(one.id), seats, static_cast<std::uint64_t>(i + 1), 20);
        archive_->import(plan, this, [&](int number) { kept += number > 0 ? 1 : 0; });
    }
    QTRY_COMPARE(kept, matches);
    LaunchPlan plan;
    plan.size = kSize;
    openWindow(plan);
    QTRY_VERIFY(game_->items({u"continueButton"_s}).size() >= std::min(matches, 1));
    QStringList small;
    (void)QTest::qWaitFor([&] { return (small = tooSmall()).isEmpty(); }, 2000);
    QVERIFY2(small.isEmpty(), qPrintable(u'\n' + small.join(u'\n')));
    window().resize(1280, 800);  // where they may be: they are found
    QTRY_VERIFY(!tooSmall().isEmpty());
}

void TestLetters::nothingIsSmallAtTheTable_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        QTest::addRow("%s, few", qPrintable(id)) << id << game.info.min_seats;
        if (mostSeats(game.info) > game.info.min_seats)
            QTest::addRow("%s, many", qPrintable(id)) << id << mostSeats(game.info);
    }
}

void TestLetters::nothingIsSmallAtTheTable() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    settings_->setLanguage(u"de"_s);  // long words
    QStringList all;
    for (const int moves : {0, 14, 33}) {
        MatchPlan plan = playedMatch(game.toStdString(), seats, 7, static_cast<std::size_t>(moves));
        openTable(std::move(plan), kSize);
        QTRY_VERIFY(match().turn()->mayAct() || match().match()->status().to_move == kit::kNobody);
        QStringList small;
        (void)QTest::qWaitFor([&] { return (small = tooSmall()).isEmpty(); }, 1500);
        for (const QString& one : std::as_const(small)) all.append(u"after %1: %2"_s.arg(moves).arg(one));
    }
    QVERIFY2(all.isEmpty(), qPrintable(u'\n' + all.join(u'\n')));
}

/// Tiles grow with the window: beside them plates that hardly do are lost.
void TestLetters::platesAndRacksGrowWithALargeWindow() {
    openFor(u"matador"_s, 4, {0}, 5, u"instant"_s, {}, {1280, 800});
    const auto height = [this](const QString& type) {
        const QList<QQuickItem*> found = allSeen(window().contentItem(), {type});
        return found.isEmpty() ? 0.0 : placeOf(*found.first()).height();
    };
    QTRY_VERIFY(match().turn()->mayAct() && height(u"SeatRack"_s) > 0);
    const double plate = height(u"SeatPlate"_s);
    const double rack = height(u"SeatRack"_s);
    window().resize(kSize);
    QTRY_VERIFY(height(u"SeatPlate"_s) > plate * 1.4);
    QTRY_VERIFY(height(u"SeatRack"_s) > rack * 1.4);
    const auto first = [this](const QString& type) {
        return placeOf(*allSeen(window().contentItem(), {type}).first());
    };
    QTRY_VERIFY(first(u"SeatName"_s).top() - first(u"SeatPlate"_s).top() > 10);
}

void TestLetters::nothingIsSmallAtTheEnd() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    openTable(playedMatch(game.toStdString(), seats, 7, 9000), kSize);
    QTRY_VERIFY(game_->item(u"matchSheet"_s) != nullptr);
    QStringList small;
    (void)QTest::qWaitFor([&] { return (small = tooSmall()).isEmpty(); }, 1500);
    QVERIFY2(small.isEmpty(), qPrintable(u'\n' + small.join(u'\n')));
}

BONEYARD_TEST(TestLetters)
#include "tst_letters.moc"
