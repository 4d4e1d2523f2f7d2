// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <cstdint>
#include <memory>

#include "gamewindow.h"
#include "settings/settings.h"
#include "store/archive.h"
#include "suite.h"

namespace boneyard::test {

/// What is tried in the game's window, with settings and kept matches of its own. At an instant pace, until a
/// test sets another.
class PageTest : public QObject {
    Q_OBJECT

protected:
    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Archive> archive_;
    std::shared_ptr<QQmlEngine> engine_;  ///< of all its windows
    std::unique_ptr<Game> game_;

    [[nodiscard]] QQuickWindow& window() const { return *game_->window(); }
    [[nodiscard]] Match& match() const { return *game_->match(); }

    /// The window as it is opened by this plan.
    void openWindow(const LaunchPlan& plan);
    /// A window of that size, and at its table a match that is kept nowhere.
    void openTable(MatchPlan plan, const QSize& size);

    /// The same, of bots but at the seats of `people`.
    void openFor(const QString& game, int seats, std::initializer_list<int> people, std::uint64_t deal,
                 const QString& pace, kit::GivenOptions options = {}, const QSize& size = {1000, 700});

    /// Where it is in the window.
    [[nodiscard]] static QRectF place(const QQuickItem& item) {
        return item.mapRectToScene({0, 0, item.width(), item.height()});
    }
    /// The middle of what has that name, in the window.
    [[nodiscard]] QPoint middleOf(const QString& name) const;
    /// The same once it stays there: a page is laid out over some frames, which are late on a busy machine.
    [[nodiscard]] QPoint restOf(const QString& name) const;
    /// Until a thing that has just appeared takes a press.
    static void settle();

private slots:
    void initTestCase();
    void cleanup() { game_.reset(); }
};

/// What a hand does at the table: a person at the first seat, against bots.
class HandTest : public PageTest {
    Q_OBJECT

protected:
    /// A match of usual rules, in a window of 1280 by 800, when it is the person's turn.
    void open(const QString& game, int seats, std::uint64_t deal);

    /// Tiles & Deal, when another has just thrown a tile that can be taken.
    void openAtAThrownTile();

    /// Until a heap takes a press: on a busy machine what is timed in the window runs late.
    void waitFor(const QString& heap) const;

    /// The tiles on the rack, as they stand.
    [[nodiscard]] QStringList rack() const;
    /// Where one of them stands.
    [[nodiscard]] QPoint tileAt(int row) const;
    /// Brings the keyboard there, by Tab alone.
    void tabTo(const QString& name) const;
    /// Where one looks at the table from.
    [[nodiscard]] QObject* camera() const;
    /// Takes up what is at one place with the mouse, and holds it at another.
    void dragTo(const QPoint& from, const QPoint& to) const;
    /// The tile that is dragged from the rack, when one is.
    [[nodiscard]] const QQuickItem* dragged() const;
    /// Takes up a tile that fits, and holds it where it can be laid.
    [[nodiscard]] QPoint holdOverAPlace() const;
};

}  // namespace boneyard::test
