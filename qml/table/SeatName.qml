// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Who sits there; in a small window also how many tiles he holds, which is never cut off: the name is.
AppText {
    id: root

    required property string name
    required property int handCount
    required property bool small
    required property real room ///< in a small window, for all of it

    readonly property alias wholeWidth: whole.advanceWidth ///< in a small window, uncut

    function _badge(name: string): string {
        //: A seat in a small window: its name and how many tiles it holds
        return root.handCount > 0 ? qsTr("%1 (%L2)").arg(name).arg(root.handCount) : name;
    }

    text: root.small ? root._badge(cut.elidedText) : root.name
    font.pixelSize: root.small ? Theme.small : Theme.body
    font.weight: Font.DemiBold
    Accessible.ignored: true

    TextMetrics {
        id: whole

        font: root.font
        text: root._badge(root.name)
    }
    TextMetrics {
        id: countAlone

        font: root.font
        text: root._badge("")
    }
    TextMetrics {
        id: cut

        font: root.font
        text: root.name
        elide: Text.ElideRight
        elideWidth: root.room - countAlone.advanceWidth - 2
    }
}
