// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Common
import Boneyard.Controls

/// Where unfinished matches will wait: until then the lesson of the first game that is still new to whoever plays here is
/// offered, and to who knows them all it is said what the place is for.
T.AbstractButton {
    id: root

    readonly property GameToLearn _game: root._firstNew() ///< null: all are known
    //: %1 is a game
    readonly property string _offer: root._game ? qsTranslate("LessonOffer", "New to %1? Try a two-minute lesson.").arg(root._game.name) : ""

    signal lessonWanted(gameId: string)

    function _firstNew(): GameToLearn {
        for (let row = 0; row < all.count; ++row) {
            const game = all.itemAt(row) as GameToLearn;
            if (game && game.fresh)
                return game;
        }
        return null;
    }

    objectName: "emptyPlace"
    enabled: root._game !== null
    //: Stands where unfinished matches are shown, while there is room for more of them
    text: root._offer === "" ? qsTr("Unfinished matches wait here.") : root._offer
    implicitHeight: Math.max(root.enabled ? Theme.control : 0, implicitContentHeight + 16)
    hoverEnabled: true
    activeFocusOnTab: root.enabled && root.visible
    focusPolicy: Qt.TabFocus
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: root.enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.text
    Accessible.onPressAction: if (root.enabled)
        root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    onClicked: root.lessonWanted(root._game.gameId)

    background: Rectangle {
        radius: Theme.radius + 4
        color: Theme.plain ? "transparent" : Qt.alpha("#000000", root.down ? 0.3 : root.hovered ? 0.2 : 0.12)
        border.width: 1
        border.color: Theme.plain ? Theme.colors.outline : Qt.alpha(Surfaces.on.ink, root.enabled ? 0.3 : 0.12)

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: EmptyPlaceWords {
        text: root.text
        offers: root.enabled
        mirrored: root.mirrored
    }
    Repeater {
        id: all

        model: Catalog.games

        GameToLearn {}
    }
    HoverHandler {
        enabled: root.enabled
        cursorShape: Qt.PointingHandCursor
    }
}
