// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Preferences
import Boneyard.Settings
import Boneyard.Tiles

/// Tables and tiles are chosen by what they look like, by hand and by keys, and lie there at once.
TestCase {
    id: root

    name: "LookChoice"
    when: windowShown
    visible: true
    width: 680
    height: 700

    Component {
        id: pages

        LookSettings {
            width: 640
        }
    }
    Component {
        id: tiles

        TileFace {
            face: "domino"
            unit: 40
            values: [1, 2]
        }
    }

    Component {
        id: wholePages

        SettingsPage {
            width: 480
            height: 320
        }
    }

    function init() {
        failOnWarning(/qrc:|Cannot|Error|loop/); // a font may lack the letters of a language that is named there
        Settings.theme = "dark";
        Settings.tableLook = "green";
        Settings.tileLook = "ivory";
    }
    function cleanup() {
        root.init();
    }

    function all(item, test, found = []) {
        if (test(item))
            found.push(item);
        for (let i = 0; i < item.children.length; ++i)
            root.all(item.children[i], test, found);
        return found;
    }
    function swatches(of: Item): var {
        return root.all(of, item => item.surface !== undefined && item.chosen !== undefined);
    }

    function test_all_that_settings_know_can_be_chosen_and_is_drawn() {
        const page = createTemporaryObject(pages, root);
        const tables = root.swatches(findChild(page, "tableLook"));
        const sets = root.swatches(findChild(page, "tileLook"));
        compare(tables.length, 5);
        compare(sets.length, 4);
        for (const one of tables) {
            mouseClick(one);
            compare(Settings.tableLook, one.objectName);
            compare(Surfaces.chosen.name, one.objectName);
            verify(one.chosen);
            compare(root.swatches(page).filter(swatch => swatch.chosen).length, 2);
        }
        const tile = createTemporaryObject(tiles, root);
        for (const one of sets) {
            mouseClick(one);
            compare(Settings.tileLook, one.objectName);
            compare(tile.look.name, one.objectName);
        }
    }

    function test_arrows_go_from_one_to_the_next_under_one_ring() {
        const page = createTemporaryObject(pages, root);
        const tables = root.swatches(findChild(page, "tableLook"));
        tables[0].forceActiveFocus(Qt.TabFocusReason);
        for (const name of ["blue", "wine", "walnut", "slate", "slate"]) {
            keyClick(Qt.Key_Right);
            compare(Settings.tableLook, name);
            const rings = root.all(page, item => item.objectName === "focusRing" && item.visible);
            compare(rings.length, 1);
            compare(page.Window.activeFocusItem.objectName, name);
        }
        keyClick(Qt.Key_Left);
        compare(Settings.tableLook, "walnut");
    }

    function test_tab_comes_to_the_chosen_one_and_to_no_other() {
        const page = createTemporaryObject(pages, root);
        Settings.tableLook = "wine";
        Settings.tileLook = "stone";
        root.swatches(findChild(page, "tableLook"))[2].forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Tab);
        compare(page.Window.activeFocusItem.objectName, "stone");
        keyClick(Qt.Key_Backtab);
        compare(page.Window.activeFocusItem.objectName, "wine");
    }

    function test_what_the_keys_come_to_is_in_sight() {
        const page = createTemporaryObject(wholePages, root);
        findChild(page, "theme").forceActiveFocus(Qt.TabFocusReason);
        for (const name of ["green", "ivory"]) {
            keyClick(Qt.Key_Tab);
            const focused = page.Window.activeFocusItem;
            compare(focused.objectName, name);
            const top = focused.mapToItem(page, 0, 0).y;
            verify(top > 40 && top + focused.height <= page.height, `${name} at ${top}`);
        }
    }

    function test_a_screen_reader_hears_names_and_what_is_chosen() {
        const page = createTemporaryObject(pages, root);
        compare(findChild(page, "tableLook").Accessible.role, Accessible.Grouping);
        verify(findChild(page, "tableLook").Accessible.name !== "");
        for (const one of root.swatches(page)) {
            compare(one.Accessible.role, Accessible.RadioButton);
            verify(one.Accessible.name !== "");
            compare(one.Accessible.checked, one.chosen);
        }
    }

    function test_in_high_contrast_the_choice_rests() {
        const page = createTemporaryObject(pages, root);
        Settings.tableLook = "walnut";
        Settings.tileLook = "ebony";
        compare(findChild(page, "tableLook").note, "");
        Settings.theme = "contrast";
        compare(String(Surfaces.light), "#000000");
        compare(TileSets.chosen.name, "ivory");
        verify(findChild(page, "tableLook").note !== "", "it is said");
        Settings.theme = "light";
        compare(Surfaces.chosen.name, "walnut");
        compare(TileSets.chosen.name, "ebony");
    }
}
