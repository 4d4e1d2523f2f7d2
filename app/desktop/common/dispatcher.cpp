// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/dispatcher.h"

namespace boneyard::ui {

Dispatcher::Dispatcher(QObject* parent) : QObject(parent) {
    connect(
        this, &Dispatcher::posted, this, [](const Work& work) { work(); }, Qt::QueuedConnection);
}

}  // namespace boneyard::ui

#include "moc_dispatcher.cpp"
