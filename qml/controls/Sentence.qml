// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick

/// Sentences in which names stand. One `arg()` after the other would fill in what a name itself holds: a player may be
/// called "Bo 100%1".
QtObject {
    /// A translation with words in its places, as filled() of the C++: the first for %1 and %L1, the second for %2 and
    /// %L2. At %L1 stands a number, in the digits of the language.
    function filled(sentence: string, words: var): string {
        return sentence.replace(/%(L?)([1-9])/g, (place, localised, number) => {
            const word = words[Number(number) - 1];
            return word === undefined ? place : localised === "L" ? Numbers.whole(word) : String(word);
        });
    }
}
