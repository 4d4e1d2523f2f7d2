// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "teller.h"

#include <cstdio>

#include "matchsession.h"

namespace boneyard::ui {

namespace {

void write(const QString& line) {
    std::puts(qPrintable(line));
    std::fflush(stdout);
}

void tellStart(const MatchSession& session) {
    const kit::Match* match = session.match();
    if (match == nullptr) return;
    write(QStringLiteral("match %1 %2 %3")
              .arg(session.gameId(), session.deal(), QString::number(match->actions().size())));
    for (const std::string& action : match->actions()) write(QString::fromStdString(action));
}

}  // namespace

void Teller::watch(MatchSession* session) {
    tellStart(*session);
    connect(session, &MatchSession::started, this, [session] { tellStart(*session); });
    connect(session, &MatchSession::shown, this, &write);
    connect(session, &MatchSession::said, this,
            [](const QString& text) { write(QStringLiteral("said ") + text); });
    connect(session, &MatchSession::takenBack, this,
            [](int plies) { write(QStringLiteral("back %1").arg(plies)); });
}

}  // namespace boneyard::ui
