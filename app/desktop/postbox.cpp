// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "postbox.h"

namespace boneyard::ui {

Postbox::Postbox(QObject* parent) : QObject(parent) {
    connect(
        this, &Postbox::posted, this, [](const Work& work) { work(); }, Qt::QueuedConnection);
}

}  // namespace boneyard::ui
