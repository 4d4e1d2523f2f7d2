// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// A seat at the table: who sits there, what he holds, his score, and what he just did in a word.
Rectangle {
    id: root

    required property string face
    required property int seat
    required property string name
    required property bool human
    required property string levelName
    required property int score
    required property int handCount
    required property bool toMove
    required property bool thinking
    required property string word
    required property int deed
    required property bool passed
    required property string brief
    required property string meaning
    required property int standing
    required property var shown
    required property int team
    required property string partners
    required property var decides ///< what it has in a final that the totals do not decide; else undefined
    required property int won
    required property string wonSpoken
    required property string medallion
    required property string manner ///< of a bot: its level, and how it plays
    property Meanings meanings: null
    property real dealt: 1 ///< part of its tiles that are seen to have come
    readonly property alias mark: mark
    property bool small: false
    property bool roomy: false ///< the rack of its tiles may be as long as it is
    property bool wordAbove: false
    property bool arriving: false ///< a tile is on its way: what it brings is not counted yet
    property real wordRoom: 1000 ///< what it did is at most so wide
    property bool shares: root.fitsShared ///< there is a sign that the points are the team's
    property real below: 0 ///< something lies under it, so high

    /// What hangs at it, or will: nothing of the table is to lie there. Of the item that it lies in.
    readonly property rect hangs: {
        const shown = shownTiles.visible && !root.small ? shownTiles.width : 0;
        const wide = root.small && root.below === 0 ? Math.max(shown, pill.visible ? pill.width : 0) : Math.max(root.width, root._widest);
        const left = root.small ? root.x + (root.width - wide) / 2 : root._wordAt(wide) + root.x;
        return Qt.rect(left, root.wordAbove ? root.y - root.hangsBy : root.y + root.height, wide, root.hangsBy);
    }
    readonly property real hangsBy: (root.small ? (pill.visible ? pill.height + 2 : 0) : said.height + 10) + (shownTiles.visible && !root.small ? shownTiles.height + 4 : 0) + root.below ///< so far

    /// What it has won lies beside it, on the side where there is room.
    readonly property rect heapRect: heap.visible ? Qt.rect(root.x + heap.x, root.y + heap.y, heap.width, heap.height) : Qt.rect(0, 0, 0, 0)

    /// In a small window the tiles that it has shown stand there, too.
    readonly property rect shownRect: shownTiles.visible && root.small ? Qt.rect(root.x + shownTiles.x, root.y + shownTiles.y, shownTiles.width, shownTiles.height) : Qt.rect(0, 0, 0, 0)
    readonly property real shownHigh: shownTiles.visible && !root.small ? shownTiles.height + 6 : 0 ///< elsewhere they hang, so far
    readonly property real shownWide: shownTiles.visible && root.small ? shownTiles.width + 4 : 0

    property real _widest: 0 ///< of the words so far: the place for them does not shrink again
    readonly property string _who: Spoken.together(root.name, root.partners)
    readonly property bool _glows: turned.shown
    readonly property int _figure: root.decides ?? root.score
    //: Spoken for a seat. %1 a name, %2 "12 tiles", %3 "34 points"
    readonly property string _what: qsTr("%1: %2, %3").arg(root._who).arg(qsTr("%n tile(s)", "", root.handCount)).arg(Spoken.sum(root._figure, root.partners, root.decides !== undefined))
    //: The sign Σ before the points on a small plate
    readonly property string _sign: root.small && shared.visible ? qsTr("Σ: what partners have together.") : ""
    readonly property string _standing: (root.standing === SeatModel.Met ? "\u2713 " : "") + root.brief
    readonly property real _beside: shownTiles.visible ? shownTiles.height + 4 : root.below
    /// There is room for the sign beside a name and the number of tiles.
    readonly property bool fitsShared: root.partners === "" || !root.small || shared.rest >= Math.min(brief.wholeWidth, Theme.small * 2.6)
    readonly property bool _tells: said.text !== "" && root.passed ///< a small plate has no room for words, but nothing else tells of a pass: it stands in the name's place
    readonly property real _pad: root.small ? 7 : 12
    readonly property real _gap: root.small ? 5 : 9
    readonly property real _face: mark.visible ? mark.anchors.leftMargin + mark.width + root._gap - root._pad : 0 ///< what it takes from the name's room
    readonly property real _badge: Math.max(96, Math.min(170, brief.wholeWidth + scoreText.implicitWidth + shared.wide + root.implicitHeight + 24))

    objectName: "plate"
    implicitWidth: root.small ? root._badge : Math.max(Theme.px(188 * Math.max(1, Settings.textScale * 0.95)), level.implicitWidth + root.implicitHeight + Theme.px(66) + 2 * root._pad) + shared.taken + (root.roomy ? Theme.px(64) : 0)
    implicitHeight: root.small ? Theme.small + 16 : Theme.body + Theme.small + 26
    radius: root.small ? height / 2 : Theme.radius
    opacity: root.standing === SeatModel.Out ? 0.6 : 1
    color: Theme.colors.plate
    border.width: root._glows ? 2 : Theme.colors.outlineWidth
    border.color: root._glows ? Theme.colors.accent : Theme.light ? "transparent" : Theme.colors.outline // dark on dark
    Accessible.role: Accessible.StaticText
    Accessible.name: root._what
    //: Spoken for the seat whose turn it is
    Accessible.description: (root.toMove ? qsTr("To move") : root.word) + (root.meaning !== "" ? ", " + root.meaning : root.brief === "" ? "" : ", " + root.brief)

    // The ring that the seats stand in is not mirrored, their words are.
    LayoutMirroring.enabled: Settings.rightToLeft
    LayoutMirroring.childrenInherit: true

    function explain(): var {
        return {
            "name": root._what,
            "face": {
                "sign": root.medallion,
                "seat": root.seat,
                "team": root.team
            },
            "words": Array.of(root.manner, root._sign, root.meaning, root.wonSpoken).filter(words => words !== "").join(" "),
            "rule": root.meanings?.ruleOfSeat(root.seat) ?? ""
        };
    }
    /// What counts up has done so.
    function calm() {
        counted.cut();
    }
    /// From the side of a badge to a medallion of that size.
    function _edge(size: real): real {
        return Math.min(5, Math.round((root.height - size) / 2));
    }
    /// Whether a badge has room for one, beside the name and what partners have together.
    function _fits(size: real): bool {
        const rest = root.width - root._pad - scoreText.implicitWidth - root._edge(size) - size - root._gap - 8;
        return rest - (root.partners === "" ? 0 : shared.wide) >= brief.wanted;
    }
    /// In the middle, as far as it stays in sight.
    function _wordAt(wide: real): real {
        return Math.max(4 - root.x, Math.min((root.width - wide) / 2, (root.parent?.width ?? 0) - root.x - wide - 4));
    }

    Counted {
        id: counted

        now: root._figure
        arriving: root.arriving
    }
    Arrived { // with what the bar above says of it
        id: turned

        now: root.toMove
        arriving: root.arriving
    }
    Arrived { // what the round brings so far, too
        id: stands

        now: root._standing
        arriving: root.arriving
    }
    SeatGlow {
        visible: root._glows && !Theme.plain
        round: root.radius
    }
    Medallion {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: !mark.visible ? 0 : root.small ? root._edge(height) : 10
        anchors.verticalCenter: parent.verticalCenter
        visible: mark.size > 0
        sign: root.medallion
        seat: root.seat
        team: root.team
        size: !root.small ? root.height - 18 : Array.of(root.height - 8, Theme.small + 3, Theme.small).find(size => root._fits(size)) ?? 0 // else the name needs the room
    }
    SeatName {
        id: brief

        anchors.left: mark.right
        anchors.leftMargin: mark.visible ? root._gap : root._pad
        anchors.right: scoreText.left
        anchors.rightMargin: 4 + shared.taken
        anchors.top: root.small ? undefined : parent.top
        anchors.topMargin: 8
        anchors.verticalCenter: root.small ? parent.verticalCenter : undefined
        name: root.name
        word: root._tells && !pill.visible ? root.word : ""
        handCount: root.handCount
        small: root.small
        room: root.width - 2 * root._pad - scoreText.implicitWidth - shared.taken - 4 - root._face
    }
    AppText {
        id: scoreText

        anchors.right: parent.right
        anchors.rightMargin: root._pad
        anchors.verticalCenter: root.small ? parent.verticalCenter : brief.verticalCenter
        opacity: 0 // it keeps the room that the score needs: a plate does not change while a tile flies
        text: Numbers.whole(root._figure)
        font.pixelSize: root.small ? Theme.small : Theme.large
        font.weight: Font.Bold
        color: Theme.colors.accent
        Accessible.ignored: true
    }
    AppText {
        // the points beside it are the team's
        id: shared

        readonly property real wide: root.partners !== "" ? shared.implicitWidth + 3 : 0
        readonly property real taken: shared.visible ? shared.wide : 0
        readonly property real rest: root.width - 2 * root._pad - scoreText.implicitWidth - shared.wide - 8 - root._face ///< for the name

        objectName: "together"
        anchors.right: scoreText.left
        anchors.rightMargin: 3
        anchors.baseline: scoreText.baseline
        visible: root.partners !== "" && root.shares
        //: On the plate of a player who has partners, before what they have in all
        text: root.small ? "\u03a3" : qsTr("together")
        font.pixelSize: Theme.small
        font.weight: root.small ? Font.DemiBold : Font.Normal
        color: root.small ? Theme.teams[root.team] ?? Theme.colors.quiet : Theme.colors.quiet
        Accessible.ignored: true
    }
    AppText {
        objectName: "score"
        anchors.right: scoreText.right
        anchors.verticalCenter: scoreText.verticalCenter
        text: Numbers.whole(counted.seen)
        font: scoreText.font
        color: scoreText.color
        Accessible.ignored: true
    }
    HandBacks {
        face: root.face
        anchors.left: mark.right
        anchors.leftMargin: root._gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 9
        visible: !root.small && root.handCount > 0
        count: Math.round(root.handCount * root.dealt)
        room: root.width - 2 * root._pad - root._face - (root.human && root.brief === "" ? 0 : Math.max(dots.width, level.implicitWidth) + root._pad)
    }
    AppText {
        id: level

        anchors.right: parent.right
        anchors.rightMargin: root._pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 8
        visible: !root.small && !dots.visible
        text: root.brief !== "" ? stands.shown : root.human ? "" : root.levelName
        font.pixelSize: root.brief !== "" ? Theme.body : Theme.small
        font.weight: root.brief !== "" ? Font.DemiBold : Font.Normal
        color: root.standing === SeatModel.Met ? Theme.colors.good : root.brief !== "" && root.standing !== SeatModel.Out ? Theme.colors.ink : Theme.colors.quiet
        Accessible.ignored: true
    }
    ThinkingDots {
        id: dots

        readonly property Item hanging: pill.visible ? pill : shownTiles.visible ? shownTiles : null
        readonly property real besideIt: {
            const after = (dots.hanging?.x ?? 0) + (dots.hanging?.width ?? 0) + 5;
            return root.x + after + dots.width < (root.parent?.width ?? 0) ? after : (dots.hanging?.x ?? 0) - 5 - dots.width;
        }

        // in the place of the level; a badge has none: there they hang from it, beside what else does
        x: !root.small ? Settings.rightToLeft ? root._pad : root.width - root._pad - width : hanging ? besideIt : (root.width - width) / 2
        y: !root.small ? root.height - 14 - height : hanging ? hanging.y + (hanging.height - height) / 2 : root.wordAbove ? -height - 4 : root.height + 4
        visible: root.thinking && root._glows
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
        text: root._tells ? root.word : stands.shown
        met: root.standing === SeatModel.Met && !root._tells
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
        deed: root.deed
        room: root.wordRoom
        visible: !root.small && text !== ""
        onWidthChanged: if (text !== "")
            root._widest = Math.max(root._widest, width)

        function explain(): var {
            return root.explain();
        }
    }
    HoverHandler {
        id: pointer
    }
    TapHandler {
        id: touched
    }
    Tip {
        text: Array.of(root._what, root._sign, root.meaning).filter(words => words !== "").join("\n")
        shown: pointer.hovered || touched.pressed
    }
}
