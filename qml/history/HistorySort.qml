// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.History

/// How many matches there are, and in which order.
RowLayout {
    id: root

    required property History history

    readonly property var _orders: [
        {
            "value": "latest",
            //: Of matches in a list: in which order they are
            "label": qsTr("Latest first")
        },
        {
            "value": "oldest",
            "label": qsTr("Oldest first")
        },
        {
            "value": "game",
            "label": qsTr("By game")
        },
        {
            "value": "longest",
            "label": qsTr("Longest first")
        },
        {
            "value": "shortest",
            "label": qsTr("Shortest first")
        },
        {
            "value": "best",
            //: Of matches in a list: those first that ended best for the player
            "label": qsTr("Best result first")
        },
        {
            "value": "worst",
            "label": qsTr("Worst result first")
        }
    ]

    spacing: 10

    AppText {
        objectName: "matchCount"
        Layout.fillWidth: true
        //: How many matches the list has
        text: root.history.total < 0 ? "" : qsTr("%n match(es)", "", root.history.total)
        color: Surfaces.on.ink
    }
    Select {
        objectName: "orderOfMatches"
        //: In which order matches are listed
        spoken: qsTr("Order")
        choices: root._orders
        chosen: root.history.order
        onPicked: value => root.history.order = value
    }
}
