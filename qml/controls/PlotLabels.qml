// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// What the lines of a plot are called, each where its line ends, and none over another.
Item {
    id: root

    required property var lines ///< {label, color, heavy, crowned, y}

    readonly property var _spread: root.spread(root.lines, Theme.small * 1.35)

    /// The same from above, with a "place" for each that keeps its distance from the next.
    function spread(lines: var, gap: real): var {
        const all = lines.map(line => Object.assign({
                "place": line.y
            }, line)).sort((one, other) => one.y - other.y);
        for (let i = 1; i < all.length; ++i)
            all[i].place = Math.max(all[i].place, all[i - 1].place + gap);
        let lowest = root.height;
        for (let i = all.length - 1; i >= 0; --i) {
            all[i].place = Math.min(all[i].place, lowest);
            lowest = all[i].place - gap;
        }
        return all;
    }

    Repeater {
        model: root._spread

        Row {
            id: label

            required property var modelData

            anchors.left: parent.left
            y: label.modelData.place - height / 2
            spacing: 5

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 10
                height: 3
                color: label.modelData.color
            }
            Icon {
                id: crown

                objectName: "plotCrown"
                anchors.verticalCenter: parent.verticalCenter
                visible: label.modelData.crowned ?? false
                name: "crown"
                color: Theme.colors.ink
                width: Theme.small
                height: width
            }
            AppText {
                width: Math.min(implicitWidth, root.width - 15 - (crown.visible ? crown.width + label.spacing : 0))
                text: label.modelData.label
                font.pixelSize: Theme.small
                font.weight: label.modelData.heavy ? Font.Bold : Font.Normal
                Accessible.ignored: true
            }
        }
    }
}
