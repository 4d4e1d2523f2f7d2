// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick

/// The card that says at length what a thing is, while one is open: no tip comes beside it.
QtObject {
    property Item card: null
}
