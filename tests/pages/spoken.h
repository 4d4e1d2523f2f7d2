// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

/// The window as a screen reader meets it.
namespace boneyard::test {

/// Calls `visit` with each thing below that one and the item behind it, parents before their children.
template <class Visit>
void eachSpoken(QAccessibleInterface* thing, const Visit& visit) {
    if (thing == nullptr) return;
    if (auto* item = qobject_cast<QQuickItem*>(thing->object())) visit(*thing, *item);
    for (int i = 0; i < thing->childCount(); ++i) eachSpoken(thing->child(i), visit);
}

template <class Visit>
void eachSpoken(QQuickWindow& window, const Visit& visit) {
    eachSpoken(QAccessible::queryAccessibleInterface(&window), visit);
}

/// What it is called.
inline QString spokenName(QQuickItem* item) {
    QAccessibleInterface* thing = item != nullptr ? QAccessible::queryAccessibleInterface(item) : nullptr;
    return thing != nullptr ? thing->text(QAccessible::Name) : QString();
}

/// It can be pressed, whether or not it may be now.
inline bool isPressable(QAccessibleInterface& thing) {
    return thing.actionInterface() != nullptr &&
           thing.actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction());
}

inline void pressIt(QAccessibleInterface& thing) {
    thing.actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

/// Everything that a screen reader could say of the window, seen or not.
inline QStringList allSpoken(QQuickWindow& window) {
    QStringList all;
    eachSpoken(window, [&all](QAccessibleInterface& thing, const QQuickItem&) {
        for (const auto text :
             {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
            all.append(thing.text(text));
    });
    all.removeAll(QString());
    return all;
}

}  // namespace boneyard::test
