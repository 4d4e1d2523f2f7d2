// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QHash>
#include <QQuickItem>
#include <QTest>
#include <algorithm>
#include <functional>

#include "pagetest.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Who goes out of a match that others go on with, and the rounds in which that happens.
class TestGoingOut : public PageTest {
    Q_OBJECT

    /// Lets the people at that table fold, and bet what they never meet, until something is so.
    void playUntil(const MatchPlan& plan, const std::function<bool()>& reached);
    void goOut(const MatchPlan& plan);
    void press(const QString& name);
    [[nodiscard]] QRectF placeOf(const QString& name) const;
    void itFitsEveryWindow();
    /// In windows that become larger and smaller.
    void eachRowSaysAllInEveryWindow();
    /// Goes to the result, and counts the points that pop up over a seat at once.
    void hurryToTheResult();
    /// What is told of all in sight that has that role.
    [[nodiscard]] QStringList spoken(QAccessible::Role role) const;
    void allWaysAreInSight(const QStringList& names);
    /// To a pointer, in a window that has no room for it.
    void allOfTheStageIsSaidBelowWhatIsToBeDone();

private slots:
    void thePageNamesThePlaceAndLeadsToTheResult();
    void onTheResultWhoIsOutStandsLastAndSaysSinceWhen();
    void ofTwoPeopleTheOneWhoIsOutIsToldAndTheOtherGoesOn();
    void partnersGoOutTogether();
    void roundAndStageAreReadableInEveryWindow();
};

namespace {

MatchPlan threeSeats(int people = 1) {
    MatchPlan plan{u"matching_elements"_s, 3, 11, {{"colours", 2}}, Players::usual(3)};
    for (int seat = 0; seat < 3; ++seat) {
        plan.players[seat].human = seat < people;
        plan.players[seat].level = 1;
    }
    return plan;
}

void forAll(const QQuickItem* item, const std::function<void(const QQuickItem&)>& see) {
    if (!item->isVisible()) return;
    see(*item);
    for (const QQuickItem* child : item->childItems()) forAll(child, see);
}

}  // namespace

void TestGoingOut::playUntil(const MatchPlan& plan, const std::function<bool()>& reached) {
    openTable(plan, {1280, 800});
    const auto step = [&] {
        if (reached()) return true;
        if (match().turn()->phase() == Turn::RoundOver) match().next();
        if (match().turn()->phase() == Turn::Cover) match().ready();
        if (!match().turn()->mayAct()) return false;
        QString action = QString::fromStdString(match().match()->legal().front());
        if (action.startsWith(u"bid"_s)) action = u"fold"_s;
        if (const auto dots = action.indexOf(u".."_s); dots > 0) action = u"bet "_s + action.mid(dots + 2);
        match().play(action);
        return reached();
    };
    QVERIFY(QTest::qWaitFor(step, 100'000));
}

void TestGoingOut::goOut(const MatchPlan& plan) {
    playUntil(plan, [this] { return !match().roundEnd()->outTitle().isEmpty(); });
    QTRY_VERIFY(game_->item(u"outSheet"_s) != nullptr);
    settle();
}

void TestGoingOut::press(const QString& name) {
    QTRY_VERIFY(game_->item(name) != nullptr);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
}

QRectF TestGoingOut::placeOf(const QString& name) const {
    const QQuickItem* item = game_->item(name);
    return item != nullptr ? item->mapRectToScene(QRectF(0, 0, item->width(), item->height())) : QRectF();
}

QStringList TestGoingOut::spoken(QAccessible::Role role) const {
    QStringList all;
    const auto look = [&](const auto& self, QAccessibleInterface* thing) -> void {
        if (thing == nullptr || thing->state().invisible) return;
        if (thing->role() == role) all.append(thing->text(QAccessible::Name));
        for (int child = 0; child < thing->childCount(); ++child) self(self, thing->child(child));
    };
    look(look, QAccessible::queryAccessibleInterface(&window()));
    return all;
}

void TestGoingOut::allWaysAreInSight(const QStringList& names) {
    const QRectF seen(QPointF(), QSizeF(window().size()));
    for (const QString& name : names) {
        const QQuickItem* button = game_->item(name);
        QVERIFY2(button != nullptr && button->isVisible(), qPrintable(name));
        QVERIFY2(seen.contains(placeOf(name)), qPrintable(name));
        QVERIFY2(button->implicitWidth() <= button->width() + 1, qPrintable(name));
    }
}

void TestGoingOut::itFitsEveryWindow() {
    QStringList languages{u"ar"_s, u"en"_s};
    QList<QSize> sizes{{480, 320}, {640, 400}, {2560, 1440}, {1280, 800}};
    if (isQuick()) sizes.remove(1, 2);
    if (!isQuick()) languages.prepend(u"de"_s);
    for (const QString& language : std::as_const(languages)) {
        settings_->setLanguage(language);
        for (const QSize& size : std::as_const(sizes)) {
            window().resize(size);
            QTest::qWait(150);
            allWaysAreInSight({u"newButton"_s, u"nextButton"_s, u"endButton"_s});
            if (size.width() > 480) allWaysAreInSight({u"roundButton"_s});
        }
    }
}

void TestGoingOut::hurryToTheResult() {
    settings_->setPace(u"fast"_s);
    QHash<int, int> most;
    const auto over = [&] {
        QHash<int, int> now;
        forAll(window().contentItem(), [&](const QQuickItem& item) {
            if (item.objectName() == u"scorePop"_s) ++now[item.property("seat").toInt()];
        });
        for (auto seat = now.cbegin(); seat != now.cend(); ++seat)
            most[seat.key()] = std::max(most[seat.key()], seat.value());
        return match().turn()->phase() == Turn::MatchOver;
    };
    QVERIFY(game_->item(u"endButton"_s)->property("strong").toBool());
    QTest::keyClick(&window(), Qt::Key_Return);
    QVERIFY(match().turn()->pace()->hurrying());
    QVERIFY(QTest::qWaitFor(over, 60'000));
    settings_->setPace(u"instant"_s);
    QVERIFY(!match().turn()->pace()->hurrying());
    for (auto seat = most.cbegin(); seat != most.cend(); ++seat)
        QVERIFY2(seat.value() <= 1, qPrintable(u"%1 over seat %2"_s.arg(seat.value()).arg(seat.key())));
}

void TestGoingOut::thePageNamesThePlaceAndLeadsToTheResult() {
    goOut(threeSeats());
    QCOMPARE(game_->item(u"outSheet"_s)->property("title").toString(), u"You are out: place 3 of 3"_s);
    QVERIFY(match().roundEnd()->account().join(u' ').contains(u"lowest total"_s));
    QVERIFY(spoken(QAccessible::Heading).contains(u"You are out: place 3 of 3"_s));
    const QStringList rows = spoken(QAccessible::ListItem);
    QCOMPARE(rows.filter(u"You: out"_s).size(), 1);
    QCOMPARE(rows.filter(u": still in"_s).size(), 2);
    // The sheet of the round lies over it, and gives it back.
    press(u"roundButton"_s);
    QTRY_VERIFY(game_->item(u"roundSheet"_s) != nullptr);
    settle();
    QVERIFY(game_->item(u"endButton"_s)->property("strong").toBool());  // as on the page below
    QVERIFY(!game_->item(u"nextButton"_s)->property("strong").toBool());
    press(u"close"_s);
    QTRY_VERIFY(game_->item(u"outSheet"_s) != nullptr);
    settle();
    // And it comes back itself when it was put away.
    press(u"close"_s);
    QTRY_VERIFY(game_->item(u"outSheet"_s) == nullptr);
    QTRY_VERIFY(game_->item(u"result"_s) != nullptr &&
                game_->item(u"result"_s)->property("settled").toBool());
    press(u"result"_s);
    QTRY_VERIFY(game_->item(u"outSheet"_s) != nullptr);
    settle();
    itFitsEveryWindow();
    hurryToTheResult();
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"matchSheet"_s) != nullptr, 60'000);
    QVERIFY(match().roundEnd()->title() == u"The final is over"_s);
    const QStringList result = spoken(QAccessible::ListItem);
    QCOMPARE(result.filter(u": the final "_s).size(), 2);
    QVERIFY(game_->item(u"matchSheet"_s)->property("title").toString().endsWith(u"your place: 3 of 3"_s));
    // So does the score sheet with the result.
    settle();
    press(u"scoresButton"_s);
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    settle();
    press(u"close"_s);
    QTRY_VERIFY(game_->item(u"matchSheet"_s) != nullptr);
}

namespace {

/// What can be read in an item.
QStringList textsIn(const QQuickItem* item) {
    QStringList texts;
    if (!item->isVisible()) return texts;
    if (const QString text = item->property("text").toString(); !text.isEmpty()) texts.append(text);
    for (const QQuickItem* child : item->childItems()) texts += textsIn(child);
    return texts;
}

/// The rows of the sides on a sheet, from above.
QList<const QQuickItem*> rowsIn(const QQuickItem* item) {
    QList<const QQuickItem*> rows;
    if (item->objectName() == u"sideRow"_s && item->isVisible()) rows.append(item);
    for (const QQuickItem* child : item->childItems()) rows += rowsIn(child);
    std::sort(rows.begin(), rows.end(), [](const QQuickItem* a, const QQuickItem* b) {
        return a->mapToScene({}).y() < b->mapToScene({}).y();
    });
    return rows;
}

}  // namespace

void TestGoingOut::onTheResultWhoIsOutStandsLastAndSaysSinceWhen() {
    goOut(threeSeats());
    press(u"roundButton"_s);
    QTRY_VERIFY(game_->item(u"roundSheet"_s) != nullptr);
    settle();
    const int round = match().round();
    QList<const QQuickItem*> rows = rowsIn(game_->item(u"roundSheet"_s));
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows.last()->property("names").toString(), u"You"_s);
    QVERIFY(textsIn(rows.last()).join(u' ').contains(u"Out of the match from now on."_s));
    press(u"close"_s);
    QTRY_VERIFY(game_->item(u"outSheet"_s) != nullptr);
    settle();
    hurryToTheResult();
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"matchSheet"_s) != nullptr, 60'000);
    settle();
    rows = rowsIn(game_->item(u"matchSheet"_s));
    QCOMPARE(rows.size(), 3);
    for (const QQuickItem* row : rows) QCOMPARE(row->property("out").toBool(), row == rows.last());
    const QString said = textsIn(rows.last()).join(u' ');
    QVERIFY2(said.contains(u"Out since round\u00a0%1."_s.arg(round)), qPrintable(said));
    QVERIFY2(!said.contains(u"No tiles left"_s), qPrintable(said));
}

void TestGoingOut::ofTwoPeopleTheOneWhoIsOutIsToldAndTheOtherGoesOn() {
    goOut(threeSeats(2));
    const QString title = game_->item(u"outSheet"_s)->property("title").toString();
    QVERIFY2(title == u"Player 1 is out: place 3 of 3"_s || title == u"Player 2 is out: place 3 of 3"_s,
             qPrintable(title));
    QVERIFY(match().turn()->turnsToCome());
    QVERIFY(game_->item(u"endButton"_s) == nullptr && game_->item(u"newButton"_s) == nullptr);
    QVERIFY(game_->item(u"nextButton"_s)->property("strong").toBool());
    const int round = match().round();
    press(u"nextButton"_s);
    QTRY_VERIFY(match().round() > round);
    QVERIFY(match().roundEnd()->outTitle().isEmpty());
}

void TestGoingOut::partnersGoOutTogether() {
    MatchPlan plan{u"matching_elements"_s, 6, 21, {{"colours", 2}, {"teams", "3x2"}}, Players::usual(6)};
    for (Player& player : plan.players) player.level = 1;
    plan.players[3].human = true;
    goOut(plan);
    QCOMPARE(game_->item(u"outSheet"_s)->property("title").toString(),
             u"Player 1 and Player 4 are out: place 3 of 3"_s);
    QVERIFY(!match().turn()->turnsToCome());
    QCOMPARE(spoken(QAccessible::ListItem).filter(u"Player 1 and Player 4: out"_s).size(), 1);
    eachRowSaysAllInEveryWindow();
}

void TestGoingOut::eachRowSaysAllInEveryWindow() {
    for (const char* language : {"de", "ar"}) {
        settings_->setLanguage(QString::fromLatin1(language));
        for (const QSize& size : {QSize(480, 320), QSize(1280, 800), QSize(2560, 1440), QSize(1280, 800)}) {
            window().resize(size);
            QTest::qWait(200);
            const QList<QQuickItem*> rows = game_->items({u"outRow"_s});
            QCOMPARE(rows.size(), 3);
            for (QQuickItem* row : rows) {
                QRectF before;
                for (const QQuickItem* words : allSeen(row, {u"AppText"_s})) {
                    const QRectF at = place(*words);
                    QVERIFY2(words->width() >= words->implicitWidth() - 0.5 && !meet(at, before),
                             qPrintable(u"%1 %2: %3"_s.arg(QLatin1String(language))
                                            .arg(size.width())
                                            .arg(words->property("text").toString())));
                    before = at;
                }
            }
        }
    }
    settings_->setLanguage(u"en"_s);
}

void TestGoingOut::allOfTheStageIsSaidBelowWhatIsToBeDone() {
    window().resize(640, 400);
    QTest::qWait(200);
    const QPoint at = placeOf(u"stage"_s).topLeft().toPoint() + QPoint(12, 4);
    QTest::mouseMove(&window(), at);
    QTest::mouseMove(&window(), at + QPoint(1, 1));
    QRectF tip;
    const auto comes = [&] {
        for (const QQuickItem* layer : window().contentItem()->childItems()) {
            if (!layer->inherits("QQuickOverlay")) continue;
            for (const QQuickItem* one : layer->childItems()) {
                if (one->isVisible() && one->opacity() > 0)
                    tip = one->mapRectToScene(QRectF(0, 0, one->width(), one->height()));
            }
        }
        return !tip.isEmpty();
    };
    QTRY_VERIFY(comes());
    QVERIFY(!tip.intersects(placeOf(u"prompt"_s)));
    QTest::mouseMove(&window(), QPoint(320, 200));
    window().resize(1280, 800);
    QTest::qWait(200);
}

void TestGoingOut::roundAndStageAreReadableInEveryWindow() {
    playUntil(threeSeats(), [this] {
        return match().turn()->mayAct() &&
               match().turn()->status().round_kind == kit::RoundKind::Elimination &&
               match().table()->texts()->stageBrief().contains(u"lowest by"_s);
    });
    for (const QString& language : {u"de"_s, u"ar"_s, u"en"_s}) {
        if (isQuick() && language == u"ar"_s) continue;
        settings_->setLanguage(language);
        for (const QSize& size : {QSize(480, 320), QSize(640, 400), QSize(800, 600), QSize(1280, 800)}) {
            window().resize(size);
            QTest::qWait(200);
            const QString where = u"%1 %2x%3"_s.arg(language).arg(size.width()).arg(size.height());
            for (const QString& name : {u"roundNumber"_s, u"stage"_s}) {
                const QQuickItem* text = game_->item(name);
                QVERIFY2(text != nullptr && qFuzzyCompare(text->opacity(), 1), qPrintable(where + name));
                QVERIFY2(!text->property("truncated").toBool(), qPrintable(where + name));
                QVERIFY2(text->property("contentWidth").toDouble() > 10, qPrintable(where + name));
                QVERIFY2(QRectF(QPointF(), size).contains(placeOf(name)), qPrintable(where + name));
            }
            QVERIFY2(!placeOf(u"roundNumber"_s).intersects(placeOf(u"stage"_s)), qPrintable(where));
            for (const QString& name : {u"roundNumber"_s, u"stage"_s}) {
                const QRectF line = placeOf(name).adjusted(0, 1, 0, -1);
                QVERIFY2(line.height() > 8 && !line.intersects(placeOf(u"prompt"_s)),
                         qPrintable(where + name));
            }
        }
    }
    allOfTheStageIsSaidBelowWhatIsToBeDone();
    if (QTest::currentTestFailed()) return;
    // Where there is room it says all of it, and everywhere a screen reader does.
    QCOMPARE(game_->item(u"stage"_s)->property("text").toString(), match().table()->texts()->stage());
    window().resize(1000, 700);  // for which the game's name makes room
    QTest::qWait(200);
    QCOMPARE(game_->item(u"stage"_s)->property("text").toString(), match().table()->texts()->stage());
    window().resize(480, 320);
    QTest::qWait(200);
    QCOMPARE(game_->item(u"stage"_s)->property("text").toString(), match().table()->texts()->stageBrief());
    QVERIFY(spoken(QAccessible::StaticText).contains(match().table()->texts()->stage()));
}

BONEYARD_TEST(TestGoingOut)
#include "tst_going_out.moc"
