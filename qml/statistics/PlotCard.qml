// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// A plot with its title, what its lines are, and a sentence on what it shows.
StatisticsCard {
    id: root

    property var lines: [] ///< {points, color, dashed, label}
    property alias marks: plot.marks
    property alias leastSpan: plot.leastSpan
    property alias most: plot.most
    property alias plotName: plot.objectName
    property string said: ""
    property string explained: ""

    /// The matches behind that day of the lines are to be seen.
    signal dayWanted(day: int)

    Flow {
        Layout.fillWidth: true
        visible: root.lines.length > 1
        spacing: 16

        Repeater {
            model: root.lines

            Row {
                id: key

                required property var modelData

                spacing: 6

                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: key.modelData.dashed ? 3 : 0

                    Repeater {
                        model: 3

                        Rectangle {
                            width: key.modelData.dashed ? 6 : 8
                            height: 3
                            color: key.modelData.color
                        }
                    }
                }
                AppText {
                    text: key.modelData.label
                    font.pixelSize: Theme.small
                }
            }
        }
    }
    LinePlot {
        id: plot

        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(210)
        lines: root.lines
        spoken: root.said
        dated: true
        readable: true
        onChosen: at => root.dayWanted(at)
    }
    AppText {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        //: Under a plot over the days: how one comes from it to the matches
        text: qsTr("Press a day to see its matches")
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
    AppText {
        Layout.fillWidth: true
        text: root.said
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        visible: root.explained !== ""
        text: root.explained
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
    }
}
