// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard
import Boneyard.Match

/// What the program has in the menu that a Mac names after it.
TestCase {
    id: root

    name: "SystemMenu"
    when: windowShown
    visible: true
    width: 600
    height: 500

    SystemMenu {
        id: menu
    }
    Match {
        id: played
    }
    WindowSheets {
        id: sheets

        anchors.fill: parent
        match: played
    }
    SignalSpy {
        id: abouts

        target: menu
        signalName: "aboutWanted"
    }
    SignalSpy {
        id: settings

        target: menu
        signalName: "settingsWanted"
    }

    /// As on a Mac, if Qt can: its module for that may be missing.
    function _items(): var {
        let roles = null;
        try {
            roles = Qt.createQmlObject("import QtQml; import Qt.labs.platform; QtObject { readonly property var of: [MenuItem.AboutRole, MenuItem.PreferencesRole] }", root);
        } catch (missing) {
            skip("Qt.labs.platform is missing");
        }
        menu.mac = true;
        compare(menu.status, Loader.Ready);
        const items = Array.from(menu.item.menus[0].items);
        compare(menu.item.menus.length, 1); // which the Mac hides, as it takes all out of it
        compare(items.map(item => item.role), roles.of);
        return items;
    }

    function cleanup() {
        menu.mac = false;
        menu.free = true;
        abouts.clear();
        settings.clear();
    }
    function test_other_systems_have_none() {
        compare(menu.mac, Qt.platform.os === "osx");
        compare(menu.item === null, !menu.mac);
    }
    function test_about_and_settings_are_asked_for_in_their_places() {
        const [about, preferences] = root._items();
        verify(about.enabled && preferences.enabled);
        about.triggered();
        compare([abouts.count, settings.count], [1, 0]);
        preferences.triggered();
        compare([abouts.count, settings.count], [1, 1]);
    }
    function test_while_a_question_waits_nothing_can_be_asked_for() {
        menu.free = false;
        verify(root._items().every(item => !item.enabled));
        menu.free = true;
        verify(root._items().every(item => item.enabled));
    }
    function test_the_sheet_about_the_program_shows_its_icon_and_its_version() {
        sheets.show("about");
        const sheet = findChild(sheets, "aboutSheet");
        compare(sheet.title, root.Window.window.title);
        compare(findChild(sheet, "version").text, Qt.application.version);
        tryCompare(findChild(sheet, "icon"), "status", Image.Ready);
        tryVerify(() => sheet.activeFocus);
        keyClick(Qt.Key_Escape);
        verify(!sheets.open);
    }
}
