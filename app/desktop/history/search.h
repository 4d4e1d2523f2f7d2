// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

#include "store/storedmatch.h"

namespace boneyard::ui {

/// What the history says of matches in the player's language. It is searched for the very same words.
namespace historywords {
QString youWon();
QString someoneWon(const QString& who);
QString teamWon(const QString& who);
QString yourTeamWon(const QString& who);
QString shared(const QString& who);
QString dealOfDay();
QString withHints();
QString withUndo();
QString rounds(int count);
QString moves(int count);
}  // namespace historywords

/// What is asked for with such a text: each of its words, or several together where they are part of one
/// thing that a row shows ("deal of the day", "3 rounds"). A date or a time is meant where the text looks
/// like one, or like part of one.
QList<MatchTerm> searchTerms(const QString& text, QDate today);

}  // namespace boneyard::ui
