// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls

/// The controls: by pointer, by keyboard, and their names for a screen reader.
TestCase {
    id: root

    name: "Controls"
    when: windowShown
    visible: true
    width: 400
    height: 300

    Component {
        id: button

        GameButton {
            text: "Go"
        }
    }
    Component {
        id: iconButton

        IconButton {
            symbol: "menu"
            text: "Menu"
        }
    }
    Component {
        id: grown

        Item {
            property real side: 0

            visible: false
            width: 60
            height: 60

            Icon {
                name: "minus"
                weight: 12
                color: "red"
                width: parent.side
                height: width
            }
        }
    }
    Component {
        id: toggle

        ToggleSwitch {
            spoken: "A rule"
        }
    }
    Component {
        id: stepper

        Stepper {
            from: 2
            to: 4
            value: 2
            spoken: "Seats"
            onMoved: number => value = number
        }
    }
    Component {
        id: select

        Select {
            spoken: "Set"
            choices: [
                {
                    "value": 6,
                    "label": "Six"
                },
                {
                    "value": 9,
                    "label": "Nine"
                }
            ]
            chosen: 9
        }
    }
    Component {
        id: spies

        SignalSpy {}
    }

    function init() {
        failOnWarning(/.?/);
    }

    function make(component: Component): Item {
        const item = createTemporaryObject(component, root) as Item;
        waitForRendering(item);
        return item;
    }
    function spy(target: Item, name: string): SignalSpy {
        return createTemporaryObject(spies, root, {
            "target": target,
            "signalName": name
        }) as SignalSpy;
    }

    function test_a_button_is_clicked_by_pointer_space_and_enter() {
        for (const component of [button, iconButton]) {
            const item = root.make(component);
            item.z = component === iconButton ? 1 : 0;
            const clicks = root.spy(item, "clicked");
            mouseClick(item);
            compare(clicks.count, 1);
            item.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(clicks.count, 2);
            keyClick(Qt.Key_Return);
            compare(clicks.count, 3);
            keyClick(Qt.Key_Enter);
            compare(clicks.count, 4);
        }
    }

    function test_a_button_is_pressed_by_a_screen_reader() {
        const item = root.make(button);
        const clicks = root.spy(item, "clicked");
        item.Accessible.pressAction();
        compare(clicks.count, 1);
        compare(item.Accessible.role, Accessible.Button);
        compare(item.Accessible.name, "Go");
    }

    function test_selects_of_like_words_stand_level() {
        const one = root.make(select);
        const other = root.make(select);
        one.choices = ["Whoever holds the highest double"].map(label => ({
                    "value": 1,
                    "label": label
                }));
        other.choices = ["Whoever holds the highest triple"].map(label => ({
                    "value": 1,
                    "label": label
                }));
        verify(one.implicitWidth > 200);
        compare(one.implicitWidth, other.implicitWidth);
    }

    function test_an_icon_that_grew_out_of_sight_is_there_when_it_is_seen() {
        const made = createTemporaryObject(grown, root);
        wait(50);
        made.side = 40;
        wait(50);
        made.visible = true;
        wait(200); // a picture that is taken has it painted, too
        verify(grabImage(made).pixel(20, 20).hslSaturation > 0.5);
    }

    function test_an_icon_speaks_its_words() {
        const item = root.make(iconButton);
        compare(item.Accessible.name, "Menu");
        verify(item.width >= 38 && item.height >= 38);
    }

    function test_a_switch_toggles_by_pointer_key_and_screen_reader() {
        const item = root.make(toggle);
        const toggles = root.spy(item, "toggled");
        mouseClick(item);
        verify(item.checked);
        item.forceActiveFocus();
        keyClick(Qt.Key_Space);
        verify(!item.checked);
        item.Accessible.toggleAction();
        verify(item.checked);
        compare(toggles.count, 3);
        compare(item.Accessible.role, Accessible.CheckBox);
        compare(item.Accessible.name, "A rule");
        verify(item.Accessible.checked);
    }

    function test_a_stepper_stays_between_its_ends() {
        const item = root.make(stepper);
        item.forceActiveFocus();
        keyClick(Qt.Key_Down);
        compare(item.value, 2);
        for (let i = 0; i < 5; ++i)
            keyClick(Qt.Key_Up);
        compare(item.value, 4);
        item.Accessible.decreaseAction();
        compare(item.value, 3);
        keyClick(Qt.Key_PageDown);
        compare(item.value, 2);
    }

    function test_a_select_is_driven_by_keys() {
        const item = root.make(select);
        const picks = root.spy(item, "picked");
        compare(item.displayText, "Nine");
        item.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(picks.count, 1);
        compare(picks.signalArguments[0][0], 6);
        compare(item.displayText, "Six");
    }

    function test_enter_opens_a_select_and_chooses_in_it_data(): var {
        return [
            {
                "tag": "Return",
                "key": Qt.Key_Return
            },
            {
                "tag": "Enter",
                "key": Qt.Key_Enter
            }
        ];
    }

    function test_enter_opens_a_select_and_chooses_in_it(data: var) {
        const item = root.make(select);
        const picks = root.spy(item, "picked");
        item.forceActiveFocus();
        keyClick(data.key);
        verify(item.popup.visible);
        compare(picks.count, 0);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Return);
        tryVerify(() => !item.popup.visible);
        compare(picks.count, 1);
        compare(item.displayText, "Six");
    }

    function test_keyboard_focus_is_seen() {
        const item = root.make(button);
        const ring = findChild(item, "focusRing");
        verify(ring);
        verify(!ring.visible);
        item.forceActiveFocus(Qt.TabFocusReason);
        verify(ring.visible);
        compare(ring.border.width, 3);
    }

    function test_the_tip_of_a_button_that_was_pressed_comes_again_only_with_the_pointer() {
        const made = createTemporaryObject(iconButton, root, {
            "x": 100,
            "y": 100
        });
        const tip = Array.from(made.data).find(part => part instanceof Tip);
        mouseMove(made, 10, 10);
        mouseMove(made, 12, 12);
        tryVerify(() => tip.visible);
        mouseClick(made, 12, 12);
        verify(!tip.visible);
        mouseMove(made, 14, 14);
        wait(700); // it would be back, over what the press has led to
        verify(!tip.visible);
        mouseMove(root, 10, 10);
        mouseMove(made, 12, 12);
        tryVerify(() => tip.visible);
    }
}
