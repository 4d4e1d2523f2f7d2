// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace boneyard::test {

/// What is wrong with the texts that are seen in a window: cut off, one over the other, not filled in.
QStringList textFaults(const QQuickWindow& window);
/// The same of one item in it, and all that is in that.
QStringList textFaults(const QQuickWindow& window, QQuickItem* below);

/// What is laid out again is so at the next frame.
void showTwoFrames(QQuickWindow& window);

/// All languages, and the two of pseudolanguage.h. A person who waits for the tests sees five only: one that
/// is made up and longer than any, as it was written, the one with the longest words, one that reads from the
/// right and one without spaces.
[[nodiscard]] bool isQuick();
[[nodiscard]] QStringList lookedAtLanguages();
/// Those that are looked at with a game, by its number: all, or so many that every language comes with one of
/// them.
[[nodiscard]] QStringList languagesWith(int game);

}  // namespace boneyard::test
