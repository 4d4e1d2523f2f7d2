// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What a seat is known by besides its name: a sign on the seat's colour. Of a team it has the team's colour, and the form
/// of its mark; what nobody has is drawn without a colour.
Item {
    id: root

    required property string sign ///< as "owl"; empty: nothing is drawn
    required property int seat ///< -1: nobody has it
    property int team: -1
    property real size: Theme.body * 1.6
    property string spoken: "" ///< what it shows, where nothing around it says so

    readonly property int _across: root.visible ? Math.round(root.size) : 0
    readonly property int _sign: 2 * Math.round(root._across * (root.team === 2 ? 0.27 : root.team === 1 ? 0.33 : 0.36)) + root._across % 2
    readonly property int _least: 9 ///< pixels: on a smaller one no sign can be told from another
    readonly property string _ink: root.seat >= 0 ? Theme.colors.signInk : Theme.light ? "dark" : "light"

    objectName: "medallion"
    visible: root.sign !== ""
    implicitWidth: root._across
    implicitHeight: root._across
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spoken
    Accessible.ignored: root.spoken === ""

    Rectangle {
        // a disc, a square, a rhomb: as TeamMark
        objectName: "ground"
        anchors.centerIn: parent
        width: Math.round(root._across * (root.team === 1 ? 0.88 : root.team === 2 ? 0.76 : 1))
        height: width
        radius: root.team > 0 ? width * 0.14 : width / 2
        rotation: root.team === 2 ? 45 : 0
        antialiasing: true
        color: root.team >= 0 ? Theme.teams[root.team] ?? "transparent" : root.seat >= 0 ? Theme.colors.seats[root.seat] ?? "transparent" : Theme.colors.raised
        border.width: root.seat >= 0 ? 0 : 1
        border.color: Theme.colors.outline
    }
    Image {
        objectName: "sign"
        anchors.centerIn: parent
        width: root._sign
        height: root._sign
        sourceSize.width: root._sign
        sourceSize.height: root._sign
        source: root.visible && root._across >= root._least ? Theme.image("medallion-" + root.sign + "-" + root._ink + ".svg") : ""
    }
}
