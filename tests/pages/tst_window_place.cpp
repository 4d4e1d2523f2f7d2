// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include "program/windowplace.h"
#include "settings/settings.h"
#include "suite.h"

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The window is where it was left.
class TestWindowPlace : public QObject {
    Q_OBJECT

    [[nodiscard]] QString file() { return folder_.filePath(QString::number(number_)); }
    /// Leaves a window at `rect`, as the player does who drags it there.
    void leave(const QRect& rect);

    QTemporaryDir folder_;
    int number_ = 0;

private slots:
    void theFirstStartFitsTheScreen();
    void theSecondStartPutsTheWindowWhereItWas();
    void aWindowThatFilledTheScreenDoesSoAgainAndKnowsItsOldSize();
    void aPlaceThatIsOnNoScreenIsForgotten();
    void nonsenseInTheFileIsNoPlace();
};

void TestWindowPlace::leave(const QRect& rect) {
    Settings settings(file(), {});
    WindowPlace windowPlace(settings);
    QQuickWindow window;
    window.show();
    windowPlace.watch(&window);
    window.setGeometry(rect);
    QCoreApplication::processEvents();
    QCOMPARE(window.geometry(), rect);
}

void TestWindowPlace::theFirstStartFitsTheScreen() {
    ++number_;
    Settings settings(file(), {});
    const WindowPlace windowPlace(settings);
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    QCOMPARE(windowPlace.size({300, 200}), QSize(300, 200));
    QCOMPARE(windowPlace.size({30000, 20000}), screen);
}

void TestWindowPlace::theSecondStartPutsTheWindowWhereItWas() {
    ++number_;
    const QRect rect(90, 60, 500, 400);
    leave(rect);
    Settings settings(file(), {});
    WindowPlace windowPlace(settings);
    QCOMPARE(windowPlace.size({1280, 800}), rect.size());
    QQuickWindow window;
    window.resize(windowPlace.size({1280, 800}));
    window.show();
    windowPlace.watch(&window);
    QTRY_COMPARE(window.geometry(), rect);
}

void TestWindowPlace::aWindowThatFilledTheScreenDoesSoAgainAndKnowsItsOldSize() {
    ++number_;
    const QRect rect(90, 60, 500, 400);
    leave(rect);
    {
        Settings settings(file(), {});
        WindowPlace windowPlace(settings);
        QQuickWindow window;
        window.setGeometry(rect);
        window.show();
        windowPlace.watch(&window);
        window.showMaximized();
        QTRY_COMPARE(window.visibility(), QWindow::Maximized);
    }
    Settings settings(file(), {});
    QVERIFY(settings.windowPlace().maximized);
    WindowPlace windowPlace(settings);
    QCOMPARE(windowPlace.size({1280, 800}), rect.size());
    QQuickWindow window;
    window.show();
    windowPlace.watch(&window);
    QTRY_COMPARE(window.visibility(), QWindow::Maximized);
}

void TestWindowPlace::aPlaceThatIsOnNoScreenIsForgotten() {
    ++number_;
    Settings settings(file(), {});
    settings.keepWindowPlace({QRect(90000, 60, 500, 400), false});
    WindowPlace windowPlace(settings);
    QQuickWindow window;
    window.show();
    windowPlace.watch(&window);
    QCoreApplication::processEvents();
    QVERIFY(window.screen()->geometry().intersects(window.geometry()));
}

void TestWindowPlace::nonsenseInTheFileIsNoPlace() {
    ++number_;
    QFile text(file());
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("[window]\nrect=large\nmaximized=perhaps\n");
    text.close();
    Settings settings(file(), {});
    const WindowPlace windowPlace(settings);
    QCOMPARE(windowPlace.size({300, 200}), QSize(300, 200));
}

BONEYARD_TEST(TestWindowPlace)

#include "tst_window_place.moc"
