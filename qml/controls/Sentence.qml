// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick
import Boneyard.Settings

/// Sentences in which names stand, and facts side by side. One `arg()` after the other would fill in what a name itself
/// holds: a player may be called "Bo 100%1".
QtObject {
    id: root

    /// Facts side by side, as sideBySide() of the C++.
    function sideBySide(facts: var): string {
        return Array.from(facts).filter(fact => fact !== "").join(qsTranslate("Words", ", "));
    }
    /// Several in a row, as inARow() of the C++.
    function inARow(all: var): string {
        return Settings.locale.zeroDigit === "0" ? Array.from(all).filter(one => one !== "").join(" · ") : root.sideBySide(all);
    }
    /// A translation with words in its places, as filled() of the C++: the first for %1 and %L1, the second for %2 and
    /// %L2. At %L1 stands a number, in the digits of the language.
    function filled(sentence: string, words: var): string {
        return sentence.replace(/%(L?)([1-9])/g, (place, localised, number) => {
            const word = words[Number(number) - 1];
            return word === undefined ? place : localised === "L" ? Numbers.whole(word) : String(word);
        });
    }
}
