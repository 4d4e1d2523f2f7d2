// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Match
import Boneyard.Tiles

/// The sign at an open end.
TestCase {
    id: root

    name: "MarkItem"
    when: windowShown
    visible: true
    width: 300
    height: 300

    Component {
        id: marks

        MarkItem {
            face: "domino"
            unit: 40
            px: 2
            py: 2
            angle: 0
            accepts: []
            spoken: ""
            meaning: ""
            open: true
            index: 0
        }
    }

    function init() {
        failOnWarning(/.?/);
    }

    function mark(kind: int, accepts: var): Item {
        return createTemporaryObject(marks, root, {
            "kind": kind,
            "accepts": accepts
        }) as Item;
    }

    function test_an_end_that_only_a_tile_across_joins_shows_one_and_no_dash() {
        const closed = root.mark(MarkModel.Closed, []);
        const sign = findChild(closed, "acrossSign");
        verify(sign.visible);
        verify(sign.height > sign.width && sign.height < closed.height, "it is a tile, and lies in its sign");
        verify(!findChild(closed, "halfSign").visible);
        verify(!findChild(root.mark(MarkModel.Value, [3]), "acrossSign").visible);
    }
    function test_a_gate_shows_both_that_join_it() {
        const gate = root.mark(MarkModel.Gate, [0]);
        verify(findChild(gate, "acrossSign").visible);
        const half = findChild(gate, "halfSign");
        verify(half.visible);
        compare(half.width, half.height);
        verify(gate.width > gate.height, "there is room for two");
    }
    function test_a_number_is_in_a_circle_whatever_stood_there_before() {
        const end = root.mark(MarkModel.Gate, [0]);
        tryVerify(() => end.width > end.height);
        end.kind = MarkModel.Value;
        end.accepts = [3];
        compare(end.width, end.height);
    }
}
