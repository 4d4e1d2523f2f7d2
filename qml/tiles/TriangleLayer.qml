// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A picture that is one layer of a triangular tile's body, as large as its parent.
Image {
    id: root

    property string picture

    width: root.parent.width
    height: root.parent.height
    sourceSize.width: Math.ceil(root.width)
    sourceSize.height: Math.ceil(root.height)
    source: root.visible ? Theme.image(root.picture) : ""
    smooth: true
    mipmap: true
}
