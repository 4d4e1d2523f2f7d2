// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Lets a page appear. Not by the stack's own transitions: while those run, it swallows every press.
NumberAnimation {
    id: root

    function begin() {
        if ((root.target as Item)?.Window.window?.visible)
            root.restart();
    }

    property: "opacity"
    from: 0
    to: 1
    duration: Theme.sheet
}
