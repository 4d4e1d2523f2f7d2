// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include "../app/played_matches.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "spoken.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a small window still says.
class TestSmallTable : public HandTest {
    Q_OBJECT

private slots:
    void whenOneMayKnockIsSaidBesideTheDeadwood_data();
    void whenOneMayKnockIsSaidBesideTheDeadwood();
    void theSumOfATeamIsMarkedAsShared();
    void teamsAreToldApartByColourAndForm_data();
    void teamsAreToldApartByColourAndForm();
    void whatWasDrawnIsSeenBesideTheQuestion_data();
    void whatWasDrawnIsSeenBesideTheQuestion();
    void thePlatesOfTeamsHaveOneFormAndTheirNumbers();
    void aNameKeepsItsLettersHoweverManySit_data();
    void aNameKeepsItsLettersHoweverManySit();
    void howManyTilesEachHoldsIsSeenHoweverManySit_data();
    void howManyTilesEachHoldsIsSeenHoweverManySit();
    void theButtonsOfATurnAreOfOneHeight_data();
    void theButtonsOfATurnAreOfOneHeight();
};

void TestSmallTable::whenOneMayKnockIsSaidBesideTheDeadwood_data() {
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr", "ar"}) QTest::newRow(language) << QString::fromLatin1(language);
}

void TestSmallTable::whenOneMayKnockIsSaidBesideTheDeadwood() {
    QFETCH(QString, language);
    settings_->setLanguage(language);
    openTable({u"tiles_and_deal"_s, 2, 11, {}, Players::usual(2)}, {480, 320});
    QTRY_VERIFY(game_->item(u"handBar"_s) != nullptr);
    QTest::qWait(60);
    const QString aim = match().table()->texts()->handAim();
    QVERIFY(!aim.isEmpty());
    const QRectF bar = placeOf(*game_->item(u"handBar"_s));
    int said = 0;
    for (const QQuickItem* words : allSeen(game_->item(u"handBar"_s), {u"AppText"_s})) {
        said += words->property("text").toString() == aim ? 1 : 0;
        QVERIFY(bar.contains(placeOf(*words)));
    }
    QCOMPARE(said, 1);
    QVERIFY(!allSpoken(window()).filter(aim).isEmpty());
    QVERIFY(QRectF(0, 0, 480, 320).contains(bar));
    for (const QQuickItem* other : game_->items(QStringList{u"plate"_s, u"rackTile"_s, u"choice"_s}))
        QVERIFY2(!meet(placeOf(*other), bar), qPrintable(other->objectName()));
    settings_->setLanguage(u"en"_s);
}

void TestSmallTable::whatWasDrawnIsSeenBesideTheQuestion_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::newRow("three") << 3 << QSize(480, 320) << u"de"_s;
    QTest::newRow("six") << 6 << QSize(480, 320) << u"en"_s;
    QTest::newRow("from the right") << 3 << QSize(640, 400) << u"ar"_s;
}

/// The tiles that the others drew, by which they bid; and their plates.
void TestSmallTable::whatWasDrawnIsSeenBesideTheQuestion() {
    QFETCH(const int, seats);
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    settings_->setLanguage(language);
    std::uint64_t deal = 1;  // in which they bid
    const kit::GivenOptions options{{"colours", 2}};
    while (new_match("matching_elements", seats, deal, options).value()->status().phase !=
           kit::Phase::Auction)
        ++deal;
    openTable({u"matching_elements"_s, seats, deal, options, Players::usual(seats)}, size);
    QTRY_VERIFY(match().turn()->mayAct() && game_->item(u"answer"_s) != nullptr);
    QTest::qWait(60);
    const auto* panel = game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
    QVERIFY(panel != nullptr);
    const QRectF question = placeOf(*panel);
    QVERIFY(QRectF(QPointF(), size).contains(question));
    const QList<QQuickItem*> shown = game_->items(QStringList{u"shownTiles"_s});
    QCOMPARE(shown.size(), seats);
    for (const QQuickItem* tiles : shown) {
        QVERIFY(QRectF(QPointF(), size).contains(placeOf(*tiles)));
        for (const QQuickItem* plate : game_->items(QStringList{u"plate"_s})) {
            QVERIFY(!meet(placeOf(*plate), placeOf(*tiles)));
            const bool own = placeOf(*plate).top() > size.height() / 2.0;
            if (!own) QVERIFY(!meet(placeOf(*plate), question));
        }
        const bool own = placeOf(*tiles).top() > size.height() / 2.0;
        if (!own || size.width() > 480) QVERIFY(!meet(placeOf(*tiles), question));
    }
    settings_->setLanguage(u"en"_s);
}

void TestSmallTable::theSumOfATeamIsMarkedAsShared() {
    for (const bool teams : {true, false}) {
        kit::GivenOptions options;
        if (teams) options.emplace_back("teams", std::string("3x2"));
        openTable({u"matching_elements"_s, 6, 3, options, Players::usual(6)}, {640, 400});
        QTest::qWait(60);
        const QList<QQuickItem*> plates = game_->items(QStringList{u"plate"_s});
        QCOMPARE(plates.size(), 6);
        for (QQuickItem* plate : plates) {
            const QList<QQuickItem*> marks = allSeen(plate, {u"together"_s});
            QCOMPARE(marks.size(), teams ? 1 : 0);
            if (!teams) continue;
            QVERIFY(placeOf(*plate).contains(placeOf(*marks.first())));
            QVariant told;
            QVERIFY(QMetaObject::invokeMethod(plate, "explain", Q_RETURN_ARG(QVariant, told)));
            QVERIFY(told.toMap()[u"name"_s].toString().contains(u"together"_s));
        }
    }
}

void TestSmallTable::teamsAreToldApartByColourAndForm_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QSize>("size");
    for (const char* theme : {"light", "dark", "contrast"}) {
        for (const QSize& size : {QSize(480, 320), QSize(480, 720), QSize(1280, 800)})
            QTest::addRow("%s %d %d", theme, size.width(), size.height())
                << QString::fromLatin1(theme) << size;
    }
}

/// In contrast all teams have one colour: there the form alone tells, of the medallion or of a mark.
void TestSmallTable::teamsAreToldApartByColourAndForm() {
    QFETCH(QString, theme);
    QFETCH(QSize, size);
    settings_->setTheme(theme);
    const auto back = qScopeGuard([this] { settings_->setTheme(u"light"_s); });
    const kit::GivenOptions options{{"colours", 2}, {"teams", std::string("3x2")}};
    openTable({u"matching_elements"_s, 6, 21, options, Players::usual(6)}, size);
    QTest::qWait(60);
    const QList<QQuickItem*> plates = game_->items(QStringList{u"plate"_s});
    QCOMPARE(plates.size(), 6);
    QMap<int, QSet<QString>> signs;  // by team
    for (QQuickItem* plate : plates) {
        const int team = plate->property("team").toInt();
        const QList<QQuickItem*> marks = allSeen(plate, {u"ground"_s, u"TeamMark"_s});
        QCOMPARE(marks.size(), 1);
        QVERIFY(placeOf(*plate).contains(placeOf(*marks.first())));
        const QQuickItem* form =
            marks.first()->objectName() == u"ground"_s ? marks.first() : marks.first()->childItems().first();
        const bool disc = form->property("radius").toReal() * 2 >= form->width() - 1;
        signs[team].insert(u"%1 %2"_s.arg(disc ? u"disc"_s : u"square"_s).arg(form->rotation()));
        QCOMPARE(form->property("color").value<QColor>().alpha(), 255);
    }
    QCOMPARE(signs.size(), 3);
    QSet<QString> all;
    for (const QSet<QString>& own : signs) {
        QCOMPARE(own.size(), 1);
        all.unite(own);
    }
    QCOMPARE(all.size(), 3);
}

/// Deal 21: Bruno's number of tiles went beside the sign and two digits, and plates had three forms.
void TestSmallTable::thePlatesOfTeamsHaveOneFormAndTheirNumbers() {
    settings_->setReducedMotion(true);
    MatchPlan plan{
        u"matching_elements"_s, 6, 21, {{"colours", 2}, {"teams", std::string("3x2")}}, Players::usual(6)};
    for (auto& player : plan.players) player.human = false;
    openTable(plan, {640, 400});
    QStringList faults;
    QStringList form;
    const auto look = [&] {
        if (match().turn()->status().phase != kit::Phase::Play || match().round() > 2) return;
        for (QQuickItem* plate : game_->items({u"plate"_s})) {
            const QString name = plate->property("name").toString();
            const int held = plate->property("handCount").toInt();
            const QList<QQuickItem*> seen = allSeen(plate, {u"SeatName"_s});
            const QString said = seen.size() == 1 ? seen.first()->property("text").toString() : QString();
            if (held > 0 && !said.endsWith(u"(%1)"_s.arg(held))) faults.append(name + u": "_s + said);
            const QString now = u"%1 %2 %3"_s.arg(match().round())
                                    .arg(allSeen(plate, {u"TeamMark"_s}).size())
                                    .arg(allSeen(plate, {u"together"_s}).size());
            if (!form.contains(now)) form.append(now);
        }
    };
    connect(&match(), &Match::shown, this, look, Qt::QueuedConnection);
    QTRY_VERIFY_WITH_TIMEOUT(match().round() > 2 || match().turn()->phase() == Turn::MatchOver, 60'000);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    QVERIFY2(form.size() <= 2, qPrintable(form.join(u", "_s)));  // one in each round
}

void TestSmallTable::aNameKeepsItsLettersHoweverManySit_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    int row = 0;
    for (const char* language : {"en", "de", "ar"}) {
        for (const QSize& size : {QSize(480, 720), QSize(480, 320)}) {
            if (isLookedAt(row++, 2))
                QTest::addRow("%s %d", language, size.height()) << QString::fromLatin1(language) << size;
        }
    }
}

void TestSmallTable::aNameKeepsItsLettersHoweverManySit() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    settings_->setLanguage(language);
    settings_->setReducedMotion(true);
    MatchPlan plan{u"matching_elements"_s, 6, 3, {{"teams", std::string("2x3")}}, Players::usual(6)};
    for (auto& player : plan.players) player.human = false;
    openTable(plan, size);
    match().turn()->setPlyLimit(40);
    QTRY_VERIFY_WITH_TIMEOUT(match().match()->actions().size() >= 40 && match().atRest(), 20'000);
    QTest::qWait(300);
    const QList<QQuickItem*> plates = game_->items({u"plate"_s});
    QCOMPARE(plates.size(), 6);
    QStringList faults;
    for (QQuickItem* plate : plates) {
        const QString name = plate->property("name").toString();
        const QList<QQuickItem*> seen = allSeen(plate, {u"SeatName"_s});
        const QString said = seen.size() == 1 ? seen.first()->property("text").toString() : QString();
        const auto kept = size.height() > 600 ? name.size() : qMin<qsizetype>(name.size(), 3);
        if (!said.startsWith(name.left(kept))) faults.append(u"%1: %2"_s.arg(name, said));
        if (!QRectF(QPointF(), size).contains(placeOf(*plate))) faults.append(name + u" is out of sight"_s);
        for (const QQuickItem* other : plates) {
            if (other != plate && meet(placeOf(*other), placeOf(*plate)))
                faults.append(name + u" meets another"_s);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestSmallTable::howManyTilesEachHoldsIsSeenHoweverManySit_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    int row = 0;
    for (const QSize& size : {QSize(640, 400), QSize(480, 320)}) {
        for (const char* language : {"en", "de", "ar"}) {
            if (!isLookedAt(row++, 3)) continue;
            QTest::addRow("teams %d %s", size.width(), language)
                << u"matching_elements"_s << u"teams"_s << u"3x2"_s << size << QString::fromLatin1(language);
        }
        QTest::addRow("alone %d", size.width())
            << u"matching_elements"_s << u"teams"_s << u"none"_s << size << u"en"_s;
        QTest::addRow("dominoes %d", size.width())
            << u"matador"_s << QString() << QString() << size << u"en"_s;
    }
}

/// The little racks on the felt go where room is needed, and beside a name there may be none.
void TestSmallTable::howManyTilesEachHoldsIsSeenHoweverManySit() {
    QFETCH(QString, game);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QSize, size);
    QFETCH(QString, language);
    settings_->setLanguage(language);
    settings_->setReducedMotion(true);
    MatchPlan plan{game, 6, 3, {}, Players::usual(6)};
    if (value.isEmpty())
        plan.options = {{"set", 12}};
    else
        plan.options = {{key.toStdString(), value.toStdString()}};
    for (auto& player : plan.players) player.human = false;
    openTable(plan, size);
    match().turn()->setPlyLimit(40);
    QTRY_VERIFY_WITH_TIMEOUT(match().match()->actions().size() >= 40 && match().atRest(), 20'000);
    QTest::qWait(300);
    const QLocale locale(language);
    const QList<QQuickItem*> plates = game_->items({u"plate"_s});
    QCOMPARE(plates.size(), 6);
    QStringList faults;
    for (QQuickItem* plate : plates) {
        const QString name = plate->property("name").toString();
        const int held = plate->property("handCount").toInt();
        if (plate->property("wordAbove").toBool() || held == 0) continue;  // one's own stand on the rack
        const QString number = locale.toString(held);
        int told = 0;
        for (const QQuickItem* text : allSeen(plate, {u"SeatName"_s}))
            told += text->property("text").toString().contains(u'(' + number + u')') ? 1 : 0;
        for (const QQuickItem* badge : allSeen(plate, {u"handBadge"_s})) {
            told += badge->property("count").toInt() == held ? 1 : 0;
            const QRectF there = placeOf(*badge);
            if (!QRectF(QPointF(), size).contains(there)) faults.append(name + u": out of sight"_s);
            for (const QQuickItem* bar : game_->items({u"TopBar"_s})) {
                if (meet(placeOf(*bar), there)) faults.append(name + u": under the bar"_s);
            }
            for (const QQuickItem* other : plates) {
                if (other != plate && meet(placeOf(*other), there))
                    faults.append(name + u": on another's plate"_s);
            }
        }
        if (told != 1) faults.append(u"%1 holds %2: told %3 times"_s.arg(name, number).arg(told));
        if (!plate->property("_what").toString().contains(number)) faults.append(name + u": no tip"_s);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    settings_->setLanguage(u"en"_s);
}

void TestSmallTable::theButtonsOfATurnAreOfOneHeight_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(640, 480), QSize(1280, 800), QSize(2560, 1440)})
        QTest::addRow("%d", size.width()) << size;
}

/// Also where the words of one take two lines.
void TestSmallTable::theButtonsOfATurnAreOfOneHeight() {
    QFETCH(QSize, size);
    QStringList faults;
    int apart = 0;  // whose words want it higher than the others'
    for (const std::size_t moves : {9U, 30U}) {
        openTable(playedMatch("tiles_and_deal", 2, 7, moves), size);
        QTRY_VERIFY(match().turn()->mayAct());
        for (const char* language : {"en", "de", "fr", "ru"}) {
            settings_->setLanguage(QString::fromLatin1(language));
            QTest::qWait(100);
            const QList<QQuickItem*> buttons = game_->items({u"choice"_s});
            QVERIFY(buttons.size() > 1);
            const auto wanted = [](const QQuickItem* button) {
                return button->property("implicitContentHeight").toDouble();
            };
            const auto fault = [&](const QString& what) {
                faults.append(u"%1, after %2: %3"_s.arg(QLatin1String(language)).arg(moves).arg(what));
            };
            for (const QQuickItem* button : buttons) {
                if (wanted(button) > wanted(buttons.first()) + 2) ++apart;
                if (wanted(button) > button->height()) fault(u"words have no room"_s);
                if (!qFuzzyCompare(button->height(), buttons.first()->height())) fault(u"heights differ"_s);
                if (!QRectF(QPointF(), size).contains(placeOf(*button))) fault(u"out of sight"_s);
                for (const QQuickItem* other : buttons) {
                    if (other != button && meet(placeOf(*other), placeOf(*button))) fault(u"they meet"_s);
                }
            }
        }
    }
    settings_->setLanguage(u"en"_s);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    QVERIFY(apart > 0 || size.width() > 1280);
}

BONEYARD_TEST(TestSmallTable)
#include "tst_small_table.moc"
