// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Table

TestCase {
    id: root

    name: "Courier"
    width: 200
    height: 200
    visible: true
    when: windowShown

    Component {
        id: courier

        Courier {}
    }
    Item {
        id: felt
    }

    /// The pace was set to "at once" while tiles were swept: the next one has no way left.
    function test_one_that_takes_no_time_goes_away_as_well() {
        failOnWarning(/destroy/);
        courier.createObject(felt, {
            "face": "domino",
            "from": Qt.point(10, 10),
            "to": Qt.point(90, 90),
            "fromUnit": 20,
            "toUnit": 20,
            "delay": 0,
            "lasts": 0
        });
        tryCompare(felt.children, "length", 0, 1000);
    }
}
