// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick

/// The card that says at length what a thing is, while one is open: no tip comes beside it, and a tip
/// goes for a message. Where there is no room for either, a line that is there anyhow says what they would.
QtObject {
    id: root

    property Item card: null
    property Item offer: null ///< a line that offers something, while one is open: no tip lies over its buttons

    property var table: null ///< an item, at which one plays: its functions `read()` and `lying()` give what no tip is to lie over, rectangles of the window, and what it had rather not

    property var line: null ///< an item: the line that says what is to be done, while there is one: it tells whether words fit it
    property string aside: "" ///< what it says instead

    signal spoken ///< a message has come, which no tip is to lie over

    function fits(words: string): bool {
        return root.line !== null && root.line.fits(words);
    }
    /// So many whole sentences of it as fit that line; all of it, where not even the first does: it is cut short there.
    /// Nothing, where there is no such line.
    function part(words: string): string {
        if (root.line === null)
            return "";
        const end = /[.!?\u061f](?=\s)|[\u3002\uff01\uff1f\u0964]/g;
        const ends = [];
        while (end.test(words))
            ends.push(end.lastIndex);
        ends.push(words.length);
        return ends.map(end => words.slice(0, end)).reverse().find(some => root.fits(some)) ?? words;
    }
    /// As a tip does: in a moment.
    function hint(words: string) {
        root._hinted = words;
        root._soon.restart();
    }
    function say(words: string) {
        root._soon.stop();
        root.aside = words;
    }
    function hush(words: string) {
        if (root._hinted === words)
            root._soon.stop();
        if (root.aside === words)
            root.aside = "";
    }

    property string _hinted: ""
    readonly property Timer _soon: Timer {
        interval: 500
        onTriggered: root.aside = root._hinted
    }
}
