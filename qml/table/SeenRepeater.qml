// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A repeater that knows which of its items can be seen.
Repeater {
    id: root

    /// Not typed: Qt 6.4 compiles what is, and cannot go through such a list then.
    function seen() {
        return Array.from({
            "length": root.count
        }, (one, row) => root.itemAt(row)).filter(item => item?.visible);
    }
}
