// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Files
import Boneyard.Match
import Boneyard.Sheets

/// The sheets that belong to no page, over whichever there is: about what is not saved, and about the program.
SheetOverlay {
    id: root

    required property Match match

    signal closeWanted

    function show(name: string) {
        root.name = name;
    }

    sheets: ({
            "unsaved": unsaved,
            "close": closing,
            "save": save,
            "about": about
        })

    Component {
        id: unsaved

        UnsavedSheet {
            canSave: root.match.active
            onSaveWanted: root.show("save")
        }
    }
    Component {
        id: closing

        CloseSheet {
            canSave: root.match.active
            onSaveWanted: root.show("save")
            onCloseWanted: root.closeWanted()
        }
    }
    Component {
        id: about

        AboutSheet {}
    }
    Component {
        id: save

        SaveSheet {
            match: root.match
            onSaid: words => root.said(words)
            onPictureWanted: file => root.savePicture(file)
        }
    }
}
