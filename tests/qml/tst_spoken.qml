// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls

TestCase {
    name: "Spoken"

    function test_a_score_is_said_with_its_number(): void {
        verify(Spoken.points(34).includes("34"));
    }
    function test_a_score_below_zero_is_said_as_minus(): void {
        const words = Spoken.points(-15);
        verify(words.startsWith("minus"), words);
        verify(words.includes("15"), words);
        verify(!words.includes("%"), words);
    }
}
