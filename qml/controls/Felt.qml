// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The table everything lies on, of felt, wood or slate.
Rectangle {
    id: root

    color: Surfaces.dark

    Ground {
        anchors.fill: parent
        visible: !Theme.plain
        material: Surfaces.chosen.material
        light: Surfaces.light
        dark: Surfaces.dark
    }
}
