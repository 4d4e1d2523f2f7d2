// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The sheet that the match itself calls for, and when: first it is seen to lie what was laid last, and what has won the
/// round or the match. Whoever presses meanwhile need not wait for the rest.
MouseArea {
    id: root

    required property Match match
    required property SheetOverlay sheets
    property bool came: false ///< the sheet of the end that the match stands at has come, and may have been put away
    readonly property list<string> names: ["round", "out", "match", "cover"]
    readonly property bool _waits: soon.running && (root.match.turn.phase === Turn.MatchOver || root.match.turn.phase === Turn.RoundOver)

    /// One of `names`, or empty.
    function sheet(): string {
        switch (root.match.turn.phase) {
        case Turn.RoundOver:
            return root.match.roundEnd.outTitle !== "" ? "out" : "round";
        case Turn.MatchOver:
            return "match";
        case Turn.Cover:
            return "cover";
        }
        return "";
    }
    /// Opens it when it is time, and closes what is not called for any more.
    function follow() {
        const own = root.sheet();
        soon.stop();
        root.came = false;
        root.sheets.under = "";
        if (own === "cover")
            root.sheets.name = own;
        else if (own !== "")
            soon.restart();
        else if (root.names.includes(root.sheets.name))
            root.sheets.close();
    }
    /// It comes at once. True: it was still waited for.
    function hasten(): bool {
        if (!root._waits)
            return false;
        soon.stop();
        root._come();
        return true;
    }
    /// Behind what somebody has opened meanwhile.
    function _come() {
        root.came = true;
        if (root.sheets.open && !root.names.includes(root.sheets.name))
            root.sheets.under = root.sheet();
        else
            root.sheets.name = root.sheet();
    }

    enabled: root._waits
    visible: enabled
    acceptedButtons: Qt.AllButtons
    onPressed: root.hasten()

    Timer {
        id: soon

        readonly property int _shown: Theme.won === 0 ? 1 : Theme.arc + Theme.landed + Theme.won

        interval: root.match.turn.phase !== Turn.Cover ? soon._shown : Theme.still ? 1 : 1300
        onTriggered: root._come()
    }
}
