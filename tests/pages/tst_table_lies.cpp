// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLineF>
#include <QTest>
#include <algorithm>
#include <numeric>

#include "feltseen.h"
#include "kit/rng.h"
#include "pagetest.h"
#include "program/commandline.h"

using namespace boneyard;
using namespace boneyard::test;

/// How a table lies on the felt while it grows: along it, and as calmly as can be.
class TestTableLies : public HandTest {
    Q_OBJECT

    kit::Rng chance_{7};
    int unread_ = 0;  ///< so often it could not be read when it had turned

    /// Somebody plays teams of elements against bots.
    void openTeams(std::uint64_t deal, const QSize& size);
    /// Lays any tile that can be laid, when it is the person's turn; false: the match is over.
    bool playAny();
    /// How often the table turns in each of the first rounds, by their numbers.
    QList<int> playAndCountTurns(int rounds);

private slots:
    void aTableLiesAlongTheFeltThatIsLeftWhenPlatesShrink_data();
    void aTableLiesAlongTheFeltThatIsLeftWhenPlatesShrink();
    void aTableTurnsOnceInARoundAtMostAndCanBeReadThen_data();
    void aTableTurnsOnceInARoundAtMostAndCanBeReadThen();
    void aTableThatWasTakenInHandDoesNotTurn();
    void aTableThatGrowsStaysWhereItIsWhileItCan_data();
    void aTableThatGrowsStaysWhereItIsWhileItCan();
};

void TestTableLies::openTeams(std::uint64_t deal, const QSize& size) {
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);
    settings_->setPace(u"instant"_s);
    MatchPlan plan{u"matching_elements"_s, 6, deal, {{"teams", std::string("3x2")}}, Players::usual(6)};
    for (auto& player : plan.players) player.level = 0;
    openTable(plan, size);
    chance_ = kit::Rng(7);
}

bool TestTableLies::playAny() {
    const auto waits = [&] { return match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver; };
    if (!QTest::qWaitFor(waits, 20000) || match().turn()->phase() == Turn::MatchOver) return false;
    if (match().turn()->phase() == Turn::RoundOver) {
        match().next();
        return true;
    }
    QTest::qWait(60);
    std::vector<std::string> legal = match().match()->legal();
    std::vector<std::string> lays;
    for (const std::string& action : legal) {
        if (action.starts_with("place")) lays.push_back(action);
    }
    if (lays.empty()) lays = std::move(legal);
    const std::string action = lays[chance_.below(static_cast<std::uint32_t>(lays.size()))];
    return match().play(QString::fromStdString(action.substr(0, action.find(".."))));  // of a bet the least
}

QList<int> TestTableLies::playAndCountTurns(int rounds) {
    QList<int> turned(rounds + 2);
    int round = 0;
    double lay = -1;
    unread_ = 0;
    const auto look = [&] {
        const PieceModel& pieces = *match().table()->pieces();
        if (match().round() > rounds || pieces.count() == 0) return;
        const double angle = pieces.at(0, u"angle"_s).toDouble();
        if (match().round() == round && angle != lay) {
            ++turned[round];
            unread_ += camera()->property("near").toBool() ? 1 : 0;
        }
        round = match().round();
        lay = angle;
    };
    look();
    const auto seen = connect(match().table(), &Table::changed, this, look);
    while (match().round() <= rounds && playAny()) {
    }
    disconnect(seen);
    return turned;
}

void TestTableLies::aTableLiesAlongTheFeltThatIsLeftWhenPlatesShrink_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(800, 600), QSize(1024, 700), QSize(1280, 800), QSize(600, 900)})
        QTest::addRow("%d", size.width()) << size;
}

/// Between the plates at the sides a felt of 800 by 600 is high; they go when the table grows.
void TestTableLies::aTableLiesAlongTheFeltThatIsLeftWhenPlatesShrink() {
    QFETCH(QSize, size);
    openTeams(31, {600, 900});  // as it lay in a window of another shape does not count
    window().resize(size);
    QTest::qWait(600);
    while (match().table()->pieces()->count() < 3) QVERIFY(playAny());
    const double angle = match().table()->pieces()->at(0, u"angle"_s).toDouble();
    QCOMPARE(angle == 90 || angle == 270, size.width() > size.height());
}

void TestTableLies::aTableTurnsOnceInARoundAtMostAndCanBeReadThen_data() {
    QTest::addColumn<qulonglong>("deal");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("turns");
    QTest::newRow("it helps") << 12ULL << QSize(800, 600) << 1 << 1;
    QTest::newRow("its tiles are much larger then") << 10ULL << QSize(1000, 700) << 1 << 1;
    QTest::newRow("it lies well") << 1ULL << QSize(1000, 700) << 1 << 0;
    QTest::newRow("it would not help") << 5ULL << QSize(640, 400) << 2 << 0;
}

void TestTableLies::aTableTurnsOnceInARoundAtMostAndCanBeReadThen() {
    QFETCH(qulonglong, deal);
    QFETCH(QSize, size);
    QFETCH(int, rounds);
    QFETCH(int, turns);
    openTeams(deal, size);
    const QList<int> turned = playAndCountTurns(rounds);
    QVERIFY(*std::max_element(turned.begin(), turned.end()) <= 1);
    QCOMPARE(std::accumulate(turned.begin(), turned.end(), 0), turns);
    QCOMPARE(unread_, 0);
}

/// The deal in which it turns else.
void TestTableLies::aTableThatWasTakenInHandDoesNotTurn() {
    openTeams(12, {800, 600});
    while (match().table()->pieces()->count() < 20) QVERIFY(playAny());
    QVERIFY(QMetaObject::invokeMethod(camera(), "lookAt", Q_ARG(double, 3), Q_ARG(double, 2)));
    QVERIFY(match().table()->mayTurn(true));
    QCOMPARE(playAndCountTurns(1), QList<int>(3));
}

void TestTableLies::aTableThatGrowsStaysWhereItIsWhileItCan_data() {
    QTest::addColumn<QString>("arguments");
    QTest::newRow("triangles") << u"--game triominoes --seats 2 --deal 555 --size 800x600"_s;
    QTest::newRow("more triangles") << u"--game triominoes --seats 2 --deal 556 --size 800x600"_s;
    QTest::newRow("elements") << u"--game matching_elements --seats 3 --deal 22 --size 1024x700"_s;
}

void TestTableLies::aTableThatGrowsStaysWhereItIsWhileItCan() {
    QFETCH(QString, arguments);
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);
    const CommandLine line =
        CommandLine::read((u"boneyard --screenshot none --autoplay --plies 2 "_s + arguments).split(u' '));
    openWindow(line.plan);
    QTRY_VERIFY_WITH_TIMEOUT(match().atRest(), 20000);
    QTest::qWait(400);
    QStringList faults;
    int stayed = 0;
    Felt before(window(), *match().table()->marks());
    for (std::size_t plies = 3; plies < 50 && match().round() == 1; ++plies) {
        match().turn()->setPlyLimit(static_cast<int>(plies));
        match().turn()->pace()->setPaused(true);
        match().turn()->pace()->setPaused(false);  // so that it goes on
        QTRY_VERIFY_WITH_TIMEOUT(match().match()->actions().size() >= plies && match().atRest(), 20000);
        QTest::qWait(120);
        const Felt now(window(), *match().table()->marks());
        if (match().round() > 1) break;
        const double by = before.zoom / now.zoom;  // all of it as it would be seen from there
        const auto fits = [&](const QRectF& tile) {
            const QRectF there = QRectF((tile.topLeft() - now.origin) * by + before.origin, tile.size() * by)
                                     .adjusted(-3, -3, 3, 3);
            const Things things = thingsOn(window()) + keptAtPlates(window());
            return now.whole.contains(there) &&
                   std::none_of(things.begin(), things.end(),
                                [&](const auto& thing) { return meet(there, thing.second); });
        };
        const QList<QRectF> lying = now.tiles + now.places;
        if (now.view == before.view && by > 0.95 && std::all_of(lying.begin(), lying.end(), fits)) {
            const double moved = QLineF(now.origin, before.origin).length();
            if (moved > 1) faults.append(u"ply %1: moved by %2"_s.arg(plies).arg(moved));
            ++stayed;
        }
        before = now;
    }
    QVERIFY(stayed > 5);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

BONEYARD_TEST(TestTableLies)

#include "tst_table_lies.moc"
