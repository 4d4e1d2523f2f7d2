// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// A seat at the table: who sits there, what they hold, their score, and what they just did in a word.
SpokenPlate {
    id: root

    readonly property alias mark: front.mark
    property bool wordAbove: false
    property real wordRoom: 1000 ///< what it did is at most so wide
    readonly property alias fitsShared: front.fitsShared ///< there is room for the sign that the points are the team's
    readonly property alias fittingMark: front.fittingMark
    property alias markSize: front.markSize
    property bool shares: root.fitsShared ///< there is a sign that the points are the team's
    property real below: 0 ///< something lies under it, so high

    /// What hangs at it, or will: nothing of the table is to lie there. Of the item that it lies in.
    readonly property rect hangs: {
        const shown = shownTiles.visible && !root.small ? shownTiles.width : 0;
        const wide = root.small && root.below === 0 ? Math.max(shown, pill.visible ? pill.width : 0) : Math.max(root.width, root._widest);
        const left = root.small ? root.x + (root.width - wide) / 2 : root._wordAt(wide) + root.x;
        const gap = root.small ? 0 : 6; // a rack stands beside the plate, and beside nothing that hangs lower
        return Qt.rect(left, root.wordAbove ? root.y - root.hangsBy : root.y + root.height + gap, wide, root.hangsBy - gap);
    }
    readonly property rect hangsNow: said.visible || pill.visible || dots.visible || shownTiles.visible || root.below > 0 ? root.hangs : Qt.rect(0, 0, 0, 0)
    readonly property real hangsBy: (root.small ? (pill.visible ? pill.height + 2 : 0) : said.height + 10) + (shownTiles.visible && !root.small ? shownTiles.height + 4 : 0) + root.below ///< so far

    /// What it has won lies beside it, on the side where there is room.
    readonly property rect heapRect: heap.visible ? Qt.rect(root.x + heap.x, root.y + heap.y, heap.width, heap.height) : Qt.rect(0, 0, 0, 0)

    /// The tiles that it has shown: in a small window they stand there, too.
    readonly property rect shownRect: shownTiles.visible ? Qt.rect(root.x + shownTiles.x, root.y + shownTiles.y, shownTiles.width, shownTiles.height) : Qt.rect(0, 0, 0, 0)
    readonly property real shownHigh: shownTiles.visible && !root.small ? shownTiles.height + 6 : 0 ///< elsewhere they hang, so far
    readonly property real shownWide: shownTiles.visible && root.small ? shownTiles.width + 4 : 0

    property real _widest: 0 ///< of the words of the round so far: the place for them does not shrink again
    readonly property real _beside: shownTiles.visible ? shownTiles.height + 4 : root.below
    readonly property bool _keepsPass: root.wordAbove && root.passed ///< of one's own nothing else tells, when it was done by itself
    readonly property bool _tells: said.text !== "" && root.passed && (root._keepsPass || !root.glows) ///< a small plate has no room for words, but nothing else tells of a pass: it stands after the number
    readonly property string _passed: qsTranslate("Narrator", "passed") ///< and nothing of what was drawn before

    objectName: "plate"
    implicitWidth: front.implicitWidth
    summed: root.small && front.shares
    onWordPlyChanged: if (root.wordPly < 0)
        root._widest = 0 // another round
    // The ring that the seats stand in is not mirrored, their words are.
    LayoutMirroring.enabled: Settings.rightToLeft
    LayoutMirroring.childrenInherit: true

    /// What counts up has done so.
    function calm() {
        front.calm();
    }
    /// In the middle, as far as it stays in sight.
    function _wordAt(wide: real): real {
        return Math.max(4 - root.x, Math.min((root.width - wide) / 2, (root.parent?.width ?? 0) - root.x - wide - 4));
    }

    PlateFront {
        id: front

        width: root.width
        height: root.height
        plate: root
        own: root.wordAbove
        word: root._tells && !pill.visible ? root._passed : ""
        //: On the plate of a player who has partners, before what they have in all
        readonly property string inAll: qsTr("together")
        //: On the plate of a player who has partners, before what they have in the final, which starts anew
        readonly property string inFinal: qsTr("final, together")

        sharedWord: root.small ? "\u03a3" : root.decides !== undefined ? inFinal : inAll
        sharedShown: root.shares
        dotsWidth: dots.width
        dotsShown: dots.visible
    }
    ThinkingDots {
        id: dots

        readonly property Item hanging: pill.visible ? pill : shownTiles.visible ? shownTiles : null
        readonly property real besideIt: {
            const after = (dots.hanging?.x ?? 0) + (dots.hanging?.width ?? 0) + 5;
            return root.x + after + dots.width < (root.parent?.width ?? 0) ? after : (dots.hanging?.x ?? 0) - 5 - dots.width;
        }

        // in the place of the level; a badge has none: there they hang from it, beside what else does
        x: !root.small ? Settings.rightToLeft ? front.pad : root.width - front.pad - width : hanging ? besideIt : (root.width - width) / 2
        y: !root.small ? root.height - Theme.px(14) - height : hanging ? hanging.y + (hanging.height - height) / 2 : root.wordAbove ? -height - 4 : root.height + 4
        visible: root.thinking && root.glows
    }
    WonHeap {
        id: heap

        readonly property bool _after: root.x + root.width + heap.width + 12 < (root.parent?.width ?? 0)

        x: heap._after ? root.width + 8 : -heap.width - 8
        visible: root.won > 0 && !root.small
        face: root.face
        count: root.won
        spoken: root.wonSpoken
        high: root.height

        function explain(): var {
            return root.meanings?.ofHeap(root.seat) ?? {};
        }
    }
    StandingPill {
        id: pill

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.wordAbove ? -height - 1 : root.height + 1 + root.below
        visible: root.small && (root.brief !== "" || root.won > 0) && !shownTiles.visible
        face: root.face
        text: front.standing
        pass: root._tells ? root._passed : ""
        room: root.width
        met: root.standing === SeatModel.Met
        won: root.won
        wonSpoken: root.wonSpoken

        function explain(): var {
            const heap = root.meanings?.ofHeap(root.seat) ?? {};
            const plate = root.explain();
            return Object.assign(plate, {
                "words": [plate.words, heap.words ?? ""].filter(words => words !== "").join(" ")
            });
        }
    }
    ShownTiles {
        id: shownTiles

        readonly property bool _after: root.x + root.width + root.shownWide <= (root.parent?.width ?? 0)

        x: !root.small ? (root.width - width) / 2 : shownTiles._after ? root.width + 4 : -width - 4
        y: root.small ? (root.height - height) / 2 : root.wordAbove ? -height - 6 : root.height + 6
        visible: root.shown.length > 0 && root.below === 0
        face: root.face
        tiles: root.shown
        unit: Theme.px(root.small ? 14 : 22)

        function explain(): var {
            return root.explain();
        }
    }
    SeatWord {
        id: said

        x: root._wordAt(width)
        y: root.wordAbove ? -height - 8 - root._beside : root.height + 8 + root._beside
        objectName: "seatWord"
        word: root.word
        wordPly: root.wordPly
        stays: root._keepsPass
        room: root.wordRoom
        visible: !root.small && text !== ""
        onWidthChanged: if (text !== "")
            root._widest = Math.max(root._widest, width)

        function explain(): var {
            return root.explain();
        }
    }
}
