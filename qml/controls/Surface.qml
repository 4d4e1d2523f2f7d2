// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A table: what it is made of, and its colours.
QtObject {
    required property string name
    required property string material ///< as in Ground
    required property color light ///< under a lamp: in the middle
    required property color dark ///< and at the edges
    required property color dayLight ///< the same by day
    required property color dayDark
}
