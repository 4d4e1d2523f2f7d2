// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Settings

/// Something that lies over the page until it is answered. A full page in a small window.
FocusScope {
    id: root

    property string title: ""
    property color titleInk: Theme.colors.ink
    property bool dismissable: true
    property bool page: false ///< it is a page of its own, and the table is not seen
    property bool keysScroll: true ///< else the arrows are for something in it
    property bool low: false ///< it lies at the lower edge, and all above it stays in sight
    property real preferredWidth: 520
    property real widest: 1600 ///< of a page: its lines do not become longer, but for its buttons
    default property alias content: column.content
    property alias footer: footer.data
    property alias sharesLine: footer.shares ///< so that more is seen above them
    readonly property alias sharedLine: footer.shared
    property alias heading: heading.data ///< stays in sight while the content scrolls
    readonly property real _edge: root.low ? 14 : root.tight || root.full && root.small ? 16 : 24
    /// So wide the buttons are in one line, as easily as the window lets them.
    readonly property real _buttons: footer.inLine("easeWide") <= root.width - 2 * root._edge ? footer.inLine("easeWide") : footer.inLine("snugWide")
    readonly property real _aside: root.page ? Math.max(root._edge, (root.width - Math.max(Theme.px(root.widest), root._buttons + 2)) / 2) : root._edge
    readonly property bool full: !root.low && (root.page || root.small)
    readonly property bool tight: !root.full && !root.low && root.height < 640 ///< its lines stand closer, and it comes nearer to the edges
    readonly property bool small: Theme.isSmall(root.width, root.height)
    /// A press that comes with the sheet was meant for what it covers: it does nothing here.
    readonly property bool settled: !settling.running

    /// Scrolls to something in it.
    function reveal(item: Item) {
        column.reveal(item);
    }

    function _putAway(event: KeyEvent) {
        event.accepted = true;
        const onTop = Explained.card; // what lies on top goes first
        if (onTop !== null)
            onTop.visible = false;
        else if (root.dismissable)
            root.dismissed();
    }

    /// Escape, the cross or a click beside it.
    signal dismissed

    anchors.fill: parent
    focus: true
    opacity: 0
    Accessible.role: Accessible.Dialog
    Accessible.name: root.title
    Keys.onEscapePressed: event => root._putAway(event)
    Keys.onBackPressed: event => root._putAway(event)
    Keys.onPressed: event => {
        if (root.keysScroll && column.scrollBy(event.key))
            event.accepted = true;
    }
    Component.onCompleted: {
        root.opacity = 1;
        root.forceActiveFocus();
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.sheet
        }
    }

    Timer {
        id: settling

        interval: Theme.settle
        running: true
    }
    SheetVeil {
        anchors.fill: parent
        opacity: root.low ? 0 : Theme.plain ? 0.8 : 0.5
        onPressed: if (root.dismissable)
            root.dismissed()
    }
    Card {
        id: card

        objectName: "sheetCard"

        x: !root.low ? (root.width - width) / 2 : Settings.rightToLeft ? 8 : root.width - width - 8 // beside one's own plate
        y: root.low ? root.height - height - 8 : (root.height - height) / 2
        radius: root.full ? 0 : Theme.radius + 4
        width: root.full ? root.width : Math.min(Theme.px(root.preferredWidth), root.width - (root.low || root.tight ? 16 : 64))
        height: root.full ? root.height : Math.min(body.implicitHeight + 2 * root._edge, root.height - (root.tight ? 16 : 48))
        scale: 0.97 + 0.03 * root.opacity

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
        }
        ColumnLayout {
            id: body

            anchors.fill: parent
            anchors.margins: root._edge
            anchors.leftMargin: root._aside
            anchors.rightMargin: root._aside
            spacing: root.low ? 6 : root.tight ? 10 : 16

            SheetHead {
                Layout.fillWidth: true
                visible: root.title !== ""
                title: root.title
                ink: root.titleInk
                size: root.low ? Theme.large : root.page && !root.small ? Theme.display : Theme.title
                dismissable: root.dismissable
                onDismissed: root.dismissed()
            }
            ColumnLayout {
                id: heading

                Layout.fillHeight: false
                visible: children.length > 0
            }
            ScrollColumn {
                id: column

                spacing: root.tight ? 8 : 12
            }
            SheetFooter {
                id: footer

                // Not what the column took: that would never be less than this takes itself.
                room: Math.max(0, body.width)
                // Buttons that take more than their share of the height scroll with the rest.
                parent: footer.implicitHeight > root.height * 0.3 ? column.inside : body
                Layout.alignment: Qt.AlignRight
                Layout.preferredWidth: footer.shared ? footer.room : Math.min(footer.inLine("implicitWidth"), footer.room)
                Layout.preferredHeight: implicitHeight
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        enabled: !root.settled
        visible: enabled
    }
}
