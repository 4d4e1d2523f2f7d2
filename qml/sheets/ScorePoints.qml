// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What a round brought, as a score sheet writes it.
AppText {
    id: root

    property var cell: null ///< {points, pending, empty}
    property bool decides: false ///< it decided the match, and counts to no total
    readonly property int _points: root.cell?.points ?? 0
    readonly property int _pending: root.cell?.pending ?? 0 ///< counts only when the round is over

    function _signed(points: int): string {
        //: Points of a round
        return points > 0 ? qsTr("+%L1").arg(points) : points === 0 ? "–" : Numbers.whole(points);
    }

    horizontalAlignment: Text.AlignHCenter
    fontSizeMode: Text.HorizontalFit
    minimumPixelSize: 9
    //: Points of a round that is still played, which may count or not in the end
    text: root.decides ? (root.cell?.empty ? "–" : Numbers.whole(root._pending)) : root._pending !== 0 ? qsTr("(%L1)").arg(root._pending) : root._signed(root._points)
    font.weight: Font.DemiBold
    color: root.decides ? Theme.colors.ink : root._pending !== 0 || root._points === 0 ? Theme.colors.quiet : root._points < 0 ? Theme.colors.bad : Theme.colors.good
    Accessible.ignored: true
}
