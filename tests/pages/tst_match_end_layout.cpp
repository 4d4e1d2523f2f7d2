// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <utility>

#include "endtest.h"
#include "seen.h"
#include "settings/languages.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// How the page at the end of a match is laid out in windows of any size.
class TestMatchEndLayout : public EndTest {
    Q_OBJECT

    [[nodiscard]] QStringList faultsAt(const QSize& size) const;

private slots:
    void allWaysOnAreInSightInEveryWindow_data();
    void allWaysOnAreInSightInEveryWindow();
    void itStandsInTheMiddleThoughItsButtonsAreWide();
    void theLastRoundIsAsWideAsWhatStandsAboveIt();
    void tilesThatAreLeftAreOfOneSizeForAll();
    void inASmallWindowTheLastHandCanBeScrolledIntoSight();
    void inASmallWindowTheWaysOnShareOneLineInWords();
    void theNamesOfATeamStandInOneLine();
    void theScoreSheetBecomesNarrowerWithItsWindow();
};

void TestMatchEndLayout::allWaysOnAreInSightInEveryWindow_data() {
    QTest::addColumn<int>("target");
    QTest::addColumn<QString>("theme");
    QTest::newRow("one round") << 0 << u"light"_s;
    QTest::newRow("several rounds") << 40 << u"dark"_s;
    if (!isQuick()) QTest::newRow("many rounds") << 400 << u"contrast"_s;
}

QStringList TestMatchEndLayout::faultsAt(const QSize& size) const {
    const QRectF seen(QPointF(), size);
    QStringList faults = textFaults(window(), page());
    QRectF before;
    for (const QString& name :
         {u"homeButton"_s, u"shareButton"_s, u"lookBackButton"_s, u"sameButton"_s, u"againButton"_s}) {
        const QQuickItem* button = game_->item(name);
        const QRectF at = button != nullptr ? place(*button) : QRectF();
        if (button == nullptr || !seen.contains(at)) faults.append(name + u" is out of sight"_s);
        if (at.intersects(before)) faults.append(name + u" lies over another"_s);
        if (button != nullptr && button->implicitWidth() > button->width() + 1)
            faults.append(name + u" is cut"_s);
        before = at;
    }
    const QList<QQuickItem*> places = game_->items({u"endPlace"_s});
    for (qsizetype i = 1; i < places.size(); ++i) {
        if (place(*places[i]).intersects(place(*places[i - 1]).adjusted(0, 1, 0, -1)))
            faults.append(u"a place lies over another"_s);
    }
    return faults;
}

void TestMatchEndLayout::allWaysOnAreInSightInEveryWindow() {
    QFETCH(int, target);
    QFETCH(QString, theme);
    settings_->setTheme(theme);
    open({{"target", target}});
    if (QTest::currentTestFailed()) return;
    QStringList faults;
    for (const QSize& size : {QSize(480, 320), QSize(640, 400), QSize(1280, 800), QSize(2560, 1440)}) {
        window().resize(size);
        for (const char* language : {"en", "de", "ar"}) {
            settings_->setLanguage(QString::fromLatin1(language));
            QStringList found;
            (void)QTest::qWaitFor([&] { return (found = faultsAt(size)).isEmpty(); }, 500);
            for (const QString& fault : std::as_const(found))
                faults.append(u"%1 %2: %3"_s.arg(QString::fromLatin1(language)).arg(size.width()).arg(fault));
        }
    }
    settings_->setTheme(u"system"_s);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

/// In all languages, so that of the page the most is seen.
void TestMatchEndLayout::itStandsInTheMiddleThoughItsButtonsAreWide() {
    open({{"target", 0}});  // what is told of one round is narrower than the buttons
    if (QTest::currentTestFailed()) return;
    const auto left = [&] { return place(*game_->item(u"homeButton"_s)).left(); };
    const auto right = [&] { return window().width() - place(*game_->item(u"againButton"_s)).right(); };
    QTRY_VERIFY2(std::abs(left() - right()) < 5, qPrintable(u"%1 and %2"_s.arg(left()).arg(right())));
}

void TestMatchEndLayout::theLastRoundIsAsWideAsWhatStandsAboveIt() {
    open({{"target", 40}});
    if (QTest::currentTestFailed()) return;
    for (const QSize& size : {QSize(1024, 700), QSize(900, 700), QSize(820, 900)}) {
        window().resize(size);
        settle();
        const QRectF round = place(*game_->item(u"endRound"_s));
        QRectF above;
        for (const QQuickItem* card : allSeen(page(), {u"EndPlaces"_s, u"EndCourse"_s}))
            above |= place(*card);
        QVERIFY(above.width() > 300 && round.y() > above.y());
        QVERIFY2(std::abs(round.left() - above.left()) < 1 && std::abs(round.right() - above.right()) < 1,
                 qPrintable(u"%1: from %2 to %3 below %4 to %5"_s.arg(size.width())
                                .arg(round.left())
                                .arg(round.right())
                                .arg(above.left())
                                .arg(above.right())));
    }
}

void TestMatchEndLayout::tilesThatAreLeftAreOfOneSizeForAll() {
    MatchPlan plan;
    bool uneven = false;
    for (std::uint64_t deal = 1; deal < 400 && !uneven; ++deal) {
        plan = playedMatch("triominoes", 3, deal, 5000, {{"target", 0}});
        const auto made = new_match("triominoes", 3, deal, {{"target", 0}});
        for (const PlayedText& action : plan.played) (void)(*made)->play(action.action);
        const kit::Status status = (*made)->status();
        const auto [one, other] = std::minmax(status.hand_counts[1], status.hand_counts[2]);
        uneven =
            status.match_over() && plan.played.back().by == By::Person && one > 0 && one < 3 && other > 6;
    }
    QVERIFY(uneven);
    const QString last = QString::fromStdString(plan.played.back().action);
    plan.played.pop_back();
    openTable(plan, {640, 900});
    QTRY_VERIFY(match().turn()->mayAct());
    QVERIFY(match().play(last));
    QTRY_VERIFY(page() != nullptr);
    settle();
    const QList<QQuickItem*> tiles = allSeen(game_->item(u"endRound"_s), {u"StandingTile"_s});
    QVERIFY(tiles.size() > 7);
    for (const QQuickItem* tile : tiles) QCOMPARE(tile->width(), tiles[0]->width());
}

void TestMatchEndLayout::inASmallWindowTheLastHandCanBeScrolledIntoSight() {
    // Nobody can play, so that all have tiles left: the last has passed, as bots do by themselves.
    MatchPlan plan;
    bool blocked = false;
    for (std::uint64_t deal = 1; deal < 400 && !blocked; ++deal) {
        plan = playedMatch("matador", 3, deal, 5000, {{"target", 0}});
        const auto made = new_match("matador", 3, deal, {{"target", 0}});
        for (const PlayedText& action : plan.played) (void)(*made)->play(action.action);
        const kit::Status status = (*made)->status();
        const auto& left = status.hand_counts;
        blocked = status.match_over() && std::count(left.begin(), left.begin() + 3, 0) == 0;
    }
    QVERIFY(blocked);
    plan.played.pop_back();
    for (Player& player : plan.players) player.human = false;
    openTable(plan, {640, 400});
    QTRY_VERIFY(page() != nullptr);
    settle();
    const QQuickItem* tile = allSeen(game_->item(u"endRound"_s), {u"StandingTile"_s}).last();
    const QQuickItem* content = tile;
    while (content != nullptr && !content->parentItem()->property("contentHeight").isValid())
        content = content->parentItem();
    QVERIFY(content != nullptr);
    constexpr qreal kEdge = 3;  // its thickness, which is seen below its face
    const qreal below = tile->mapRectToItem(content, {0, 0, tile->width(), tile->height()}).bottom() + kEdge;
    const qreal scrolled = content->parentItem()->property("contentHeight").toReal();
    QVERIFY2(below <= scrolled, qPrintable(u"%1 of %2"_s.arg(below).arg(scrolled)));
}

void TestMatchEndLayout::inASmallWindowTheWaysOnShareOneLineInWords() {
    open({{"target", 0}});
    if (QTest::currentTestFailed()) return;
    window().resize(640, 400);
    const QStringList names{u"homeButton"_s, u"shareButton"_s, u"lookBackButton"_s, u"sameButton"_s,
                            u"againButton"_s};
    QStringList faults;
    const auto look = [&] {
        faults = textFaults(window(), page());
        const QRectF first = place(*game_->item(names.first()));
        if (first.height() > 72) faults.append(u"%1 px high"_s.arg(first.height()));
        for (const QString& name : names) {
            QQuickItem* button = game_->item(name);
            const QRectF at = place(*button);
            if (qAbs(at.top() - first.top()) > 0.5 || qAbs(at.height() - first.height()) > 0.5)
                faults.append(name + u" stands in another line"_s);
            // short words stand beside their icons, in one line as well
            if (button->property("tight").toBool() && qAbs(at.width() - first.width()) > 0.5)
                faults.append(name + u" is not as wide"_s);
            const QList<QQuickItem*> words = allSeen(button, {u"AppText"_s, u"ButtonLabel"_s});
            if (words.isEmpty()) faults.append(name + u" has no words"_s);
        }
        return faults.isEmpty();
    };
    QStringList all;
    for (const QString& language : ui::Languages::codes()) {
        settings_->setLanguage(language);
        (void)QTest::qWaitFor(look, 1000);
        for (const QString& fault : std::as_const(faults)) all.append(language + u": "_s + fault);
    }
    QVERIFY2(all.isEmpty(), qPrintable(u'\n' + all.join(u'\n')));
}

/// Whatever else is said of it.
void TestMatchEndLayout::theNamesOfATeamStandInOneLine() {
    openTable(playedMatch("matching_elements", 6, 21, 5000, {{"teams", "3x2"}, {"colours", 2}}), {1280, 800});
    QTRY_VERIFY(page() != nullptr);
    QStringList faults;
    int out = 0;
    for (const QSize& size : {QSize(1280, 800), QSize(640, 480)}) {
        window().resize(size);
        for (const char* language : {"de", "en", "fr", "ar"}) {
            settings_->setLanguage(QString::fromLatin1(language));
            settle();
            const QString where = u"%1 %2: "_s.arg(QLatin1String(language)).arg(size.width());
            for (const QString& fault : textFaults(window(), page())) faults.append(where + fault);
            for (QQuickItem* side : game_->items({u"endPlace"_s})) {
                const QVariantMap shown = side->property("modelData").toMap();
                out += shown[u"out"_s].toInt() > 0 ? 1 : 0;
                for (const QQuickItem* words : allSeen(side, {u"AppText"_s})) {
                    if (words->property("text").toString() != shown[u"names"_s].toString()) continue;
                    if (words->property("lineCount").toInt() > 1)
                        faults.append(where + words->property("text").toString());
                }
            }
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QVERIFY(out > 0);
}

void TestMatchEndLayout::theScoreSheetBecomesNarrowerWithItsWindow() {
    openTable(playedMatch("matching_elements", 6, 21, 5000, {{"teams", "3x2"}, {"colours", 2}}), {1280, 800});
    QTRY_VERIFY(page() != nullptr);
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"scoresButton"_s));
    QTRY_VERIFY(game_->item(u"scoreHead"_s) != nullptr);
    for (const QSize& size : {QSize(2560, 1440), QSize(1280, 800), QSize(640, 480), QSize(480, 320)}) {
        window().resize(size);
        settle();
        QQuickItem* sheet = game_->item(u"scoreSheet"_s);
        const QRectF card = place(*allSeen(sheet, {u"sheetCard"_s}).value(0));
        QVERIFY(QRectF(QPointF(), size).contains(card));
        for (const QString& name : {u"scoreHead"_s, u"close"_s, u"saveScores"_s}) {
            const QQuickItem* part = allSeen(sheet, {name}).value(0);
            QVERIFY2(part != nullptr, qPrintable(name));
            QVERIFY2(place(*part).left() >= card.left() && place(*part).right() <= card.right(),
                     qPrintable(u"%1 at %2"_s.arg(name).arg(size.width())));
        }
    }
}

BONEYARD_TEST(TestMatchEndLayout)
#include "tst_match_end_layout.moc"
