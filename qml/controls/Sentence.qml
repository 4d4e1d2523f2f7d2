// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick
import Boneyard.Settings

/// Sentences in which names stand, and facts side by side. One `arg()` after the other would fill in what a name itself
/// holds: a player may be called "Bo 100%1".
QtObject {
    id: root

    readonly property string _digit: "[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]" ///< one, in a regular expression

    /// Facts side by side, as sideBySide() of the C++.
    function sideBySide(facts: var): string {
        return Array.from(facts).filter(fact => fact !== "").join(qsTranslate("Words", ", "));
    }
    /// Several in a row, as inARow() of the C++.
    function inARow(all: var): string {
        return Settings.locale.zeroDigit === "0" ? Array.from(all).filter(one => one !== "").join(" · ") : root.sideBySide(all);
    }
    /// A sentence whose last line is not a short number alone: "… so it counts 0."
    function closed(words: string): string {
        return words.replace(new RegExp(` (${root._digit}\\S{0,2})$`), "\u00a0$1");
    }
    /// One where no line ends between two numbers and the little word between these: "3 of 4".
    function unbroken(words: string): string {
        return words.replace(new RegExp(`(${root._digit}) (\\S{1,4}) (?=${root._digit})`, "g"), "$1\u00a0$2\u00a0");
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
