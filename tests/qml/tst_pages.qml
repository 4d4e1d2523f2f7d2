// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard
import Boneyard.History
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

        turn.pace.speed: "instant"
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
    function test_the_settings_are_opened_over_any_page_and_not_over_themselves() {
        const pages = createTemporaryObject(pagesComponent, root);
        pages.openRules("matador", "");
        tryCompare(pages, "opacity", 1);
        pages.openSettings();
        pages.openSettings();
        compare(pages.name, "settings");
        pages.back();
        compare(pages.name, "rules");
    }
    function test_a_sheet_over_a_lesson_lies_over_its_words_too_and_keeps_the_keys() {
        const pages = createTemporaryObject(pagesComponent, root);
        pages.openLesson("matching_elements"); // its second step is a question, which wants the keys
        tryCompare(pages, "opacity", 1);
        const page = pages.currentItem;
        findChild(page, "lessonNext").clicked(); // what it is about
        const hint = findChild(page, "lessonHint");
        const skip = findChild(page, "lessonSkip");
        tryVerify(() => hint.enabled && skip.enabled);
        keyClick("?");
        tryVerify(() => findChild(page, "keysSheet") !== null);
        const sheet = findChild(page, "keysSheet");
        tryVerify(() => sheet.settled);
        compare([sheet.width, sheet.height], [page.width, page.height]);
        verify(!hint.enabled && !skip.enabled);
        hint.clicked();
        verify(sheet.activeFocus);
        while (skip.visible)
            skip.clicked(); // as where what was played is judged meanwhile
        verify(sheet.activeFocus);
        verify(findChild(sheet, "close").enabled);
        keyClick(Qt.Key_Escape);
        tryVerify(() => findChild(page, "lessonCoach").activeFocus);
    }

    Component {
        id: row

        HistoryRow {
            matchId: 1
            gameName: "Matador"
            face: "domino"
            when: "today"
            kind: ""
            seats: "Ada 0"
            result: "Bruno won"
            won: false
            remark: ""
            length: "16 moves"
            winner: 1
            medallion: ""
            picked: false
            picture: ({
                    "bounds": Qt.rect(0, 0, 1, 1),
                    "pieces": [],
                    "marks": []
                })
            pointed: true
            width: 600
        }
    }

    function test_the_ring_of_a_row_lies_within_the_list_that_cuts_off() {
        const item = createTemporaryObject(row, root);
        const ring = findChild(item, "focusRing");
        verify(ring.visible);
        for (const part of [ring, ring.children[0]]) {
            // by day there is a bright line around it
            const at = part.mapToItem(item, Qt.rect(0, 0, part.width, part.height));
            verify(at.left >= 0 && at.top >= 0 && at.right <= item.width && at.bottom <= item.height, at);
        }
    }
}
