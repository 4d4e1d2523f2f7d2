// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/roundend.h"

#include "common/words.h"

namespace boneyard::ui {

QString RoundEnd::title() const { return state_.played ? state_.narrator().roundTitle() : QString(); }

QString RoundEnd::text() const {  // what a seat gained stands beside its hand
    return state_.played ? state_.narrator().roundText(false) : QString();
}

QStringList RoundEnd::account() const {
    QStringList lines;
    for (const kit::Phrase& line : scene_.account) lines.append(say(line, &state_.players()));
    return lines;
}

QString RoundEnd::kind() const { return state_.played ? state_.narrator().roundEnding() : QString(); }

QString RoundEnd::outTitle() const { return state_.played ? state_.narrator().outTitle() : QString(); }

}  // namespace boneyard::ui

#include "moc_roundend.cpp"
