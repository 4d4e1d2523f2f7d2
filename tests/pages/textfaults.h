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

/// The two of pseudolanguage.h, whose words are longer than any, and of the languages every third, by the
/// number of what is looked at: so that three in a row are seen in all. A person who waits for the tests sees
/// six only: the two that are made up, as it was written, the one with the longest words, one that reads from
/// the right and one without spaces; who asks for all (BONEYARD_WHOLE) all of them.
[[nodiscard]] bool isQuick();
/// Of things that are each looked at in so many ways (games in sizes), whether that row is for a person who
/// waits, too: he sees each thing and each way, but not each thing in each way.
[[nodiscard]] bool isLookedAt(int row, int ways);
[[nodiscard]] QStringList lookedAtLanguages(int number);
/// Those that are looked at with a game, by its number: every second, every fifth for a person who waits, or
/// all.
[[nodiscard]] QStringList languagesWith(int game);

}  // namespace boneyard::test
