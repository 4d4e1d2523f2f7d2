// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// All at the table that can be walked to by keyboard: what can be explained and is no stop of Tab of its own.
QtObject {
    id: root

    required property Item within ///< all places are in its pixels
    property var parts: [] ///< of the table: in them it is looked for

    /// {item, name, place}. Not typed, as in the explainer.
    function all() {
        const found = [];
        for (const part of root.parts.filter(one => one.visible))
            root._gather(part, null, found);
        return found;
    }
    function placeOf(item: Item): rect {
        return item.mapToItem(root.within, Qt.rect(0, 0, item.width, item.height));
    }
    /// It lies in that other item, however deep.
    function lies(item: Item, outer: Item): bool {
        for (let above = item; above; above = above.parent) {
            if (above === outer)
                return true;
        }
        return false;
    }
    /// What lies in a thing and says the same is no thing of its own.
    function _gather(item, outer, found) {
        const stop = item.activeFocusOnTab && !(item instanceof Pile) && !(item instanceof PileMark);
        if (stop || item.opacity === 0 || item instanceof SpotItem || item instanceof Rack || item === root.within)
            return;
        const what = typeof item.explain === "function" ? item.explain() : {};
        const own = what.name && (what.name !== outer?.name || what.words !== outer?.words);
        if (own && item.width > 0)
            found.push({
                "item": item,
                "name": what.name,
                "place": root.placeOf(item)
            });
        for (const child of Array.from(item.children).filter(one => one.visible))
            root._gather(child, own ? what : outer, found);
    }
}
