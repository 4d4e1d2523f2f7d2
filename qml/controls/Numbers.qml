// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQml
import Boneyard.Settings

/// Numbers in the digits of the player's language: what shows one shows it anew when the language changes.
QtObject {
    function whole(value: real): string {
        return value.toLocaleString(Settings.locale, "f", 0);
    }
    function tenths(value: real): string {
        return value.toLocaleString(Settings.locale, "f", 1);
    }
}
