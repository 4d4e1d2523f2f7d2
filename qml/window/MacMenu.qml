// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import Qt.labs.platform

/// What the program adds to its menu on a Mac. By their roles the entries are moved to where each Mac program has them,
/// under Qt's own names for them; Quit is there already. Only this file needs Qt's module for such menus.
MenuBar {
    id: root

    property bool free: true

    signal aboutWanted
    signal settingsWanted

    Menu {
        MenuItem {
            role: MenuItem.AboutRole
            enabled: root.free
            onTriggered: root.aboutWanted()
        }
        MenuItem {
            role: MenuItem.PreferencesRole
            enabled: root.free
            onTriggered: root.settingsWanted()
        }
    }
}
