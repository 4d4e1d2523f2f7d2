// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "program/actionprinter.h"

#include "match/match.h"
#include "program/caller.h"

namespace boneyard::ui {

namespace {

void write(const QString& line) { caller::tell(stdout, line + u'\n'); }

void tellStart(const Match& shown) {
    const kit::Match* match = shown.match();
    if (match == nullptr) return;
    write(QStringLiteral("match %1 %2 %3")
              .arg(shown.game()->id(), shown.game()->deal(), QString::number(match->actions().size())));
    for (const std::string& action : match->actions()) write(QString::fromStdString(action));
}

}  // namespace

void ActionPrinter::watch(Match* match) {
    tellStart(*match);
    connect(match, &Match::started, this, [match] { tellStart(*match); });
    connect(match, &Match::shown, this, &write);
    connect(match, &Match::said, this, [](const QString& text) { write(QStringLiteral("said ") + text); });
    connect(match, &Match::takenBack, this, [](int plies) { write(QStringLiteral("back %1").arg(plies)); });
}

}  // namespace boneyard::ui

#include "moc_actionprinter.cpp"
