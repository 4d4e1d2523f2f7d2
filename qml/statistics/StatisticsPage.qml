// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Statistics
import Boneyard.Store

/// What the finished matches come to, game by game.
FocusScope {
    id: root

    readonly property bool wide: column.width >= 860
    readonly property bool counted: statistics.figures.length > 0
    readonly property bool judged: statistics.accuracyLine.length > 0 ///< of matches with hints as well, which do not count

    signal leave
    signal matchesWanted(gameId: string, first: int, last: int)

    function scrollBy(length: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + length));
    }
    /// Has what the keyboard is on in sight.
    function reveal(item: Item) {
        if (!item || !root.activeFocus)
            return;
        const top = item.mapToItem(column, 0, 0).y;
        if (top < 0 || item.mapToItem(root, 0, 0).y < bar.height)
            root.scrollBy(item.mapToItem(root, 0, 0).y - bar.height - 24);
        const below = item.mapToItem(root, 0, item.height).y - root.height;
        if (below > 0)
            root.scrollBy(below + 24);
    }

    objectName: "statisticsPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: root.leave()
    Keys.onDownPressed: root.scrollBy(60)
    Keys.onUpPressed: root.scrollBy(-60)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp) {
            root.scrollBy((event.key === Qt.Key_PageDown ? 0.8 : -0.8) * flick.height);
            event.accepted = true;
        }
    }

    StatisticsModel {
        id: statistics

        archive: Archive
        onTold: (sentence, well) => {
            foot.told = sentence;
            foot.well = well;
            Announcer.announce(sentence);
        }
    }
    Connections {
        target: root.Window.window
        function onActiveFocusItemChanged() {
            const item = root.Window.activeFocusItem;
            for (let above = item; above; above = above.parent) {
                if (above === column)
                    root.reveal(item);
            }
        }
    }
    Felt {
        anchors.fill: parent
    }
    Flickable {
        id: flick

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentWidth: width
        contentHeight: column.implicitHeight + 48
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        ColumnLayout {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            y: 24
            width: Math.min(flick.width - 32, Theme.px(1080))
            spacing: 16

            StatisticsHead {
                Layout.fillWidth: true
                statistics: statistics
            }
            StatisticsCards {
                Layout.fillWidth: true
                objectName: "statisticsCards"
                visible: root.counted || root.judged
                statistics: statistics
                wide: root.wide
                onMatchesWanted: (first, last) => root.matchesWanted(statistics.gameId, first, last)
            }
            ToComeCard {
                objectName: "toCome"
                visible: statistics.ready && statistics.pending === 0 && !root.counted && statistics.period === 0
            }
            StatisticsFoot {
                id: foot

                Layout.fillWidth: true
                visible: statistics.played || foot.told !== ""
                statistics: statistics
            }
        }
    }
    PageBar {
        id: bar

        width: parent.width
        title: qsTr("Statistics")
        onLeave: root.leave()
    }
}
