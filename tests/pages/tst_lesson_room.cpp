// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "common/words.h"
#include "lesson/lesson.h"
#include "lesson/lessonsession.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "textfaults.h"
#include "warnings.h"

using namespace boneyard;
using namespace boneyard::test;

/// A lesson in a small window: what is to be done is read there, and what is asked can be answered.
class TestLessonRoom : public PageTest {
    Q_OBJECT

    [[nodiscard]] QString textFault() const;
    [[nodiscard]] QString answerFault() const;
    void press(const QString& button) const {
        QTRY_VERIFY(game_->item(button)->property("settled").toBool());
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(button));
    }

    LessonSession* lesson_ = nullptr;

private slots:
    void init() {  // no lesson goes on where another test has left it
        for (const GameEntry& game : games()) settings_->keepLessonPlace(text(game.info.id), {});
    }
    void aDoubleClickGoesOneStepOn();
    void theNextLessonIsOfferedOnceTheFirstIsDone();
    void aLessonCountsAsDoneOnceNothingOfItIsLeftOut();
    void theFirstPageTellsWhichLessonsAreDone();
    void theButtonOnwardStaysWhereItIsFromStepToStep_data();
    void theButtonOnwardStaysWhereItIsFromStepToStep();
    void theWordsGoBesideTheTableAndAboveItAsTheWindowIsTurned();
    void itGoesOnAtItsStepAfterTheWindowWasClosed();
    void whereTabHasComeToTheHandARingIsAroundItUntilOnePoints();
    void whatIsAskedCoversNoTileThatWasDrawn_data();
    void whatIsAskedCoversNoTileThatWasDrawn();
    void everyStepIsReadAndItsAnswersAreToo_data();
    void everyStepIsReadAndItsAnswersAreToo();
};

/// Two lines of it at least are in sight.
QString TestLessonRoom::textFault() const {
    QQuickItem* text = game_->item(u"lessonText"_s);
    if (text == nullptr) return u"no text"_s;
    QRectF seen = placeOf(*text);
    for (const QQuickItem* above = text->parentItem(); above != nullptr; above = above->parentItem()) {
        if (above->clip()) seen &= placeOf(*above);
    }
    const QString words = text->property("text").toString();
    const double line = 1.2 * text->property("font").value<QFont>().pixelSize();
    const double wanted = std::min(2 * line, text->height());
    return seen.height() + 1 < wanted ? u"%1 pixels of \"%2\""_s.arg(seen.height()).arg(words) : QString();
}

/// No words lie over the symbol of what they name, or beyond the button.
QString TestLessonRoom::answerFault() const {
    for (QQuickItem* answer : game_->items(QStringList{u"answer"_s})) {
        for (const QQuickItem* words : allSeen(answer, {u"ButtonLabel"_s})) {
            const QList<QQuickItem*> parts = words->childItems();
            const QRectF said = placeOf(*parts.first());
            if (!placeOf(*answer).adjusted(-1, -1, 1, 1).contains(said)) return u"beyond its button"_s;
            for (const QQuickItem* token : allSeen(answer, {u"SuitToken"_s})) {
                if (meet(placeOf(*token), said.adjusted(0, 2, 0, 0))) return u"over its symbol"_s;
            }
        }
    }
    return {};
}

void TestLessonRoom::theWordsGoBesideTheTableAndAboveItAsTheWindowIsTurned() {
    LaunchPlan plan;
    plan.page = u"lesson"_s;
    plan.hasGame = true;
    plan.match.gameId = u"russian"_s;
    plan.size = {480, 900};
    openWindow(plan);
    const Written written;
    const auto placed = [this](const QString& type) {
        return placeOf(*allSeen(window().contentItem(), {type}).first());
    };
    for (int step = 0; step < 5; ++step) {
        for (const QSize& size :
             {QSize(480, 320), QSize(480, 900), QSize(1280, 800), QSize(480, 900), QSize(640, 400)}) {
            window().resize(size);
            QTest::qWait(60);
            const bool beside = size.width() > size.height();
            QTRY_COMPARE(placed(u"LessonPanel"_s).left() > 10, beside);
            const QRectF table = placed(u"LessonTable"_s);
            QVERIFY(beside ? table.top() < 70 : table.top() + 1 > placed(u"LessonPanel"_s).bottom());
        }
        game_->window()->findChild<LessonSession*>()->next();
    }
    const QStringList said = Written::take();
    QVERIFY2(said.isEmpty(), qPrintable(said.join(u'\n')));
}

void TestLessonRoom::theButtonOnwardStaysWhereItIsFromStepToStep_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(1280, 800);
    QTest::newRow("less") << QSize(1000, 700);
    QTest::newRow("small") << QSize(640, 400);
    QTest::newRow("upright") << QSize(600, 900);
}

/// Who presses it again and again meets it, and nothing else, though each step has its own words.
void TestLessonRoom::theButtonOnwardStaysWhereItIsFromStepToStep() {
    QFETCH(const QSize, size);
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match.gameId = u"matador"_s;
    launch.size = size;
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonNext"_s) != nullptr);
    auto* lesson = window().findChild<LessonSession*>();
    const auto onward = [this] {
        const QQuickItem* button = game_->item(u"lessonNext"_s);
        return placeOf(button != nullptr ? *button : *game_->item(u"lessonSkip"_s)).bottomRight();
    };
    for (const char* id : {"matador", "matching_elements"}) {
        lesson->begin(QString::fromLatin1(id));
        settle();
        const QPointF first = onward();
        for (int step = 1; step < lesson->steps(); ++step) {
            lesson->next();
            settle();
            if (QLineF(first, onward()).length() > 1)
                QFAIL(qPrintable(u"%1, step %2: by %3"_s.arg(QString::fromLatin1(id))
                                     .arg(step + 1)
                                     .arg((onward() - first).y())));
        }
    }
}

void TestLessonRoom::itGoesOnAtItsStepAfterTheWindowWasClosed() {
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match.gameId = u"matador"_s;
    const auto open = [&] {
        openWindow(launch);
        if (!QTest::qWaitFor([this] { return game_->item(u"lessonPage"_s) != nullptr; })) return;
        lesson_ = game_->item(u"lessonPage"_s)->findChild<LessonSession*>();
    };
    open();
    QTRY_VERIFY(lesson_->steps() > 3);
    lesson_->next();  // the first is only looked at
    lesson_->next();  // passed over
    const QList<bool> played = lesson_->played();
    game_.reset();
    open();
    QTRY_COMPARE(lesson_->step(), 2);
    QCOMPARE(lesson_->played(), played);
    while (lesson_->state() != LessonSession::Finished) lesson_->next();
    game_.reset();
    open();
    QTRY_COMPARE(lesson_->step(), 1);  // the first that was passed over
    while (lesson_->state() != LessonSession::Finished) lesson_->next();
    settings_->keepLessonPlace(u"matador"_s, u"0 0 1111111"_s);
    game_.reset();
    open();
    QTRY_VERIFY(lesson_->steps() > 3);
    lesson_->next();
    QCOMPARE(lesson_->state(), LessonSession::Finished);
    game_.reset();
    open();
    QTRY_VERIFY(lesson_->steps() > 3);
    QCOMPARE(lesson_->step(), 0);
    QVERIFY(!lesson_->played().contains(true));
}

void TestLessonRoom::whereTabHasComeToTheHandARingIsAroundItUntilOnePoints() {
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match.gameId = u"matador"_s;
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonPage"_s) != nullptr);
    auto* lesson = game_->item(u"lessonPage"_s)->findChild<LessonSession*>();
    QTRY_VERIFY(lesson->steps() > 1);
    lesson->next();
    QTRY_COMPARE(lesson->state(), LessonSession::Asking);
    settle();
    const auto ringed = [this] { return game_->item(u"handRing"_s) != nullptr; };
    QVERIFY(!ringed());  // nobody has used Tab
    QTest::keyClick(&window(), Qt::Key_Tab);
    QVERIFY(!ringed());
    QTest::keyClick(&window(), Qt::Key_Backtab);
    QTRY_VERIFY(ringed());
    QTest::mouseClick(&window(), Qt::LeftButton, {}, {300, 300});
    QTRY_VERIFY(!ringed());
}

void TestLessonRoom::whatIsAskedCoversNoTileThatWasDrawn_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("from the left") << u"en"_s;
    QTest::newRow("from the right") << u"ar"_s;
}

/// Nor does what would be asked after a step, which is then over.
void TestLessonRoom::whatIsAskedCoversNoTileThatWasDrawn() {
    QFETCH(const QString, language);
    settings_->setLanguage(language);
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match = {u"matching_elements"_s, 3, 1, {}, Players::usual(3)};
    launch.size = {1000, 700};
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonText"_s) != nullptr);
    auto* lesson = window().findChild<LessonSession*>();
    const auto panel = [this] {
        return game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
    };
    const auto fault = [&]() -> QString {
        const QList<QQuickItem*> drawn = game_->items({u"shownTiles"_s});
        if (drawn.size() != 3) return u"not all have drawn"_s;
        for (const QQuickItem* tiles : drawn) {
            if (panel()->isVisible() && meet(placeOf(*tiles), placeOf(*panel()))) return u"covered"_s;
        }
        return {};
    };
    lesson->next();  // the auction
    QTRY_VERIFY(panel()->isVisible());
    QTRY_COMPARE(fault(), QString());
    QVERIFY(lesson->table()->play(u"bid 12"_s));
    QTRY_COMPARE_WITH_TIMEOUT(lesson->state(), LessonSession::Done, 10'000);
    QTRY_COMPARE(fault(), QString());
    lesson->next();  // the element
    QTRY_VERIFY(panel()->isVisible());
    QTRY_COMPARE(fault(), QString());
    QTest::qWait(700);
    QCOMPARE(fault(), QString());
    settings_->setLanguage(u"en"_s);
}

void TestLessonRoom::everyStepIsReadAndItsAnswersAreToo_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    int row = 0;
    for (const QSize& size : {QSize(480, 320), QSize(640, 400)}) {
        for (const char* language : {"de", "ar", "en"}) {
            if (isLookedAt(row++, 3))
                QTest::addRow("%d %s", size.width(), language) << size << QString::fromLatin1(language);
        }
    }
}

void TestLessonRoom::everyStepIsReadAndItsAnswersAreToo() {
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    settings_->setLanguage(language);
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match = {u"matching_elements"_s, 3, 1, {}, Players::usual(3)};
    launch.size = size;
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonText"_s) != nullptr);
    QStringList faults;
    for (int step = 1; step <= 8; ++step) {
        QString fault;  // what stays is one
        (void)QTest::qWaitFor(
            [&] { return (fault = textFault()).isEmpty() && (fault = answerFault()).isEmpty(); }, 600);
        if (!fault.isEmpty()) faults.append(u"step %1: "_s.arg(step) + fault);
        const QString onward = step == 1 ? u"lessonNext"_s : u"lessonSkip"_s;  // the first is only looked at
        QVERIFY(game_->item(onward) != nullptr);
        if (step < 8) press(onward);
        QTest::qWait(60);
    }
    settings_->setLanguage(u"en"_s);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestLessonRoom::aDoubleClickGoesOneStepOn() {
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match = {u"matador"_s, 2, 1, {}, Players::usual(2)};
    launch.size = {1000, 700};
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonNext"_s) != nullptr);
    const auto step = [this] { return window().findChild<LessonSession*>()->step(); };
    for (const QString& button : {u"lessonNext"_s, u"lessonSkip"_s}) {
        const int before = step();
        press(button);
        QTRY_COMPARE(step(), before + 1);
        QTRY_VERIFY(game_->item(u"lessonSkip"_s) != nullptr);
        QTest::qWait(50);  // it is drawn
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"lessonSkip"_s));
        QTest::qWait(50);
        QCOMPARE(step(), before + 1);
    }
}

void TestLessonRoom::theNextLessonIsOfferedOnceTheFirstIsDone() {
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match = {u"matador"_s, 2, 1, {}, Players::usual(2)};
    launch.size = {1000, 700};
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonNext"_s) != nullptr);
    QVERIFY(game_->item(u"lessonFollowing"_s) == nullptr);
    settings_->finishLesson(u"matador"_s);
    QTRY_VERIFY(game_->item(u"lessonFollowing"_s) != nullptr);  // who goes through it again need not
}

void TestLessonRoom::aLessonCountsAsDoneOnceNothingOfItIsLeftOut() {
    const QString game = u"triominoes"_s;
    const auto steps = static_cast<int>(findLesson("triominoes")->steps.size());
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match = {game, 2, 1, {}, Players::usual(2)};
    launch.size = {640, 400};
    settings_->keepLessonPlace(game, u"0 %1 1%2"_s.arg(steps - 1).arg(QString(steps - 1, u'0')));
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonSkip"_s) != nullptr);
    press(u"lessonSkip"_s);
    QTRY_VERIFY(game_->item(u"lessonGaps"_s) != nullptr);
    QCOMPARE(settings_->lessons().value(game).toString(), u"answered"_s);
    const QQuickItem* skipped = game_->item(u"lessonSkipped"_s);
    QVERIFY(skipped != nullptr);
    QVERIFY(skipped->property("text").toString().contains(say(findLesson("triominoes")->steps.back().title)));
    game_->item(u"lessonGaps"_s)->forceActiveFocus(Qt::TabFocusReason);  // it is scrolled to
    QTest::keyClick(&window(), Qt::Key_Return);
    QTRY_VERIFY(game_->item(u"lessonSkip"_s) != nullptr);
    QCOMPARE(settings_->lessonPlace(game).section(u' ', 1, 1), u"1"_s);
}

void TestLessonRoom::theFirstPageTellsWhichLessonsAreDone() {
    LaunchPlan launch;
    launch.size = {1280, 800};
    openWindow(launch);
    const QQuickItem* way = nullptr;
    QTRY_VERIFY((way = game_->item(u"lesson-matching_elements"_s)) != nullptr);
    const auto dots = [&] {
        const auto* row = way->findChild<QQuickItem*>(u"lessonDots"_s);
        return row != nullptr && row->isVisible();
    };
    QVERIFY(!dots());
    QCOMPARE(way->property("tip").toString(), u"Lessons"_s);
    const auto count = lessonsOf("matching_elements").size();
    settings_->finishLesson(u"matching_elements"_s);
    QTRY_VERIFY(dots());
    QCOMPARE(way->property("tip").toString(), u"Lessons: 1 of %1 done"_s.arg(count));
    settings_->finishLesson(u"matching_elements-2"_s);
    QCOMPARE(way->property("tip").toString(), u"Lessons: 2 of %1 done"_s.arg(count));
}

BONEYARD_TEST(TestLessonRoom)
#include "tst_lesson_room.moc"
