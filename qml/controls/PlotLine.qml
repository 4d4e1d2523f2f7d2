// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// One line of a plot, with a dot at its end. Where it lies over another it is broken, that both are seen. A picture: Qt 6.4 without a graphics card draws a Shape beyond what clips it.
Canvas {
    id: root

    required property int index
    required property var modelData ///< {color, dashed, pattern, heavy}
    required property var spots ///< in pixels of what it fills
    property var shared: [] ///< for each way from one spot to the next whether another line that lies below goes it, too
    property var edge: [] ///< likewise: of the band around it

    readonly property var _pattern: root.modelData.pattern ?? (root.modelData.dashed ? [3, 2] : [])
    readonly property color _color: root.modelData.color
    readonly property real _wide: (Theme.plain ? 3 : 2.5) + (root.modelData.heavy ? 1 : 0)
    readonly property real _rim: 6 ///< so far it goes beyond what it fills, as it is wide

    /// Not typed: Qt 6.4 compiles what is, and has no lists of points.
    function _draw(pen, spots, pattern) {
        pen.save();
        if (pattern.length > 0)
            pen.setLineDash(pattern);
        pen.lineCap = pattern.length > 0 ? "butt" : "round";
        pen.beginPath();
        pen.moveTo(spots[0].x, spots[0].y);
        for (const spot of spots)
            pen.lineTo(spot.x, spot.y);
        pen.stroke();
        pen.restore();
    }

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
        for (let from = 0; from < root.spots.length - 1; ) {
            const broken = root.shared[from] ?? false;
            let to = from + 1;
            while (to < root.spots.length - 1 && (root.shared[to] ?? false) === broken)
                ++to;
            root._draw(pen, root.spots.slice(from, to + 1), broken && root._pattern.length === 0 ? [3, 3] : root._pattern);
            from = to;
        }
        const end = root.spots[root.spots.length - 1];
        pen.beginPath();
        pen.arc(end.x, end.y, root.modelData.heavy ? 5 : 4, 0, 2 * Math.PI);
        pen.fill();
    }
    onVisibleChanged: if (visible) // what was painted out of sight is not kept
        root.requestPaint()
    onSpotsChanged: root.requestPaint()
    onSharedChanged: root.requestPaint()
    onEdgeChanged: root.requestPaint()
    onModelDataChanged: root.requestPaint()
    on_ColorChanged: root.requestPaint()
    on_WideChanged: root.requestPaint()
}
