// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Settings

/// One block of the rules: a heading, a paragraph, an item of a list, a table or a picture.
Item {
    id: root

    required property int index
    required property string kind
    required property int level
    required property string anchor
    required property string html
    required property string plain
    required property string picture
    required property var cells
    required property int columns
    required property bool found
    required property bool foreign
    required property string gameId
    property bool marked: false ///< it is what was asked for

    readonly property bool heading: root.kind === "heading"
    readonly property bool _item: root.kind === "item"

    property bool _made: false
    property Item _extra: null ///< the table or the picture

    signal linked(anchor: string)

    function _make() {
        root._extra?.destroy();
        root._extra = (root.kind === "table" ? table : root.kind === "picture" ? drawing : null)?.createObject(root) as Item;
    }

    objectName: "ruleBlock"
    width: parent?.width ?? 0
    implicitHeight: words.y + (root._extra ? root._extra.implicitHeight + 12 : words.implicitHeight)
    height: root.implicitHeight
    // English among lines that are read from the right begins at the left all the same.
    LayoutMirroring.enabled: Settings.rightToLeft && !root.foreign
    LayoutMirroring.childrenInherit: true
    onKindChanged: if (root._made)
        root._make()
    Component.onCompleted: {
        root._made = true;
        root._make();
    }

    Rectangle {
        // the point of an item
        anchors.left: parent.left
        anchors.leftMargin: 6
        y: Theme.body * 0.5
        visible: root._item
        width: 6
        height: 6
        radius: 3
        color: Theme.colors.accent
    }
    Rectangle {
        objectName: "sectionMark"
        x: words.x + (words.effectiveHorizontalAlignment === Text.AlignRight ? words.width - words.contentWidth : 0) - 6
        y: words.y - 2
        width: words.contentWidth + 12
        height: words.contentHeight + 4
        visible: root.marked
        radius: 6
        color: Theme.colors.accent
    }
    AppText {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: root._item ? 24 : 0
        y: root.heading && root.index > 0 ? (root.level === 2 ? 20 : 10) : 0
        visible: root.kind !== "table" && root.kind !== "picture"
        color: root.marked ? Theme.colors.accentInk : Theme.colors.ink
        // What Qt adds to a line stands below it: a heading would not be in the middle of its mark.
        text: "<p style=\"margin:0;line-height:" + (root.heading ? 100 : 128) + "%\">" + root.html + "</p>"
        textFormat: Text.RichText
        wrapMode: Text.Wrap
        font.pixelSize: !root.heading ? Theme.body : root.level === 1 ? Theme.display : root.level === 2 ? Theme.title : Theme.large
        font.weight: root.heading ? Font.DemiBold : Font.Normal
        Accessible.role: root.heading ? Accessible.Heading : root._item ? Accessible.ListItem : Accessible.Paragraph
        Accessible.name: root.plain
        Accessible.ignored: !visible
        onLinkActivated: link => root.linked(link.slice(1))

        HoverHandler {
            enabled: words.hoveredLink !== ""
            cursorShape: Qt.PointingHandCursor
        }
    }
    Component {
        id: drawing

        RulePicture {
            y: 6
            width: root.width
            gameId: root.gameId
            name: root.picture
            caption: root.html
            spoken: root.plain
        }
    }
    Component {
        id: table

        GridLayout {
            y: 6
            width: root.width
            columns: Math.max(1, root.columns)
            columnSpacing: 24
            rowSpacing: 6
            Accessible.role: Accessible.StaticText
            Accessible.name: root.plain

            Repeater {
                model: root.cells

                AppText {
                    required property string modelData
                    required property int index

                    Layout.alignment: Qt.AlignTop
                    Layout.maximumWidth: root.width / Math.max(1, root.columns)
                    text: modelData
                    textFormat: Text.RichText
                    wrapMode: Text.Wrap
                    font.weight: index < root.columns ? Font.DemiBold : Font.Normal
                    color: index < root.columns ? Theme.colors.quiet : Theme.colors.ink
                    Accessible.ignored: true
                }
            }
        }
    }
}
