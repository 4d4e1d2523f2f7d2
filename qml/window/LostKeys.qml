// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// Tells when what had the keys of a page has gone, so that nothing on it has them.
Item {
    id: root

    required property Item page
    property bool covered: false ///< a sheet lies over it, and has the keys
    readonly property Item _now: root.Window.activeFocusItem

    signal lost

    on_NowChanged: if (root._now === root.page)
        later.start() // a button that had them has gone

    Timer {
        id: later

        interval: 0
        onTriggered: if (root._now === root.page)
            root.lost()
    }
    Connections {
        target: root.page.activeFocus && !root.covered ? root._now : null

        function onVisibleChanged() {
            if (root._now && !root._now.visible) // with its page the keys go at once
                root.lost();
        }
    }
}
