// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// Of the places for the chosen tile: which are above where they lie over each other, where it is said what the tile
/// would bring there, and where the sign stands that turns it.
Item {
    id: root

    required property Camera camera
    required property string face
    required property point pointer ///< where it is, in tile units: the nearer place is above
    required property SeenRepeater places ///< for the chosen tile
    required property SeenRepeater tiles ///< the tiles that lie

    signal placed ///< all that

    /// Something of it has changed: it is thought over when all has.
    function restart() {
        soon.restart();
    }
    function _shown() {
        return root.places.seen().filter(spot => spot.shown);
    }
    /// What a tile would bring is said beside its place, or over its edge; on it, where several lie over each other. Of
    /// the place where the tile would go it is said in any case.
    function _tellGains() {
        const places = root._shown();
        const laid = root.tiles.seen();
        const zoom = root.camera.goal.zoom;
        const said = [];
        for (const place of places)
            place.rivals = places.filter(other => gains.cross(place, other)).map(other => ({
                        "row": other.index,
                        "px": other.px,
                        "py": other.py
                    }));
        root._order(places);
        for (const place of places.filter(spot => spot.tells).sort((one, other) => other.current - one.current || other.crossed - one.crossed)) {
            const sign = place.gainMark;
            const wide = sign.width / zoom;
            const high = sign.height / zoom;
            gains.whole = Qt.size(sign.whole.width / zoom, sign.whole.height / zoom);
            const others = places.filter(other => other !== place);
            const on = () => gains.on(place, wide, high, laid, others);
            const beside = () => gains.beside(place, wide, high, laid, others, said);
            const edge = () => gains.edge(place, wide, high, laid, others, said);
            place.gainAt = (place.above ? beside() ?? edge() ?? (place.crossed ? on() : null) : on() ?? beside() ?? edge()) ?? (place.current ? gains.inSight(place) : null);
            if (place.gainAt)
                said.push(Qt.rect(place.px + place.gainAt.x - wide / 2, place.py + place.gainAt.y - high / 2, wide, high));
        }
        for (const place of places)
            root._placeTurn(place, laid, places.filter(other => other !== place), said, zoom);
    }
    /// The sign stays where it is whichever way the tile lies, so that it can be pressed again.
    function _placeTurn(place, laid, others, said, zoom) {
        const ways = [place];
        for (let row = place.next; row >= 0 && row !== place.index && ways.length <= root.places.count; row = root.places.itemAt(row).next)
            ways.push(root.places.itemAt(row));
        const wide = place.turnSize / zoom;
        gains.whole = Qt.size(wide, wide);
        const at = ways.length > 1 ? turns.find(place, ways, wide, laid.concat(others), said) : null;
        for (const way of ways) {
            way.ways = ways;
            way.turnAt = at;
        }
        if (at)
            said.push(Qt.rect(at.x - wide / 2, at.y - wide / 2, wide, wide));
    }
    /// Which of the places that lie over each other are above: the one where the tile would go, and those near the pointer.
    function _order(places) {
        const away = place => place.current ? -1 : Math.hypot(place.px - root.pointer.x, place.py - root.pointer.y);
        const above = [];
        for (const place of places.filter(spot => spot.crossed).sort((one, other) => away(one) - away(other) || one.index - other.index)) {
            place.above = !place.rivals.some(other => above.includes(other.row));
            if (place.above)
                above.push(place.index);
        }
    }

    onPointerChanged: root._order(root._shown())

    GainPlace {
        id: gains

        camera: root.camera
        face: root.face
    }
    TurnPlace {
        id: turns

        gains: gains
        face: root.face
    }
    Connections {
        target: root.camera

        function onGoalChanged() {
            soon.restart();
        }
        function onObstaclesChanged() {
            soon.restart();
        }
    }
    Timer { // they change one after the other
        id: soon

        interval: 0
        onTriggered: {
            root._tellGains();
            root.placed();
        }
    }
}
