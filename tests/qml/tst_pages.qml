// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard
import Boneyard.Match

TestCase {
    id: root

    name: "Pages"
    when: windowShown
    visible: true
    width: 900
    height: 700

    Match {
        id: played

        turn.pace: "instant"
    }
    Component {
        id: pagesComponent

        Pages {
            width: root.width
            height: root.height
            match: played
        }
    }

    function test_a_page_takes_a_press_while_it_still_comes_into_sight() {
        const pages = createTemporaryObject(pagesComponent, root);
        pages.openRules("matador", "");
        compare(pages.name, "rules");
        verify(pages.opacity < 1);
        const back = findChild(pages.currentItem, "backButton");
        verify(back !== null);
        waitForItemPolished(back.parent); // to wait for a picture may take as long as the page does
        verify(pages.opacity < 1);
        mouseClick(back);
        compare(pages.name, "home");
        tryCompare(pages, "opacity", 1);
    }
}
