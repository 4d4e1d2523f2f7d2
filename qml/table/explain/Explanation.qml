// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// What a thing at the table is, in a sentence or two beside it, with a way into the rule book. Spoken as it comes.
Rectangle {
    id: root

    property rect room ///< of the item it lies in: it goes nowhere else
    property string name: ""
    property string words: ""
    property var face: null ///< of a seat: {sign, seat, team}
    property string rule: ""

    readonly property real _wide: root.width - 32
    readonly property real _aside: root.face ? picture.width + 10 : 0
    readonly property real _meaningHeight: root.words !== "" ? meaning.height + 4 : 0

    signal ruleWanted

    /// Beside `place`, which stays in sight.
    function show(what: var, place: rect) {
        root.visible = false; // hidden and shown again, so that a screen reader hears it each time
        root.name = what.name;
        root.words = what.words ?? "";
        root.rule = what.rule ?? "";
        root.face = what.face ?? null;
        const at = root._beside(place);
        root.x = Math.round(at.x);
        root.y = Math.round(at.y);
        root.visible = true;
    }
    function hide() {
        root.visible = false;
    }

    /// Above it, or below, or aside: the first where there is room.
    function _beside(place: rect): point {
        const gap = 10;
        const middle = Qt.point(place.x + (place.width - root.width) / 2, place.y + (place.height - root.height) / 2);
        const ways = Array.of(Qt.point(middle.x, place.y - root.height - gap), Qt.point(middle.x, place.y + place.height + gap), Qt.point(place.x + place.width + gap, middle.y), Qt.point(place.x - root.width - gap, middle.y));
        const right = root.room.x + root.room.width - root.width;
        const low = root.room.y + root.room.height - root.height;
        const inside = ways.map(way => Qt.point(Math.max(root.room.x, Math.min(way.x, right)), Math.max(root.room.y, Math.min(way.y, low))));
        const clear = way => way.x >= place.x + place.width || way.x + root.width <= place.x || way.y >= place.y + place.height || way.y + root.height <= place.y;
        return inside.find(clear) ?? inside[0];
    }

    objectName: "explanation"
    visible: false
    width: Math.min(root.room.width, Theme.px(320), Math.max(heading.implicitWidth + root._aside, meaning.implicitWidth, link.implicitWidth) + 32)
    height: link.y + (root.rule !== "" ? link.height + 4 : 8)
    radius: Theme.radius
    color: Theme.colors.chrome
    border.width: Math.max(1, Theme.colors.outlineWidth)
    border.color: Theme.colors.outlineWidth > 0 ? Theme.colors.outline : Qt.alpha(Theme.colors.ink, 0.25)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.words === "" ? root.name : root.name + ". " + root.words

    LayoutMirroring.enabled: Settings.rightToLeft
    LayoutMirroring.childrenInherit: true

    TapHandler {} // what lies under it takes no press
    Medallion {
        id: picture

        x: Settings.rightToLeft ? root.width - width - 16 : 16
        y: 12
        sign: root.face?.sign ?? ""
        seat: root.face?.seat ?? -1
        team: root.face?.team ?? -1
        size: Theme.body * 2.2
    }
    AppText {
        id: heading

        x: 16 + (Settings.rightToLeft ? 0 : root._aside)
        y: 12
        width: root._wide - root._aside
        height: Math.max(implicitHeight, root.face ? picture.height : 0)
        verticalAlignment: Text.AlignVCenter
        text: root.name
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    AppText {
        id: meaning

        x: 16
        y: heading.y + heading.height + 4
        width: root._wide
        visible: text !== ""
        text: root.words
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    GameButton {
        id: link

        x: Settings.rightToLeft ? root.width - width - 4 : 4
        y: meaning.y + root._meaningHeight - 4
        visible: root.rule !== ""
        quietLook: true
        ink: Theme.colors.accent
        //: A link below what is said of a thing at the table: to the section of the rules that tells more
        text: qsTr("In the rules")
        onClicked: root.ruleWanted()
    }
}
