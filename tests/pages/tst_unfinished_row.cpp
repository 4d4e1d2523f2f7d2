// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "common/words.h"
#include "gamewindow.h"
#include "registry.h"
#include "settings/settings.h"
#include "spoken.h"
#include "store/archive.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The row of matches that wait on the first page, in the real window.
class TestUnfinishedRow : public QObject {
    Q_OBJECT

    struct Home {
        QTemporaryDir folder;
        Settings settings{folder.filePath(u"settings.ini"_s), Settings::Overrides{}};
        Archive archive{folder.filePath(u"matches.sqlite"_s)};
        std::unique_ptr<Game> game;

        Home(QSize size, int matches, const QString& language);
        [[nodiscard]] QRectF place(const QQuickItem* item) const {
            return item->mapRectToScene({0, 0, item->width(), item->height()});
        }
        void click(const QString& name) const {
            QTest::mouseClick(game->window(), Qt::LeftButton, {}, place(game->item(name)).center().toPoint());
        }
        /// The ways on that lie wholly within the row.
        [[nodiscard]] QStringList inSight() const {
            QStringList seen;
            const QRectF row = place(game->item(u"unfinishedMatches"_s)).adjusted(-1, -1, 1, 1);
            for (QQuickItem* way : game->items({u"continueButton"_s})) {
                if (row.contains(place(way))) seen.append(spokenName(way));
            }
            return seen;
        }
    };

private slots:
    void theGamesKeepTheirPlaceWhateverWaits_data();
    void theGamesKeepTheirPlaceWhateverWaits();
    void beforeAnyMatchTheFirstLessonIsOfferedInLittleRoom_data();
    void beforeAnyMatchTheFirstLessonIsOfferedInLittleRoom();
    void whoKnowsAllGamesIsOfferedNoLesson();
    void whatHasNoRoomIsScrolledToAndBack_data();
    void whatHasNoRoomIsScrolledToAndBack();
    void aChallengeIsCalledSo();
    void pressedAnywhereAMatchGoesOn();
    void removingAsksInThePlaceOfTheCardAndTheKeysStayThere();
};

TestUnfinishedRow::Home::Home(QSize size, int matches, const QString& language) {
    settings.setLanguage(language);
    int kept = 0;
    for (int i = 0; i < matches; ++i) {
        const kit::GameInfo& one = games()[static_cast<std::size_t>(i) % games().size()].info;
        const MatchPlan match{text(one.id),
                              one.min_seats,
                              static_cast<std::uint64_t>(i + 1),
                              {},
                              Players::usual(one.min_seats)};
        archive.import(match, &archive, [&](int number) { kept += number > 0 ? 1 : 0; });
    }
    [&] { QTRY_COMPARE(kept, matches); }();
    LaunchPlan plan;
    plan.size = size;
    game = std::make_unique<Game>(plan);
    [&] {
        QVERIFY(game->window() != nullptr && QTest::qWaitForWindowExposed(game->window()));
        game->window()->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(game->window()));
        QTRY_COMPARE(game->items({u"continueButton"_s}).size(), matches);
        QTest::qWait(100);  // the layout comes to rest
    }();
}

void TestUnfinishedRow::theGamesKeepTheirPlaceWhateverWaits_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(640, 500), QSize(1024, 700), QSize(1280, 800)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestUnfinishedRow::theGamesKeepTheirPlaceWhateverWaits() {
    QFETCH(QSize, size);
    QList<QRectF> first;
    for (const int matches : {0, 1, 2, 5}) {
        const Home home(size, matches, u"en"_s);
        QList<QRectF> places;
        for (const GameEntry& entry : games())
            places.append(home.place(home.game->item(u"play-"_s + text(entry.info.id))));
        if (first.isEmpty()) first = places;
        QCOMPARE(places, first);
    }
}

void TestUnfinishedRow::beforeAnyMatchTheFirstLessonIsOfferedInLittleRoom_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(480, 320), QSize(640, 400), QSize(1280, 800), QSize(2560, 1440)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestUnfinishedRow::beforeAnyMatchTheFirstLessonIsOfferedInLittleRoom() {
    QFETCH(QSize, size);
    Home home(size, 0, u"en"_s);
    const QQuickItem* offer = home.game->item(u"emptyPlace"_s);
    QVERIFY(offer != nullptr && offer->isEnabled());
    const auto& first = games().front().info;
    QVERIFY(offer->property("text").toString().contains(say(first.name)));
    QVERIFY2(home.place(offer).height() <= size.height() * 0.16,
             qPrintable(QString::number(home.place(offer).height())));
    home.settings.answerLesson(text(first.id));
    QTRY_VERIFY(offer->property("text").toString().contains(say(games()[1].info.name)));
    home.click(u"emptyPlace"_s);
    QTRY_VERIFY(home.game->item(u"lessonPage"_s) != nullptr);
}

void TestUnfinishedRow::whoKnowsAllGamesIsOfferedNoLesson() {
    Home home(QSize(1280, 800), 0, u"en"_s);
    for (const GameEntry& entry : games()) home.settings.answerLesson(text(entry.info.id));
    const QQuickItem* place = home.game->item(u"emptyPlace"_s);
    QTRY_VERIFY(!place->isEnabled());
    QCOMPARE(place->property("text").toString(), u"Unfinished matches wait here."_s);
}

void TestUnfinishedRow::whatHasNoRoomIsScrolledToAndBack_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("from left to right") << u"en"_s;
    QTest::newRow("from right to left") << u"ar"_s;
}

void TestUnfinishedRow::whatHasNoRoomIsScrolledToAndBack() {
    QFETCH(QString, language);
    const Home home(QSize(1280, 800), 5, language);
    const QStringList latest = home.inSight();
    QCOMPARE(latest.size(), 3);
    home.click(u"moreMatches"_s);
    QTRY_COMPARE(home.inSight().size(), 3);
    const QStringList last = home.inSight();
    QVERIFY2(last != latest, qPrintable(last.join(u'\n')));
    QSet<QString> all(latest.begin(), latest.end());
    for (const QString& one : last) all.insert(one);
    QCOMPARE(all.size(), 5);
    home.click(u"moreMatches"_s);
    QTRY_COMPARE(home.inSight(), latest);
}

void TestUnfinishedRow::aChallengeIsCalledSo() {
    Home home(QSize(1280, 800), 1, u"en"_s);
    const auto said = [&] {
        QStringList all;
        for (QQuickItem* way : home.game->items({u"continueButton"_s})) {
            QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(way);
            all.append(thing != nullptr ? thing->text(QAccessible::Description) : QString());
        }
        return all;
    };
    QCOMPARE(said().filter(u"challenge"_s), QStringList());
    MatchPlan asked{u"matador"_s, 2, 4711, {}, Players::usual(2)};
    asked.challenge = Challenge{u"Ann"_s, 12, {30, 18}};
    asked.casual = asked.counts = false;
    home.archive.import(asked, &home.archive, [](int) {});
    QTRY_COMPARE(said().size(), 2);
    QCOMPARE(said().filter(u"challenge"_s).size(), 1);
    QCOMPARE(said().filter(u"rated"_s), QStringList());
}

void TestUnfinishedRow::pressedAnywhereAMatchGoesOn() {
    const Home home(QSize(1280, 800), 2, u"en"_s);
    const QQuickItem* way = home.game->items({u"continueButton"_s}).first();
    const QRectF place = home.place(way);
    QTest::mouseClick(home.game->window(), Qt::LeftButton, {},
                      (place.bottomLeft() + QPointF(12, -12)).toPoint());
    QTRY_VERIFY(home.game->item(u"tablePage"_s) != nullptr);
}

void TestUnfinishedRow::removingAsksInThePlaceOfTheCardAndTheKeysStayThere() {
    const Home home(QSize(1280, 800), 2, u"en"_s);
    QQuickWindow* window = home.game->window();
    const auto focused = [&] { return window->activeFocusItem()->objectName(); };
    QTRY_COMPARE(focused(), u"continueButton"_s);
    QTest::keyClick(window, Qt::Key_Tab);
    QCOMPARE(focused(), u"removeButton"_s);
    QTest::keyClick(window, Qt::Key_Return);
    QCOMPARE(focused(), u"keepButton"_s);
    QTest::keyClick(window, Qt::Key_Escape);
    QCOMPARE(focused(), u"removeButton"_s);
    QTest::keyClick(window, Qt::Key_Return);
    QTest::keyClick(window, Qt::Key_Tab);
    QCOMPARE(focused(), u"reallyRemoveButton"_s);
    QTest::keyClick(window, Qt::Key_Return);
    QTRY_COMPARE(home.game->items({u"continueButton"_s}).size(), 1);
    QTRY_COMPARE(focused(), u"continueButton"_s);
}

BONEYARD_TEST(TestUnfinishedRow)

#include "tst_unfinished_row.moc"
