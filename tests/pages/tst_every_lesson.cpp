// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "lesson/lessonsession.h"
#include "pagetest.h"
#include "registry.h"
#include "spoken.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// All lessons of all games, one after the other to their end, in several languages: by the pointer, by keys
/// alone, and as a screen reader presses.
class TestEveryLesson : public PageTest {
    Q_OBJECT

    enum class Way { Pointer, Keys, Reader };

    Way way_ = Way::Pointer;

    [[nodiscard]] LessonSession& lesson() const { return *window().findChild<LessonSession*>(); }
    [[nodiscard]] Match& table() const { return *lesson().table(); }
    /// Presses it as the way has it, when it takes a press.
    void press(const QString& button) const;
    void touch(QQuickItem* item) const;
    /// What that action is done with on the table: a place, an answer or a button; null: nothing yet.
    [[nodiscard]] QQuickItem* thingOf(const QString& action) const;
    /// In which the chosen tiles are to be laid, where there are several: it is asked then.
    [[nodiscard]] QQuickItem* wayOf(const QString& action) const;
    [[nodiscard]] QQuickItem* spotOf(const QString& action) const;
    /// Does what the hint says.
    void follow() const;
    void playToTheEnd() const;

private slots:
    void everyLessonIsPlayedToItsEnd_data();
    void everyLessonIsPlayedToItsEnd();
};

void TestEveryLesson::touch(QQuickItem* item) const {
    if (const QVariant settled = item->property("settled"); settled.isValid())
        QTRY_VERIFY(item->property("settled").toBool());
    if (way_ == Way::Pointer) {
        QTest::qWait(20);  // it is drawn
        QTest::mouseClick(&window(), Qt::LeftButton, {}, place(*item).center().toPoint());
        return;
    }
    QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(item);
    QVERIFY2(thing != nullptr && isPressable(*thing), qPrintable(item->objectName()));
    QVERIFY2(!thing->text(QAccessible::Name).isEmpty(), qPrintable(item->objectName()));
    pressIt(*thing);
}

void TestEveryLesson::press(const QString& button) const {
    QTRY_VERIFY2(game_->item(button) != nullptr, qPrintable(button));
    if (way_ == Way::Keys)
        QTest::keyClick(&window(), button == u"lessonHint"_s ? Qt::Key_H : Qt::Key_Return);
    else
        touch(game_->item(button));
}

namespace {

/// Where tiles make several melds, what stands on the button is one of them.
QStringList wordsOf(const QString& action) {
    QStringList words = action.split(u' ');
    words.sort();
    return words;
}

}  // namespace

QQuickItem* TestEveryLesson::spotOf(const QString& action) const {
    const SpotModel& spots = *table().selection()->spots();
    for (int row = 0; row < spots.count(); ++row) {
        if (spots.at(row, u"action"_s) != action) continue;
        for (QQuickItem* item : game_->items({u"spot"_s})) {
            if (item->property("px") == spots.at(row, u"px"_s) &&
                item->property("py") == spots.at(row, u"py"_s) &&
                item->property("angle") == spots.at(row, u"angle"_s))
                return item;
        }
    }
    return nullptr;
}

QQuickItem* TestEveryLesson::wayOf(const QString& action) const {
    const QList<QQuickItem*> ways = game_->items({u"way"_s});
    const auto found = std::find_if(ways.begin(), ways.end(), [&](const QQuickItem* way) {
        return way->property("modelData").toMap().value(u"action"_s) == action;
    });
    return found != ways.end() ? *found : nullptr;
}

QQuickItem* TestEveryLesson::thingOf(const QString& action) const {
    if (QQuickItem* spot = spotOf(action)) return spot;
    const QString ranged = action.section(u' ', 0, 0);  // "bet" of "bet 9": the hint has set the number
    for (QQuickItem* button : game_->items({u"answer"_s, u"choice"_s})) {
        const QQuickItem* owner = button->parentItem();
        const QString own = owner->property("action").toString();
        if (wordsOf(own) == wordsOf(action) || (own == ranged && owner->property("ranged").toBool()))
            return button;
    }
    return nullptr;
}

void TestEveryLesson::follow() const {
    const std::size_t before = table().match()->actions().size();
    QTRY_VERIFY(table().turn()->mayAct() || table().turn()->forced() ||
                lesson().state() != LessonSession::Asking);
    if (!table().turn()->forced() && lesson().state() == LessonSession::Asking) {
        QTRY_VERIFY(game_->item(u"lessonHint"_s) == nullptr || game_->item(u"lessonHint"_s)->isEnabled());
        press(u"lessonHint"_s);
        QTRY_VERIFY(!table().advice()->action().isEmpty());
        const QString action = table().advice()->action();
        if (way_ == Way::Keys) {
            QTest::keyClick(&window(), Qt::Key_Return);
        } else {
            QTRY_VERIFY2(thingOf(action) != nullptr, qPrintable(action));
            settle();  // a button that the hint has brought takes no press at once
            touch(thingOf(action));
            const auto played = [&] { return table().match()->actions().size() > before; };
            QTRY_VERIFY(played() || wayOf(action) != nullptr || lesson().state() != LessonSession::Asking);
            if (wayOf(action) != nullptr && !played()) {
                settle();
                touch(wayOf(action));
            }
        }
    }
    QTRY_VERIFY(lesson().state() != LessonSession::Asking || table().match()->actions().size() > before);
}

void TestEveryLesson::playToTheEnd() const {
    constexpr int kMost = 60;  // more than any lesson has
    for (int i = 0; i < kMost && lesson().state() != LessonSession::Finished; ++i) {
        const QString where = u"%1, step %2"_s.arg(lesson().gameName()).arg(lesson().step() + 1);
        QVERIFY2(lesson().state() != LessonSession::Missed, qPrintable(where));
        if (way_ == Way::Reader && lesson().state() != LessonSession::Done)
            QTRY_VERIFY2(allSpoken(window()).contains(lesson().text()), qPrintable(where));
        if (lesson().state() == LessonSession::Asking)
            follow();
        else
            press(u"lessonNext"_s);
        if (QTest::currentTestFailed()) {
            qWarning("%s", qPrintable(where));
            return;
        }
    }
    QCOMPARE(lesson().state(), LessonSession::Finished);
    QVERIFY(!lesson().played().contains(false));
}

void TestEveryLesson::everyLessonIsPlayedToItsEnd_data() {
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    const std::pair<Way, const char*> ways[] = {
        {Way::Pointer, "pointer"}, {Way::Keys, "keys"}, {Way::Reader, "reader"}};
    const bool whole = qEnvironmentVariableIsSet("BONEYARD_WHOLE");
    const char* const languages[] = {"en", "de", "ar", "ja"};
    for (std::size_t i = 0; i < std::size(languages); ++i) {
        const char* language = languages[i];
        int row = 0;
        for (const auto& [way, name] : ways) {
            std::size_t turn = static_cast<std::size_t>(way);
            for (const GameEntry& game : games()) {
                if (!isLookedAt(row++, static_cast<int>(games().size()))) continue;
                // Else each game by each way once, in one of the languages after the other.
                if (!whole && turn++ % std::size(languages) != i) continue;
                QTest::addRow("%s by %s in %s", game.info.id.data(), name, language)
                    << static_cast<int>(way) << QString::fromLatin1(language) << text(game.info.id);
            }
        }
    }
}

void TestEveryLesson::everyLessonIsPlayedToItsEnd() {
    QFETCH(const int, way);
    QFETCH(const QString, language);
    QFETCH(const QString, game);
    way_ = static_cast<Way>(way);
    settings_->setLanguage(language);
    LaunchPlan launch;
    launch.page = u"lesson"_s;
    launch.hasGame = true;
    launch.match = {game, find_game(game.toStdString())->info.min_seats, 1, {}, Players::usual(2)};
    launch.size = {1280, 800};
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"lessonText"_s) != nullptr);
    const auto count = static_cast<int>(lessonsOf(game.toStdString()).size());
    for (int number = 0; number < count; ++number) {
        QCOMPARE(lesson().number(), number);
        playToTheEnd();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY(game_->item(u"lessonCoach"_s) != nullptr);
        if (number + 1 == count) break;
        QTRY_VERIFY(game_->item(u"lessonFollowing"_s) != nullptr);
        if (way_ == Way::Keys) {
            game_->item(u"lessonFollowing"_s)->forceActiveFocus(Qt::TabFocusReason);
            QTest::keyClick(&window(), Qt::Key_Return);
        } else {
            touch(game_->item(u"lessonFollowing"_s));
        }
        QTRY_COMPARE(lesson().number(), number + 1);
    }
    settings_->setLanguage(u"en"_s);
}

BONEYARD_TEST(TestEveryLesson)
#include "tst_every_lesson.moc"
