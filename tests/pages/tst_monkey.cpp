// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>
#include <algorithm>
#include <cstdio>

#include "bots/level.h"
#include "common/words.h"
#include "kit/rng.h"
#include "match/match.h"
#include "pagetest.h"
#include "places_to_go.h"
#include "registry.h"
#include "spoken.h"
#include "textfaults.h"
#include "warnings.h"

using namespace boneyard;
using namespace boneyard::test;

/// Somebody who presses and changes whatever there is, at random: nothing complains, nothing is without a
/// name, and there is always a way on. BONEYARD_STEPS says how long it goes on, BONEYARD_SEED what it does.
class TestMonkey : public PageTest {
    Q_OBJECT

    std::uint64_t seed_ = 0;
    kit::Rng rng_{0};
    QStringList done_;  // what it did last
    std::unique_ptr<PlacesToGo> places_;
    std::size_t ply_ = 0;
    QElapsedTimer resting_;  // since when a bot is to move and has not

    [[nodiscard]] std::uint32_t below(std::uint32_t end) { return rng_.below(end); }
    template <class List>
    auto any(const List& list) {
        return list[static_cast<decltype(list.size())>(below(static_cast<std::uint32_t>(list.size())))];
    }
    void did(const QString& what) {
        done_.append(what);
        if (done_.size() > 25) done_.removeFirst();
    }

    void step();
    void pressSomething();
    void typeSomething();
    void changeSomething();
    void playAnother();
    /// What is wrong now; empty: nothing.
    [[nodiscard]] QString fault();
    [[nodiscard]] QString nameless() const;
    [[nodiscard]] QString stuck();
    [[nodiscard]] bool botSleeps();

private slots:
    void init();
    void thereIsAlwaysAWayOn();
};

void TestMonkey::init() {
    QAccessible::setActive(true);
    bool given = false;
    seed_ = qEnvironmentVariable("BONEYARD_SEED").toULongLong(&given);
    // Whoever waits for the tests gets the same each time.
    if (!given && !qEnvironmentVariableIsSet("BONEYARD_STEPS")) seed_ = 4;
    if (!given && seed_ == 0)
        seed_ = static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch()) % 1'000'000;
    std::printf("BONEYARD_SEED=%llu\n", static_cast<unsigned long long>(seed_));
    std::fflush(stdout);
    rng_ = kit::Rng(seed_);
    places_ = std::make_unique<PlacesToGo>(folder_.path());
    places_->prepare(*archive_);
    openWindow({});
}

void TestMonkey::pressSomething() {
    QList<QAccessibleInterface*> all;
    eachSpoken(window(), [&all](QAccessibleInterface& thing, const QQuickItem& item) {
        if (isPressable(thing) && item.isVisible() && item.isEnabled()) all.append(&thing);
    });
    if (all.isEmpty()) return;
    QAccessibleInterface* chosen = any(all);
    did(u"pressed "_s + chosen->text(QAccessible::Name));
    pressIt(*chosen);
}

void TestMonkey::typeSomething() {
    static const QList<Qt::Key> keys{Qt::Key_Tab,   Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Left,
                                     Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,    Qt::Key_Home,
                                     Qt::Key_End,   Qt::Key_Return, Qt::Key_Enter,   Qt::Key_Return,
                                     Qt::Key_Space, Qt::Key_Escape, Qt::Key_Delete,  Qt::Key_F1,
                                     Qt::Key_F3,    Qt::Key_PageUp, Qt::Key_PageDown};
    const QString letters = u"abcdefghijklmnopqrstuvwxyz?+-0123456789 "_s;
    if (below(2) == 0) {
        const Qt::Key key = any(keys);
        did(u"key %1"_s.arg(QKeySequence(key).toString()));
        QTest::keyClick(&window(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    } else {
        const QChar letter =
            letters[static_cast<qsizetype>(below(static_cast<std::uint32_t>(letters.size())))];
        const auto modifier = below(6) == 0 ? Qt::ControlModifier : Qt::NoModifier;
        if (modifier == Qt::ControlModifier && letter == u'q') return;  // away
        did(u"key "_s + (modifier == Qt::ControlModifier ? u"Ctrl+"_s : QString()) + letter);
        QTest::keyClick(&window(), letter.toLatin1(), modifier);
    }
}

void TestMonkey::changeSomething() {
    const auto number = [this](double least, double most) { return least + (most - least) * below(5) / 4; };
    switch (below(7)) {
        case 0: {
            const QSize size =
                any(QList<QSize>{{480, 320}, {640, 400}, {800, 600}, {1280, 800}, {480, 900}, {1920, 1080}});
            did(u"size %1x%2"_s.arg(size.width()).arg(size.height()));
            return window().resize(size);
        }
        case 1: {
            const QString code = any(Languages::codes());
            did(u"language "_s + code);
            return settings_->setLanguage(code);
        }
        case 2: {
            const QString theme = any(Settings::themes());
            did(u"theme "_s + theme);
            return settings_->setTheme(theme);
        }
        case 3:
            did(u"text scale"_s);
            return settings_->setTextScale(number(1, 1.5));
        case 4:
            did(u"tile scale"_s);
            return settings_->setTileScale(number(0.7, 1.4));
        case 5:
            did(u"undo or redo"_s);
            if (match().active()) below(2) == 0 ? match().takeBack()->undo() : match().takeBack()->redo();
            return;
        default:
            did(u"motion"_s);
            settings_->setReducedMotion(below(2) == 0);
            return settings_->setPace(below(3) == 0 ? any(Settings::paces()) : u"instant"_s);
    }
}

/// Any game, most often with one person, sometimes with several or none.
void TestMonkey::playAnother() {
    if (below(3) == 0 && match().active()) {
        did(u"restart"_s);
        match().restart();
    } else {
        const GameEntry& game = any(games());
        const int least = game.info.min_seats;
        const int seats =
            least +
            static_cast<int>(below(static_cast<std::uint32_t>(std::min(4, game.info.max_seats) - least + 1)));
        MatchPlan plan{text(game.info.id), seats, 1 + below(100'000), {}, Players::usual(seats)};
        const std::uint32_t people = below(8) == 0 ? 0 : 1 + below(10) / 8;
        for (int seat = 0; seat < seats; ++seat) {
            plan.players[seat].human = seat < static_cast<int>(people);
            plan.players[seat].level = bots::levels().front().number;
        }
        did(u"a match of %1, %2 of %3 people, deal %4"_s.arg(plan.gameId)
                .arg(people)
                .arg(seats)
                .arg(*plan.deal));
        match().startPlan(plan);
    }
    if (below(4) > 0) emit match().journal()->takenUp();
}

void TestMonkey::step() {
    const std::uint32_t dice = below(100);
    if (dice < 55)
        pressSomething();
    else if (dice < 82)
        typeSomething();
    else if (dice < 90)
        changeSomething();
    else if (dice < 92)
        playAnother();
    else if (dice < 94)
        did(places_->go(*game_, rng_));
    else if (dice < 97) {
        const QPoint at(static_cast<int>(below(static_cast<std::uint32_t>(window().width()))),
                        static_cast<int>(below(static_cast<std::uint32_t>(window().height()))));
        did(u"click at %1,%2"_s.arg(at.x()).arg(at.y()));
        QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
    } else if (match().active() && match().turn()->mayAct()) {
        const auto legal = match().match()->legal();
        const QString action = text(any(legal)).section(u".."_s, 0, 0);
        did(u"played "_s + action);
        match().play(action);
    }
    QTest::qWait(below(20) == 0 ? 400 : 4);  // until a sheet has come, now and then
}

QString TestMonkey::nameless() const {
    QString found;
    eachSpoken(window(), [&found](QAccessibleInterface& thing, const QQuickItem& item) {
        if (!found.isEmpty() || !item.isVisible() || !isPressable(thing)) return;
        if (thing.text(QAccessible::Name).isEmpty())
            found = u"%1 %2"_s.arg(item.objectName(), QLatin1String(item.metaObject()->className()));
    });
    return found;
}

/// A bot is to move, nobody keeps it from that, and it does not.
bool TestMonkey::botSleeps() {
    constexpr qint64 kLong = 8000;
    Turn& turn = *match().turn();
    const std::size_t ply = match().active() ? match().match()->actions().size() : 0;
    if (turn.phase() != Turn::BotTurn || turn.pace()->waits() || ply != ply_ || !resting_.isValid())
        resting_.start();
    ply_ = ply;
    return resting_.elapsed() > kLong;
}

QString TestMonkey::stuck() {
    if (botSleeps()) return u"the bot does not move"_s;
    QList<const QQuickItem*> dialogs;
    QList<const QQuickItem*> ways;
    eachSpoken(window(), [&](QAccessibleInterface& thing, const QQuickItem& item) {
        if (!item.isVisible()) return;
        if (thing.role() == QAccessible::Dialog && item.isEnabled()) dialogs.append(&item);
        if (isPressable(thing) && item.isEnabled()) ways.append(&item);
    });
    if (ways.isEmpty()) return u"nothing can be pressed"_s;
    for (const QQuickItem* dialog : std::as_const(dialogs)) {
        const auto inIt = [dialog](const QQuickItem* way) { return dialog->isAncestorOf(way); };
        if (std::none_of(ways.begin(), ways.end(), inIt))
            return u"a sheet without a button: "_s + dialog->objectName();
    }
    return {};
}

QString TestMonkey::fault() {
    if (const QStringList lines = Written::take(); !lines.isEmpty())
        return u"written: "_s + lines.join(u" | "_s);
    if (const QString thing = nameless(); !thing.isEmpty()) return u"without a name: "_s + thing;
    const auto focusIsNamed = [this] { return !spokenName(window().activeFocusItem()).isEmpty(); };
    if (!focusIsNamed() && !QTest::qWaitFor(focusIsNamed, 1000)) {
        const QQuickItem* item = window().activeFocusItem();
        return item == nullptr ? u"no focus"_s
                               : u"the focus has no name: %1 %2"_s.arg(
                                     item->objectName(), QLatin1String(item->metaObject()->className()));
    }
    QString what = stuck();
    if (!what.isEmpty() && !QTest::qWaitFor([&] { return (what = stuck()).isEmpty(); }, 5000)) return what;
    return {};
}

void TestMonkey::thereIsAlwaysAWayOn() {
    bool given = false;
    int steps = qEnvironmentVariableIntValue("BONEYARD_STEPS", &given);
    if (!given) steps = isQuick() ? 120 : 300;
    const Written written;
    QVERIFY(QTest::qWaitForWindowActive(&window()));
    for (int i = 0; i < steps; ++i) {
        step();
        const QString what = fault();
        if (what.isEmpty()) continue;
        std::printf("%s\n", qPrintable(done_.join(u'\n')));  // more than fits in a test's message
        QFAIL(qPrintable(u"BONEYARD_SEED=%1, step %2: %3"_s.arg(seed_).arg(i).arg(what.left(300))));
    }
}

BONEYARD_TEST(TestMonkey)
#include "tst_monkey.moc"
