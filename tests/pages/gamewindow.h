// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <memory>
#include <utility>

#include "match/match.h"
#include "program/mainwindow.h"
#include "setup/launchoptions.h"

namespace boneyard::test {

using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The game's window, as the program itself opens it.
class Game {
public:
    /// Of several windows, one after the other, each is made faster by the engine that has made one.
    explicit Game(const LaunchPlan& plan, std::shared_ptr<QQmlEngine> engine = std::make_shared<QQmlEngine>())
        : engine_(std::move(engine)), launch_(plan), made_(*engine_, launch_) {}

    /// Null when it could not be made.
    [[nodiscard]] QQuickWindow* window() const { return made_.window(); }

    [[nodiscard]] Match* match() const { return window()->findChild<Match*>(); }

    /// What is in sight under that name; null when nothing is.
    [[nodiscard]] QQuickItem* item(const QString& name) const { return below(window()->contentItem(), name); }

    /// All that is in sight under one of those names.
    [[nodiscard]] QList<QQuickItem*> items(const QStringList& names) const {
        QList<QQuickItem*> found;
        collect(window()->contentItem(), names, found);
        return found;
    }

private:
    static void collect(QQuickItem* item, const QStringList& names, QList<QQuickItem*>& found) {
        if (!item->isVisible()) return;
        if (names.contains(item->objectName())) found.append(item);
        for (QQuickItem* child : item->childItems()) collect(child, names, found);
    }
    static QQuickItem* below(QQuickItem* item, const QString& name) {
        if (!item->isVisible()) return nullptr;
        if (item->objectName() == name) return item;
        for (QQuickItem* child : item->childItems()) {
            if (QQuickItem* found = below(child, name)) return found;
        }
        return nullptr;
    }

    std::shared_ptr<QQmlEngine> engine_;
    LaunchOptions launch_;
    MainWindow made_;
};

}  // namespace boneyard::test
