// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// One line of a plot, with a dot at its end. A picture: Qt 6.4 without a graphics card draws a Shape beyond what clips it.
Canvas {
    id: root

    required property var modelData ///< {color, dashed, pattern, heavy}
    required property var spots ///< in pixels of what it fills
    property var edge: [] ///< likewise: of the band around it

    readonly property var _pattern: root.modelData.pattern ?? (root.modelData.dashed ? [3, 2] : [])
    readonly property color _color: root.modelData.color
    readonly property real _wide: (Theme.plain ? 3 : 2.5) + (root.modelData.heavy ? 1 : 0)
    readonly property real _rim: 6 ///< so far it goes beyond what it fills, as it is wide

    anchors.margins: -root._rim
    renderStrategy: Canvas.Immediate
    onPaint: {
        const pen = root.getContext("2d");
        pen.reset();
        if (root.spots.length === 0)
            return;
        pen.translate(root._rim, root._rim);
        if (root.edge.length > 2) {
            pen.fillStyle = Qt.alpha(root._color, Theme.plain ? 0.3 : 0.16);
            pen.beginPath();
            pen.moveTo(root.edge[0].x, root.edge[0].y);
            for (const spot of root.edge)
                pen.lineTo(spot.x, spot.y);
            pen.fill();
        } else if (root.edge.length === 2) {
            // Around one value there is no area: an upright bar.
            pen.fillStyle = Qt.alpha(root._color, Theme.plain ? 0.3 : 0.16);
            pen.fillRect(root.edge[0].x - root._rim, root.edge[0].y, 2 * root._rim, root.edge[1].y - root.edge[0].y);
        }
        pen.strokeStyle = root._color;
        pen.fillStyle = root._color;
        pen.lineWidth = root._wide;
        pen.lineJoin = "round";
        pen.lineCap = root._pattern.length > 0 ? "butt" : "round";
        if (root._pattern.length > 0)
            pen.setLineDash(root._pattern);
        pen.beginPath();
        pen.moveTo(root.spots[0].x, root.spots[0].y);
        for (const spot of root.spots)
            pen.lineTo(spot.x, spot.y);
        pen.stroke();
        const end = root.spots[root.spots.length - 1];
        pen.beginPath();
        pen.arc(end.x, end.y, root.modelData.heavy ? 5 : 4, 0, 2 * Math.PI);
        pen.fill();
    }
    onSpotsChanged: root.requestPaint()
    onEdgeChanged: root.requestPaint()
    onModelDataChanged: root.requestPaint()
    on_ColorChanged: root.requestPaint()
    on_WideChanged: root.requestPaint()
}
