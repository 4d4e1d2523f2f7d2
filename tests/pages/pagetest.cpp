// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "pagetest.h"

#include <QPauseAnimation>
#include <QSignalSpy>
#include <algorithm>
#include <utility>

#include "registry.h"

namespace boneyard::test {

namespace {

/// A tile's item on the rack; null when it stands nowhere below that one.
QQuickItem* standing(QQuickItem* item, const QString& tile) {
    if (item->objectName() == u"rackTile"_s && item->property("tile").toString() == tile) return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = standing(child, tile)) return found;
    }
    return nullptr;
}

}  // namespace

void PageTest::initTestCase() {
    QVERIFY(folder_.isValid());
    settings_ = std::make_unique<Settings>(folder_.filePath(u"settings.ini"_s), Settings::Overrides{});
    archive_ = std::make_unique<Archive>(folder_.filePath(u"matches.sqlite"_s));
    settings_->setPace(u"instant"_s);
    settings_->setSounds(false);
    engine_ = std::make_shared<QQmlEngine>();
}

void PageTest::openWindow(const LaunchPlan& plan) {
    game_.reset();
    game_ = std::make_unique<Game>(plan, engine_);
    // Deals were looked for because of what comes of them: bots lean to nothing here.
    match().turn()->setThinker([](const kit::Match& match, kit::Seat seat, int level, std::uint64_t seed) {
        return make_bot(match, seat, level, seed);
    });
    QVERIFY(game_->window() != nullptr && QTest::qWaitForWindowExposed(game_->window()));
    // The screen's pointer stands in the window's corner, over a button: its tip would cover what lies below.
    QEvent away(QEvent::Leave);
    QCoreApplication::sendEvent(game_->window(), &away);
}

void PageTest::openTable(MatchPlan plan, const QSize& size) {
    plan.keep = false;
    LaunchPlan launch;
    launch.page = u"table"_s;
    launch.hasGame = true;
    launch.match = std::move(plan);
    launch.size = size;
    openWindow(launch);
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
}

void PageTest::openFor(const QString& game, int seats, std::initializer_list<int> people, std::uint64_t deal,
                       const QString& pace, kit::GivenOptions options, const QSize& size) {
    settings_->setPace(pace);
    MatchPlan plan{game, seats, deal, std::move(options), Players::usual(seats)};
    for (int seat = 0; seat < seats; ++seat) plan.players[seat].human = false;
    for (const int seat : people) plan.players[seat].human = true;
    openTable(std::move(plan), size);
}

void PageTest::settle() {
    // By the clock of QML's timers too, which stands still where frames are late.
    constexpr int kMoment = 420;
    QPauseAnimation pause(kMoment);
    pause.start();
    QTest::qWait(kMoment);
    QVERIFY(QTest::qWaitFor([&] { return pause.state() == QAbstractAnimation::Stopped; }, 30'000));
}

QPoint PageTest::middleOf(const QString& name) const {
    const QQuickItem* item = game_->item(name);
    return item != nullptr ? item->mapToScene({item->width() / 2, item->height() / 2}).toPoint() : QPoint();
}

QPoint PageTest::restOf(const QString& name) const {
    constexpr int kFrames = 30;
    QPoint last;
    for (int frame = 0; frame < kFrames; ++frame) {
        QSignalSpy drawn(&window(), &QQuickWindow::frameSwapped);
        window().update();
        drawn.wait();
        const QPoint now = middleOf(name);
        if (now == last) break;
        last = now;
    }
    return last;
}

void HandTest::open(const QString& game, int seats, std::uint64_t deal) {
    openTable({game, seats, deal, {}, Players::usual(seats)}, {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    settle();
}

void HandTest::openAtAThrownTile() {
    open(u"tiles_and_deal"_s, 2, 5);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    settle();
    const std::vector<std::string> legal = match().match()->legal();
    const auto away = std::find_if(legal.begin(), legal.end(),
                                   [](const std::string& action) { return action.starts_with("discard"); });
    QVERIFY(away != legal.end() && match().play(QString::fromStdString(*away)));
    QTRY_VERIFY(match().turn()->mayDraw());
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTest::qWait(20);  // it is drawn
}

void HandTest::waitFor(const QString& heap) const {
    const auto settled = [this, &heap] {
        const QObjectList parts = game_->item(heap)->findChildren<QObject*>();
        return std::none_of(parts.begin(), parts.end(), [](const QObject* part) {
            return part->inherits("QQmlTimer") && part->property("running").toBool();
        });
    };
    QPoint last;
    const auto lies = [&] {  // where it did a moment before
        QTest::qWait(60);
        const QPoint before = std::exchange(last, middleOf(heap));
        return before == last;
    };
    QTRY_VERIFY(lies() && settled());
}

QStringList HandTest::rack() const {
    QStringList tiles;
    for (int row = 0; row < match().table()->hand()->count(); ++row)
        tiles.append(match().table()->hand()->at(row, u"tile"_s).toString());
    return tiles;
}

QPoint HandTest::tileAt(int row) const {
    const QQuickItem* item = standing(window().contentItem(), rack()[row]);
    return item->mapToScene({item->width() / 2, item->property("centreY").toDouble()}).toPoint();
}

void HandTest::tabTo(const QString& name) const {
    for (int step = 0; step < 30; ++step) {
        QTest::keyClick(&window(), Qt::Key_Tab);
        const QQuickItem* at = window().activeFocusItem();
        if (at != nullptr && at->objectName() == name) return;
    }
    QFAIL(qPrintable(u"Tab does not lead to "_s + name));
}

QObject* HandTest::camera() const {
    const QQuickItem* area = game_->item(u"playArea"_s);
    if (area == nullptr) return nullptr;
    for (QObject* one : area->findChildren<QObject*>()) {
        if (QString::fromLatin1(one->metaObject()->className()).startsWith(u"TableEye_"_s)) return one;
    }
    return nullptr;
}

void HandTest::dragTo(const QPoint& from, const QPoint& to) const {
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&window(), from + (to - from) * step / 10, 5);
}

const QQuickItem* HandTest::dragged() const { return window().findChild<QQuickItem*>(u"dragTile"_s); }

QPoint HandTest::holdOverAPlace() const {
    constexpr int kStep = 24;
    const HandModel& hand = *match().table()->hand();
    int row = 0;
    while (row < hand.count() && !hand.at(row, u"playable"_s).toBool()) ++row;
    const QRect area = place(*game_->item(u"playArea"_s)).toRect();
    dragTo(tileAt(row), area.center());
    for (int y = area.top() + kStep; y < area.bottom(); y += kStep) {
        for (int x = area.left() + kStep; x < area.right(); x += kStep) {
            QTest::mouseMove(&window(), {x, y}, 1);
            if (dragged()->property("spot").toInt() >= 0) return {x, y};
        }
    }
    return {};
}

}  // namespace boneyard::test
