// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQml
import Boneyard.Settings

/// Numbers in the digits of the player's language: what shows one shows it anew when the language changes. Below
/// nothing they have a true minus, as all that the program writes.
QtObject {
    id: root

    readonly property string _minus: "\u2212"

    function whole(value: real): string {
        return value.toLocaleString(Settings.locale, "f", 0).replace("-", root._minus);
    }
    function tenths(value: real): string {
        return value.toLocaleString(Settings.locale, "f", 1).replace("-", root._minus);
    }
    /// One that is a name, such as a deal's.
    function named(digits: string): string {
        const zero = Settings.locale.zeroDigit.charCodeAt(0);
        return digits.replace(/[0-9]/g, digit => String.fromCharCode(zero + Number(digit)));
    }
    /// With its sign, to be read from left to right in any sentence: "+3.4".
    function ahead(value: real): string {
        const number = root.tenths(Math.abs(value));
        if (number === root.tenths(0))
            return number;
        return "\u2066" + (value > 0 ? "+" : root._minus) + number + "\u2069";
    }
    function percent(value: real): string {
        //: %1 is a number from 0 to 100
        return qsTr("%1%").arg(root.whole(value));
    }
}
