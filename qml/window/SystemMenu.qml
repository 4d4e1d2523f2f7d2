// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The menu that a Mac names after the program, and shows at the top of the screen. Other systems have none.
Loader {
    id: root

    property bool mac: Qt.platform.os === "osx"
    property bool free: true ///< nothing in the window waits for an answer

    signal aboutWanted
    signal settingsWanted

    active: root.mac
    source: Qt.resolvedUrl("MacMenu.qml")

    Binding {
        target: root.item
        property: "free"
        value: root.free
    }
    Connections {
        target: root.item

        function onAboutWanted() {
            root.aboutWanted();
        }
        function onSettingsWanted() {
            root.settingsWanted();
        }
    }
}
