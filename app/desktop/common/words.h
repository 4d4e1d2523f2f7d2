// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QVariantMap>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/phrase.h"
#include "kit/scene.h"

QT_FORWARD_DECLARE_CLASS(QObject)

namespace boneyard::ui {

class Players;

/// A phrase of the core in the player's language: its translation with %1, %L1 and %n filled in. Where it
/// speaks of players, `players` has their names.
QString say(const kit::Phrase& phrase, const Players* players = nullptr);

/// Several as sentences one after another.
QString say(const std::vector<kit::Phrase>& sentences, const Players& players);

/// A translation with words in its places: the first for %1 and %L1, the second for %2 and %L2.
QString filled(const QString& sentence, const QStringList& words);

/// A tile's name, or whatever else reads from left to right, for use in a sentence of any direction.
QString isolated(const QString& text);

/// Facts side by side, as the language parts them: "3 rounds, 84 moves, Skilled". What is empty is left out.
QString sideBySide(QStringList facts);

/// Several in a row, as names with their points: "Ada 3 · Bruno 5". Where a digit may look like that dot, as
/// the Arabic nought does, they are parted as facts side by side are.
QString inARow(const QStringList& all);

/// A text from elsewhere (a file's name, what was typed) as a sentence may show it: one line, not too long.
QString quoted(QString words, qsizetype longest = 60);

/// The core's texts and lists as Qt has them.
QString text(std::string_view view);
QList<int> list(const std::vector<int>& values);

/// What a tile stands for that is printed with something else: {values, suits}; empty: nothing.
QVariantMap standsForMap(const kit::StandsFor& other);

/// A face as QML gets it where there is no model: {tile, values, suit, spoken, standsFor}.
QVariantMap faceMap(const kit::Face& face);

/// A group of tiles of an open hand likewise: {label, tiles, onTable}.
QVariantMap groupMap(const kit::HandGroup& group);

/// Calls `action` whenever the language has been changed, as long as `owner` lives.
void onLanguageChange(QObject* owner, std::function<void()> action);

}  // namespace boneyard::ui
