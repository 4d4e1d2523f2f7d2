// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// The table of any game: pieces, open ends and the places for the chosen tile, seen through a camera.
Item {
    id: root

    required property Table table
    required property SeatRing ring ///< around it
    required property FeltCover cover ///< what lies over it
    property Selection selection: null ///< of who plays here
    property real comfortable: 60 ///< tiles are not drawn larger than this to fill the table
    property real readable: 0 ///< nor smaller than this: then a part of the table is seen
    property var gathering ///< of chosen tiles that are laid together
    property bool aiming: false ///< a tile is being dragged: the wheel turns it

    readonly property alias camera: eye
    readonly property alias world: world
    readonly property alias arrival: arrival
    readonly property alias felt: felt
    readonly property alias below: below ///< what goes under all tiles
    readonly property rect view: root.ring.free ///< what the seats leave free

    property Item stock: null ///< the heap to draw from, which may lie here
    property HeapTile heapTile: null ///< the top tile of a pile, on its way to the rack
    property var ghosts: [] ///< where tiles were laid, or would better have been
    readonly property bool arriving: arrival.running ///< a tile is on its way

    signal spotTaken(row: int)
    signal turnWanted(step: int)
    signal placePointed ///< the mouse has come to another place
    signal togetherWanted
    signal takeWanted(action: string)
    signal feltTapped(at: point) ///< in tile units
    signal lookWanted(tiles: var)
    signal refused(words: string)

    /// Where all that lies here is, or may be laid or pressed, in another item's pixels. Not typed: Qt 6.4 compiles
    /// what is, and cannot go through such a list then.
    function lying(within, close) {
        return world.places.lying(within, close).concat(aids.lying(within));
    }
    /// The current place has been named, or walked to: it comes into sight.
    function showSpot() {
        eye.showSpot(root.selection?.spot ?? -1);
    }

    objectName: "table"
    clip: !eye.fitted // what is moved out of sight is not seen behind the rack
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Pane
    //: Spoken name of the table on which the tiles lie
    Accessible.name: qsTr("Table")

    Item {
        id: below

        z: -1
    }
    PlacePointer {
        id: mouse

        enabled: !root.aiming
        world: world
        selection: root.selection
        onPointed: root.placePointed()
    }
    TileArrival {
        id: arrival

        world: world
        camera: eye
    }
    TableEye {
        id: eye

        table: root.table
        selection: root.selection
        ghosts: root.ghosts
        view: root.view
        room: Qt.rect(8, 8, root.ring.width - 16, root.ring.height - 16) // with what lies over it
        maxZoom: root.comfortable
        obstacles: root.cover.obstacles.concat(eye.all ? [aids.button] : [])
        covering: root.cover.seen.concat(eye.all ? [aids.button] : [])
        least: root.readable
        signs: [aids.buttonHome]
        map: aids.mapHome
    }
    FeltShape {
        table: root.table
        view: root.ring.free
    }

    FeltInput {
        id: felt

        anchors.fill: parent
        camera: eye
        covered: root.cover.pressed
        world: world
        stock: root.stock
        selection: root.selection
        aiming: root.aiming
        onTapped: at => root.feltTapped(eye.toTable(at.x, at.y))
        onTurnWanted: step => {
            mouse.look();
            root.turnWanted(step);
        }
    }
    TogetherArea {
        view: root.view
        obstacles: root.cover.obstacles
        ready: root.selection?.choices.together ?? false
        visible: ready || (root.selection?.count ?? 0) > 2
        words: ready ? root.gathering.place : root.gathering.none
        onTaken: root.togetherWanted()
    }
    Item {
        // what is seen in part ends where the plates begin, or what hangs from them
        y: eye.near ? eye.partTop : 0
        width: parent.width
        height: parent.height - y
        clip: eye.near

        TableWorld {
            id: world

            y: eye.originY - parent.y
            table: root.table
            camera: eye
            selection: root.selection
            unit: Math.max(32, Math.round(root.comfortable / 16) * 16) // with the window only, never with the camera
            arriving: root.arriving
            heapTile: root.heapTile
            ghosts: root.ghosts
            dragged: root.aiming
            onSignsMoved: aids.settle()
            onSpotTaken: row => root.spotTaken(row)
            onTakeWanted: action => root.takeWanted(action)
            onLookWanted: tiles => root.lookWanted(tiles)
            onRefused: words => root.refused(words)
        }
        PartEnds {
            y: -parent.y
            width: parent.width
            height: root.height
            camera: eye
        }
    }
    SightAids {
        id: aids

        anchors.fill: parent
        table: root.table
        spots: root.selection?.spots ?? null
        camera: eye
        view: root.view
        obstacles: root.cover.obstacles
        cards: root.cover.cards
        signs: () => world.places.signs()
    }
}
