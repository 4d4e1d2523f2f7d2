// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common

/// How Qt 6.4 tells a screen reader something: an alert that appears.
Item {
    width: 1
    height: 1
    visible: Announcer.alert
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Announcer.text
}
