// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Rules

/// The rule book: the games at the side, the text of one of them, and a search through all.
FocusScope {
    id: root

    property string gameId: ""
    property string anchor: "" ///< the section to open at
    property bool looks: false ///< it is opened to search

    readonly property bool wide: root.width >= 860
    readonly property alias searching: search.searching
    readonly property alias query: rules.query
    readonly property alias openGame: rules.gameId
    readonly property alias current: page.current
    readonly property alias foundRow: page.row
    property bool _choosing: false ///< in a narrow window the list of what was found lies over the text

    signal leave

    function open(gameId: string, anchor: string) {
        rules.gameId = gameId;
        root._choosing = false;
        page.marked = "";
        page.jump(anchor === "" ? "top" : anchor);
        page.takeFocus();
    }
    function look() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }
    function stepBack() {
        if (search.text === "")
            root.leave();
        search.clear();
        page.takeFocus();
    }

    objectName: "rulesPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: root.stepBack()
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_F3)
            page.showFound(event.modifiers & Qt.ShiftModifier ? -1 : 1);
        else if (event.matches(StandardKey.Find))
            root.look();
        else
            event.accepted = search.typeOn(event);
    }

    readonly property RuleModel _rules: RuleModel {
        id: rules

        link: Theme.colors.accent
        found: Theme.colors.accentInk
        foundGround: Theme.colors.accent
    }

    Timer {
        // when the page has its place and its size
        interval: 0
        running: true
        onTriggered: {
            root.open(root.gameId === "" ? RuleBook.shelf()[0].value : root.gameId, root.anchor);
            page.marked = root.anchor;
            if (root.looks)
                root.look();
        }
    }
    Felt {
        anchors.fill: parent
    }
    PageBar {
        id: bar

        width: parent.width
        //: The rule book
        title: qsTr("Rules")
        onLeave: root.leave()
    }
    RulesSearch {
        id: search

        anchors.right: bar.right
        anchors.rightMargin: 12
        anchors.verticalCenter: bar.verticalCenter
        width: Math.min(Theme.px(320), bar.width * 0.5)
        rules: rules
        found: found.list
        onTextChanged: root._choosing = root.searching
        onActiveFocusChanged: if (search.activeFocus)
            root._choosing = root.searching
    }
    GridLayout {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.wide ? 16 : 8
        columns: root.wide ? 2 : 1
        columnSpacing: 16
        rowSpacing: 8

        RulesChooser {
            visible: !root.wide
            rules: rules
            current: page.chapter
            onGameChosen: gameId => root.open(gameId, "top")
            onSectionChosen: anchor => page.jump(anchor)
        }
        Card {
            id: side

            visible: root.wide
            Layout.preferredWidth: Theme.px(280)
            Layout.fillHeight: true

            RulesIndex {
                anchors.fill: parent
                anchors.margins: 6
                visible: !root.searching
                rules: rules
                current: page.chapter
                onGameChosen: gameId => root.open(gameId, "top")
                onSectionChosen: anchor => page.jump(anchor)
            }
        }
        RulesText {
            id: page

            Layout.fillWidth: true
            Layout.fillHeight: true
            rules: rules
        }
    }
    RulesFoundCard {
        id: found

        over: root.wide ? side : page
        visible: root.wide ? root.searching : root._choosing
        onChosen: (gameId, anchor) => root.open(gameId, anchor)
    }
}
