// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick

/// The card that says at length what a thing is, while one is open: no tip comes beside it, and a tip
/// goes for a message.
QtObject {
    property Item card: null

    signal spoken ///< a message has come, which no tip is to lie over
}
