// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "setup/launchoptions.h"

#include <QCoreApplication>
#include <QFileOpenEvent>
#include <utility>

namespace boneyard::ui {

LaunchOptions::LaunchOptions(LaunchPlan plan, QObject* parent) : QObject(parent), plan_(std::move(plan)) {
    if (QCoreApplication* app = QCoreApplication::instance()) app->installEventFilter(this);
}

bool LaunchOptions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FileOpen) {
        emit fileWanted(static_cast<QFileOpenEvent*>(event)->file());
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void LaunchOptions::prepare(MatchSetup* setup) const {
    if (setup != nullptr && plan_.hasGame) setup->takeOver(plan_.match);
}

}  // namespace boneyard::ui

#include "moc_launchoptions.cpp"
