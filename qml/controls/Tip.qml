// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// The line that says what an icon does.
T.ToolTip {
    id: root

    property bool shown: false
    property bool above: false ///< what lies below is not to be covered
    property bool beside: false ///< it may stand at its side as well, where nothing else is pressed
    property Item whole: root.parent ///< above or below that it stands
    property var spared: () => [] ///< what else is not to be covered: rectangles of the window
    property bool _told: false ///< it has been said at more length, or something else has: it comes again with the pointer
    property bool _slid: false ///< its thing has come to the pointer, and nobody has asked
    property point _at ///< of its parent: there it stands

    /// A window so low has no room beside what is hovered.
    readonly property bool _aside: root.parent?.Window.height < 360 && Explained.line !== null
    property string _saidAside: ""
    readonly property real _readable: Theme.small * 21 ///< about forty letters

    x: root._at.x
    y: root._at.y
    // what goes from the table is still under the pointer for a moment, and in no window
    visible: root.shown && !root._told && !root._slid && !root._aside && !Explained.card && root.text !== "" && !!root.parent?.Window.window
    onShownChanged: {
        root._told = false;
        root._slid = root.shown && !PointerMoves.byHand();
        if (root._slid)
            PointerMoves.rest();
        root._sayAside();
        root._settle();
    }
    onAboutToShow: root._settle()
    onWidthChanged: root._settle()
    onHeightChanged: root._settle()
    /// Where a window is so low that it stands in a line of the table.
    function _sayAside() {
        if (root._saidAside !== "")
            Explained.hush(root._saidAside);
        root._saidAside = root.shown && !root._slid && root._aside && Explained.fits(root.text) ? root.text : "";
        if (root._saidAside !== "")
            Explained.hint(root._saidAside);
    }
    /// It stands where it covers least of what one reads meanwhile.
    function _settle() {
        const window = root.parent?.Window.window;
        if (!root.shown || !window)
            return;
        const own = root.parent.mapToItem(null, Qt.rect(0, 0, root.parent.width, root.parent.height));
        const most = Qt.point(window.width - root.margins - root.width, window.height - root.margins - root.height);
        const spare = root.spared;
        const spared = spare();
        const table = Explained.table?.Window.window === window ? Explained.table : null;
        const kept = table?.read() ?? [];
        const lying = table?.lying() ?? [];
        const inside = root._places(own, window.height / 2, spared, kept.concat(lying)).map(at => Qt.point(Math.max(root.margins, Math.min(at.x, most.x)), Math.max(root.margins, Math.min(at.y, most.y))));
        const covered = (places, at) => finder.covered(places, Qt.rect(at.x, at.y, root.width, root.height));
        const covers = inside.map(at => covered(lying, at) + 10 * covered(kept, at) + 1000 * covered(spared, at) + 10000 * covered([own], at));
        const best = inside[covers.indexOf(Math.min(...covers))];
        const at = root.parent.mapFromItem(null, best.x, best.y);
        root._at = Qt.point(Math.round(at.x), Math.round(at.y));
    }
    /// Where it may stand, the best place first: below its thing, but in the lower half of the window, where the hand lies
    /// below that, above it. Not typed: Qt 6.4 compiles what is, and has no lists of points.
    function _places(own, half, spared, kept) {
        const edge = root.whole.mapToItem(null, Qt.rect(0, 0, root.whole.width, root.whole.height));
        const gap = 6;
        const over = edge.top - gap - root.height;
        const below = edge.bottom + gap;
        const under = below + root._overOffer(below);
        const rows = root.above ? [over] : own.bottom > half ? [over, under] : [under, over];
        const along = [own.left + (own.width - root.width) / 2, own.right - root.width, own.left].concat(root.beside ? [own.right, own.left - root.width] : []);
        const middle = own.top + (own.height - root.height) / 2;
        const aside = !root.beside ? [] : [Qt.point(own.right + gap, middle), Qt.point(own.left - gap - root.width, middle)];
        // at the side of the window there is room above and below that alone
        spared.forEach(one => aside.push(Qt.point(along[0], one.top - gap - root.height), Qt.point(along[0], one.bottom + gap)));
        const first = Qt.rect(along[0], rows[0], root.width, root.height);
        const far = at => Math.max(own.left - at.x - root.width, at.x - own.right, own.top - at.y - root.height, at.y - own.bottom) > Theme.px(100);
        kept.filter(one => finder.covered([one], first) > 0).forEach(one => aside.push(...[Qt.point(first.x, one.top - gap - root.height), Qt.point(first.x, one.bottom + gap), Qt.point(one.right + gap, first.y), Qt.point(one.left - gap - root.width, first.y)].filter(at => !far(at))));
        return [].concat(...rows.map(y => along.map(x => Qt.point(x, y))), aside);
    }
    /// From there on down it would lie over what is offered: so much further down it does not.
    function _overOffer(top: real): real {
        const offer = Explained.offer;
        if (!offer || !offer.visible || offer.Window.window !== root.parent.Window.window)
            return 0;
        const from = offer.mapToItem(null, 0, 0).y;
        const end = from + offer.height;
        return top < end && top + root.height > from ? end + 6 - top : 0;
    }
    enabled: false // a press goes through it, to what it lies on
    delay: 500
    margins: 6
    padding: 8
    implicitWidth: Math.min(Math.ceil(longest.advanceWidth) + 1, root._readable) + 2 * padding // the text's own changes while it is given one
    implicitHeight: contentItem.implicitHeight + 2 * padding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    contentItem: AppText {
        text: root.text
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        radius: 8
        color: Theme.colors.chrome
        border.color: Theme.colors.outline
        border.width: Theme.colors.outlineWidth
    }

    LeastCovered {
        id: finder
    }
    TextMetrics {
        id: longest

        font.family: Theme.family
        font.pixelSize: Theme.small
        text: !root.shown ? "" : root.text.split("\n").reduce((most, line) => line.length > most.length ? line : most, "")
    }
    Connections {
        target: PointerMoves // from the beginning: it looks on as long as it is there
        enabled: root.shown

        function onWent() {
            if (!root._slid)
                return;
            root._slid = false;
            root._sayAside();
        }
        function onPressed() {
            root._told = true;
        }
    }
    Connections {
        target: root.shown ? Explained : null

        function onCardChanged() {
            if (Explained.card)
                root._told = true;
        }
        function onSpoken() {
            root._told = true;
        }
    }
}
