// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Rules

/// Words to look for in all rules.
TextBox {
    id: root

    required property RuleModel rules
    required property RulesFound found ///< shows what was found

    readonly property bool searching: root.text.trim() !== ""

    function _lookUp() {
        rest.stop();
        root.rules.query = root.text;
        root.found.hits = RuleBook.find(root.text, root.rules.gameId);
        root.found.currentIndex = root.found.count > 0 ? 0 : -1;
    }
    /// What is marked among what was found is opened, also when it was typed a moment ago.
    function _openFound() {
        if (rest.running)
            root._lookUp();
        if (root.searching)
            root.found.openCurrent();
    }

    /// A key that was pressed elsewhere on the page begins or goes on with the words, if it is a letter of them.
    function typeOn(event: KeyEvent): bool {
        const letter = event.text > " " && event.key !== Qt.Key_Delete && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
        if (!letter || root.activeFocus)
            return false;
        root.forceActiveFocus(Qt.ShortcutFocusReason);
        root.cursorPosition = root.length;
        root.insert(root.length, event.text);
        return true;
    }

    objectName: "search"
    //: In an empty field: words to look for in the rules
    placeholderText: qsTr("Search the rules")
    spoken: qsTr("Search the rules")
    onTextChanged: rest.restart()
    Keys.onDownPressed: root.found.forceActiveFocus(Qt.TabFocusReason)
    Keys.onReturnPressed: root._openFound()
    Keys.onEnterPressed: root._openFound()

    Timer { // what was typed is looked for when the typing rests
        id: rest

        interval: 120
        onTriggered: root._lookUp()
    }
}
